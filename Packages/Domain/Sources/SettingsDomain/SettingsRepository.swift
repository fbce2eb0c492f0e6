/// Why settings could not be read or stored.
public enum SettingsError: Error, Hashable, Sendable {
  /// The stored settings cannot be read; they are not changed until they can.
  ///
  /// ## Troubleshooting
  /// Correct what the reason names, or remove the file.
  case cannotBeRead(reason: String)

  /// The file of the settings cannot be opened, so that its content is unknown; it is not changed until it can.
  ///
  /// ## Troubleshooting
  /// Check the permissions of what the reason names.
  case cannotBeOpened(reason: String)

  /// A change could not be stored; what was stored before is unchanged.
  ///
  /// ## Troubleshooting
  /// Check free space and the permissions of what the reason names.
  case cannotBeSaved(reason: String)
}

/// Stores the user's settings, as texts in the spelling of the command line.
///
/// Nothing here waits for a network: settings are needed before anything else is.
public protocol SettingsRepository: Sendable {
  /// Where the settings are, for users who want to look; `nil` when there is no place for them.
  var place: String? { get }

  /// Reads the settings.
  ///
  /// - Returns: The text of each setting that has one; it may be one that the option does not understand.
  /// - Throws: ``SettingsError/cannotBeRead(reason:)`` or ``SettingsError/cannotBeOpened(reason:)``.
  func values() throws(SettingsError) -> [SettingName: String]

  /// Changes a setting; the others stay, also those that only other versions of the program know.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - name: The name of the setting.
  /// - Throws: ``SettingsError``; nothing is changed then.
  func set(_ value: String, for name: SettingName) throws(SettingsError)

  /// Removes settings, all or none, so that their standards apply; the others stay.
  ///
  /// - Parameter names: Which settings.
  /// - Returns: Those that had a value, each once and in the order given.
  /// - Throws: ``SettingsError``; nothing is changed then.
  func remove(_ names: [SettingName]) throws(SettingsError) -> [SettingName]
}

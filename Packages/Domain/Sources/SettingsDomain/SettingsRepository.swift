/// Keeps what a person has settled, as texts in the spelling of the command line.
///
/// Nothing here waits for a network: settings are needed before anything else is.
public protocol SettingsRepository: Sendable {
  /// Where the settings are, for people who want to look; `nil` when there is no place for them.
  var place: String? { get }

  /// Reads the settings.
  ///
  /// - Returns: The text of each setting that was settled; it may be one that the option does not understand.
  /// - Throws: ``SettingsError/cannotBeRead(reason:)``.
  func values() throws(SettingsError) -> [SettingName: String]

  /// Settles something; what else was settled stays, also what only other versions of the program know.
  ///
  /// - Parameters:
  ///   - value: The text.
  ///   - name: What to settle.
  /// - Throws: ``SettingsError``; nothing is changed then.
  func set(_ value: String, for name: SettingName) throws(SettingsError)

  /// Leaves something open again.
  ///
  /// - Parameter name: What to leave open.
  /// - Returns: Whether it was settled.
  /// - Throws: ``SettingsError``; nothing is changed then.
  func remove(_ name: SettingName) throws(SettingsError) -> Bool
}

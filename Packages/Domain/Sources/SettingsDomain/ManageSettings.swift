/// Tells and changes what a person has settled.
public struct ManageSettings: Sendable {
  private let repository: any SettingsRepository

  /// Makes the use case.
  ///
  /// - Parameter repository: Keeps the settings.
  public init(repository: any SettingsRepository) {
    self.repository = repository
  }

  /// Where the settings are; `nil` when there is no place for them.
  public var place: String? { repository.place }

  /// Tells what was settled.
  ///
  /// - Returns: The text of each setting that was settled.
  /// - Throws: ``SettingsError/cannotBeRead(reason:)``.
  public func values() throws(SettingsError) -> [SettingName: String] {
    try repository.values()
  }

  /// Settles something.
  ///
  /// - Parameters:
  ///   - value: The text, in the spelling of the command line.
  ///   - name: What to settle.
  /// - Throws: ``SettingsError``; nothing is changed then.
  public func set(_ value: String, for name: SettingName) throws(SettingsError) {
    try repository.set(value, for: name)
  }

  /// Leaves some settings open again.
  ///
  /// - Parameter names: What to leave open.
  /// - Returns: Those that were settled, in the order given.
  /// - Throws: ``SettingsError``; those before the one that failed are open then.
  public func unset(_ names: [SettingName]) throws(SettingsError) -> [SettingName] {
    var removed: [SettingName] = []
    for name in names where try repository.remove(name) { removed.append(name) }
    return removed
  }
}

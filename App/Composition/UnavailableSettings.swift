import SettingsDomain

/// Settings where there is no place for a file: none, and none can be kept.
struct UnavailableSettings: SettingsRepository {
  /// Why nothing can be kept.
  let reason: String

  var place: String? { nil }

  func values() throws(SettingsError) -> [SettingName: String] { [:] }

  func set(_ value: String, for name: SettingName) throws(SettingsError) {
    throw .cannotBeSaved(reason: reason)
  }

  func remove(_ name: SettingName) throws(SettingsError) -> Bool { false }
}

public import SettingsDomain
import Synchronization

/// Stores settings in memory, or fails as a test says.
public final class FakeSettings: SettingsRepository {
  /// Where the settings are said to be.
  public let place: String?
  private let state: Mutex<State>

  private struct State {
    var values: [SettingName: String]
    var failure: SettingsError?
  }

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - values: The settings.
  ///   - place: Where the settings are said to be.
  public init(
    _ values: [SettingName: String] = [:],
    place: String? = "/home/anna/.config/tessera/settings.json"
  ) {
    self.place = place
    state = Mutex(State(values: values))
  }

  /// Fails every further call, or none.
  ///
  /// - Parameter error: Why; `nil` to work again.
  public func fail(_ error: SettingsError?) {
    state.withLock { $0.failure = error }
  }

  /// Reads the settings.
  public func values() throws(SettingsError) -> [SettingName: String] {
    try change { $0 }
  }

  /// Changes a setting.
  public func set(_ value: String, for name: SettingName) throws(SettingsError) {
    try change { $0[name] = value }
  }

  /// Removes settings.
  public func remove(_ names: [SettingName]) throws(SettingsError) -> [SettingName] {
    try change { values in names.filter { values.removeValue(forKey: $0) != nil } }
  }

  private func change<Answer>(
    _ change: (inout [SettingName: String]) -> sending Answer
  ) throws(SettingsError) -> sending Answer {
    try state.withLock { state throws(SettingsError) in
      if let failure = state.failure { throw failure }
      return change(&state.values)
    }
  }
}

import CommandKit
import FeatureKit
import SettingsDomain

/// One run of a command about settings.
struct SettingsRun {
  let invocation: Invocation
  let session: FeatureSession<ManageSettings>
  /// The fields of the document that was asked for; `nil` for a screen.
  let selection: FieldSelection?
  let option: @Sendable (SettingName) -> any NamedParameter

  var strings: Strings { Strings(session.presenter.context.language) }

  /// Works with what is kept; failures are put into words.
  func keeping<Value>(_ work: (ManageSettings) throws(SettingsError) -> Value) throws(CommandFailure) -> Value
  {
    do throws(SettingsError) {
      return try work(session.useCases)
    } catch {
      throw SettingsFailure(error: error, strings: strings).commandFailure
    }
  }

  /// What holds for every setting now.
  func states() throws(CommandFailure) -> [SettingState] {
    let stored = try keeping { settings throws(SettingsError) in try settings.values() }
    return SettingName.allCases.map { state(of: $0, stored) }
  }

  /// What holds for one setting now.
  func state(of name: SettingName) throws(CommandFailure) -> SettingState {
    let stored = try keeping { settings throws(SettingsError) in try settings.values() }
    return state(of: name, stored)
  }

  /// Writes the document if one was asked for.
  ///
  /// - Returns: Whether one was.
  func write(_ states: [SettingState]) -> Bool {
    guard let selection else { return false }
    let presenter = session.presenter
    session.observe(.view("SettingsDocument"))
    presenter.write(SettingsDocument(settings: states, selection: selection).json(at: presenter.context.now))
    return true
  }

  private func state(of name: SettingName, _ stored: [SettingName: String]) -> SettingState {
    let option = option(name)
    return SettingState(name, of: option, stored: stored[name], given: invocation.source(of: option))
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import Observation
import SettingsDomain

/// Shows every setting with its value and where the value comes from.
@MainActor @Observable
final class SettingsViewModel: Screen {
  private let settings: Loader<SettingsSource.Given, [SettingState], SettingsFailure>
  private let place: String?
  private let given: SettingsSource.Given

  init(
    source: SettingsSource,
    given: SettingsSource.Given,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    place = source.repository.place
    self.given = given
    settings = Loader("ListSettings", observe: observe) { given async throws(SettingsFailure) in
      try source.states(given)
    }
  }

  func load(_ request: LoadRequest) async { await settings.load(given, request.policy) }

  func failure(in context: ViewContext) -> CommandFailure? { settings.state.commandFailure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    let strings = Strings(context.language)
    let words = LoadState<[SettingState], SettingsFailure>.Words(
      title: strings.settings,
      loading: strings.loading,
      refreshing: strings.loading,
      notRefreshed: strings.notRefreshed
    )
    return .page(
      settings.state.page(words, context) { settingsPage($0.value, place: place, context) }
    )
  }

  var isList: Bool { true }

  var records: Records? { settings.state.shown.map { SettingsRecords.records(of: $0.value) } }
}

/// Writes the value of one setting that is in force.
@MainActor @Observable
final class SettingViewModel: Screen {
  private let name: SettingName
  private let setting: Loader<SettingsSource.Given, [SettingState], SettingsFailure>
  private let given: SettingsSource.Given
  private var isForScript = false

  init(
    _ name: SettingName,
    source: SettingsSource,
    given: SettingsSource.Given,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.name = name
    self.given = given
    setting = Loader("GetSetting", observe: observe) { given async throws(SettingsFailure) in
      try source.states(of: [name], given)
    }
  }

  func load(_ request: LoadRequest) async {
    isForScript = request.fields != nil
    await setting.load(given, request.policy)
  }

  private var value: String? { setting.state.shown?.value.first?.value }

  func failure(in context: ViewContext) -> CommandFailure? {
    if let failure = setting.state.commandFailure(in: context) { return failure }
    // A document says that there is no value; a text cannot.
    return value == nil && !isForScript
      ? FailureMessage(SettingsFailure.notSet(name), in: context).commandFailure : nil
  }

  func content(in context: ViewContext) -> ScreenContent { .text(value.map(Strings.line) ?? "") }

  var records: Records? { setting.state.shown.map { SettingsRecords.records(of: $0.value) } }
}

/// Sets or unsets settings.
@MainActor @Observable
final class SettingsChangeViewModel: Screen {
  /// A change of the settings.
  enum Change: Hashable {
    case set(String, SettingName)
    case unset([SettingName])

    /// The use case, for traces.
    var useCase: String {
      switch self {
      case .set: "SetSetting"
      case .unset: "UnsetSettings"
      }
    }

    var names: [SettingName] {
      switch self {
      case .set(_, let name): [name]
      case .unset(let names): SettingName.allCases.filter(names.contains)
      }
    }
  }

  private let change: Change
  private let source: SettingsSource
  private let settings: Loader<SettingsSource.Given, [SettingState], SettingsFailure>
  private let given: SettingsSource.Given
  private let observe: @Sendable (FeatureEvent) -> Void
  /// The settings that were changed, or why none were; `nil` until the change was tried.
  private var outcome: Result<[SettingName], SettingsFailure>?

  init(
    _ change: Change,
    source: SettingsSource,
    given: SettingsSource.Given,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.change = change
    self.source = source
    self.given = given
    self.observe = observe
    settings = Loader("ListSettings", observe: observe) { given async throws(SettingsFailure) in
      try source.states(of: change.names, given)
    }
  }

  func load(_ request: LoadRequest) async {
    if outcome == nil {
      observe(.useCase(change.useCase, .began))
      do throws(SettingsError) {
        outcome = .success(try apply())
        observe(.useCase(change.useCase, .ended(.changed)))
      } catch {
        let failure = SettingsFailure.store(error)
        outcome = .failure(failure)
        observe(.useCase(change.useCase, .ended(.failed(failure.code))))
      }
    }
    if case .success = outcome { await settings.load(given, request.policy) }
  }

  private func apply() throws(SettingsError) -> [SettingName] {
    switch change {
    case .set(let value, let name):
      try source.repository.set(value, for: name)
      return [name]
    case .unset(let names):
      return try source.repository.remove(names)
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    if case .failure(let error) = outcome { return FailureMessage(error, in: context).commandFailure }
    return settings.state.commandFailure(in: context)
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard case .success(let changed) = outcome else { return [] }
    switch change {
    case .unset(let names):
      return [Strings(context.language).unset(changed.map(\.rawValue), of: Set(names).count)]
    case .set(let value, let name):
      let state = settings.state.shown?.value.first
      let strings = Strings(state?.newLanguage ?? context.language)
      var notes = [strings.set(name.rawValue, value)]
      if case .environment(let variable) = state?.source { notes.append(strings.overrides(variable)) }
      return notes
    }
  }

  var records: Records? {
    guard case .success = outcome else { return nil }
    return settings.state.shown.map { SettingsRecords.records(of: $0.value) }
  }
}

extension LoadState where Value == [SettingState], Failure == SettingsFailure {
  /// Why there is nothing to show; `nil` while there is something.
  fileprivate func commandFailure(in context: ViewContext) -> CommandFailure? {
    guard shown == nil else { return nil }
    return error.map { FailureMessage($0, in: context).commandFailure }
      ?? FailureMessage(ServiceError.cancelled, in: context).commandFailure
  }
}

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

  func failure(in context: ViewContext) -> CommandFailure? { settings.state.failure(in: context) }

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

  func load(_ request: LoadRequest) async { await setting.load(given, request.policy) }

  private var value: String? { setting.state.shown?.value.first { $0.name == name }?.value }

  func failure(in context: ViewContext) -> CommandFailure? {
    if let failure = setting.state.failure(in: context) { return failure }
    // In every form, so that a script can go by the exit code alone.
    return value == nil ? FailureMessage(SettingsFailure.notSet(name), in: context).commandFailure : nil
  }

  func content(in context: ViewContext) -> ScreenContent { .text(value.map(Strings.line) ?? "") }

  var records: Records? { setting.state.shown.map { SettingsRecords.records(of: $0.value) } }
}

/// Sets or unsets settings.
@MainActor @Observable
final class SettingsChangeViewModel: Screen {
  /// A change of the settings.
  enum ChangeRequest: Hashable, Sendable {
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

  private let request: ChangeRequest
  private let settings: Loader<SettingsSource.Given, [SettingState], SettingsFailure>
  private let given: SettingsSource.Given
  /// The change, which returns the changed settings.
  private let change: Change<ChangeRequest, [SettingName], SettingsFailure>

  init(
    _ request: ChangeRequest,
    source: SettingsSource,
    given: SettingsSource.Given,
    observe: @escaping @Sendable (FeatureEvent) -> Void
  ) {
    self.request = request
    self.given = given
    change = Change(request.useCase, request, isEffective: \.isEffective, observe: observe) {
      (request, _) async throws(SettingsFailure) in
      try source.apply(request)
    }
    settings = Loader("ListSettings", observe: observe) { given async throws(SettingsFailure) in
      try source.states(of: request.names, given)
    }
  }

  /// Loads the changed settings after every change, to report any that are overridden.
  func load(_ request: LoadRequest) async {
    await change.make(request)
    if change.outcome != nil { await settings.load(given, request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    change.failure(of: settings.state, in: context)
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    guard let changed = change.outcome else { return [] }
    switch request {
    case .unset(let names):
      return [Strings(context.language).unset(changed.map(\.rawValue), of: Set(names).count)]
    case .set(let value, let name):
      let state = settings.state.shown?.value.first { $0.name == name }
      let strings = Strings(state?.newLanguage ?? context.language)
      var notes = [strings.set(name.rawValue, value)]
      if case .environment(let variable) = state?.source { notes.append(strings.overrides(variable)) }
      return notes
    }
  }

  var records: Records? {
    guard change.outcome != nil else { return nil }
    return settings.state.shown.map { SettingsRecords.records(of: $0.value) }
  }
}

extension [SettingName] {
  /// Whether a change of these settings is one.
  fileprivate var isEffective: Bool { !isEmpty }
}

extension SettingsSource {
  /// Makes a change.
  ///
  /// - Returns: The settings that are different now.
  fileprivate func apply(
    _ request: SettingsChangeViewModel.ChangeRequest
  ) throws(SettingsFailure) -> [SettingName] {
    do throws(SettingsError) {
      switch request {
      case .set(let value, let name):
        try repository.set(value, for: name)
        return [name]
      case .unset(let names):
        return try repository.remove(names)
      }
    } catch {
      throw .store(error)
    }
  }
}

import DesignKit
public import FeatureKit
import LocalizationKit
import SettingsDomain

/// The page of the settings: each with its value and where the value comes from.
///
/// - Parameters:
///   - settings: The settings, in the order shown.
///   - place: Where they are stored; `nil` when they cannot be.
///   - context: What views need to know.
/// - Returns: A table, and below it where the settings are stored.
public func settingsPage(_ settings: [SettingState], place: String?, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  let rows = settings.map { setting in
    [
      StyledText(SafeText(setting.name.rawValue), .title), strings.value(of: setting),
      strings.source(of: setting, context), StyledText(SafeText(setting.purpose), .muted),
    ]
  }
  return Page(
    strings.settings,
    header: .heading(strings.settings, .page),
    content: .table(
      [
        TableColumn(strings.setting, minimum: 10),
        TableColumn(strings.value),
        TableColumn(strings.source, minimum: 12),
        TableColumn(strings.purpose, minimum: 30, overflow: .wrap),
      ],
      rows: rows
    ),
    footer: .text(StyledText(place.map { SafeText($0) } ?? strings.noPlace, .muted), maximumLines: 4),
    actions: [Action(strings.changeOne, Route("settings", "set", "theme", "light"), .example)]
  )
}

/// The records of settings for scripts.
enum SettingsRecords {
  /// The fields of a setting.
  static let table = RecordTable<SettingState>([
    .init("name") { .string($0.name.rawValue) },
    .init("value") { .optional($0.value) },
    .init("decidedBy") { .string($0.source.code) },
    .init("variable") { .optional($0.source.variable) },
    .init("stored") { .optional($0.stored) },
    .init("allowed", isColumn: false) { .strings($0.allowed) },
    .init("purpose", isColumn: false) { .string($0.purpose) },
  ])

  static func records(of settings: [SettingState]) -> Records { .local(settings, in: table) }
}

extension SettingState {
  /// The language that the program speaks from now on, where the setting decides about it.
  var newLanguage: Language? {
    guard name == .language, source == .setting else { return nil }
    return value.flatMap(Language.init(named:))
  }
}

extension SettingState.Source {
  fileprivate var code: String {
    switch self {
    case .commandLine: "command-line"
    case .environment: "environment"
    case .setting: "settings"
    case .fallback: "default"
    }
  }

  fileprivate var variable: String? {
    if case .environment(let variable) = self { variable } else { nil }
  }
}

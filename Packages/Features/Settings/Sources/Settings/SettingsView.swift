public import DesignKit
public import FeatureKit
import SettingsDomain

/// Shows every setting with what holds and who decides it.
///
/// - Parameters:
///   - settings: The settings, in the order shown.
///   - place: Where they are kept; `nil` when there is no place for them.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func settingsView(_ settings: [SettingState], place: String?, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  let rows = settings.map { setting in
    [
      StyledText(SafeText(setting.name.rawValue), .title), strings.value(of: setting),
      strings.decider(of: setting), StyledText(SafeText(setting.purpose), .muted),
    ]
  }
  return .stack(
    [
      .heading(strings.settings, .page),
      .table(
        [
          TableColumn(strings.setting, minimum: 10, priority: 3),
          TableColumn(strings.value, minimum: 9, priority: 2),
          TableColumn(strings.decidedBy, minimum: 12, priority: 1),
          TableColumn(strings.purpose, minimum: 30, overflow: .wrap),
        ],
        rows: rows
      ),
      .stack([
        .text(StyledText(place.map { SafeText($0) } ?? strings.noPlace, .muted), maximumLines: 4),
        .text(
          .hint("tessera settings set theme light", for: strings.changeOne, in: context.language),
          maximumLines: 4
        ),
      ]),
    ],
    spacing: 1
  )
}

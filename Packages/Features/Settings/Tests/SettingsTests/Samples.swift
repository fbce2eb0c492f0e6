import CommandKit
import FeatureKit
import Foundation
import LocalizationKit
import Settings
import SettingsDomain

/// Options like those of the program, and settings in every condition.
enum Samples {
  static func context(in language: Language) -> ViewContext {
    ViewContext(now: Date(timeIntervalSince1970: 1_772_366_400), language: language)
  }

  static func option(for name: SettingName) -> any NamedParameter {
    switch name {
    case .accessible: Flag("accessible", help: "Write for screen readers.", environment: "TESSERA_ACCESSIBLE")
    case .backend:
      Option<String>(
        "backend",
        help: "Which services to use.",
        valueName: "name",
        default: "sandbox",
        accepting: .oneOf(["sandbox", "live"])
      )
    case .color:
      Option<String>("color", help: "When to use colours.", valueName: "when", default: "auto")
    case .gitHubClientID:
      Option<String?>(
        "github.clientID",
        help: "The id of an app at GitHub.",
        valueName: "id",
        accepting: .identifier,
        environment: "TESSERA_GITHUB_CLIENT_ID"
      )
    case .images:
      Option<String>("images", help: "When to show pictures.", valueName: "when", default: "never")
    case .language: Option<String?>("lang", help: "The language to speak.", valueName: "tag")
    case .patience:
      Option<Duration>("patience", help: "How long to wait first.", valueName: "time", default: .seconds(3))
    case .theme:
      Option<String?>(
        "theme",
        help: "The colours to use; else those for the background that the terminal tells, or dark.",
        valueName: "name",
        accepting: .oneOf(["dark", "light"]),
        environment: "TESSERA_THEME"
      )
    case .timeout:
      Option<Duration>("timeout", help: "How long to wait.", valueName: "time", default: .seconds(30))
    case .width:
      Option<Int?>("width", help: "The cells of a line.", valueName: "cells", accepting: .within(1...1000))
    }
  }

  /// A cache of two services' responses and a history.
  static let cache = [
    CachedStore(
      kind: .responses,
      name: "responses",
      path: "/home/anna/.cache/tessera/responses",
      bytes: 1_468_006,
      entries: 1204
    ),
    CachedStore(
      kind: .history,
      name: "recipes",
      path: "/home/anna/.cache/tessera/recipes-history.sqlite",
      bytes: 12_288,
      entries: 1
    ),
  ]

  static func state(_ name: SettingName, stored: String? = nil, given: GivenValue? = nil) -> SettingState {
    SettingState(name, of: option(for: name), stored: stored, given: given)
  }

  /// Nothing is set.
  static let open = SettingName.allCases.map { state($0) }

  /// Every source of a value, and a stored value that the option does not accept.
  static let mixed = [
    state(.accessible, stored: "on"), state(.backend, given: GivenValue(text: "live", origin: .commandLine)),
    state(.color), state(.gitHubClientID), state(.language, stored: "zh-Hans"),
    state(
      .theme,
      stored: "light",
      given: GivenValue(text: "dark", origin: .environment(variable: "TESSERA_THEME"))
    ),
    state(.timeout, stored: "soon\u{1B}[31m"), state(.width),
  ]
}

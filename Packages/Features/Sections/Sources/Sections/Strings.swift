import DesignKit

/// The texts of the list of sections.
enum Strings {
  static let untitled: SafeText = "Sections"
  static let loading: SafeText = "Loading sections"
  static let refreshing: SafeText = "Checking for changes"
  static let notRefreshed: SafeText = "The list could not be refreshed"
  static let empty: SafeText = "The service has no sections."
  static let emptyHint: SafeText = "Try again later with --refresh."

  private static let opensWith = Icon("→", ascii: "->", word: "open with")

  static func count(_ sections: Int) -> SafeText {
    sections == 1 ? "1 section" : "\(sections) sections"
  }

  static func opens(with selector: String) -> StyledText {
    "\(opensWith, .muted) \(SafeText(selector), .accent)"
  }

  static func openHint(_ selector: String) -> StyledText {
    "\("Open one:", .muted) \(SafeText("tessera sections show \(selector)"), .accent)"
  }

  static let descriptionsMissing =
    "Note: some descriptions were not there in time. Run it again to see them."
}

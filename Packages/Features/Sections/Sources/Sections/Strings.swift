import DesignKit

/// The texts of the list of sections.
enum Strings {
  static let untitled: SafeText = "Sections"
  static let loading: SafeText = "Loading sections"
  static let empty: SafeText = "The service has no sections."
  static let emptyHint: SafeText = "Try again later with --refresh."
  static let refreshing: SafeText = "Checking for changes"

  static func count(_ sections: Int) -> SafeText {
    sections == 1 ? "1 section" : "\(sections) sections"
  }

  static func openHint(_ selector: String) -> StyledText {
    "\("Open one:", .muted) \(SafeText("tessera sections show \(selector)"), .accent)"
  }
}

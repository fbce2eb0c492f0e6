public import DesignKit
public import LocalizationKit

extension StyledText {
  /// What a thing of a list is opened with.
  ///
  /// - Parameters:
  ///   - selector: What stands for the thing on a command line.
  ///   - language: The language in which a screen reader says what the arrow means.
  /// - Returns: `→ series`.
  public static func opens(with selector: String, in language: Language) -> StyledText {
    let word: SafeText = language.choose(en: "open with", zhHans: "打开请用")
    return "\(Icon("→", ascii: "->", word: word), .muted) \(SafeText(selector), .accent)"
  }
}

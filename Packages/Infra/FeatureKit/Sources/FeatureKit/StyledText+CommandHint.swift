public import DesignKit
public import LocalizationKit

extension StyledText {
  /// A command that a person may want next, and what for.
  ///
  /// - Parameters:
  ///   - command: The command, as it is typed.
  ///   - purpose: What for, without a full stop.
  ///   - language: The language of the purpose.
  /// - Returns: One line, `Open one: tessera recipes show 52772`.
  public static func hint(_ command: String, for purpose: SafeText, in language: Language) -> StyledText {
    language.choose(
      en: "\("\(purpose):", .muted) \(SafeText(command), .accent)",
      zhHans: "\("\(purpose)：", .muted)\(SafeText(command), .accent)"
    )
  }
}

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
    hint("\(SafeText(command), .accent)", for: purpose, in: language)
  }

  /// A command that a person may want next, written with a style of its own, and what for.
  ///
  /// - Parameters:
  ///   - command: The command, as it is typed.
  ///   - purpose: What for, without a full stop.
  ///   - language: The language of the purpose.
  /// - Returns: One line.
  public static func hint(_ command: StyledText, for purpose: SafeText, in language: Language) -> StyledText {
    language.choose(
      en: "\("\(purpose):", .muted) \(command)",
      zhHans: "\("\(purpose)：", .muted)\(command)"
    )
  }
}

/// A language that every text of the program exists in.
///
/// Each place that says something takes the language as a value: there is no current one. Adding a case makes every
/// text that does not exist in it an error of the compiler, see ``choose(en:zhHans:)``.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, with British punctuation.
  case english = "en"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"

  /// The language's name for machines (BCP 47), as people write it on a command line.
  public var tag: String { rawValue }
}

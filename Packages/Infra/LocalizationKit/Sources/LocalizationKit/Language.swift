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

extension Language {
  /// Says something in this language.
  ///
  /// All texts stand side by side where they are used, so that an author who changes one sees the others, and each has a
  /// parameter of its own without a default: one that is missing does not compile. Only the chosen one is made.
  ///
  /// - Parameters:
  ///   - en: The text in English.
  ///   - zhHans: The text in simplified Chinese.
  /// - Returns: The text in this language.
  public func choose<Text>(en: @autoclosure () -> Text, zhHans: @autoclosure () -> Text) -> Text {
    switch self {
    case .english: en()
    case .simplifiedChinese: zhHans()
    }
  }

  /// Lists things in a sentence.
  ///
  /// - Parameters:
  ///   - items: The things, in order; what they say is not changed.
  ///   - connective: What stands before the last one.
  /// - Returns: `a, b and c` (without a comma before the last), `a、b和c`; nothing for no things.
  public func list(_ items: [String], _ connective: ListConnective = .none) -> String {
    let separator = choose(en: ", ", zhHans: "、")
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    let word =
      switch connective {
      case .and: choose(en: " and ", zhHans: "和")
      case .or: choose(en: " or ", zhHans: "或")
      case .none: separator
      }
    return items.dropLast().joined(separator: separator) + word + last
  }
}

/// The word before the last item of a list.
public enum ListConnective: CaseIterable, Hashable, Sendable {
  /// All of them are meant.
  case and
  /// One of them is meant.
  case or
  /// Nothing: they are only listed.
  case none
}

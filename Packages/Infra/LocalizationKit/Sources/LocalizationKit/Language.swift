/// A language of the program.
///
/// Code that makes texts takes the language as a value: there is no current one. A text that does not exist in
/// one of the ``complete`` languages is an error of the compiler, see ``choose(en:zhHans:)``.
public enum Language: String, CaseIterable, Hashable, Sendable {
  /// English, with British punctuation.
  case english = "en"
  /// Chinese in simplified characters.
  case simplifiedChinese = "zh-Hans"
  /// Indonesian, which the shell, the careers area and the help of the program have; other texts are in English.
  case indonesian = "id"

  /// The languages that every text exists in.
  public static let complete: [Language] = [.english, .simplifiedChinese]

  /// The language's name for machines (BCP 47), as people write it on a command line.
  public var tag: String { rawValue }
}

extension Language {
  /// Chooses the text in this language.
  ///
  /// All texts stand side by side where they are used, so that an author who changes one sees the others, and each has a
  /// parameter of its own without a default: one that is missing does not compile. Only the chosen one is made.
  ///
  /// - Parameters:
  ///   - en: The text in English, also for a language that it does not exist in.
  ///   - zhHans: The text in simplified Chinese.
  /// - Returns: The text in this language, or in English.
  public func choose<Text>(en: @autoclosure () -> Text, zhHans: @autoclosure () -> Text) -> Text {
    choose(en: en(), zhHans: zhHans(), id: en())
  }

  /// Chooses the text in this language, for a text that exists in every language.
  ///
  /// - Parameters:
  ///   - en: The text in English.
  ///   - zhHans: The text in simplified Chinese.
  ///   - id: The text in Indonesian.
  /// - Returns: The text in this language.
  public func choose<Text>(
    en: @autoclosure () -> Text,
    zhHans: @autoclosure () -> Text,
    id: @autoclosure () -> Text
  ) -> Text {
    switch self {
    case .english: en()
    case .simplifiedChinese: zhHans()
    case .indonesian: id()
    }
  }

  /// Joins items to a list in a sentence.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - connective: The word before the last item.
  /// - Returns: `a, b and c` (without a comma before the last), `a、b和c`, `a, b, dan c`; empty for no items.
  public func list(_ items: [String], _ connective: ListConnective = .none) -> String {
    let separator = choose(en: ", ", zhHans: "、", id: ", ")
    guard let last = items.last, items.count > 1 else { return items.joined() }
    // Indonesian has a comma before the word where there are three things or more.
    let comma = items.count > 2 ? "," : ""
    let word =
      switch connective {
      case .and: choose(en: " and ", zhHans: "和", id: comma + " dan ")
      case .or: choose(en: " or ", zhHans: "或", id: comma + " atau ")
      case .none: separator
      }
    return items.dropLast().joined(separator: separator) + word + last
  }

  /// Joins the first items to a list in a sentence; three dots stand for those beyond the fifth.
  ///
  /// - Parameters:
  ///   - items: The items, in order.
  ///   - connective: The word before the last item, where all are named.
  /// - Returns: `a, b and c`; `a, b, c, d, e, …` for more than five.
  public func shortList(_ items: [String], _ connective: ListConnective = .none) -> String {
    let most = 5
    return items.count > most ? list(Array(items.prefix(most)) + ["…"]) : list(items, connective)
  }

  /// A text with a remark.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - remark: The remark, such as a name or a reason.
  /// - Returns: The text, and behind it the remark in parentheses.
  public func text(_ text: String, remark: String) -> String {
    choose(en: "\(text) (\(remark))", zhHans: "\(text)（\(remark)）", id: "\(text) (\(remark))")
  }

  /// A text behind a label.
  ///
  /// - Parameters:
  ///   - label: The label, or what the text is about.
  ///   - text: The text.
  /// - Returns: The label with a colon, and behind it the text.
  public func labelled(_ label: String, _ text: String) -> String {
    choose(en: "\(label): \(text)", zhHans: "\(label)：\(text)", id: "\(label): \(text)")
  }

  /// A clause as a sentence.
  ///
  /// - Parameter clause: The clause, which begins as a sentence does.
  /// - Returns: The clause with a full stop.
  public func sentence(_ clause: String) -> String {
    choose(en: "\(clause).", zhHans: "\(clause)。", id: "\(clause).")
  }

  /// Joins sentences to one text.
  ///
  /// - Parameter sentences: The sentences with their full stops, in order.
  /// - Returns: The sentences with a blank between two, which Chinese does without; empty for no sentences.
  public func paragraph(_ sentences: [String]) -> String {
    sentences.joined(separator: choose(en: " ", zhHans: "", id: " "))
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

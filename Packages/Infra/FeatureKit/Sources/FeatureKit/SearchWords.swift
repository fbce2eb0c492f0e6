public import DesignKit
public import LocalizationKit

/// The words about searches: the same for every list.
public struct SearchWords: Sendable {
  private let language: Language

  /// Makes the words.
  ///
  /// - Parameter language: The language.
  public init(_ language: Language) {
    self.language = language
  }

  /// The purpose of an example whose filters are asked for.
  public var example: String {
    language.choose(en: "search, step by step", zhHans: "逐步搜索", id: "mencari, langkah demi langkah")
  }

  /// The label of the field with the text to search for.
  public var textLabel: SafeText { language.choose(en: "Text", zhHans: "文字", id: "Teks") }

  /// The help of an argument with the text to search for.
  public var textHelp: String {
    language.choose(en: "Text to search for.", zhHans: "要搜索的文字。", id: "Teks yang dicari.")
  }

  /// The choice that leaves a filter open.
  public var anyValue: SafeText { language.choose(en: "any", zhHans: "不限", id: "apa saja") }

  /// The filter of what contains a text.
  ///
  /// - Parameter text: The text.
  /// - Returns: A few words.
  public func containing(_ text: String) -> SafeText {
    language.choose(en: "with '\(text)'", zhHans: "包含“\(text)”", id: "dengan '\(text)'")
  }

  /// Says that there is nothing to search for.
  public var noText: String {
    language.choose(
      en: "No search text given.",
      zhHans: "没有指定要搜索的文字。",
      id: "Teks yang dicari tidak diberikan."
    )
  }

  /// Says that the user left the questions of a search.
  var cancelled: String {
    language.choose(en: "The search was cancelled.", zhHans: "已取消搜索。", id: "Pencarian dibatalkan.")
  }

  /// Says that a search could not be repeated, without a full stop.
  public var notRepeated: SafeText {
    language.choose(
      en: "The search could not be repeated",
      zhHans: "无法重新搜索",
      id: "Pencarian tidak dapat diulang"
    )
  }
}

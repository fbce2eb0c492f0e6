extension Language {
  /// Says something in this language.
  ///
  /// All texts stand side by side where they are used, so that whoever changes one sees the others, and each has a
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
}

extension Language {
  /// The form that a whole number asks of the words around it (CLDR, cardinal rules).
  ///
  /// - Parameter count: How many; the sign does not count.
  /// - Returns: The category.
  public func pluralCategory(of count: Int) -> PluralCategory {
    switch self {
    case .english: count.magnitude == 1 ? .one : .other
    case .simplifiedChinese: .other
    }
  }

  /// Says how many there are of something.
  ///
  /// Each language has exactly the forms of its own categories, so that one that is missing does not compile.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - en: The English texts, for one and for any other number.
  ///   - zhHans: The Chinese text, for every number.
  /// - Returns: The text in this language that goes with the number.
  public func plural<Text>(_ count: Int, en: (one: Text, other: Text), zhHans: Text) -> Text {
    choose(en: pluralCategory(of: count) == .one ? en.one : en.other, zhHans: zhHans)
  }
}

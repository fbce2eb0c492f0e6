extension Language {
  /// Writes a whole number with its digits in groups of three.
  ///
  /// Both languages group with a comma and have a point as decimal sign (CLDR).
  ///
  /// - Parameter number: The number.
  /// - Returns: Digits such as `4,314`.
  public func grouped(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let separator = choose(en: ",", zhHans: ",")
    let groups = digits.indices.reduce(into: number < 0 ? "-" : "") { text, index in
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += separator }
      text.append(digits[index])
    }
    return groups
  }

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

/// The form that a number asks of the words around it (CLDR, plural rules).
///
/// No language uses all of them; ``other`` is in every one.
public enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  /// The form for none, as in Arabic.
  case zero
  /// The form for one, as in English.
  case one
  /// The form for two, as in Welsh.
  case two
  /// The form for a few, as in Polish.
  case few
  /// The form for many, as in Polish.
  case many
  /// The form for everything else; the only one in Chinese, Japanese and Indonesian.
  case other
}

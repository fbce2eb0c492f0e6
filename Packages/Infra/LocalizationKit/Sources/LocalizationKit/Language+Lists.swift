extension Language {
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

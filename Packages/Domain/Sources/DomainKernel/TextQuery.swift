/// What a person typed to mean one thing among several: an id, a name, a title, or the beginning of one.
public struct TextQuery: Hashable, Sendable {
  /// What was typed.
  public let text: String

  /// Takes over what was typed.
  ///
  /// - Parameter text: An id, a name, a title, or the beginning of one, in any letter case.
  public init(_ text: String) {
    self.text = text
  }

  /// Finds the thing that is meant.
  ///
  /// A thing whose first key is equal wins over one whose second key is, and so on; an equal key wins over one
  /// that only begins with the text. Letter case and blanks around the text do not matter.
  ///
  /// - Parameters:
  ///   - items: The things to choose from.
  ///   - keys: What a thing may be called by; the most exact first.
  /// - Returns: The one thing that is meant.
  /// - Throws: ``TextQueryError`` when none or several are meant.
  public func match<Item: Sendable>(
    in items: [Item],
    by keys: [(Item) -> String?]
  ) throws(TextQueryError<Item>) -> Item {
    let wanted = Self.folded(text)
    guard !wanted.isEmpty else { throw .noMatch(suggestions: []) }
    for key in keys {
      let equal = items.filter { key($0).map(Self.folded) == wanted }
      if let item = try only(of: equal) { return item }
    }
    let beginning = items.filter { item in keys.contains { Self.folded($0(item) ?? "").hasPrefix(wanted) } }
    if let item = try only(of: beginning) { return item }
    throw .noMatch(
      suggestions: items.filter { item in keys.contains { isLike($0(item) ?? "") } }
    )
  }

  /// Whether a key is near enough to be suggested: it contains the text, or begins as the text does.
  ///
  /// - Parameter key: What a thing may be called by.
  /// - Returns: Whether the first three letters are the same, or the text is in the key.
  public func isLike(_ key: String) -> Bool {
    let (wanted, key) = (Self.folded(text), Self.folded(key))
    return key.contains(wanted) || zip(wanted, key).prefix { $0 == $1 }.count >= 3
  }

  private func only<Item>(of items: [Item]) throws(TextQueryError<Item>) -> Item? {
    guard items.count < 2 else { throw .ambiguous(items) }
    return items.first
  }

  /// The form in which texts are compared: neither letter case nor blanks around them matter.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text in small letters, without blanks around it.
  public static func folded(_ text: String) -> String {
    let lowercase = text.lowercased()
    guard let first = lowercase.firstIndex(where: { !$0.isWhitespace }),
      let last = lowercase.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(lowercase[first...last])
  }
}

/// A query for one item among several: an ID, a name, a title, or a prefix of one.
public struct TextQuery: Hashable, Sendable {
  /// The text as typed.
  public let text: String

  /// Creates a query from the text that the user typed.
  ///
  /// - Parameter text: An id, a name, a title, or the beginning of one, in any letter case.
  public init(_ text: String) {
    self.text = text
  }

  /// Finds the thing that is meant.
  ///
  /// A thing whose first key is equal wins over one whose second key is, and so on; an equal key wins over one
  /// that only begins with the text. Letter case and blanks around the text do not matter, and marks on letters
  /// only where they tell two things apart: `cote` means `Côte`, unless something is called `Cote`.
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
    let wanted = SearchFolding.folded(text)
    guard !wanted.isEmpty else { throw .noMatch(suggestions: []) }
    for form in [Self.folded, SearchFolding.folded] {
      let wanted = form(text)
      for key in keys {
        let equal = items.filter { key($0).map(form) == wanted }
        if let item = try only(of: equal) { return item }
      }
    }
    let beginning = items.filter { item in
      keys.contains { SearchFolding.folded($0(item) ?? "").hasPrefix(wanted) }
    }
    if let item = try only(of: beginning) { return item }
    throw .noMatch(suggestions: suggestions(among: items, by: keys))
  }

  /// The things that are called like the text, those that have most of its beginning first.
  private func suggestions<Item>(among items: [Item], by keys: [(Item) -> String?]) -> [Item] {
    let like = items.compactMap { item in
      let names = keys.compactMap { $0(item) }.filter(isLike)
      return names.map(sharedLetters).max().map { (letters: $0, item: item) }
    }
    return like.sorted { $0.letters > $1.letters }.map(\.item)
  }

  /// Whether a key is near enough to be suggested: it contains the text, or begins as the text does.
  ///
  /// - Parameter key: What a thing may be called by.
  /// - Returns: Whether the first three letters are the same, or the text is in the key.
  public func isLike(_ key: String) -> Bool {
    sharedLetters(with: key) >= Self.fewestSharedLetters
      || SearchFolding.folded(key).contains(SearchFolding.folded(text))
  }

  /// How many letters of the text a key begins with; all of them if it has the text anywhere.
  private func sharedLetters(with key: String) -> Int {
    let (wanted, key) = (SearchFolding.folded(text), SearchFolding.folded(key))
    return key.contains(wanted) ? wanted.count : zip(wanted, key).prefix { $0 == $1 }.count
  }

  private static let fewestSharedLetters = 3

  private func only<Item>(of items: [Item]) throws(TextQueryError<Item>) -> Item? {
    guard items.count < 2 else { throw .ambiguous(items) }
    return items.first
  }

  /// The text without surrounding blanks.
  public var trimmed: String { Self.trimmed(text) }

  /// The form in which names that are told apart are compared: neither letter case nor blanks around them matter.
  ///
  /// - Parameter text: Any text.
  /// - Returns: The text in small letters, without blanks around it.
  public static func folded(_ text: String) -> String { trimmed(text.lowercased()) }

  private static func trimmed(_ text: String) -> String {
    guard let first = text.firstIndex(where: { !$0.isWhitespace }),
      let last = text.lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(text[first...last])
  }
}

/// The reason why a text does not match exactly one item.
public enum TextQueryError<Item: Sendable>: Error {
  /// Nothing is meant; things with a key that contains the text, or begins as it does, are suggested,
  /// the nearest first.
  ///
  /// ## Troubleshooting
  /// List the available items and pick one.
  case noMatch(suggestions: [Item])

  /// Several items match.
  ///
  /// ## Troubleshooting
  /// Type more of the text, or an ID.
  case ambiguous([Item])
}

extension TextQueryError: Equatable where Item: Equatable {}
extension TextQueryError: Hashable where Item: Hashable {}

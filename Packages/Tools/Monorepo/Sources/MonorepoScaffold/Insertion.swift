import MonorepoGraph

/// What a new feature adds to a file that is there.
struct Insertion: Equatable, Sendable {
  /// How it is added.
  enum Way: Equatable, Sendable {
    /// One or more lines among lines like them.
    case entry(EntryInsertion)
    /// One item of a list between square brackets; the entry stands in for it where there is no such list yet.
    case item(ItemInsertion, orEntry: EntryInsertion?)
  }

  /// The file, relative to the repository's root.
  let file: String
  let way: Way

  /// Every text of it, to see which placeholders it needs.
  var texts: String {
    switch way {
    case .entry(let entry): entry.texts
    case .item(let item, let entry): item.list + item.item + (entry?.texts ?? "")
    }
  }

  /// Adds it to the text of the file.
  func applied(to text: String, _ placeholders: Placeholders) throws(InsertionProblem) -> String {
    switch way {
    case .entry(let entry):
      return try entry.filled(placeholders).applied(to: text, endsWithComma: isSwift)
    case .item(let item, let entry):
      let filled = item.filled(placeholders)
      guard let entry, !text.contains(filled.list) else { return try filled.applied(to: text) }
      return try entry.filled(placeholders).applied(to: text, endsWithComma: isSwift)
    }
  }

  /// JSON has no comma after the last item of a list, Swift has one.
  private var isSwift: Bool { file.hasSuffix(".swift") }
}

extension Insertion: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case below, entry, file, item, like, list, orEntry, sortedBy
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try container.decode(String.self, forKey: .file)
    if container.contains(.item) {
      try decoder.requireKeys(ItemKeys.self)
      way = .item(
        ItemInsertion(
          item: try container.decode(String.self, forKey: .item),
          list: try container.decode(String.self, forKey: .list)
        ),
        orEntry: try container.decodeIfPresent(EntryInsertion.self, forKey: .orEntry)
      )
    } else {
      try decoder.requireKeys(EntryKeys.self)
      way = .entry(
        EntryInsertion(
          lines: try container.decode([String].self, forKey: .entry),
          below: try container.decode(String.self, forKey: .below),
          like: try container.decode(String.self, forKey: .like),
          sortedBy: try container.decodeIfPresent(String.self, forKey: .sortedBy)
        )
      )
    }
  }

  private enum ItemKeys: String, CodingKey, CaseIterable { case file, item, list, orEntry }
  private enum EntryKeys: String, CodingKey, CaseIterable { case below, entry, file, like, sortedBy }
}

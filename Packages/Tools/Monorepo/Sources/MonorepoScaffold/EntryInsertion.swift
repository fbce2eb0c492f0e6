import MonorepoGraph
import MonorepoSystem

/// One or more lines that go among lines like them, in the order of the block.
///
/// An entry begins with a line that has the beginning ``like``, and goes on over deeper lines and a closing bracket. It
/// is sorted by the first name in quotes, else by its text; with ``sortedBy`` by what follows that text, and then only
/// among the entries that have it.
struct EntryInsertion: Equatable, Sendable {
  let lines: [String]
  /// A text of a line above the block.
  let below: String
  let like: String
  let sortedBy: String?

  var texts: String { (lines + [below, like, sortedBy ?? ""]).joined() }

  func filled(_ placeholders: Placeholders) -> EntryInsertion {
    EntryInsertion(
      lines: NameBlocks.sorted(lines.map { placeholders.fill($0) + "\n" }.joined())
        .linesWithEnds.map { String($0.withoutLineEnd) },
      below: placeholders.fill(below),
      like: placeholders.fill(like),
      sortedBy: sortedBy.map(placeholders.fill)
    )
  }

  /// Adds it to a text.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - endsWithComma: Whether the last entry of a list may end with a comma.
  /// - Returns: The text with the entry in its place.
  /// - Throws: ``InsertionProblem`` when the place is missing or the entry is there.
  func applied(to text: String, endsWithComma: Bool) throws(InsertionProblem) -> String {
    var all = text.linesWithEnds.map(String.init)
    guard let above = all.firstIndex(where: { $0.contains(below) }) else {
      throw .noPlace("a line with “\(below)”")
    }
    let block = EntryBlock(all, below: above, like: like)
    guard let last = block.entries.last else {
      throw .noPlace("lines that begin with “\(like)” below the one with “\(below)”")
    }
    let end = all[above].lineEnd
    var new = lines.map { $0 + end }
    let own = key(of: new.joined())
    let neighbours = block.entries.filter { sortedBy == nil || key(of: all[$0].joined()) != nil }
    if neighbours.contains(where: { key(of: all[$0].joined()) == own }) {
      throw .alreadyThere(own ?? lines.joined())
    }
    let next = neighbours.first { (key(of: all[$0].joined()) ?? "") > (own ?? "") }
    let place = next?.lowerBound ?? neighbours.last?.upperBound ?? last.upperBound
    let isLast = place == last.upperBound
    let before = last.upperBound - 1
    if isLast || endsWithComma, !all[before].withoutLineEnd.hasSuffix(","), lines.last?.hasSuffix(",") == true
    {
      all[before] = all[before].withoutLineEnd + "," + all[before].lineEnd
      if !endsWithComma { new[new.count - 1] = Self.withoutComma(new[new.count - 1]) }
    }
    all.insert(contentsOf: new, at: place)
    return all.joined()
  }

  /// What an entry is sorted by; nil when it has nothing to be sorted by.
  private func key(of entry: String) -> String? {
    if let sortedBy {
      guard let found = entry.firstRange(of: sortedBy) else { return nil }
      return String(entry[found.upperBound...].prefix { $0 != "\"" })
    }
    let quoted = entry.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    return quoted.map(String.init) ?? entry.split { $0.isWhitespace }.joined(separator: " ")
  }

  private static func withoutComma(_ line: String) -> String {
    let content = line.withoutLineEnd
    return (content.hasSuffix(",") ? content.dropLast() : content) + line.lineEnd
  }
}

extension EntryInsertion: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case below, entry, like, sortedBy }

  init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    lines = try container.decode([String].self, forKey: .entry)
    below = try container.decode(String.self, forKey: .below)
    like = try container.decode(String.self, forKey: .like)
    sortedBy = try container.decodeIfPresent(String.self, forKey: .sortedBy)
  }
}

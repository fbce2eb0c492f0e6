import MonorepoGraph
import MonorepoSystem

/// Lines that a new feature adds to a file that is there, among entries like them and in their order.
///
/// An entry begins with a line that has the beginning ``like``, and goes on over deeper lines and a closing bracket. It
/// is sorted by the first name in quotes, else by its text; with ``sortedBy`` by what follows that text, and then only
/// among the entries that have it.
struct Insertion: Equatable, Sendable {
  /// Why it cannot be made.
  enum Problem: Error, Equatable {
    /// The place is not there; the text says what was looked for.
    case noPlace(String)
    /// It is there already.
    case alreadyThere(String)
  }

  /// The file, relative to the repository's root.
  let file: String
  let lines: [String]
  /// A text of a line above the entries.
  let below: String
  let like: String
  let sortedBy: String?

  /// Every text of it, to see which placeholders it needs.
  var texts: String { (lines + [below, like, sortedBy ?? ""]).joined() }

  func filled(_ placeholders: Placeholders) -> Insertion {
    Insertion(
      file: placeholders.fill(file),
      lines: NameBlocks.sorted(lines.map { placeholders.fill($0) + "\n" }.joined())
        .linesWithEnds.map { String($0.withoutLineEnd) },
      below: placeholders.fill(below),
      like: placeholders.fill(like),
      sortedBy: sortedBy.map(placeholders.fill)
    )
  }

  /// Adds it to the text of the file.
  func applied(to text: String) throws(Problem) -> String {
    var all = text.linesWithEnds.map(String.init)
    guard let above = all.firstIndex(where: { $0.contains(below) }) else {
      throw .noPlace("a line with “\(below)”")
    }
    let entries = entries(of: all, below: above)
    guard let last = entries.last else {
      throw .noPlace("lines that begin with “\(like)” below the one with “\(below)”")
    }
    let end = all[above].lineEnd
    var new = lines.map { $0 + end }
    let own = key(of: new.joined())
    let neighbours = entries.filter { sortedBy == nil || key(of: all[$0].joined()) != nil }
    if neighbours.contains(where: { key(of: all[$0].joined()) == own }) {
      throw .alreadyThere(own ?? lines.joined())
    }
    let next = neighbours.first { (key(of: all[$0].joined()) ?? "") > (own ?? "") }
    let place = next?.lowerBound ?? neighbours.last?.upperBound ?? last.upperBound
    let before = last.upperBound - 1
    if place == last.upperBound || endsWithComma, !all[before].withoutLineEnd.hasSuffix(","),
      lines.last?.hasSuffix(",") == true
    {
      all[before] = all[before].withoutLineEnd + "," + all[before].lineEnd
      if !endsWithComma { new[new.count - 1] = String(new[new.count - 1].withoutLineEnd.dropLast()) + end }
    }
    all.insert(contentsOf: new, at: place)
    return all.joined()
  }

  /// JSON has no comma after the last entry of a list, Swift has one.
  private var endsWithComma: Bool { file.hasSuffix(".swift") }

  /// The lines of each entry of the first run of such entries.
  private func entries(of lines: [String], below above: Int) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var index = lines.indices.first { $0 > above && lines[$0].hasPrefix(like) } ?? lines.endIndex
    while index < lines.endIndex, lines[index].hasPrefix(like) {
      let start = index
      index += 1
      while index < lines.endIndex, continues(lines[index]) { index += 1 }
      entries.append(start..<index)
    }
    return entries
  }

  /// Whether a line belongs to the entry above it: it is deeper, or closes a bracket of it.
  private func continues(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return false }
    let (own, depth) = (Self.depth(of: line), Self.depth(of: like))
    return own > depth || own == depth && ")]}".contains(first)
  }

  private static func depth(of text: String) -> Int { text.prefix(while: \.isWhitespace).count }

  /// What an entry is sorted by; nil when it has nothing to be sorted by.
  private func key(of entry: String) -> String? {
    if let sortedBy {
      guard let found = entry.firstRange(of: sortedBy) else { return nil }
      return String(entry[found.upperBound...].prefix { $0 != "\"" })
    }
    let quoted = entry.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    return quoted.map(String.init) ?? entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Insertion: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case file, below, like, sortedBy
    case lines = "entry"
  }

  init(from decoder: any Decoder) throws {
    try decoder.requireKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    file = try container.decode(String.self, forKey: .file)
    lines = try container.decode([String].self, forKey: .lines)
    below = try container.decode(String.self, forKey: .below)
    like = try container.decode(String.self, forKey: .like)
    sortedBy = try container.decodeIfPresent(String.self, forKey: .sortedBy)
  }
}

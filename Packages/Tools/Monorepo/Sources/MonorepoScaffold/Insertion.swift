import MonorepoGraph
import MonorepoSystem

/// Lines that something new adds to a file that is there, among entries like them.
struct Insertion: Equatable, Sendable {
  enum Problem: Error, Equatable {
    /// The place is not there; the text says what was looked for.
    case noPlace(String)
    case alreadyThere(String)
  }

  enum Place: Equatable {
    /// Among entries that begin with a line that has this beginning, and go on over deeper lines and a closing bracket.
    ///
    /// They are sorted by the first name in quotes, else by their text; unsorted ones get it at their end.
    case among(String, isSorted: Bool)
    /// To the end of a list on one line, of which this is the beginning.
    case into(String)
  }

  /// The file, relative to the repository's root.
  let file: String
  let lines: [String]
  /// A text of a line above the place; nil to look from the top.
  let below: String?
  let place: Place

  var texts: String { ([file, below ?? ""] + lines).joined() }

  func filled(_ placeholders: Placeholders) -> Insertion {
    Insertion(
      file: placeholders.fill(file),
      lines: placeholders.fillLines(of: lines.map { $0 + "\n" }.joined()).linesWithEnds
        .map { String($0.withoutLineEnd) },
      below: below.map(placeholders.fill),
      place: place
    )
  }

  func applied(to text: String) throws(Problem) -> String {
    var all = text.linesWithEnds.map(String.init)
    var start = 0
    if let below {
      guard let above = all.firstIndex(where: { $0.contains(below) }) else {
        throw .noPlace("a line with “\(below)”")
      }
      start = above + 1
    }
    switch place {
    case .into(let beginning): try extend(&all, from: start, beginning)
    case .among(let like, let isSorted): try insert(into: &all, from: start, like, isSorted)
    }
    return all.joined()
  }

  private func extend(_ all: inout [String], from start: Int, _ beginning: String) throws(Problem) {
    guard let index = all[start...].firstIndex(where: { $0.contains(beginning) }),
      let open = all[index].firstRange(of: beginning),
      let end = all[index][open.upperBound...].firstIndex(of: "]")
    else { throw .noPlace("a list on one line that begins with “\(beginning)”") }
    let (entry, list) = (lines.joined(separator: " "), all[index][open.upperBound..<end])
    guard !list.contains(entry) else { throw .alreadyThere(entry) }
    all[index].insert(contentsOf: list.isEmpty ? entry : ", " + entry, at: end)
  }

  private func insert(
    into all: inout [String],
    from start: Int,
    _ like: String,
    _ isSorted: Bool
  ) throws(Problem) {
    let entries = entries(of: all, from: start, like)
    guard let last = entries.last else {
      throw .noPlace("lines that begin with “\(like)”" + (below.map { " below the one with “\($0)”" } ?? ""))
    }
    let new = lines.map { $0 + all[last.lowerBound].lineEnd }
    let own = Self.key(of: new.joined())
    if entries.contains(where: { Self.key(of: all[$0].joined()) == own }) {
      // A module may be imported already.
      if own.hasPrefix("import ") { return }
      throw .alreadyThere(own)
    }
    let next = isSorted ? entries.first { Self.key(of: all[$0].joined()) > own } : nil
    let before = last.upperBound - 1
    if next == nil, lines.last?.hasSuffix(",") == true, !all[before].withoutLineEnd.hasSuffix(",") {
      all[before] = all[before].withoutLineEnd + "," + all[before].lineEnd
    }
    all.insert(contentsOf: new, at: next?.lowerBound ?? last.upperBound)
  }

  /// The lines of each entry of the first run of such entries.
  private func entries(of lines: [String], from start: Int, _ like: String) -> [Range<Int>] {
    var entries: [Range<Int>] = []
    var index = lines[start...].firstIndex { $0.hasPrefix(like) } ?? lines.endIndex
    while index < lines.endIndex, lines[index].hasPrefix(like) {
      let start = index
      index += 1
      while index < lines.endIndex, Self.continues(lines[index], like) { index += 1 }
      entries.append(start..<index)
    }
    return entries
  }

  /// Whether a line belongs to the entry above it: it is deeper, or closes a bracket of it.
  private static func continues(_ line: String, _ like: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return false }
    let (own, depth) = (depth(of: line), depth(of: like))
    return own > depth || own == depth && ")]}".contains(first)
  }

  private static func depth(of text: String) -> Int { text.prefix(while: \.isWhitespace).count }

  private static func key(of entry: String) -> String {
    let quoted = entry.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first
    return quoted.map(String.init) ?? entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Insertion: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case below, file, into, isSorted, like
    case lines = "entry"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(only: CodingKeys.self)
    file = try container.decode(String.self, forKey: .file)
    lines = try container.decode([String].self, forKey: .lines)
    below = try container.decodeIfPresent(String.self, forKey: .below)
    if let list = try container.decodeIfPresent(String.self, forKey: .into) {
      place = .into(list)
    } else {
      let isSorted = try container.value(.isSorted, usually: true)
      place = .among(try container.decode(String.self, forKey: .like), isSorted: isSorted)
    }
  }
}

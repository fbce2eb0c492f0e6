import MonorepoSystem

/// A run of entries in a file that all begin alike, each with the lines that belong to it.
struct EntryBlock {
  /// The lines of each entry.
  private(set) var entries: [Range<Int>] = []

  /// Finds the first run of such entries.
  ///
  /// - Parameters:
  ///   - lines: The lines of the file.
  ///   - above: The line above the block.
  ///   - like: What the first line of each entry begins with.
  init(_ lines: [String], below above: Int, like: String) {
    let depth = Self.depth(of: like)
    var index = lines.indices.first { $0 > above && lines[$0].hasPrefix(like) } ?? lines.endIndex
    while index < lines.endIndex, lines[index].hasPrefix(like) {
      let start = index
      index += 1
      while index < lines.endIndex, Self.continues(lines[index], at: depth) { index += 1 }
      entries.append(start..<index)
    }
  }

  /// Whether a line belongs to the entry above it: it is deeper, or closes a bracket of it.
  private static func continues(_ line: String, at depth: Int) -> Bool {
    let content = line.withoutLineEnd
    guard !content.allSatisfy(\.isWhitespace) else { return false }
    let closes = content.drop { $0.isWhitespace }.first.map { ")]}".contains($0) } ?? false
    return self.depth(of: content) > depth || closes && self.depth(of: content) == depth
  }

  private static func depth(of text: some StringProtocol) -> Int { text.prefix { $0.isWhitespace }.count }
}

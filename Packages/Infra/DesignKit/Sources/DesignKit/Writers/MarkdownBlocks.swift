/// Puts blocks of Markdown below each other, so that each stays what it is.
///
/// No text begins like a list, so a block that does is one.
enum MarkdownBlocks {
  /// A line across.
  ///
  /// In a list, hyphens would become one line with the marker.
  static let rule = "***"
  /// The lowest rank of a heading.
  static let lowestRank = 6

  /// The blocks with an empty line between two of them.
  static func joined(_ blocks: [String]) -> String {
    distinguished(blocks).joined(separator: "\n\n")
  }

  /// The blocks of an item of a list: a short list follows its paragraph without an empty line.
  static func joinedInItem(_ blocks: [String]) -> String {
    var result = ""
    for (index, block) in distinguished(blocks).enumerated() {
      let isTight = index == 1 && marker(of: block) != nil && !block.contains("\n\n")
      result += (index == 0 ? "" : isTight ? "\n" : "\n\n") + block
    }
    return result
  }

  /// Whether a block consists of nothing but words.
  static func isParagraph(_ block: String) -> Bool {
    let isOther = block.hasPrefix("#") || block.hasPrefix("> ") || block.hasPrefix("| ") || block == rule
    return !isOther && marker(of: block) == nil
  }

  /// Neighbouring lists get different markers: with the same, they would be one (CommonMark 0.31, 5.3).
  private static func distinguished(_ blocks: [String]) -> [String] {
    var previous: Character?
    return blocks.map { block in
      let marker = marker(of: block)
      let isRepeated = marker != nil && marker == previous
      let result = isRepeated ? withOtherMarker(block) : block
      previous = Self.marker(of: result)
      return result
    }
  }

  /// The character that makes a list of a block: a hyphen or plus sign, or what follows the number.
  private static func marker(of block: String) -> Character? {
    let rest = block.drop { $0.isASCII && $0.isNumber }
    guard let first = rest.first, rest.dropFirst().first == " " else { return nil }
    let candidates: [Character] = rest.startIndex == block.startIndex ? ["-", "+"] : [".", ")"]
    return candidates.contains(first) ? first : nil
  }

  private static func withOtherMarker(_ block: String) -> String {
    let others: [Character: String] = ["-": "+", "+": "-", ".": ")", ")": "."]
    let lines = block.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      guard let marker = marker(of: String(line)), let other = others[marker],
        let place = line.firstIndex(of: marker)
      else { return String(line) }
      return line[..<place] + other + line[place...].dropFirst()
    }
    return lines.joined(separator: "\n")
  }
}

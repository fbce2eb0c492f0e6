/// Tells which lines of a Markdown text belong to code blocks, line by line.
package struct CodeBlocks {
  /// The signs that a code block began with, while it lasts.
  private var fence: Substring?

  package init() {}

  /// Whether the next line, without its indentation, belongs to a code block, its fences included.
  package mutating func holds(_ line: Substring) -> Bool {
    if let fence {
      let closes = line.hasPrefix(fence) && line.drop { $0 == fence.first }.allSatisfy(\.isWhitespace)
      if closes { self.fence = nil }
      return true
    }
    guard let sign = line.first, sign == "`" || sign == "~" else { return false }
    let signs = line.prefix { $0 == sign }
    // Backticks further on make it code within a line.
    if signs.count >= 3, sign == "~" || !line.dropFirst(signs.count).contains(sign) { fence = signs }
    return fence != nil
  }
}

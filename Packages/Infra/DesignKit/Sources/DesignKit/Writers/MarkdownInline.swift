/// Turns styled text into a stretch of Markdown.
struct MarkdownInline {
  /// Characters that begin markup anywhere (CommonMark 0.31, 2.4; GitHub Flavored Markdown adds `|` and `~`).
  private static let special = Set<Character>("\\`*_[]<>&|~")
  /// Characters that begin markup at the start of a line.
  private static let leading = Set<Character>("#+-=")

  let vocabulary: Vocabulary

  /// The text with its line breaks, each line fit to begin a block.
  func text(_ text: StyledText) -> String {
    text.runs.map(markup).joined()
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map(harmlessStart)
      .joined(separator: "\n")
  }

  /// The text on one line.
  func line(_ text: StyledText) -> String {
    self.text(text).replacing("\n", with: " ")
  }

  private func markup(_ run: Run) -> String {
    let words =
      switch run.content {
      case .text(let text): escaped(text.string)
      case .icon(let icon): escaped(icon.unicode.string)
      case .status(let status): status.icon.unicode.string + " "
      case .announcement: ""
      case .term(.sign(let sign)): escaped("\(sign.word(in: vocabulary))\(vocabulary.bareColon)")
      case .term(let term): escaped(term.shown(in: vocabulary).string)
      case .announcedTerm(let term): escaped("\(term.spoken(in: vocabulary))\(vocabulary.colon)")
      }
    guard let link = run.link else { return emphasized(words, run.style) }
    let isBare = run.content == .text(link.address)
    return isBare ? "<\(address(link))>" : "[\(emphasized(words, run.style))](<\(address(link))>)"
  }

  /// In angle brackets, only the brackets themselves and backslashes mean something.
  private func address(_ link: Link) -> String {
    link.address.string.replacing("<", with: "%3C").replacing(">", with: "%3E").replacing("\\", with: "%5C")
  }

  /// Emphasis must not begin or end with a space (CommonMark 0.31, 6.2).
  private func emphasized(_ words: String, _ style: Style) -> String {
    let isBold = style.token == .title || style.emphasis.contains(.bold)
    let mark = isBold ? "**" : style.emphasis.contains(.italic) ? "*" : ""
    guard !mark.isEmpty, !words.contains("\n"), let first = words.firstIndex(where: { $0 != " " }),
      let last = words.lastIndex(where: { $0 != " " })
    else { return words }
    return words[..<first] + mark + words[first...last] + mark + words[words.index(after: last)...]
  }

  private func escaped(_ text: String) -> String {
    guard text.contains(where: Self.special.contains) else { return text }
    return String(text.flatMap { Self.special.contains($0) ? ["\\", $0] : [$0] })
  }

  /// Spaces would begin a block of code, and some characters a heading or a list.
  private func harmlessStart(_ line: Substring) -> String {
    let line = line.drop { $0 == " " }
    if let first = line.first, Self.leading.contains(first) { return "\\" + line }
    let rest = line.drop { $0.isASCII && $0.isNumber }
    let isNumbered = rest.startIndex > line.startIndex && (rest.first == "." || rest.first == ")")
    let isMarker = isNumbered && (rest.dropFirst().first ?? " ") == " "
    return isMarker ? line[..<rest.startIndex] + "\\" + rest : String(line)
  }
}

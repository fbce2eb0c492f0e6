/// Turns styled text into lines of Markdown that show the text as it is.
///
/// Statuses and icons are given in their words, and icons without a word are left out, as for screen readers.
struct MarkdownInline {
  let vocabulary: Vocabulary

  /// The text with its line breaks; each line is fit to begin a block.
  func text(_ text: StyledText) -> String {
    lines(of: text).map(\.written).joined(separator: "\n")
  }

  /// The text on one line, fit to begin a block.
  func line(_ text: StyledText) -> String {
    var joined = MarkdownLine()
    for line in lines(of: text) { joined.append(line) }
    return joined.written
  }

  private func lines(of text: StyledText) -> [MarkdownLine] {
    var lines = [MarkdownLine()]
    for run in text.runs {
      for (index, words) in words(of: run).split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { lines.append(MarkdownLine()) }
        lines[lines.count - 1].append(words, mark(of: run.style), link: run.link)
      }
    }
    return lines
  }

  private func words(of run: Run) -> String {
    switch run.content {
    case .text(let text): text.string
    case .icon(let icon): icon.word?.string ?? ""
    case .status(let status): "\(vocabulary.word(for: status))\(vocabulary.colon)"
    case .announcement: ""
    case .term(.sign(let sign)): "\(sign.word(in: vocabulary))\(vocabulary.bareColon)"
    case .term(let term): term.shown(in: vocabulary).string
    case .announcedTerm(let term): "\(term.spoken(in: vocabulary))\(vocabulary.colon)"
    }
  }

  private func mark(of style: Style) -> MarkdownMark {
    if style.token == .title || style.emphasis.contains(.bold) { return .strong }
    return style.emphasis.contains(.italic) ? .emphasis : .none
  }
}

extension Link {
  /// The address between angle brackets, where few characters mean something.
  ///
  /// An ampersand is given as an entity, since programs read entities before backslashes.
  var markdownDestination: String {
    let escaped = address.string.flatMap { character -> String in
      switch character {
      case "<", ">", "\\", "|": "\\\(character)"
      case "&": "&amp;"
      default: String(character)
      }
    }
    return "<\(String(escaped))>"
  }

  /// The address if it can stand between angle brackets by itself, which know no escapes.
  var markdownAutolink: String? {
    let isEntity = address.string.contains("&") && address.string.contains(";")
    return isEntity || address.string.contains { "<>\\|".contains($0) } ? nil : address.string
  }
}

extension Layout {
  /// The cells a text takes on one line.
  func width(of text: StyledText) -> Int {
    if let string = text.plainString { return cells.cells(of: string) }
    return spans(of: text).reduce(0) { $0 + $1.width }
  }

  /// The characters a text is shown with.
  func shownText(_ text: StyledText) -> String {
    text.plainString ?? spans(of: text).map(\.text).joined()
  }

  /// Adds a text whose width is known to a line.
  func append(_ text: StyledText, width: Int, to line: inout Line) {
    if let string = text.plainString, let style = text.runs.first?.style {
      line.append(Span(string, style, width: width))
    } else {
      for span in spans(of: text) { line.append(span) }
    }
  }
}

extension StyledText {
  /// The characters of a text in one style without icons and links, as most cells of tables are.
  fileprivate var plainString: String? {
    guard runs.count == 1, let run = runs.first, run.link == nil, case .text(let text) = run.content else {
      return nil
    }
    return text.string
  }
}

extension Run {
  /// Whether the text goes on in a next line.
  var hasLineBreak: Bool {
    if case .text(let text) = content { text.string.utf8.contains(0x0A) } else { false }
  }
}

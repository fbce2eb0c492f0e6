/// Text that is wrapped to the width it gets.
struct Paragraph: Hashable, Sendable {
  let text: StyledText
  let alignment: Alignment
  let maximumLines: Int?
  /// Whether the last piece is a command, which is broken only where no line has room for it.
  var endsWithCommand = false
}

extension Element {
  /// Text that is wrapped to the width it gets.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks in it are kept.
  ///   - alignment: Where each line stands.
  ///   - maximumLines: The most lines, the last of which ends in an ellipsis when text is left; nil for all.
  /// - Returns: A paragraph; nothing for a text without characters.
  public static func text(
    _ text: StyledText,
    alignment: Alignment = .leading,
    maximumLines: Int? = nil
  ) -> Element {
    Element(leaf: .text(Paragraph(text: text, alignment: alignment, maximumLines: maximumLines)))
  }

  /// A label and the command to type, in one piece where a line has room for it, so that it can be copied.
  ///
  /// A command without room behind its label stands on the next line. One that is longer than a line is broken
  /// like any text. One that would take more than six lines with its label is left out: half of it is of no
  /// use, and a name in it may be of any length.
  ///
  /// - Parameter text: The label, and the command as the last piece in a style of its own.
  /// - Returns: A paragraph; nothing for a text without characters.
  public static func commandHint(_ text: StyledText) -> Element {
    let paragraph = Paragraph(text: text, alignment: .leading, maximumLines: nil, endsWithCommand: true)
    return Element(leaf: .text(paragraph))
  }

  /// A link that shows its text, and its address too where hyperlinks are not supported.
  ///
  /// - Parameters:
  ///   - text: The text to show; the address itself when empty.
  ///   - address: Where the link leads; when it is not a web address (``Link``), only the text is shown.
  /// - Returns: A paragraph with the link.
  public static func link(_ text: SafeText, to address: String) -> Element {
    guard let link = Link(address) else { return .text(StyledText(text)) }
    return .text(StyledText(text, link: link))
  }
}

extension Layout {
  func lines(of paragraph: Paragraph, width: Int) -> [Line] {
    let lines =
      paragraph.endsWithCommand
      ? linesEndingWithCommand(paragraph.text, width: width)
      : wrapped(paragraph.text, width: width, maximumLines: paragraph.maximumLines)
    return lines.map { $0.padded(to: width, paragraph.alignment) }
  }

  /// A label and its command on one line, or below each other where that has no room for both; nothing where
  /// the command takes too many lines.
  private func linesEndingWithCommand(_ text: StyledText, width: Int) -> [Line] {
    let spans = spans(of: text)
    if text.isEmpty { return [] }
    if let line = unbroken(spans, width: width) { return [line] }
    guard let command = spans.last, spans.count > 1, command.width + Self.commandIndent <= width else {
      let lines = wrapped(text, width: width, maximumLines: Self.mostHintLines + 1)
      return lines.count > Self.mostHintLines ? [] : lines
    }
    var line = Line.blank(Self.commandIndent)
    line.append(command)
    let label = StyledText(runs: Array(text.runs.dropLast()))
    return wrapped(label, width: width, maximumLines: Self.mostHintLines - 1) + [line]
  }

  private static var commandIndent: Int { 2 }

  /// Enough for an identifier of a service in the narrowest terminal.
  private static var mostHintLines: Int { 6 }

  /// Breaks a text into lines that are no wider than the width; none for a text without runs.
  func wrapped(_ text: StyledText, width: Int, maximumLines: Int? = nil) -> [Line] {
    if text.isEmpty { return [] }
    let spans = spans(of: text)
    if let line = unbroken(spans, width: width) { return [line] }
    if maximumLines == 1 { return [line(of: text, cutTo: width)] }
    var breaker = LineBreaker(
      width: width,
      maximumLines: maximumLines,
      glyphs: glyphs,
      cells: cells
    )
    return breaker.lines(of: spans)
  }

  /// The one line of a text that needs no breaking, which most texts do not.
  private func unbroken(_ spans: [Span], width: Int) -> Line? {
    var line = Line()
    for span in spans {
      guard line.width + span.width <= width, !span.text.utf8.contains(0x0A) else { return nil }
      line.append(span)
    }
    return line
  }

  /// Turns runs into measured spans: icons into glyphs, and addresses into text where links are not supported.
  func spans(of text: StyledText) -> [Span] {
    var spans: [Span] = []
    spans.reserveCapacity(text.runs.count)
    for run in text.runs { append(run, to: &spans) }
    return spans
  }

  /// Sets a text on one line, however long; a line break becomes a space.
  func line(of text: StyledText) -> Line {
    var line = Line()
    for span in spans(of: text) {
      guard span.text.utf8.contains(0x0A) else {
        line.append(span)
        continue
      }
      let joined = SafeText(span.text).string
      line.append(Span(joined, span.style, link: span.link, width: cells.cells(of: joined)))
    }
    return line
  }

  /// Sets a text on one line, cut to a width.
  func line(of text: StyledText, cutTo width: Int) -> Line {
    line(of: text).truncated(to: width, glyphs: glyphs, cells: cells)
  }

  func span(_ text: String, _ token: Token, _ emphasis: Emphasis = []) -> Span {
    Span(text, Style(token, emphasis), width: cells.cells(of: text))
  }

  private func append(_ run: Run, to spans: inout [Span]) {
    let text =
      switch run.content {
      case .text(let text): text.string
      case .icon(let icon): glyphs.glyph(of: icon).string
      case .status(let status): glyphs.glyph(of: status.icon).string + " "
      case .term(.sign(let sign)): glyphs.glyph(of: sign.icon).string
      case .term(let term): term.shown(in: vocabulary).string
      case .announcement, .announcedTerm: ""
      }
    spans.append(Span(text, run.style, link: run.link, width: cells.cells(of: text)))
    guard showsAddresses, let link = run.link, link.address.string != text else { return }
    spans.append(span(" (\(link.address))", .muted))
  }

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

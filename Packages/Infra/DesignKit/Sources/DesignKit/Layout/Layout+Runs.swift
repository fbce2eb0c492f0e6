extension Layout {
  /// Turns runs into measured spans: icons into glyphs, and addresses into text where links are not supported.
  func spans(of text: StyledText) -> [Span] {
    text.runs.flatMap(spans(of:))
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

  private func spans(of run: Run) -> [Span] {
    let text =
      switch run.content {
      case .text(let text): text.string
      case .icon(let icon): glyphs.glyph(of: icon).string
      case .status(let status): glyphs.glyph(of: status.icon).string + " "
      case .term(.sign(let sign)): glyphs.glyph(of: sign.icon).string
      case .term(let term): term.shown(in: vocabulary).string
      case .announcement, .announcedTerm: ""
      }
    let span = Span(text, run.style, link: run.link, width: cells.cells(of: text))
    guard showsAddresses, let link = run.link, link.address.string != text else { return [span] }
    return [span, self.span(" (\(link.address))", .muted)]
  }
}

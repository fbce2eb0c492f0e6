extension Layout {
  func lines(of paragraph: Paragraph, width: Int) -> [Line] {
    wrapped(paragraph.text, width: width, maximumLines: paragraph.maximumLines)
      .map { $0.padded(to: width, paragraph.alignment) }
  }

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
}

extension Layout {
  /// A longer title tells no more.
  static let headingLines = 2

  /// Ranks differ in more than weight: a page has a heavy line below, a section a fine line beside its title.
  func headingLines(_ title: SafeText, _ level: HeadingLevel, width: Int) -> [Line] {
    switch level {
    case .page:
      let words = titleLines(title, width: width)
      let longest = words.map(\.width).max() ?? 0
      var underline = Line()
      underline.append(drawn(glyphs.heavyHorizontal, times: longest, .accent))
      return (words + [underline]).map { $0.padded(to: width) }
    case .section:
      return [ruled(line(of: StyledText(title, .title), cutTo: width), width: width)]
    case .group:
      return titleLines(title, width: width).map { $0.padded(to: width) }
    }
  }

  func titleLines(_ title: SafeText, width: Int) -> [Line] {
    titleLines(StyledText(title, .title), width: width)
  }

  func titleLines(_ title: StyledText, width: Int) -> [Line] {
    wrapped(title, width: width, maximumLines: Self.headingLines)
  }

  func rule(_ title: SafeText?, width: Int) -> Line {
    guard let title, width >= 8 else { return line(drawn(glyphs.horizontal, times: width, .border)) }
    var line = line(drawn(glyphs.horizontal, times: 2, .border))
    line.append(.spaces(1))
    line.append(self.line(of: StyledText(title, .muted), cutTo: width - 4))
    return ruled(line, width: width)
  }

  /// Fills the rest of a line with a fine line.
  private func ruled(_ line: Line, width: Int) -> Line {
    guard width - line.width >= 3 else { return line.padded(to: width) }
    var result = line
    result.append(.spaces(1))
    result.append(drawn(glyphs.horizontal, times: width - result.width, .border))
    return result
  }

  func drawn(_ glyph: String, times: Int, _ token: Token) -> Span {
    Span(String(repeating: glyph, count: max(times, 0)), Style(token), width: max(times, 0))
  }

  private func line(_ span: Span) -> Line {
    var line = Line()
    line.append(span)
    return line
  }
}

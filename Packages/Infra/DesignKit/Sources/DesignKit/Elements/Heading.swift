/// The rank of a heading.
public enum HeadingLevel: Int, Hashable, Sendable {
  /// The name of a page.
  case page = 1
  /// A part of a page.
  case section = 2
  /// A part of a part.
  case group = 3
}

extension Element {
  /// A heading.
  ///
  /// - Parameters:
  ///   - title: The words of the heading; cut after two lines, those of a section after one.
  ///   - level: Its rank.
  /// - Returns: A heading.
  public static func heading(_ title: SafeText, _ level: HeadingLevel = .section) -> Element {
    Element(leaf: .heading(title, level))
  }

  /// A horizontal line, with words in it if a title is given.
  public static func rule(_ title: SafeText? = nil) -> Element {
    Element(leaf: .rule(title))
  }
}

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

  private func line(_ span: Span) -> Line {
    var line = Line()
    line.append(span)
    return line
  }
}

extension Layout {
  /// Facts flow over lines, with a separator only between two on the same line.
  func factLines(_ facts: [StyledText], width: Int) -> [Line] {
    let separator = span(glyphs.separator, .border)
    return flow(facts.map { line(of: $0) }, separator: separator, width: width)
  }

  func chipLines(_ chips: [Chip], width: Int) -> [Line] {
    flow(chips.map(chipLine), separator: .spaces(2), width: width)
  }

  private func chipLine(_ chip: Chip) -> Line {
    switch chip.kind {
    case .tag, .rest:
      let opening = StyledText(SafeText(glyphs.chipOpening), .border)
      let closing = StyledText(SafeText(glyphs.chipClosing), .border)
      return line(of: "\(opening)\(chip.label)\(closing)")
    case .option(isSelected: true):
      return line(of: "\(Icon.filledDot, .accent) \(chip.label, .accent, .bold)")
    case .option(isSelected: false):
      return line(of: "\(Icon.openDot, .muted) \(chip.label, .muted)")
    }
  }

  /// Places items one after the other and starts a line when the next does not fit; cuts what never fits.
  private func flow(_ items: [Line], separator: Span, width: Int) -> [Line] {
    var lines: [Line] = []
    var line = Line()
    for item in items where !item.isEmpty {
      let fits = line.width + separator.width + item.width <= width
      if !line.isEmpty, !fits {
        lines.append(line)
        line = Line()
      }
      if !line.isEmpty { line.append(separator) }
      line.append(item.truncated(to: width, glyphs: glyphs, cells: cells))
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { $0.padded(to: width) }
  }
}

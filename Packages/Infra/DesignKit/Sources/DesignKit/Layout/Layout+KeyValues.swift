extension Layout {
  /// Values stand in a column beside their keys, or below them where either column would get too narrow.
  func keyValueLines(_ facts: [KeyValue], width: Int) -> [Line] {
    let keys = facts.map { line(of: StyledText($0.key, .muted)) }
    let keyWidth = keys.map(\.width).max() ?? 0
    let valueWidth = width - keyWidth - 2
    if keyWidth <= width / 2, valueWidth >= 8 {
      return zip(keys, facts).flatMap { key, fact in
        beside(key.padded(to: keyWidth), lines(of: fact, width: valueWidth), width: width)
      }
    }
    let indent = width > 8 ? 2 : 0
    return facts.flatMap { fact in
      wrapped(StyledText(fact.key, .muted), width: width).map { $0.padded(to: width) }
        + lines(of: fact, width: width - indent).map { indented($0, by: indent, width: width) }
    }
  }

  private func lines(of fact: KeyValue, width: Int) -> [Line] {
    wrapped(fact.value, width: width, maximumLines: fact.maximumLines)
  }

  private func beside(_ key: Line, _ values: [Line], width: Int) -> [Line] {
    (0..<max(values.count, 1)).map { index in
      var line = index == 0 ? key : .blank(key.width)
      line.append(.spaces(2))
      if index < values.count { line.append(values[index]) }
      return line.padded(to: width)
    }
  }

  func indented(_ line: Line, by indent: Int, width: Int) -> Line {
    var result = Line.blank(indent)
    result.append(line)
    return result.padded(to: width)
  }
}

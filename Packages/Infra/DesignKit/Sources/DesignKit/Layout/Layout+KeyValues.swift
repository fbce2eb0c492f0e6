extension Layout {
  /// Values stand in a column beside their keys, or below them where that column would get too narrow.
  func keyValueLines(_ facts: [KeyValue], width: Int) -> [Line] {
    let longest = facts.map { cells.cells(of: $0.key) }.max() ?? 0
    let keyWidth = min(longest, width / 3)
    let valueWidth = width - keyWidth - 2
    if valueWidth >= 12 {
      return facts.flatMap { fact in
        beside(
          wrapped(StyledText(fact.key, .muted), width: keyWidth), width: keyWidth,
          wrapped(fact.value, width: valueWidth), total: width)
      }
    }
    let indent = width > 8 ? 2 : 0
    return facts.flatMap { fact in
      wrapped(StyledText(fact.key, .muted), width: width).map { $0.padded(to: width) }
        + wrapped(fact.value, width: width - indent).map { indented($0, by: indent, width: width) }
    }
  }

  private func beside(_ keys: [Line], width: Int, _ values: [Line], total: Int) -> [Line] {
    (0..<max(keys.count, values.count)).map { index in
      var line = index < keys.count ? keys[index].padded(to: width) : .blank(width)
      line.append(.spaces(2))
      if index < values.count { line.append(values[index]) }
      return line.padded(to: total)
    }
  }

  func indented(_ line: Line, by indent: Int, width: Int) -> Line {
    var result = Line.blank(indent)
    result.append(line)
    return result.padded(to: width)
  }
}

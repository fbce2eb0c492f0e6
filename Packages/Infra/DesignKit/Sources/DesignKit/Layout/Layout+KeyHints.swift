extension Layout {
  func keyHintLines(_ hints: [KeyHint], width: Int) -> [Line] {
    let pieces = hints.map(keyHintLine)
    var result = Line()
    for index in shownHints(hints, widths: pieces.map(\.width), width: width) {
      if !result.isEmpty { result.append(.spaces(Self.hintGap)) }
      result.append(pieces[index].truncated(to: width, glyphs: glyphs, cells: cells))
    }
    return [result.padded(to: width)]
  }

  private static let hintGap = 2

  private func keyHintLine(_ hint: KeyHint) -> Line {
    let key = glyphs == .unicode ? hint.key.symbol : hint.key.word
    return line(of: "\(key, .accent, .bold) \(hint.action, .muted)")
  }

  /// The hints that fit, in their order; the most important one stays, however narrow it is.
  private func shownHints(_ hints: [KeyHint], widths: [Int], width: Int) -> [Int] {
    // Sorting is stable only by also comparing positions.
    let dropped = hints.indices.sorted { (hints[$0].priority, -$0) < (hints[$1].priority, -$1) }
    var total = widths.reduce(-Self.hintGap) { $0 + $1 + Self.hintGap }
    var count = 0
    while total > width, count < hints.count - 1 {
      total -= widths[dropped[count]] + Self.hintGap
      count += 1
    }
    return dropped[count...].sorted()
  }
}

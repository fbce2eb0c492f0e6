extension Layout {
  /// Lays out what has no elements inside.
  func lines(of leaf: Leaf, width: Int) -> [Line] {
    switch leaf {
    case .empty: []
    case .text(let paragraph): lines(of: paragraph, width: width)
    case .facts(let facts): factLines(facts, width: width)
    case .heading(let title, let level): headingLines(title, level, width: width)
    case .rule(let title): [rule(title, width: width)]
    case .chips(let chips): chipLines(chips, width: width)
    case .keyValues(let facts): keyValueLines(facts, width: width)
    case .row(let row): rowLines(row, width: width)
    case .callout(let callout): calloutLines(callout, width: width)
    case .table(let table): lines(of: table, width: width)
    case .drawing(let drawing): lines(of: drawing, width: width)
    case .skeleton(let shares): skeletonLines(shares, width: width)
    case .input(let input): inputLines(input, width: width)
    case .tabs(let bar): [tabLine(bar, width: width)]
    case .progress(let bar): progressLines(bar, width: width)
    case .keyHints(let hints): keyHintLines(hints, width: width)
    case .breadcrumb(let trail): breadcrumbLines(trail, width: width)
    case .heatMap(let map): HeatMapLayout(map, layout: self, width: width).lines()
    }
  }

  private func lines(of table: Table, width: Int) -> [Line] {
    var lines: [Line] = []
    TableLayout(table, layout: self, width: width)?.place { lines.append($0) }
    return lines
  }

  private func lines(of drawing: Drawing, width: Int) -> [Line] {
    drawing.lines(glyphs).map { line(of: $0, cutTo: width).padded(to: width) }
  }

  private func skeletonLines(_ shares: [Int], width: Int) -> [Line] {
    shares.map { share in
      var line = Line()
      line.append(drawn(glyphs.placeholder, times: max(width * share / 100, 1), .border))
      return line.padded(to: width)
    }
  }
}

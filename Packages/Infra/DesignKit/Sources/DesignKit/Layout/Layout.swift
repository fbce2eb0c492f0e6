/// Turns elements into lines of exactly the width asked for.
struct Layout {
  let glyphs: GlyphSet
  let cells: CellWidth
  let vocabulary: Vocabulary
  let showsAddresses: Bool

  init(_ environment: RenderEnvironment) {
    glyphs = environment.capability.drawableGlyphs
    cells = CellWidth(ambiguous: environment.capability.ambiguousWidth)
    vocabulary = environment.vocabulary
    showsAddresses = !environment.capability.hyperlinks
  }

  /// Lays an element out.
  ///
  /// - Parameters:
  ///   - element: What to lay out.
  ///   - width: The cells of each line, 1 or more.
  ///   - height: The fewest lines that a card should take, to be level with its neighbours.
  /// - Returns: Lines of exactly `width` cells.
  func lines(of element: Element, width: Int, height: Int = 0) -> [Line] {
    switch element.node {
    case .empty: []
    case .text(let paragraph): lines(of: paragraph, width: width)
    case .facts(let facts): factLines(facts, width: width)
    case .heading(let title, let level): headingLines(title, level, width: width)
    case .rule(let title): [rule(title, width: width)]
    case .chips(let chips): chipLines(chips, width: width)
    case .keyValues(let facts): keyValueLines(facts, width: width)
    case .row(let row): rowLines(row, width: width)
    case .callout(let callout): calloutLines(callout, width: width)
    case .table(let table): TableLayout(table, layout: self, width: width).lines()
    case .stack(let items, let spacing), .list(let items, let spacing):
      stackLines(items, spacing: spacing, width: width)
    case .columns(let columns, let gap): columnLines(columns, gap: gap, width: width)
    case .grid(let items, let minimumWidth, let gap, let spacing):
      gridLines(items, minimumWidth: minimumWidth, gap: gap, spacing: spacing, width: width)
    case .padded(let content, let insets): paddedLines(content, insets, width: width)
    case .limited(let content, let maximumWidth):
      lines(of: content, width: min(width, maximumWidth)).map { $0.padded(to: width) }
    case .card(let card): cardLines(card, width: width, height: height)
    case .adaptive(let minimumWidth, let wide, let narrow):
      lines(of: width >= minimumWidth ? wide : narrow, width: width, height: height)
    }
  }
}

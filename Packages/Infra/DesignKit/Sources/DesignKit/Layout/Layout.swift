/// Turns elements into lines of exactly the width asked for.
struct Layout {
  let glyphs: GlyphSet
  let cells: CellWidth
  let showsAddresses: Bool
  private let words: LayoutWords

  init(_ environment: RenderEnvironment) {
    glyphs = environment.capability.drawableGlyphs
    cells = CellWidth(ambiguous: environment.capability.ambiguousWidth)
    showsAddresses = !environment.capability.hyperlinks
    words = LayoutWords(environment.vocabulary)
  }

  var vocabulary: Vocabulary { words.vocabulary }

  /// Lays an element out and hands each line on, so that long content never stands in memory as a whole.
  ///
  /// - Parameters:
  ///   - element: What to lay out.
  ///   - width: The cells of each line, 1 or more.
  ///   - height: The fewest lines that a card should take, to be level with its neighbours.
  ///   - emit: Receives the lines from top to bottom, each of exactly `width` cells.
  func place(_ element: Element, width: Int, height: Int = 0, _ emit: (Line) -> Void) {
    withoutActuallyEscaping(emit) { emit in
      let sink = LineSink(emit)
      place(element.node, width: width, height: height) { sink.receive($0) }
    }
  }

  private func place(_ node: Node, width: Int, height: Int, _ emit: (Line) -> Void) {
    switch node {
    case .leaf(let leaf): place(leaf, width: width, emit)
    case .stack(let items, let spacing), .list(let items, let spacing):
      placeStack(items, spacing: spacing, width: width, emit)
    case .marked(let items, let isConnected): placeMarked(items, isConnected: isConnected, width: width, emit)
    case .columns(let columns, let gap, let isDivided):
      placeColumns(columns, gap: gap, isDivided: isDivided, width: width, emit)
    case .grid(let grid): placeGrid(grid, width: width, emit)
    case .padded(let content, let insets): placePadded(content, insets, width: width, emit)
    case .limited(let content, let maximumWidth, let alignment):
      place(content, width: min(width, maximumWidth)) { emit($0.padded(to: width, alignment)) }
    case .fitted(let content, let fitted): placeFitted(content, height: fitted, width: width, emit)
    case .painted(let content, let surface): place(content, width: width) { emit($0.painted(on: surface)) }
    case .overlay(let overlay): placeOverlay(overlay, width: width, emit)
    case .card(let card): placeCard(card, width: width, height: height, emit)
    case .adaptive(let minimumWidth, let wide, let narrow):
      place(width >= minimumWidth ? wide : narrow, width: width, height: height, emit)
    case .described(let content, _): place(content, width: width, height: height, emit)
    }
  }

  /// Lays an element out; for what has to know its height or stands beside something else.
  func lines(of element: Element, width: Int, height: Int = 0) -> [Line] {
    var lines: [Line] = []
    place(element, width: width, height: height) { lines.append($0) }
    return lines
  }

  private func place(_ leaf: Leaf, width: Int, _ emit: (Line) -> Void) {
    if case .table(let table) = leaf {
      TableLayout(table, layout: self, width: width)?.place(emit)
      return
    }
    for line in lines(of: leaf, width: width) { emit(line) }
  }
}

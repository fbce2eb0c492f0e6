/// Turns elements into lines of exactly the width asked for.
struct Layout {
  let glyphs: GlyphSet
  let cells: CellWidth
  let showsAddresses: Bool
  /// How pictures are shown; nil where they are not.
  let images: ImageProtocol?
  /// The weeks by which heat maps are moved back.
  let weeksBack: Int
  /// The parts of the laid-out elements that have no room.
  let extent = LayoutExtent()
  private let words: LayoutWords

  init(_ environment: RenderEnvironment) {
    glyphs = environment.capability.drawableGlyphs
    cells = CellWidth(ambiguous: environment.capability.ambiguousWidth)
    showsAddresses = !environment.capability.hyperlinks
    images = environment.capability.images
    weeksBack = environment.weeksBack
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
    case .picture(let picture, _) where shows(picture, width: width):
      placePicture(picture, width: width, emit)
    case .picture(_, let fallback): place(fallback, width: width, height: height, emit)
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

  /// Lays out what has no elements inside.
  func lines(of leaf: Leaf, width: Int) -> [Line] {
    switch leaf {
    case .empty: []
    case .text(let paragraph): lines(of: paragraph, width: width)
    case .facts(let facts): factLines(facts, width: width, maximumLinesOfFact: 3)
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
    case .heatStrip(let strip): [heatStripLine(strip, width: width)]
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

  func drawn(_ glyph: String, times: Int, _ token: Token) -> Span {
    Span(String(repeating: glyph, count: max(times, 0)), Style(token), width: max(times, 0))
  }

  func indented(_ line: Line, by indent: Int, width: Int) -> Line {
    var result = Line.blank(indent)
    result.append(line)
    return result.padded(to: width)
  }
}

/// The words of a layout, shared by all copies of it.
///
/// A vocabulary holds dozens of texts, and copying a layout must not touch each of them.
final class LayoutWords: Sendable {
  let vocabulary: Vocabulary

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }
}

/// The extent of what is laid out beyond the lines, shared by all copies of a layout.
final class LayoutExtent {
  /// The most weeks that a heat map has no room for, at either end.
  private(set) var hiddenWeeks = 0

  /// Notes weeks that a heat map has no room for.
  func note(hiddenWeeks: Int) { self.hiddenWeeks = max(self.hiddenWeeks, hiddenWeeks) }
}

/// Receives the lines of an element.
///
/// Containers hand lines on through a closure inside a closure, as deep as elements nest. Without an object in
/// between, the optimizer makes a copy of the layout for every combination of them, and never ends.
final class LineSink {
  private let emit: (Line) -> Void

  init(_ emit: @escaping (Line) -> Void) {
    self.emit = emit
  }

  /// Takes the next line.
  @inline(never) func receive(_ line: Line) { emit(line) }
}

/// Breaks styled text into lines of a width, greedily.
///
/// Lines break at spaces, behind hyphens of words without digits, and before and after ideographs and emoji unless that
/// would put closing punctuation first, an opening bracket last, or part a number from the sign of its unit (JIS X
/// 4051 and Unicode Standard Annex 14, in small). Korean breaks at its spaces. A link, and what looks like one, stays
/// whole where a line has room for it. A word longer than a line is broken between grapheme clusters; a cluster
/// wider than the line becomes an ellipsis. Nothing but spaces at the ends of lines is lost.
///
/// The order of the text is that of reading: what runs from right to left is broken like anything else and not
/// reordered, which terminals do, line by line, or not at all.
struct LineBreaker {
  private let width: Int
  private let maximumLines: Int
  private let glyphs: GlyphSet
  private let cells: CellWidth

  private var finished: [Line] = []
  private var line = Line()
  private var space = Line()
  private var word = BreakableWord()
  private var previous = BreakBehavior(.space)
  private var mayCut = false
  private var isInsideAddress = false
  private var isAtParagraphStart = true

  init(width: Int, maximumLines: Int?, glyphs: GlyphSet, cells: CellWidth) {
    self.width = width
    self.maximumLines = max(maximumLines ?? .max, 1)
    self.glyphs = glyphs
    self.cells = cells
  }

  /// Returns the lines of the text, none of them wider than the width.
  mutating func lines(of text: [Span]) -> [Line] {
    for span in text {
      var clusters = MeasuredClusters(of: span, cells: cells)
      while finished.count <= maximumLines, let cluster = clusters.next() { add(cluster, of: &clusters) }
      word.append(clusters.taken())
    }
    endWord()
    if !line.isEmpty || finished.isEmpty { endLine() }
    return cut()
  }

  private func cut() -> [Line] {
    guard finished.count > maximumLines else { return finished }
    var kept = Array(finished.prefix(maximumLines))
    let last = kept.removeLast()
    kept.append(last.ellipsized(to: min(width, last.width + 3), glyphs: glyphs, cells: cells))
    return kept
  }

  private mutating func add(_ cluster: MeasuredClusters.Cluster, of clusters: inout MeasuredClusters) {
    switch cluster.behavior.kind {
    case .lineBreak:
      word.append(clusters.taken())
      clusters.skip()
      endWord()
      endLine()
      isAtParagraphStart = true
    case .space where !(previous.kind == .digit && clusters.isBeforeUnitSign):
      word.append(clusters.taken())
      endWord()
      space.append(clusters.single(cluster.cells))
    default:
      addToWord(cluster, of: &clusters)
    }
  }

  private mutating func addToWord(_ cluster: MeasuredClusters.Cluster, of clusters: inout MeasuredClusters) {
    let count = min(cluster.cells, width)
    let isEmpty = word.isEmpty && clusters.isEmpty
    if !isEmpty, BreakBehavior.allowsBreak(between: previous, and: cluster.behavior) {
      word.append(clusters.taken())
      endWord()
    } else if mayCut, cluster.behavior.kind == .letter {
      word.append(clusters.taken())
      word.allowBreak()
    }
    if word.width + clusters.width + count > width {
      word.append(clusters.taken())
      breakLongWord(before: count)
    }
    if cluster.cells > width {
      word.append(clusters.taken())
      word.append(clusters.ellipsis(glyphs.shortEllipsis))
    } else {
      clusters.take(cluster.cells)
    }
    mayCut = cluster.behavior.kind == .hyphen && (previous.kind == .letter || previous.kind == .digit)
    previous = cluster.behavior
  }

  /// Makes room in a word that outgrew the width: first behind its hyphens, then anywhere.
  private mutating func breakLongWord(before count: Int) {
    let isAddress = isInsideAddress || word.isAddress
    let parts = isAddress ? [word.line] : word.parts
    word.removeAll()
    for part in parts.dropLast() { place(part) }
    isInsideAddress = isAddress
    guard let last = parts.last else { return }
    if last.width + count <= width {
      for span in last.spans { word.append(span) }
      return
    }
    if !line.isEmpty { endLine() }
    space.removeAll()
    line = last
    endLine()
  }

  private mutating func endWord() {
    previous = BreakBehavior(.space)
    mayCut = false
    defer { isInsideAddress = false }
    guard !word.isEmpty else { return }
    let room = width - line.width - space.width
    let parts = word.width <= room || isInsideAddress ? [word.line] : word.parts
    word.removeAll()
    for part in parts { place(part) }
  }

  /// Puts a part on the line behind the spaces before it, or at the beginning of the next.
  private mutating func place(_ part: Line) {
    if line.width + space.width + part.width <= width, !line.isEmpty || isAtParagraphStart {
      line.append(space)
    } else if !line.isEmpty {
      endLine()
    }
    line.append(part)
    space.removeAll()
    isAtParagraphStart = false
  }

  private mutating func endLine() {
    finished.append(line)
    line = Line()
    space.removeAll()
    isAtParagraphStart = false
  }
}

import DesignKit

/// The lines of a body, of which tiles are laid out only where they are seen.
struct BodyLines: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    /// Lines that were laid out, from a position among all of those.
    case laidOut(from: Int)
    case tiles(TileGrid)
  }

  private struct Block: Hashable, Sendable {
    var lines: Range<Int>
    let content: Content
  }

  private var blocks: [Block] = []
  private var laidOut: [GridLine] = []
  /// The number of lines.
  private(set) var count = 0

  /// Whether there is no line.
  var isEmpty: Bool { blocks.isEmpty }

  /// Adds lines.
  mutating func add(_ lines: [GridLine]) {
    guard !lines.isEmpty else { return }
    if let last = blocks.last, case .laidOut = last.content {
      blocks[blocks.count - 1].lines = last.lines.lowerBound..<count + lines.count
    } else {
      blocks.append(Block(lines: count..<count + lines.count, content: .laidOut(from: laidOut.count)))
    }
    laidOut += lines
    count += lines.count
  }

  /// Adds the lines of tiles.
  mutating func add(_ grid: TileGrid) {
    blocks.append(Block(lines: count..<count + grid.lineCount, content: .tiles(grid)))
    count += grid.lineCount
  }

  /// Lays the lines of a window out.
  ///
  /// - Parameters:
  ///   - window: The lines; those beyond the end are left out.
  ///   - target: What is chosen; a tile is drawn so.
  /// - Returns: The lines.
  func lines(in window: Range<Int>, choosing target: Body.Target? = nil) -> [GridLine] {
    blocks.flatMap { block -> [GridLine] in
      let seen = block.lines.clamped(to: window)
      guard !seen.isEmpty else { return [] }
      let start = block.lines.lowerBound
      let own = seen.lowerBound - start..<seen.upperBound - start
      switch block.content {
      case .laidOut(let from): return Array(laidOut[from + own.lowerBound..<from + own.upperBound])
      case .tiles(let grid):
        let chosen = target.flatMap { target in
          block.lines.contains(target.lines.lowerBound)
            ? (target.lines.lowerBound - start) / Tile.height * grid.columns + target.position : nil
        }
        return grid.lines(in: own, choosing: chosen)
      }
    }
  }
}

/// Tiles side by side, in rows of the same height.
struct TileGrid: Hashable, Sendable {
  private static let gap = 1
  /// Wider tiles would only be emptier.
  private static let widest = 40

  let tiles: [Tile]
  /// The number of tiles side by side.
  let columns: Int
  private let width: Int
  private let painter: Painter

  /// Makes a grid of as many columns as fit; `nil` where two do not.
  init?(_ tiles: [Tile], _ painter: Painter) {
    let columns = (painter.columns + Self.gap) / (Tile.minimumWidth + Self.gap)
    guard columns >= 2, !tiles.isEmpty else { return nil }
    self.tiles = tiles
    self.columns = columns
    self.painter = painter
    width = min((painter.columns - Self.gap * (columns - 1)) / columns, Self.widest)
  }

  /// The lines of all rows.
  var lineCount: Int { (tiles.count + columns - 1) / columns * Tile.height }

  /// The column of the screen at which a tile begins.
  func column(ofPosition position: Int) -> Int { position * (width + Self.gap) }

  /// Lays the rows that are seen out.
  func lines(in window: Range<Int>, choosing chosen: Int?) -> [GridLine] {
    let rows = window.lowerBound / Tile.height..<(window.upperBound + Tile.height - 1) / Tile.height
    let lines = rows.flatMap { row(at: $0, choosing: chosen) }
    let cut = window.lowerBound - rows.lowerBound * Tile.height
    return Array(lines.dropFirst(cut).prefix(window.count))
  }

  private func row(at row: Int, choosing chosen: Int?) -> [GridLine] {
    let shown = row * columns..<min((row + 1) * columns, tiles.count)
    let columns = shown.map { index in
      Column(.tile(tiles[index], isSelected: index == chosen), width: .fixed(width))
    }
    let lines = painter.lines(.columns(columns, gap: Self.gap))
    return Array((lines + Array(repeating: .blank, count: Tile.height)).prefix(Tile.height))
  }
}

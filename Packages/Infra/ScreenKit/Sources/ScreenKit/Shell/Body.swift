import DesignKit
import FeatureKit

/// The scrolling part of a screen: all its lines, and which of them can be chosen.
struct Body: Hashable, Sendable {
  /// Some lines that can be chosen together.
  struct Target: Hashable, Sendable {
    /// The identity of the target, stable across refreshes.
    let id: String
    /// The row on the screen.
    let row: ListRow
    /// The action of the target.
    let action: Action?
    /// Where it stands.
    let lines: Range<Int>
    /// Its position among those on the same lines, from 0.
    var position = 0
    /// The column of the screen at which it begins, from 0.
    var column = 0
    /// Whether it is a tile of a grid.
    var isTile = false
  }

  /// All lines, as they look while nothing is chosen.
  private(set) var lines = BodyLines()
  /// The selectable targets, from the top.
  private(set) var targets: [Target] = []
  /// The changes that the page offers, by their places; each place has a key of its own.
  private(set) var changes: [Int: Action] = [:]
  /// The form that the page offers, such as a search; `nil` for none.
  private(set) var question: Action?
  /// Whether the page is a list, in which one row is always chosen; else it is a text to be scrolled.
  private(set) var isList = false
  /// Whether rows stand side by side.
  private(set) var isGrid = false
  /// How many rows the list has without a filter.
  private(set) var total = 0
  /// How many of them are shown.
  private(set) var shown = 0
  /// The most weeks that a heat map has no room for.
  private(set) var hiddenWeeks = 0

  /// Adds an element, set apart from what stands before it.
  mutating func add(_ element: Element, _ painter: Painter) {
    hiddenWeeks = max(hiddenWeeks, painter.hiddenWeeks(in: element))
    add(painter.lines(element))
  }

  /// Adds lines, set apart from those before them unless they belong to them.
  mutating func add(_ new: [GridLine], isApart: Bool = true) {
    guard !new.isEmpty else { return }
    if isApart, !lines.isEmpty { lines.add([.blank]) }
    lines.add(new)
  }

  /// Adds a row that can be chosen.
  mutating func add(_ row: ListRow, id: String, action: Action?, _ painted: [GridLine]) {
    targets.append(
      Target(id: id, row: row, action: action, lines: lines.count..<lines.count + max(painted.count, 1))
    )
    lines.add(painted.isEmpty ? [.blank] : painted)
  }

  /// Adds rows that stand side by side as tiles.
  mutating func add(_ items: [Item], in grid: TileGrid) {
    isGrid = true
    for (index, item) in items.enumerated() {
      let start = lines.count + index / grid.columns * Tile.height
      let position = index % grid.columns
      targets.append(
        Target(
          id: item.id,
          row: item.row,
          action: item.action,
          lines: start..<start + Tile.height,
          position: position,
          column: grid.column(ofPosition: position),
          isTile: true
        )
      )
    }
    lines.add(grid)
  }

  /// Adds a change that the page offers.
  mutating func add(_ change: Action, place: Int) { changes[place] = change }

  /// Adds the form that the page offers.
  mutating func add(question: Action) { self.question = question }

  /// Makes it a list with a number of rows.
  mutating func finishList(total: Int, shown: Int) {
    isList = true
    self.total = total
    self.shown = shown
  }
}

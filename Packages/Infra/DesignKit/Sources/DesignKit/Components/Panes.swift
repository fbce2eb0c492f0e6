/// One of several parts of a screen that stand side by side where there is room.
public struct Pane: Hashable, Sendable {
  /// The title of the pane, in one or two words.
  public let title: SafeText
  /// How wide it is beside others.
  public let width: Column.Width
  /// Panes with a higher one reach their ideal width first.
  public let priority: Int
  /// The content when the pane fills the screen, with its own heading; nil for the usual content.
  public let alone: Element?
  /// The content.
  public let content: Element

  /// Creates a pane.
  ///
  /// - Parameters:
  ///   - title: What the pane shows.
  ///   - width: How wide it is beside others; three panes of the usual 38 cells fill 120 columns, two fill 79.
  ///   - priority: Panes with a higher one reach their ideal width first.
  ///   - alone: What it shows where it has the screen for itself, with a heading of its own; nil for its title and
  ///     its content.
  ///   - content: The content.
  public init(
    _ title: SafeText,
    width: Column.Width = .flexible(minimum: 38, ideal: 38),
    priority: Int = 0,
    alone: Element? = nil,
    _ content: Element
  ) {
    self.title = title
    self.width = width
    self.priority = priority
    self.alone = alone
    self.content = content
  }
}

/// Which panes go where there is too little room for all of them.
public enum PaneFolding: Hashable, Sendable {
  /// One after the other, those that are farthest from the focused one first.
  case oneByOne
  /// All but the focused one at once: either everything is there, or one page.
  case allAtOnce
}

extension Element {
  /// The cells between two panes, with a line in the middle.
  private static let paneGap = 3

  /// Parts of a screen side by side, such as a list and what is chosen in it.
  ///
  /// Where not all fit, the focused one and its neighbours are shown, as many as there is room for; in the
  /// narrowest layout it is alone. A screen reader hears all of them, the focused one first.
  ///
  /// - Parameters:
  ///   - panes: The panes, from the general to the particular.
  ///   - focus: Which one keys act on, counted from 0; brought into range. A sign before its title says so.
  ///   - folding: Which of them go where not all fit.
  /// - Returns: The panes with a line between them; nothing without panes.
  public static func panes(_ panes: [Pane], focus: Int, folding: PaneFolding = .oneByOne) -> Element {
    if panes.isEmpty { return .empty }
    let focus = min(max(focus, 0), panes.count - 1)
    var layout = alone(focus, among: panes)
    for count in 1..<max(panes.count, 1) where folding == .oneByOne || count == panes.count - 1 {
      let first = max(focus - count, 0)
      let columns = columns(panes[first...min(first + count, panes.count - 1)], focus: focus - first)
      let needed = columns.reduce(paneGap * count) { $0 + $1.minimum }
      layout = .adaptive(
        minimumWidth: needed,
        wide: .columns(columns, gap: paneGap, isDivided: true),
        narrow: layout
      )
    }
    return layout
  }

  /// The focused pane; the others have no lines, but are there for who does not see.
  private static func alone(_ focus: Int, among panes: [Pane]) -> Element {
    let others = panes.indices.filter { $0 != focus }.map { titled(panes[$0], isFocused: false) }
    let focused = panes[focus].alone ?? titled(panes[focus], isFocused: true)
    return .stack([focused] + others.map { $0.fitted(toHeight: 0) })
  }

  private static func columns(_ panes: ArraySlice<Pane>, focus: Int) -> [Column] {
    zip(0..., panes).map { index, pane in
      Column(titled(pane, isFocused: index == focus), width: pane.width, priority: pane.priority)
    }
  }

  private static func titled(_ pane: Pane, isFocused: Bool) -> Element {
    let title: StyledText =
      isFocused ? "\(.focused) \(pane.title, .accent, .bold)" : "  \(pane.title, .muted)"
    return .stack([.text(title, maximumLines: 1), .rule(), pane.content])
  }
}

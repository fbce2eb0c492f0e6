/// A piece of a screen, as a value: what to show, not yet how.
///
/// Views build elements from their state; an ``ElementWriter`` turns them into text. Elements nest up to
/// ``maximumDepth`` levels, so that no tree can exhaust the stack: what is put around content that is as deep as
/// that shows the content without a frame, padding or columns of its own.
public struct Element: Hashable, Sendable {
  /// The most levels that elements nest.
  public static let maximumDepth = 48

  let node: Node
  let depth: Int

  /// An element that shows nothing and takes no space.
  public static let empty = Element(leaf: .empty)

  init(leaf: Leaf) {
    node = .leaf(leaf)
    depth = 1
  }

  /// Builds a container of one element; too deep an element stays as it is, without the container.
  init(containing content: Element, _ make: (Element) -> Node) {
    node = content.isAtMaximumDepth ? content.node : make(content)
    depth = min(content.depth + 1, Self.maximumDepth)
  }

  /// Builds a container of several elements; too deep elements are replaced by what is in them.
  init(containing items: [Element], _ make: ([Element]) -> Node) {
    let fitting = items.contains(where: \.isAtMaximumDepth) ? items.flatMap(\.unwrapped) : items
    node = make(fitting)
    depth = (fitting.map(\.depth).max() ?? 0) + 1
  }

  /// Whether nothing may be put around the element.
  var isAtMaximumDepth: Bool { depth >= Self.maximumDepth }

  private var unwrapped: [Element] { isAtMaximumDepth ? node.children : [self] }
}

/// The node of an element; ``Element`` limits the depth of nesting.
indirect enum Node: Hashable, Sendable {
  case leaf(Leaf)
  case stack([Element], spacing: Int)
  case list([Element], spacing: Int)
  case marked([MarkedItem], isConnected: Bool)
  case columns([Column], gap: Int, isDivided: Bool)
  case grid(Grid)
  case padded(Element, Insets)
  case limited(Element, maximumWidth: Int, Alignment)
  case fitted(Element, height: Int)
  case painted(Element, Surface)
  case overlay(Overlay)
  case card(Card)
  case adaptive(minimumWidth: Int, wide: Element, narrow: Element)
  case described(Element, StyledText)
  case picture(Picture, fallback: Element)

  /// The elements directly inside.
  var children: [Element] {
    switch self {
    case .leaf: []
    case .stack(let items, _), .list(let items, _): items
    case .marked(let items, _): items.map(\.content)
    case .columns(let columns, _, _): columns.map(\.content)
    case .grid(let grid): grid.items
    case .padded(let content, _), .limited(let content, _, _), .fitted(let content, _): [content]
    case .painted(let content, _), .described(let content, _), .picture(_, let content): [content]
    case .overlay(let overlay): [overlay.base, overlay.top]
    case .card(let card): [card.content]
    case .adaptive(_, _, let narrow): [narrow]
    }
  }
}

/// A part of a tree with no elements inside.
enum Leaf: Hashable, Sendable {
  case empty
  case text(Paragraph)
  case facts([StyledText])
  case heading(SafeText, HeadingLevel)
  case rule(SafeText?)
  case chips([Chip])
  case keyValues([KeyValue])
  case row(ListRow)
  case callout(Callout)
  case table(Table)
  case drawing(Drawing)
  case skeleton([Int])
  case input(InputLine)
  case tabs(TabBar)
  case progress(ProgressBar)
  case keyHints([KeyHint])
  case breadcrumb(Breadcrumb)
  case heatMap(HeatMap)
  case heatStrip(HeatStrip)
}

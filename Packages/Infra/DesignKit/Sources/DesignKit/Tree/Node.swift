/// What an element is; ``Element`` guards how deep nodes nest.
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

  /// The elements directly inside.
  var children: [Element] {
    switch self {
    case .leaf: []
    case .stack(let items, _), .list(let items, _): items
    case .marked(let items, _): items.map(\.content)
    case .columns(let columns, _, _): columns.map(\.content)
    case .grid(let grid): grid.items
    case .padded(let content, _), .limited(let content, _, _), .fitted(let content, _): [content]
    case .painted(let content, _), .described(let content, _): [content]
    case .overlay(let overlay): [overlay.base, overlay.top]
    case .card(let card): [card.content]
    case .adaptive(_, _, let narrow): [narrow]
    }
  }
}

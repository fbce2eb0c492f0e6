/// What an element is; ``Element`` guards how deep nodes nest.
indirect enum Node: Hashable, Sendable {
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
  case stack([Element], spacing: Int)
  case list([Element], spacing: Int)
  case columns([Column], gap: Int)
  case grid([Element], minimumWidth: Int, gap: Int, spacing: Int)
  case padded(Element, Insets)
  case limited(Element, maximumWidth: Int)
  case card(Card)
  case adaptive(minimumWidth: Int, wide: Element, narrow: Element)

  /// The elements directly inside.
  var children: [Element] {
    switch self {
    case .empty, .text, .facts, .heading, .rule, .chips, .keyValues, .row, .callout, .table: []
    case .stack(let items, _), .list(let items, _), .grid(let items, _, _, _): items
    case .columns(let columns, _): columns.map(\.content)
    case .padded(let content, _), .limited(let content, _): [content]
    case .card(let card): [card.content]
    case .adaptive(_, _, let narrow): [narrow]
    }
  }
}

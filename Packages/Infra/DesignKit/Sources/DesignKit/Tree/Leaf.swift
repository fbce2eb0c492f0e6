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
}

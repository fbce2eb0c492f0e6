extension Element {
  /// A figure with what it counts below it; read out the other way round, as "Downloads: 1,284, up 12%".
  public static func statTile(_ tile: StatTile) -> Element {
    let trend = tile.trend.map { StyledText(", ") + $0.words } ?? ""
    let label = tile.label.isEmpty ? "" : StyledText(tile.label) + StyledText(.colon)
    return .stack([
      .text(StyledText(tile.value, .title, .bold), maximumLines: 2),
      .text(StyledText(tile.label, .muted), maximumLines: 2),
      tile.trend.map { .text($0.text) } ?? .empty,
    ])
    .described(as: label + StyledText(tile.value) + trend)
  }

  /// The place of a figure that is not there.
  ///
  /// - Parameters:
  ///   - label: What it would count.
  ///   - placeholder: Why it is not there.
  /// - Returns: The label, and below it the reason.
  public static func statTile(_ label: SafeText, _ placeholder: Placeholder) -> Element {
    .stack([.text(StyledText(label, .muted), maximumLines: 2), .placeholder(placeholder, like: [40])])
  }

  /// Figures in frames, as many beside each other as fit.
  ///
  /// - Parameters:
  ///   - tiles: The figures, made with ``statTile(_:)`` or ``statTile(_:_:)``.
  ///   - minimumWidth: The fewest cells a frame is given, 1 or more.
  /// - Returns: The frames, those in a row equally high.
  public static func statTiles(_ tiles: [Element], minimumWidth: Int = 18) -> Element {
    .grid(tiles.map { .card($0) }, minimumWidth: minimumWidth, gap: 1)
  }
}

extension Element {
  /// A document, how far it has come and, when it was sent back, why.
  public static func document(_ document: Document) -> Element {
    let row = ListRow(
      document.name,
      icon: document.icon,
      details: document.details.map { StyledText($0, .muted) },
      trailing: document.state.text
    )
    guard let reason = document.state.reason else { return .row(row) }
    // Below the row and not its subtitle, which would come before the state where there is little room.
    return .stack([
      .row(row), .text(StyledText(reason), maximumLines: 3).padded(Insets(leading: Spacing.column)),
    ])
  }
}

extension Element {
  /// A document, how far it has come and, when it was sent back, why.
  public static func document(_ document: Document) -> Element {
    .row(
      ListRow(
        document.name,
        icon: document.icon,
        subtitle: document.state.reason,
        subtitleLines: 3,
        details: document.details.map { StyledText($0, .muted) },
        trailing: document.state.text
      )
    )
  }
}

import DesignKit

/// The table that is timed: six columns, styled, some of them with wide characters.
struct SampleTable {
  let rows: [SampleRow]

  /// Builds the tree, as a feature does it from its state.
  var element: Element {
    .table(
      [
        TableColumn("No.", alignment: .trailing, priority: 5),
        TableColumn("Title", minimum: 12, priority: 6),
        TableColumn("題名", minimum: 12, priority: 4),
        TableColumn("State", priority: 3),
        TableColumn("Rating", alignment: .trailing, priority: 2),
        TableColumn("Note", minimum: 10, priority: 1),
      ],
      rows: rows.map(cells)
    )
  }

  private func cells(_ row: SampleRow) -> [StyledText] {
    let texts = row.cells.map { SafeText($0) }
    return [
      StyledText(texts[0], .muted), StyledText(texts[1], .title), StyledText(texts[2], .accent),
      StyledText(Badge(texts[3], status(row.cells[3]))), StyledText(texts[4], .success), StyledText(texts[5]),
    ]
  }

  private func status(_ word: String) -> Status {
    word == "ready" ? .success : word == "waiting" ? .warning : .error
  }
}

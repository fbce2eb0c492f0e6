import DesignKit

/// A full screen: panes side by side, a list with one chosen row, a table, prose and a dialog in front.
struct SampleScreen {
  /// The row of the list that is chosen.
  let selected: Int

  /// The tree of the screen, 40 lines high.
  var element: Element {
    .columns(
      [
        Column(list.fitted(toHeight: 40), width: .fixed(36)),
        Column(detail.fitted(toHeight: 40), width: .flexible(minimum: 40, ideal: 80)),
      ],
      gap: 3,
      isDivided: true
    )
    .overlaid(with: dialog, width: 44)
  }

  private var list: Element {
    .list(
      (0..<12).map { number in
        let row = Element.row(
          ListRow(
            SafeText(SampleRow(number).cells[2]),
            icon: number == selected ? .pointer : .bullet,
            subtitle: SafeText(SampleRow(number).cells[1]),
            details: ["2021", "\(Icon.star, .warning) \(SafeText(SampleRow(number).cells[4]))"]
          )
        )
        return number == selected ? row.painted(on: .selected) : row
      }
    )
  }

  private var detail: Element {
    .stack(
      [
        .heading(SafeText(SampleRow(selected).cells[1]), .page),
        .chips(["Drama", "Crime", "日本映画", "Science fiction"].map(Chip.tag)),
        SampleTable(rows: (0..<12).map(SampleRow.init)).element,
        .card(
          title: "Note",
          .text(StyledText(SafeText(String(repeating: SampleRow(selected).cells[5] + ". ", count: 12))))
        ),
        .keyValues((0..<8).map { KeyValue("Fact \($0)", StyledText(SafeText(SampleRow($0).cells[1]))) }),
      ],
      spacing: 1
    )
  }

  private var dialog: Element {
    .card(
      title: "Leave?",
      .callout(.warning, title: "Not saved", message: "Changes are lost.", hint: "Press y")
    )
  }
}

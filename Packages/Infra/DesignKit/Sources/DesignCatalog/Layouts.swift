import DesignKit

extension CatalogSection {
  static let layoutEntries: [CatalogEntry] = [
    .stack, .columns, .grid, .padding, .alignment, .adaptive, .overlay, .pane,
  ]
}

extension CatalogEntry {
  static let stack = CatalogEntry(
    "stack",
    summary: "Elements in a column; empty elements take no spacing.",
    usage: ".stack([title, .empty, text], spacing: 1)",
    specimens: [
      Specimen("spaced", .stack([.heading("Films"), .empty, .text("\(Sample.synopsis)")], spacing: 1)),
      Specimen("empty", .stack([.empty, .stack([])])),
    ]
  )

  static let columns = CatalogEntry(
    "columns",
    summary: "Elements side by side, or in a column if they do not fit.",
    usage: ".columns([Column(text, width: .flexible(minimum: 24, ideal: 60))], gap: 3, isDivided: true)",
    specimens: [
      Specimen("flexible", .columns([prose, years])),
      Specimen("divided", .columns([prose, years], gap: 3, isDivided: true)),
    ]
  )

  static let grid = CatalogEntry(
    "grid",
    summary: "Elements of equal width in as many columns as fit.",
    usage: ".grid(cards, minimumWidth: 30)",
    specimens: [
      Specimen(
        "cards",
        .grid(
          [
            .card(title: "One", .text("Short.")), .card(title: "Two", .text("\(Sample.synopsis)")),
            .card(title: "Three", footer: "last", .text("Also short.")),
          ],
          minimumWidth: 30
        )
      )
    ]
  )

  private static let prose = Column(
    .text("\(Sample.synopsis)"),
    width: .flexible(minimum: 24, ideal: 60),
    priority: 1
  )

  private static let years = Column(
    .keyValues([KeyValue("Year", "2021"), KeyValue("Age", "11")]),
    width: .fixed(16)
  )

  static let padding = CatalogEntry(
    "padding",
    summary: "Empty space around an element; the sides shrink first.",
    usage: "element.padded(Insets(top: 1, leading: 4))",
    specimens: [
      Specimen(
        "set-in",
        .text("Set in").padded(Insets(top: 1, leading: Spacing.block, bottom: 1, trailing: Spacing.block))
      )
    ]
  )

  static let alignment = CatalogEntry(
    "alignment",
    summary: "Content of a limited width, at the start, in the centre or at the end.",
    usage: "element.limited(toWidth: 36, alignment: .center)",
    specimens: [
      Specimen("leading", .text("\(Sample.synopsis)").limited(toWidth: 36)),
      Specimen("center", .text("\(Sample.synopsis)").limited(toWidth: 36, alignment: .center)),
      Specimen("trailing", .text("\(Sample.synopsis)").limited(toWidth: 36, alignment: .trailing)),
    ]
  )

  static let adaptive = CatalogEntry(
    "adaptive",
    summary: "Two layouts of the same content for different widths.",
    usage: ".adaptive(minimumWidth: 60, wide: columns, narrow: stack)",
    specimens: [
      Specimen(
        "both",
        .adaptive(minimumWidth: 60, wide: .text("wide layout"), narrow: .text("narrow layout"))
      )
    ]
  )

  static let pane = CatalogEntry(
    "pane",
    summary: "A part of a screen with a fixed number of lines; an ellipsis marks hidden lines.",
    usage: "element.fitted(toHeight: 12)",
    specimens: [
      Specimen("cut", .stack((1...9).map { .text("Line \($0)") }).fitted(toHeight: 4)),
      Specimen("filled", .card(.text("One line").fitted(toHeight: 3))),
      Specimen("selected", .text("\(Icon.pointer) Chosen").painted(on: .selected)),
    ]
  )

  static let overlay = CatalogEntry(
    "overlay",
    summary: "An element in front of another one, such as a dialog or a toast.",
    usage: "screen.overlaid(with: leaving, at: .center, width: 30)",
    specimens: [
      Specimen("dialog", behind.overlaid(with: leaving, width: 18)),
      Specimen("corner", behind.overlaid(with: leaving, at: .bottomTrailing, width: 18)),
    ]
  )

  private static let behind = Element.stack(
    [.text("\(Sample.synopsis)"), .text("「氷の航路」は、引退した水先案内人が最後の船を導く物語です。")],
    spacing: 1
  )
  private static let leaving = Element.card(title: "Leave?", .text("Nothing is lost."))
}

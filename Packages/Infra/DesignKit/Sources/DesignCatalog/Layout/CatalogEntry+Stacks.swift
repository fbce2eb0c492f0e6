import DesignKit

extension CatalogEntry {
  static let stack = CatalogEntry(
    "stack",
    summary: "Elements below each other; what shows nothing takes no spacing.",
    usage: ".stack([title, .empty, text], spacing: 1)",
    specimens: [
      Specimen("spaced", .stack([.heading("Films"), .empty, .text("\(Sample.synopsis)")], spacing: 1)),
      Specimen("empty", .stack([.empty, .stack([])])),
    ]
  )

  static let columns = CatalogEntry(
    "columns",
    summary: "Elements side by side, or below each other where their minimum widths do not fit.",
    usage: ".columns([Column(text, width: .flexible(minimum: 24, ideal: 60))], gap: 3, isDivided: true)",
    specimens: [
      Specimen("flexible", .columns([prose, years])),
      Specimen("divided", .columns([prose, years], gap: 3, isDivided: true)),
    ]
  )

  static let grid = CatalogEntry(
    "grid",
    summary: "Equal elements in as many columns as fit; cards in a row are equally high.",
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
}

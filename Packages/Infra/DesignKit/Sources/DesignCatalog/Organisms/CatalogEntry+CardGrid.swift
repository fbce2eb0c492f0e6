import DesignKit

extension CatalogEntry {
  static let cardGrid = CatalogEntry(
    "card-grid",
    summary: "Cards side by side in as many columns as fit, equally high in each row.",
    usage: ".cardGrid(cards, minimumWidth: 26)",
    specimens: [
      Specimen("cards", .cardGrid(cards)),
      Specimen(
        "selected",
        .cardGrid([cards[0], .card(title: "Fjord", isSelected: true, .text("2019")), cards[2]])
      ),
      Specimen("one", .cardGrid([cards[0]])),
      Specimen("loading", .cardGrid(placeholder: .loading("Loading cards"))),
      Specimen("empty", .cardGrid(placeholder: .empty("No cards yet", hint: "Collect one with a."))),
      Specimen(
        "error",
        .cardGrid(placeholder: .failed("Could not load the cards", message: "The service answered 503."))
      ),
    ]
  )

  private static let cards: [Element] = [
    .card(title: "The Ice Pilot", footer: "\("2021", .muted)", .text("\(Sample.synopsis)", maximumLines: 3)),
    .card(title: "Fjord", footer: "\("2019", .muted)", .text("Four seasons on one shore.")),
    .card(title: "東京の灯", footer: "\("2023", .muted)", .text("夜の街を歩く人々の物語。")),
    .card(title: Sample.longTitle, .text("Titles, and more titles.")),
  ]
}

import DesignKit

extension CatalogEntry {
  static let card = CatalogEntry(
    "card",
    summary: "Content in a frame with a title and a footer.",
    usage: ".card(title: title, detail: badge, footer: note, content)",
    specimens: [
      Specimen(
        "titled",
        .card(
          title: "The Ice Pilot",
          detail: "\(Badge("New", .info))",
          footer: "\("2021", .muted)",
          .text("\(Sample.synopsis)")
        )
      ),
      Specimen("square", .card(title: "Square", border: .square, .text("Content"))),
      Specimen("ascii", .card(title: "ASCII", border: .ascii, .text("Content"))),
      Specimen(
        "frameless",
        .card(title: "Frameless", footer: "\("quiet footer", .muted)", border: .none, .text("Content"))
      ),
      Specimen(
        "selected",
        .card(title: "The Ice Pilot", detail: "\(Badge("New", .info))", isSelected: true, .text("Content"))
      ),
      Specimen(
        "selected-frameless",
        .card(title: "Frameless", border: .none, isSelected: true, .text("Content"))
      ),
      Specimen("selected-untitled", .card(isSelected: true, .text("Content"))),
      Specimen("loading", .card(title: "For you", placeholder: .loading("Loading titles"))),
      Specimen(
        "empty",
        .card(title: "For you", placeholder: .empty("Nothing here yet", hint: "Watch something first."))
      ),
      Specimen(
        "error",
        .card(title: "For you", placeholder: .failed("Could not load this", hint: "Try again."))
      ),
      Specimen(
        "long",
        .card(title: Sample.longTitle, detail: "\("42 titles", .muted)", .text("\(Sample.synopsis)"))
      ),
      Specimen("cjk", .card(title: "氷の水先案内人", footer: "\("二〇二一年", .muted)", .text("夜の港を出る最後の船。"))),
      Specimen("nested", .card(title: "Outer", .card(title: "Inner", .text("Content")))),
    ]
  )

  static let cardGrid = CatalogEntry(
    "card-grid",
    summary: "Cards of equal height in as many columns as fit.",
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
        .cardGrid(placeholder: .failed("Could not load the cards", message: "The service returned 503."))
      ),
    ]
  )

  private static let cards: [Element] = [
    .card(title: "The Ice Pilot", footer: "\("2021", .muted)", .text("\(Sample.synopsis)", maximumLines: 3)),
    .card(title: "Fjord", footer: "\("2019", .muted)", .text("Four seasons on one shore.")),
    .card(title: "東京の灯", footer: "\("2023", .muted)", .text("夜の街を歩く人々の物語。")),
    .card(title: Sample.longTitle, .text("Titles, and more titles.")),
  ]

  static let fan = CatalogEntry(
    "fan",
    summary: "A stack of cards with the first one in front.",
    usage: ".fan(cards, count: \"12 cards\")",
    specimens: [
      Specimen("cards", .fan(hand, count: "3 cards")),
      Specimen("many", .fan(Array(repeating: hand, count: 3).flatMap(\.self), count: "9 cards")),
      Specimen("one", .fan(Array(hand.prefix(1)), count: "1 card")),
      Specimen("long", .fan([hand[0], FannedCard(title: Sample.longTitle, detail: "2024", .empty)])),
      Specimen("loading", .fan(placeholder: .loading("Loading the deck"))),
      Specimen("empty", .fan(placeholder: .empty("The deck is empty", hint: "Add your own card first."))),
      Specimen("error", .fan(placeholder: .failed("Could not open the deck", hint: "Try again."))),
    ]
  )

  private static let hand: [FannedCard] = [
    FannedCard(
      title: "Aino Falk",
      detail: "\("2024", .muted)",
      .stack([.text("1 204 contributions"), .text("\("longest streak 31 days", .muted)")])
    ),
    FannedCard(title: "Per Ström", detail: "\("2023", .muted)", .text("88 contributions")),
    FannedCard(title: "山田 花子", .text("512 contributions")),
  ]
}

import DesignKit

extension CatalogEntry {
  static let fan = CatalogEntry(
    "fan",
    summary: "Cards behind each other: the first in front and whole, of the others the upper edge.",
    usage: ".fan(cards, count: \"12 cards\")",
    specimens: [
      Specimen("cards", .fan(cards, count: "3 cards")),
      Specimen("many", .fan(Array(repeating: cards, count: 3).flatMap(\.self), count: "9 cards")),
      Specimen("one", .fan(Array(cards.prefix(1)), count: "1 card")),
      Specimen("long", .fan([cards[0], FannedCard(title: Sample.longTitle, detail: "2024", .empty)])),
      Specimen("loading", .fan(placeholder: .loading("Loading the deck"))),
      Specimen("empty", .fan(placeholder: .empty("The deck is empty", hint: "Add your own card first."))),
      Specimen("error", .fan(placeholder: .failed("Could not open the deck", hint: "Try again."))),
    ]
  )

  private static let cards: [FannedCard] = [
    FannedCard(
      title: "Aino Falk",
      detail: "\("2024", .muted)",
      .stack([.text("1 204 contributions"), .text("\("longest streak 31 days", .muted)")])
    ),
    FannedCard(title: "Per Ström", detail: "\("2023", .muted)", .text("88 contributions")),
    FannedCard(title: "山田 花子", .text("512 contributions")),
  ]
}

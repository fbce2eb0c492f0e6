import DesignKit
import FeatureKit
import RecipesDomain

/// A shopping list on the screen.
struct ShoppingElement {
  private static let readableWidth = 88

  let list: ShoppingList
  let strings: Strings

  var element: Element {
    .stack([.heading(strings.shoppingList, .page), content], spacing: 1)
  }

  private var content: Element {
    guard !list.lines.isEmpty else {
      return .emptyState(title: strings.nothingToBuy, hint: strings.nothingToBuyHint)
    }
    return .stack([toBuy, basket, footer], spacing: 1)
  }

  private var toBuy: Element {
    let lines = list.lines.filter { !$0.isTicked }
    guard !lines.isEmpty else { return .emptyState(title: strings.everythingBought) }
    return .list(lines.map(row)).limited(toWidth: Self.readableWidth)
  }

  private var basket: Element {
    let lines = list.lines.filter(\.isTicked)
    guard !lines.isEmpty else { return .empty }
    return .stack([.heading(strings.inBasket), .list(lines.map(row)).limited(toWidth: Self.readableWidth)])
  }

  private func row(_ line: ShoppingLine) -> Element {
    let measures = line.amounts.compactMap(\.measure).map { SafeText($0.text).string }
    let mark =
      line.isTicked ? Icon("✓", ascii: "x", word: strings.bought) : Icon("○", ascii: "o", word: strings.toBuy)
    return .row(
      ListRow(
        SafeText(line.ingredient),
        icon: mark,
        details: [StyledText(strings.list(mealNames(of: line)), .muted)],
        trailing: measures.isEmpty ? nil : StyledText(SafeText(measures.joined(separator: " + ")), .accent)
      )
    )
  }

  private func mealNames(of line: ShoppingLine) -> [String] {
    var seen: Set<Meal.ID> = []
    return line.amounts.flatMap(\.meals).filter { seen.insert($0.id).inserted }
      .map { strings.name(of: $0).string }
  }

  private var footer: Element {
    let (count, bought) = (list.lines.count, list.lines.count(where: \.isTicked))
    let first = list.lines.first { !$0.isTicked }
    return .stack([
      .facts([
        StyledText(strings.count(lines: count), .muted), StyledText(strings.count(bought: bought), .muted),
        StyledText(strings.keptHere, .muted),
      ]),
      first.map { line in
        let command = "tessera recipes shopping tick \(ShellWord.word(for: line.ingredient))"
        return .text(.hint(command, for: strings.tickOne, in: strings.language), maximumLines: 4)
      } ?? .empty,
      .text(
        .hint("tessera recipes shopping export", for: strings.takeAlong, in: strings.language),
        maximumLines: 4
      ),
    ])
  }
}

import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The page of the shopping list: what to buy, then what is bought.
func shoppingPage(_ state: LoadState<ShoppingList, RecipesFailure>, _ context: ViewContext) -> Page {
  state.page(Strings(context.language).shoppingWords, context) {
    ShoppingPage(list: $0.value, context: context).page
  }
}

private struct ShoppingPage {
  private static let readableWidth = 88

  let list: ShoppingList
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }
  private var toBuy: [ShoppingLine] { list.lines.filter { !$0.isTicked } }
  private var bought: [ShoppingLine] { list.lines.filter(\.isTicked) }

  var page: Page {
    let heading = Element.heading(strings.shoppingList, .page)
    guard !list.isNone else {
      let empty = Element.emptyState(title: strings.nothingToBuy, hint: strings.nothingToBuyHint(context))
      return Page(strings.shoppingList, header: heading, content: empty)
    }
    return Page(
      strings.shoppingList,
      header: heading,
      notice: notice,
      content: .stack([rowsToBuy, basket], spacing: 1),
      groups: list.lines.isEmpty ? [] : groups,
      footer: .facts(counts + [StyledText(strings.onThisComputer, .muted)]),
      actions: list.lines.isEmpty ? [] : actions
    )
  }

  /// Names the meals with entries that cannot be read.
  private var notice: Element {
    guard !list.unreadable.isEmpty else { return .empty }
    let words = strings.unreadable(entries: list.unreadable.count, of: list.unreadableMeals)
    return .callout(.warning, title: SafeText(words))
  }

  /// The numbers of the lines that can be read.
  private var counts: [StyledText] {
    guard !list.lines.isEmpty else { return [] }
    return [
      StyledText(strings.count(lines: list.lines.count), .muted),
      StyledText(strings.count(bought: bought.count), .muted),
    ]
  }

  private var actions: [Action] {
    (toBuy.first.map { [Action(strings.tickOne, route(to: $0), .changes, place: 0)] } ?? [])
      + [Action(strings.exportList, Route("recipes", "shopping", "export"))]
  }

  private var groups: [ItemGroup] {
    let open = ItemGroup(
      toBuy.map(item),
      note: toBuy.isEmpty ? nothingToBuy : .empty
    )
    return bought.isEmpty ? [open] : [open, ItemGroup(heading: .heading(strings.inBasket), bought.map(item))]
  }

  private var rowsToBuy: Element {
    guard !toBuy.isEmpty else { return nothingToBuy }
    return .list(toBuy.map { .row(row($0)) }).limited(toWidth: Self.readableWidth)
  }

  /// Below no line to buy; what cannot be read may still be one.
  private var nothingToBuy: Element {
    list.unreadable.isEmpty ? .emptyState(title: strings.everythingBought) : .empty
  }

  private var basket: Element {
    guard !bought.isEmpty else { return .empty }
    let rows = Element.list(bought.map { .row(row($0)) }).limited(toWidth: Self.readableWidth)
    return .stack([.heading(strings.inBasket), rows])
  }

  /// Choosing a line moves it to the other group.
  private func route(to line: ShoppingLine) -> Route {
    Route("recipes", "shopping", line.isTicked ? "untick" : "tick", line.ingredient)
  }

  private func item(_ line: ShoppingLine) -> Item {
    Item(
      "\(line.isTicked ? "x" : "o") \(line.ingredient)",
      row(line),
      action: Action(strings.tick(line), route(to: line), .changes)
    )
  }

  private func row(_ line: ShoppingLine) -> ListRow {
    let measures = line.amounts.compactMap(\.measure).map { SafeText($0.text).string }
    let mark =
      line.isTicked ? Icon("✓", ascii: "x", word: strings.bought) : Icon("○", ascii: "o", word: strings.toBuy)
    return ListRow(
      SafeText(line.ingredient),
      icon: mark,
      details: [StyledText(strings.list(mealNames(of: line)), .muted)],
      trailing: measures.isEmpty ? nil : StyledText(SafeText(measures.joined(separator: " + ")), .accent)
    )
  }

  private func mealNames(of line: ShoppingLine) -> [String] {
    var listed: Set<Meal.ID> = []
    return line.amounts.flatMap(\.meals).filter { listed.insert($0.id).inserted }
      .map { strings.name(of: $0).string }
  }
}

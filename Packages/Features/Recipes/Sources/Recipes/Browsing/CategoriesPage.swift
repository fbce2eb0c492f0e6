import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// The page of the categories.
func categoriesPage(_ state: CategoriesViewModel.State, _ context: ViewContext) -> Page {
  state.categories.page(Strings(context.language).categoryWords, context) {
    CategoriesPage(list: FilteredList($0, matching: state.filter), context: context).page
  }
}

/// Lays the categories out: cards where there is room for two, rows elsewhere.
private struct CategoriesPage {
  private static let readableWidth = 88

  let list: FilteredList<MealCategory>
  let context: ViewContext

  private var categories: [MealCategory] { list.matching.value.entries }
  private var strings: Strings { Strings(context.language) }

  var page: Page {
    let count = strings.count(categories: categories.count, of: list.total)
    return Page(
      strings.recipes,
      header: .heading(strings.recipes, .page),
      notice: .entries(of: list.matching, in: context),
      content: content,
      groups: categories.isEmpty ? [] : [ItemGroup(categories.map(item))],
      footer: .facts(
        (list.total == 0 ? [] : [StyledText(count, .muted)])
          + SourceFacts.facts(list.matching.provenance, context)
      ),
      actions: categories.first.map { [Action(strings.listOne, route(to: $0))] + localLists } ?? []
    )
  }

  /// The way from the start of recipes to the lists on this computer.
  private var localLists: [Action] {
    [
      Action(strings.favourites, Route("recipes", "favourites")),
      Action(strings.shoppingList, Route("recipes", "shopping")),
    ]
  }

  private var content: Element {
    guard !categories.isEmpty else { return empty }
    // A frame around nothing is only noise: without any description the categories are lines.
    guard categories.contains(where: { $0.description != nil }) else { return rows(spacing: 0) }
    return .adaptive(
      minimumWidth: 100,
      wide: .grid(categories.map(card), minimumWidth: 48, spacing: 1),
      narrow: rows(spacing: 1)
    )
  }

  private var empty: Element {
    let isWhole = list.matching.value.isWhole
    guard let text = list.missingText else {
      return isWhole
        ? .emptyState(title: strings.noCategories, hint: strings.tryAgainLater(context)) : .empty
    }
    return .emptyState(
      title: isWhole ? strings.noCategory(with: text) : strings.nothingReadable(with: text),
      hint: strings.seeAllCategories(context)
    )
  }

  private func rows(spacing: Int) -> Element {
    .list(
      categories.map { category in
        var row = row(category)
        row.trailing = opening(category)
        return .row(row)
      },
      spacing: spacing
    )
    .limited(toWidth: Self.readableWidth)
  }

  private func item(_ category: MealCategory) -> Item {
    Item(category.id.rawValue, row(category), route: route(to: category))
  }

  private func row(_ category: MealCategory) -> ListRow {
    ListRow(
      SafeText(category.name),
      icon: CategoryIcon.icon(for: category),
      subtitle: category.description.map { SafeText($0) }
    )
  }

  private func card(_ category: MealCategory) -> Element {
    .card(
      title: SafeText(category.name),
      detail: StyledText(CategoryIcon.icon(for: category), .accent),
      footer: opening(category),
      .text(StyledText(SafeText(category.description ?? "")), maximumLines: 3)
    )
  }

  private func opening(_ category: MealCategory) -> StyledText? { context.opening(route(to: category)) }

  private func route(to category: MealCategory) -> Route { Route("recipes", "list", category.name) }
}

/// Chooses the picture of a category, by its name.
private enum CategoryIcon {
  static func icon(for category: MealCategory) -> Icon {
    byName[category.name.lowercased()] ?? .pointer
  }

  private static let meat = Icon("◆", ascii: "#")
  private static let sea = Icon("≈", ascii: "~")
  private static let plants = Icon("❋", ascii: "*")
  private static let sweet = Icon("◈", ascii: "$")
  private static let plates = Icon("◉", ascii: "o")

  private static let byName: [String: Icon] = [
    "beef": meat, "chicken": meat, "goat": meat, "lamb": meat, "pork": meat,
    "seafood": sea,
    "vegan": plants, "vegetarian": plants,
    "dessert": sweet,
    "breakfast": plates, "miscellaneous": plates, "pasta": plates, "side": plates, "starter": plates,
  ]
}

import CommandKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// What a person is told when a text does not mean one of the things it could.
struct ChoiceFailure {
  private static let mostNames = 5
  private static let longestName = 100

  let query: TextQuery
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  func category(_ error: TextQueryError<MealCategory>) -> CommandFailure {
    failure(error, .category, list: strings.whereCategoriesAre) { ($0.name, nil) }
  }

  func area(_ error: TextQueryError<MealArea>) -> CommandFailure {
    failure(error, .area, list: strings.howAreasAreCalled) { ($0.name, nil) }
  }

  func ingredient(_ error: TextQueryError<KnownIngredient>) -> CommandFailure {
    failure(error, .ingredient, list: strings.howIngredientsAreCalled) { ($0.name, nil) }
  }

  func meal(_ error: TextQueryError<MealSummary>) -> CommandFailure {
    failure(error, .meal, list: strings.howToFindMeals) { ($0.name ?? "", $0.id.rawValue) }
  }

  func line(_ error: TextQueryError<ShoppingLine>) -> CommandFailure {
    failure(error, .shoppingLine, list: strings.whereShoppingIs) { ($0.ingredient, nil) }
  }

  private func failure<Item>(
    _ error: TextQueryError<Item>,
    _ thing: Strings.Thing,
    list: String,
    _ naming: (Item) -> (name: String, id: String?)
  ) -> CommandFailure {
    let asked = Self.cut(query.text)
    switch error {
    case .noMatch(let suggestions):
      let hint = suggestions.isEmpty ? list : strings.didYouMean(listed(suggestions.map(naming)))
      return CommandFailure(.notFound, strings.noSuch(thing, asked), hint: hint)
    case .ambiguous(let items):
      return CommandFailure(
        .usage,
        strings.ambiguous(thing, asked),
        hint: strings.typeOne(of: listed(Self.likeliest(of: items.map(naming))))
      )
    }
  }

  /// Of many names, the shortest are the nearest to what was typed; few stay in their order.
  private static func likeliest(of items: [(name: String, id: String?)]) -> [(name: String, id: String?)] {
    guard items.count > mostNames else { return items }
    return zip(0..., items).sorted { ($0.1.name.count, $0.0) < ($1.1.name.count, $1.0) }.map(\.1)
  }

  /// Things with an id are told apart by it, since names repeat.
  private func listed(_ items: [(name: String, id: String?)]) -> String {
    let names = items.prefix(Self.mostNames).map { item in
      item.id.map { strings.described($0, title: Self.cut(item.name)) } ?? Self.cut(item.name)
    }
    return strings.listed(names, hasMore: items.count > Self.mostNames)
  }

  private static func cut(_ text: String) -> String {
    text.count > longestName ? text.prefix(longestName) + "…" : text
  }
}

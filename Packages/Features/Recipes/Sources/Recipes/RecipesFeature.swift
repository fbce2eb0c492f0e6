public import CommandKit
public import FeatureKit
public import LocalizationKit

/// Recipes: categories, meals, search, favourites and the shopping list, `tessera recipes`.
public struct RecipesFeature: Feature {
  private let language: Language
  private let useCases: RecipesUseCases
  private let observe: @Sendable (FeatureEvent) -> Void

  /// Makes the feature; nothing is read or opened before a screen is loaded.
  ///
  /// - Parameters:
  ///   - language: The language of the help.
  ///   - useCases: What can be done with recipes.
  ///   - observe: Receives an event for each use case that runs.
  public init(
    language: Language,
    useCases: RecipesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.language = language
    self.useCases = useCases
    self.observe = observe
  }

  /// The categories.
  public var tab: Action? { Action(Strings(language).recipes, Route("recipes")) }

  /// `tessera recipes` with its subcommands.
  public var commands: [Command] {
    let browsing = BrowsingCommands(language: language, useCases: useCases, observe: observe)
    let lists = ListCommands(language: language, useCases: useCases, observe: observe)
    return [
      browsing.categories(
        with: [
          browsing.meals, browsing.meal, browsing.names(.cuisines), browsing.names(.ingredients),
          browsing.search, browsing.random, lists.favourites, lists.shopping,
        ]
      )
    ]
  }
}

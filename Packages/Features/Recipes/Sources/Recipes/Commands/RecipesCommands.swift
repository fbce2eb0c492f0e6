import CommandKit
import FeatureKit
import LocalizationKit

/// The noun `recipes` of the command line with its verbs.
struct RecipesCommands {
  let language: Language
  let open: FeatureSession<RecipesUseCases>.Opener

  var noun: Command {
    CategoriesCommand(language: language, open: open).command(with: [
      MealsCommand(language: language, open: open).list,
      MealCommand(language: language, open: open).show,
      NamesCommand(.areas, language: language, open: open).list,
      NamesCommand(.ingredients, language: language, open: open).list,
      SearchCommand(language: language, open: open).search,
      RandomMealCommand(language: language, open: open).random,
      FavouritesCommands(language: language, open: open).noun,
      ShoppingCommands(language: language, open: open).noun,
    ])
  }
}

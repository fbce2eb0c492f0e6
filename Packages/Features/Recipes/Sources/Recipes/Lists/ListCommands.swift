import CommandKit
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The commands of the lists on this computer: favourites and the shopping list.
struct ListCommands: Sendable {
  let language: Language
  let useCases: RecipesUseCases
  let observe: @Sendable (FeatureEvent) -> Void

  private var strings: Strings { Strings(language) }

  private func meals() -> Argument<[String]> {
    Argument("meals", help: strings.mealsHelp, valueName: strings.mealValue, readsStandardInput: true)
  }

  private func items() -> Argument<[String]> {
    Argument("items", help: strings.itemsHelp, valueName: strings.itemValue, readsStandardInput: true)
  }
}

// MARK: - Favourites

extension ListCommands {
  /// `tessera recipes favourites`, with its subcommands.
  var favourites: Command {
    favourites(
      "favourites",
      abstract: strings.favouritesAbstract,
      discussion: strings.favouritesDiscussion,
      examples: [
        Example("tessera recipes favourites", strings.favouritesExample),
        Example("tessera recipes favourites add 52772", strings.addFavouriteExample(1)),
      ],
      subcommands: [listFavourites, addFavourites, removeFavourites]
    )
  }

  private var listFavourites: Command {
    favourites(
      "list",
      abstract: strings.favouritesAbstract,
      examples: [Example("tessera recipes favourites list --json", strings.favouritesDocumentExample)]
    )
  }

  private var addFavourites: Command {
    favourites(
      "add",
      abstract: strings.addFavouriteAbstract,
      examples: [
        Example("tessera recipes favourites add 52772 52893", strings.addFavouriteExample(2)),
        Example("tessera recipes favourites add -", strings.standardInputExample),
      ],
      parameters: [meals()]
    ) { .add($0[meals()]) }
  }

  private var removeFavourites: Command {
    favourites(
      "remove",
      abstract: strings.removeFavouriteAbstract,
      examples: [Example("tessera recipes favourites remove 52772", strings.removeFavouriteExample)],
      parameters: [meals()]
    ) { .remove($0[meals()]) }
  }

  private func favourites(
    _ name: String,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example],
    parameters: @autoclosure @escaping @Sendable () -> [any Parameter] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
    change: @escaping @Sendable (Invocation) -> FavouritesViewModel.ChangeRequest? = { _ in nil }
  ) -> Command {
    Command(
      name,
      abstract: abstract(),
      discussion: discussion(),
      examples: examples(),
      parameters: parameters(),
      fields: FavouritesViewModel.table.names,
      subcommands: subcommands(),
      language: language
    ) { invocation in
      FavouritesViewModel(change(invocation), useCases: useCases, observe: observe)
    }
  }
}

// MARK: - The shopping list

extension ListCommands {
  /// `tessera recipes shopping`, with its subcommands.
  var shopping: Command {
    shopping(
      "shopping",
      abstract: strings.shoppingAbstract,
      discussion: strings.shoppingDiscussion,
      examples: [
        Example("tessera recipes shopping", strings.shoppingExample),
        Example("tessera recipes shopping add 52772 --servings 6", strings.addShoppingExample(1)),
        Example("tessera recipes shopping export --format markdown", strings.exportExample),
      ],
      subcommands: [
        listShopping, addToShopping, tickInShopping(true), tickInShopping(false), removeFromShopping,
        clearShopping, exportShopping,
      ]
    )
  }

  private var listShopping: Command {
    shopping(
      "list",
      abstract: strings.shoppingAbstract,
      examples: [Example("tessera recipes shopping list --json", strings.shoppingDocumentExample)]
    )
  }

  private var addToShopping: Command {
    shopping(
      "add",
      abstract: strings.addShoppingAbstract,
      discussion: strings.addShoppingDiscussion,
      examples: [
        Example("tessera recipes shopping add 52772 52893 --servings 6", strings.addShoppingExample(2)),
        Example("tessera recipes shopping add -", strings.standardInputExample),
      ],
      parameters: [meals()] + ServingsParameters(language).all
    ) { invocation throws(CommandFailure) in
      .change(.add(invocation[meals()], try ServingsParameters(language).servings(invocation)))
    }
  }

  private func tickInShopping(_ isTicked: Bool) -> Command {
    let example = isTicked ? "tick Butter 'Plain Flour'" : "untick Butter"
    return shopping(
      isTicked ? "tick" : "untick",
      abstract: strings.tickAbstract(isTicked),
      examples: [Example("tessera recipes shopping \(example)", strings.tickExample(isTicked))],
      parameters: [items()]
    ) { .change(.tick($0[items()], isTicked)) }
  }

  private var removeFromShopping: Command {
    shopping(
      "remove",
      abstract: strings.removeShoppingAbstract,
      examples: [Example("tessera recipes shopping remove 52772", strings.removeShoppingExample)],
      parameters: [meals()]
    ) { .change(.remove($0[meals()])) }
  }

  private var clearShopping: Command {
    let yes: @Sendable () -> Flag = { Confirmation.flag(in: language) }
    return shopping(
      "clear",
      abstract: strings.clearAbstract,
      discussion: strings.clearDiscussion,
      examples: [
        Example("tessera recipes shopping clear", strings.clearExample),
        Example("tessera recipes shopping clear --yes", strings.clearWithoutQuestionExample),
      ],
      parameters: [yes()]
    ) { .change(.clear(asksIn: $0[yes()] ? nil : language)) }
  }

  private var exportShopping: Command {
    let format: @Sendable () -> Option<ShoppingFormat> = {
      Option("format", help: strings.formatHelp, valueName: strings.formatValue, default: .text)
    }
    return Command(
      "export",
      abstract: strings.exportAbstract,
      discussion: strings.exportDiscussion,
      examples: [
        Example("tessera recipes shopping export --format markdown > list.md", strings.exportToFileExample)
      ],
      parameters: [format()],
      language: language
    ) { invocation in
      ShoppingViewModel(.export(invocation[format()]), useCases: useCases, observe: observe)
    }
  }

  private func shopping(
    _ name: String,
    abstract: @autoclosure @escaping @Sendable () -> String,
    discussion: @autoclosure @escaping @Sendable () -> String = "",
    examples: @autoclosure @escaping @Sendable () -> [Example],
    parameters: @autoclosure @escaping @Sendable () -> [any Parameter] = [],
    subcommands: @autoclosure @escaping @Sendable () -> [Command] = [],
    purpose: @escaping @Sendable (Invocation) throws(CommandFailure) -> ShoppingViewModel.Purpose = { _ in
      .list
    }
  ) -> Command {
    Command(
      name,
      abstract: abstract(),
      discussion: discussion(),
      examples: examples(),
      parameters: parameters(),
      fields: ShoppingViewModel.table.names,
      subcommands: subcommands(),
      language: language
    ) { invocation throws(CommandFailure) in
      ShoppingViewModel(try purpose(invocation), useCases: useCases, observe: observe)
    }
  }
}

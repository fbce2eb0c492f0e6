import CommandKit
import FeatureKit
import LocalizationKit

/// The noun `recipes shopping` with its verbs, as help explains them.
struct ShoppingCommands {
  private let strings: Strings
  private let actions: ShoppingActions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    strings = Strings(language)
    actions = ShoppingActions(language: language, open: open)
  }

  var noun: Command {
    Command(
      "shopping",
      abstract: strings.shoppingAbstract,
      discussion: strings.shoppingDiscussion,
      examples: [
        Example("tessera recipes shopping", strings.shoppingExample),
        Example("tessera recipes shopping add 52772 --servings 6", strings.addShoppingExample),
        Example("tessera recipes shopping export --format markdown", strings.exportExample),
      ],
      parameters: [actions.fields],
      subcommands: [list, add, tick, untick, remove, clear, export],
      run: actions.list
    )
  }

  private var list: Command {
    Command(
      "list",
      abstract: strings.shoppingAbstract,
      examples: [Example("tessera recipes shopping list --json", strings.documentExample)],
      parameters: [actions.fields],
      run: actions.list
    )
  }

  private var add: Command {
    Command(
      "add",
      abstract: strings.addShoppingAbstract,
      discussion: strings.addShoppingDiscussion,
      examples: [
        Example("tessera recipes shopping add 52772 52893 --servings 6", strings.addShoppingExample)
      ],
      parameters: [actions.meals] + actions.servings.declared + [actions.fields],
      run: actions.add
    )
  }

  private var tick: Command {
    Command(
      "tick",
      abstract: strings.tickAbstract,
      examples: [Example("tessera recipes shopping tick Butter 'Plain Flour'", strings.tickExample)],
      parameters: [actions.items, actions.fields],
      run: { try await actions.tick($0, true) }
    )
  }

  private var untick: Command {
    Command(
      "untick",
      abstract: strings.untickAbstract,
      examples: [Example("tessera recipes shopping untick Butter", strings.untickExample)],
      parameters: [actions.items, actions.fields],
      run: { try await actions.tick($0, false) }
    )
  }

  private var remove: Command {
    Command(
      "remove",
      abstract: strings.removeShoppingAbstract,
      examples: [Example("tessera recipes shopping remove 52772", strings.removeShoppingExample)],
      parameters: [actions.meals, actions.fields],
      run: actions.remove
    )
  }

  private var clear: Command {
    Command(
      "clear",
      abstract: strings.clearAbstract,
      examples: [Example("tessera recipes shopping clear", strings.clearExample)],
      parameters: [actions.fields],
      run: actions.clear
    )
  }

  private var export: Command {
    Command(
      "export",
      abstract: strings.exportAbstract,
      discussion: strings.exportDiscussion,
      examples: [
        Example("tessera recipes shopping export --format markdown > list.md", strings.exportExample)
      ],
      parameters: [actions.format],
      run: actions.export
    )
  }
}

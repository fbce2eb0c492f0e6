import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The commands that show what the service has.
struct BrowsingCommands: Sendable {
  let language: Language
  let useCases: RecipesUseCases
  let observe: @Sendable (FeatureEvent) -> Void

  private var strings: Strings { Strings(language) }

  /// `tessera recipes`: the categories, or what is chosen beside them.
  func categories(with subcommands: @autoclosure @escaping @Sendable () -> [Command]) -> Command {
    Command(
      "recipes",
      abstract: strings.categoriesAbstract,
      discussion: strings.categoriesDiscussion,
      examples: [
        Example("tessera recipes", strings.categoriesExample),
        Example("tessera recipes --filter fish", strings.filterExample),
        Example("tessera recipes --category Seafood", strings.besideExample),
        Example("tessera recipes --json --fields id,name", strings.idsAndNamesExample),
      ],
      group: strings.group,
      parameters: CategoriesParameters(language).all,
      fields: CategoriesViewModel.table.names,
      conflicts: CategoriesParameters(language).conflicts,
      subcommands: subcommands(),
      language: language
    ) { invocation in
      let parameters = CategoriesParameters(language)
      guard let choice = parameters.choice(invocation) else {
        let filter = invocation[parameters.filter]
        return CategoriesViewModel(filter: filter, repository: useCases.repository, observe: observe)
      }
      return PanesViewModel(choice, useCases: useCases, observe: observe)
    }
  }

  /// `tessera recipes areas` and `tessera recipes ingredients`.
  func names(_ listing: NameListing) -> Command {
    let name =
      switch listing {
      case .cuisines: "areas"
      case .ingredients: "ingredients"
      }
    let filter: @Sendable () -> Option<String?> = {
      Option("filter", help: strings.filterHelp(listing), valueName: strings.textValue)
    }
    return Command(
      name,
      abstract: strings.abstract(of: listing),
      examples: [
        Example("tessera recipes \(name) --filter an", strings.filterExample(listing)),
        Example("tessera recipes \(name) --json --fields name", strings.namesExample),
      ],
      parameters: [filter()],
      fields: NamesViewModel.table.names,
      language: language
    ) { invocation in
      NamesViewModel(
        listing,
        filter: invocation[filter()],
        repository: useCases.repository,
        observe: observe
      )
    }
  }

  /// `tessera recipes list`: the meals of a category, a cuisine or an ingredient.
  var meals: Command {
    Command(
      "list",
      abstract: strings.mealsAbstract,
      discussion: strings.mealsDiscussion,
      examples: [
        Example("tessera recipes list Seafood", strings.mealsExample),
        Example("tessera recipes list --area ital", strings.cuisineExample),
        Example("tessera recipes list --ingredient Salmon", strings.ingredientExample),
        Example("tessera recipes list sea --json", strings.mealsDocumentExample),
      ],
      parameters: MealsParameters(language).all,
      fields: MealsViewModel.table.names,
      conflicts: MealsParameters(language).conflicts,
      language: language
    ) { invocation throws(CommandFailure) in
      let request = try MealsParameters(language).request(invocation)
      return MealsViewModel(request, browse: useCases.browse, observe: observe)
    }
  }

  /// `tessera recipes show`: a meal.
  var meal: Command {
    let meal: @Sendable () -> Argument<String> = {
      Argument("meal", help: strings.mealHelp, valueName: strings.mealValue)
    }
    return Command(
      "show",
      abstract: strings.mealAbstract,
      discussion: strings.mealDiscussion,
      examples: [
        Example("tessera recipes show 52772", strings.mealExample),
        Example("tessera recipes show 52772 --servings 6 --base 2", strings.servingsExample),
        Example("tessera recipes show 52772 --json --fields name,ingredients", strings.mealDocumentExample),
      ],
      parameters: [meal()] + ServingsParameters(language).all,
      fields: MealViewModel.table.names,
      language: language
    ) { invocation throws(CommandFailure) in
      let servings = try ServingsParameters(language).servings(invocation)
      let subject = MealChoice.Subject.named(TextQuery(invocation[meal()]))
      return MealViewModel(
        MealChoice(subject: subject, servings: servings),
        useCases: useCases,
        observe: observe
      )
    }
  }

  /// `tessera recipes random`: any meal.
  var random: Command {
    Command(
      "random",
      abstract: strings.randomAbstract,
      discussion: strings.randomDiscussion,
      examples: [
        Example("tessera recipes random", strings.randomExample),
        Example("tessera recipes random --json --fields id,name", strings.randomDocumentExample),
      ],
      parameters: ServingsParameters(language).all,
      fields: MealViewModel.table.names,
      language: language
    ) { invocation throws(CommandFailure) in
      let servings = try ServingsParameters(language).servings(invocation)
      return MealViewModel(
        MealChoice(subject: .random, servings: servings),
        useCases: useCases,
        observe: observe
      )
    }
  }

  /// `tessera recipes search`.
  var search: Command {
    Command(
      "search",
      abstract: strings.searchAbstract,
      discussion: strings.searchDiscussion,
      examples: [
        Example("tessera recipes search chicken", strings.searchExample),
        Example("tessera recipes search --letter b", strings.letterExample),
        Example("tessera recipes search salmon --ingredient", strings.fieldExample),
        Example("tessera recipes search chicken --json", strings.searchDocumentExample),
      ],
      parameters: SearchParameters(language).all,
      fields: MealSearchViewModel.table.names,
      language: language
    ) { invocation throws(CommandFailure) in
      let search = try SearchParameters(language).search(invocation)
      return MealSearchViewModel(search, useCases: useCases, observe: observe)
    }
  }
}

// MARK: - Parameters

private struct CategoriesParameters {
  let filter: Option<String?>
  private let category: Option<String?>
  private let meal: Option<String?>

  init(_ language: Language) {
    let strings = Strings(language)
    filter = Option("filter", help: strings.filterHelp, valueName: strings.textValue)
    category = Option("category", help: strings.categoryBesideHelp, valueName: strings.nameValue)
    meal = Option("meal", help: strings.mealBesideHelp, valueName: strings.mealValue)
  }

  var all: [any Parameter] { [filter, category, meal] }
  var conflicts: [Conflict] { [Conflict(filter, category), Conflict(filter, meal)] }

  func choice(_ invocation: Invocation) -> PanesViewModel.Choice? {
    let meal = invocation[meal].map(TextQuery.init)
    return invocation[category].map { .category(TextQuery($0), meal: meal) } ?? meal.map { .meal($0) }
  }
}

private struct MealsParameters {
  private let category: Argument<String?>
  private let cuisine: Option<String?>
  private let ingredient: Option<String?>
  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
    category = Argument("category", help: strings.categoryHelp, valueName: strings.categoryValue)
    cuisine = Option("area", help: strings.cuisineHelp, valueName: strings.nameValue)
    ingredient = Option("ingredient", help: strings.ingredientHelp, valueName: strings.nameValue)
  }

  var all: [any Parameter] { [category, cuisine, ingredient] }
  var conflicts: [Conflict] { [Conflict(cuisine, ingredient)] }

  func request(_ invocation: Invocation) throws(CommandFailure) -> MealListRequest {
    let requests = [
      invocation[category].map { MealListRequest.category(TextQuery($0)) },
      invocation[cuisine].map { .cuisine(TextQuery($0)) },
      invocation[ingredient].map { .ingredient(TextQuery($0)) },
    ].compactMap(\.self)
    guard let request = requests.first else {
      throw CommandFailure(.usage, strings.nothingToList, hint: strings.sayWhatToList)
    }
    guard requests.count == 1 else {
      let option = invocation[cuisine] == nil ? "ingredient" : "area"
      throw CommandFailure(.usage, strings.eitherCategoryOr(option))
    }
    return request
  }
}

/// The number of servings that a meal is scaled to, and from.
struct ServingsParameters {
  private let wanted: Option<Int?>
  private let base: Option<Int?>
  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
    wanted = Option(
      "servings",
      help: strings.servingsHelp,
      valueName: strings.numberValue,
      accepting: .within(ServingScale.servings)
    )
    base = Option(
      "base",
      help: strings.baseHelp(Servings.assumedBase),
      valueName: strings.numberValue,
      accepting: .within(ServingScale.servings)
    )
  }

  var all: [any Parameter] { [wanted, base] }

  func servings(_ invocation: Invocation) throws(CommandFailure) -> Servings? {
    if let wanted = invocation[wanted] { return Servings(wanted, from: invocation[base]) }
    guard invocation[base] == nil else { throw CommandFailure(.usage, strings.baseWithoutServings) }
    return nil
  }
}

private struct SearchParameters {
  private let text: Argument<String?>
  private let letter: Option<String?>
  private let fields: [(name: String, flag: Flag, field: MealField)]
  private let strings: Strings

  init(_ language: Language) {
    strings = Strings(language)
    text = Argument("text", help: SearchWords(language).textHelp, valueName: strings.textValue)
    letter = Option("letter", help: strings.letterHelp, valueName: strings.letterValue)
    let flags: [(String, String, MealField)] = [
      ("ingredient", strings.inIngredients, .ingredient), ("area", strings.inCuisines, .cuisine),
      ("category", strings.inCategories, .category), ("tag", strings.inTags, .tag),
    ]
    fields = flags.map { ($0, Flag($0, help: $1), $2) }
  }

  var all: [any Parameter] { [text, letter] + fields.map(\.flag) }

  func search(_ invocation: Invocation) throws(CommandFailure) -> MealSearch {
    let given = fields.filter { invocation[$0.flag] }
    let fields = Set(given.map(\.field))
    let text = invocation[text].flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    switch (text, invocation[letter]) {
    case (let text?, nil): return fields.isEmpty ? .name(text) : .fields(text, in: fields)
    case (nil, let letter?) where fields.isEmpty:
      guard let first = letter.first, letter.count == 1, first.isLetter || first.isNumber else {
        throw CommandFailure(.usage, strings.notOneLetter)
      }
      return .firstLetter(first)
    case (nil, nil):
      let problem = SearchWords(strings.language).noText
      throw CommandFailure(.usage, problem, hint: strings.sayWhatToSearch)
    case (_?, _?): throw CommandFailure(.usage, strings.eitherTextOrLetter)
    case (nil, _?): throw CommandFailure(.usage, strings.eitherFieldOrLetter(given[0].name))
    }
  }
}

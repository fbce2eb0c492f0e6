import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The noun `recipes` by itself: the categories, or everything side by side.
struct CategoriesCommand {
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let filter: Option<String?>
  private let category: Option<String?>
  private let meal: Option<String?>
  private let reading: ReadingOptions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    let strings = Strings(language)
    self.language = language
    self.open = open
    filter = Option("filter", help: strings.filterHelp, valueName: strings.textValue)
    category = Option("category", help: strings.categoryBesideHelp, valueName: strings.nameValue)
    meal = Option("meal", help: strings.mealBesideHelp, valueName: strings.mealValue)
    reading = ReadingOptions(language)
  }

  func command(with subcommands: [Command]) -> Command {
    let strings = Strings(language)
    return Command(
      "recipes",
      abstract: strings.categoriesAbstract,
      discussion: strings.categoriesDiscussion,
      examples: [
        Example("tessera recipes", strings.categoriesExample),
        Example("tessera recipes --filter fish", strings.filterExample),
        Example("tessera recipes --category Seafood", strings.besideExample),
        Example("tessera recipes --json --fields id,name", strings.documentExample),
      ],
      group: strings.group,
      parameters: [filter, category, meal, reading.fields(of: CategoriesDocument.fields)],
      conflicts: [Conflict(filter, category), Conflict(filter, meal)],
      subcommands: subcommands,
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let isBeside = invocation[category] != nil || invocation[meal] != nil
    if invocation[reading.json], isBeside {
      let strings = Strings(language)
      throw CommandFailure(.usage, strings.besideWithoutDocument, hint: strings.documentsOfParts)
    }
    let run = await BrowsingRun(try open(invocation), reading.policy(invocation))
    if invocation[reading.json] {
      let document = CategoriesDocument(
        categories: FilteredList(try await run.categories(), mentioning: invocation[filter]),
        selection: selection
      )
      await run.write(document.json(at: run.context.now), "CategoriesDocument")
    } else if isBeside {
      try await showBeside(run, category: invocation[category], meal: invocation[meal])
    } else {
      await run.filter(invocation[filter])
      try await run.show(.categories) { () throws(CommandFailure) in _ = try await run.categories() }
    }
    return .done
  }

  @MainActor
  private func showBeside(_ run: BrowsingRun, category: String?, meal: String?) async throws(CommandFailure) {
    try await run.show(.columns) { () throws(CommandFailure) in
      if let category {
        _ = try await run.meals(.category(run.category(category)))
        if let meal { _ = try await run.meal(MealChoice(.meal(run.mealID(meal)))) }
      } else if let meal {
        try await showAround(try await run.meal(MealChoice(.meal(run.mealID(meal)))).value, run)
      }
    }
  }

  /// What stands beside a meal that was asked for by itself is welcome, but the meal is there without it.
  @MainActor
  private func showAround(_ meal: Meal, _ run: BrowsingRun) async throws(CommandFailure) {
    guard (try? await run.categories()) != nil, let name = meal.category,
      let category = run.viewModel.state.categories.shown?.value.first(where: { $0.name == name })
    else { return }
    _ = try? await run.meals(.category(category))
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The verb `list` of the noun `recipes`.
struct MealsCommand {
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let category: Argument<String?>
  private let area: Option<String?>
  private let ingredient: Option<String?>
  private let reading: ReadingOptions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    let strings = Strings(language)
    self.language = language
    self.open = open
    category = Argument("category", help: strings.categoryHelp, valueName: strings.categoryValue)
    area = Option("area", help: strings.areaHelp, valueName: strings.nameValue)
    ingredient = Option("ingredient", help: strings.ingredientHelp, valueName: strings.nameValue)
    reading = ReadingOptions(language)
  }

  var list: Command {
    let strings = Strings(language)
    return Command(
      "list",
      abstract: strings.mealsAbstract,
      discussion: strings.mealsDiscussion,
      examples: [
        Example("tessera recipes list Seafood", strings.mealsExample),
        Example("tessera recipes list --area ital", strings.areaExample),
        Example("tessera recipes list --ingredient Salmon", strings.ingredientExample),
        Example("tessera recipes list sea --json", strings.documentExample),
      ],
      parameters: [category, area, ingredient, reading.fields(of: MealsDocument.fields)],
      conflicts: [Conflict(area, ingredient)],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let wish = try wish(invocation)
    let run = await BrowsingRun(try open(invocation), reading.policy(invocation))
    if invocation[reading.json] {
      let document = MealsDocument(
        meals: try await run.meals(try await wish.listing(run)),
        selection: selection
      )
      await run.write(document.json(at: run.context.now), "MealsDocument")
    } else {
      try await run.show(.meals) { () throws(CommandFailure) in
        _ = try await run.meals(try await wish.listing(run))
      }
    }
    return .done
  }

  /// What a person asks for, before anybody knows whether there is such a thing.
  private enum Wish {
    case category(String)
    case area(String)
    case ingredient(String)

    @MainActor
    func listing(_ run: BrowsingRun) async throws(CommandFailure) -> MealListing {
      switch self {
      case .category(let text): .category(try await run.category(text))
      case .area(let text): try await run.area(text)
      case .ingredient(let text): try await run.ingredient(text)
      }
    }
  }

  private func wish(_ invocation: Invocation) throws(CommandFailure) -> Wish {
    let strings = Strings(language)
    let wishes = [
      invocation[category].map(Wish.category), invocation[area].map(Wish.area),
      invocation[ingredient].map(Wish.ingredient),
    ].compactMap(\.self)
    guard let wish = wishes.first else {
      throw CommandFailure(.usage, strings.nothingToList, hint: strings.sayWhatToList)
    }
    guard wishes.count == 1 else {
      throw CommandFailure(.usage, strings.oneListAtATime, hint: strings.sayWhatToList)
    }
    return wish
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// The verb `show` of the noun `recipes`.
struct MealCommand {
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let meal: Argument<String>
  private let servings: ServingsOptions
  private let reading: ReadingOptions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    let strings = Strings(language)
    self.language = language
    self.open = open
    meal = Argument("meal", help: strings.mealHelp, valueName: strings.mealValue)
    servings = ServingsOptions(language)
    reading = ReadingOptions(language)
  }

  var show: Command {
    let strings = Strings(language)
    return Command(
      "show",
      abstract: strings.mealAbstract,
      discussion: strings.mealDiscussion,
      examples: [
        Example("tessera recipes show 52772", strings.mealExample),
        Example("tessera recipes show 52772 --servings 6 --base 2", strings.servingsExample),
        Example("tessera recipes show 52772 --json --fields name,ingredients", strings.documentExample),
      ],
      parameters: [meal] + servings.declared + [reading.fields(of: MealDocument.fields)],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let servings = try servings.servings(invocation)
    let run = await BrowsingRun(try open(invocation), reading.policy(invocation))
    let text = invocation[meal]
    if invocation[reading.json] {
      let choice = MealChoice(.meal(try await run.mealID(text)), servings: servings)
      let document = MealDocument(meal: try await run.meal(choice), servings: servings, selection: selection)
      await run.write(document.json(at: run.context.now), "MealDocument")
    } else {
      try await run.show(.meal) { () throws(CommandFailure) in
        _ = try await run.meal(MealChoice(.meal(run.mealID(text)), servings: servings))
      }
    }
    return .done
  }
}

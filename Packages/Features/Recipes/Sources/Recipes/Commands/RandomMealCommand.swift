import CommandKit
import FeatureKit
import LocalizationKit

/// The verb `random` of the noun `recipes`.
struct RandomMealCommand {
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let servings: ServingsOptions
  private let reading: ReadingOptions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    self.language = language
    self.open = open
    servings = ServingsOptions(language)
    reading = ReadingOptions(language)
  }

  var random: Command {
    let strings = Strings(language)
    return Command(
      "random",
      abstract: strings.randomAbstract,
      discussion: strings.randomDiscussion,
      examples: [
        Example("tessera recipes random", strings.randomExample),
        Example("tessera recipes random --json --fields id,name", strings.documentExample),
      ],
      parameters: servings.declared + [reading.fields(of: MealDocument.fields)],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let servings = try servings.servings(invocation)
    let run = await BrowsingRun(try open(invocation), reading.policy(invocation))
    let choice = MealChoice(.random, servings: servings)
    if invocation[reading.json] {
      let document = MealDocument(meal: try await run.meal(choice), servings: servings, selection: selection)
      await run.write(document.json(at: run.context.now), "MealDocument")
    } else {
      try await run.show(.meal) { () throws(CommandFailure) in _ = try await run.meal(choice) }
    }
    return .done
  }
}

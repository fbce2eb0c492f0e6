import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import RecipesDomain

/// The verb `search` of the noun `recipes`.
struct SearchCommand {
  private let language: Language
  private let open: FeatureSession<RecipesUseCases>.Opener
  private let options: SearchOptions
  private let reading: ReadingOptions

  init(language: Language, open: @escaping FeatureSession<RecipesUseCases>.Opener) {
    self.language = language
    self.open = open
    options = SearchOptions(language)
    reading = ReadingOptions(language)
  }

  var search: Command {
    let strings = Strings(language)
    return Command(
      "search",
      abstract: strings.searchAbstract,
      discussion: strings.searchDiscussion,
      examples: [
        Example("tessera recipes search chicken", strings.searchExample),
        Example("tessera recipes search --letter b", strings.letterExample),
        Example("tessera recipes search salmon --ingredient", strings.fieldExample),
        Example("tessera recipes search chicken --json", strings.documentExample),
      ],
      parameters: options.declared + [reading.fields(of: FoundMealsDocument.fields)],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let selection = try FieldSelection(invocation, in: language)
    let search = try options.search(invocation)
    let session = try open(invocation)
    let isDocument = invocation[reading.json]
    try await show(search, reading.policy(invocation), session, isDocument ? selection : nil)
    return .done
  }

  @MainActor
  private func show(
    _ search: MealSearch,
    _ policy: FetchPolicy,
    _ session: FeatureSession<RecipesUseCases>,
    _ selection: FieldSelection?
  ) async throws(CommandFailure) {
    let viewModel = MealSearchViewModel(find: session.useCases.find)
    let presenter = session.presenter
    let view: @MainActor () -> Element = { mealSearchView(viewModel.state, presenter.context) }
    let work: @MainActor () async -> Void = {
      session.observe(.intent("MealSearchViewModel.search"))
      await viewModel.search(search, policy)
    }
    if selection == nil { await presenter.show(view, while: work) } else { await work() }
    if case .failed(_, let error) = viewModel.state {
      presenter.update(.empty)
      throw SearchFailure(error: error, context: presenter.context).commandFailure
    }
    guard let selection, case .found(_, let found) = viewModel.state else {
      session.observe(.view("mealSearchView"))
      return presenter.show(view())
    }
    session.observe(.view("FoundMealsDocument"))
    presenter.write(
      FoundMealsDocument(found: found, selection: selection).json(at: presenter.context.now)
    )
  }
}

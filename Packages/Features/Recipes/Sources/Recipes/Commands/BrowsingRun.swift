import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// One run of a command that browses recipes: it says what is wanted, and has what came of it shown.
@MainActor
struct BrowsingRun {
  let viewModel: RecipesViewModel
  let session: FeatureSession<RecipesUseCases>
  let policy: FetchPolicy

  init(_ session: FeatureSession<RecipesUseCases>, _ policy: FetchPolicy) {
    self.session = session
    self.policy = policy
    viewModel = RecipesViewModel(browse: session.useCases.browse, open: session.useCases.open)
  }

  var presenter: any Presenter { session.presenter }
  var context: ViewContext { presenter.context }

  /// Shows a part of the state while work changes it, and at its end; work that fails leaves nothing behind.
  func show(
    _ layout: RecipesLayout,
    after work: @MainActor () async throws(CommandFailure) -> Void
  ) async throws(CommandFailure) {
    let view: @MainActor () -> Element = { recipesView(viewModel.state, layout, context) }
    var failure: CommandFailure?
    await presenter.show(view) {
      do throws(CommandFailure) { try await work() } catch { failure = error }
    }
    if let failure {
      presenter.update(.empty)
      throw failure
    }
    session.observe(.view("recipesView"))
    presenter.show(view())
  }

  func write(_ document: JSONValue, _ name: String) {
    session.observe(.view(name))
    presenter.write(document)
  }

  func categories() async throws(CommandFailure) -> Fetched<[MealCategory]> {
    await send(.showCategories(policy))
    return try shown(viewModel.state.categories)
  }

  func names(_ listing: NameListing) async throws(CommandFailure) -> Fetched<[ListedName]> {
    await send(.showNames(listing, policy))
    return try shown(viewModel.state.names?.content)
  }

  func filter(_ text: String?) async {
    if text != nil { await send(.filter(text)) }
  }

  func meals(_ listing: MealListing) async throws(CommandFailure) -> Fetched<[MealSummary]> {
    await send(.choose(listing, policy))
    return try shown(viewModel.state.list?.content)
  }

  func meal(_ choice: MealChoice) async throws(CommandFailure) -> Fetched<Meal> {
    await send(.open(choice, policy))
    if case .meal(let id) = choice.subject, viewModel.state.meal?.content.error == .notFound {
      throw ChoiceFailure(query: TextQuery(id.rawValue), context: context).meal(.noMatch(suggestions: []))
    }
    return try shown(viewModel.state.meal?.content)
  }

  /// The category that a text means.
  func category(_ text: String) async throws(CommandFailure) -> MealCategory {
    let categories = try await categories().value
    let query = TextQuery(text)
    do throws(TextQueryError<MealCategory>) {
      return try query.category(among: categories)
    } catch {
      throw ChoiceFailure(query: query, context: context).category(error)
    }
  }

  private func send(_ intent: RecipesIntent) async {
    session.observe(.intent("RecipesViewModel.\(intent.name)"))
    await viewModel.send(intent)
  }

  private func shown<Value>(_ state: LoadState<Value>?) throws(CommandFailure) -> Fetched<Value> {
    if let shown = state?.shown { return shown }
    throw ErrorMessage(state?.error ?? .cancelled, in: context).commandFailure
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Searches meals, with the service or among the meals that are cached.
@MainActor @Observable
final class MealSearchViewModel: Screen {
  /// The state of the screen.
  struct State: Equatable, Sendable {
    let search: MealSearch
    var found = LoadState<FoundMeals, RecipesFailure>.idle
  }

  private let loader: Loader<MealSearch, FoundMeals, RecipesFailure>
  private let search: MealSearch
  private var fields: FieldSelection?

  init(
    _ search: MealSearch,
    useCases: RecipesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.search = search
    loader = Loader("FindMeals", isEmpty: \.isNone, observe: observe) {
      [find = useCases.find] (search, policy) async throws(RecipesFailure) in
      do throws(FindMealsError) {
        let found = try await find(search, policy)
        return Fetched(found, provenance: found.provenance)
      } catch {
        throw RecipesFailure(error)
      }
    }
  }

  var state: State { State(search: search, found: loader.state) }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(search, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(mealSearchPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    loader.state.shown.map { found in
      let records = Records.list(found.value.meals, in: Self.table, from: found.provenance)
      guard case .history = found.value else {
        return records.leavingOut(found.value.unreadableCount, omitted: found.value.omittedCount)
      }
      return records.withoutPage().with(onlyHistory)
    }
  }

  /// That a search for the service was made among cached meals; `nil` where the user asked for those.
  private var onlyHistory: Records.Warning? {
    if case .fields = search { return nil }
    return Records.Warning(.onlyCachedSearched) { context in
      context.language.warning(Strings(context.language).onlyHistorySearched)
    }
  }

  nonisolated static let table = RecordTable<HistoryMeal>(
    MealsViewModel.table.fields(of: \.summary) + [
      .init("category") { .optional($0.category) },
      .init("area") { .optional($0.cuisine) },
      .init("tags") { .strings($0.tags) },
      .init("seenAt") { .string($0.seenAt.formatted(.iso8601)) },
    ]
  )
}

extension FoundMeals {
  /// Whether nothing was found; meals that cannot be read are some.
  var isNone: Bool { meals.isEmpty && unreadableCount == 0 }

  /// The history is as old as the oldest meal found in it; a service that did not answer makes it stale.
  fileprivate var provenance: Provenance {
    switch self {
    case .service(let meals): meals.provenance
    case .history(_, because: let error):
      Provenance(
        kind: .stored,
        fetchedAt: oldestSeenAt ?? .distantPast,
        staleness: error.map { StaleReason($0) ?? .unavailable } ?? .notChecked
      )
    }
  }
}

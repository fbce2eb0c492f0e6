import CommandKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

/// Loads the meals of a category, a cuisine or an ingredient.
@MainActor @Observable
final class MealsViewModel: Screen {
  private let loader: Loader<MealListRequest, MealList, RecipesFailure>
  private let request: MealListRequest
  private var fields: FieldSelection?

  init(
    _ request: MealListRequest,
    browse: BrowseMeals,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.request = request
    loader = Loader("BrowseMeals", isEmpty: \.meals.isNone, observe: observe) {
      (request, policy) async throws(RecipesFailure) in
      do throws(BrowseMealsError) { return try await browse(request, policy) } catch {
        throw RecipesFailure(error, for: request.query)
      }
    }
  }

  var state: LoadState<MealList, RecipesFailure> { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(self.request, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(mealsPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    state.shown.map { list in
      .list(list.meals.entries, in: Self.table, from: list.provenance)
        .leavingOut(list.meals.unreadableCount, omitted: list.meals.omittedCount)
        .with(list.value.uncheckedName)
    }
  }

  /// The fields of a meal in every list.
  nonisolated static let table = RecordTable<MealSummary>([
    .init("id") { .string($0.id.rawValue) },
    .init("name") { .optional($0.name) },
    .init("picture", isColumn: false) { .optional($0.picture?.description) },
  ])
}

extension MealList {
  /// That what was typed could not be looked up, so that other names may match as well.
  fileprivate var uncheckedName: Records.Warning? {
    guard let namesError else { return nil }
    return Records.Warning.notLoaded(.namesNotLoaded, because: namesError) { [listing] context in
      Strings(context.language).namesNotLoaded(listing)
    }
  }
}

extension MealListRequest {
  fileprivate var query: TextQuery {
    switch self {
    case .category(let query), .cuisine(let query), .ingredient(let query): query
    }
  }
}

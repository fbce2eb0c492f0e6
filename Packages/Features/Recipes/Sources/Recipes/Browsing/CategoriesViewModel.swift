import CommandKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

/// Loads the categories, and shows those that contain a text.
@MainActor @Observable
final class CategoriesViewModel: Screen {
  /// The state of the screen.
  struct State: Equatable, Sendable {
    var categories = LoadState<EntryList<MealCategory>, RecipesFailure>.idle
    /// The text that categories must contain; `nil` for all of them.
    var filter: String?
  }

  private let loader: CategoriesLoader
  private let filter: String?
  private var fields: FieldSelection?

  init(
    filter: String? = nil,
    repository: any RecipeRepository,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.filter = filter
    loader = CategoriesLoader.categories(of: repository, observe)
  }

  var state: State { State(categories: loader.state, filter: filter) }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(Everything(), request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(categoriesPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    loader.state.shown.map { categories in
      let list = FilteredList(categories, matching: filter)
      let entries = list.matching.value.entries
      return .list(entries, in: Self.table, of: list.sentTotal, from: categories.provenance)
        .leavingOut(categories.value.unreadableCount, omitted: categories.value.omittedCount)
    }
  }

  nonisolated static let table = RecordTable<MealCategory>([
    .init("id") { .string($0.id.rawValue) },
    .init("name") { .string($0.name) },
    .init("description", isColumn: false) { .optional($0.description) },
    .init("picture", isColumn: false) { .optional($0.picture?.description) },
  ])
}

typealias CategoriesLoader = Loader<Everything, EntryList<MealCategory>, RecipesFailure>

extension Loader where Request == Everything, Value == EntryList<MealCategory>, Failure == RecipesFailure {
  /// Loads the categories.
  static func categories(
    of repository: any RecipeRepository,
    _ observe: @escaping @Sendable (FeatureEvent) -> Void
  ) -> CategoriesLoader {
    CategoriesLoader("ListCategories", isEmpty: \.isNone, observe: observe) {
      (_, policy) async throws(RecipesFailure) in
      do throws(ServiceError) { return try await repository.categories(policy) } catch {
        throw .service(error)
      }
    }
  }
}

/// The items of a list that contain a text, all of them when none is given.
struct FilteredList<Item: TextSearchable> {
  let matching: Fetched<EntryList<Item>>
  /// How many can be read without the filter.
  let total: Int
  /// How many the service has sent, also those that cannot be read or are more than are read.
  let sentTotal: Int
  private let text: String?

  init(_ list: Fetched<EntryList<Item>>, matching text: String?) {
    if let text {
      matching = list.map { all in all.with(entries: all.entries.filter { $0.matches(text) }) }
    } else {
      matching = list
    }
    total = list.value.count
    sentTotal = total + list.value.unreadableCount
    self.text = text
  }

  /// The text that no item contains; `nil` where there is an item, or none at all.
  var missingText: String? { matching.value.isEmpty && total > 0 ? text : nil }
}

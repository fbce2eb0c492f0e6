import CommandKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

/// The names that meals can be listed by.
enum NameListing: Hashable, Sendable {
  case cuisines
  case ingredients
}

/// A name that meals can be listed by.
struct ListedName: Hashable, Sendable, TextSearchable {
  let name: String
  var description: String?
  var kind: String?

  init(_ cuisine: Cuisine) {
    name = cuisine.name
  }

  init(_ ingredient: KnownIngredient) {
    name = ingredient.name
    description = ingredient.description
    kind = ingredient.kind
  }

  var searchedTexts: [String?] { [name, description, kind] }
}

/// Loads the cuisines or the ingredients, and shows those that contain a text.
@MainActor @Observable
final class NamesViewModel: Screen {
  /// The state of the screen.
  struct State: Equatable, Sendable {
    var listing: NameListing
    var names = LoadState<EntryList<ListedName>, RecipesFailure>.idle
    /// The text that names must contain; `nil` for all of them.
    var filter: String?
  }

  private let loader: Loader<NameListing, EntryList<ListedName>, RecipesFailure>
  private let listing: NameListing
  private let filter: String?
  private var fields: FieldSelection?

  init(
    _ listing: NameListing,
    filter: String? = nil,
    repository: any RecipeRepository,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.listing = listing
    self.filter = filter
    loader = Loader("ListNames", isEmpty: \.isNone, observe: observe) {
      (listing, policy) async throws(RecipesFailure) in
      do throws(ServiceError) {
        switch listing {
        case .cuisines:
          return try await repository.cuisines(policy).map { list in
            list.with(entries: list.entries.map { ListedName($0) })
          }
        case .ingredients:
          return try await repository.ingredients(policy).map { list in
            list.with(entries: list.entries.map { ListedName($0) })
          }
        }
      } catch {
        throw .service(error)
      }
    }
  }

  var state: State { State(listing: listing, names: loader.state, filter: filter) }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    await loader.load(listing, request.policy)
  }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(namesPage(state, context)) }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var isList: Bool { true }

  var records: Records? {
    loader.state.shown.map { names in
      let list = FilteredList(names, matching: filter)
      let entries = list.matching.value.entries
      return .list(entries, in: Self.table, of: list.sentTotal, from: names.provenance)
        .leavingOut(names.value.unreadableCount, omitted: names.value.omittedCount)
    }
  }

  nonisolated static let table = RecordTable<ListedName>([
    .init("name") { .string($0.name) },
    .init("description", isColumn: false) { .optional($0.description) },
    .init("kind") { .optional($0.kind) },
  ])
}

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

/// Loads the favourites, or changes them first.
@MainActor @Observable
final class FavouritesViewModel: Screen {
  /// A change of the favourites; meals are named by ids or names.
  enum ChangeRequest: Hashable, Sendable {
    case add([String])
    case remove([String])
  }

  /// The outcome of a change.
  enum Outcome: Hashable, Sendable {
    case added(new: [MealSummary], alreadyThere: [MealSummary])
    case removed([MealSummary])

    var isEffective: Bool {
      switch self {
      case .added(let new, _): !new.isEmpty
      case .removed(let meals): !meals.isEmpty
      }
    }
  }

  private let loader: Loader<Everything, PartialList<FavouriteMeal>, RecipesFailure>
  private let change: Change<ChangeRequest, Outcome, RecipesFailure>
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  init(
    _ change: ChangeRequest? = nil,
    useCases: RecipesUseCases,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.change = Change(
      "ManageFavourites",
      change,
      isLocal: true,
      isEffective: \.isEffective,
      observe: observe
    ) {
      (change, request) async throws(RecipesFailure) in
      switch change {
      case .add(let meals): try await useCases.addFavourites(meals, request.policy)
      case .remove(let meals): try await useCases.removeFavourites(meals)
      }
    }
    loader = Loader("ListFavourites", isEmpty: \.isNone, observe: observe) {
      (_, _) async throws(RecipesFailure) in
      let list = try await useCases.favouritesList()
      return Fetched(list, provenance: Provenance(kind: .stored, fetchedAt: useCases.now()))
    }
  }

  var state: LoadState<PartialList<FavouriteMeal>, RecipesFailure> { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    if await change.make(request) { await loader.load(Everything(), request.policy) }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    change.failure(of: state, in: context)
  }

  func content(in context: ViewContext) -> ScreenContent {
    change.isWanted ? .confirmation : .page(favouritesPage(state, context))
  }

  func notes(in context: ViewContext) -> [String] {
    // A page says itself what is left out.
    guard change.isWanted else { return documentWarnings(fields, in: context) }
    let strings = Strings(context.language)
    return (change.outcome.map(strings.notes) ?? []) + unreadable.sentences(in: context)
  }

  var showsSavedData: Bool { true }

  var isList: Bool { !change.isWanted }

  var records: Records? {
    state.shown.map {
      .list($0.entries, in: Self.table, from: $0.provenance).leavingOut($0.unreadable.count, unreadable)
    }
  }

  /// That favourites cannot be read.
  private var unreadable: Records.Warning? {
    guard let ids = state.shown?.unreadable, !ids.isEmpty else { return nil }
    return Records.Warning(.entriesUnreadable) { context in
      let words = Strings(context.language).unreadable(favourites: ids.map(\.rawValue))
      return context.language.warning(words)
    }
  }

  nonisolated static let table = RecordTable<FavouriteMeal>(
    MealsViewModel.table.fields(of: \.summary) + [
      .init("category") { .optional($0.category) },
      .init("area") { .optional($0.cuisine) },
      .init("addedAt") { .string($0.addedAt.formatted(.iso8601)) },
    ]
  )
}

extension RecipesUseCases {
  fileprivate func favouritesList() async throws(RecipesFailure) -> PartialList<FavouriteMeal> {
    try await RecipesFailure.persisting { () async throws(PersistenceError) in try await favourites.list() }
  }

  fileprivate func addFavourites(
    _ texts: [String],
    _ policy: FetchPolicy
  ) async throws(RecipesFailure) -> FavouritesViewModel.Outcome {
    let meals = try await meals(texts, policy)
    let added = try await RecipesFailure.persisting { () async throws(PersistenceError) in
      try await favourites.add(meals)
    }
    let summaries = meals.map(\.summary)
    return .added(
      new: summaries.filter { added.new.contains($0.id) },
      alreadyThere: summaries.filter { added.alreadyThere.contains($0.id) }
    )
  }

  fileprivate func removeFavourites(
    _ texts: [String]
  ) async throws(RecipesFailure) -> FavouritesViewModel.Outcome {
    let list = try await favouritesList()
    let unreadable = list.unreadable.map { MealSummary(id: $0, name: nil) }
    let named = try (list.entries.map(\.summary) + unreadable)
      .named(texts, orThrow: .favourite, besides: unreadable, entries: unreadable.count)
    let removed = try await RecipesFailure.persisting { () async throws(PersistenceError) in
      try await favourites.remove(named.map(\.id))
    }
    guard !removed.isEmpty else { throw .unknown(.favourite, asked: texts.first ?? "", like: []) }
    return .removed(named.filter { removed.contains($0.id) })
  }
}

public import DomainKernel

/// Records what a repository gives in a history, and gives it again when the repository cannot.
///
/// A meal that was sent as a whole, in a search or at random, opens again by its id without the service. The history
/// stands in only for an answer that could not be had: the repository's own store comes first, unless it cannot be
/// read or its copy must be confirmed first, and a service that says there is no such meal is believed. Only what must
/// not be stored at all is not recorded. A history that fails is reported, and withholds nothing that the repository
/// gave; where it cannot stand in, the error of the service is thrown.
public struct CachingRecipeRepository: RecipeRepository {
  private let repository: any RecipeRepository
  private let history: any MealHistory
  private let random: @Sendable () -> Double
  private let save: SaveLater
  private let observe: @Sendable (PersistenceError) -> Void

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - repository: Where meals come from.
  ///   - history: Records the meals that are sent.
  ///   - random: Gives a random number, from 0 up to but not 1.
  ///   - save: Does what records meals; unless told otherwise, an answer waits for it.
  ///   - observe: Told why the history could not be read or written.
  public init(
    _ repository: any RecipeRepository,
    history: any MealHistory,
    random: @escaping @Sendable () -> Double,
    save: @escaping SaveLater = { await $0() },
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.repository = repository
    self.history = history
    self.random = random
    self.save = save
    self.observe = observe
  }

  /// Gives every category.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealCategory>>
  {
    try await repository.categories(policy)
  }

  /// Lists meals, and records what the list says of them.
  public func meals(_ filter: MealFilter, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<MealSummary>>
  {
    let meals = try await repository.meals(filter, policy)
    if meals.provenance.kind != .stored && meals.provenance.mayBeKept {
      let listed = meals.value.prefix(Self.mostRecorded).map { summary in
        HistoryMeal(summary, in: filter, seenAt: meals.provenance.fetchedAt)
      }
      await save {
        await observing { () throws(PersistenceError) in try await history.record(listed: listed) }
      }
    }
    return meals
  }

  /// Gives one meal; one that was recorded as a whole stands in when neither the service nor its store has it.
  public func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    do throws(ServiceError) {
      let meal = try await repository.meal(id, policy)
      await record(meal) { [$0] }
      return meal
    } catch {
      guard let reason = StaleReason(replacing: error, fetching: policy),
        let meal = await recorded(id, because: reason)
      else { throw error }
      return meal
    }
  }

  /// Searches the service, and records what it finds.
  public func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<Meal>>
  {
    let meals = try await repository.search(lookup, policy)
    await record(meals) { $0.prefix(Self.mostRecorded).map(\.self) }
    return meals
  }

  /// Gives a meal that the service picks at random; when it cannot, one of those recorded as a whole is picked.
  public func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    do throws(ServiceError) {
      let meal = try await repository.randomMeal(policy)
      await record(meal) { [$0] }
      guard meal.provenance.kind == .stored else { return meal }
      return await picked(because: meal.provenance.staleness ?? .notChecked) ?? meal
    } catch {
      guard let reason = StaleReason(replacing: error, fetching: policy),
        let meal = await picked(because: reason)
      else { throw error }
      return meal
    }
  }

  /// Gives every cuisine that meals may be listed by.
  public func cuisines(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<EntryList<Cuisine>> {
    try await repository.cuisines(policy)
  }

  /// Gives every ingredient that meals may be listed by.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<EntryList<KnownIngredient>>
  {
    try await repository.ingredients(policy)
  }

  /// Records sent meals; stored ones were recorded when they were sent.
  private func record<Value>(_ answer: Fetched<Value>, _ meals: (Value) -> [Meal]) async {
    guard answer.provenance.kind != .stored, answer.provenance.mayBeKept else { return }
    let (meals, seenAt) = (meals(answer.value), answer.provenance.fetchedAt)
    await save {
      await observing { () throws(PersistenceError) in
        try await history.record(meals: meals, seenAt: seenAt)
      }
    }
  }

  private func recorded(_ id: Meal.ID, because reason: StaleReason) async -> Fetched<Meal>? {
    let meal = await observing { () throws(PersistenceError) in try await history.meal(id) }
    return meal.flatMap(\.self)?.stale(because: reason)
  }

  /// Picks among the meals that were recorded as a whole, each as likely as another; in place of one that cannot be
  /// opened another is picked.
  private func picked(because reason: StaleReason) async -> Fetched<Meal>? {
    var ids = await observing { () throws(PersistenceError) in try await history.ids() } ?? []
    while !ids.isEmpty {
      let place = min(Int(random() * Double(ids.count)), ids.count - 1)
      if let meal = await recorded(ids[place], because: reason) { return meal }
      ids.swapAt(place, ids.count - 1)
      ids.removeLast()
    }
    return nil
  }

  /// Does something with the history; `nil` when it fails, which is reported.
  @discardableResult
  private func observing<Value>(_ work: () async throws(PersistenceError) -> Value) async -> Value? {
    do throws(PersistenceError) {
      return try await work()
    } catch {
      observe(error)
      return nil
    }
  }

  /// Real lists have less than a hundred meals; of a longer list, this many are recorded.
  private static let mostRecorded = 2000
}

extension StaleReason {
  /// Why a recorded meal may stand in for an answer; `nil` when it may not.
  fileprivate init?(replacing error: ServiceError, fetching policy: FetchPolicy) {
    switch error {
    // The history is stored beside the cache.
    case .cacheUnreadable(let reason): self = .cacheUnreadable(reason: reason)
    default:
      guard let reason = StaleReason(error, fetching: policy) else { return nil }
      self = reason
    }
  }
}

public import DomainKernel

/// Remembers what a repository gives, and gives it again when the repository cannot.
///
/// A meal that was seen as a whole, in a search or by chance, opens again by its id without the service. What is
/// remembered stands in only for an answer that could not be had: the repository's own store comes first, and a
/// service that says there is no such meal is believed. That something could not be remembered is never a reason
/// to withhold it.
public struct CachingRecipeRepository: RecipeRepository {
  private let repository: any RecipeRepository
  private let seen: any MealHistory
  private let random: @Sendable () -> Double
  private let observe: @Sendable (PersistenceError) -> Void

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - repository: Where meals come from.
  ///   - seen: Remembers the meals that are seen.
  ///   - random: Draws a number, from 0 up to but not 1.
  ///   - observe: Told why something that was seen could not be remembered.
  public init(
    _ repository: any RecipeRepository,
    seen: any MealHistory,
    random: @escaping @Sendable () -> Double,
    observe: @escaping @Sendable (PersistenceError) -> Void = { _ in }
  ) {
    self.repository = repository
    self.seen = seen
    self.random = random
    self.observe = observe
  }

  /// Gives every category.
  public func categories(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealCategory]> {
    try await repository.categories(policy)
  }

  /// Lists meals, and remembers what the list says of them.
  public func meals(_ selection: MealSelection, _ policy: FetchPolicy) async throws(ServiceError)
    -> Fetched<[MealSummary]>
  {
    let meals = try await repository.meals(selection, policy)
    if meals.provenance.kind != .stored {
      let listed = meals.value.prefix(Self.mostRemembered).map { IndexedMeal($0, of: selection) }
      await observing { () throws(PersistenceError) in
        try await seen.remember(listed: listed, seenAt: meals.provenance.fetchedAt)
      }
    }
    return meals
  }

  /// Gives one meal; one that was seen as a whole stands in when neither the service nor its store has it.
  public func meal(_ id: Meal.ID, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    do throws(ServiceError) {
      let meal = try await repository.meal(id, policy)
      await remember(meal) { [$0] }
      return meal
    } catch {
      guard let reason = StaleReason(error, wishing: policy),
        let whole = try? await seen.wholeMeal(id)
      else { throw error }
      return Fetched(whole, because: reason)
    }
  }

  /// Searches the service, and remembers what it finds.
  public func search(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    [Meal]
  > {
    let meals = try await repository.search(lookup, policy)
    await remember(meals) { $0.prefix(Self.mostRemembered).map(\.self) }
    return meals
  }

  /// Gives a meal that the service draws by chance; when it cannot, one that was seen as a whole is drawn.
  public func randomMeal(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Meal> {
    do throws(ServiceError) {
      let meal = try await repository.randomMeal(policy)
      await remember(meal) { [$0] }
      guard meal.provenance.kind == .stored else { return meal }
      return await drawn(because: meal.provenance.staleness ?? .notChecked) ?? meal
    } catch {
      guard let reason = StaleReason(error, wishing: policy), let meal = await drawn(because: reason)
      else { throw error }
      return meal
    }
  }

  /// Gives every kitchen that meals may be listed by.
  public func areas(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[MealArea]> {
    try await repository.areas(policy)
  }

  /// Gives every ingredient that meals may be listed by.
  public func ingredients(_ policy: FetchPolicy) async throws(ServiceError) -> Fetched<[KnownIngredient]> {
    try await repository.ingredients(policy)
  }

  /// What the service was not asked for was remembered when it was: writing it again would only take time.
  private func remember<Value>(_ answer: Fetched<Value>, _ meals: (Value) -> [Meal]) async {
    guard answer.provenance.kind != .stored else { return }
    await observing { () throws(PersistenceError) in
      try await seen.remember(whole: meals(answer.value), seenAt: answer.provenance.fetchedAt)
    }
  }

  private func observing(_ work: () async throws(PersistenceError) -> Void) async {
    do throws(PersistenceError) { try await work() } catch { observe(error) }
  }

  /// Draws among the meals that were seen as a whole, each as likely as another; one that cannot be opened any
  /// more is drawn again.
  private func drawn(because reason: StaleReason) async -> Fetched<Meal>? {
    var ids = (try? await seen.wholeMeals()) ?? []
    while !ids.isEmpty {
      let place = min(Int(random() * Double(ids.count)), ids.count - 1)
      if let whole = try? await seen.wholeMeal(ids[place]) { return Fetched(whole, because: reason) }
      ids.swapAt(place, ids.count - 1)
      ids.removeLast()
    }
    return nil
  }

  /// Real lists have less than a hundred meals; of one that is longer, so many are remembered.
  private static let mostRemembered = 2000
}

extension Fetched<Meal> {
  fileprivate init(_ whole: CachedMeal, because reason: StaleReason) {
    self.init(
      whole.meal,
      provenance: Provenance(kind: .stored, fetchedAt: whole.seenAt, staleness: reason)
    )
  }
}

extension StaleReason {
  /// Why something that was seen may stand in for an answer; `nil` when it may not.
  fileprivate init?(_ error: ServiceError, wishing policy: FetchPolicy) {
    self.init(error)
    if policy == .cacheOnly { self = .notChecked }
  }
}

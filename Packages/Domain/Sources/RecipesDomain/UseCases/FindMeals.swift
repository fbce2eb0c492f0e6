public import DomainKernel

/// Searches meals: at the service, or among those that were seen when the service cannot answer.
public struct FindMeals: Sendable {
  private let repository: any RecipeRepository
  private let seen: any MealHistory
  private let limit: Int

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Where meals come from.
  ///   - seen: The meals that were seen.
  ///   - limit: How many meals of those that were seen at most.
  public init(repository: any RecipeRepository, seen: any MealHistory, limit: Int = 100) {
    self.repository = repository
    self.seen = seen
    self.limit = limit
  }

  /// Searches the service for meals by name, and what was seen when it cannot answer.
  ///
  /// Stored-only searches what was seen, and asks nobody.
  ///
  /// - Parameters:
  ///   - text: What was typed.
  ///   - policy: How fresh the result should be.
  /// - Returns: What was found, and where; nothing for a blank text.
  /// - Throws: ``ServiceError`` when the service cannot answer and nothing that was seen fits.
  public func callAsFunction(
    _ text: String,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> FoundMeals {
    guard let query = MealSearchQuery(text) else { return .seen([], because: nil) }
    guard policy != .cacheOnly else { return .seen(await found(query), because: nil) }
    do throws(ServiceError) {
      return .service(try await repository.search(.name(text), policy))
    } catch {
      let meals = await found(query)
      guard error != .cancelled, !meals.isEmpty else { throw error }
      return .seen(meals, because: error)
    }
  }

  /// Lists the service's meals whose name begins with a letter; what was seen cannot be asked that.
  ///
  /// - Parameters:
  ///   - letter: The letter.
  ///   - policy: How fresh the result should be.
  /// - Returns: What the service found.
  /// - Throws: ``ServiceError`` when neither the service nor the store of its answers can give it.
  public func beginning(
    with letter: Character,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> FoundMeals {
    .service(try await repository.search(.firstLetter(letter), policy))
  }

  /// Searches what was seen in some fields only; the service cannot.
  ///
  /// - Parameter query: What to search for, and where.
  /// - Returns: The meals that fit best.
  /// - Throws: ``PersistenceError`` when nothing can be read.
  public func amongSeen(_ query: MealSearchQuery) async throws(PersistenceError) -> [HistoryMeal] {
    try await seen.search(query, limit: limit)
  }

  /// What was seen that cannot be read has nothing to offer; why the service could not answer matters more.
  private func found(_ query: MealSearchQuery) async -> [HistoryMeal] {
    (try? await seen.search(query, limit: limit)) ?? []
  }
}

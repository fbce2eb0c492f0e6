public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which meals the user searches for.
public enum MealSearch: Hashable, Sendable {
  /// Meals by their name: at the service, or in the history when the service cannot answer.
  case name(String)
  /// Meals whose name begins with a letter: at the service, or in the history when the service cannot answer.
  case firstLetter(Character)
  /// Meals by some of their fields; only the history can be asked that.
  case fields(String, in: Set<MealField>)
}

/// The results of a search, with their source.
public enum FoundMeals: Hashable, Sendable {
  /// The results of the service.
  case service(Fetched<EntryList<Meal>>)
  /// The results of the history, with the error of the service if it was asked.
  case history([HistoryMeal], because: ServiceError?)

  /// The meals, the best first, each with the time when the service last sent or confirmed it.
  public var meals: [HistoryMeal] {
    switch self {
    case .service(let meals): meals.value.map { HistoryMeal($0, seenAt: meals.provenance.fetchedAt) }
    case .history(let meals, because: _): meals
    }
  }

  /// How many more meals the service found that could not be read; 0 for the history.
  public var unreadableCount: Int {
    switch self {
    case .service(let meals): meals.value.unreadableCount
    case .history: 0
    }
  }

  /// How many of ``unreadableCount`` are only more than are read of one answer.
  public var omittedCount: Int {
    switch self {
    case .service(let meals): meals.value.omittedCount
    case .history: 0
    }
  }

  /// When the service sent or confirmed the oldest of the meals; `nil` when there is none.
  public var oldestSeenAt: Date? { meals.map(\.seenAt).min() }
}

/// Why a search has no answer.
public enum FindMealsError: Error, Hashable, Sendable {
  /// The service cannot answer, and the history has nothing that fits.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// Only the history could answer, and it cannot be read.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)
}

/// Searches meals: at the service, or in the history when the service cannot answer.
public struct FindMeals: Sendable {
  private let repository: any RecipeRepository
  private let history: any MealHistory
  private let observe: @Sendable (PersistenceError) -> Void

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Where meals come from.
  ///   - history: The meals that the service has sent.
  ///   - observe: Told why the history could not be read in place of a service that did not answer.
  public init(
    repository: any RecipeRepository,
    history: any MealHistory,
    observe: @escaping @Sendable (PersistenceError) -> Void
  ) {
    self.repository = repository
    self.history = history
    self.observe = observe
  }

  /// Searches meals.
  ///
  /// A stored answer of the service to the same name or letter has all that the service found, and goes
  /// before the history. With ``/DomainKernel/FetchPolicy/cacheOnly`` the history is searched where none is
  /// stored.
  ///
  /// - Parameters:
  ///   - search: Which meals.
  ///   - policy: How fresh the result should be; the history is what it is.
  /// - Returns: What was found, and where; nothing for a text without words, or without fields.
  /// - Throws: ``FindMealsError`` when nobody could answer.
  public func callAsFunction(
    _ search: MealSearch,
    _ policy: FetchPolicy
  ) async throws(FindMealsError) -> FoundMeals {
    switch search {
    case .name(let text):
      guard let query = MealSearchQuery(text) else { return .history([], because: nil) }
      do throws(FindMealsError) { return try await asked(.name(text), policy) } catch {
        return try await recorded(query, insteadOf: error, policy)
      }
    case .firstLetter(let letter):
      do throws(FindMealsError) { return try await asked(.firstLetter(letter), policy) } catch {
        guard let query = MealSearchQuery(String(letter), in: [.name]) else { throw error }
        return try await recorded(query, insteadOf: error, policy) {
          SearchFolding.folded($0.summary.name ?? "").hasPrefix(query.words[0])
        }
      }
    case .fields(let text, let fields):
      guard let query = MealSearchQuery(text, in: fields) else { return .history([], because: nil) }
      return .history(try await recorded(query), because: nil)
    }
  }

  private func asked(_ lookup: MealLookup, _ policy: FetchPolicy) async throws(FindMealsError) -> FoundMeals {
    do throws(ServiceError) { return .service(try await repository.search(lookup, policy)) } catch {
      throw .service(error)
    }
  }

  private func recorded(_ query: MealSearchQuery) async throws(FindMealsError) -> [HistoryMeal] {
    do throws(PersistenceError) { return try await history.search(query) } catch {
      throw .persistence(error)
    }
  }

  /// Why a service that was asked did not answer matters more than why the history cannot stand in for it.
  ///
  /// A history without a match leaves the error: only the service can say that there is none.
  private func recorded(
    _ query: MealSearchQuery,
    insteadOf error: FindMealsError,
    _ policy: FetchPolicy,
    where fits: (HistoryMeal) -> Bool = { _ in true }
  ) async throws(FindMealsError) -> FoundMeals {
    guard case .service(let reason) = error, reason != .cancelled else { throw error }
    let isAsked = policy != .cacheOnly
    do throws(PersistenceError) {
      let meals = try await history.search(query).filter(fits)
      if !meals.isEmpty { return .history(meals, because: isAsked ? reason : nil) }
    } catch let failure {
      guard isAsked else { throw .persistence(failure) }
      observe(failure)
    }
    throw error
  }
}

public import DomainKernel

/// Why a text does not mean one meal.
public enum ResolveMealError: Error, Hashable, Sendable {
  /// The service could not be asked for meals of that name, and the history knows none.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// Only the history could be asked, and it cannot be read.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)

  /// No meal is meant, or several are; of what the search found, some entries may not have been readable.
  ///
  /// ## Troubleshooting
  /// Search for meals and choose from them, by id where names repeat.
  case meal(TextQueryError<MealSummary>, unreadableCount: Int = 0)
}

/// The meal that a text stands for.
public struct ResolvedMeal: Hashable, Sendable {
  /// The ID of the meal.
  public let id: Meal.ID
  /// How many meals of the search could not be read, any of which may be the one that is meant.
  ///
  /// It is 0 where the text is an id in any case, or the name of a meal that could be read.
  public let unreadableCount: Int

  /// Describes a meal.
  ///
  /// - Parameters:
  ///   - id: What identifies it.
  ///   - unreadableCount: How many meals of the search could not be read, any of which may be meant.
  public init(id: Meal.ID, unreadableCount: Int = 0) {
    self.id = id
    self.unreadableCount = unreadableCount
  }
}

/// Finds the id of the meal that the user means by a name, the beginning of one, or an id.
public struct ResolveMeal: Sendable {
  private let find: FindMeals

  /// Makes the use case.
  ///
  /// - Parameter find: Searches meals.
  public init(find: FindMeals) {
    self.find = find
  }

  /// Finds the id of a meal.
  ///
  /// A number is an id. Other words may be one too, since no service promises that ids are numbers: a word is taken
  /// as an id when the search was answered and found no meal of a name like it. Whether there is such a meal shows
  /// when it is opened.
  ///
  /// - Parameters:
  ///   - query: What was typed.
  ///   - policy: How fresh the search should be.
  /// - Returns: The id, with how many meals could not be read where it is only a guess.
  /// - Throws: ``ResolveMealError`` when the search has no answer, or what was typed does not mean one meal.
  public func callAsFunction(
    _ query: TextQuery,
    _ policy: FetchPolicy
  ) async throws(ResolveMealError) -> ResolvedMeal {
    let text = query.trimmed
    guard !text.isEmpty else { throw .meal(.noMatch(suggestions: [])) }
    if text.allSatisfy({ $0.isASCII && $0.isNumber }) {
      return ResolvedMeal(id: Meal.ID(rawValue: text))
    }
    let found = try await found(text, policy)
    let meals = found.meals.map(\.summary)
    do throws(TextQueryError<MealSummary>) {
      return ResolvedMeal(id: try query.match(in: meals, by: [\.name, \.id.rawValue]).id)
    } catch {
      if meals.count == 1, let only = meals.first, query.isLike(only.name ?? "") {
        return ResolvedMeal(id: only.id)
      }
      // The history stood in for the service: that it lacks a meal says nothing about the service.
      if case .noMatch = error, case .history(_, because: let reason?) = found { throw .service(reason) }
      guard !meals.contains(where: { query.isLike($0.name ?? "") }) else {
        throw .meal(error, unreadableCount: found.unreadableCount)
      }
      return ResolvedMeal(id: Meal.ID(rawValue: text), unreadableCount: found.unreadableCount)
    }
  }

  private func found(_ text: String, _ policy: FetchPolicy) async throws(ResolveMealError) -> FoundMeals {
    do throws(FindMealsError) {
      return try await find(.name(text), policy)
    } catch {
      switch error {
      case .service(let error): throw .service(error)
      case .persistence(let error): throw .persistence(error)
      }
    }
  }
}

public import DomainKernel
public import Observation
public import RecipesDomain

/// Holds the state of a search; of two that overlap, the one that was begun later wins.
@MainActor @Observable
public final class MealSearchViewModel {
  /// What there is to show.
  public private(set) var state = MealSearchState.idle

  private let find: FindMeals
  @ObservationIgnored private var generation = 0

  /// Makes a view model.
  ///
  /// - Parameter find: Searches meals.
  public init(find: FindMeals) {
    self.find = find
  }

  /// Searches, and returns when there is a result.
  ///
  /// - Parameters:
  ///   - search: What is searched for.
  ///   - policy: How fresh the result should be.
  public func search(_ search: MealSearch, _ policy: FetchPolicy) async {
    generation += 1
    let current = generation
    state = .searching(search)
    let outcome = await outcome(of: search, policy)
    guard current == generation else { return }
    state = outcome
  }

  private func outcome(of search: MealSearch, _ policy: FetchPolicy) async -> MealSearchState {
    do throws(MealSearchError) {
      return .found(search, try await meals(search, policy))
    } catch {
      return .failed(search, error)
    }
  }

  private func meals(
    _ search: MealSearch,
    _ policy: FetchPolicy
  ) async throws(MealSearchError) -> FoundMeals {
    switch search {
    case .name(let text):
      do throws(ServiceError) { return try await find(text, policy) } catch { throw .service(error) }
    case .letter(let letter):
      do throws(ServiceError) {
        return try await find.beginning(with: letter, policy)
      } catch {
        throw .service(error)
      }
    case .seen(let text, let fields):
      guard let query = MealSearchQuery(text, in: fields) else { return .seen([], because: nil) }
      do throws(PersistenceError) {
        return .seen(try await find.amongSeen(query), because: nil)
      } catch {
        throw .keeping(error)
      }
    }
  }
}

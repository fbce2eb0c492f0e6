import CommandKit
import DomainKernel
import FeatureKit
import Observation
import RecipesDomain

/// The change of a list on this computer that a screen stands for: made once, and remembered with what it did.
@MainActor @Observable
final class LocalChange<Change: Sendable, Outcome: Sendable> {
  private var result: Result<Outcome, RecipesFailure>?
  @ObservationIgnored private var pending: Change?
  /// Whether the screen stands for a change at all.
  let isChange: Bool
  private let name: String
  private let observe: @Sendable (FeatureEvent) -> Void

  init(_ name: String, _ change: Change?, _ observe: @escaping @Sendable (FeatureEvent) -> Void) {
    self.name = name
    self.observe = observe
    pending = change
    isChange = change != nil
  }

  /// What the change did; `nil` before it was made, or where it failed.
  var outcome: Outcome? {
    if case .success(let outcome)? = result { outcome } else { nil }
  }

  /// Makes the change, unless it was tried before.
  ///
  /// - Returns: Whether the list is wanted now: always without a change, and after one for scripts.
  func make(
    _ request: LoadRequest,
    _ work: @Sendable (Change, LoadRequest) async throws(RecipesFailure) -> Outcome
  ) async -> Bool {
    guard let change = pending else { return true }
    pending = nil
    observe(.useCase(name, .began))
    do throws(RecipesFailure) {
      result = .success(try await work(change, request))
      observe(.useCase(name, .ended(.changed)))
      return request.fields != nil
    } catch {
      result = .failure(error)
      observe(.useCase(name, .ended(.failed(error.code))))
      return false
    }
  }

  /// Why the change was not made, or why there is no list where one is wanted.
  func failure<List>(
    of list: LoadState<List, RecipesFailure>,
    in context: ViewContext
  ) -> CommandFailure? {
    guard isChange else { return list.failure(in: context) }
    switch result {
    case nil: return FailureMessage(RecipesFailure.service(.cancelled), in: context).commandFailure
    case .failure(let error)?: return FailureMessage(error, in: context).commandFailure
    case .success?: return list.error == nil ? nil : list.failure(in: context)
    }
  }
}

extension [MealSummary] {
  /// The meals that ids or names stand for, each once; one that stands for none, or for several, fails all of them.
  func named(
    _ texts: [String],
    orThrow subject: RecipesFailure.Subject
  ) throws(RecipesFailure) -> [MealSummary] {
    var named: [MealSummary] = []
    for text in texts {
      let query = TextQuery(text)
      do throws(TextQueryError<MealSummary>) {
        let meal = try query.match(in: self, by: [\.id.rawValue, \.name])
        if !named.contains(meal) { named.append(meal) }
      } catch {
        throw RecipesFailure(error, subject, for: query, naming: RecipesFailure.Candidate.init)
      }
    }
    return named
  }
}

extension RecipesFailure {
  /// Does something with a list on this computer.
  static func persisting<Value>(
    _ work: () async throws(PersistenceError) -> Value
  ) async throws(RecipesFailure) -> Value {
    do throws(PersistenceError) { return try await work() } catch { throw .persistence(error) }
  }
}

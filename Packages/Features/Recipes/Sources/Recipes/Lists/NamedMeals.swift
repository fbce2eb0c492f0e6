import DomainKernel
import RecipesDomain

extension [MealSummary] {
  /// The meals that ids or names stand for, each once; one that stands for none, or for several, fails all of them.
  ///
  /// A name that stands for none may be that of a meal of which only the id can be read, as of some entries.
  /// A number is an id, as for `ResolveMeal`, and is known to be none of theirs.
  func named(
    _ texts: [String],
    orThrow subject: RecipesFailure.Subject,
    besides unreadable: [MealSummary],
    entries: Int
  ) throws(RecipesFailure) -> [MealSummary] {
    var named: [MealSummary] = []
    for text in texts {
      let query = TextQuery(text)
      do throws(TextQueryError<MealSummary>) {
        let meal = try query.match(in: self, by: [\.id.rawValue, \.name])
        if !named.contains(meal) { named.append(meal) }
      } catch {
        throw RecipesFailure(
          error,
          subject,
          for: query,
          unreadable: query.isNumber ? 0 : entries,
          of: query.isNumber ? [] : unreadable.map { RecipesFailure.Candidate($0) },
          naming: RecipesFailure.Candidate.init
        )
      }
    }
    return named
  }
}

extension TextQuery {
  fileprivate var isNumber: Bool {
    let text = trimmed
    return !text.isEmpty && text.allSatisfy { $0.isASCII && $0.isNumber }
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

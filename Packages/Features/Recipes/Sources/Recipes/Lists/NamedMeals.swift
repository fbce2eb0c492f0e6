import DomainKernel
import RecipesDomain

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

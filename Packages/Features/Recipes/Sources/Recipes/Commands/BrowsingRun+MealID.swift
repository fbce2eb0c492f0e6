import CommandKit
import DomainKernel
import FeatureKit
import RecipesDomain

extension BrowsingRun {
  /// The id of the meal that a text means: a number is one, anything else may be a name.
  ///
  /// A word that names no meal may still be an id, since nobody promises that they are numbers.
  func mealID(_ text: String) async throws(CommandFailure) -> Meal.ID {
    guard !text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return Meal.ID(rawValue: text) }
    let found = (try? await session.useCases.find(text, policy).summaries) ?? []
    let query = TextQuery(text)
    do throws(TextQueryError<MealSummary>) {
      return try query.match(in: found, by: [\.name, \.id.rawValue]).id
    } catch {
      if found.count == 1, let only = found.first, query.isLike(only.name ?? "") { return only.id }
      guard !found.contains(where: { query.isLike($0.name ?? "") }) else {
        throw ChoiceFailure(query: query, context: context).meal(error)
      }
      return Meal.ID(rawValue: text)
    }
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import RecipesDomain

/// One run of a command that keeps something: it reads and changes what is kept, and says what it did.
@MainActor
struct KeepingRun {
  let session: FeatureSession<RecipesUseCases>
  /// The fields of the document that was asked for; `nil` for a screen.
  let selection: FieldSelection?

  var presenter: any Presenter { session.presenter }
  var context: ViewContext { presenter.context }
  var strings: Strings { Strings(context.language) }

  /// Works with what is kept; failures are put into words.
  func keeping<Value>(
    _ work: () async throws(PersistenceError) -> Value
  ) async throws(CommandFailure) -> Value {
    do throws(PersistenceError) { return try await work() } catch {
      throw KeepingFailure(error: error, strings: strings).commandFailure
    }
  }

  /// Opens every meal before anything is changed, so that one that is not there changes nothing.
  func meals(_ texts: [String], _ policy: FetchPolicy) async throws(CommandFailure) -> [Meal] {
    let browsing = BrowsingRun(session, policy)
    var meals: [Meal] = []
    for text in texts {
      meals.append(try await browsing.meal(MealChoice(.meal(browsing.mealID(text)))).value)
    }
    return meals
  }

  /// The meals among some that texts mean, by id or name.
  func meals(_ texts: [String], among meals: [MealSummary]) throws(CommandFailure) -> [MealSummary] {
    var meant: [MealSummary] = []
    for text in texts {
      let query = TextQuery(text)
      do throws(TextQueryError<MealSummary>) {
        meant.append(try query.match(in: meals, by: [\.id.rawValue, \.name]))
      } catch {
        throw ChoiceFailure(query: query, context: context).meal(error)
      }
    }
    return meant
  }

  /// What meals are called in a line that says what was done.
  func names(_ meals: [MealSummary]) -> [String] {
    meals.map { strings.described($0.id.rawValue, title: $0.name ?? "") }
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import RecipesDomain

extension BrowsingRun {
  /// The meals of the kitchen that a text means.
  func area(_ text: String) async throws(CommandFailure) -> MealListing {
    let query = TextQuery(text)
    do throws(TextQueryError<MealArea>) {
      return .area(try await session.useCases.browse.areaName(query, policy))
    } catch {
      throw ChoiceFailure(query: query, context: context).area(error)
    }
  }

  /// The meals with the ingredient that a text means.
  func ingredient(_ text: String) async throws(CommandFailure) -> MealListing {
    let query = TextQuery(text)
    do throws(TextQueryError<KnownIngredient>) {
      return .ingredient(try await session.useCases.browse.ingredientName(query, policy))
    } catch {
      throw ChoiceFailure(query: query, context: context).ingredient(error)
    }
  }
}

import CommandKit
import DomainKernel
import FeatureKit
import RecipesDomain

extension ShoppingActions {
  /// The lines that texts mean; those that can change come before those that are as wanted already.
  func lines(
    _ texts: [String],
    in list: ShoppingList,
    isTicked: Bool,
    _ context: ViewContext
  ) throws(CommandFailure) -> [ShoppingLine] {
    var meant: [ShoppingLine] = []
    for text in texts {
      let query = TextQuery(text)
      let changeable = list.lines.filter { $0.isTicked == isTicked }
      do throws(TextQueryError<ShoppingLine>) {
        meant.append(try query.match(in: changeable, by: [\.ingredient]))
      } catch .noMatch {
        do throws(TextQueryError<ShoppingLine>) {
          meant.append(try query.match(in: list.lines, by: [\.ingredient]))
        } catch {
          throw ChoiceFailure(query: query, context: context).line(error)
        }
      } catch {
        throw ChoiceFailure(query: query, context: context).line(error)
      }
    }
    return meant
  }
}

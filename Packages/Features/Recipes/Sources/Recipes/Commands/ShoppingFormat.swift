import CommandKit
import RecipesDomain

/// How a shopping list is written for other programs.
enum ShoppingFormat: String, CaseIterable, ArgumentValue, Hashable, Sendable {
  /// Lines of text.
  case text
  /// A list of tasks in Markdown.
  case markdown

  func text(of list: ShoppingList) -> String {
    switch self {
    case .text: ShoppingListText.plain(list)
    case .markdown: ShoppingListText.markdown(list)
    }
  }
}

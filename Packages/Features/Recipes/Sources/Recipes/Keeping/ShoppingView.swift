public import DesignKit
public import FeatureKit
public import RecipesDomain

/// Shows a person's shopping list: what is still to be bought, then what is in the basket.
///
/// - Parameters:
///   - list: The list.
///   - context: What else the view needs to know.
/// - Returns: The screen.
public func shoppingView(_ list: ShoppingList, _ context: ViewContext) -> Element {
  ShoppingElement(list: list, strings: Strings(context.language)).element
}

import DomainKernel
public import RecipesDomain

/// A name that meals can be listed by, with what the service says about it.
public struct ListedName: Hashable, Sendable {
  /// The name.
  public let name: String
  /// What it is about.
  public let description: String?
  /// What kind of thing it is, in the service's words.
  public let kind: String?

  /// Takes the name of a kitchen.
  ///
  /// - Parameter area: The kitchen.
  public init(_ area: MealArea) {
    name = area.name
    description = nil
    kind = nil
  }

  /// Takes the name of an ingredient.
  ///
  /// - Parameter ingredient: The ingredient.
  public init(_ ingredient: KnownIngredient) {
    name = ingredient.name
    description = ingredient.description
    kind = ingredient.kind
  }

  /// Whether each word of a text is found in what is known of it.
  func mentions(_ text: String) -> Bool {
    SearchFolding.finds(text, in: [name, description, kind])
  }
}

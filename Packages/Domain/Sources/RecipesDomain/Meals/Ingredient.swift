/// One line of what goes into a meal.
public struct Ingredient: Hashable, Sendable {
  /// Its place in the recipe, from 1; what identifies it, since the same ingredient may come twice.
  public let position: Int
  /// What it is.
  public let name: String
  /// How much of it; `nil` when the recipe does not say.
  public let measure: Measure?

  /// Makes an ingredient.
  ///
  /// - Parameters:
  ///   - position: Its place in the recipe, from 1.
  ///   - name: What it is.
  ///   - measure: How much of it.
  public init(position: Int, name: String, measure: Measure? = nil) {
    self.position = position
    self.name = name
    self.measure = measure
  }

  /// The same ingredient in another amount.
  ///
  /// - Parameter scale: From how many servings to how many.
  /// - Returns: The ingredient; a measure that is not understood stays as it is.
  public func scaled(by scale: ServingScale) -> Ingredient {
    Ingredient(position: position, name: name, measure: measure?.scaled(by: scale.ratio))
  }
}

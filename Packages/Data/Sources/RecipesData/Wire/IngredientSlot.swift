import LenientJSON

/// One of the numbered places that a meal has for ingredients.
struct IngredientSlot {
  /// The places that the service has.
  static let positions = 1...20

  let position: Int
  let name: String
  let measure: String?

  /// Reads a place; one without a name is not in use, even with a measure.
  init?(at position: Int, in meal: KeyedDecodingContainer<NamedKey>) {
    guard let name = meal.text(NamedKey(stringValue: "strIngredient\(position)")) else { return nil }
    self.position = position
    self.name = name
    measure = meal.text(NamedKey(stringValue: "strMeasure\(position)"))
  }
}

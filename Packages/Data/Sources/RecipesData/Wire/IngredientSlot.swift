import LenientJSON

/// One of the numbered places that a meal has for ingredients.
struct IngredientSlot {
  /// The places that the service has.
  static let positions = 1...20

  let position: Int
  let name: String
  let measure: String?
  /// Whether a measure was sent that is no text.
  let hasUnreadableMeasure: Bool

  /// Where the name of a place is.
  static func name(at position: Int) -> NamedKey { NamedKey(stringValue: "strIngredient\(position)") }

  /// Reads a place; one without a name is not in use, even with a measure.
  init?(at position: Int, in meal: KeyedDecodingContainer<NamedKey>) {
    guard let name = meal.text(Self.name(at: position)) else { return nil }
    self.position = position
    self.name = name
    let key = NamedKey(stringValue: "strMeasure\(position)")
    measure = meal.text(key)
    hasUnreadableMeasure = meal.isUnreadable(key)
  }
}

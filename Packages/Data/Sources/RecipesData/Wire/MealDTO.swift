import LenientJSON

/// A meal with everything; only the id has to be there.
struct MealDTO: Decodable {
  /// The members that meals may be without, with the names by which they are measured.
  private static let optionalMembers: [(key: NamedKey, name: String)] = [
    ("strMealAlternate", "alternate name"), ("strDrinkAlternate", "alternate name"), ("strTags", "tags"),
    ("strYoutube", "video"), ("strSource", "source"),
  ]

  let summary: MealSummaryDTO
  let alternateName: String?
  let instructions: String?
  let tags: String?
  let youtube: String?
  let source: String?
  let ingredients: [IngredientSlot]
  /// Whether the places for a recipe are there, with nothing in them.
  let isWithoutRecipe: Bool
  /// How many ingredients, their measures and instructions are there, and are no text, or are missing.
  let unreadableCount: Int
  /// The members that the meal does not have, as the service says, by the names by which it is measured.
  let cleared: Set<String>

  init(from decoder: any Decoder) throws {
    summary = try MealSummaryDTO(from: decoder)
    let meal = try decoder.container(keyedBy: NamedKey.self)
    // The service took over the second name from one that it has for drinks.
    alternateName = meal.text("strMealAlternate") ?? meal.text("strDrinkAlternate")
    instructions = meal.text("strInstructions", RecipeLimits.instructions)
    tags = meal.text("strTags", .prose)
    youtube = meal.exactText("strYoutube")
    source = meal.exactText("strSource")
    ingredients = IngredientSlot.positions.compactMap { IngredientSlot(at: $0, in: meal) }
    let keys = IngredientSlot.positions.map { IngredientSlot.name(at: $0) } + ["strInstructions"]
    let unreadable =
      keys.count { meal.isUnreadable($0) } + ingredients.count { $0.hasUnreadableMeasure }
      + Self.missingParts(of: meal)
    unreadableCount = unreadable
    cleared = Set(Self.optionalMembers.filter { meal.isBlank($0.key) }.map { $0.name })
    isWithoutRecipe =
      ingredients.isEmpty && unreadable == 0 && meal.isBlank("strIngredient1")
      && meal.isBlank("strInstructions")
  }

  /// How many parts of a recipe have no place: the service sends an empty one for what a meal does not have.
  private static func missingParts(of meal: KeyedDecodingContainer<NamedKey>) -> Int {
    let hasIngredients = IngredientSlot.positions.contains { meal.contains(IngredientSlot.name(at: $0)) }
    return (hasIngredients ? 0 : 1) + (meal.contains("strInstructions") ? 0 : 1)
  }
}

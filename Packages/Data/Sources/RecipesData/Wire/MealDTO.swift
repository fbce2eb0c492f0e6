import LenientJSON

/// A meal with everything; only the id has to be there.
struct MealDTO: Decodable {
  let summary: MealSummaryDTO
  let alternateName: String?
  let category: String?
  let area: String?
  let instructions: String?
  let tags: String?
  let youtube: String?
  let source: String?
  let ingredients: [IngredientSlot]

  init(from decoder: any Decoder) throws {
    summary = try MealSummaryDTO(from: decoder)
    let meal = try decoder.container(keyedBy: NamedKey.self)
    // The service took over the second name from one that it has for drinks.
    alternateName = meal.text("strMealAlternate") ?? meal.text("strDrinkAlternate")
    category = meal.text("strCategory")
    area = meal.text("strArea")
    instructions = meal.text("strInstructions")
    tags = meal.text("strTags")
    youtube = meal.text("strYoutube")
    source = meal.text("strSource")
    ingredients = IngredientSlot.positions.compactMap { IngredientSlot(at: $0, in: meal) }
  }
}

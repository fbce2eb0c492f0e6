import LenientJSON

/// A meal in a list.
struct MealSummaryDTO: Decodable {
  let id: String
  let name: String?
  let thumb: String?

  init(from decoder: any Decoder) throws {
    let meal = try decoder.container(keyedBy: NamedKey.self)
    id = try meal.requiredText("idMeal")
    name = meal.text("strMeal")
    thumb = meal.text("strMealThumb")
  }
}

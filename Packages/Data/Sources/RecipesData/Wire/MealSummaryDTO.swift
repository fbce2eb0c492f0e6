import LenientJSON

/// A meal in a list.
struct MealSummaryDTO: Decodable {
  let id: String
  let name: String?
  let thumb: String?
  let category: String?
  let area: String?

  init(from decoder: any Decoder) throws {
    let meal = try decoder.container(keyedBy: NamedKey.self)
    id = try meal.requiredID("idMeal")
    name = meal.text("strMeal")
    thumb = meal.exactText("strMealThumb")
    category = meal.text("strCategory")
    area = meal.text("strArea")
  }
}

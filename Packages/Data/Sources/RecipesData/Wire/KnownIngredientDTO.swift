import LenientJSON

/// An ingredient that meals may be listed by; of no use without a name.
struct KnownIngredientDTO: Decodable {
  let id: String?
  let name: String
  let description: String?
  let type: String?

  init(from decoder: any Decoder) throws {
    let ingredient = try decoder.container(keyedBy: NamedKey.self)
    try ingredient.refuseMeal()
    name = try ingredient.requiredName("strIngredient")
    id = ingredient.exactText("idIngredient")
    description = ingredient.text("strDescription", .prose)
    type = ingredient.text("strType")
  }
}

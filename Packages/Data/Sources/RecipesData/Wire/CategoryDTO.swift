import LenientJSON

/// A category; of no use without a name.
struct CategoryDTO: Decodable {
  let id: String?
  let name: String
  let thumb: String?
  let description: String?

  init(from decoder: any Decoder) throws {
    let category = try decoder.container(keyedBy: NamedKey.self)
    name = try category.requiredName("strCategory")
    id = category.exactText("idCategory")
    thumb = category.exactText("strCategoryThumb")
    description = category.text("strCategoryDescription", .prose)
  }
}

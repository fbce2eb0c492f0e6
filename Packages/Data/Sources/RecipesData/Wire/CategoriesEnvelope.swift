import LenientJSON

/// The answer with every category.
struct CategoriesEnvelope: Decodable {
  let categories: LossyArray<CategoryDTO>

  init(from decoder: any Decoder) throws {
    categories = try decoder.container(keyedBy: NamedKey.self)
      .list(CategoryDTO.self, required: "categories")
  }
}

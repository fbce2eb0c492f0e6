/// The answer that describes every category.
struct CategoriesDocument {
  /// The answer as it goes over the wire.
  var json: JSONValue {
    .object([
      "categories": .array(MealCategory.allCases.map(category))
    ])
  }

  private func category(_ category: MealCategory) -> JSONValue {
    .object([
      "idCategory": .string(String(category.id)),
      "strCategory": .string(category.rawValue),
      "strCategoryThumb": .string(
        RecipesAddress.picture("category/\(category.rawValue.lowercased()).png")
      ),
      "strCategoryDescription": .string(category.text),
    ])
  }
}

/// A kind of meal; every meal is listed in one.
struct MealCategory: Hashable, Sendable {
  /// The categories in the order of the service.
  static let all = ContentRecord.all(in: RecipeListContent.categories).enumerated().map { place, record in
    MealCategory(id: place + 1, name: record.name, text: record.texts("text").joined(separator: "\r\n"))
  }

  /// The number by which the service knows it, from 1.
  let id: Int
  /// The service's name for it.
  let name: String
  /// The service's description: plain text with remains of encyclopaedia markup.
  let text: String

  /// The category that a record names.
  static func of(_ record: ContentRecord) -> MealCategory {
    let name = record.text("category")
    return record.required(all.first { $0.name == name }, "category")
  }
}

/// Where a meal comes from.
///
/// Some areas name a people, some a country, and some belong to no meal, as in the public service.
struct MealArea: Hashable, Sendable {
  /// The areas in the order of the service.
  static let all = ContentRecord.all(in: RecipeListContent.areas).flatMap { $0.texts("area") }.map { line in
    let (name, country) = ContentRecord.pair(line)
    return MealArea(name: name, country: country ?? name)
  }
  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// The service's name for it.
  let name: String
  /// The country that it belongs to.
  let country: String

  /// The area that a record names.
  static func of(_ record: ContentRecord) -> MealArea {
    record.required(byName[record.text("area")], "area")
  }
}

/// The service's data about an ingredient besides its name.
struct IngredientNote: Sendable {
  /// The notes by name in lower case.
  static let all = Dictionary(
    ContentRecord.all(in: RecipeListContent.notes).map { record in
      let text = record.texts("text").joined(separator: "\r\n")
      return (record.name, IngredientNote(text: text, type: record.optionalText("type")))
    }
  ) { first, _ in first }

  /// A description of some sentences.
  let text: String
  /// The kind of ingredient; `nil` where it was not recorded.
  let type: String?
}

import DesignKit
import RecipesDomain

/// Chooses the picture of a category.
enum CategoryIcon {
  /// The picture for a category, by what it is called.
  static func icon(for category: MealCategory) -> Icon {
    byName[category.name.lowercased()] ?? .pointer
  }

  private static let meat = Icon("◆", ascii: "#")
  private static let sea = Icon("≈", ascii: "~")
  private static let plants = Icon("❋", ascii: "*")
  private static let sweet = Icon("◈", ascii: "$")
  private static let plates = Icon("◉", ascii: "o")

  private static let byName: [String: Icon] = [
    "beef": meat, "chicken": meat, "goat": meat, "lamb": meat, "pork": meat,
    "seafood": sea,
    "vegan": plants, "vegetarian": plants,
    "dessert": sweet,
    "breakfast": plates, "miscellaneous": plates, "pasta": plates, "side": plates, "starter": plates,
  ]
}

import RecipesDomain
import Testing

@Suite struct MealCategoryTests {
  private let category = MealCategory(
    id: MealCategory.ID(rawValue: "4"),
    name: "Entrées & Side Dishes",
    description: "Beside the main course.\r\n\r\nOr before it: 海鲜."
  )

  @Test(arguments: ["entrees", "SIDE main", "dishes beside", "海", "é", "", "  ", "course\n or"])
  func `every word is found in the name or the description`(text: String) {
    #expect(category.matches(text))
  }

  @Test(arguments: ["fish", "side fish", "4", "海鱼"])
  func `a word that is in neither is not found`(text: String) {
    #expect(!category.matches(text))
  }

  @Test func `a category without a description is found by its name`() {
    let bare = MealCategory(id: MealCategory.ID(rawValue: "1"), name: "Goat")

    #expect(bare.matches("goa"))
    #expect(!bare.matches("beef"))
  }

  @Test func `an ingredient is found by its kind too, a cuisine by its name`() {
    let salt = KnownIngredient(id: KnownIngredient.ID(rawValue: "9"), name: "Salt", kind: "Mineral")

    #expect(salt.matches("mine salt") && !salt.matches("9"))
    #expect(KnownIngredient(id: salt.id, name: "Salt", description: "From the sea.").matches("sea"))
    #expect(Cuisine(name: "Française").matches("francais") && !Cuisine(name: "Française").matches("thai"))
  }
}

import RecipesDomain
import Testing

@Suite struct MealSearchQueryTests {
  private let meal: IndexedMeal = {
    var meal = IndexedMeal(MealSummary(id: Meal.ID(rawValue: "1"), name: "Crème Brûlée à l'orange"))
    meal.category = "Dessert"
    meal.area = "Français"
    meal.tags = ["Sweet", "Baked"]
    meal.ingredients = ["Double Cream", "Äggula", "麻婆豆腐"]
    return meal
  }()

  @Test(arguments: [
    ("creme brulee a l'orange", MealSearchRank.sameName), ("CRÈME", .beginningOfName),
    ("creme bru", .beginningOfName), ("brulee", .beginningOfWord), ("range", .withinName),
    ("orange creme", .withinName), ("dessert", .elsewhere), ("francais", .elsewhere), ("baked", .elsewhere),
    ("double cream", .elsewhere), ("aggula", .elsewhere), ("豆腐", .elsewhere), ("creme baked", .elsewhere),
    ("cream double", .elsewhere), ("r", .withinName), ("  crème \n", .beginningOfName),
  ])
  func `a meal is found by any of its texts`(text: String, rank: MealSearchRank) throws {
    #expect(try #require(MealSearchQuery(text)).rank(of: NormalizedMeal(meal)) == rank)
  }

  @Test(arguments: ["chocolate", "creme chocolate", "豆乳", "dessertfrancais"])
  func `a meal is not found by anything else`(text: String) throws {
    #expect(try #require(MealSearchQuery(text)).rank(of: NormalizedMeal(meal)) == nil)
  }

  @Test(
    arguments: [
      ("orange", MealField.name), ("dessert", .category), ("fran", .area), ("sweet", .tag),
      ("cream", .ingredient),
    ],
    MealField.allCases
  )
  func `a field that is not asked for is not searched`(example: (String, MealField), field: MealField) throws
  {
    let query = try #require(MealSearchQuery(example.0, in: [field]))

    #expect((query.rank(of: NormalizedMeal(meal)) != nil) == (field == example.1))
  }

  @Test(arguments: ["", " ", "\n\u{301}", "\u{1F}"])
  func `nothing is no query`(text: String) {
    #expect(MealSearchQuery(text) == nil)
  }

  @Test func `nowhere is no query`() {
    #expect(MealSearchQuery("text", in: []) == nil)
  }

  @Test func `bytes that are no folded meal find nothing and trap nowhere`() throws {
    let query = try #require(MealSearchQuery("a"))

    #expect(query.rank(of: NormalizedMeal(bytes: [])) == nil)
    #expect(query.rank(of: NormalizedMeal(bytes: Array("aaa".utf8))) == nil)
    #expect(query.rank(of: NormalizedMeal(bytes: Array("aaa\u{1F}".utf8))) == .beginningOfName)
  }
}

import RecipesDomain
import RecipesFakes
import Testing

@Suite struct MealSearchQueryTests {
  private let meal: HistoryMeal = {
    let summary = MealSummary(id: Meal.ID(rawValue: "1"), name: "Crème Brûlée à l'orange")
    var meal = HistoryMeal(summary, seenAt: RecipesSamples.fetchedAt)
    meal.category = "Dessert"
    meal.cuisine = "Français"
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
    #expect(try #require(MealSearchQuery(text)).match(meal)?.rank == rank)
  }

  @Test(arguments: ["chocolate", "creme chocolate", "豆乳", "dessertfrancais"])
  func `a meal is not found by anything else`(text: String) throws {
    #expect(try #require(MealSearchQuery(text)).match(meal)?.rank == nil)
  }

  @Test(
    arguments: [
      ("orange", MealField.name), ("dessert", .category), ("fran", .cuisine), ("sweet", .tag),
      ("cream", .ingredient),
    ],
    MealField.allCases
  )
  func `a field that is not asked for is not searched`(example: (String, MealField), field: MealField) throws
  {
    let query = try #require(MealSearchQuery(example.0, in: [field]))

    #expect((query.match(meal) != nil) == (field == example.1))
  }

  @Test(arguments: ["", " ", "\n\u{301}"])
  func `nothing is no query`(text: String) {
    #expect(MealSearchQuery(text) == nil)
  }

  @Test func `nowhere is no query`() {
    #expect(MealSearchQuery("text", in: []) == nil)
  }

  @Test(arguments: [
    ("Pancake cake", MealSearchRank.beginningOfWord), ("Cake pancake", .beginningOfName),
    ("Cake", .sameName), ("Pancake", .withinName), ("Cak", .elsewhere),
  ])
  func `a meal is ranked by the best place of the text in its name`(
    name: String,
    rank: MealSearchRank
  ) throws {
    var meal = HistoryMeal(MealSummary(id: meal.id, name: name), seenAt: meal.seenAt)
    meal.tags = ["cake"]

    #expect(try #require(MealSearchQuery("cake")).match(meal)?.rank == rank)
  }

  @Test func `a name that is not searched does not rank a meal`() throws {
    let query = try #require(MealSearchQuery("cream", in: [.ingredient]))
    var meal = HistoryMeal(MealSummary(id: meal.id, name: "Cream"), seenAt: meal.seenAt)
    meal.ingredients = ["Cream"]

    #expect(query.match(meal)?.rank == .elsewhere)
  }

  @Test func `matches come by rank, then by name, then by id`() throws {
    let query = try #require(MealSearchQuery("pie"))
    let meals = [("3", "Pie"), ("1", "Pie"), ("2", "Apple pie"), ("4", "A pie"), ("0", "Magpie")]

    let matches = meals.compactMap { id, name in
      query.match(
        HistoryMeal(MealSummary(id: Meal.ID(rawValue: id), name: name), seenAt: RecipesSamples.fetchedAt)
      )
    }

    #expect(matches.sorted().map(\.id.rawValue) == ["1", "3", "4", "2", "0"])
    #expect(!matches.contains { $0 < $0 } && !MealSearchRank.allCases.contains { $0 < $0 })
  }

  @Test func `words are not found across the texts of a field`() throws {
    #expect(try #require(MealSearchQuery("tbaked")).match(meal) == nil)
  }
}

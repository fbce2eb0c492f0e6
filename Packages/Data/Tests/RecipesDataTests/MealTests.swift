import DomainKernel
import RecipesDomain
import Testing

@Suite(.timeLimit(.minutes(5))) struct MealTests {
  @Test func `a meal gives everything`() async throws {
    let meal = try await meal(
      """
      "idMeal":"1","strMeal":"Tårta","strMealAlternate":null,"strDrinkAlternate":"Cake","strCategory":"Dessert",
      "strArea":"Swedish","strInstructions":"STEP 1\\r\\nMelt.\\r\\nSTEP 2\\r\\nBake.",
      "strMealThumb":"https:\\/\\/images.example.com\\/t.jpg","strTags":"Cake, Sweet ,,Cake",
      "strYoutube":"http://videos.example.com/watch?v=1","strSource":"","dateModified":null,
      "strIngredient1":"Butter","strMeasure1":"100g ","strIngredient2":"","strMeasure2":" ",
      "strIngredient3":"Flour","strMeasure3":null,"strIngredient4":null,"strMeasure4":"1 cup",
      "strIngredient5":"Butter","strMeasure5":" for the tin","strIngredient6":" ","strIngredient20":"Salt"
      """
    )

    #expect(meal.name == "Tårta")
    #expect(meal.alternateName == "Cake")
    #expect(meal.category == "Dessert")
    #expect(meal.cuisine == "Swedish")
    #expect(meal.tags == ["Cake", "Sweet"])
    #expect(
      meal.ingredients == [
        Ingredient(position: 1, name: "Butter", measure: Measure("100g")),
        Ingredient(position: 3, name: "Flour"),
        Ingredient(position: 5, name: "Butter", measure: Measure("for the tin")),
        Ingredient(position: 20, name: "Salt"),
      ]
    )
    #expect(meal.steps == [Step("Melt."), Step("Bake.")])
    #expect(meal.picture == WebLink("https://images.example.com/t.jpg"))
    #expect(meal.video == WebLink("https://videos.example.com/watch?v=1"))
    #expect(meal.source == nil)
  }

  @Test(arguments: ["\"idMeal\":\"1\"", "\"idMeal\":1", "\"idMeal\":\" 1 \",\"strTags\":7,\"strMeal\":{}"])
  func `a meal may be nothing but an id`(members: String) async throws {
    let meal = try await meal(members)

    #expect(meal.id == Meal.ID(rawValue: "1"))
    #expect(meal.name == nil)
    #expect(meal.ingredients.isEmpty && meal.steps.isEmpty)
  }

  @Test(arguments: [
    (#""strInstructions":"","strIngredient1":"""#, true),
    (#""strInstructions":null,"strIngredient1":" ""#, true),
    (#""strInstructions":" \r\n","strIngredient1":null,"strIngredient2":"""#, true),
    (#""strMeal":"Stew""#, false), (#""strInstructions":"""#, false), (#""strIngredient1":"""#, false),
    (#""strInstructions":{},"strIngredient1":"""#, false),
    (#""strInstructions":"","strIngredient1":[]"#, false),
    (#""strInstructions":"Boil.","strIngredient1":"""#, false),
    (#""strInstructions":"","strIngredient1":"","strIngredient2":"Salt""#, false),
    (#""strInstructions":"","strIngredient1":"","strIngredient2":{}"#, false),
  ])
  func `the service says that it has no recipe by sending the places for one empty`(
    members: String,
    isWithoutRecipe: Bool
  ) async throws {
    #expect(try await meal("\"idMeal\":\"1\"," + members).isWithoutRecipe == isWithoutRecipe)
  }

  @Test(arguments: [
    (#""strIngredient1":"Salt","strIngredient2":{},"strIngredient20":[],"strIngredient21":{}"#, 3),
    (#""strInstructions":[],"strIngredient1":7"#, 1), (#""strInstructions":null,"strIngredient1":" ""#, 0),
    (#""strMeasure1":{},"strMeal":"Stew""#, 2), (#""strInstructions":"Boil.""#, 1),
    (#""strIngredient20":"","strInstructions":"""#, 0),
    (#""strIngredient1":"Salt","strMeasure1":{"g":1},"strIngredient2":"Oil","strMeasure2":["2"]"#, 3),
    (#""strIngredient1":"Salt","strMeasure1":true,"strIngredient2":"Oil","strMeasure2":2"#, 2),
    (#""strIngredient1":"Salt","strMeasure1":null,"strIngredient2":"Oil","strMeasure2":" ""#, 1),
  ])
  func `ingredients, measures and instructions that are no text, or have no place, are counted`(
    members: String,
    count: Int
  ) async throws {
    #expect(try await meal("\"idMeal\":\"1\"," + members).unreadableCount == count)
  }

  @Test(arguments: [
    ("Meat,Casserole", ["Meat", "Casserole"]), ("", []), (" a , ,b ", ["a", "b"]), (",", []),
    ("One  tag", ["One tag"]),
  ])
  func `tags are divided and trimmed`(list: String, tags: [String]) async throws {
    #expect(try await meal("\"idMeal\":\"1\",\"strTags\":\"\(list)\"").tags == tags)
  }

  @Test(arguments: [
    "javascript:alert(1)", "ftp://example.com/x", "file:///etc/passwd", "https://", "https://u:p@h/", "x",
    "/x",
  ])
  func `a link that is no web address is none`(link: String) async throws {
    let meal = try await meal(
      "\"idMeal\":\"1\",\"strYoutube\":\"\(link)\",\"strSource\":\"\(link)\",\"strMealThumb\":\"\(link)\""
    )

    #expect(meal.video == nil && meal.source == nil && meal.picture == nil)
  }

  @Test func `a meal that the service does not know is not found`() async throws {
    let peer = try RecipePeer(["lookup.php?i=9": "{\"meals\":null}"])

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.meal(Meal.ID(rawValue: "9"), .cacheFirst)
    }
  }

  @Test(arguments: ["null", "[]"])
  func `a pick of no meal is an answer that cannot be used`(meals: String) async throws {
    let peer = try RecipePeer(["random.php": "{\"meals\":\(meals)}"])

    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await peer.repository.randomMeal(.cacheFirst)
    }
  }

  @Test func `another meal than was asked for is refused`() async throws {
    let peer = try RecipePeer(["lookup.php?i=9": "{\"meals\":[{\"idMeal\":\"8\"}]}"])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.meal(Meal.ID(rawValue: "9"), .cacheFirst)
    }
  }

  @Test func `of several meals the one that was asked for is given`() async throws {
    let peer = try RecipePeer(["lookup.php?i=9": "{\"meals\":[{\"idMeal\":\"8\"},{\"idMeal\":\"9\"}]}"])

    #expect(try await peer.repository.meal(Meal.ID(rawValue: "9"), .cacheFirst).id.rawValue == "9")
  }

  @Test func `a meal's own second name goes before that of a drink`() async throws {
    let meal = try await meal(
      "\"idMeal\":\"1\",\"strMealAlternate\":\"Cake\",\"strDrinkAlternate\":\"Juice\""
    )

    #expect(meal.alternateName == "Cake")
  }

  @Test func `a meal has the ingredients 1 to 20`() async throws {
    let slots = [0, 1, 20, 21].map { "\"strIngredient\($0)\":\"Salt\"" }.joined(separator: ",")
    let meal = try await meal("\"idMeal\":\"1\"," + slots)

    #expect(meal.ingredients.map(\.position) == [1, 20])
  }

  @Test func `hostile text arrives as it is, and is made harmless only where it is shown`() async throws {
    let meal = try await meal(#""idMeal":"1","strMeal":"Ta\u001b[2Jrt\u202e","strIngredient1":"\u0001""#)

    #expect(meal.name == "Ta\u{1B}[2Jrt\u{202E}")
    #expect(meal.ingredients.map(\.name) == ["\u{1}"])
  }

  @Test(arguments: [
    (MealLookup.name("crème & co"), "search.php?s=cr%C3%A8me%20%26%20co"),
    (.firstLetter("å"), "search.php?f=%C3%A5"), (.name(""), "search.php?s="),
  ])
  func `a search gives whole meals, each once`(lookup: MealLookup, address: String) async throws {
    let peer = try RecipePeer([
      address: #"{"meals":[{"idMeal":"1","strArea":"Thai"},{"idMeal":"2"},{"idMeal":"1"}]}"#
    ])

    let meals = try await peer.repository.search(lookup, .cacheFirst).value

    #expect(meals.map(\.id.rawValue) == ["1", "2"])
    #expect(meals.first?.cuisine == "Thai")
  }

  private func meal(_ members: String) async throws -> Meal {
    let peer = try RecipePeer(["lookup.php?i=1": "{\"meals\":[{\(members)}]}"])
    return try await peer.repository.meal(Meal.ID(rawValue: "1"), .cacheFirst).value
  }
}

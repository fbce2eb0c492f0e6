import DomainKernel
import RecipesDomain
import RecipesFakes
import Testing

@Suite(.timeLimit(.minutes(5))) struct ListTests {
  @Test func `categories are read with their paragraphs and without marks of footnotes`() async throws {
    let peer = try RecipePeer([
      "categories.php": #"""
      {"categories":[
        {"idCategory":"1","strCategory":"Seafood","strCategoryThumb":"https:\/\/images.example.com\/s.png",
         "strCategoryDescription":"From the sea.[1] And [lakes].\r\n\r\nCold [12]or hot.\r\n"},
        {"idCategory":2,"strCategory":" Side Dish ","strCategoryThumb":"","strCategoryDescription":null},
        {"idCategory":"3","strCategory":""},{"idCategory":"1","strCategory":"Again"},7,null,
        {"strCategory":"Vegan"}]}
      """#
    ])

    let categories = try await peer.repository.categories(.cacheFirst).value

    #expect(
      categories.entries == [
        MealCategory(
          id: MealCategory.ID(rawValue: "1"),
          name: "Seafood",
          description: "From the sea. And [lakes].\n\nCold or hot.",
          picture: WebLink("https://images.example.com/s.png")
        ),
        MealCategory(id: MealCategory.ID(rawValue: "2"), name: "Side Dish"),
        MealCategory(id: MealCategory.ID(rawValue: "Vegan"), name: "Vegan"),
      ]
    )
    #expect(categories.unreadableCount == 3, "a repeated one was read")
  }

  @Test(arguments: [
    (MealFilter.category("Seafood"), "filter.php?c=Seafood"),
    (.category("Side Dish"), "filter.php?c=Side%20Dish"), (.category("A&i=b"), "filter.php?c=A%26i%3Db"),
    (.cuisine("Française + Ö"), "filter.php?a=Fran%C3%A7aise%20%2B%20%C3%96"),
    (.ingredient("chicken_breast#?/"), "filter.php?i=chicken_breast%23%3F%2F"),
    (.cuisine("日本"), "filter.php?a=%E6%97%A5%E6%9C%AC"),
    (.category("{?x}%41"), "filter.php?c=%7B%3Fx%7D%2541"),
    (.category(""), "filter.php?c="), (.cuisine("a\r\nb"), "filter.php?a=a%0D%0Ab"),
  ])
  func `what is asked for is encoded`(filter: MealFilter, address: String) async throws {
    let peer = try RecipePeer([address: #"{"meals":[{"idMeal":"1","strMeal":"One"}]}"#])

    let meals = try await peer.repository.meals(filter, .cacheFirst)

    #expect(meals.value.map(\.name) == ["One"])
  }

  @Test func `a list keeps what has an id, once, in any order of its members`() async throws {
    let peer = try RecipePeer([
      "filter.php?c=X": """
      {"meals":[{"strMeal":"Two","strMealThumb":"https://images.example.com/2.jpg","idMeal":"2"},
        {"idMeal":1,"strMeal":null,"strArea":"Italian"},{"strMeal":"No id"},{"idMeal":" "},"x",null,
        {"idMeal":"2","strMeal":"Again"},{"idMeal":"3","strMeal":"  ","strMealThumb":"javascript:alert(1)"}]}
      """
    ])

    let meals = try await peer.repository.meals(.category("X"), .cacheFirst).value

    #expect(meals.map(\.id.rawValue) == ["2", "1", "3"])
    #expect(meals.map(\.name) == ["Two", nil, nil])
    #expect(meals.map(\.picture?.description) == ["https://images.example.com/2.jpg", nil, nil])
    #expect(meals.unreadableCount == 4)
  }

  @Test(arguments: ["{\"meals\":null}", "{\"meals\":[]}"])
  func `nothing is an empty list`(answer: String) async throws {
    let peer = try RecipePeer([
      "filter.php?c=X": answer, "search.php?s=x": answer, "list.php?a=list": answer,
      "list.php?i=list": answer,
    ])

    #expect(try await peer.repository.meals(.category("X"), .cacheFirst).value.isEmpty)
    #expect(try await peer.repository.search(.name("x"), .cacheFirst).value.isEmpty)
    #expect(try await peer.repository.cuisines(.cacheFirst).value.isEmpty)
    #expect(try await peer.repository.ingredients(.cacheFirst).value.isEmpty)
  }

  @Test func `how many entries could not be read is told of the stored list as well`() async throws {
    let peer = try RecipePeer([
      "categories.php": #"{"categories":[{"strCategory":"Beef"},7]}"#,
      "filter.php?c=Beef": #"{"meals":[{"idMeal":"1"},{"strMeal":"No id"}]}"#,
      "search.php?s=x": #"{"meals":[{"idMeal":"1","strMeal":"x"},null,7]}"#,
      "list.php?i=list": #"{"meals":[{"strIngredient":"Dill"},{"strIngredient":""}]}"#,
    ])
    func counts(_ policy: FetchPolicy) async throws -> [Int] {
      [
        try await peer.repository.categories(policy).value.unreadableCount,
        try await peer.repository.meals(.category("Beef"), policy).value.unreadableCount,
        try await peer.repository.search(.name("x"), policy).value.unreadableCount,
        try await peer.repository.ingredients(policy).value.unreadableCount,
      ]
    }

    #expect(try await counts(.networkFirst) == [1, 1, 2, 1])
    peer.disconnect()
    #expect(try await counts(.cacheOnly) == [1, 1, 2, 1])
  }

  @Test func `a list of which nothing can be read is an error and not an empty list`() async throws {
    let peer = try RecipePeer([
      "categories.php": #"{"categories":[7]}"#, "filter.php?c=Beef": #"{"meals":[{"strMeal":"No id"}]}"#,
      "search.php?s=x": #"{"meals":[null]}"#, "list.php?a=list": #"{"meals":[{"strArea":null}]}"#,
      "list.php?i=list": #"{"meals":[{}]}"#,
    ])
    let malformed = ServiceError.malformed(.nothingUsable)

    for read in Self.lists {
      let error = await #expect(throws: ServiceError.self) { try await read(peer.repository) }
      guard case .malformed = error else { throw error ?? malformed }
    }
  }

  private static let lists: [@Sendable (any RecipeRepository) async throws -> Void] = [
    { _ = try await $0.categories(.cacheFirst) },
    { _ = try await $0.meals(.category("Beef"), .cacheFirst) },
    { _ = try await $0.search(.name("x"), .cacheFirst) },
    { _ = try await $0.cuisines(.cacheFirst) },
    { _ = try await $0.ingredients(.cacheFirst) },
  ]

  @Test func `cuisines and ingredients are listed`() async throws {
    let peer = try RecipePeer([
      "list.php?a=list":
        #"{"meals":[{"strArea":"Swedish"},{"strArea":null},{"strArea":"Swedish"},{"strArea":"Thai"}]}"#,
      "list.php?i=list": """
      {"meals":[{"idIngredient":"7","strIngredient":"Dill","strDescription":null,"strType":null},
        {"idIngredient":"8","strIngredient":"Salt","strDescription":"White.","strType":"Mineral"}]}
      """,
    ])

    let cuisines = try await peer.repository.cuisines(.cacheFirst).value
    let ingredients = try await peer.repository.ingredients(.cacheFirst).value

    #expect(cuisines.map(\.name) == ["Swedish", "Thai"])
    #expect(cuisines.unreadableCount == 1)
    #expect(ingredients.isWhole)
    #expect(
      ingredients.entries == [
        KnownIngredient(id: KnownIngredient.ID(rawValue: "7"), name: "Dill"),
        KnownIngredient(
          id: KnownIngredient.ID(rawValue: "8"),
          name: "Salt",
          description: "White.",
          kind: "Mineral"
        ),
      ]
    )
  }

  @Test func `an ingredient has its id or its name, its paragraphs, and counts once`()
    async throws
  {
    let peer = try RecipePeer([
      "list.php?i=list": #"""
      {"meals":[{"strIngredient":"Dill","strDescription":"A herb.[1]\r\nFresh."},
        {"idIngredient":"8","strIngredient":"Salt"},{"idIngredient":"8","strIngredient":"Rock salt"}]}
      """#
    ])

    #expect(
      try await peer.repository.ingredients(.cacheFirst).value.entries == [
        KnownIngredient(
          id: KnownIngredient.ID(rawValue: "Dill"),
          name: "Dill",
          description: "A herb.\n\nFresh."
        ),
        KnownIngredient(id: KnownIngredient.ID(rawValue: "8"), name: "Salt"),
      ]
    )
  }

  @Test func `lists that are always there stand in when the service does not find them`() async throws {
    let peer = try RecipePeer([
      "categories.php": #"{"categories":[{"strCategory":"Beef"}]}"#,
      "list.php?a=list": #"{"meals":[{"strArea":"Thai"}]}"#,
      "list.php?i=list": #"{"meals":[{"strIngredient":"Dill"}]}"#,
      "random.php": #"{"meals":[{"idMeal":"1"}]}"#,
    ])
    func read() async throws -> [StaleReason?] {
      [
        try await peer.repository.categories(.networkFirst).provenance.staleness,
        try await peer.repository.cuisines(.networkFirst).provenance.staleness,
        try await peer.repository.ingredients(.networkFirst).provenance.staleness,
        try await peer.repository.randomMeal(.networkFirst).provenance.staleness,
      ]
    }

    #expect(try await read() == [nil, nil, nil, nil])
    peer.serve([:])
    #expect(try await read() == [.missing, .missing, .missing, .missing])
  }

  @Test func `of a hundred thousand meals in one list the first are read, and some of them recorded`()
    async throws
  {
    let meals = (0..<100_000).map {
      "{\"idMeal\":\"\($0)\",\"strMeal\":\"Meal \($0)\",\"strMealThumb\":null}"
    }
    let peer = try RecipePeer(["filter.php?c=X": "{\"meals\":[\(meals.joined(separator: ","))]}"])

    let list = try await peer.repository.meals(.category("X"), .cacheFirst)

    #expect(list.value.map(\.id.rawValue) == (0..<5000).map { "\($0)" })
    #expect(list.value.unreadableCount == 95_000)
    #expect(list.value.omittedCount == 95_000)
    let query = try #require(MealSearchQuery("Meal"))
    #expect(try await peer.history.search(query).count == 2000)
  }
}

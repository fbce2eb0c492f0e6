import RecipesDomain
import RecipesFakes
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct ShoppingListTests {
  @Test(
    arguments: [
      (["200g", "300g"], ["500g"]), (["600 g", "0.5 kg"], ["1.1 kg"]), (["1 kg", "200 g"], ["1.2 kg"]),
      (["200 ml", "1 dl"], ["300 ml"]), (["1 l", "500ml"], ["1.5 l"]), (["1 dl", "2 dl"], ["3 dl"]),
      (["8 oz", "1 lb"], ["1 ½ lb"]), (["1 tsp", "1 tsp"], ["2 tsp"]),
      (["1 tbsp", "2 tsp"], ["1 tbsp", "2 tsp"]),
      (["1 cup", "100 g"], ["1 cup", "100 g"]), (["1", "2"], ["3"]), (["1/2", "1/3"], ["⅚"]),
      (["1 clove", "2 cloves"], ["3 cloves"]), (["2 cloves", "1 clove"], ["3 cloves"]),
      (["1 cup", "1 cup"], ["2 cups"]), (["2 large", "1 Large"], ["3 large"]),
      (["2 large", "1 small"], ["2 large", "1 small"]), (["1-2", "1"], ["2-3"]), (["1", "1-2"], ["2-3"]),
      (["1 cup", "2 - 3 cups"], ["3 - 4 cups"]),
      (["2 x 400g tins", "1 x 400g tins"], ["3 x 400g tins"]),
      (["2 x 400g tins", "1 x 200g tins"], ["2 x 400g tins", "1 x 200g tins"]),
      (["400g tin", "400g tin"], ["2 x 400g tin"]), (["400g tin", "400 g"], ["400g tin", "400 g"]),
      (["180C", "180C"], ["180C", "180C"]),
      (["to taste", "to taste"], ["to taste", "to taste"]), (["1", nil], ["1", nil]), ([nil, nil], [nil]),
      (["200g/7oz", "200g/7oz"], ["200g/7oz", "200g/7oz"]),
      (["200g/7", "200g/7"], ["200g/7", "200g/7"]),
      (["1 g", "to taste", "2 g"], ["3 g", "to taste"]),
      (["999999 kg", "999999 kg"], ["1999998 kg"]), (["100 Gr", "1 KG"], ["1.1 kg"]),
      (["999999,999 kg", "1 g"], ["999999,999 kg", "1 g"]),
      (["500 g", "500 g"], ["1000 g"]), (["0.5 kg", "500 g"], ["1 kg"]), (["0.4 kg", "599 g"], ["999 g"]),
      (["1,5 dl", "1 dl"], ["2,5 dl"]), (["1 dl", "1,5 dl"], ["2,5 dl"]), (["½ cup", "1 cup"], ["1 ½ cups"]),
      (["1 lb 2 oz", "1 lb 2 oz"], ["2 lb 4 oz"]), (["1 lb 8 oz", "8 oz"], ["2 lb"]),
      (["3 oz", "1 lb 2 oz"], ["1 lb 5 oz"]), (["1 lb. 8 oz.", "1 lb and 10 ounces"], ["3 lb 2 oz"]),
      (["1 kg 500 g", "700g"], ["2 kg 200 g"]), (["1 l 2 dl", "1 l 2 dl"], ["2 l 400 ml"]),
      (["1 cup 2 tbsp", "1 cup 2 tbsp"], ["2 cups 4 tbsp"]), (["1 cup", "1 cup 2 tbsp"], ["2 cups 2 tbsp"]),
      (["1 cup and 2 tbsp", "1 tbsp"], ["1 cup and 3 tbsp"]),
      (["1 cup 2 tbsp", "1 cup 1 tsp"], ["1 cup 2 tbsp", "1 cup 1 tsp"]),
      (["1 cup 2 tbsp", "100 g"], ["1 cup 2 tbsp", "100 g"]),
      (["1 cup", "2 tbsp", "1 cup 2 tbsp"], ["2 cups 2 tbsp", "2 tbsp"]),
      (["1 lb 2 oz chopped", "1 lb 2 oz"], ["1 lb 2 oz chopped", "1 lb 2 oz"]),
      (["1½ kg", "800g"], ["2.3 kg"]), (["½ cup", "1/3 cup"], ["⅚ cup"]), (["1/4", "1/3"], ["7/12"]),
      (["1 1/4 cups", "1/3 cup"], ["1 7/12 cups"]), (["0.125 kg", "0.0625 kg"], ["0.1875 kg"]),
      (["⅓ kg", "⅓ kg"], ["⅔ kg"]), (["⅓ kg", "200 g"], ["533 ⅓ g"]), (["1⅓ kg", "200 g"], ["1 kg 533 ⅓ g"]),
      (["9 oz", "1 lb"], ["1 lb 9 oz"]), (["1 lb 2 oz", "⅕ oz"], ["1 lb 2 ⅕ oz"]),
      (["0.333 cup", "1/3 cup"], ["0.333 cup", "1/3 cup"]), (["1/99", "1/100"], ["1/99", "1/100"]),
      (["≈⅔ cup", "1 cup"], ["≈⅔ cup", "1 cup"]), (["2 tbs", "4 Tablespoons"], ["6 tbs"]),
      (["¼ teaspoon", "¼ tsp"], ["½ teaspoon"]), (["1 T", "1 tbsp"], ["2 T"]),
      (["1 T", "1 t"], ["1 T", "1 t"]),
      (["1 cup 2 tbs", "1 Tablespoon"], ["1 cup 3 tbs"]), (["1 cl", "5 ml"], ["15 ml"]),
      (["1 11/100 cups", "12/100 cup"], ["1 23/100 cups"]), (["1/101", "1/101"], ["1/101", "1/101"]),
      (["1 cup", "1/125 cup"], ["1.008 cups"]), (["1/1024 cup", "1/1024 cup"], ["0.001953125 cup"]),
      (["1/1024 cup", "1/512 cup"], ["1/1024 cup", "1/512 cup"]),
      (["1⅓-2 kg", "1 g"], ["1334 ⅓-2001 g"]),
    ] as [([String?], [String?])]
  )
  func `measures of one ingredient`(measures: [String?], expected: [String?]) throws {
    let entries = measures.enumerated().map { entry($0.offset, "Flour", $0.element) }

    let line = try #require(ShoppingList(entries).lines.first)

    #expect(line.amounts.map { $0.measure?.text } == expected)
  }

  @Test(arguments: 2...40)
  func `pounds and ounces of many meals are all there`(count: Int) throws {
    let ounces = (0..<count).map { $0 * 7 % 15 + 1 }
    let entries = ounces.enumerated().map { entry($0.offset, "Flour", "2 lb \($0.element) oz") }

    let line = try #require(ShoppingList(entries).lines.first)

    let total = ounces.reduce(32 * count, +)
    let rest = total % 16 == 0 ? "" : " \(total % 16) oz"
    #expect(line.amounts.map { $0.measure?.text } == ["\(total / 16) lb\(rest)"])
  }

  @Test func `an ingredient is the same in any letter case and with or without accents`() {
    let list = ShoppingList([
      entry(0, "Crème Fraîche", "1 dl"), entry(1, "creme  fraiche", "2 dl"), entry(2, "Cream", "1 dl"),
    ])

    #expect(list.lines.map(\.ingredient) == ["Cream", "Crème Fraîche"])
  }

  @Test func `entries are in the order in which they were added, then by meal and position`() {
    func entry(_ meal: String, _ position: Int, at seconds: Double) -> ShoppingEntry {
      ShoppingEntry(
        Ingredient(position: position, name: "Salt"),
        of: MealSummary(id: Meal.ID(rawValue: meal), name: nil),
        addedAt: RecipesSamples.fetchedAt.addingTimeInterval(seconds)
      )
    }
    let entries = [
      entry("A", 1, at: 1), entry("B", 1, at: 0), entry("A", 2, at: 0), entry("A", 1, at: 0),
    ]

    #expect(entries.sorted(by: ShoppingEntry.isBefore) == [3, 2, 1, 0].map { entries[$0] })
    #expect(!ShoppingEntry.isBefore(entries[0], entries[0]))
  }

  @Test func `entries that cannot be read are named`() async throws {
    let stored = FakeShoppingEntries()
    let shopping = ManageShoppingList(entries: stored) { RecipesSamples.fetchedAt }
    let damaged = ShoppingEntry.ID(meal: RecipesSamples.fullMeal.id, position: 2)
    _ = try await shopping.add([RecipesSamples.fullMeal])
    await stored.damage(damaged)

    let list = try await shopping.list()

    #expect(list.unreadable == [damaged])
    #expect(list.lines.map(\.ingredient) == ["Butter", "Strawberries"])
    #expect(try await shopping.clear().unreadable == [damaged])
  }

  @Test func `an amount names each of its meals once`() {
    let list = ShoppingList([
      entry(0, "Butter", "1 g", meal: "A"), entry(1, "Butter", "2 g", meal: "A"),
      entry(0, "Butter", "3 g", meal: "B"), entry(2, "Butter", "some", meal: "C"),
    ])

    #expect(list.lines.count == 1)
    #expect(list.lines[0].amounts.map { $0.meals.map(\.id.rawValue) } == [["A", "B"], ["C"]])
  }

  @Test func `what is bought comes last and is never added to what is not`() {
    var bought = entry(0, "Apple", "2")
    bought.isTicked = true

    let list = ShoppingList([bought, entry(1, "Apple", "3"), entry(2, "Zucchini", "1")])

    #expect(list.lines.map(\.ingredient) == ["Apple", "Zucchini", "Apple"])
    #expect(list.lines.map(\.isTicked) == [false, false, true])
    #expect(list.lines.map { $0.amounts.map { $0.measure?.text } } == [["3"], ["1"], ["2"]])
  }

  @Test(arguments: 0..<200)
  func `no entry is lost or doubled, and the order of the entries does not matter`(seed: Int) {
    var random = Sequence(seed: seed)
    let measures = [
      "1", "200g", "1 kg", "1-2", "to taste", nil, "2 x 400g", "1 cup", "999999 kg", "½", "", " ",
      "1 cup 2 tbsp", "1 lb 2 oz", "3 oz",
    ]
    let names = ["Salt", "salt", "Sält", "食塩", "", "Oil", "\u{1B}"]
    let entries = (0..<40).map { number in
      var entry = entry(
        number,
        random.pick(names),
        random.pick(measures),
        meal: random.pick(["A", "B", "C"])
      )
      entry.isTicked = random.next() % 3 == 0
      return entry
    }

    let list = ShoppingList(entries)
    let shuffled = ShoppingList(entries.sorted { $0.id.position * 17 % 40 < $1.id.position * 17 % 40 })

    #expect(list.lines.flatMap(\.entries).map(\.id.position).sorted() == Array(0..<40))
    #expect(list == shuffled)
  }

  @Test func `a thousand entries that cannot be added are listed`() throws {
    let entries = (0..<1000).map { entry($0, "Salt", "pinch \($0) way") }

    #expect(try #require(ShoppingList(entries).lines.first).amounts.count == 1000)
  }

  @Test func `a list is written as plain text`() {
    #expect(
      ShoppingListText.plain(sample) == """
        [ ] Flour: 300 g (Bread, 9) + 1 cup (Cake)
        [ ] Sa lt (Bread)
        [x] Egg: 2 (Cake)

        """
    )
  }

  @Test func `a list is written as tasks that texts of recipes cannot break`() {
    let hostile = ShoppingList([entry(0, "[x](http://evil)\n# **Salt**", "1", meal: "A*")])

    #expect(
      ShoppingListText.markdown(sample).split(separator: "\n").map(String.init) == [
        "- [ ] Flour: 300 g (Bread, 9) + 1 cup (Cake)", "- [ ] Sa lt (Bread)", "- [x] Egg: 2 (Cake)",
      ]
    )
    #expect(
      ShoppingListText.markdown(hostile)
        == "- [ ] \\[x\\]\\(http://evil\\) \\# \\*\\*Salt\\*\\*: 1 (A\\*)\n"
    )
  }

  @Test(arguments: [
    "👩\u{200D}👩\u{200D}👧", "\u{646}\u{6CC}\u{645}\u{200C}\u{641}\u{627}\u{635}\u{644}\u{647}",
  ])
  func `an emoji and a word that need a joiner stay as they are`(ingredient: String) {
    let list = ShoppingList([entry(0, ingredient, "1", meal: "A")])

    #expect(ShoppingListText.plain(list) == "[ ] \(ingredient): 1 (A)\n")
    #expect(ShoppingListText.markdown(list) == "- [ ] \(ingredient): 1 (A)\n")
  }

  @Test(arguments: ["\u{200C}", "\u{200D}", "\u{301}"])
  func `a sign of Markdown does nothing with a joiner or a mark behind it either`(follower: String) {
    let list = ShoppingList([entry(0, "*\(follower)Salt*", "1", meal: "A")])

    #expect(ShoppingListText.markdown(list) == "- [ ] \\*\(follower)Salt\\*: 1 (A)\n")
  }

  @Test func `the first amount decides whether an ingredient is followed by a colon`() {
    let mixed = ShoppingList([entry(0, "Salt", "1 tsp", meal: "Bread"), entry(1, "Salt", nil, meal: "Cake")])

    #expect(ShoppingListText.plain(mixed) == "[ ] Salt: 1 tsp (Bread) + (Cake)\n")
  }

  @Test func `an empty list is an empty text`() {
    #expect(ShoppingListText.plain(ShoppingList([])).isEmpty)
  }

  private var sample: ShoppingList {
    var egg = entry(2, "Egg", "2", meal: "3", name: "Cake")
    egg.isTicked = true
    return ShoppingList([
      entry(1, "Flour", "100 g", meal: "1", name: "Bread"), entry(1, "Flour", "200 g", meal: "9", name: nil),
      entry(1, "Flour", "1 cup", meal: "3", name: "Cake"), egg,
      entry(2, "Sa\nlt\u{202E}", nil, meal: "1", name: "Bread"),
    ])
  }

  private func entry(
    _ position: Int,
    _ ingredient: String,
    _ measure: String?,
    meal: String = "A",
    name: String? = nil
  ) -> ShoppingEntry {
    ShoppingEntry(
      Ingredient(position: position, name: ingredient, measure: measure.map(Measure.init)),
      of: MealSummary(id: Meal.ID(rawValue: meal), name: name),
      addedAt: RecipesSamples.fetchedAt
    )
  }

  private struct Sequence {
    private var state: UInt64

    init(seed: Int) {
      state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
    }

    mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33)
    }

    mutating func pick<Element>(_ choices: [Element]) -> Element {
      choices[next() % choices.count]
    }
  }
}

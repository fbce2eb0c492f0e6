import Testing

@testable import Sandbox

/// What holds for every meal.
@Suite struct MealCatalogueTests {
  private static let meals = MealCatalogue.all.meals

  @Test func `there are more than three hundred meals, thirty of them written out`() {
    #expect(Self.meals.count > 300)
    #expect(Meal.written.count > 30)
  }

  @Test func `every meal has an id and a name of its own`() {
    #expect(Set(Self.meals.map(\.id)).count == Self.meals.count)
    #expect(Set(Self.meals.map { $0.name.lowercased() }).count == Self.meals.count)
    #expect(Self.meals.allSatisfy { (52_000...53_999).contains($0.id) })
  }

  @Test(arguments: MealCategory.all) func `a category has enough meals`(category: MealCategory) {
    let least = ["Seafood", "Dessert"].contains(category.name) ? 25 : 8
    #expect(Self.meals.count { $0.category == category } >= least)
  }

  @Test(arguments: MealCategory.all) func `a category has a name in wide script`(
    category: MealCategory
  ) {
    let names = Self.meals.filter { $0.category == category }.map(\.name)
    #expect(names.contains { $0.unicodeScalars.contains { (0x3040...0x9FFF).contains($0.value) } })
  }

  @Test func `some names have a space, an accent, an ampersand, or a comma`() {
    for sign in [" ", "û", "&", ",", "Ç", "à", "불"] {
      #expect(Self.meals.contains { $0.name.contains(sign) }, "\(sign)")
    }
  }

  @Test func `a meal has four to twenty ingredients, and both ends occur`() {
    let counts = Self.meals.map(\.ingredients.count)
    #expect(counts.allSatisfy { (4...20).contains($0) })
    #expect(counts.contains(20))
  }

  @Test func `a dish brings as many ingredients as its family's method has places for`() {
    for family in MealFamily.all {
      let places = (1...9).filter { family.steps.joined().contains("{\($0)}") }
      for dish in family.dishes {
        #expect(places == Array(1...dish.ingredients.count), "\(dish.name)")
      }
    }
  }

  @Test func `the method names every ingredient`() {
    for meal in Self.meals {
      let text = meal.method.steps.joined(separator: " ").lowercased()
      for ingredient in meal.ingredients {
        let noun = ingredient.name.lowercased().split(separator: " ").last ?? ""
        #expect(text.contains(noun), "\(meal.name): \(ingredient.name)")
      }
    }
  }

  @Test func `nothing vegan has anything of animals in it, nothing vegetarian has meat or fish`() {
    let meat: Set = [
      "beef", "chicken", "lamb", "pork", "goat", "bacon", "ham", "sausage", "fish", "prawns", "lard",
    ]
    let dairy: Set = [
      "butter", "milk", "cream", "eggs", "egg", "honey", "yogurt", "cheese", "ghee", "mayonnaise",
    ]
    for meal in Self.meals where ["Vegan", "Vegetarian"].contains(meal.category.name) {
      for name in meal.ingredients.map(\.name) where !["peanut butter", "coconut milk"].contains(name) {
        let words = Set(name.split(separator: " ").map(String.init))
        #expect(words.isDisjoint(with: meat), "\(meal.name): \(name)")
        let isPlain = name == "butter beans" || words.isDisjoint(with: dairy)
        #expect(isPlain || meal.category.name == "Vegetarian", "\(meal.name): \(name)")
      }
    }
  }

  @Test func `a step is one or more whole sentences`() {
    for meal in Self.meals {
      #expect(meal.method.steps.count >= 2, "\(meal.name)")
      for step in meal.method.steps {
        #expect(step.first?.isUppercase == true && step.last == ".", "\(meal.name): \(step)")
        #expect(!step.contains("{") && !step.contains("  ") && !step.contains(".."), "\(meal.name): \(step)")
      }
    }
  }

  @Test func `names, ingredients, measures and tags are tidy before they are recorded`() {
    for meal in Self.meals {
      let ingredients = meal.ingredients.flatMap { [$0.name, $0.measure] }
      for text in [meal.name] + ingredients + meal.tags {
        #expect(text.first != " " && text.last != " " && !text.contains("  "), "\(meal.name): \(text)")
      }
      #expect(meal.ingredients.allSatisfy { !$0.name.isEmpty }, "\(meal.name)")
      #expect(meal.tags.allSatisfy { !$0.contains(",") }, "\(meal.name)")
    }
  }

  @Test(arguments: [
    "½", "1/2", "2 x 400g", "2-3", "5–8", "to taste", "To taste", "Pinch", "(12 oz.)", "2½", "",
  ])
  func `measures come in many forms`(form: String) {
    let measures = Self.meals.flatMap(\.ingredients).map(\.measure) + Self.meals.flatMap(\.method.steps)
    #expect(measures.contains { form.isEmpty ? $0.isEmpty : $0.contains(form) })
  }

  @Test func `every style, vintage and quirk occurs, and many records have no quirk`() {
    for style in InstructionStyle.allCases {
      #expect(Self.meals.contains { $0.style == style }, "\(style)")
    }
    for vintage in RecordVintage.allCases {
      #expect(Self.meals.contains { $0.vintage == vintage }, "\(vintage)")
    }
    for quirk in RecordQuirk.allCases {
      #expect(Self.meals.contains { $0.quirk == quirk }, "\(quirk)")
    }
    #expect(Self.meals.count { $0.quirk == nil } * 3 > Self.meals.count)
  }

  @Test func `meals come from many areas, and some areas have none`() {
    let areas = Set(Self.meals.map(\.area))
    #expect(areas.count > 60)
    #expect(areas.count < MealArea.all.count)
  }
}

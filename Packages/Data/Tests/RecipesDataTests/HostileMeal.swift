import DomainKernel
import RecipesDomain

/// Meals of anything that a service might write, drawn by chance.
enum HostileMeal {
  static let texts = [
    "", " ", "\u{0}", "\u{1B}[2J", "\u{202E}abc", "\r\n\r\n",
    "\"\\/\u{8}", "{\"version\":9}", "e\u{301}", "\u{E9}",
    "👩‍👩‍👧‍👦", "\u{FFFD}", "\u{FFFE}\u{FEFF}", "\u{2028}", "1 1/2 cups", "½ dl", "香辣蟹", "null", "\u{10FFFF}",
    "\u{1E}\u{1F}", String(repeating: "長", count: 300),
  ]

  static let links = [
    "https://example.com", "http://example.com/a b", "https://example.com/ü?q=é#ß", "//example.com/%zz",
    "https://bücher.example/x", "HTTPS://EXAMPLE.com:443/../a", "https://[::1]/x",
    "https://example.com/?a[]=1|2",
    "https://example.com/" + String(repeating: "ü", count: 1500), "https://example.com/{\"x\"}",
  ]

  static func meal(_ id: String, _ chance: inout Chance) -> Meal {
    var meal = Meal(id: Meal.ID(rawValue: id))
    meal.name = text(&chance)
    meal.alternateName = text(&chance)
    meal.category = text(&chance)
    meal.area = text(&chance)
    meal.tags = many(&chance) { text(&$0) }
    meal.ingredients = many(&chance) { chance in
      Ingredient(
        position: Int.random(in: -1...(.max), using: &chance),
        name: text(&chance) ?? "",
        measure: text(&chance).map(Measure.init)
      )
    }
    meal.steps = many(&chance) { Step(text(&$0) ?? "", heading: text(&$0)) }
    meal.picture = link(&chance)
    meal.video = link(&chance)
    meal.source = link(&chance)
    return meal
  }

  /// Texts that are equal to Swift may have other bytes.
  static func bytes(of meal: Meal) -> [[UInt8]?] {
    let ofIngredients = meal.ingredients.flatMap { [$0.name, $0.measure?.text] }
    let ofSteps = meal.steps.flatMap { [$0.text, $0.heading] }
    let links = [meal.picture, meal.video, meal.source].map { $0?.description }
    let names = [meal.name, meal.alternateName, meal.category, meal.area]
    return (names + meal.tags + ofIngredients + ofSteps + links).map { $0.map { Array($0.utf8) } }
  }

  private static func text(_ chance: inout Chance) -> String? {
    let some = texts.randomElement(using: &chance) ?? ""
    return Bool.random(using: &chance) ? some + (texts.randomElement(using: &chance) ?? "") : nil
  }

  private static func link(_ chance: inout Chance) -> WebLink? {
    links.randomElement(using: &chance).flatMap(WebLink.init)
  }

  private static func many<Element>(
    _ chance: inout Chance,
    _ make: (inout Chance) -> Element?
  ) -> [Element] {
    (0..<Int.random(in: 0...4, using: &chance)).compactMap { _ in make(&chance) }
  }
}

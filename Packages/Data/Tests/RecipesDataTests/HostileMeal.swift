import DomainKernel
import RecipesDomain

/// Meals of anything that a service might write, made at random.
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

  static func meal(_ id: String, _ random: inout SeededRandom) -> Meal {
    var meal = Meal(id: Meal.ID(rawValue: id))
    meal.name = text(&random)
    meal.alternateName = text(&random)
    meal.category = text(&random)
    meal.cuisine = text(&random)
    meal.tags = many(&random) { text(&$0) }
    meal.ingredients = many(&random) { random in
      Ingredient(
        position: Int.random(in: -1...(.max), using: &random),
        name: text(&random) ?? "",
        measure: text(&random).map(Measure.init)
      )
    }
    meal.steps = many(&random) { Step(text(&$0) ?? "", heading: text(&$0)) }
    meal.picture = link(&random)
    meal.video = link(&random)
    meal.source = link(&random)
    return meal
  }

  /// Texts that are equal to Swift may have other bytes.
  static func bytes(of meal: Meal) -> [[UInt8]?] {
    let ofIngredients = meal.ingredients.flatMap { [$0.name, $0.measure?.text] }
    let ofSteps = meal.steps.flatMap { [$0.text, $0.heading] }
    let links = [meal.picture, meal.video, meal.source].map { $0?.description }
    let names = [meal.name, meal.alternateName, meal.category, meal.cuisine]
    return (names + meal.tags + ofIngredients + ofSteps + links).map { $0.map { Array($0.utf8) } }
  }

  private static func text(_ random: inout SeededRandom) -> String? {
    let some = texts.randomElement(using: &random) ?? ""
    return Bool.random(using: &random) ? some + (texts.randomElement(using: &random) ?? "") : nil
  }

  private static func link(_ random: inout SeededRandom) -> WebLink? {
    links.randomElement(using: &random).flatMap(WebLink.init)
  }

  private static func many<Element>(
    _ random: inout SeededRandom,
    _ make: (inout SeededRandom) -> Element?
  ) -> [Element] {
    (0..<Int.random(in: 0...4, using: &random)).compactMap { _ in make(&random) }
  }
}

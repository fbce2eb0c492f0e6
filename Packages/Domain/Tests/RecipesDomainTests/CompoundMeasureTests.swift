import RecipesDomain
import Testing

@Suite struct CompoundMeasureTests {
  @Test(arguments: [
    ("1 lb 2 oz", "2 lb 4 oz"), ("1lb 2oz", "2lb 4oz"), ("1lb2oz", "2lb4oz"), ("1 lb. 8 oz.", "3 lb."),
    ("1 lb 8 oz", "3 lb"), ("1 lb 9 oz", "3 lb 2 oz"), ("1 pound 2 ounces", "2 pounds 4 ounces"),
    ("1 lb, 2 oz", "2 lb, 4 oz"), ("1 cup  2 tbsp", "2 cups  4 tbsp"), ("1 lb and 2 oz", "2 lb and 4 oz"),
    ("½ lb 2 oz", "1 lb 4 oz"),
    ("1 lb 2 oz chopped", "2 lb 4 oz chopped"), ("1 lb 8 oz chopped", "3 lb chopped"),
    ("1 lb 2 oz (510g)", "2 lb 4 oz (1020g)"), ("1 lb 8 oz (680g)", "3 lb (1360g)"),
    ("1 kg 250 g", "2 kg 500 g"), ("1 kg 500 g", "3 kg"), ("1 l 2 dl", "2 l 4 dl"),
    ("1,5 kg 250 g", "3 kg 500 g"), ("about 1 lb 2 oz", "about 2 lb 4 oz"),
    ("1 cup 2 tbsp", "2 cups 4 tbsp"), ("1 cup 1/2 tbsp", "2 cups 1 tbsp"), ("1 tbsp 1 tsp", "2 tbsp 2 tsp"),
    ("1 cup 2-3 tbsp", "2 cups 4-6 tbsp"), ("1 lb 2-3 oz", "2 lb 4-6 oz"),
    ("1 pint 2 cups", "2 pints 4 cups"),
    ("1 cup and 2 tbsp / 300ml", "2 cups and 4 tbsp / 600ml"), ("1 lb  and 2 oz", "2 lb  and 4 oz"),
  ])
  func `twice as much`(text: String, expected: String) throws {
    #expect(Measure(text).scaled(by: try ratio(2)).text == expected)
  }

  @Test(arguments: [
    ("1 lb 2 oz", 1, 2, "9 oz"), ("1 pound 2 ounces", 1, 2, "9 ounces"), ("2 lb 4 oz", 1, 2, "1 lb 2 oz"),
    ("2 pounds 1 ounce", 1, 2, "1 pound ½ ounce"), ("1 lb 2 oz", 4, 3, "1 lb 8 oz"),
    ("1 lb 1 oz", 4, 3, "1 lb 6 ⅔ oz"), ("1 lb 2 oz", 889, 1000, "≈1 lb"), ("1 lb 2 oz", 1, 1000, "0.018 oz"),
    ("1 lb 2 oz", 8, 9, "1 lb"), ("1 lb 15 oz", 1032, 1000, "≈2 lb"), ("1 kg 250 g", 1, 2, "625 g"),
    ("1 kg 500 g", 2, 3, "1 kg"), ("1 l 2 dl", 9, 8, "1 l 3.5 dl"), ("1 cup 2 tbsp", 1, 2, "½ cup 1 tbsp"),
    ("2 cups 2 tbsp", 1, 2, "1 cup 1 tbsp"), ("1 lb 2 oz chopped", 1, 2, "9 oz chopped"),
    ("1 kg 2 oz", 1, 2, "1 kg 2 oz"), ("1 lb 4 oz", 8, 7, "≈1 lb 6 ⅞ oz"),
    ("2 kg 500 g", 3, 7, "1 kg 71.4 g"), ("1 kg 500 g", 13_331, 10_000, "2 kg"),
    ("1 cup 2 tbsp", 10, 7, "≈1 ⅖ cups 2 ⅞ tbsp"), ("1 lb 2.5 oz", 1, 4, "≈4.63 oz"),
    ("2 lb 1 oz", 3, 16, "≈6 ⅛ oz"),
  ])
  func `another amount`(text: String, numerator: Int, denominator: Int, expected: String) throws {
    #expect(Measure(text).scaled(by: try ratio(numerator, denominator)).text == expected)
  }

  @Test(arguments: [
    "1 oz 2 lb", "1 tbsp 2 cups", "1 lb 2 g", "1 lb 2", "1 lb 2 large", "1 cup 2 eggs", "1-2 lb 3 oz",
    "1 lb 2 oz 3 g", "1 lb 0 oz", "1 lb or so 2 oz", "1 tsp 5 spice", "1 lb 2 lb", "1 lb 2%",
    "1 lb; 2 oz", "1 lb  and  2 oz", "1 lb , , 2 oz",
  ])
  func `what is not understood stays exactly as it was`(text: String) throws {
    #expect(!Measure(text).isUnderstood)
    #expect(Measure(text).scaled(by: try ratio(2)).text == text)
  }

  @Test(arguments: 1...40, [1, 5, 8, 15])
  func `pounds and ounces hold as much as before, and no ounces that are a pound`(
    ratio number: Int,
    ounces: Int
  ) throws {
    let scaled = Measure("3 lb \(ounces) oz").scaled(by: try ratio(number)).text

    let numbers = scaled.split(separator: " ").compactMap { Int($0) }
    let rest = numbers.count == 2 ? numbers[1] : 0
    #expect(numbers[0] * 16 + rest == (48 + ounces) * number)
    #expect(rest < 16)
  }

  @Test(
    arguments: ["2 lb 4 oz", "3 kg 250 g", "2 cups 3 tbsp", "2 l 5 dl", "3 pounds 7 ounces"],
    [3, 7, 11]
  )
  func `many times as much and as many times less is the same measure`(text: String, factor: Int) throws {
    let many = Measure(text).scaled(by: try ratio(factor))

    #expect(many.scaled(by: try ratio(1, factor)).text == text)
  }

  @Test func `what is written is understood again, and is never nothing`() throws {
    // Not one case for each seed: telling of a case takes longer than the case.
    for seed in 0..<500 {
      let large = ["lb", "kg", "cup", "l", "pounds"][seed % 5]
      let small = ["oz", "g", "tbsp", "dl", "ounces"][seed % 5]
      let measure = Measure("\(seed % 7 + 1) \(large) \(seed % 13 + 1) \(small)")

      let scaled = measure.scaled(by: try ratio(seed % 31 + 1, seed % 17 + 1))

      #expect(measure.isUnderstood, "seed \(seed)")
      #expect(scaled.isUnderstood, "seed \(seed)")
    }
  }

  private func ratio(_ numerator: Int, _ denominator: Int = 1) throws -> Quantity {
    try #require(Quantity(numerator, over: denominator))
  }
}

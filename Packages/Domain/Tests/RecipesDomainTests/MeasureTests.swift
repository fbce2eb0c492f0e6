import RecipesDomain
import Testing

@Suite struct MeasureTests {
  @Test(arguments: [
    ("1", "2"), ("1/2", "1"), ("½", "1"), ("1 1/2 cups", "3 cups"), ("1½ cups", "3 cups"),
    ("1 ½ cups", "3 cups"), ("½ tsp", "1 tsp"), ("½tsp", "1tsp"), ("¼ tsp", "½ tsp"), ("⅓ cup", "⅔ cup"),
    ("1⁄4 tsp", "½ tsp"), ("200g", "400g"), ("200 g", "400 g"), ("1-2", "2-4"), ("1 - 2 tbs", "2 - 4 tbs"),
    ("1–2 tbsp", "2–4 tbsp"), ("1 to 2 tbsp", "2 to 4 tbsp"), ("½-1 tsp", "1-2 tsp"),
    ("2 x 400g tins", "4 x 400g tins"), ("2x400g tins", "4x400g tins"), ("1 x 400 g tin", "2 x 400 g tin"),
    ("1 (400g) tin", "2 (400g) tin"), ("1 tin (400g)", "2 tins (400g)"), ("250g (9 oz)", "500g (18 oz)"),
    ("1,5 dl", "3 dl"), ("2,25 dl", "4,5 dl"), ("0,125 kg", "0,25 kg"), ("0.5 l", "1 l"), (".5 l", "1 l"),
    ("1,000 ml", "2000 ml"),
    ("1-1/2 cups", "3 cups"), ("200g/7oz", "400g/14oz"), ("450ml / 16fl oz", "900ml / 32fl oz"),
    ("1 cup and 2 tbsp", "2 cups and 4 tbsp"), ("1 tbsp + 1 tsp", "2 tbsp + 2 tsp"), ("1 clove", "2 cloves"),
    ("Juice of 1", "Juice of 2"), ("juice of 1/2", "juice of 1"), ("about 3", "about 6"),
    ("2 large", "4 large"), ("1 cup chopped", "2 cups chopped"), ("3 T", "6 T"), ("1/2 kg", "1 kg"),
    ("1 handful", "2 handfuls"), ("2½", "5"), ("1 大さじ", "2 大さじ"), ("2个", "4个"), ("1½ kg", "3 kg"),
    ("≈⅔ cup", "≈1 ⅓ cups"), ("≈ 2 cups", "≈ 4 cups"), ("½ (400g) tin", "1 (400g) tin"),
    ("2x4 tins", "4x4 tins"), ("2 x 4 tins", "4 x 4 tins"), ("1,250 ml", "2500 ml"),
    ("250g (9 oz) butter", "500g (18 oz) butter"), ("250 g flour (9 oz)", "500 g flour (9 oz)"),
  ])
  func `twice as much`(text: String, expected: String) {
    #expect(Measure(text).scaled(by: two).text == expected)
  }

  @Test(arguments: [
    ("⅛", 8, "1"), ("¼", 4, "1"), ("⅓", 3, "1"), ("⅜", 8, "3"), ("½", 2, "1"), ("⅝", 8, "5"), ("⅔", 3, "2"),
    ("¾", 4, "3"), ("⅞", 8, "7"), ("⅕", 5, "1"), ("⅖", 5, "2"), ("⅗", 5, "3"), ("⅘", 5, "4"), ("⅙", 6, "1"),
    ("⅚", 6, "5"), ("⅐", 7, "1"), ("⅑", 9, "1"), ("⅒", 10, "1"),
  ])
  func `a fraction of one character has its value`(text: String, factor: Int, expected: String) throws {
    let factor = try #require(Quantity(factor, over: 1))

    #expect(Measure(text).scaled(by: factor).text == expected)
  }

  @Test(arguments: [("3 cup", "6 cup"), ("3 cups", "6 cups"), ("1 T 1 t", "2 T 2 t"), ("1 T 1 T", nil)])
  func `a unit changes its form only where its number becomes or stops being more than one`(
    text: String,
    expected: String?
  ) {
    #expect(Measure(text).isUnderstood == (expected != nil))
    #expect(Measure(text).scaled(by: two).text == expected ?? text)
  }

  @Test(arguments: ["1 3/2 cups", "1 2/2 cups"])
  func `what is no proper fraction behind a whole number is not understood`(text: String) {
    #expect(!Measure(text).isUnderstood)
  }

  @Test(arguments: [(200, true), (201, false)])
  func `a measure of up to two hundred bytes is read`(bytes: Int, isUnderstood: Bool) {
    #expect(Measure("1 " + String(repeating: "a", count: bytes - 2)).isUnderstood == isUnderstood)
  }

  @Test(arguments: [
    ("1", "½"), ("1 1/2 cups", "¾ cup"), ("2 cups", "1 cup"), ("½ tsp", "¼ tsp"), ("¼ tsp", "⅛ tsp"),
    ("3", "1 ½"), ("5 tbs", "2 ½ tbs"), ("200g", "100g"), ("25g", "12.5g"), ("25 g flour", "12.5 g flour"),
    ("1 kg", "0.5 kg"),
    ("1-2", "½-1"), ("1,5 dl", "0,75 dl"), ("2 x 400g tins", "1 x 400g tins"), ("2 cloves", "1 clove"),
    ("1½ kg", "0.75 kg"), ("1 (400g) tin", "½ (400g) tin"),
    ("Juice of 1", "Juice of ½"), ("⅛ tsp", "≈0.063 tsp"), ("7", "3 ½"), ("2 Cups", "1 Cups"),
  ])
  func `half as much`(text: String, expected: String) throws {
    let half = try #require(Quantity(1, over: 2))

    #expect(Measure(text).scaled(by: half).text == expected)
  }

  @Test(arguments: [
    ("1", 4, 6, "1 ½"), ("1", 6, 4, "⅔"), ("1", 3, 1, "⅓"), ("100g", 3, 1, "33.3g"), ("2", 4, 6, "3"),
    ("1 cup", 4, 3, "¾ cup"), ("1", 7, 1, "≈0.14"), ("1", 1000, 1, "0.001"), ("10", 7, 4, "≈5 ¾"),
    ("225g", 4, 6, "338g"), ("1", 1, 1000, "1000"), ("1 cup", 6, 10, "1 ⅔ cups"), ("20", 3, 1, "6 ⅔"),
    ("0.1", 3, 1, "0.0333"), ("1/2", 4, 5, "⅝"), ("1½ kg", 5, 6, "1.8 kg"), ("⅓ kg", 1, 2, "0.667 kg"),
    ("1 tsp", 12, 1, "≈0.083 tsp"), ("1-⅓ cups", 3, 1, "≈0.44 cup"), ("2 (280g)", 3, 1, "⅔ (280g)"),
    ("1", 6, 5, "⅚"), ("1 tsp", 5, 6, "1 ⅕ tsp"), ("1 cup", 10, 1, "0.1 cup"),
    ("about 10", 7, 4, "≈about 5 ¾"),
    ("10-20", 7, 4, "≈5 ¾-11 ⅜"), ("200g/7oz", 3, 1, "66.7g/2 ⅓oz"), ("≈10", 7, 4, "≈5 ¾"),
  ])
  func `from some servings to others`(text: String, base: Int, wanted: Int, expected: String) throws {
    let scale = try #require(ServingScale(from: base, to: wanted))

    #expect(Measure(text).scaled(by: scale.ratio).text == expected)
  }

  @Test(arguments: [
    (1, 8, "⅛"), (25, 196, "≈⅛"), (319, 2500, "≈0.13"), (25, 204, "≈⅛"), (49, 400, "≈0.12"),
    (13, 100, "0.13"), (6127, 50_000, "≈0.12"), (13, 125, "≈0.1"),
  ])
  func `a fraction stands for an amount within one fiftieth of it, and a decimal of two digits for others`(
    numerator: Int,
    denominator: Int,
    expected: String
  ) throws {
    let ratio = try #require(Quantity(numerator, over: denominator))

    #expect(Measure("1").scaled(by: ratio).text == expected)
  }

  @Test(arguments: [(81_000, "≈0.000012"), (810_000, "≈0.000001"), (100_000_000, "≈0.000001")])
  func `a decimal has at most six places, and is not nothing`(denominator: Int, expected: String) throws {
    let ratio = try #require(Quantity(1, over: denominator))
    #expect(Measure("1").scaled(by: ratio).text == expected)
  }

  @Test(arguments: [
    ("1 – 14-ounce can", "2 – 14-ounce can"), ("1 - 14-ounce can", "2 - 14-ounce can"),
    ("1 14-ounce can", "2 14-ounce can"), ("2 8½-inch crusts", "4 8½-inch crusts"),
    ("1 5\u{2011}inch piece", "2 5\u{2011}inch piece"), ("1 5-g pot", "2 5-g pot"),
  ])
  func `the size of a piece with a hyphen before its unit is no amount, and their number is`(
    text: String,
    expected: String
  ) {
    #expect(Measure(text).isUnderstood)
    #expect(Measure(text).scaled(by: two).text == expected)
    #expect(Measure(expected).isUnderstood)
  }

  @Test(arguments: [
    ("1 - 14oz can", "2 - 14oz can"), ("1 – 400 g tin", "2 – 400 g tin"),
    ("2 - 14.5 oz. Cans", "4 - 14.5 oz. Cans"),
    ("1 - 28oz can tomatoes", "2 - 28oz can tomatoes"), ("1 - 4oz can", "2 - 4oz can"),
    ("1 - 3oz can", "2 - 6oz can"), ("1 - 14oz", "2 - 28oz"), ("1 - 14oz steak", "2 - 28oz steak"),
    ("1 - 14 cans", "2 - 28 cans"), ("1-14oz can", "2-28oz can"), ("1 ½ - 14oz can", "3 - 28oz can"),
  ])
  func `behind a dash, the size of a container is told from the end of a range`(
    text: String,
    expected: String
  ) {
    #expect(Measure(text).isUnderstood)
    #expect(Measure(text).scaled(by: two).text == expected)
  }

  @Test(arguments: [
    ("400g tin", "2 x 400g tin"), ("400 g tin", "2 x 400 g tin"), ("14.5 oz. Can", "2 x 14.5 oz. Can"),
    ("400ml can coconut milk", "2 x 400ml can coconut milk"), ("1/2 pint carton", "2 x 1/2 pint carton"),
    ("400g tin (drained)", "2 x 400g tin (drained)"), ("400g tinned", "800g tinned"), ("8 cans", "16 cans"),
    ("2 large tins", "4 large tins"),
  ])
  func `of a container with a size, more are wanted and not larger ones`(text: String, expected: String) {
    #expect(Measure(text).isUnderstood)
    #expect(Measure(text).scaled(by: two).text == expected)
  }

  @Test(arguments: [(6, "1 ½ x 400g tin"), (2, "½ x 400g tin"), (4, "400g tin")])
  func `a container with a size may be wanted in part`(servings: Int, expected: String) throws {
    let scale = try #require(ServingScale(from: 4, to: servings))

    #expect(Measure("400g tin").scaled(by: scale.ratio).text == expected)
  }

  @Test(arguments: [
    "180C", "180 C", "180c", "180C fan", "180C/350F", "350F", "350 f", "180°C", "180 °C", "180º", "180˚C",
    "180℃", "350℉", "50C", "160-180C", "4°", "180 degrees", "1 Degree", "180 Celsius", "350 Fahrenheit",
    "about 180C", "1 kg and 180C",
  ])
  func `a temperature stays as it is`(text: String) {
    #expect(!Measure(text).isUnderstood)
    #expect(Measure(text).scaled(by: two).text == text)
  }

  @Test(arguments: [("49C", "98C"), ("2 c", "4 c"), ("180 carrots", "360 carrots"), ("60 fish", "120 fish")])
  func `a letter behind fewer than an oven has degrees is no temperature, nor is a word`(
    text: String,
    expected: String
  ) {
    #expect(Measure(text).scaled(by: two).text == expected)
  }

  @Test(arguments: [("1000-1001 g", "100 g"), ("1000-1010 g", "100-101 g"), ("10-10.01", "1")])
  func `a range whose ends are rounded to the same amount is one amount`(
    text: String,
    expected: String
  ) throws {
    let tenth = try #require(Quantity(1, over: 10))

    #expect(Measure(text).scaled(by: tenth).text == expected)
  }

  @Test(arguments: [
    "", " ", "to taste", "Dash", "a pinch", "Garnish", "Top", "No. 3", "Type 00", "100%", "20% fat", "2%",
    "1/2/3", "1/0", "0", "0/3", "2-1", "3–3", "1 2 3", "2 400g tins", "400g tin 2%", "1 tsp 5 spice",
    "1234567 g", "(2)", "½½", "一つ", "２個", "Ⅳ", "٣", "٣ cups", "-1",
    "250g (9 or so 3)", "250g (about x 2)", "3rd", "1st", "2nd", "4th", "1/3rd cup", "3RD", "1-3rd",
    "14-ounce can", "1-inch piece", "2-3-inch piece", "10 to 14-ounce fish", "1 lb (16-ounce)",
    "\u{1B}[2J", "99999999999999999999", "1.2.3", "1-0/3", "1-0.5 kg", "1-3/3", "1 a 400 g tin",
  ])
  func `what is not understood stays exactly as it was`(text: String) {
    #expect(!Measure(text).isUnderstood)
    #expect(Measure(text).scaled(by: two).text == text)
  }

  @Test(arguments: ["1 1/2 cups", "1,000 ml", "  2  x ", "to taste", "½½", "1-2"])
  func `the same amount of servings changes nothing at all`(text: String) throws {
    let same = try #require(ServingScale(from: 4, to: 4))

    #expect(Measure(text).scaled(by: same.ratio).text == text)
  }

  @Test func `a text of any length is passed over quickly`() {
    let text = String(repeating: "1 ", count: 500_000)

    #expect(Measure(text).scaled(by: two).text == text)
  }

  @Test func `any text is scaled without a trap, and blanks stay blank`() {
    let pieces = [
      "1", "2", "0", "9", "/", "½", "⅓", ".", ",", "-", " ", " ", "x", "(", ")", "g", "kg", "cup", " to ",
      " and ", "+", "%", "é", "食", "999999", "\r\n", "of ", "e\u{301}",
      "lb", "oz", " tbsp",
    ]
    // Not one case for each seed: telling of a case takes longer than the case.
    for seed in 0..<2000 {
      var state = UInt64(seed) &* 0x9e37_79b9_7f4a_7c15 | 1
      let text = (0..<(seed % 12)).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return pieces[Int(state >> 33) % pieces.count]
      }.joined()
      let measure = Measure(text)

      #expect(measure.scaled(by: two).text.isEmpty == text.isEmpty, "seed \(seed)")
      #expect(measure.isUnderstood || measure.scaled(by: two) == measure, "seed \(seed)")
    }
  }

  private var two: Quantity {
    guard let two = Quantity(2) else { preconditionFailure("two is a quantity") }
    return two
  }
}

import RecipesDomain
import Testing

/// The words for units that recipes use.
@Suite struct KitchenUnitTests {
  private func scaled(_ text: String, by numerator: Int, over denominator: Int = 1) throws -> String {
    let ratio = try #require(Quantity(numerator, over: denominator))
    return Measure(text).scaled(by: ratio).text
  }

  @Test(arguments: [
    "mg", "g", "gr", "gram", "grams", "gramme", "grammes", "kg", "kilo", "kilos", "kilogram", "kilograms",
    "ml", "millilitre", "millilitres", "milliliter", "milliliters", "cl", "dl", "l", "litre", "liter",
    "liters", "G", "Kg.", "ML",
  ])
  func `metric amounts are written with decimals`(unit: String) throws {
    #expect(try scaled("1 \(unit)", by: 1, over: 2) == "0.5 \(unit)")
  }

  @Test(arguments: [
    "oz", "ounce", "lb", "lbs", "pound", "tsp", "t", "T", "teaspoon", "tbsp", "tbs", "tblsp", "tablespoon",
    "cup", "pint", "floz", "clove",
  ])
  func `other amounts are written with fractions`(unit: String) throws {
    #expect(try scaled("1 \(unit)", by: 1, over: 2) == "½ \(unit)")
  }

  @Test(arguments: [
    "1 lb 1 oz", "1 lbs 1 ounce", "1 pound 1 ounces", "2 pounds 1 oz.", "1 kilo 1 gramme", "1 kg 1 grammes",
    "1 kilogram 1 gr", "2 kilograms 1 gram", "2 kilos 1 grams", "1 litre 1 millilitre",
    "2 litres 1 millilitres", "1 liter 1 milliliter", "2 liters 1 milliliters", "1 l 1 cl", "1 dl 1 cl",
    "1 cl 1 ml", "1 cup 1 tbsp", "1 cups 1 tbsps", "1 cup 1 tbs", "1 cup 1 tblsp", "1 cup 1 tablespoon",
    "1 cup 2 tablespoons", "1 cup 1 T", "1 cup 1 tsp", "1 cup 1 t", "1 tbsp 1 tsps", "1 tbsp 1 teaspoon",
    "1 T 2 teaspoons", "1 pint 1 cup", "2 pints 1 cups", "1 pint 1 tbsp", "1 pint 1 floz", "1 cup 1 floz",
  ])
  func `an amount may go on in a smaller unit`(text: String) {
    #expect(Measure(text).isUnderstood)
  }

  @Test(arguments: [
    "1 g 1 mg", "1 pint 1 tsp", "1 floz 1 tbsp", "1 tsp 1 tbsp", "1 cup 1 pint", "1 oz 1 g", "1 ml 1 cl",
    "1 kg 1 ml", "1 lb 1 lbs", "1 g 1 gram",
  ])
  func `an amount does not go on in a unit that is not a smaller part of it`(text: String) {
    #expect(!Measure(text).isUnderstood)
  }

  @Test(arguments: [
    ("bunch", "bunches"), ("can", "cans"), ("clove", "cloves"), ("cup", "cups"), ("handful", "handfuls"),
    ("leaf", "leaves"), ("litre", "litres"), ("ounce", "ounces"), ("packet", "packets"), ("piece", "pieces"),
    ("pinch", "pinches"), ("pint", "pints"), ("pound", "pounds"), ("slice", "slices"), ("sprig", "sprigs"),
    ("stalk", "stalks"), ("stick", "sticks"), ("tablespoon", "tablespoons"), ("teaspoon", "teaspoons"),
    ("tin", "tins"),
  ])
  func `a word for one becomes that for several, and back`(one: String, several: String) throws {
    #expect(try scaled("1 \(one)", by: 2) == "2 \(several)")
    #expect(try scaled("2 \(several)", by: 1, over: 2) == "1 \(one)")
  }
}

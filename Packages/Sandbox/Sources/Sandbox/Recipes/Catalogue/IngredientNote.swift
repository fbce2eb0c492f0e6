/// What the service knows of an ingredient besides its name.
struct IngredientNote: Sendable {
  /// A description of some sentences.
  let text: String
  /// What it is; `nil` where nobody entered it.
  let type: String?

  /// The notes by name in lower case.
  static let all: [String: IngredientNote] = [
    "salt": IngredientNote(
      text: "Salt is what the sea leaves behind. A little makes food taste more of itself; add it early.",
      type: "Seasoning"
    ),
    "olive oil": IngredientNote(
      text: "The juice of ripe olives.\r\n\r\nMild oils are for frying, peppery ones for the table.",
      type: "Oil"
    ),
    "butter": IngredientNote(text: "Cream that was churned until it gave up its water.", type: "Dairy"),
    "garlic": IngredientNote(
      text: "A bulb of many cloves. The finer it is cut, the louder it speaks.[1]",
      type: "Vegetable"
    ),
    "lemon": IngredientNote(
      text: "A sour yellow fruit; the peel smells of summer, the juice wakes a dish up.",
      type: nil
    ),
    "soy sauce": IngredientNote(
      text: "Soy sauce (醤油, shōyu) is brewed from beans, wheat, salt and a good deal of time.",
      type: "Sauce"
    ),
    "plain flour": IngredientNote(text: "Wheat, milled finely and without the bran.", type: "Flour"),
    "eggs": IngredientNote(text: "A hen's egg weighs about 60 g, a tenth of it shell.", type: nil),
    "caster sugar": IngredientNote(
      text: "Sugar whose crystals are small enough to dissolve in cold butter.",
      type: "Sugar"
    ),
    "parmesan": IngredientNote(
      text: "Parmesan /ˈpɑːrmɪzæn/ is a hard cheese aged for a year or three.",
      type: "Cheese"
    ),
    "cumin": IngredientNote(
      text: "A small ridged seed, warm and a little bitter. Toast it first.",
      type: "Spice"
    ),
    "ginger": IngredientNote(text: "A root that is hot when raw and sweet when cooked for long.", type: nil),
    "coconut milk": IngredientNote(text: "Grated coconut pressed with water; shake the tin.", type: nil),
    "double cream": IngredientNote(text: "Cream of about 48 % fat. It can be boiled.", type: "Dairy"),
    "chicken thighs": IngredientNote(
      text: "The leg above the knee, which forgives long cooking.",
      type: "Meat"
    ),
  ]
}

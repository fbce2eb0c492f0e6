extension WrittenMeal {
  /// Schweinshaxe.
  static let schweinshaxe = WrittenMeal(
    id: 52_783,
    "Schweinshaxe",
    .pork,
    .german,
    tags: ["Roast", "Beer Garden"],
    style: .lines,
    ingredients: [
      "pork knuckle": "2", "caraway seeds": "1 tbs", "salt": "1 tbs", "garlic": "3 cloves", "onions": "2",
      "dark beer": "500ml", "water": "to top up",
    ],
    method: """
      Score the rind of the pork knuckle in diamonds. Rub with the caraway seeds, salt and garlic.
      Stand on the sliced onions, pour in the dark beer and a little water, and roast at 160C for 2½ \
      hours.
      Turn up to 230C for the last 20 minutes, until the crackling blisters.
      """
  )

  /// Pad Krapow Moo Krob.
  static let crispyPorkBasil = WrittenMeal(
    id: 52_784,
    "Pad Krapow Moo Krob",
    .pork,
    .thai,
    tags: ["Spicy", "Quick"],
    style: .numbered,
    ingredients: [
      "crispy pork belly": "400g", "garlic": "6 cloves", "bird's eye chillies": "5–8",
      "oyster sauce": "1 tbs", "fish sauce": "1 tbs", "sugar": "1 tsp", "holy basil": "2 large handfuls",
      "eggs": "2", "jasmine rice": "2 bowls",
    ],
    method: """
      Pound the garlic with the bird's eye chillies.
      Fry the paste until you sneeze, then add the crispy pork belly, in pieces, with the oyster sauce, \
      fish sauce and sugar.
      Off the heat, stir in the holy basil. Serve on jasmine rice with the eggs, fried until lacy.
      """
  )
}

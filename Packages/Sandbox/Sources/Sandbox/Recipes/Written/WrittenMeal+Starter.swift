extension WrittenMeal {
  /// Georgian Walnut Aubergines.
  static let walnutAubergines = WrittenMeal(
    id: 52_787,
    "Georgian Walnut Aubergines",
    .starter,
    .georgian,
    tags: ["Vegan", "Feast"],
    style: .numbered,
    ingredients: [
      "aubergines": "3", "walnuts": "200g", "garlic": "2 cloves", "blue fenugreek": "1 tsp",
      "coriander seeds": "1 tsp", "white wine vinegar": "2 tbs", "water": "as needed", "pomegranate": "1",
      "sunflower oil": "For frying", "salt": "1 tsp",
    ],
    method: """
      Slice the aubergines lengthways, salt them, and wait half an hour. Dry, and fry in the sunflower \
      oil.
      Grind the walnuts with the garlic, blue fenugreek, coriander seeds, white wine vinegar and enough \
      water to make a paste.
      Spread on the slices, roll up, and scatter with the seeds of the pomegranate.
      """
  )

  /// 锅贴 Potstickers.
  static let potstickers = WrittenMeal(
    id: 52_788,
    "锅贴 Potstickers",
    .starter,
    .chinese,
    tags: ["Party", "Dumplings"],
    style: .headings,
    ingredients: [
      "dumpling wrappers": "30", "minced pork": "300g", "Chinese leaf": "200g", "ginger": "1 tbs, grated",
      "spring onions": "3", "soy sauce": "1 tbs", "sesame oil": "2 tsp", "salt": "1 tsp",
      "vegetable oil": "2 tbs", "black vinegar": "For dipping",
    ],
    method: """
      Chop the Chinese leaf, salt it, and squeeze out the water. Stir into the minced pork with the \
      ginger, spring onions, soy sauce and sesame oil, always in one direction.
      Put a teaspoonful on each of the dumpling wrappers, wet the rim, and pleat.
      Fry in the vegetable oil until the bottoms are brown. Pour in half a glass of water, cover, and \
      steam until it is gone.
      Turn out upside down, with black vinegar on the side.
      """
  )
}

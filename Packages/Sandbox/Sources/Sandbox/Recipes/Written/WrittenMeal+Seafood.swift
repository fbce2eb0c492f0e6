extension WrittenMeal {
  /// Skärgård Fish Soup.
  static let archipelagoSoup = WrittenMeal(
    id: 52_764,
    "Skärgård Fish Soup",
    .seafood,
    .swedish,
    tags: ["Soup", "Fish"],
    style: .numbered,
    ingredients: [
      "cod": "400g", "salmon": "200 g", "prawns": "150g", "leek": "1", "carrots": "2", "potatoes": "3",
      "butter": "2 msk", "saffron": "½ g", "white wine": "2 dl", "fish stock": "1 litre",
      "double cream": "2 dl", "dill": "1 bunch", "salt": "",
    ],
    method: """
      Cut the leek, carrots and potatoes small and let them sweat in the butter with the saffron.
      Pour in the white wine, boil it away by half, then add the fish stock and cook until the potatoes \
      are nearly soft.
      Stir in the double cream. Slide in the cod and the salmon in large pieces and keep just below the \
      boil for 5 minutes.
      Take the pot off the heat, add the prawns and the dill, and taste for salt.
      """
  )

  /// Grilled Octopus with Broad Bean Purée.
  static let grilledOctopus = WrittenMeal(
    id: 52_765,
    "Grilled Octopus with Broad Bean Purée",
    .seafood,
    .greek,
    tags: ["Grill", "Meze"],
    style: .headings,
    ingredients: [
      "octopus": "1.5kg", "red wine vinegar": "100ml", "bay leaves": "2", "olive oil": "8 tbs",
      "dried broad beans": "250g", "red onion": "½", "lemon": "1", "capers": "1 tbs", "oregano": "Pinch",
    ],
    method: """
      Put the octopus in a pot with the red wine vinegar and bay leaves, and no water. Cover and let it \
      stew in its own juice for an hour, until a knife meets no resistance.
      Meanwhile boil the dried broad beans until they fall apart. Beat in half of the olive oil and the \
      juice of the lemon.
      Brush the octopus with oil and grill over charcoal until the edges are black.
      Slice it over the purée. Chopped red onion, capers and oregano go on top.
      """
  )

  /// Ceviche de Corvina.
  static let ceviche = WrittenMeal(
    id: 52_766,
    "Ceviche de Corvina",
    .seafood,
    .peruvian,
    tags: ["Raw", "Quick"],
    style: .blob,
    ingredients: [
      "corvina": "1 lb, very fresh", "limes": "10", "red onion": "1", "aji limo": "1",
      "coriander": "A handful", "sweet potato": "1", "choclo": "1 cob", "salt": "1 tsp",
    ],
    method: """
      Boil the sweet potato and the choclo and let them cool.
      Slice the red onion as thin as paper and rinse it in ice water.
      Cut the corvina into cubes, salt it, and mix with the chopped aji limo and coriander.
      Squeeze the limes over it by hand, not to the last drop, and add an ice cube. Three minutes are \
      enough.
      Serve with the onion on top and the boiled vegetables beside it.
      """
  )
}

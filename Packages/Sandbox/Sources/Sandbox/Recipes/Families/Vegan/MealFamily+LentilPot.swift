extension MealFamily {
  /// Pulses in one pot.
  static let lentilPot = MealFamily(
    firstID: 53_540,
    category: .vegan,
    base: ["onion": "1", "garlic": "3 cloves", "salt": "1 tsp", "water": "500ml"],
    method: """
      Chop the onion and the garlic and fry both in the {1} with the salt for 8 minutes.
      Stir in the {2} and, after a minute, the {3}.
      Add the {4} and the water and simmer for 25 to 35 minutes, stirring now and then.
      """,
    dishes: [
      FamilyDish(
        "Dal Tadka",
        .indian,
        ["coconut oil": "2 tbs", "cumin seeds": "1 tbs", "tomatoes": "2", "red lentils": "250g"],
        tags: ["Curry", "Cheap"],
        closing: "Fry mustard seeds and chilli in a little oil and pour over."
      ),
      FamilyDish(
        "Mujaddara",
        .lebanese,
        ["olive oil": "6 tbs", "allspice": "1 tsp", "green lentils": "200g", "basmati rice": "200 g"],
        tags: ["Rice", "Cheap"],
        closing: "Crown it with onions fried almost black."
      ),
      FamilyDish(
        "Misir Wat",
        .ethiopian,
        ["sunflower oil": "4 tbs", "berbere": "2 tbs", "tomato paste": "2 tbs", "red lentils": "300g"],
        tags: ["Stew", "Spicy"],
        closing: "On injera, with greens."
      ),
      FamilyDish(
        "Black Bean Chilli",
        .mexican,
        [
          "vegetable oil": "2 tbsp", "chipotle paste": "1 tbsp", "chopped tomatoes": "2 x 400g",
          "black beans": "2 x 400g",
        ],
        tags: ["Stew", "Spicy"],
        closing: "Avocado, lime, and a square of dark chocolate in the pot."
      ),
      FamilyDish(
        "Gigantes Plaki",
        .greek,
        [
          "olive oil": "100 ml", "oregano": "2 tsp", "tomato passata": "500g",
          "butter beans": "500g, soaked and boiled",
        ],
        tags: ["Stew"],
        closing: "Better lukewarm."
      ),
      FamilyDish(
        "Red-Red",
        .ghanaian,
        [
          "palm oil": "4 tbs", "ginger": "1 thumb", "tomato purée": "1 small tin",
          "black-eyed beans": "2 tins",
        ],
        tags: ["Stew"],
        closing: "Serve with fried plantain."
      ),
      FamilyDish(
        "Chana Masala",
        .indian,
        ["rapeseed oil": "3 tbs", "garam masala": "1 tbs", "amchur": "1 tsp", "chickpeas": "2 x 400g"],
        tags: ["Curry"],
        closing: "Slice a red onion over it."
      ),
    ]
  )
}

extension MealFamily {
  /// Chicken in a spiced sauce.
  static let chickenCurry = MealFamily(
    firstID: 53_220,
    category: .chicken,
    base: ["chicken breasts": "4", "onions": "2", "ginger": "1 thumb, grated", "salt": "1 tsp"],
    method: """
      Slice the onions and fry them in the {1} with the salt until deep golden, 12-15 minutes.
      Add the ginger and the {2} and stir for a minute. Add the {3} and cook until the fat separates at \
      the edges.
      Cut the chicken breasts into chunks and turn them in the sauce until they are white all over.
      Pour in the {4}, cover, and simmer gently for 20 minutes.
      """,
    dishes: [
      FamilyDish(
        "Murgh Makhani",
        .indian,
        ["ghee": "3 tbs", "garam masala": "1 tbs", "tomato purée": "200g", "double cream": "150ml"],
        tags: ["Curry"],
        closing: "Finish with a knob of butter and crushed fenugreek."
      ),
      FamilyDish(
        "Chicken Karahi",
        .pakistani,
        ["sunflower oil": "4 tbs", "coriander seeds": "1 tbs, crushed", "tomatoes": "6", "yogurt": "3 tbs"],
        tags: ["Curry", "Spicy"],
        closing: "Strew with ginger and green chillies."
      ),
      FamilyDish(
        "Sri Lankan Chicken Curry",
        .sriLankan,
        [
          "coconut oil": "2 tbs", "roasted curry powder": "2 tbs", "curry leaves": "2 sprigs",
          "coconut milk": "400 ml",
        ],
        tags: ["Curry", "Spicy"],
        closing: "Serve with string hoppers or red rice."
      ),
      FamilyDish(
        "Kuku Paka",
        .kenyan,
        [
          "vegetable oil": "2 tbs", "turmeric": "1 tsp", "chopped tomatoes": "1 tin",
          "coconut cream": "250ml",
        ],
        tags: ["Curry"],
        closing: "Grill the chicken over charcoal first if you have a fire going."
      ),
      FamilyDish(
        "Trini Curry Chicken",
        .trinidadian,
        [
          "rapeseed oil": "2 tbsp", "Trinidad curry powder": "3 tbsp", "green seasoning": "1/4 cup",
          "water": "1 1/2 cups",
        ],
        tags: ["Curry"],
        closing: "Mop up with a buss-up-shut."
      ),
      FamilyDish(
        "Doro Wat",
        .ethiopian,
        ["spiced butter": "4 tbs", "berbere": "3 tbs", "tomato paste": "2 tbs", "chicken stock": "500ml"],
        tags: ["Stew", "Spicy"],
        closing: "Slip in four hard-boiled eggs and serve on injera."
      ),
      FamilyDish(
        "Gaeng Panang Gai",
        .thai,
        [
          "coconut cream": "4 tbs", "Panang curry paste": "3 tbs", "makrut lime leaves": "6",
          "coconut milk": "1 (13.5 oz.) can",
        ],
        tags: ["Curry", "Spicy"],
        closing: "Season with palm sugar and fish sauce until it is round."
      ),
    ]
  )
}

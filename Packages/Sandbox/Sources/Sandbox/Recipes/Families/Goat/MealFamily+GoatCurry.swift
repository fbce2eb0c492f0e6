extension MealFamily {
  /// Goat in a spiced sauce.
  static let goatCurry = MealFamily(
    firstID: 53_700,
    category: .goat,
    base: ["onions": "2", "garlic": "6 cloves", "salt": "2 tsp", "water": "600ml"],
    method: """
      Rub the {1} with the salt and half of the {2}. Leave for two hours, or until tomorrow.
      Slice the onions and brown them in the {3} with the chopped garlic. Add the rest of the spice.
      Add the meat and turn it for 10 minutes, until the pot is nearly dry.
      Pour in the water and the {4}, cover, and simmer for 2 to 2½ hours, until the bones are loose.
      """,
    dishes: [
      FamilyDish(
        "Curry Goat",
        .jamaican,
        [
          "goat shoulder": "3 lb", "Jamaican curry powder": "4 tbsp", "vegetable oil": "3 tbsp",
          "Scotch bonnet": "1 whole",
        ],
        tags: ["Curry", "Spicy"],
        closing: "Rice and peas."
      ),
      FamilyDish(
        "Kosha Mangsho",
        .indian,
        ["goat leg": "1kg", "garam masala": "2 tbs", "mustard oil": "5 tbs", "yogurt": "200g"],
        tags: ["Curry"],
        closing: "Luchi, puffed and hot."
      ),
      FamilyDish(
        "Nihari",
        .pakistani,
        ["goat shanks": "1.5 kg", "nihari masala": "4 tbs", "ghee": "100g", "ginger": "1 thumb, shredded"],
        tags: ["Stew", "Breakfast"],
        closing: "Simmer overnight if you can."
      ),
      FamilyDish(
        "Seco de Cabrito",
        .peruvian,
        [
          "kid goat": "1 kg", "cumin": "1 tbsp", "vegetable oil": "4 tbsp",
          "coriander": "1 large bunch, blended",
        ],
        tags: ["Stew"],
        closing: "White beans and rice."
      ),
      FamilyDish(
        "Pepper Soup",
        .nigerian,
        ["goat meat": "800g", "pepper soup spice": "3 tbs", "palm oil": "1 tbs", "scent leaf": "1 handful"],
        tags: ["Soup", "Spicy"],
        closing: "For colds and for celebrations."
      ),
      FamilyDish(
        "Khasi ko Masu",
        .nepalese,
        ["goat with bone": "1 kg", "meat masala": "3 tbs", "mustard oil": "4 tbs", "tomatoes": "4"],
        tags: ["Curry"],
        closing: "Beaten rice under it."
      ),
      FamilyDish(
        "Kari Kambing 咖喱羊",
        .malaysian,
        ["mutton": "1kg", "curry powder": "5 tbs", "coconut oil": "4 tbs", "coconut milk": "400 ml"],
        tags: ["Curry", "Spicy"],
        closing: "Roti jala to soak it up."
      ),
    ]
  )
}

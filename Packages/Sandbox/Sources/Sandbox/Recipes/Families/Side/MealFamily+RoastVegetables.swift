extension MealFamily {
  /// Vegetables from a very hot oven.
  static let roastVegetables = MealFamily(
    firstID: 53_440,
    category: .side,
    base: ["salt": "1 tsp", "black pepper": ""],
    method: """
      Heat the oven to 220C/200C fan/gas 7 with the tray in it.
      Cut the {1} into pieces of one size. Toss with the {2}, the salt, black pepper and half of the {3}.
      Spread out on the hot tray, not too close, and roast for 30-40 minutes. Turn once.
      Tip into a bowl with the rest of the {3} and the {4}.
      """,
    dishes: [
      FamilyDish(
        "Honey Carrots",
        .british,
        ["carrots": "750g", "butter": "40g", "honey": "2 tbs", "thyme": "4 sprigs"],
        tags: ["Roast"],
        closing: "Good with any Sunday joint."
      ),
      FamilyDish(
        "Cauliflower with Tahini",
        .israeli,
        ["cauliflower": "1 large", "olive oil": "4 tbs", "tahini": "4 tbs", "parsley": "1 handful"],
        tags: ["Roast", "Vegan"],
        closing: "Squeeze half a lemon over it."
      ),
      FamilyDish(
        "Hasselback-Style Beetroot",
        .swedish,
        ["beetroot": "8 medium", "rapeseed oil": "3 tbs", "horseradish": "2 tbs", "dill": "½ bunch"],
        tags: ["Roast"],
        closing: "Serve beside salmon or a roast."
      ),
      FamilyDish(
        "Patatas with Pimentón",
        .spanish,
        ["potatoes": "1kg", "olive oil": "100 ml", "smoked paprika": "2 tsp", "sherry vinegar": "1 tbs"],
        tags: ["Roast"],
        closing: "Aioli belongs with these."
      ),
      FamilyDish(
        "Brussels Sprouts with Chestnuts",
        .british,
        ["Brussels sprouts": "500g", "goose fat": "2 tbs", "chestnuts": "200g", "lemon zest": "½ lemon"],
        tags: ["Roast", "Christmas"],
        closing: "Eat while the edges are crisp."
      ),
      FamilyDish(
        "Sweet Potatoes with Miso 味噌",
        .japanese,
        ["sweet potatoes": "3", "sesame oil": "2 tbs", "white miso": "2 tbs", "sesame seeds": "1 tbs"],
        tags: ["Roast", "Vegan"],
        closing: "Good cold in a lunch box."
      ),
      FamilyDish(
        "Pumpkin with Dukkah",
        .egyptian,
        ["pumpkin": "1.2 kg", "olive oil": "3 tbs", "dukkah": "4 tbs", "mint": "small handful"],
        tags: ["Roast", "Vegan"],
        closing: "A little yogurt is welcome."
      ),
      FamilyDish(
        "Plantains with Allspice",
        .ghanaian,
        ["ripe plantains": "4", "groundnut oil": "3 tbs", "allspice": "1 tsp", "lime juice": "1 lime"],
        tags: ["Roast", "Vegan"],
        closing: "Eat with beans, or with anything."
      ),
    ]
  )
}

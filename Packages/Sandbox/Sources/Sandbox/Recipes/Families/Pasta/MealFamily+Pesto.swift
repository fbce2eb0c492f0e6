extension MealFamily {
  /// Pasta with something pounded.
  static let pesto = MealFamily(
    firstID: 53_380,
    category: .pasta,
    base: ["salt": "1 tbs", "extra virgin olive oil": "120ml", "garlic": "1 clove"],
    method: """
      Pound the garlic with a pinch of the salt in a mortar. Add the {2} and the {3} and go on until you \
      have a coarse paste.
      Work in the extra virgin olive oil a little at a time, and last the {4}.
      Cook the {1} in salted water. Keep back half a cup of it.
      Loosen the paste with a spoon or two of the water and turn the pasta in it, away from the heat.
      """,
    dishes: [
      FamilyDish(
        "Trofie al Pesto",
        .italian,
        ["trofie": "400g", "basil": "2 large bunches", "pine nuts": "40g", "Parmesan": "60 g"],
        tags: ["Pasta", "Quick"],
        closing: "Boil a few green beans along with the pasta, as they do in Liguria."
      ),
      FamilyDish(
        "Busiate alla Trapanese",
        .italian,
        ["busiate": "400g", "almonds": "60g, blanched", "tomatoes": "4, skinned", "pecorino": "40g"],
        tags: ["Pasta", "Quick"],
        closing: "Serve lukewarm on a hot day."
      ),
      FamilyDish(
        "Fusilli with Walnut Sauce",
        .georgian,
        ["fusilli": "350g", "walnuts": "100g", "coriander": "1 handful", "blue fenugreek": "1 tsp"],
        tags: ["Pasta"],
        closing: "A few pomegranate seeds look pretty."
      ),
      FamilyDish(
        "Casarecce with Pistachio",
        .italian,
        ["casarecce": "400 g", "pistachios": "100g", "mint": "10 leaves", "lemon zest": "1 lemon"],
        tags: ["Pasta"],
        closing: "Serve with grilled prawns, or alone."
      ),
      FamilyDish(
        "Penne with Wild Garlic",
        .german,
        [
          "penne": "500g", "wild garlic": "100g", "sunflower seeds": "50g, toasted",
          "mountain cheese": "70g",
        ],
        tags: ["Pasta", "Spring"],
        closing: "Keeps for a week under oil."
      ),
      FamilyDish(
        "Farfalle with Rocket and Hazelnut",
        .italian,
        ["farfalle": "400g", "rocket": "80g", "hazelnuts": "50g", "Grana Padano": "50 g"],
        tags: ["Pasta"],
        closing: "Halve some cherry tomatoes over it."
      ),
      FamilyDish(
        "Linguine with Red Pepper Pesto",
        .spanish,
        ["linguine": "400g", "roasted red peppers": "1 jar", "Marcona almonds": "50g", "manchego": "50g"],
        tags: ["Pasta"],
        closing: "Smoked paprika on top, a pinch."
      ),
    ]
  )
}

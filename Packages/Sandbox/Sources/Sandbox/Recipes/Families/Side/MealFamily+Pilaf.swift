extension MealFamily {
  /// Grains cooked in stock.
  static let pilaf = MealFamily(
    firstID: 53_480,
    category: .side,
    base: ["onion": "1", "salt": "½ tsp", "stock": "600ml"],
    method: """
      Rinse the {1} until the water runs clear, and drain.
      Chop the onion and soften it in the {2} with the salt. Stir in the {3} and then the grains, and turn \
      until they shine.
      Pour in the hot stock, cover tightly and cook over the lowest heat for 15-18 minutes. Do not look.
      Leave for 10 minutes off the heat with a cloth under the lid. Fork in the {4}.
      """,
    dishes: [
      FamilyDish(
        "Pilau with Peas",
        .indian,
        ["basmati rice": "300g", "ghee": "2 tbs", "cumin seeds": "2 tsp", "peas": "100g"],
        tags: ["Rice"],
        closing: "Serve with any curry."
      ),
      FamilyDish(
        "Bulgur with Vermicelli",
        .turkish,
        ["bulgur": "2 cups", "butter": "50 g", "tomato paste": "1 tbs", "vermicelli": "1/2 cup, fried"],
        tags: ["Grains"],
        closing: "Good with yogurt alone."
      ),
      FamilyDish(
        "Arroz con Coco",
        .colombian,
        [
          "long-grain rice": "2 cups", "coconut oil": "2 tbsp", "brown sugar": "1 tbsp",
          "raisins": "1/4 cup",
        ],
        tags: ["Rice"],
        closing: "Beside fried fish."
      ),
      FamilyDish(
        "Shirin Polo Rice",
        .iranian,
        ["basmati rice": "2 cups", "butter": "75g", "saffron": "1 pinch", "candied orange peel": "3 tbs"],
        tags: ["Rice", "Feast"],
        closing: "Heap it up and scatter with pistachios."
      ),
      FamilyDish(
        "Barley with Mushrooms",
        .finnish,
        ["pearl barley": "250g", "butter": "30g", "dried mushrooms": "20 g, soaked", "chives": "1 bunch"],
        tags: ["Grains"],
        closing: "For game, or for itself."
      ),
      FamilyDish(
        "Riz au Gras",
        .ivorian,
        ["broken rice": "400g", "palm oil": "3 tbs", "tomato purée": "2 tbs", "parsley": "1 handful"],
        tags: ["Rice"],
        closing: "The crust at the bottom goes to the cook."
      ),
    ]
  )
}

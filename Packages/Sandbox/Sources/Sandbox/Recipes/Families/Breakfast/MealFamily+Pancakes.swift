extension MealFamily {
  /// Pancakes, thick and thin.
  static let pancakes = MealFamily(
    firstID: 53_660,
    category: .breakfast,
    base: ["eggs": "2", "milk": "300ml", "salt": "pinch", "butter": "For frying"],
    method: """
      Whisk the eggs with the milk and the salt. Stir in the {1} and the {2} and leave for 20 minutes.
      Stir the {3} into the batter.
      Melt a little butter in a pan over a medium heat and fry pancakes until they are golden on both \
      sides.
      Serve with the {4}.
      """,
    dishes: [
      FamilyDish(
        "Buttermilk Pancakes",
        .american,
        [
          "plain flour": "2 cups", "baking powder": "1 tbsp", "buttermilk": "1/2 cup",
          "maple syrup": "To serve",
        ],
        tags: ["Sweet", "Brunch"],
        closing: "Stack them high."
      ),
      FamilyDish(
        "Crêpes with Lemon",
        .french,
        ["flour": "150g", "sugar": "1 tbs", "melted butter": "30g", "lemon": "2, in wedges"],
        tags: ["Sweet"],
        closing: "The first one is the cook's."
      ),
      FamilyDish(
        "Raggmunk",
        .swedish,
        ["plain flour": "2 dl", "grated potatoes": "8", "parsley": "1 tbs", "lingonberry jam": "1 dl"],
        tags: ["Savoury"],
        closing: "Fried pork is traditional."
      ),
      FamilyDish(
        "Blini",
        .russian,
        ["buckwheat flour": "150g", "dried yeast": "1 tsp", "sour cream": "2 tbs", "smoked salmon": "100g"],
        tags: ["Savoury", "Party"],
        closing: "Wait until the batter is full of bubbles."
      ),
      FamilyDish(
        "Dosa-Style Pancakes",
        .indian,
        [
          "rice flour": "200g", "gram flour": "2 tbs", "cumin seeds": "1 tsp",
          "coconut chutney": "1 small bowl",
        ],
        tags: ["Savoury"],
        closing: "Fry one side only."
      ),
      FamilyDish(
        "どら焼き Dorayaki",
        .japanese,
        ["cake flour": "160 g", "sugar": "100g", "honey": "1 tbs", "red bean paste": "250g"],
        tags: ["Sweet"],
        closing: "Sandwich in pairs."
      ),
      FamilyDish(
        "Banana Pancakes",
        .australian,
        [
          "self-raising flour": "1 1/2 cups", "cinnamon": "½ tsp", "mashed bananas": "2",
          "passion fruit": "3",
        ],
        tags: ["Sweet"],
        closing: "Good for an empty Sunday."
      ),
      FamilyDish(
        "Cachapas",
        .venezuelan,
        ["maize flour": "1 cup", "sugar": "2 tbsp", "sweetcorn": "3 cups", "white cheese": "8 oz"],
        tags: ["Savoury"],
        closing: "Fold round the cheese."
      ),
    ]
  )
}

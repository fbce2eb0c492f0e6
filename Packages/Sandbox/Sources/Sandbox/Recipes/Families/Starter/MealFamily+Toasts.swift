extension MealFamily {
  /// Things on toast.
  static let toasts = MealFamily(
    firstID: 53_520,
    category: .starter,
    base: ["bread": "8 slices", "olive oil": "For brushing"],
    method: """
      Brush the bread with olive oil and toast or grill it on both sides.
      Mix the {1} with the {2} and season with the {3}. Leave for 15 minutes.
      Heap onto the toast and finish with the {4}.
      """,
    dishes: [
      FamilyDish(
        "Bruschetta",
        .italian,
        ["tomatoes": "4, diced", "red onion": "½", "salt": "1 tsp", "basil": "8 leaves"],
        tags: ["Quick", "Vegan"],
        closing: "Eat leaning forward."
      ),
      FamilyDish(
        "Toast Skagen",
        .swedish,
        ["prawns": "400g, peeled", "mayonnaise": "4 tbs", "lemon juice": "1 tbs", "dill": "4 sprigs"],
        tags: ["Quick", "Shellfish"],
        closing: "A spoon of roe makes it a feast."
      ),
      FamilyDish(
        "Mushroom Toast",
        .polish,
        ["mushrooms": "300g, fried", "sour cream": "3 tbs", "black pepper": "Lots", "parsley": "2 tbs"],
        tags: ["Quick"],
        closing: "Serve warm."
      ),
      FamilyDish(
        "Pan con Tomate y Jamón",
        .spanish,
        ["grated tomatoes": "3", "garlic": "1 clove, grated", "sea salt": "Flakes", "jamón": "8 slices"],
        tags: ["Quick"],
        closing: "Nothing else, please."
      ),
      FamilyDish(
        "Smoked Mackerel Toast",
        .british,
        [
          "smoked mackerel": "2 fillets", "cream cheese": "150g", "horseradish": "1 tsp",
          "watercress": "1 bunch",
        ],
        tags: ["Quick", "Fish"],
        closing: "With pickled cucumber."
      ),
      FamilyDish(
        "Hummus Toast with Lamb",
        .lebanese,
        ["hummus": "250g", "fried minced lamb": "150g", "sumac": "1 tsp", "pine nuts": "2 tbs"],
        tags: ["Quick"],
        closing: "Warm the plate too."
      ),
      FamilyDish(
        "虾多士 Prawn Toast",
        .chinese,
        ["minced prawns": "250g", "egg white": "1", "white pepper": "¼ tsp", "sesame seeds": "4 tbs"],
        tags: ["Party"],
        closing: "Bake at 200C for 8 minutes, until the prawns are pink."
      ),
    ]
  )
}

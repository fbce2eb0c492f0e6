extension MealFamily {
  /// Soups that are a meal.
  static let householdSoup = MealFamily(
    firstID: 53_320,
    category: .miscellaneous,
    base: ["onion": "1", "water": "1 litre", "salt": "to taste"],
    method: """
      Chop the onion and sweat it in the {1} until soft. Add the {2} and stir for five minutes.
      Add the {3} and the water, bring to the boil and skim.
      Simmer for 40 to 60 minutes, until everything is tender. Season with salt and the {4}.
      """,
    dishes: [
      FamilyDish(
        "Pea Soup with Ham",
        .dutch,
        ["butter": "25g", "smoked ham": "400g", "split peas": "500g", "celery leaf": "1 handful"],
        tags: ["Soup", "Winter"],
        closing: "It is ready when a spoon stands in it."
      ),
      FamilyDish(
        "Borscht",
        .ukrainian,
        ["sunflower oil": "2 tbs", "beetroot": "4, grated", "cabbage": "½", "dill": "1 bunch"],
        tags: ["Soup"],
        closing: "Serve with sour cream and garlic rolls."
      ),
      FamilyDish(
        "Solyanka",
        .russian,
        ["oil": "2 tbs", "smoked sausages": "300 g", "pickled cucumbers": "4", "lemon juice": "1 lemon"],
        tags: ["Soup"],
        closing: "A few olives go in at the end."
      ),
      FamilyDish(
        "Harira",
        .moroccan,
        ["olive oil": "2 tbs", "celery": "3 sticks", "chickpeas": "400g", "coriander": "1 bunch"],
        tags: ["Soup", "Ramadan"],
        closing: "Dates and a squeeze of lemon make it complete."
      ),
      FamilyDish(
        "Ajiaco",
        .colombian,
        [
          "butter": "2 tbsp", "chicken thighs": "6", "potatoes": "3 kinds, 1.5kg", "guascas": "2 tbsp dried",
        ],
        tags: ["Soup"],
        closing: "Put capers, cream and avocado on the table."
      ),
      FamilyDish(
        "Smoked Haddock Chowder",
        .canadian,
        ["bacon fat": "2 tbsp", "potatoes": "3, diced", "smoked haddock": "1 lb", "white pepper": "Pinch"],
        tags: ["Soup"],
        closing: "Crush a few crackers on top."
      ),
      FamilyDish(
        "Zurek",
        .polish,
        ["lard": "1 tbs", "white sausage": "4", "rye starter": "500ml", "marjoram": "2 tsp"],
        tags: ["Soup", "Easter"],
        closing: "Halve a boiled egg into each bowl."
      ),
    ]
  )
}

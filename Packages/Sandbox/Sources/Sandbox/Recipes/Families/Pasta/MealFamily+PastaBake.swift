extension MealFamily {
  /// Pasta from the oven.
  static let pastaBake = MealFamily(
    firstID: 53_360,
    category: .pasta,
    base: ["milk": "600ml", "butter": "50g", "plain flour": "50g", "nutmeg": "Grating"],
    method: """
      Melt the butter in a pan, stir in the flour and cook for a minute. Whisk in the milk, bring to the \
      boil, add the nutmeg and simmer for 5 minutes.
      Boil the {1} for two minutes less than the packet says, and drain.
      Mix the pasta with the sauce, the {2} and the {3} and tip into a buttered dish.
      Cover with the {4} and bake at 200C/180C fan/gas 6 for 25 to 30 minutes.
      """,
    dishes: [
      FamilyDish(
        "Macaroni Cheese with Leeks",
        .british,
        ["macaroni": "350g", "leeks": "2, softened", "mustard": "1 tbs", "cheddar": "200g"],
        tags: ["Pasta", "Comfort"],
        closing: "The crust is shared out fairly."
      ),
      FamilyDish(
        "Pastitsio",
        .greek,
        [
          "bucatini": "500g", "minced beef": "500 g, browned with tomato", "cinnamon": "½ tsp",
          "kefalotyri": "100g",
        ],
        tags: ["Pasta"],
        closing: "Wait half an hour before you cut it."
      ),
      FamilyDish(
        "Tuna Pasta Bake",
        .australian,
        ["penne": "400 g", "tuna": "2 x 185g", "sweetcorn": "1 tin", "breadcrumbs": "1 cup"],
        tags: ["Pasta", "Cheap"],
        closing: "Children eat it, and so does everybody else."
      ),
      FamilyDish(
        "Älplermagronen",
        .swiss,
        ["macaroni": "300g", "potatoes": "300g, boiled", "onions": "3, fried crisp", "Gruyère": "150 g"],
        tags: ["Pasta"],
        closing: "Apple purée belongs beside it."
      ),
      FamilyDish(
        "Conchiglie with Spinach",
        .italian,
        ["conchiglie": "300g", "spinach": "500g, blanched", "ricotta": "250g", "Parmesan": "75g"],
        tags: ["Pasta", "Vegetarian"],
        closing: "Leave for five minutes and serve."
      ),
      FamilyDish(
        "Falukorv Macaroni",
        .swedish,
        ["elbow macaroni": "4 dl", "smoked sausage": "300g", "peas": "2 dl", "hard cheese": "2 dl, grated"],
        tags: ["Pasta", "Weekday"],
        closing: "Ketchup is allowed."
      ),
    ]
  )
}

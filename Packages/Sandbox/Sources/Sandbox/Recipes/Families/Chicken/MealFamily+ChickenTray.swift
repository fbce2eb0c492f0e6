extension MealFamily {
  /// Chicken pieces roasted with what goes with them.
  static let chickenTray = MealFamily(
    firstID: 53_200,
    category: .chicken,
    base: ["chicken thighs": "8", "olive oil": "3 tbs", "salt": "to taste", "black pepper": "To taste"],
    method: """
      Heat the oven to 200C/180C fan/gas 6.
      Mix the {3}, the {4} and the olive oil in a bowl with salt and black pepper. Rub it into the chicken \
      thighs and, if there is time, leave them for an hour.
      Tip the {1} and the {2} into a roasting tin and sit the chicken on top, skin upwards.
      Roast for 40-45 minutes, basting twice, until the skin crackles and the juices run clear.
      """,
    dishes: [
      FamilyDish(
        "Lemon Chicken with Potatoes",
        .greek,
        ["potatoes": "1 kg, in wedges", "red onions": "2", "lemon juice": "2 lemons", "oregano": "1 tbs"],
        tags: ["Roast"],
        closing: "Crumble feta over the tin while it is hot."
      ),
      FamilyDish(
        "Harissa Chicken and Chickpeas",
        .tunisian,
        ["chickpeas": "2 x 400g", "cherry tomatoes": "250g", "harissa": "2 tbs", "honey": "1 tbs"],
        tags: ["Roast", "Spicy"],
        closing: "Scatter with coriander and serve with yogurt."
      ),
      FamilyDish(
        "Chicken with Grapes",
        .italian,
        ["red grapes": "400g", "shallots": "8", "red wine vinegar": "2 tbs", "rosemary": "3 sprigs"],
        tags: ["Roast", "Autumn"],
        closing: "Mop the tin with bread."
      ),
      FamilyDish(
        "Piri-Piri Chicken",
        .portuguese,
        ["sweet potatoes": "3", "red peppers": "2", "piri-piri sauce": "4 tbs", "lemon zest": "1 lemon"],
        tags: ["Roast", "Spicy"],
        closing: "Serve with more sauce for the brave."
      ),
      FamilyDish(
        "Jerk Chicken Traybake",
        .jamaican,
        [
          "pineapple": "½, in chunks", "spring onions": "1 bunch", "jerk seasoning": "2 tbs",
          "lime juice": "2 limes",
        ],
        tags: ["Roast", "Spicy"],
        closing: "Rice and peas are not optional."
      ),
      FamilyDish(
        "Saffron Chicken with Carrots",
        .moroccan,
        ["carrots": "5", "onions": "2", "ras el hanout": "1 tbs", "saffron": "Pinch"],
        tags: ["Roast"],
        closing: "Scatter with toasted almonds."
      ),
      FamilyDish(
        "Mustard Chicken with Cabbage",
        .german,
        ["pointed cabbage": "1", "apples": "2", "wholegrain mustard": "3 tbs", "caraway seeds": "2 tsp"],
        tags: ["Roast", "Cheap"],
        closing: "Drizzle with the juices and serve with dark bread."
      ),
      FamilyDish(
        "Teriyaki Tray Chicken 照り焼き",
        .japanese,
        ["pak choi": "4", "shiitake mushrooms": "200 g", "soy sauce": "75ml", "mirin": "4 tbs"],
        tags: ["Roast"],
        closing: "Sprinkle with sesame seeds."
      ),
    ]
  )
}

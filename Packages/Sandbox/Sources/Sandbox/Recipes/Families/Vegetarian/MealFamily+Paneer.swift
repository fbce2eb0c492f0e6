extension MealFamily {
  /// Cheese in a sauce.
  static let paneer = MealFamily(
    firstID: 53_640,
    category: .vegetarian,
    base: ["onion": "1", "ginger": "1 thumb", "salt": "to taste", "vegetable oil": "3 tbs"],
    method: """
      Cut the {1} into cubes and fry in the vegetable oil until golden. Lift out onto paper.
      Chop the onion and the ginger and cook in the same oil until brown. Add the {2} and stir for a \
      minute.
      Add the {3}, some salt and a cup of water and simmer for 15 minutes.
      Stir in the {4} and the cheese and warm through.
      """,
    dishes: [
      FamilyDish(
        "Palak Paneer",
        .indian,
        ["paneer": "250g", "garam masala": "2 tsp", "spinach purée": "500g", "double cream": "50ml"],
        tags: ["Curry"],
        closing: "Rice or roti."
      ),
      FamilyDish(
        "Matar Paneer",
        .indian,
        ["paneer": "250g", "coriander seeds": "1 tbs", "tomatoes": "4, puréed", "peas": "200 g"],
        tags: ["Curry"],
        closing: "Finish with coriander leaves."
      ),
      FamilyDish(
        "Halloumi Shakshuka",
        .israeli,
        [
          "halloumi": "250g", "paprika": "2 tsp", "chopped tomatoes": "2 x 400g",
          "red peppers": "2, roasted",
        ],
        tags: ["Brunch"],
        closing: "Crack in some eggs if you are hungry."
      ),
      FamilyDish(
        "Saganaki with Tomato",
        .greek,
        ["kefalotyri": "200g", "chilli flakes": "½ tsp", "tomatoes": "500g", "oregano": "1 tsp"],
        tags: ["Quick"],
        closing: "Ouzo in the pan, and out with the lights."
      ),
      FamilyDish(
        "Chhena Curry",
        .bangladeshi,
        ["chhena": "300g", "panch phoron": "2 tsp", "potatoes": "3, diced", "yogurt": "100g"],
        tags: ["Curry"],
        closing: "A pinch of sugar, as they do in Bengal."
      ),
      FamilyDish(
        "Juustoleipä in Cream",
        .finnish,
        ["bread cheese": "250g", "white pepper": "¼ tsp", "cream": "2 dl", "cloudberries": "1 dl"],
        tags: ["Quick"],
        closing: "Sweet or not is a matter of opinion."
      ),
      FamilyDish(
        "咖喱 Fried Cheese Curry",
        .malaysian,
        ["paneer": "300g", "curry powder": "2 tbs", "coconut milk": "400ml", "long beans": "150g"],
        tags: ["Curry"],
        closing: "With flaky roti."
      ),
    ]
  )
}

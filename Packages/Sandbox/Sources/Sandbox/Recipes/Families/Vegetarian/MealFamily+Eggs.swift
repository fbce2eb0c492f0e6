extension MealFamily {
  /// Thick omelettes.
  static let eggs = MealFamily(
    firstID: 53_620,
    category: .vegetarian,
    base: ["eggs": "8", "salt": "½ tsp", "olive oil": "3 tbs"],
    method: """
      Beat the eggs lightly with the salt and the {4}.
      Cook the {1} in half of the olive oil in a 24cm pan until soft. Add the {2} for the last few \
      minutes.
      Stir the vegetables and the {3} into the eggs. Heat the rest of the oil in the pan and pour \
      everything in.
      Cook over a low heat for 8 minutes. Turn with the help of a plate and give it 3 minutes more.
      """,
    dishes: [
      FamilyDish(
        "Tortilla Española",
        .spanish,
        ["potatoes": "600g", "onion": "1 large", "parsley": "1 tbs", "black pepper": "pinch"],
        tags: ["Eggs"],
        closing: "Let it cool, and cut into wedges."
      ),
      FamilyDish(
        "Kuku Sabzi",
        .iranian,
        ["leek": "1", "spinach": "200g", "dill": "1 bunch", "turmeric": "1 tsp"],
        tags: ["Eggs", "New Year"],
        closing: "Serve with flatbread and radishes."
      ),
      FamilyDish(
        "Frittata with Peas",
        .italian,
        ["spring onions": "6", "peas": "200g", "mint": "1 handful", "pecorino": "40g"],
        tags: ["Eggs"],
        closing: "Good in a sandwich."
      ),
      FamilyDish(
        "Eggah with Aubergine",
        .egyptian,
        ["aubergine": "1", "tomatoes": "2", "coriander": "½ bunch", "cumin": "1 tsp"],
        tags: ["Eggs"],
        closing: "Squeeze lemon over the slices."
      ),
      FamilyDish(
        "Chive and Potato Omelette",
        .danish,
        ["boiled potatoes": "300g", "onion": "1", "chives": "2 bunches", "milk": "1 dl"],
        tags: ["Eggs"],
        closing: "Rye bread and mustard."
      ),
      FamilyDish(
        "Trinxat-Style Omelette",
        .catalan,
        ["cabbage": "½, boiled", "cooked potatoes": "400 g", "garlic": "2 cloves", "nutmeg": "Grating"],
        tags: ["Eggs", "Winter"],
        closing: "Eat from the pan."
      ),
      FamilyDish(
        "Okonomiyaki-Style Omelette お好み焼き",
        .japanese,
        ["white cabbage": "¼", "beansprouts": "100g", "pickled ginger": "2 tbs", "soy sauce": "1 tbs"],
        tags: ["Eggs"],
        closing: "Brown sauce and mayonnaise in stripes."
      ),
    ]
  )
}

extension MealFamily {
  /// Chops in a hot pan.
  static let porkChops = MealFamily(
    firstID: 53_420,
    category: .pork,
    base: ["pork chops": "4", "salt": "", "black pepper": "½ tsp"],
    method: """
      Take the pork chops out of the fridge an hour before. Cut the fat every few centimetres, and rub \
      with salt and black pepper.
      Heat the {1} in a heavy pan. Stand the chops on their fat for 2 minutes, then fry for 4-5 minutes on \
      each side. Let them rest.
      Fry the {2} in the same pan until brown. Add the {3} and stir to loosen what sticks.
      Add the {4} and simmer for 3 minutes. Return the chops with their juice.
      """,
    dishes: [
      FamilyDish(
        "Pork Chops with Apples",
        .british,
        ["butter": "25g", "apples": "2, in wedges", "cider": "200 ml", "sage": "8 leaves"],
        tags: ["Quick", "Autumn"],
        closing: "Serve with mashed potato."
      ),
      FamilyDish(
        "Pork with Sauerkraut and Caraway",
        .czech,
        ["lard": "2 tbs", "sauerkraut": "500g", "beer": "150ml", "caraway seeds": "1 tsp"],
        tags: ["Quick"],
        closing: "Bread dumplings soak up the rest."
      ),
      FamilyDish(
        "Chuletas with Peppers",
        .spanish,
        ["olive oil": "3 tbs", "piquillo peppers": "200g", "sherry vinegar": "2 tbs", "thyme": "2 sprigs"],
        tags: ["Quick"],
        closing: "Serve with chips fried in olive oil."
      ),
      FamilyDish(
        "Fläskkotlett with Lingonberries",
        .swedish,
        ["butter": "2 msk", "onions": "2", "double cream": "2 dl", "lingonberry jam": "2-3 tbs"],
        tags: ["Quick"],
        closing: "Boiled potatoes with dill go with it."
      ),
      FamilyDish(
        "Pork with Pineapple",
        .cuban,
        ["olive oil": "2 tbsp", "pineapple": "1/2 fresh", "rum": "1/4 cup", "lime juice": "2 limes"],
        tags: ["Quick"],
        closing: "Rice and black beans on the side."
      ),
      FamilyDish(
        "生姜焼き Ginger Pork",
        .japanese,
        ["vegetable oil": "1 tbs", "onion": "1", "soy sauce": "3 tbs", "ginger": "1 thumb, grated"],
        tags: ["Quick"],
        closing: "On shredded cabbage, with mayonnaise."
      ),
      FamilyDish(
        "Pork Chops with Mustard Sauce",
        .german,
        ["clarified butter": "1 tbs", "shallots": "3", "white wine": "125ml", "mustard": "2 tbs"],
        tags: ["Quick"],
        closing: "Spätzle, if you have the board for it."
      ),
    ]
  )
}

extension MealFamily {
  /// Flattened chicken in a quick pan sauce.
  static let chickenPan = MealFamily(
    firstID: 53_240,
    category: .chicken,
    base: ["chicken breasts": "4", "plain flour": "2 tbs", "butter": "30g"],
    method: """
      Put the chicken breasts between sheets of paper and beat them with a rolling pin until they are as \
      thick as a finger. Turn in the flour.
      Melt the butter in a wide pan and fry the chicken for 3-4 minutes on each side. Keep warm.
      Fry the {1} in the same pan until golden. Add the {2} and let it sizzle.
      Pour in the {3} and boil down by half, then stir in the {4}. Turn the chicken in the sauce.
      """,
    dishes: [
      FamilyDish(
        "Chicken Marsala",
        .italian,
        ["chestnut mushrooms": "250g", "sage": "6 leaves", "Marsala": "150ml", "chicken stock": "100ml"],
        tags: ["Quick"],
        closing: "Serve with soft polenta."
      ),
      FamilyDish(
        "Chicken with Tarragon",
        .french,
        ["shallots": "3", "tarragon": "½ bunch", "white wine": "200ml", "crème fraîche": "4 tbs"],
        tags: ["Quick"],
        closing: "A spoon of mustard does it no harm."
      ),
      FamilyDish(
        "Chicken Paprikás",
        .hungarian,
        ["onion": "1 large", "sweet paprika": "2 tbs", "chicken stock": "250 ml", "sour cream": "200g"],
        tags: ["Quick"],
        closing: "Have noodles ready, many of them."
      ),
      FamilyDish(
        "Chicken with Chanterelles",
        .swedish,
        ["chanterelles": "300g", "thyme": "3 sprigs", "dry cider": "1 dl", "double cream": "2 dl"],
        tags: ["Quick", "Autumn"],
        closing: "Serve with pressed cucumber and lingonberries."
      ),
      FamilyDish(
        "Pollo al Ajillo",
        .spanish,
        ["garlic": "10 cloves", "bay leaves": "2", "dry sherry": "175ml", "parsley": "1 handful"],
        tags: ["Quick"],
        closing: "The bread is for the sauce."
      ),
      FamilyDish(
        "Chicken with Green Peppercorns",
        .belgian,
        ["leek": "1", "green peppercorns": "1 tbs", "pale ale": "200ml", "double cream": "100ml"],
        tags: ["Quick"],
        closing: "Chips, naturally."
      ),
      FamilyDish(
        "宫保 Gong Bao Chicken",
        .chinese,
        [
          "dried chillies": "10", "Sichuan pepper": "1 tsp", "Shaoxing wine": "3 tbs",
          "black vinegar": "2 tbs",
        ],
        tags: ["Quick", "Spicy"],
        closing: "Throw in a handful of peanuts at the very end."
      ),
    ]
  )
}

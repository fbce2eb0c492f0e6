extension MealFamily {
  /// Thin slices of beef over a high heat.
  static let beefStirFry = MealFamily(
    firstID: 53_160,
    category: .beef,
    base: ["garlic": "2 cloves", "soy sauce": "2 tbs", "cornflour": "2 tsp"],
    method: """
      Slice the {1} thinly across the grain and mix with the cornflour and half of the soy sauce. Leave \
      for 15 minutes.
      Heat the {5} in a wok until it smokes. Fry the beef in two batches, a minute each, and lift out.
      Add the {2} and fry for 3 minutes. Add the chopped garlic and the {3}, then return the meat.
      Pour in the {4} and the rest of the soy sauce and toss until everything shines.
      """,
    dishes: [
      FamilyDish(
        "Lomo Saltado",
        .peruvian,
        [
          "sirloin steak": "1 lb", "red onions": "2, in wedges", "aji amarillo paste": "1 tbsp",
          "red wine vinegar": "3 tbsp", "vegetable oil": "3 tbsp",
        ],
        tags: ["Quick"],
        closing: "Toss with fried potatoes and serve with rice as well, as in Lima."
      ),
      FamilyDish(
        "Beef with Broccoli",
        .american,
        [
          "flank steak": "1 1/4 lb", "broccoli": "1 head", "ginger": "1 thumb", "oyster sauce": "1/4 cup",
          "peanut oil": "2 tbsp",
        ],
        tags: ["Quick"],
        closing: "Serve over rice."
      ),
      FamilyDish(
        "Bulgogi 불고기",
        .southKorean,
        [
          "ribeye": "600g", "spring onions": "6", "pear": "½, grated", "mirin": "2 tbs",
          "sesame oil": "1 tbs",
        ],
        tags: ["Quick", "Barbecue"],
        closing: "Wrap in lettuce with a dab of ssamjang."
      ),
      FamilyDish(
        "Pad Kra Pao with Beef",
        .thai,
        [
          "minced beef": "500g", "long beans": "150g", "chillies": "6, pounded", "fish sauce": "1 ½ tbs",
          "rapeseed oil": "2 tbs",
        ],
        tags: ["Quick", "Spicy"],
        closing: "Top with a fried egg and a lot of holy basil."
      ),
      FamilyDish(
        "Beef with Cumin and Leek",
        .mongolian,
        [
          "rump steak": "500 g", "leeks": "2", "cumin": "1 tbs, crushed", "rice wine": "3 tbs",
          "sunflower oil": "3 tbs",
        ],
        tags: ["Quick"],
        closing: "Eat with steamed buns."
      ),
      FamilyDish(
        "Gyudon 牛丼",
        .japanese,
        [
          "thinly sliced beef": "400g", "onions": "2", "sugar": "1 tbs", "dashi": "150 ml",
          "vegetable oil": "1 tbs",
        ],
        tags: ["Quick", "Bowl"],
        closing: "Slide onto hot rice and add red pickled ginger."
      ),
    ]
  )
}

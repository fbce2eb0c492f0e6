extension MealFamily {
  /// Minced lamb shaped by hand and grilled.
  static let lambSkewers = MealFamily(
    firstID: 53_280,
    category: .lamb,
    base: ["minced lamb": "600g", "onion": "1 small", "salt": "1 tsp"],
    method: """
      Grate the onion and squeeze out its juice. Knead it with the minced lamb, the salt, the {1} and the \
      {2} for five minutes, until the mixture is sticky.
      With wet hands, shape into sausages round flat skewers, or into thick patties. Chill for half an \
      hour.
      Mix the {3} with the {4} and put it aside.
      Grill over glowing coals or under a very hot grill for 6 to 8 minutes, turning once.
      """,
    dishes: [
      FamilyDish(
        "Adana Kebab",
        .turkish,
        [
          "chilli flakes": "1 tbs", "red pepper": "1, finely chopped", "sumac": "2 tsp",
          "red onions": "2, sliced",
        ],
        tags: ["Grill", "Spicy"],
        closing: "Wrap in thin flatbread."
      ),
      FamilyDish(
        "Lamb Kofta with Tahini",
        .lebanese,
        ["allspice": "1 tsp", "parsley": "1 bunch", "tahini": "100g", "lemon juice": "1 lemon"],
        tags: ["Grill"],
        closing: "Eat in pitta with pickled turnips."
      ),
      FamilyDish(
        "Ćevapi",
        .bosnian,
        ["garlic": "4 cloves", "bicarbonate of soda": "½ tsp", "ajvar": "150g", "kaymak": "100 g"],
        tags: ["Grill"],
        closing: "Five or ten to a portion, in somun bread, with raw onion."
      ),
      FamilyDish(
        "Seekh Kebab",
        .pakistani,
        ["green chillies": "3", "coriander": "1 handful", "yogurt": "200g", "mint": "½ bunch"],
        tags: ["Grill", "Spicy"],
        closing: "A squeeze of lemon and sliced onion complete it."
      ),
      FamilyDish(
        "Merguez Patties",
        .tunisian,
        ["harissa": "1 ½ tbs", "fennel seeds": "1 tsp", "yogurt": "150 g", "preserved lemon": "½, chopped"],
        tags: ["Grill", "Spicy"],
        closing: "Serve with couscous."
      ),
      FamilyDish(
        "Koobideh",
        .iranian,
        [
          "turmeric": "½ tsp", "baking soda": "1/2 tsp", "saffron": "Pinch, soaked", "butter": "40g, melted",
        ],
        tags: ["Grill"],
        closing: "Brush with the saffron butter and serve with rice and grilled tomatoes."
      ),
      FamilyDish(
        "Lamb Burgers with Beetroot",
        .australian,
        ["mint": "1 handful", "cumin": "2 tsp", "pickled beetroot": "150g", "Greek yogurt": "4 tbs"],
        tags: ["Grill"],
        closing: "Put in a bun with rocket."
      ),
    ]
  )
}

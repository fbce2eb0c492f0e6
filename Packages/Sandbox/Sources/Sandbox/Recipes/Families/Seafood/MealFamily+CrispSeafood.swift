extension MealFamily {
  /// Seafood in a crust, fried.
  static let crispSeafood = MealFamily(
    firstID: 53_040,
    category: .seafood,
    base: ["plain flour": "100g", "eggs": "2", "sunflower oil": "For frying", "salt": "1 tsp"],
    method: """
      Set out three plates: the flour mixed with the salt and the {3}, the beaten eggs, and the {2}.
      Turn the {1} in the flour, then in the egg, then in the crust, and press it on. Chill for 20 \
      minutes.
      Heat two fingers of sunflower oil to 180C. Fry in batches for 2 to 4 minutes, until golden, and \
      drain on paper.
      Stir together the {4} and the {5} for the sauce.
      """,
    dishes: [
      FamilyDish(
        "Calamari with Aioli",
        .spanish,
        [
          "squid rings": "500g", "fine semolina": "150g", "smoked paprika": "1 tsp", "mayonnaise": "6 tbs",
          "garlic": "1 clove, crushed",
        ],
        tags: ["Shellfish", "Snack"],
        closing: "Serve at once: they wait for nobody."
      ),
      FamilyDish(
        "Fish Fingers for Grown-Ups",
        .british,
        [
          "haddock": "500g", "breadcrumbs": "150 g", "white pepper": "½ tsp", "mayonnaise": "150ml",
          "gherkins": "4, chopped",
        ],
        tags: ["Fish"],
        closing: "Put between two slices of soft bread."
      ),
      FamilyDish(
        "エビフライ Ebi Fry",
        .japanese,
        [
          "king prawns": "12", "panko": "120g", "potato starch": "1 tbs", "Worcestershire sauce": "3 tbs",
          "ketchup": "3 tbs",
        ],
        tags: ["Shellfish"],
        closing: "Shred a white cabbage beside them as high as it will stand."
      ),
      FamilyDish(
        "Coconut Prawns",
        .jamaican,
        [
          "tiger prawns": "1 lb", "desiccated coconut": "1 cup", "allspice": "1/4 tsp",
          "mango chutney": "½ cup", "lime juice": "1 lime",
        ],
        tags: ["Shellfish", "Party"],
        closing: "Pile onto a plate with lime wedges."
      ),
      FamilyDish(
        "Amritsari Fish",
        .indian,
        ["pollock": "600g", "gram flour": "100g", "ajwain": "1 tsp", "yogurt": "200g", "mint": "1 handful"],
        tags: ["Fish", "Spicy"],
        closing: "Dust with chaat masala while still hot."
      ),
      FamilyDish(
        "Catfish Po' Boy",
        .american,
        [
          "catfish": "4 fillets", "cornmeal": "1 cup", "cayenne pepper": "1 tsp", "mayonnaise": "1/2 cup",
          "Dijon mustard": "2 tsp",
        ],
        tags: ["Fish", "Sandwich"],
        closing: "Fill long soft rolls with lettuce, tomato and the fish."
      ),
      FamilyDish(
        "Sardines in Oatmeal",
        .scottish,
        [
          "sardines": "8 butterflied", "oatmeal": "120 g medium", "black pepper": "Dash",
          "crème fraîche": "150g", "horseradish": "2 tsp",
        ],
        tags: ["Fish", "Cheap"],
        closing: "Serve with a lemon and boiled potatoes."
      ),
      FamilyDish(
        "Hake Croquetas",
        .argentinian,
        [
          "hake": "400g poached", "dried breadcrumbs": "2 cups", "nutmeg": "Grating",
          "tomato sauce": "1 cup", "chilli flakes": "pinch",
        ],
        tags: ["Fish"],
        closing: "Good cold as well, and better the next day."
      ),
    ]
  )
}

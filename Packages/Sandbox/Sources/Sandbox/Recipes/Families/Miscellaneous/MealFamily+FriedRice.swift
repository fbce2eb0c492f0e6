extension MealFamily {
  /// Rice of yesterday, fried.
  static let friedRice = MealFamily(
    firstID: 53_300,
    category: .miscellaneous,
    base: ["cooked rice": "600g, cold", "eggs": "2", "spring onions": "4"],
    method: """
      Crumble the rice with wet fingers so that no lumps are left. Beat the eggs.
      Heat the {1} in a wok. Fry the {2} for 2 to 3 minutes, then the {3} for another two.
      Push everything to the side, scramble the eggs in the gap, and add the rice. Toss over the highest \
      heat for 4 minutes.
      Season with the {4}, slice the spring onions and fold them in.
      """,
    dishes: [
      FamilyDish(
        "Nasi Goreng",
        .indonesian,
        ["coconut oil": "3 tbs", "prawns": "200g", "sambal oelek": "1 tbs", "kecap manis": "3 tbs"],
        tags: ["Rice", "Quick"],
        closing: "Serve with prawn crackers and sliced cucumber."
      ),
      FamilyDish(
        "Yangzhou Fried Rice 扬州炒饭",
        .chinese,
        [
          "groundnut oil": "3 tbs", "roast pork": "150 g, diced", "peas": "1 handful",
          "light soy sauce": "1 tbs",
        ],
        tags: ["Rice", "Quick"],
        closing: "A little white pepper, and it is done."
      ),
      FamilyDish(
        "Kimchi Bokkeumbap",
        .southKorean,
        ["sesame oil": "2 tbs", "streaky bacon": "4 rashers", "kimchi": "200g", "gochujang": "1 tbs"],
        tags: ["Rice", "Spicy"],
        closing: "Top with a fried egg and torn seaweed."
      ),
      FamilyDish(
        "Arroz Chaufa",
        .peruvian,
        [
          "vegetable oil": "3 tbsp", "chicken breast": "1, diced", "red pepper": "1",
          "soy sauce": "2-3 tbsp",
        ],
        tags: ["Rice"],
        closing: "Serve with pickled radish."
      ),
      FamilyDish(
        "Sinangag with Longganisa",
        .filipino,
        ["sunflower oil": "2 tbs", "longganisa sausages": "4", "garlic": "8 cloves", "fish sauce": "1 tsp"],
        tags: ["Rice", "Breakfast"],
        closing: "Vinegar with chilli goes beside it."
      ),
      FamilyDish(
        "Khao Pad Sapparot",
        .thai,
        ["rapeseed oil": "3 tbs", "cashew nuts": "60g", "pineapple": "200g", "fish sauce": "1 tbs"],
        tags: ["Rice"],
        closing: "Serve in the hollow pineapple, for show."
      ),
      FamilyDish(
        "Jollof-Style Fried Rice",
        .nigerian,
        ["palm oil": "2 tbs", "smoked fish": "150g", "tomato paste": "3 tbs", "Cameroon pepper": "1/2 tsp"],
        tags: ["Rice", "Spicy"],
        closing: "Eat with fried plantain."
      ),
    ]
  )
}

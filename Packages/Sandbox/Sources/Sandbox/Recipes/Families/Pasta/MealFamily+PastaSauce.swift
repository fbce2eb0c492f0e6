extension MealFamily {
  /// Pasta tossed in a pan with its sauce.
  static let pastaSauce = MealFamily(
    firstID: 53_340,
    category: .pasta,
    base: ["salt": "2 tbs for the water", "olive oil": "4 tbs", "garlic": "2 cloves"],
    method: """
      Bring a large pot of water to the boil and add the salt. Cook the {1} until it still has some bite; \
      save a cup of the water.
      Meanwhile warm the olive oil and the sliced garlic in a wide pan. Add the {2} and cook until it \
      begins to colour.
      Stir in the {3} and simmer while the pasta finishes.
      Add the pasta and a splash of its water to the pan and toss hard for a minute. Take off the heat and \
      add the {4}.
      """,
    dishes: [
      FamilyDish(
        "Spaghetti Puttanesca",
        .italian,
        ["spaghetti": "400g", "anchovies": "6 fillets", "chopped tomatoes": "400g tin", "capers": "2 tbs"],
        tags: ["Pasta", "Quick"],
        closing: "No cheese on this one."
      ),
      FamilyDish(
        "Orecchiette with Broccoli",
        .italian,
        [
          "orecchiette": "400g", "sausage meat": "200g", "broccoli": "1 head, in small florets",
          "pecorino": "50 g",
        ],
        tags: ["Pasta"],
        closing: "Offer chilli flakes."
      ),
      FamilyDish(
        "Linguine with Clams",
        .italian,
        ["linguine": "14 oz", "clams": "1kg", "white wine": "150ml", "parsley": "1 handful"],
        tags: ["Pasta", "Shellfish"],
        closing: "Eat from warm plates, at once."
      ),
      FamilyDish(
        "Mentaiko Spaghetti 明太子スパゲティ",
        .japanese,
        [
          "spaghetti": "200g", "shimeji mushrooms": "100g", "mentaiko": "1 pair of sacs",
          "nori": "1 sheet, shredded",
        ],
        tags: ["Pasta", "Quick"],
        closing: "Cream makes it milder, butter better."
      ),
      FamilyDish(
        "Rigatoni all'Amatriciana",
        .italian,
        ["rigatoni": "400 g", "guanciale": "150g", "tomato passata": "350 ml", "pecorino": "60g"],
        tags: ["Pasta"],
        closing: "Grate more cheese than is decent."
      ),
      FamilyDish(
        "Fideos with Chorizo",
        .spanish,
        ["fideos": "350g", "chorizo": "150g", "tomato sauce": "300ml", "parsley": "½ bunch"],
        tags: ["Pasta"],
        closing: "Let it catch a little at the bottom."
      ),
      FamilyDish(
        "Makaronada with Octopus",
        .greek,
        ["macaroni": "500g", "octopus": "600g, boiled", "tomatoes": "4, grated", "oregano": "1 tsp"],
        tags: ["Pasta"],
        closing: "Serve with nothing but wine."
      ),
      FamilyDish(
        "Tagliatelle with Porcini",
        .italian,
        ["tagliatelle": "1 lb", "porcini": "300g", "double cream": "100ml", "Parmesan": "1/2 cup, grated"],
        tags: ["Pasta", "Autumn"],
        closing: "A few drops of lemon lift it."
      ),
    ]
  )
}

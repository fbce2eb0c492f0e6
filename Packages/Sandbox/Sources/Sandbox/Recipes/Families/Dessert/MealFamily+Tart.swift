extension MealFamily {
  /// Open tarts with a baked filling.
  static let tart = MealFamily(
    firstID: 53_120,
    category: .dessert,
    base: ["shortcrust pastry": "375g", "eggs": "2", "salt": "Pinch"],
    method: """
      Roll out the shortcrust pastry, line a 23cm tart tin with it and chill for half an hour. Heat the \
      oven to 190C/170C fan/gas 5.
      Prick the pastry, cover with paper and weights and bake for 15 minutes. Take out the weights and \
      bake for 5 minutes more.
      Whisk the eggs with the {2}, the {3} and the salt until smooth, then stir in the {4}.
      Lay the {1} in the case and pour the filling over. Bake for 30 to 35 minutes, until it has just set.
      """,
    dishes: [
      FamilyDish(
        "Apricot and Almond Tart",
        .french,
        [
          "apricots": "10, halved", "ground almonds": "120g", "caster sugar": "100g",
          "crème fraîche": "100ml",
        ],
        tags: ["Tart", "Baking"],
        closing: "Brush with warm apricot jam."
      ),
      FamilyDish(
        "Tarte au Sucre with Prunes",
        .belgian,
        ["prunes": "200g, soaked", "brown sugar": "180g", "butter": "60g, melted", "double cream": "150ml"],
        tags: ["Tart", "Baking"],
        closing: "Let it cool: warm, it will not cut."
      ),
      FamilyDish(
        "Linzer-Style Cherry Tart",
        .austrian,
        ["sour cherries": "350g", "ground hazelnuts": "125g", "icing sugar": "100g", "kirsch": "2 tbs"],
        tags: ["Tart", "Christmas"],
        closing: "Dust with icing sugar through a doily."
      ),
      FamilyDish(
        "Pumpkin Tart",
        .american,
        [
          "pumpkin": "400g, roasted", "maple syrup": "1/2 cup", "mixed spice": "2 tsp",
          "evaporated milk": "3/4 cup",
        ],
        tags: ["Tart", "Autumn"],
        closing: "Serve with bourbon cream, or none."
      ),
      FamilyDish(
        "Butter Tart with Raisins",
        .canadian,
        [
          "raisins": "3/4 cup", "maple sugar": "1 cup", "butter": "1/3 cup, melted",
          "cider vinegar": "1 tsp",
        ],
        tags: ["Tart", "Baking"],
        closing: "People fall out over whether it should run. It should."
      ),
      FamilyDish(
        "Melktert",
        .southAfrican,
        [
          "dried peaches": "100g, soaked", "condensed milk": "397g tin", "cornflour": "3 tbs",
          "milk": "500ml",
        ],
        tags: ["Tart"],
        closing: "Cover the top with cinnamon so that no white shows."
      ),
      FamilyDish(
        "Lime and Coconut Tart",
        .australian,
        ["passion fruit": "4", "caster sugar": "150 g", "lime juice": "120ml", "coconut cream": "160ml"],
        tags: ["Tart", "Summer"],
        closing: "Serve very cold."
      ),
    ]
  )
}

extension MealFamily {
  /// Fruit under a crumbly crust.
  static let crumble = MealFamily(
    firstID: 53_060,
    category: .dessert,
    base: ["butter": "120g", "plain flour": "200g", "salt": "1 pinch"],
    method: """
      Heat the oven to 190C/170C fan/gas 5.
      Put the {1} and the {2} in a baking dish with half of the {3} and the {4}, and turn them over with \
      your hands.
      Rub the butter into the flour and salt until it looks like rough sand. Stir in the rest of the {3} \
      and the {5}.
      Scatter over the fruit without pressing it down. Bake for 35 to 40 minutes, until the top is golden \
      and juice bubbles up at the sides.
      """,
    dishes: [
      FamilyDish(
        "Rhubarb and Ginger Crumble",
        .british,
        [
          "rhubarb": "700g", "stem ginger": "3 balls", "demerara sugar": "120g", "orange juice": "2 tbs",
          "oats": "60g",
        ],
        tags: ["Pudding", "Spring"],
        closing: "Serve with cold custard, whatever anybody says."
      ),
      FamilyDish(
        "Plum and Hazelnut Crumble",
        .german,
        [
          "plums": "1 kg", "blackberries": "1 handful", "caster sugar": "100g", "cinnamon": "½ tsp",
          "hazelnuts": "75 g, chopped",
        ],
        tags: ["Pudding", "Autumn"],
        closing: "Leave for 15 minutes before you serve it, with whipped cream."
      ),
      FamilyDish(
        "Smulpaj with Blueberries",
        .swedish,
        [
          "blueberries": "500 g", "apples": "2", "brown sugar": "90g", "cardamom": "1 tsp",
          "rolled oats": "1 dl",
        ],
        tags: ["Pudding"],
        closing: "Pour over vanilla sauce."
      ),
      FamilyDish(
        "Peach Cobbler Crumble",
        .american,
        [
          "peaches": "6 large", "raspberries": "1 cup", "light brown sugar": "3/4 cup",
          "vanilla extract": "1 tsp", "pecans": "1/2 cup",
        ],
        tags: ["Pudding", "Summer"],
        closing: "Top with ice cream while still warm."
      ),
      FamilyDish(
        "Feijoa Crumble",
        .newZealand,
        [
          "feijoas": "12", "banana": "1", "brown sugar": "½ cup", "lime juice": "1 lime",
          "desiccated coconut": "½ cup",
        ],
        tags: ["Pudding"],
        closing: "Serve with thick yogurt."
      ),
      FamilyDish(
        "Quince and Walnut Crumble",
        .turkish,
        [
          "poached quinces": "3", "raisins": "50g", "honey": "4 tbs", "pomegranate molasses": "1 tbs",
          "walnuts": "80g",
        ],
        tags: ["Pudding", "Winter"],
        closing: "A spoonful of clotted cream belongs on top."
      ),
      FamilyDish(
        "Pear and Chocolate Crumble",
        .belgian,
        [
          "pears": "5", "sour cherries": "150g", "golden caster sugar": "100g", "vanilla sugar": "1 sachet",
          "dark chocolate": "80g, chopped",
        ],
        tags: ["Pudding", "Chocolate"],
        closing: "Wait until the chocolate has set a little, if you can."
      ),
    ]
  )
}

extension MealFamily {
  /// Cakes from one bowl.
  static let spongeCake = MealFamily(
    firstID: 53_080,
    category: .dessert,
    base: ["butter": "175g, soft", "caster sugar": "175g", "eggs": "3", "self-raising flour": "175g"],
    method: """
      Heat the oven to 180C/160C fan/gas 4. Butter a 20cm tin and line it with paper.
      Beat the butter and the sugar until pale. Beat in the eggs one by one, with a spoon of the flour if \
      it looks like curdling.
      Fold in the rest of the flour, the {1} and the {2}, then loosen the batter with the {3}.
      Bake for 40-50 minutes, until a skewer comes out clean. Cool in the tin for 10 minutes, then on a \
      rack.
      Mix the {4} with just enough {5} to make an icing that moves slowly, and let it run over the cold \
      cake.
      """,
    dishes: [
      FamilyDish(
        "Lemon and Poppy Seed Cake",
        .british,
        [
          "poppy seeds": "2 tbs", "lemon zest": "2 lemons", "milk": "3 tbs", "icing sugar": "150g",
          "lemon juice": "2 tbs",
        ],
        tags: ["Cake", "Baking"],
        closing: "Keeps for three days in a tin."
      ),
      FamilyDish(
        "Coffee and Walnut Cake",
        .british,
        [
          "walnuts": "100g", "cocoa powder": "1 tbs", "strong coffee": "50ml", "icing sugar": "200g",
          "espresso": "1 tbsp",
        ],
        tags: ["Cake", "Baking"],
        closing: "Press a few walnut halves into the icing."
      ),
      FamilyDish(
        "Bolo de Cenoura",
        .brazilian,
        [
          "carrots": "250g, grated", "cinnamon": "1 tsp", "sunflower oil": "4 tbs",
          "chocolate": "120 g, melted", "double cream": "80ml",
        ],
        tags: ["Cake", "Chocolate"],
        closing: "Cut into squares, as at every Brazilian birthday."
      ),
      FamilyDish(
        "Orange and Semolina Cake",
        .egyptian,
        [
          "fine semolina": "50g", "orange zest": "1", "yogurt": "100g", "icing sugar": "100g",
          "orange blossom water": "1 tbs",
        ],
        tags: ["Cake"],
        closing: "Serve small pieces with mint tea."
      ),
      FamilyDish(
        "Kladdig Cardamom Cake",
        .swedish,
        [
          "cardamom": "2 tsp, freshly ground", "ground almonds": "50g", "sour cream": "1 dl",
          "icing sugar": "1 ½ dl", "cream": "2 tbs",
        ],
        tags: ["Cake", "Fika"],
        closing: "Sprinkle with pearl sugar before the icing sets."
      ),
      FamilyDish(
        "Matcha Cake 抹茶ケーキ",
        .japanese,
        [
          "matcha": "1 tbs", "white sesame seeds": "1 tbs", "milk": "2 tbs", "icing sugar": "120g",
          "yuzu juice": "1 ½ tbs",
        ],
        tags: ["Cake"],
        closing: "Slice with a wet knife."
      ),
      FamilyDish(
        "Saffron and Rose Cake",
        .iranian,
        [
          "pistachios": "60g, ground", "saffron": "1 pinch, soaked", "rose water": "2 tsp",
          "icing sugar": "150 g", "lemon juice": "1-2 tbs",
        ],
        tags: ["Cake"],
        closing: "Strew with dried rose petals."
      ),
    ]
  )
}

extension MealFamily {
  /// Set creams in small pots.
  static let creamPots = MealFamily(
    firstID: 53_100,
    category: .dessert,
    base: ["double cream": "400ml", "milk": "200ml", "egg yolks": "5"],
    method: """
      Warm the double cream, the milk and the {1} in a pan until steam rises. Take off the heat, cover, \
      and leave for 20 minutes.
      Whisk the egg yolks with the {2} and the {3}. Pour the warm cream over them through a sieve, \
      stirring all the time.
      Divide between six pots, stand them in a deep tin and pour in hot water to half their height.
      Bake at 150C/130C fan/gas 2 for 30-40 minutes: the middles should still tremble. Chill for at least \
      4 hours.
      Top with the {4} just before you carry them in.
      """,
    dishes: [
      FamilyDish(
        "Bay Leaf Custards",
        .italian,
        [
          "bay leaves": "4 fresh", "caster sugar": "90g", "vanilla extract": "½ tsp",
          "blackberries": "1 small bowl",
        ],
        tags: ["Cold"],
        closing: "Serve with thin biscuits."
      ),
      FamilyDish(
        "Crème au Café",
        .french,
        [
          "coffee beans": "40g, crushed", "caster sugar": "100g", "cognac": "1 tbs",
          "dark chocolate": "20g, grated",
        ],
        tags: ["Cold", "Coffee"],
        closing: "A glass of water beside it is good manners."
      ),
      FamilyDish(
        "Crema Catalana with Fig",
        .spanish,
        ["lemon peel": "1 strip", "sugar": "80 g", "cornflour": "1 tbs", "figs": "6 ripe"],
        tags: ["Cold"],
        closing: "Melt a little sugar on top with a blowtorch, if you own one."
      ),
      FamilyDish(
        "Cardamom and Pistachio Pots",
        .indian,
        [
          "cardamom pods": "8, cracked", "jaggery": "100g", "saffron": "Pinch",
          "pistachios": "40g, slivered",
        ],
        tags: ["Cold"],
        closing: "Scatter silver leaf over them for a feast."
      ),
      FamilyDish(
        "Pandan Custards",
        .malaysian,
        ["pandan leaves": "5, knotted", "palm sugar": "120g", "coconut cream": "2 tbs", "mango": "1 ripe"],
        tags: ["Cold"],
        closing: "Chill the spoons as well."
      ),
      FamilyDish(
        "杏仁 Almond Milk Pots",
        .chinese,
        [
          "apricot kernels": "30g, ground", "rock sugar": "90g", "honey": "1 tbs",
          "osmanthus flowers": "1 tsp",
        ],
        tags: ["Cold"],
        closing: "They are best on the day they are made."
      ),
      FamilyDish(
        "Chai Spiced Custards",
        .kenyan,
        [
          "black tea": "2 tbs leaves", "brown sugar": "95g", "ground ginger": "¼ tsp",
          "bananas": "2, sliced",
        ],
        tags: ["Cold"],
        closing: "Sprinkle with a little cinnamon."
      ),
    ]
  )
}

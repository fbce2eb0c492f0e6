extension MealFamily {
  /// Things in a bowl with a spoon.
  static let porridge = MealFamily(
    firstID: 53_680,
    category: .breakfast,
    base: ["salt": "Pinch", "water": "250ml"],
    method: """
      Bring the water and the {2} to a simmer with the salt.
      Rain in the {1}, stirring, and cook gently for 8 minutes to an hour, depending on the grain, until \
      thick.
      Stir in the {3} and cover for two minutes.
      Top with the {4}.
      """,
    dishes: [
      FamilyDish(
        "Oat Porridge with Apple",
        .british,
        ["oats": "100g", "milk": "300ml", "brown sugar": "1 tbs", "apple": "1, grated"],
        tags: ["Sweet", "Cheap"],
        closing: "A wooden spoon, stirred clockwise, they say."
      ),
      FamilyDish(
        "皮蛋瘦肉粥 Congee",
        .chinese,
        ["rice": "150g", "chicken stock": "1.5 litres", "shredded pork": "150g", "century egg": "1"],
        tags: ["Savoury"],
        closing: "Spring onion and white pepper."
      ),
      FamilyDish(
        "Grits with Prawns",
        .american,
        ["grits": "1 cup", "milk": "3 cups", "cheddar": "1 cup", "fried prawns": "12"],
        tags: ["Savoury"],
        closing: "Hot sauce on the table."
      ),
      FamilyDish(
        "Kasha with Mushrooms",
        .russian,
        ["buckwheat": "200 g", "mushroom stock": "400ml", "butter": "40g", "fried mushrooms": "200g"],
        tags: ["Savoury"],
        closing: "A spoon of smetana."
      ),
      FamilyDish(
        "Semolina with Cherries",
        .german,
        ["semolina": "80g", "milk": "500ml", "vanilla sugar": "1 sachet", "sour cherries": "1 jar"],
        tags: ["Sweet"],
        closing: "Children's food for all ages."
      ),
      FamilyDish(
        "Arroz Caldo",
        .filipino,
        [
          "glutinous rice": "1 cup", "chicken broth": "6 cups", "ginger": "1 thumb, shredded",
          "fried garlic": "2 tbsp",
        ],
        tags: ["Savoury"],
        closing: "Calamansi, or a lime."
      ),
      FamilyDish(
        "Uji wa Mtama",
        .kenyan,
        ["millet flour": "60g", "milk": "250 ml", "sugar": "2 tbs", "ground nuts": "1 handful"],
        tags: ["Sweet"],
        closing: "Drink it from a mug."
      ),
      FamilyDish(
        "Fruktgröt with Rye",
        .danish,
        ["rye flakes": "120g", "apple juice": "300ml", "raisins": "50g", "yogurt": "4 tbs"],
        tags: ["Sweet"],
        closing: "Keeps you going until two."
      ),
    ]
  )
}

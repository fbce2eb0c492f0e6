extension MealFamily {
  /// Minced beef baked with a lid of something else.
  static let beefOven = MealFamily(
    firstID: 53_180,
    category: .beef,
    base: ["onion": "1 large", "minced beef": "750g", "olive oil": "1 tbs", "salt": "1 tsp"],
    method: """
      Chop the onion and fry it in the olive oil until golden. Add the minced beef and the salt and brown \
      it well, breaking it up.
      Stir in the {1} and the {2} and simmer for 25 minutes, until thick rather than wet.
      Spread the meat in an ovenproof dish. Cover with the {3}, then the {4}.
      Bake at 200C/180C fan/gas 6 for 30 minutes, until brown on top.
      """,
    dishes: [
      FamilyDish(
        "Cottage Pie",
        .british,
        ["beef stock": "300ml", "Worcestershire sauce": "2 tbs", "mashed potato": "1kg", "cheddar": "75g"],
        tags: ["Pie", "Cheap"],
        closing: "Leave for 10 minutes, or burn your tongue."
      ),
      FamilyDish(
        "Moussaka",
        .greek,
        [
          "chopped tomatoes": "400g tin", "cinnamon": "1 tsp", "aubergines": "3, sliced and fried",
          "béchamel sauce": "500ml",
        ],
        tags: ["Pie"],
        closing: "Cut into squares when lukewarm."
      ),
      FamilyDish(
        "Pastel de Choclo",
        .chilean,
        ["paprika": "1 tbs", "raisins": "50g", "hard-boiled eggs": "3", "sweetcorn purée": "800g"],
        tags: ["Pie"],
        closing: "Sprinkle sugar on top before the last five minutes."
      ),
      FamilyDish(
        "Bobotie",
        .southAfrican,
        ["curry powder": "2 tbs", "apricot jam": "3 tbs", "bay leaves": "6", "egg custard": "300ml"],
        tags: ["Pie"],
        closing: "Serve with yellow rice and sambals."
      ),
      FamilyDish(
        "Tamale Pie",
        .mexican,
        [
          "black beans": "1 (15 oz.) can", "chipotle paste": "2 tbsp", "polenta": "2 cups, cooked",
          "Monterey Jack": "1 cup",
        ],
        tags: ["Pie", "Spicy"],
        closing: "Pass a bowl of sour cream round."
      ),
      FamilyDish(
        "Hachis with Celeriac",
        .french,
        ["red wine": "150ml", "thyme": "4 sprigs", "celeriac purée": "900g", "Gruyère": "80 g"],
        tags: ["Pie"],
        closing: "A green salad is all it needs."
      ),
    ]
  )
}

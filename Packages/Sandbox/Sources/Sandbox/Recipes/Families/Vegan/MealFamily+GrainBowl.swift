extension MealFamily {
  /// Bowls of grain and vegetables.
  static let grainBowl = MealFamily(
    firstID: 53_580,
    category: .vegan,
    base: ["olive oil": "3 tbs", "salt": "to taste"],
    method: """
      Cook the {1} as the packet says, drain, and season with a little salt.
      Heat the oven to 200C. Toss the {2} in the olive oil and roast for 25 minutes.
      Whisk the {4} with two spoons of water and a pinch of salt.
      Divide the grains between bowls, add the vegetables and the {3}, and spoon the dressing over.
      """,
    dishes: [
      FamilyDish(
        "Quinoa Bowl with Squash",
        .peruvian,
        ["quinoa": "250g", "butternut squash": "½", "avocado": "2", "lime juice": "2 limes"],
        tags: ["Bowl", "Light"],
        closing: "Toasted maize on top."
      ),
      FamilyDish(
        "Couscous with Seven Vegetables",
        .moroccan,
        ["couscous": "300g", "root vegetables": "800g mixed", "chickpeas": "400g", "harissa": "1 tbs"],
        tags: ["Bowl"],
        closing: "Pour some hot stock over it at the table."
      ),
      FamilyDish(
        "Freekeh with Aubergine",
        .syrian,
        ["freekeh": "250 g", "aubergines": "2", "pomegranate seeds": "½ cup", "tahini": "4 tbs"],
        tags: ["Bowl"],
        closing: "Scatter with mint."
      ),
      FamilyDish(
        "Buckwheat with Beetroot",
        .ukrainian,
        ["buckwheat": "200g", "beetroot": "4", "pickled cucumbers": "3", "mustard": "2 tbs"],
        tags: ["Bowl", "Cheap"],
        closing: "A lot of dill."
      ),
      FamilyDish(
        "Rice Bowl with Aubergine 茄子丼",
        .japanese,
        [
          "short-grain rice": "300g", "Japanese aubergines": "4", "pickled ginger": "2 tbs",
          "red miso": "2 tbs",
        ],
        tags: ["Bowl"],
        closing: "Sprinkle with seven-spice."
      ),
      FamilyDish(
        "Millet with Greens",
        .senegalese,
        ["millet": "250g", "sweet potatoes": "2", "kale": "200g, steamed", "peanut butter": "3 tbs"],
        tags: ["Bowl"],
        closing: "Add chilli if you miss it."
      ),
      FamilyDish(
        "Spelt with Cherry Tomatoes",
        .swiss,
        ["spelt": "250g", "cherry tomatoes": "500g", "rocket": "1 bag", "balsamic vinegar": "2 tbs"],
        tags: ["Bowl", "Summer"],
        closing: "Good for a picnic."
      ),
    ]
  )
}

extension MealFamily {
  /// Fish roasted over a bed of vegetables.
  static let roastedFish = MealFamily(
    firstID: 53_000,
    category: .seafood,
    base: ["olive oil": "2 tbs", "salt": "to taste", "black pepper": ""],
    method: """
      Heat the oven to 200C/180C fan/gas 6. Slice the {2} and the {3} thinly and spread them in a roasting \
      tin with half of the olive oil, salt and plenty of black pepper.
      Roast for 20-25 minutes, turning everything once, until soft and coloured at the edges.
      Pat the {1} dry, rub with the rest of the oil and lay on top. Scatter over the {4} and pour in the \
      {5}.
      Return the tin to the oven for 10-14 minutes, until the fish flakes when it is pressed.
      """,
    dishes: [
      FamilyDish(
        "Cod with Fennel and Orange",
        .french,
        [
          "cod fillets": "4 x 150g", "fennel": "2 bulbs", "orange": "1 large", "thyme": "4 sprigs",
          "white wine": "100ml",
        ],
        tags: ["Fish", "Light"],
        closing: "Spoon the juices over each piece and serve with bread."
      ),
      FamilyDish(
        "Bacalhau à Lagareiro",
        .portuguese,
        [
          "salt cod": "800g, soaked overnight", "potatoes": "1 kg small", "garlic": "8 cloves",
          "bay leaves": "3", "water": "1/4 cup",
        ],
        tags: ["Fish"],
        closing: "Crush the potatoes lightly with a fist and pour over more oil than seems wise."
      ),
      FamilyDish(
        "Sea Bream with Tomatoes and Olives",
        .greek,
        [
          "sea bream": "2 whole", "tomatoes": "500g", "red onion": "1", "oregano": "1 tsp dried",
          "lemon juice": "½ lemon",
        ],
        tags: ["Fish", "Summer"],
        closing: "Bring the tin to the table as it is."
      ),
      FamilyDish(
        "Halibut on Leeks",
        .norwegian,
        [
          "halibut": "600 g", "leeks": "3", "potatoes": "4 medium", "dill": "1 bunch",
          "double cream": "150ml",
        ],
        tags: ["Fish"],
        closing: "Finish with a little more dill and serve with flatbread."
      ),
      FamilyDish(
        "Salmon with Beetroot and Horseradish",
        .swedish,
        [
          "salmon": "4 fillets", "beetroot": "4 raw", "shallots": "6", "horseradish": "2 tbs grated",
          "apple juice": "75 ml",
        ],
        tags: ["Fish", "Winter"],
        closing: "Good with a spoon of sour milk and rye bread."
      ),
      FamilyDish(
        "Snapper Veracruz",
        .mexican,
        [
          "red snapper": "2 lb", "tomatoes": "6", "onion": "1 large", "capers": "2 tablespoons",
          "fish stock": "1/2 cup",
        ],
        tags: ["Fish", "Spicy"],
        closing: "Serve with white rice and a few pickled chillies."
      ),
      FamilyDish(
        "Miso Cod with Turnips 銀だら味噌焼き",
        .japanese,
        [
          "black cod": "4 fillets", "turnips": "6 small", "spring onions": "1 bunch", "white miso": "3 tbs",
          "sake": "4 tbs",
        ],
        tags: ["Fish"],
        closing: "Eat with plain rice and something pickled."
      ),
      FamilyDish(
        "Chermoula Hake",
        .moroccan,
        [
          "hake": "4 thick pieces", "carrots": "3", "green pepper": "2", "coriander": "1 large handful",
          "lemon juice": "2 tbs",
        ],
        tags: ["Fish"],
        closing: "Taste, add cumin if you like, and serve warm rather than hot."
      ),
      FamilyDish(
        "Plaice with New Potatoes and Samphire",
        .british,
        [
          "plaice": "4 fillets", "new potatoes": "500g", "shallots": "2", "samphire": "90g",
          "cider": "120ml",
        ],
        tags: ["Fish", "Spring"],
        closing: "The samphire is salty enough: taste before you add more."
      ),
    ]
  )
}

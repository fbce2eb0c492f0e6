extension MealFamily {
  /// Soups to begin with.
  static let smoothSoup = MealFamily(
    firstID: 53_500,
    category: .starter,
    base: ["onion": "1", "vegetable stock": "900ml", "salt": "To taste"],
    method: """
      Chop the onion and cook it in the {1} for 10 minutes without letting it colour.
      Add the {2} and the vegetable stock and simmer for 20 minutes, until very soft.
      Blend until smooth, return to the pan and stir in the {3}. Taste for salt.
      Ladle into cups and top with the {4}.
      """,
    dishes: [
      FamilyDish(
        "Velvet Leek Soup",
        .french,
        ["butter": "50g", "leeks": "4", "double cream": "100ml", "chives": "1 small bunch"],
        tags: ["Soup"],
        closing: "In summer, serve it cold."
      ),
      FamilyDish(
        "Tomato Soup with Basil",
        .italian,
        ["olive oil": "3 tbs", "tomatoes": "1.2kg", "mascarpone": "2 tbs", "basil": "1 handful"],
        tags: ["Soup"],
        closing: "With toast for dipping."
      ),
      FamilyDish(
        "Carrot and Coriander Soup",
        .british,
        ["sunflower oil": "2 tbs", "carrots": "800 g", "orange juice": "100ml", "coriander": "½ bunch"],
        tags: ["Soup", "Cheap"],
        closing: "Freezes well."
      ),
      FamilyDish(
        "Nettle Soup",
        .swedish,
        [
          "butter": "2 tbs", "nettles": "2 litres, young", "crème fraîche": "1 dl",
          "boiled eggs": "2, halved",
        ],
        tags: ["Soup", "Spring"],
        closing: "Pick the nettles with gloves."
      ),
      FamilyDish(
        "Pumpkin and Coconut Soup",
        .thai,
        ["coconut oil": "1 tbs", "pumpkin": "1kg", "coconut milk": "400ml", "chilli oil": "few drops"],
        tags: ["Soup", "Vegan"],
        closing: "A lime wedge with each cup."
      ),
      FamilyDish(
        "Cream of Asparagus",
        .german,
        ["butter": "40g", "white asparagus": "500g", "egg yolk": "1", "chervil": "a few sprigs"],
        tags: ["Soup", "Spring"],
        closing: "Do not boil it again."
      ),
      FamilyDish(
        "コーンポタージュ Corn Potage",
        .japanese,
        ["butter": "30g", "sweetcorn": "4 cobs", "milk": "200ml", "croutons": "To serve"],
        tags: ["Soup"],
        closing: "In hot weather, chill it overnight."
      ),
      FamilyDish(
        "Groundnut Soup Cups",
        .ghanaian,
        [
          "groundnut oil": "1 tbs", "tomatoes": "400g", "peanut butter": "150 g",
          "roasted peanuts": "1 handful",
        ],
        tags: ["Soup", "Spicy"],
        closing: "A little chilli wakes it up."
      ),
    ]
  )
}

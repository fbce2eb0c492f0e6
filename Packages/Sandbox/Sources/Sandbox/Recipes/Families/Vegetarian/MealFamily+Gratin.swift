extension MealFamily {
  /// Vegetables under cheese.
  static let gratin = MealFamily(
    firstID: 53_600,
    category: .vegetarian,
    base: ["butter": "30g", "salt": "1 tsp", "black pepper": "To taste"],
    method: """
      Rub an ovenproof dish with some of the butter. Heat the oven to 190C/170C fan/gas 5.
      Slice the {1} and layer with the {2}, the salt and black pepper.
      Whisk the {3} and pour it over; it should come two thirds of the way up.
      Cover with the {4}, dot with the rest of the butter and bake for 45 to 55 minutes.
      """,
    dishes: [
      FamilyDish(
        "Gratin Dauphinois",
        .french,
        ["potatoes": "1 kg", "garlic": "2 cloves", "double cream": "500ml", "Gruyère": "50g"],
        tags: ["Oven"],
        closing: "It waits well, covered."
      ),
      FamilyDish(
        "Parmigiana",
        .italian,
        ["aubergines": "4, fried", "basil": "1 handful", "tomato passata": "600 ml", "mozzarella": "250g"],
        tags: ["Oven"],
        closing: "Serve neither hot nor cold."
      ),
      FamilyDish(
        "Celeriac and Chestnut Gratin",
        .british,
        ["celeriac": "1 large", "cooked chestnuts": "150g", "double cream": "300ml", "Stilton": "75 g"],
        tags: ["Oven", "Winter"],
        closing: "With a sharp salad."
      ),
      FamilyDish(
        "Courgette Gratin",
        .greek,
        ["courgettes": "6", "mint": "½ bunch", "beaten eggs": "4", "feta": "200g"],
        tags: ["Oven", "Summer"],
        closing: "Cold pieces are good for lunch."
      ),
      FamilyDish(
        "Cauliflower Cheese Curry Bake",
        .indian,
        ["cauliflower": "1", "curry leaves": "10", "spiced yogurt": "400g", "paneer": "200g, grated"],
        tags: ["Oven", "Spicy"],
        closing: "Naan to scoop it up."
      ),
      FamilyDish(
        "Jansson without Anchovies",
        .swedish,
        ["potatoes": "1 kg, in matchsticks", "onions": "3", "cream": "4 dl", "breadcrumbs": "3 tbs"],
        tags: ["Oven", "Christmas"],
        closing: "Capers stand in for the fish."
      ),
      FamilyDish(
        "Chayote al Gratén",
        .mexican,
        [
          "chayotes": "3", "green chillies": "2, roasted", "Mexican cream": "1 cup",
          "Oaxaca cheese": "1 1/2 cups",
        ],
        tags: ["Oven"],
        closing: "Warm tortillas beside it."
      ),
    ]
  )
}

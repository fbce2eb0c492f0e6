extension MealFamily {
  /// Goat from the oven or the coals.
  static let goatRoast = MealFamily(
    firstID: 53_720,
    category: .goat,
    base: ["salt": "1 tbs", "garlic": "1 head", "lemon": "2"],
    method: """
      Pound the garlic with the salt, the {2} and the juice of the lemon. Rub it into the {1} and leave \
      overnight.
      Heat the oven to 230C/210C fan/gas 8. Put the meat in a tin, brush with the {3} and roast for 20 \
      minutes.
      Turn down to 160C/140C fan/gas 3, add the {4} to the tin, cover with foil and roast for 2 hours.
      Take off the foil for the last 20 minutes. Rest before carving.
      """,
    dishes: [
      FamilyDish(
        "Nyama Choma",
        .kenyan,
        ["goat leg": "2kg", "black pepper": "1 tsp", "sunflower oil": "2 tbs", "beer": "330ml"],
        tags: ["Roast", "Barbecue"],
        closing: "Chop it up on a board and eat with ugali."
      ),
      FamilyDish(
        "Cabrito al Pastor",
        .mexican,
        ["kid": "1/2", "oregano": "1 tbsp", "lard": "3 tbsp", "onions": "4"],
        tags: ["Roast"],
        closing: "Tortillas and a fierce salsa."
      ),
      FamilyDish(
        "Capretto with Potatoes",
        .italian,
        ["kid": "1.5 kg, jointed", "rosemary": "4 sprigs", "olive oil": "100ml", "potatoes": "1kg"],
        tags: ["Roast", "Easter"],
        closing: "A bitter salad beside it."
      ),
      FamilyDish(
        "Chanfana",
        .portuguese,
        ["goat": "2 kg", "sweet paprika": "2 tbs", "pork fat": "50g", "red wine": "1 litre"],
        tags: ["Roast"],
        closing: "In black clay, if you have it."
      ),
      FamilyDish(
        "Katsikaki with Oregano",
        .greek,
        ["goat shoulder": "1.8kg", "oregano": "2 tbs", "olive oil": "100 ml", "tomatoes": "6"],
        tags: ["Roast", "Easter"],
        closing: "Chips fried in olive oil."
      ),
      FamilyDish(
        "Mandi-Style Goat",
        .saudi,
        ["goat shoulder": "2kg", "hawaij": "3 tbs", "ghee": "75g", "onions": "3"],
        tags: ["Roast", "Feast"],
        closing: "On a platter of yellow rice."
      ),
      FamilyDish(
        "ヒージャー Okinawan Goat",
        .japanese,
        ["goat ribs": "1 kg", "ginger": "1 large piece", "awamori": "100ml", "mugwort": "1 bunch"],
        tags: ["Roast"],
        closing: "Not for the timid."
      ),
    ]
  )
}

extension MealFamily {
  /// Shellfish and fish simmered in a broth.
  static let seafoodPot = MealFamily(
    firstID: 53_020,
    category: .seafood,
    base: ["garlic": "3 cloves", "salt": "To taste"],
    method: """
      Heat the {5} in a wide, heavy pot. Soften the {3} in it for 8 minutes, then add the chopped garlic \
      and the {4} and fry for another minute.
      Pour in the {2}, bring to the boil and let it bubble for 10 minutes. Taste and add salt.
      Add the {1}, cover, and cook for 3-6 minutes over a high heat, shaking the pot now and then. \
      Anything with a shell that stays shut goes into the bin.
      """,
    dishes: [
      FamilyDish(
        "Mussels in Cider",
        .french,
        [
          "mussels": "2 kg", "dry cider": "400ml", "shallots": "4", "thyme": "a few sprigs", "butter": "50g",
        ],
        tags: ["Shellfish"],
        closing: "Stir in a spoon of cream and serve with chips."
      ),
      FamilyDish(
        "Moqueca",
        .brazilian,
        [
          "firm white fish": "700g", "coconut milk": "2 x 400ml", "red pepper": "2, sliced",
          "tomatoes": "4", "palm oil": "2 tbsp",
        ],
        tags: ["Fish", "Spicy"],
        closing: "Squeeze a lime over it and serve with rice and toasted cassava flour."
      ),
      FamilyDish(
        "Tom Yum Talay",
        .thai,
        [
          "squid": "300g", "fish stock": "1 litre", "lemongrass": "3 stalks, bruised",
          "chillies": "5 bird's eye", "sunflower oil": "1 tbs",
        ],
        tags: ["Soup", "Spicy"],
        closing: "Take off the heat before you add lime juice, or it turns bitter."
      ),
      FamilyDish(
        "Caldeirada",
        .portuguese,
        [
          "monkfish": "1 kg", "white wine": "300ml", "onions": "3", "sweet paprika": "1 tbs",
          "olive oil": "5 tbs",
        ],
        tags: ["Fish", "Stew"],
        closing: "Leave to stand for 10 minutes and serve with toasted bread."
      ),
      FamilyDish(
        "Gumbo with Prawns",
        .american,
        [
          "prawns": "1 1/2 lb", "chicken stock": "6 cups", "celery": "3 sticks",
          "Creole seasoning": "1 tablespoon", "butter": "1/2 stick",
        ],
        tags: ["Stew", "Spicy"],
        closing: "Serve in deep bowls over a scoop of rice."
      ),
      FamilyDish(
        "Clams with White Beans",
        .spanish,
        [
          "clams": "1.5kg, purged", "dry sherry": "150ml", "white beans": "2 x 400g", "parsley": "½ bunch",
          "olive oil": "4 tbs",
        ],
        tags: ["Shellfish"],
        closing: "Add more parsley than you think and serve in soup plates."
      ),
      FamilyDish(
        "Haemul Jeongol 해물전골",
        .southKorean,
        [
          "mixed seafood": "800g", "anchovy stock": "1.2 litres", "mooli": "300g", "gochugaru": "2 tbs",
          "sesame oil": "1 tsp",
        ],
        tags: ["Soup", "Spicy"],
        closing: "Carry the pot to the table and keep it simmering while you eat."
      ),
      FamilyDish(
        "Caribbean Crab Callaloo",
        .trinidadian,
        [
          "crab claws": "12", "coconut milk": "400 ml", "okra": "200g", "Scotch bonnet": "1 whole",
          "coconut oil": "1 tbsp",
        ],
        tags: ["Shellfish"],
        closing: "Lift the pepper out before it bursts."
      ),
      FamilyDish(
        "Thieboudienne Broth",
        .senegalese,
        [
          "grouper": "1kg", "tomato stock": "1 ½ litres", "cassava": "400g", "tamarind paste": "1 tbs",
          "peanut oil": "100ml",
        ],
        tags: ["Fish"],
        closing: "Serve with broken rice that was steamed above the pot."
      ),
      FamilyDish(
        "香辣蟹 Chilli Crab",
        .chinese,
        [
          "crab": "2, cleaned and cracked", "chicken stock": "200ml", "ginger": "40g, shredded",
          "chilli bean paste": "2 tbs", "groundnut oil": "3 tbs",
        ],
        tags: ["Shellfish", "Spicy"],
        closing: "Offer napkins, and a bowl for the shells."
      ),
    ]
  )
}

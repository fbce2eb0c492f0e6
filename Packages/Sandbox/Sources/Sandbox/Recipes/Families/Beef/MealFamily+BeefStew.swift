extension MealFamily {
  /// Beef cooked slowly.
  static let beefStew = MealFamily(
    firstID: 53_140,
    category: .beef,
    base: ["salt": "to taste", "black pepper": "", "water": "300ml"],
    method: """
      Cut the {1} into pieces the size of a matchbox and dry them well. Season with salt and black pepper.
      Brown the meat in the {5} in a heavy pot, a few pieces at a time. This takes a quarter of an hour \
      and is worth it.
      Add the {2} and cook until soft. Stir in the {3} and let it smell good for a minute.
      Pour in the {4} and the water, scrape the bottom, cover, and leave over the lowest heat for 2½ to 3 \
      hours.
      """,
    dishes: [
      FamilyDish(
        "Carbonade with Dark Beer",
        .belgian,
        [
          "braising steak": "1 kg", "onions": "4 large", "Dijon mustard": "2 tbs", "dark beer": "500ml",
          "butter": "40g",
        ],
        tags: ["Stew", "Winter"],
        closing: "Lay a slice of gingerbread on top for the last half hour."
      ),
      FamilyDish(
        "Goulash",
        .hungarian,
        [
          "shin of beef": "1.2kg", "red peppers": "3", "sweet paprika": "4 tbs", "tomato passata": "200 ml",
          "lard": "2 tbs",
        ],
        tags: ["Stew"],
        closing: "Serve with small dumplings."
      ),
      FamilyDish(
        "Beef Rendang",
        .indonesian,
        [
          "chuck steak": "2 lb", "shallots": "8", "lemongrass paste": "3 tbsp", "coconut milk": "2 x 400ml",
          "coconut oil": "3 tbsp",
        ],
        tags: ["Curry", "Spicy"],
        closing: "Go on without a lid until the sauce clings and turns dark."
      ),
      FamilyDish(
        "Boeuf aux Olives",
        .french,
        [
          "beef cheeks": "4", "carrots": "5", "herbes de Provence": "1 tbs", "red wine": "1 bottle",
          "olive oil": "3 tbs",
        ],
        tags: ["Stew"],
        closing: "Stir in a handful of black olives for the last 20 minutes."
      ),
      FamilyDish(
        "Bò Kho",
        .vietnamese,
        [
          "beef brisket": "1kg", "carrots": "4, in chunks", "star anise": "4", "coconut water": "400ml",
          "annatto oil": "2 tbs",
        ],
        tags: ["Stew", "Soup"],
        closing: "Serve with noodles or a crusty baguette, and lots of basil."
      ),
      FamilyDish(
        "Stifado",
        .greek,
        [
          "stewing beef": "1.5 kg", "pickling onions": "1 kg", "cinnamon": "1 stick",
          "red wine vinegar": "100ml", "olive oil": "100ml",
        ],
        tags: ["Stew"],
        closing: "Better tomorrow than today."
      ),
      FamilyDish(
        "Potjiekos",
        .southAfrican,
        [
          "oxtail": "1.5kg", "baby potatoes": "500 g", "curry powder": "1 tbs", "beef stock": "750ml",
          "sunflower oil": "2 tbs",
        ],
        tags: ["Stew", "Braai"],
        closing: "Do not stir: a potjie is built in layers."
      ),
      FamilyDish(
        "牛腩 Brisket with Mooli",
        .chinese,
        [
          "beef brisket": "900g", "mooli": "1 large", "chu hou paste": "3 tbs", "beef stock": "600ml",
          "peanut oil": "2 tbs",
        ],
        tags: ["Stew"],
        closing: "Scatter with spring onions and ladle over noodles."
      ),
    ]
  )
}

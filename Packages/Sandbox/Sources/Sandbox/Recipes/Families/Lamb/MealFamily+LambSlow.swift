extension MealFamily {
  /// Lamb that falls off the bone.
  static let lambSlow = MealFamily(
    firstID: 53_260,
    category: .lamb,
    base: ["salt": "2 tsp", "garlic": "1 head", "black pepper": "1 tsp"],
    method: """
      Rub the {1} all over with the salt, the black pepper and the {2}. Leave overnight in the fridge.
      Heat the oven to 220C/200C fan/gas 7. Break up the garlic, put it in a deep tin with the {3} and set \
      the meat on top. Roast for 25 minutes.
      Turn the oven down to 150C/130C fan/gas 2. Pour the {4} round the meat, cover tightly with foil and \
      forget about it for 4 hours.
      Skim the fat from the juices and pull the meat apart with two forks.
      """,
    dishes: [
      FamilyDish(
        "Kleftiko",
        .greek,
        ["lamb shoulder": "2kg", "oregano": "2 tbs", "potatoes": "1.5 kg", "lemon juice": "3 lemons"],
        tags: ["Roast", "Sunday"],
        closing: "Bring it to the table in its paper."
      ),
      FamilyDish(
        "Gigot de Sept Heures",
        .french,
        ["leg of lamb": "2.2kg", "thyme": "6 sprigs", "carrots": "6", "white wine": "½ bottle"],
        tags: ["Roast", "Sunday"],
        closing: "Carve it with a spoon."
      ),
      FamilyDish(
        "Mechoui",
        .moroccan,
        ["lamb shoulder": "2 kg", "cumin": "2 tbs", "onions": "4", "water": "300ml"],
        tags: ["Roast"],
        closing: "Put small bowls of salt and cumin on the table."
      ),
      FamilyDish(
        "Barbacoa de Borrego",
        .mexican,
        [
          "lamb neck": "4 lb", "guajillo chillies": "6, soaked and ground", "avocado leaves": "1 handful",
          "beer": "2 cups",
        ],
        tags: ["Roast", "Spicy"],
        closing: "Serve in warm tortillas with lime."
      ),
      FamilyDish(
        "Raan",
        .indian,
        ["leg of lamb": "1 small", "garam masala": "3 tbs", "shallots": "10", "yogurt": "300g"],
        tags: ["Roast", "Feast"],
        closing: "Strew with fried almonds."
      ),
      FamilyDish(
        "Lamb with Swede and Juniper",
        .icelandic,
        ["lamb shanks": "4", "juniper berries": "12, crushed", "swede": "1", "lamb stock": "500ml"],
        tags: ["Roast", "Winter"],
        closing: "Serve with boiled potatoes and rhubarb jam."
      ),
      FamilyDish(
        "Quzi",
        .saudi,
        ["lamb shoulder": "2.5kg", "seven-spice": "2 tbs", "raisins": "100g", "tomato juice": "400 ml"],
        tags: ["Roast", "Feast"],
        closing: "Heap rice on a platter, the meat on the rice and nuts on the meat."
      ),
      FamilyDish(
        "手抓羊肉 Hand-Held Lamb",
        .chinese,
        [
          "lamb ribs": "1.5 kg", "Sichuan pepper": "1 tbs", "spring onions": "1 bunch", "rice wine": "200ml",
        ],
        tags: ["Roast"],
        closing: "Dip into chilli salt, and do use your hands."
      ),
    ]
  )
}

extension MealFamily {
  /// Pork cooked until it gives way.
  static let porkBraise = MealFamily(
    firstID: 53_400,
    category: .pork,
    base: ["salt": "1 ½ tsp", "garlic": "4 cloves", "water": "1 cup"],
    method: """
      Cut the {1} into large cubes and rub with the salt. Brown it on all sides in a heavy pot in its own \
      fat.
      Add the crushed garlic and the {2} and stir for two minutes.
      Pour in the {3} and the water and add the {4}. Bring to a simmer, cover, and cook gently for 2 \
      hours.
      Take off the lid and boil until the sauce coats the meat.
      """,
    dishes: [
      FamilyDish(
        "Adobo",
        .filipino,
        ["pork belly": "1 kg", "bay leaves": "4", "cane vinegar": "1/2 cup", "soy sauce": "1/2 cup"],
        tags: ["Stew"],
        closing: "Rice, and a lot of it."
      ),
      FamilyDish(
        "紅燒肉 Red-Braised Pork",
        .chinese,
        ["pork belly": "800g", "ginger": "6 slices", "Shaoxing wine": "200ml", "rock sugar": "40g"],
        tags: ["Stew"],
        closing: "The fat should shake when you carry the dish."
      ),
      FamilyDish(
        "Carnitas",
        .mexican,
        ["pork shoulder": "3 lb", "oregano": "1 tbsp", "orange juice": "1 cup", "cumin": "1 tsp"],
        tags: ["Stew", "Tacos"],
        closing: "Fry the shreds until crisp and serve in tortillas."
      ),
      FamilyDish(
        "Pork with Prunes",
        .french,
        ["pork neck": "1kg", "onions": "2", "white wine": "350 ml", "prunes": "200g"],
        tags: ["Stew"],
        closing: "Stir in a spoon of crème fraîche."
      ),
      FamilyDish(
        "Bigos",
        .polish,
        [
          "pork shoulder": "750g", "smoked sausage": "300g, sliced", "sauerkraut": "1 kg",
          "dried mushrooms": "30g",
        ],
        tags: ["Stew", "Winter"],
        closing: "On the third day it is at its best."
      ),
      FamilyDish(
        "Thịt Kho",
        .vietnamese,
        ["pork belly": "2 lbs", "shallots": "4", "coconut water": "3 cups", "fish sauce": "1/4 cup"],
        tags: ["Stew", "New Year"],
        closing: "Put peeled boiled eggs in for the last half hour."
      ),
      FamilyDish(
        "Carne de Porco à Alentejana",
        .portuguese,
        ["pork loin": "800g", "sweet paprika": "2 tbs", "white wine": "250ml", "clams": "1 kg"],
        tags: ["Stew"],
        closing: "Serve with fried potato cubes and coriander."
      ),
      FamilyDish(
        "Griot",
        .haitian,
        ["pork shoulder": "1.5kg", "Scotch bonnet": "1", "sour orange juice": "1 cup", "thyme": "5 sprigs"],
        tags: ["Stew", "Spicy"],
        closing: "Pikliz is the only right company."
      ),
    ]
  )
}

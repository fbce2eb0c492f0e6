extension WrittenMeal {
  /// Teriyaki Chicken Casserole.
  static let teriyakiCasserole = WrittenMeal(
    id: 52_772,
    "Teriyaki Chicken Casserole",
    .chicken,
    .japanese,
    tags: ["Meat", "Casserole"],
    style: .lines,
    ingredients: [
      "soy sauce": "3/4 cup", "water": "½ cup", "brown sugar": "1/4 cup", "ground ginger": "1/2 teaspoon",
      "garlic": "1 clove, crushed", "cornflour": "4 Tablespoons", "chicken breasts": "2",
      "mixed vegetables": "1 (12 oz.) bag", "brown rice": "3 cups, cooked",
    ],
    method: """
      Heat the oven to 180°C and oil a baking dish.
      Simmer the soy sauce with half of the water, the brown sugar, ground ginger and garlic for two \
      minutes. Stir the cornflour into the rest of the water and thicken the sauce with it.
      Lay the chicken breasts in the dish, pour a third of the sauce over them and bake for 35 minutes.
      Pull the chicken apart. Mix it with the brown rice, the mixed vegetables, steamed, and more of the \
      sauce.
      Bake for another quarter of an hour and bring the last of the sauce to the table.
      """
  )

  /// Coq au Riesling.
  static let coqAuRiesling = WrittenMeal(
    id: 52_775,
    "Coq au Riesling",
    .chicken,
    .french,
    tags: ["Stew"],
    style: .numbered,
    ingredients: [
      "chicken": "1, jointed", "butter": "30g", "smoked bacon": "100 g, in strips", "shallots": "8",
      "button mushrooms": "250g", "Riesling": "1 bottle, less a glass", "crème fraîche": "200ml",
      "tarragon": "2 sprigs", "salt": "to taste",
    ],
    method: """
      Brown the chicken in the butter with the smoked bacon. Salt it.
      Add the shallots and the button mushrooms and cook until they take colour.
      Pour in the Riesling and simmer without a lid for 40 minutes. The missing glass is for the cook.
      Stir in the crème fraîche, boil for a few minutes, and finish with tarragon.
      """
  )

  /// 棒棒鸡 Bang Bang Chicken.
  static let bangBangChicken = WrittenMeal(
    id: 52_776,
    "棒棒鸡 Bang Bang Chicken",
    .chicken,
    .chinese,
    tags: ["Cold", "Spicy"],
    style: .lowerCaseHeadings,
    ingredients: [
      "chicken breasts": "2", "ginger": "4 slices", "cucumber": "1", "sesame paste": "2 tbs",
      "soy sauce": "1 tbs", "black vinegar": "1 tbs", "chilli oil": "2-3 tbs", "Sichuan pepper": "½ tsp",
      "sugar": "1 tsp", "peanuts": "2 tbs, crushed",
    ],
    method: """
      Poach the chicken breasts with the ginger for 12 minutes and let them cool in the water.
      Beat them with a rolling pin (hence the name) and tear into shreds. Cut the cucumber to match.
      Stir the sesame paste with a little broth, the soy sauce, black vinegar, chilli oil, Sichuan pepper \
      and sugar.
      Dress, and strew with the peanuts.
      """
  )
}

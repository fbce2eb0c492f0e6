extension WrittenMeal {
  /// Full Breakfast.
  static let fullBreakfast = WrittenMeal(
    id: 52_793,
    "Full Breakfast",
    .breakfast,
    .irish,
    tags: ["Fry-up"],
    style: .blob,
    ingredients: [
      "back bacon": "4 rashers", "pork sausages": "4", "black pudding": "4 slices", "tomatoes": "2",
      "mushrooms": "6", "eggs": "4", "butter": "1 tbs", "soda bread": "4 slices", "tea": "a pot",
    ],
    method: """
      Grill the pork sausages slowly for 15 minutes, turning. Add the back bacon, the black pudding, the \
      halved tomatoes and the mushrooms.
      When all is nearly done, fry the eggs in the butter.
      Toast the soda bread, and pour the tea.
      """
  )

  /// 煎饼果子 Jianbing.
  static let jianbing = WrittenMeal(
    id: 52_794,
    "煎饼果子 Jianbing",
    .breakfast,
    .chinese,
    tags: ["Street Food", "Quick"],
    style: .untidy,
    ingredients: [
      "millet flour": "100g", "plain flour": "50g", "water": "250ml", "eggs": "2", "spring onions": "2",
      "coriander": "handful", "sweet bean sauce": "2 tbs", "chilli sauce": "1 tsp",
      "fried dough sticks": "2", "black sesame seeds": "1 tsp",
    ],
    method: """
      Whisk the millet flour, plain flour and water to a thin batter.
      Spread a ladle of it on a hot griddle. Crack an egg on top and spread that too; scatter with spring \
      onions, coriander and black sesame seeds.
      Flip, brush with sweet bean sauce and chilli sauce, lay one of the fried dough sticks across, and \
      fold. Do the same with the other of the eggs.
      """
  )

  /// Çılbır.
  static let cilbir = WrittenMeal(
    id: 52_795,
    "Çılbır",
    .breakfast,
    .turkish,
    tags: ["Eggs", "Quick"],
    style: .lines,
    ingredients: [
      "eggs": "4", "thick yogurt": "300g", "garlic": "1 clove, crushed", "butter": "50g",
      "Aleppo pepper": "2 tsp", "vinegar": "1 tbs", "dill": "few sprigs", "salt": "½ tsp",
    ],
    method: """
      Stir the garlic and the salt into the thick yogurt, which must not be cold, and spread it on two \
      plates.
      Poach the eggs in barely moving water with the vinegar.
      Melt the butter until it foams, add the Aleppo pepper, and pour it over eggs and yogurt. Dill, \
      bread, done.
      """
  )
}

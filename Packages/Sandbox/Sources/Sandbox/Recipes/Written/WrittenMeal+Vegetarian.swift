extension WrittenMeal {
  /// Spanakopita.
  static let spanakopita = WrittenMeal(
    id: 52_791,
    "Spanakopita",
    .vegetarian,
    .greek,
    tags: ["Pie", "Party"],
    style: .headings,
    ingredients: [
      "spinach": "1kg", "spring onions": "1 bunch", "dill": "1 bunch", "feta": "400g", "eggs": "3",
      "nutmeg": "Grating", "filo pastry": "12 sheets", "olive oil": "150ml", "black pepper": "",
    ],
    method: """
      Wilt the spinach with the spring onions, and drain it as if your life depended on it.
      Mix with the dill, the crumbled feta, eggs, nutmeg and black pepper.
      Line a tin with half of the filo pastry, brushing every sheet with olive oil. Spread the filling, \
      cover with the rest, and score the top.
      Bake at 180C/160C fan/gas 4 for 50 minutes.
      """
  )

  /// Pierogi Ruskie.
  static let pierogi = WrittenMeal(
    id: 52_792,
    "Pierogi Ruskie",
    .vegetarian,
    .polish,
    tags: ["Dumplings"],
    style: .numbered,
    ingredients: [
      "plain flour": "500g", "hot water": "250ml", "butter": "50g", "floury potatoes": "700g",
      "quark": "250g", "onions": "4", "salt": "2 tsp", "black pepper": "1 tsp", "sour cream": "To serve",
    ],
    method: """
      Boil and mash the floury potatoes. Fry the onions in half of the butter; mix half of them with the \
      potatoes, the quark, salt and plenty of black pepper.
      Knead the plain flour with the hot water and the rest of the butter. Rest, roll thin, and cut out \
      rounds.
      Fill, fold and pinch. Boil until they float, and two minutes more.
      Serve with the other onions and sour cream.
      """
  )
}

extension WrittenMeal {
  /// Toad in the Hole.
  static let toadInTheHole = WrittenMeal(
    id: 52_779,
    "Toad in the Hole",
    .miscellaneous,
    .british,
    tags: ["Cheap", "Sunday"],
    style: .numbered,
    ingredients: [
      "pork sausages": "8", "plain flour": "140g", "eggs": "4", "milk": "200ml", "lard": "2 tbs",
      "onions": "2", "beef stock": "300 ml", "salt": "½ tsp",
    ],
    method: """
      Whisk the plain flour, eggs, milk and salt and let the batter rest.
      Brown the pork sausages in a tin with the lard at 220C/200C fan/gas 7 for 15 minutes.
      Pour in the batter quickly and do not open the oven for 30 minutes.
      Fry the onions very slowly, add the beef stock, and boil down to a gravy.
      """
  )

  /// 大阪たこ焼き Takoyaki.
  static let takoyaki = WrittenMeal(
    id: 52_780,
    "大阪たこ焼き Takoyaki",
    .miscellaneous,
    .japanese,
    tags: ["Snack", "Street Food"],
    style: .untidy,
    ingredients: [
      "plain flour": "150g", "dashi": "450ml", "eggs": "2", "boiled octopus": "150g", "spring onions": "2",
      "pickled ginger": "2 tbs", "tempura scraps": "3 tbs", "oil": "For the pan",
      "takoyaki sauce": "to taste", "bonito flakes": "handful",
    ],
    method: """
      Mix the plain flour, dashi and eggs into a thin batter.
      Oil the pan well and heat it until it smokes. Fill every hole to the brim, and beyond.
      Drop in the boiled octopus, spring onions, pickled ginger and tempura scraps. After two minutes, \
      turn each ball with a skewer. It looks hopeless, then it works.
      Brush with takoyaki sauce and let the bonito flakes dance.
      """
  )
}

extension WrittenMeal {
  /// Ratatouille, the Slow Way.
  static let ratatouille = WrittenMeal(
    id: 52_789,
    "Ratatouille, the Slow Way",
    .vegan,
    .french,
    tags: ["Summer", "Stew"],
    style: .paragraphs,
    ingredients: [
      "aubergines": "2", "courgettes": "3", "red peppers": "2", "onions": "2", "tomatoes": "1kg",
      "olive oil": "150 ml", "garlic": "5 cloves", "thyme": "4 sprigs", "bay leaf": "1", "salt": "to taste",
      "basil": "to finish",
    ],
    method: """
      Cut the aubergines, courgettes and red peppers into large dice. Fry each alone in some of the olive \
      oil, salt it, and lift it out.
      Melt the onions in the same pan, add the garlic, thyme, bay leaf and the tomatoes, skinned, and cook \
      to a thick sauce.
      Return the vegetables and leave on the lowest heat for 40 minutes. Tear the basil over it.
      """
  )

  /// Kinpira Gobō.
  static let kinpira = WrittenMeal(
    id: 52_790,
    "Kinpira Gobō",
    .vegan,
    .japanese,
    tags: ["Quick", "Side"],
    style: .lines,
    ingredients: [
      "burdock": "2 roots", "carrot": "1", "sesame oil": "1 tbs", "dried chilli": "1", "sake": "2 tbs",
      "sugar": "1 tbs", "soy sauce": "2 tbs", "sesame seeds": "1 tsp",
    ],
    method: """
      Scrape the burdock and cut it into matchsticks. Soak in water. Cut the carrot likewise.
      Stir-fry both in the sesame oil with the dried chilli for 4 minutes.
      Add the sake, sugar and soy sauce and go on until the pan is dry. Sprinkle with sesame seeds.
      """
  )
}

extension WrittenMeal {
  /// Rösti.
  static let roesti = WrittenMeal(
    id: 52_785,
    "Rösti",
    .side,
    .swiss,
    tags: ["Potatoes", "Cheap"],
    style: .headings,
    ingredients: [
      "waxy potatoes": "1 kg, boiled yesterday", "butter": "3 tbs", "lard": "1 tbs", "salt": "1 tsp",
    ],
    method: """
      Grate the waxy potatoes coarsely and mix with the salt.
      Melt half of the butter and the lard in an iron pan. Press the potatoes in and fry over a gentle \
      heat for 15 minutes.
      Turn it with a plate, put the rest of the butter round the rim, and fry for 15 minutes more.
      """
  )

  /// Japanese Potato Salad ポテトサラダ.
  static let potatoSalad = WrittenMeal(
    id: 52_786,
    "Japanese Potato Salad ポテトサラダ",
    .side,
    .japanese,
    tags: ["Salad", "Picnic"],
    style: .paragraphs,
    ingredients: [
      "floury potatoes": "4", "carrot": "1", "cucumber": "½", "ham": "3 slices", "boiled egg": "1",
      "Japanese mayonnaise": "5 tbs", "rice vinegar": "2 tsp", "salt": "",
    ],
    method: """
      Boil the floury potatoes with the carrot. Mash roughly while hot, add the rice vinegar, and let it \
      cool.
      Salt the sliced cucumber, wait ten minutes, and squeeze it dry.
      Fold in the ham, the boiled egg, chopped, the cucumber and the Japanese mayonnaise.
      """
  )
}

extension WrittenMeal {
  /// Goat Tacos de Birria.
  static let birria = WrittenMeal(
    id: 52_796,
    "Goat Tacos de Birria",
    .goat,
    .mexican,
    tags: ["Street Food", "Spicy"],
    style: .paragraphs,
    ingredients: [
      "goat shoulder": "2 kg", "guajillo chillies": "8", "ancho chillies": "3", "tomatoes": "4",
      "garlic": "6 cloves", "cinnamon": "1 stick", "cloves": "3", "oregano": "2 tsp",
      "cider vinegar": "1/4 cup", "bay leaves": "3", "salt": "1 tbsp", "corn tortillas": "24", "onion": "1",
      "lime": "4",
    ],
    method: """
      Toast and soak the guajillo chillies and the ancho chillies. Blend with the tomatoes, garlic, \
      cinnamon, cloves, oregano and cider vinegar.
      Rub the goat shoulder with the salt, cover with the paste and leave overnight. Add the bay leaves \
      and water to cover, and cook for 3½ hours.
      Shred the meat. Dip the corn tortillas in the fat of the broth, fill, fold and fry. Chopped onion, \
      lime, and a cup of the broth for each guest.
      """
  )

  /// Maafe with Goat.
  static let maafe = WrittenMeal(
    id: 52_797,
    "Maafe with Goat",
    .goat,
    .senegalese,
    tags: ["Stew"],
    style: .lines,
    ingredients: [
      "goat leg": "1kg, cubed", "groundnut oil": "4 tbs", "onions": "2", "tomato paste": "3 tbs",
      "peanut butter": "200 g", "sweet potatoes": "2", "cabbage": "¼", "Scotch bonnet": "1",
      "thyme": "1 tsp", "salt": "to taste", "rice": "to serve",
    ],
    method: """
      Brown the goat leg in the groundnut oil, then the onions, and salt both.
      Stir in the tomato paste and let it darken. Cover with water, add the thyme, and simmer for an hour.
      Thin the peanut butter with broth and stir it in with the sweet potatoes, the cabbage and the Scotch \
      bonnet. It is ready when red oil rises. Serve with rice.
      """
  )
}

extension WrittenMeal {
  /// Beef Wellington for a Small Party.
  static let wellington = WrittenMeal(
    id: 52_771,
    "Beef Wellington for a Small Party",
    .beef,
    .british,
    tags: ["Roast", "Feast"],
    style: .headings,
    ingredients: [
      "beef fillet": "750g", "olive oil": "2 tbs", "chestnut mushrooms": "400g", "shallots": "2",
      "thyme": "3 sprigs", "Madeira": "100ml", "Dijon mustard": "1 tbs", "prosciutto": "10 slices",
      "puff pastry": "500g", "egg yolks": "2", "sea salt": "Flakes",
    ],
    method: """
      Sear the beef fillet in the olive oil on every side. Brush with the Dijon mustard while hot, and let \
      it go cold.
      Chop the chestnut mushrooms and shallots very finely and cook with the thyme until dry. Add the \
      Madeira and cook until dry again.
      Lay the prosciutto on film, spread the mushrooms over it, set the beef on top and roll up tightly. \
      Chill for 20 minutes.
      Roll the parcel in the puff pastry, seal, brush with the egg yolks, and sprinkle with sea salt.
      Bake at 220C/200C fan/gas 7 for 25 to 30 minutes. Rest for ten before you cut thick slices.
      """
  )

  /// Picadillo Habanero.
  static let picadillo = WrittenMeal(
    id: 52_773,
    "Picadillo Habanero",
    .beef,
    .cuban,
    tags: ["Quick", "Cheap"],
    style: .blob,
    ingredients: [
      "minced beef": "1 lb 2 oz", "onion": "1", "green pepper": "1", "garlic": "3 cloves",
      "tomato sauce": "1 (8 oz.) can", "white wine": "1/4 cup", "stuffed olives": "12", "raisins": "2 tbsp",
      "cumin": "1/2 tsp", "bay leaf": "1", "rice": "To serve",
    ],
    method: """
      Fry the onion, green pepper and garlic, all chopped, until soft.
      Add the minced beef with the cumin and the bay leaf and brown it.
      Pour in the tomato sauce and the white wine, and simmer for 15 minutes.
      Stir in the stuffed olives and raisins and serve with rice and a fried egg.
      """
  )

  /// Sauerbraten.
  static let sauerbraten = WrittenMeal(
    id: 52_774,
    "Sauerbraten",
    .beef,
    .german,
    tags: ["Roast", "Sunday"],
    style: .paragraphs,
    ingredients: [
      "beef topside": "1.5 kg", "red wine vinegar": "300ml", "red wine": "500ml", "onions": "2",
      "carrots": "2", "juniper berries": "8", "cloves": "4", "bay leaves": "3", "lard": "2 tbs",
      "gingerbread": "80g", "raisins": "50g",
    ],
    method: """
      Boil the red wine vinegar and the red wine with the onions, carrots, juniper berries, cloves and bay \
      leaves. When cold, pour it over the beef topside. Turn the meat once a day for four days.
      Dry the meat and brown it in the lard. Add the vegetables, then the marinade, and braise for 2½ \
      hours.
      Strain the sauce, crumble in the gingerbread, add the raisins, and let it simmer until it shines.
      """
  )
}

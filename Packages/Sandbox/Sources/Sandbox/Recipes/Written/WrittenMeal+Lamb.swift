extension WrittenMeal {
  /// Lamb Biryani of Twenty Things.
  static let lambBiryani = WrittenMeal(
    id: 52_777,
    "Lamb Biryani of Twenty Things",
    .lamb,
    .indian,
    tags: ["Rice", "Feast", "Spicy"],
    style: .headings,
    ingredients: [
      "lamb shoulder": "1kg, cubed", "yogurt": "250g", "ginger": "2 tbs, grated", "garlic": "8 cloves",
      "Kashmiri chilli": "1 tbs", "turmeric": "1 tsp", "salt": "1 tbs", "onions": "5", "ghee": "150g",
      "cinnamon": "2 sticks", "cardamom": "8 pods", "cloves": "6", "bay leaves": "3",
      "cumin seeds": "1 tsp", "basmati rice": "600g", "saffron": "1 large pinch", "milk": "100ml",
      "mint": "1 bunch", "coriander": "1 bunch", "rose water": "1 tsp",
    ],
    method: """
      Mix the lamb shoulder with the yogurt, ginger, crushed garlic, Kashmiri chilli, turmeric and half of \
      the salt. Leave overnight.
      Slice the onions and fry them in the ghee until crisp. Set half aside.
      Add the cinnamon, cardamom, cloves, bay leaves and cumin seeds to the pot, then the meat, and cook \
      for an hour.
      Boil the basmati rice with the rest of the salt for 5 minutes; drain. Warm the saffron in the milk.
      Layer the meat and the rice with the mint, coriander and fried onions. Sprinkle with the saffron \
      milk and rose water.
      Seal the lid with dough and leave on the lowest flame for 30 minutes.
      """
  )

  /// Fårikål.
  static let farikal = WrittenMeal(
    id: 52_778,
    "Fårikål",
    .lamb,
    .norwegian,
    tags: ["Stew", "Autumn"],
    style: .lines,
    ingredients: [
      "stewing lamb": "1.5kg, on the bone", "white cabbage": "1.5 kg", "black peppercorns": "4 tsp",
      "salt": "2 tsp", "plain flour": "2 tbs", "water": "3 dl", "potatoes": "8, boiled",
    ],
    method: """
      Layer the stewing lamb and the white cabbage, cut into boats, in a large pot. Sprinkle salt, plain \
      flour and black peppercorns between the layers.
      Pour in the water, bring to the boil, and cook slowly for 2½ hours.
      Serve very hot with the potatoes. Fish the peppercorns out, or warn your guests.
      """
  )
}

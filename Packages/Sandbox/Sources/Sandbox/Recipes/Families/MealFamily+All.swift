extension MealFamily {
  /// Every family.
  static let all: [MealFamily] = [
    .roastedFish, .seafoodPot, .crispSeafood, .crumble, .spongeCake, .creamPots, .tart, .beefStew,
    .beefStirFry, .beefOven, .chickenTray, .chickenCurry, .chickenPan, .lambSlow, .lambSkewers,
    .friedRice, .householdSoup, .pastaSauce, .pastaBake, .pesto, .porkBraise, .porkChops,
    .roastVegetables, .salad, .pilaf, .smoothSoup, .toasts, .lentilPot, .tofu, .grainBowl, .gratin,
    .eggs, .paneer, .pancakes, .porridge, .goatCurry, .goatRoast,
  ]
}

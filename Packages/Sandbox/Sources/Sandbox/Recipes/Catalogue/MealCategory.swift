/// The kinds of meals, in the order of the service; the raw values are its names.
enum MealCategory: String, CaseIterable, Hashable, Sendable {
  case beef = "Beef"
  case chicken = "Chicken"
  case dessert = "Dessert"
  case lamb = "Lamb"
  case miscellaneous = "Miscellaneous"
  case pasta = "Pasta"
  case pork = "Pork"
  case seafood = "Seafood"
  case side = "Side"
  case starter = "Starter"
  case vegan = "Vegan"
  case vegetarian = "Vegetarian"
  case breakfast = "Breakfast"
  case goat = "Goat"

  /// The number by which the service knows it, from 1.
  var id: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}

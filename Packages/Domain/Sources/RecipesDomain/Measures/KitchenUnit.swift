/// A unit of weight or volume that recipes use.
enum KitchenUnit: Hashable {
  case milligram
  case gram
  case kilogram
  case ounce
  case pound
  case millilitre
  case centilitre
  case decilitre
  case litre
  case teaspoon
  case tablespoon
  case cup
  case pint
  case fluidOunce

  /// Takes a word as a unit, in any letter case, with or without a point; `T` is a tablespoon and `t` a teaspoon.
  init?(_ word: some StringProtocol) {
    let plain = word.hasSuffix(".") ? String(word.dropLast()) : String(word)
    if plain == "T" {
      self = .tablespoon
      return
    }
    guard let unit = Self.spellings[plain.lowercased()] else { return nil }
    self = unit
  }

  /// Units that are exact multiples of one another everywhere share a base.
  ///
  /// Spoons and cups do not: a tablespoon is three teaspoons in one country and four in another.
  var base: (unit: KitchenUnit, factor: Int)? {
    switch self {
    case .gram: (.gram, 1)
    case .kilogram: (.gram, 1000)
    case .ounce: (.ounce, 1)
    case .pound: (.ounce, 16)
    case .millilitre: (.millilitre, 1)
    case .centilitre: (.millilitre, 10)
    case .decilitre: (.millilitre, 100)
    case .litre: (.millilitre, 1000)
    case .milligram, .teaspoon, .tablespoon, .cup, .pint, .fluidOunce: nil
    }
  }

  /// Whether amounts of it are written as decimals: nobody weighs ⅓ g.
  var isMetric: Bool {
    switch self {
    case .milligram, .gram, .kilogram, .millilitre, .centilitre, .decilitre, .litre: true
    case .ounce, .pound, .teaspoon, .tablespoon, .cup, .pint, .fluidOunce: false
    }
  }

  private static let spellings: [String: KitchenUnit] = [
    "mg": .milligram, "g": .gram, "gr": .gram, "gram": .gram, "grams": .gram, "gramme": .gram,
    "grammes": .gram, "kg": .kilogram, "kilo": .kilogram, "kilos": .kilogram, "kilogram": .kilogram,
    "kilograms": .kilogram, "oz": .ounce, "ounce": .ounce, "ounces": .ounce, "lb": .pound, "lbs": .pound,
    "pound": .pound, "pounds": .pound, "ml": .millilitre, "millilitre": .millilitre,
    "millilitres": .millilitre, "milliliter": .millilitre, "milliliters": .millilitre, "cl": .centilitre,
    "dl": .decilitre, "l": .litre, "litre": .litre, "litres": .litre, "liter": .litre, "liters": .litre,
    "tsp": .teaspoon, "tsps": .teaspoon, "t": .teaspoon, "teaspoon": .teaspoon, "teaspoons": .teaspoon,
    "tbsp": .tablespoon, "tbsps": .tablespoon, "tbs": .tablespoon, "tblsp": .tablespoon,
    "tablespoon": .tablespoon, "tablespoons": .tablespoon, "cup": .cup, "cups": .cup, "pint": .pint,
    "pints": .pint, "floz": .fluidOunce,
  ]
}

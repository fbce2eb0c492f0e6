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

extension KitchenUnit {
  /// Takes a word as it stands after an amount, with blanks in front of it.
  init?(spelled word: String) {
    self.init(word.drop { $0 == " " })
  }

  /// How many of a smaller unit are one of this, where that is so everywhere.
  func factor(to smaller: KitchenUnit) -> Int? {
    guard let own = base, let other = smaller.base, own.unit == other.unit, own.factor > other.factor else {
      return nil
    }
    return own.factor / other.factor
  }

  /// Whether an amount in this unit is commonly followed by a rest in the other.
  func mayBeFollowed(by smaller: KitchenUnit) -> Bool {
    switch (self, smaller) {
    case (.cup, .tablespoon), (.cup, .teaspoon), (.tablespoon, .teaspoon), (.pint, .cup),
      (.pint, .tablespoon), (.pint, .fluidOunce), (.cup, .fluidOunce):
      true
    default: factor(to: smaller) != nil
    }
  }
}

/// English words for amounts that change with the number before them.
enum UnitWord {
  /// Makes the first word after an amount fit its new value; other words stay.
  ///
  /// - Parameters:
  ///   - words: What follows the amount.
  ///   - old: The amount that the word was written for.
  ///   - new: The amount that stands before it now.
  /// - Returns: The words; changed only where more than one became one or less, or the other way round.
  static func fitting(_ words: String, from old: Quantity, to new: Quantity) -> String {
    guard let one = Quantity(1), (old > one) != (new > one) else { return words }
    let blanks = words.prefix { $0 == " " }
    let word = words.dropFirst(blanks.count).prefix { $0.isLetter }
    let rest = words.dropFirst(blanks.count + word.count)
    let pair = plurals.first { (new > one ? $0.key : $0.value) == word }
    guard let pair else { return words }
    return blanks + (new > one ? pair.value : pair.key) + rest
  }

  /// A word in the form for one, if it is a plural that is known; else as it is.
  static func singular(_ word: String) -> String {
    plurals.first { $0.value == word }?.key ?? word
  }

  /// Only those that are the same in every recipe.
  private static let plurals = [
    "bunch": "bunches", "can": "cans", "clove": "cloves", "cup": "cups", "handful": "handfuls",
    "leaf": "leaves", "litre": "litres", "ounce": "ounces", "packet": "packets", "piece": "pieces",
    "pinch": "pinches", "pint": "pints", "pound": "pounds", "slice": "slices", "sprig": "sprigs",
    "stalk": "stalks", "stick": "sticks", "tablespoon": "tablespoons", "teaspoon": "teaspoons", "tin": "tins",
  ]
}

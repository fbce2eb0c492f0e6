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

  /// Whether people say an amount in this unit and a rest in the other.
  func mayBeFollowed(by smaller: KitchenUnit) -> Bool {
    switch (self, smaller) {
    case (.cup, .tablespoon), (.cup, .teaspoon), (.tablespoon, .teaspoon), (.pint, .cup),
      (.pint, .tablespoon), (.pint, .fluidOunce), (.cup, .fluidOunce):
      true
    default: factor(to: smaller) != nil
    }
  }
}

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

/// Writes an amount so that it can be read and measured.
enum QuantityWriter {
  private typealias Choice = (sign: String, whole: Int, numerator: Int, denominator: Int)

  /// Writes a whole number with a fraction: `¾`, `1 ½`; a decimal where no fraction is within one twentieth.
  static func fractions(_ quantity: Quantity) -> String {
    guard let nearest = nearestChoice(to: quantity), nearest.whole > 0 || nearest.numerator > 0,
      distance(nearest, quantity) * 20 <= quantity.numerator * Self.fineness
    else { return decimals(quantity, separator: ".") }
    return [nearest.whole > 0 ? String(nearest.whole) : "", nearest.sign]
      .filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// The amount that can be measured with a fraction and is nearest; may be nothing.
  static func nearestMeasurable(_ quantity: Quantity) -> Quantity? {
    nearestChoice(to: quantity).flatMap {
      Quantity($0.whole * $0.denominator + $0.numerator, over: $0.denominator)
    }
  }

  /// Writes a decimal of three significant digits, or a larger whole number; never nothing.
  static func decimals(_ quantity: Quantity, separator: Character) -> String {
    let (numerator, denominator) = (quantity.numerator, quantity.denominator)
    var (places, scale) = (0, 1)
    while places < 6, numerator * scale < denominator * 100 { (places, scale) = (places + 1, scale * 10) }
    let number = max(1, (numerator * scale + denominator / 2) / denominator)
    let digits = String(number % scale)
    let padded = String(repeating: "0", count: max(0, places - digits.count)) + digits
    let fraction = String(padded.reversed().drop { $0 == "0" }.reversed())
    return String(number / scale) + (fraction.isEmpty ? "" : String(separator) + fraction)
  }

  private static func nearestChoice(to quantity: Quantity) -> Choice? {
    choices(around: quantity.numerator / quantity.denominator)
      .min { distance($0, quantity) < distance($1, quantity) }
  }

  private static func choices(around whole: Int) -> [Choice] {
    let fractions = VulgarFraction.measurable.map { fraction in
      (String(fraction.character), whole, fraction.quantity.numerator, fraction.quantity.denominator)
    }
    return [("", whole, 0, 1)] + fractions + [("", whole + 1, 0, 1)]
  }

  /// How far a choice is from a quantity: in parts, as fine as ``fineness``, of one over its denominator.
  private static func distance(_ choice: Choice, _ quantity: Quantity) -> Int {
    let scaled = (choice.whole * choice.denominator + choice.numerator) * quantity.denominator
    return abs(scaled - quantity.numerator * choice.denominator) * (fineness / choice.denominator)
  }

  /// A common multiple of the denominators of the fractions.
  private static let fineness = 24
}

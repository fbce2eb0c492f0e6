/// Writes a measure in the manner in which it was written.
///
/// One rule holds for sums and for other amounts of servings: a number is written only for exactly its value.
/// Metric amounts, and those that were written with decimals, are decimals; others are whole numbers with a
/// fraction. A sum is never rounded. A multiplied amount is rounded before it is written: a decimal to three
/// significant digits, which no kitchen scale tells apart; any other amount without a short form to the
/// nearest fraction within one fiftieth, else to two significant digits, with ``approximation`` in front.
enum MeasureWriter {
  /// The sign in front of a measure that stands for a slightly different amount.
  static let approximation: Character = "≈"

  /// Writes a measure with other amounts.
  ///
  /// - Returns: `nil` when an amount cannot be multiplied.
  static func text(of parts: [MeasurePart], multipliedBy ratio: Quantity) -> String? {
    var text = ""
    var before = Before.words
    var isExact = true
    for (place, part) in parts.enumerated() {
      let behind = words(after: place, in: parts)
      switch part {
      case .words(let words):
        text += write(words, after: before)
        before = .words
      case .amount(let amount):
        guard let exact = amount.mapEnds({ $0.multiplied(by: ratio) }) else { return nil }
        let changed = rounded(exact, before: behind)
        isExact = isExact && (changed == exact || changed.form(before: behind).isDecimal)
        text += write(changed, before: behind)
        before = .amount(old: amount.end, new: changed.end)
      case .compound(let compound):
        guard let exact = compound.multiplied(by: ratio) else { return nil }
        let changed = exact.rounded(before: behind)
        isExact = isExact && (changed == exact || changed.isDecimal(before: behind))
        text += write(changed, insteadOf: compound, before: behind)
        before = .amount(old: compound.small.end, new: changed.small.end)
      }
    }
    return isExact || text.first == approximation ? text : String(approximation) + text
  }

  /// The context of a word.
  private enum Before {
    case words
    /// An amount that was one and is another now; when it is nothing now, it is not written.
    case amount(old: Quantity, new: Quantity)
  }

  private static func write(_ words: String, after before: Before) -> String {
    guard case .amount(let old, let new) = before else { return words }
    guard new.numerator > 0 else {
      var unit = NumberScanner(words)
      _ = unit.readWord()
      return unit.readToEnd()
    }
    return UnitWord.fitting(words, from: old, to: new)
  }

  /// Writes an amount in two units up to the word of the smaller one; a part that is nothing is left out.
  static func write(_ compound: CompoundAmount, insteadOf old: CompoundAmount, before words: String) -> String
  {
    let (hasLarge, hasSmall) = (compound.large.end.numerator > 0, compound.small.end.numerator > 0)
    let unit = UnitWord.fitting(compound.unit, from: old.large.end, to: compound.large.end)
    return [
      hasLarge ? write(compound.large, before: compound.unit) + unit : "",
      hasLarge && hasSmall ? compound.joint : "",
      hasSmall ? write(compound.small, before: words) : "",
    ].joined()
  }

  /// Writes an amount, exactly as much as it is.
  static func write(_ amount: MeasureAmount, before words: String) -> String {
    let form = amount.form(before: words)
    let start = QuantityWriter.write(amount.start, form)
    guard let rest = amount.rest else { return start }
    let end = QuantityWriter.write(rest.end, form)
    return start == end ? start : start + rest.separator + end
  }

  /// The nearest amount that can be measured.
  static func rounded(_ amount: MeasureAmount, before words: String) -> MeasureAmount {
    let form = amount.form(before: words)
    return amount.mapEnds { QuantityWriter.rounded($0, form) } ?? amount
  }

  private static func words(after place: Int, in parts: [MeasurePart]) -> String {
    guard place + 1 < parts.count, case .words(let words) = parts[place + 1] else { return "" }
    return words
  }
}

/// How the numbers of an amount are written.
enum AmountForm: Hashable {
  case decimal(separator: Character)
  /// A whole number with a fraction.
  case fraction

  var isDecimal: Bool { self != .fraction }
}

extension MeasureAmount {
  /// How it is written: metric amounts as decimals, others with fractions unless they were decimals.
  ///
  /// - Parameter words: The words behind it, which may begin with its unit.
  /// - Returns: The form.
  func form(before words: String) -> AmountForm {
    if case .decimal(let separator) = notation { return .decimal(separator: separator) }
    let unit = KitchenUnit(words.drop { $0 == " " }.prefix { $0.isLetter })
    return unit?.isMetric == true ? .decimal(separator: ".") : .fraction
  }
}

/// Writes an amount so that it can be read and measured.
enum QuantityWriter {
  /// Writes exactly a quantity: `¾`, `1 ½`, `0.125`; `7/12` where there is nothing shorter.
  static func write(_ quantity: Quantity, _ form: AmountForm) -> String {
    switch form {
    case .decimal(let separator):
      return decimal(quantity, separator) ?? short(quantity) ?? fraction(quantity)
    case .fraction:
      if let short = short(quantity) { return short }
      let isReadable = quantity.denominator <= largestDenominator
      return isReadable ? fraction(quantity) : decimal(quantity, ".") ?? fraction(quantity)
    }
  }

  /// Whether it has an exact form that is no riddle.
  static func canWrite(_ quantity: Quantity) -> Bool {
    quantity.denominator <= largestDenominator || decimal(quantity, ".") != nil
  }

  /// Whether it is exactly a decimal, or a whole number with a fraction of one character.
  static func isShort(_ quantity: Quantity, _ form: AmountForm) -> Bool {
    (form.isDecimal ? decimal(quantity, ".") : short(quantity)) != nil
  }

  /// The nearest quantity that can be measured; never nothing for something.
  static func rounded(_ quantity: Quantity, _ form: AmountForm) -> Quantity {
    guard quantity.numerator > 0 else { return quantity }
    if form.isDecimal { return rounded(quantity, toAtLeast: 100) }
    guard short(quantity) == nil else { return quantity }
    if let nearest = nearest(to: quantity, among: VulgarFraction.measurable),
      distance(nearest, quantity) * 50 <= quantity.numerator * fineness
    {
      return nearest
    }
    return rounded(quantity, toAtLeast: 10)
  }

  /// The whole number or fraction of one character that is nearest; may be nothing.
  static func nearestFraction(to quantity: Quantity) -> Quantity? {
    nearest(to: quantity, among: VulgarFraction.legible)
  }

  /// Rounds to a decimal, or to a larger whole number; never to nothing.
  ///
  /// - Parameters:
  ///   - quantity: What is rounded.
  ///   - least: The least number with as many digits as the result has significant ones: 10 for two.
  /// - Returns: The rounded number.
  private static func rounded(_ quantity: Quantity, toAtLeast least: Int) -> Quantity {
    let (numerator, denominator) = (quantity.numerator, quantity.denominator)
    var (places, scale) = (0, 1)
    while places < 6, numerator * scale < denominator * least { (places, scale) = (places + 1, scale * 10) }
    let number = max(1, (numerator * scale + denominator / 2) / denominator)
    return Quantity(number, over: scale) ?? quantity
  }

  /// A whole number, one with a fraction of one character, or a decimal of two significant digits.
  ///
  /// - Returns: `nil` for what is none of them.
  private static func short(_ quantity: Quantity) -> String? {
    let (whole, rest) = quantity.numerator.quotientAndRemainder(dividingBy: quantity.denominator)
    guard rest > 0 else { return String(whole) }
    let part = Quantity(rest, over: quantity.denominator)
    if let fraction = VulgarFraction.legible.first(where: { $0.quantity == part }) {
      return (whole > 0 ? String(whole) + " " : "") + String(fraction.character)
    }
    return rounded(quantity, toAtLeast: 10) == quantity ? decimal(quantity, ".") : nil
  }

  private static func fraction(_ quantity: Quantity) -> String {
    let (whole, rest) = quantity.numerator.quotientAndRemainder(dividingBy: quantity.denominator)
    return (whole > 0 ? String(whole) + " " : "") + "\(rest)/\(quantity.denominator)"
  }

  /// The decimal that is exactly a quantity.
  ///
  /// - Returns: `nil` where it has no end, or more than nine places.
  private static func decimal(_ quantity: Quantity, _ separator: Character) -> String? {
    var (places, scale) = (0, 1)
    while !scale.isMultiple(of: quantity.denominator) {
      guard places < 9 else { return nil }
      (places, scale) = (places + 1, scale * 10)
    }
    guard places > 0 else { return String(quantity.numerator) }
    let number = quantity.numerator * (scale / quantity.denominator)
    let digits = String(number % scale)
    let padding = String(repeating: "0", count: places - digits.count)
    return String(number / scale) + String(separator) + padding + digits
  }

  /// The nearest whole number, with one of some fractions or without; may be nothing.
  private static func nearest(to quantity: Quantity, among fractions: [VulgarFraction]) -> Quantity? {
    let number = quantity.numerator / quantity.denominator
    guard let whole = Quantity(number) else { return nil }
    let between = fractions.compactMap { whole.adding($0.quantity) }
    let choices = [whole] + between + [Quantity(number + 1)].compactMap(\.self)
    return choices.min { distance($0, quantity) < distance($1, quantity) }
  }

  /// How far a choice is from a quantity: in parts, as fine as ``fineness``, of one over its denominator.
  private static func distance(_ choice: Quantity, _ quantity: Quantity) -> Int {
    abs(choice.numerator * quantity.denominator - quantity.numerator * choice.denominator)
      * (fineness / choice.denominator)
  }

  /// A common multiple of the denominators of the fractions.
  private static let fineness = 120
  /// Fractions with a larger one say nothing to a reader.
  private static let largestDenominator = 100
}

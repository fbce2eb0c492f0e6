/// Writes a measure in the manner in which it was written.
enum MeasureWriter {
  /// Writes a measure with other amounts.
  ///
  /// - Returns: `nil` when an amount cannot be multiplied.
  static func text(of parts: [MeasurePart], multipliedBy ratio: Quantity) -> String? {
    var text = ""
    var before = Before.words
    for (place, part) in parts.enumerated() {
      switch part {
      case .words(let words):
        text += write(words, after: before)
        before = .words
      case .amount(let amount):
        guard let changed = amount.mapEnds({ $0.multiplied(by: ratio) }) else { return nil }
        text += write(changed, before: words(after: place, in: parts))
        before = .amount(old: amount.end, new: changed.end)
      case .compound(let compound):
        guard let changed = compound.multiplied(by: ratio) else { return nil }
        text += write(changed, insteadOf: compound, before: words(after: place, in: parts))
        before = .amount(old: compound.small.end, new: changed.small.end)
      }
    }
    return text
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

  /// Writes an amount; metric ones as decimals, others with fractions unless they were decimals.
  static func write(_ amount: MeasureAmount, before words: String) -> String {
    let start = write(amount.start, amount.notation, before: words)
    guard let rest = amount.rest else { return start }
    let end = write(rest.end, amount.notation, before: words)
    return start == end ? start : start + rest.separator + end
  }

  private static func write(
    _ quantity: Quantity,
    _ notation: MeasureAmount.Notation,
    before words: String
  ) -> String {
    switch notation {
    case .decimal(let separator): return QuantityWriter.decimals(quantity, separator: separator)
    case .fraction: return QuantityWriter.fractions(quantity)
    case .whole:
      let unit = words.split(whereSeparator: { !$0.isLetter }).first.flatMap { KitchenUnit($0) }
      return unit?.isMetric == true
        ? QuantityWriter.decimals(quantity, separator: ".") : QuantityWriter.fractions(quantity)
    }
  }

  private static func words(after place: Int, in parts: [MeasurePart]) -> String {
    guard place + 1 < parts.count, case .words(let words) = parts[place + 1] else { return "" }
    return words
  }
}

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

/// A number, or a range of numbers, as it was written in a measure.
struct MeasureAmount: Hashable {
  /// How the numbers were written.
  enum Notation: Hashable {
    case whole
    case fraction
    case decimal(separator: Character)
  }

  /// The text between the ends of a range, and its end.
  struct Rest: Hashable {
    let separator: String
    let end: Quantity
  }

  let start: Quantity
  let rest: Rest?
  let notation: Notation

  /// The most that is meant.
  var end: Quantity { rest?.end ?? start }

  /// Changes both ends.
  ///
  /// - Returns: `nil` when an end has no result.
  func mapEnds(_ change: (Quantity) -> Quantity?) -> MeasureAmount? {
    guard let start = change(start) else { return nil }
    guard let rest else { return MeasureAmount(start: start, rest: nil, notation: notation) }
    guard let end = change(rest.end) else { return nil }
    return MeasureAmount(
      start: start,
      rest: Rest(separator: rest.separator, end: end),
      notation: notation
    )
  }
}

/// An amount in two units of which the second is the smaller one: `1 lb 2 oz`, `1 cup and 2 tbsp`.
///
/// The word of the smaller unit is not part of it: it begins the words that follow.
struct CompoundAmount: Hashable {
  let large: MeasureAmount
  /// The word of the larger unit as it was written, with the blanks in front of it.
  let unit: String
  /// The text between the two.
  let joint: String
  let small: MeasureAmount
  /// How many of the smaller unit are one of the larger, where that is so everywhere.
  let smallPerLarge: Int?

  /// The amount in the smaller unit alone; `nil` where that is not the same everywhere, or cannot be represented exactly.
  var inSmallUnit: MeasureAmount? {
    guard let factor = smallPerLarge.flatMap({ Quantity($0) }),
      let fromLarge = large.start.multiplied(by: factor)
    else { return nil }
    return small.mapEnds(fromLarge.adding)
  }

  /// Multiplies both, and keeps the larger unit whole where one can be turned into the other.
  ///
  /// - Returns: `nil` when the result cannot be represented exactly.
  func multiplied(by ratio: Quantity) -> CompoundAmount? {
    guard let large = large.mapEnds({ $0.multiplied(by: ratio) }),
      let small = small.mapEnds({ $0.multiplied(by: ratio) })
    else { return nil }
    return with(large: large, small: small).carried
  }

  /// The same amount with no more of the smaller unit than there is room for beside a whole larger one.
  var carried: CompoundAmount {
    guard let smallPerLarge, small.rest == nil, let total = inSmallUnit?.start else { return self }
    let whole = total.numerator / total.denominator / smallPerLarge
    let left = Quantity(
      total.numerator - whole * smallPerLarge * total.denominator,
      over: total.denominator
    )
    return left.flatMap { with(whole, $0) } ?? self
  }

  /// The same amount, rounded to what can be measured.
  ///
  /// What is left beside a larger unit is little of the whole: it is rounded to a fraction, even to nothing or to
  /// one more of the larger unit.
  ///
  /// - Parameter words: The words behind it, which begin with the smaller unit.
  /// - Returns: The rounded amount.
  func rounded(before words: String) -> CompoundAmount {
    guard let one = smallPerLarge.flatMap({ Quantity($0) }), small.rest == nil, large.end.numerator > 0,
      let left = QuantityWriter.nearestFraction(to: small.start)
    else {
      return with(
        large: MeasureWriter.rounded(large, before: unit),
        small: MeasureWriter.rounded(small, before: words)
      )
    }
    let part = MeasureAmount(start: left, rest: nil, notation: small.notation)
    let rounded = MeasureWriter.rounded(part, before: words)
    guard rounded.start >= one else { return with(large: large, small: rounded) }
    let whole = large.start.numerator / large.start.denominator
    return Quantity(0).flatMap { with(whole + 1, $0) } ?? self
  }

  /// Whether both numbers are written as decimals.
  func isDecimal(before words: String) -> Bool {
    large.form(before: unit).isDecimal && small.form(before: words).isDecimal
  }

  private func with(_ large: Int, _ small: Quantity) -> CompoundAmount? {
    Quantity(large).map { large in
      with(
        large: MeasureAmount(start: large, rest: nil, notation: self.large.notation),
        small: MeasureAmount(start: small, rest: nil, notation: self.small.notation)
      )
    }
  }

  private func with(large: MeasureAmount, small: MeasureAmount) -> CompoundAmount {
    CompoundAmount(large: large, unit: unit, joint: joint, small: small, smallPerLarge: smallPerLarge)
  }
}

/// A piece of a measure: an amount in one unit or two, or the words around amounts as they were written.
enum MeasurePart: Hashable {
  case amount(MeasureAmount)
  case compound(CompoundAmount)
  case words(String)
}

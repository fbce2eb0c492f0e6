/// A number, or a range of numbers, as it was written in a measure.
struct MeasureAmount: Hashable {
  /// How the numbers were written.
  enum Notation: Hashable {
    case whole
    case fraction
    case decimal(separator: Character)
  }

  /// What was written between the ends of a range, and its end.
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

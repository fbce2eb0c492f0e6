/// Amounts of one ingredient that were added: in one unit, or in two that no factor turns into each other.
enum AmountSum {
  case one(MeasureSum)
  /// Cups with spoons, for instance: each is added to its like.
  case two(large: MeasureSum, joint: String, small: MeasureSum)

  /// Takes a measure that is one amount, or an amount with a rest in a smaller unit.
  ///
  /// - Returns: `nil` when the measure is not understood, or is anything else.
  init?(_ measure: Measure) {
    guard let parts = MeasureReader.parts(of: measure.text) else { return nil }
    if let sum = MeasureSum(parts) {
      self = .one(sum)
      return
    }
    guard parts.count == 2, case .compound(let compound) = parts[0], case .words(let words) = parts[1],
      KitchenUnit(spelled: words) != nil,
      let large = MeasureSum([.amount(compound.large), .words(compound.unit)]),
      let small = MeasureSum([.amount(compound.small), .words(words)])
    else { return nil }
    self = .two(large: large, joint: compound.joint, small: small)
  }

  /// Adds another one.
  ///
  /// - Returns: `nil` when they have nothing in common, or the sum cannot be kept exactly.
  func adding(_ other: AmountSum) -> AmountSum? {
    switch (self, other) {
    case (.one(let own), .one(let other)):
      return own.adding(other).map(AmountSum.one)
    case (.one(let one), .two(let large, let joint, let small)),
      (.two(let large, let joint, let small), .one(let one)):
      if let sum = large.adding(one) { return .two(large: sum, joint: joint, small: small) }
      return small.adding(one).map { .two(large: large, joint: joint, small: $0) }
    case (.two(let large, let joint, let small), .two(let otherLarge, _, let otherSmall)):
      guard let large = large.adding(otherLarge), let small = small.adding(otherSmall) else { return nil }
      return .two(large: large, joint: joint, small: small)
    }
  }

  /// The sum as a measure.
  var text: String {
    switch self {
    case .one(let sum): sum.text
    case .two(let large, let joint, let small): large.text + joint + small.text
    }
  }
}

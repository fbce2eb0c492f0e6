import DomainKernel

/// Measures that can be added, and their sum.
struct MeasureSum {
  /// The kind of measures that can be added.
  enum Kind: Hashable {
    /// Weights or volumes in units that are exact multiples of one another.
    case unit(KitchenUnit)
    /// A unit that is no multiple of another one everywhere, in any spelling: `tbs`, `Tablespoons`.
    case spoken(KitchenUnit)
    /// The same words after the amount, in any letter case: `cloves`, `x 400g tins`, or none.
    case words(String)

    init(_ unit: KitchenUnit) {
      self = unit.base.map { .unit($0.unit) } ?? .spoken(unit)
    }
  }

  let kind: Kind
  private var amount: MeasureAmount
  /// The words after the amount, as they were written first.
  private let words: String
  /// The unit that the words are; `nil` when they are anything else.
  private let unit: KitchenUnit?
  /// The amount as it was written first, for the form of the words.
  private let first: Quantity
  /// Whether amounts in different units were added, so that the sum is in the unit that both are multiples of.
  private var isInBase = false

  /// Whether one of the amounts was in two units, so that the sum is too.
  private var isCompound = false

  /// Takes a measure that is one amount with words after it; `nil` when it is more than one amount, unless that is a
  /// unit with a rest in a part of that unit.
  ///
  /// - Parameter parts: The pieces of the measure.
  init?(_ parts: [MeasurePart]) {
    guard let first = parts.first, parts.count <= 2 else { return nil }
    var words = ""
    if parts.count == 2 {
      guard case .words(let behind) = parts[1] else { return nil }
      words = behind
    }
    switch first {
    case .words: return nil
    case .amount(let amount): self.init(amount, words)
    case .compound(let compound): self.init(compound, words)
    }
  }

  private init(_ amount: MeasureAmount, _ words: String) {
    let plain = SearchFolding.folded(words)
    // Only the letter as it is written tells a tablespoon (`T`) from a teaspoon (`t`).
    let unit = KitchenUnit(words.split(separator: " ").joined(separator: " ")) ?? KitchenUnit(plain)
    self.amount = amount
    self.words = words
    self.unit = unit
    first = amount.end
    kind = unit.map { Kind($0) } ?? .words(UnitWord.singular(plain))
  }

  private init?(_ compound: CompoundAmount, _ words: String) {
    guard let amount = compound.inSmallUnit else { return nil }
    self.init(amount, words)
    guard case .unit = kind, let inBase = amountInBase else { return nil }
    self.amount = inBase
    (isInBase, isCompound) = (true, true)
  }

  /// Adds another measure of the same kind.
  ///
  /// - Returns: `nil` when the kinds differ, or the sum cannot be represented and written exactly.
  func adding(_ other: MeasureSum) -> MeasureSum? {
    guard kind == other.kind else { return nil }
    var result = self
    result.isCompound = isCompound || other.isCompound
    if hasWordsOf(other) && isInBase == other.isInBase { return result.taking(amount, other.amount) }
    guard case .unit = kind else { return result.taking(amount, other.amount) }
    guard let own = amountInBase, let others = other.amountInBase else { return nil }
    result.isInBase = true
    return result.taking(own, others)
  }

  /// The sum as a measure.
  var text: String {
    guard isInBase, case .unit(let base) = kind else {
      return MeasureWriter.write(amount, before: words)
        + UnitWord.fitting(words, from: first, to: amount.end)
    }
    let (large, factor, name) = Self.largerUnit(of: base)
    if isCompound { return compoundText(large, factor, name) }
    guard let bound = Quantity(factor), amount.start >= bound else {
      return MeasureWriter.write(amount, before: name) + " " + name
    }
    guard let part = Quantity(1, over: factor),
      let inLarge = amount.mapEnds({ $0.multiplied(by: part) }), inLarge.isShort(before: large)
    else { return compoundText(large, factor, name) }
    return MeasureWriter.write(inLarge, before: large) + " " + large
  }

  private func compoundText(_ large: String, _ factor: Int, _ small: String) -> String {
    guard let nothing = Quantity(0) else { return "" }
    let sum = CompoundAmount(
      large: MeasureAmount(start: nothing, rest: nil, notation: amount.notation),
      unit: " " + large,
      joint: " ",
      small: amount,
      smallPerLarge: factor
    ).carried
    return MeasureWriter.write(sum, insteadOf: sum, before: small)
      + (sum.small.end > nothing ? " " + small : "")
  }

  private func hasWordsOf(_ other: MeasureSum) -> Bool {
    SearchFolding.folded(words) == SearchFolding.folded(other.words)
  }

  private var amountInBase: MeasureAmount? {
    guard !isInBase else { return amount }
    guard let factor = unit?.base?.factor, let quantity = Quantity(factor) else { return nil }
    return amount.mapEnds { $0.multiplied(by: quantity) }
  }

  private func taking(_ own: MeasureAmount, _ other: MeasureAmount) -> MeasureSum? {
    guard let start = own.start.adding(other.start), let end = own.end.adding(other.end),
      QuantityWriter.canWrite(start), QuantityWriter.canWrite(end)
    else { return nil }
    let separator = own.rest?.separator ?? other.rest?.separator
    var result = self
    result.amount = MeasureAmount(
      start: start,
      rest: separator.map { MeasureAmount.Rest(separator: $0, end: end) },
      notation: own.notation == .whole ? other.notation : own.notation
    )
    return result
  }

  private static func largerUnit(of base: KitchenUnit) -> (name: String, factor: Int, small: String) {
    switch base {
    case .ounce: ("lb", 16, "oz")
    case .millilitre: ("l", 1000, "ml")
    default: ("kg", 1000, "g")
    }
  }
}

extension MeasureAmount {
  /// Whether its numbers are exactly decimals, or whole numbers with a fraction of one character.
  fileprivate func isShort(before words: String) -> Bool {
    let form = form(before: words)
    return QuantityWriter.isShort(start, form) && QuantityWriter.isShort(end, form)
  }
}

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
  /// - Returns: `nil` when they have nothing in common, or the sum cannot be represented exactly.
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

import DomainKernel

/// Measures that can be added, and their sum.
struct MeasureSum {
  /// What measures have in common that can be added.
  enum Kind: Hashable {
    /// Weights or volumes in units that are exact multiples of one another.
    case unit(KitchenUnit)
    /// The same words after the amount, in any letter case: `cloves`, `x 400g tins`, or none.
    case words(String)
  }

  let kind: Kind
  private var amount: MeasureAmount
  /// The words after the amount, as they were written first.
  private let words: String
  /// The amount as it was written first, for the form of the words.
  private let first: Quantity
  /// Whether amounts in different units were added, so that the sum is in the unit that both are multiples of.
  private var isInBase = false

  /// Takes a measure that is one amount with words after it.
  ///
  /// - Returns: `nil` when the measure is not understood, or is more than one amount.
  init?(_ measure: Measure) {
    guard let parts = MeasureReader.parts(of: measure.text), (1...2).contains(parts.count),
      case .amount(let amount) = parts[0]
    else { return nil }
    if parts.count == 2 {
      guard case .words(let words) = parts[1] else { return nil }
      self.words = words
    } else {
      words = ""
    }
    let plain = SearchFolding.folded(words)
    self.amount = amount
    first = amount.end
    kind = KitchenUnit(plain)?.base.map { .unit($0.unit) } ?? .words(UnitWord.singular(plain))
  }

  /// Adds another measure of the same kind.
  ///
  /// - Returns: `nil` when the kinds differ, or the sum cannot be kept exactly.
  func adding(_ other: MeasureSum) -> MeasureSum? {
    guard kind == other.kind else { return nil }
    if hasWordsOf(other) && isInBase == other.isInBase { return sum(amount, other.amount, isInBase) }
    guard case .unit = kind else { return sum(amount, other.amount, false) }
    guard let own = amountInBase, let others = other.amountInBase else { return nil }
    return sum(own, others, true)
  }

  /// The sum as a measure.
  var text: String {
    guard isInBase, case .unit(let base) = kind else {
      return MeasureWriter.write(amount, before: words)
        + UnitWord.fitting(words, from: first, to: amount.end)
    }
    let (large, factor, name) = Self.largerUnit(of: base)
    if let bound = Quantity(factor), amount.start >= bound, let part = Quantity(1, over: factor),
      let inLarge = amount.mapEnds({ $0.multiplied(by: part) })
    {
      return MeasureWriter.write(inLarge, before: large) + " " + large
    }
    return MeasureWriter.write(amount, before: name) + " " + name
  }

  private func hasWordsOf(_ other: MeasureSum) -> Bool {
    SearchFolding.folded(words) == SearchFolding.folded(other.words)
  }

  private var amountInBase: MeasureAmount? {
    guard !isInBase else { return amount }
    guard let factor = KitchenUnit(SearchFolding.folded(words))?.base?.factor,
      let quantity = Quantity(factor)
    else { return nil }
    return amount.mapEnds { $0.multiplied(by: quantity) }
  }

  private func sum(_ own: MeasureAmount, _ other: MeasureAmount, _ isInBase: Bool) -> MeasureSum? {
    guard let start = own.start.adding(other.start), let end = own.end.adding(other.end) else { return nil }
    let separator = own.rest?.separator ?? other.rest?.separator
    var result = self
    result.amount = MeasureAmount(
      start: start,
      rest: separator.map { MeasureAmount.Rest(separator: $0, end: end) },
      notation: own.notation == .whole ? other.notation : own.notation
    )
    result.isInBase = isInBase
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

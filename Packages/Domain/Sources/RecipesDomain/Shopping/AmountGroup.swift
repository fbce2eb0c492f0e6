/// Entries of one ingredient whose measures are one amount together.
struct AmountGroup {
  private var entries: [ShoppingEntry]
  private var sum: AmountSum?

  init(_ entry: ShoppingEntry) {
    entries = [entry]
    sum = entry.measure.flatMap(AmountSum.init)
  }

  /// Whether an entry can be added: the sum is exact, or neither says how much.
  func mayTake(_ entry: ShoppingEntry) -> Bool {
    guard let measure = entry.measure else { return entries.allSatisfy { $0.measure == nil } }
    guard let sum, let other = AmountSum(measure) else { return false }
    return sum.adding(other) != nil
  }

  mutating func take(_ entry: ShoppingEntry) {
    if let other = entry.measure.flatMap(AmountSum.init) { sum = sum?.adding(other) }
    entries.append(entry)
  }

  /// A single measure stays in the words of its recipe.
  var amount: ShoppingAmount {
    guard entries.count > 1, let sum else {
      return ShoppingAmount(measure: entries.first?.measure, entries: entries)
    }
    return ShoppingAmount(measure: Measure(sum.text), entries: entries)
  }
}

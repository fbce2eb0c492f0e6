/// Writes a measure in the manner in which it was written.
enum MeasureWriter {
  /// Writes a measure with other amounts.
  ///
  /// - Returns: `nil` when an amount cannot be multiplied.
  static func text(of parts: [MeasurePart], multipliedBy ratio: Quantity) -> String? {
    var text = ""
    var last: (old: Quantity, new: Quantity)?
    for (place, part) in parts.enumerated() {
      switch part {
      case .words(let words):
        text += last.map { UnitWord.fitting(words, from: $0.old, to: $0.new) } ?? words
        last = nil
      case .amount(let amount):
        guard let changed = amount.mapEnds({ $0.multiplied(by: ratio) }) else { return nil }
        text += write(changed, before: words(after: place, in: parts))
        last = (amount.end, changed.end)
      }
    }
    return text
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

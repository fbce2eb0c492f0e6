extension HeatMap {
  /// The map in words: the total, the best day, and how much there was in each month.
  var summary: StyledText {
    let days = weeks.joined().compactMap(\.self)
    var lines = [StyledText(.total(days.reduce(0) { Self.sum($0, $1.count) }))]
    if let best = days.max(by: { $0.count < $1.count }), best.count > 0 {
      lines.append(StyledText(.bestDay(best.label, best.count)))
    }
    lines += Self.months(of: days).map {
      ($0.name.isEmpty ? "" : StyledText($0.name) + StyledText(.colon)) + "\($0.count)"
    }
    let lineBreak = StyledText(SafeText("\n", lineBreaks: .kept))
    return StyledText(runs: Array(lines.map(\.runs).joined(separator: lineBreak.runs)))
  }

  /// The months in the order of their days; the same name a year later is a month of its own.
  private static func months(of days: [Day]) -> [(name: SafeText, count: Int)] {
    days.reduce(into: []) { months, day in
      if let last = months.indices.last, months[last].name == day.month {
        months[last].count = sum(months[last].count, day.count)
      } else {
        months.append((day.month, day.count))
      }
    }
  }

  /// Counts come from anywhere; a sum beyond what fits stays at the most.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }
}

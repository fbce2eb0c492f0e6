import ProcessTiming

/// The report of a comparison, with its verdict.
struct ComparisonReport {
  let title: String
  let comparison: Comparison
  let maximumTime: Duration?
  let maximumRatio: Double?
  let maximumDifference: Duration?
  let maximumMemory: Int?

  private var wallTime: Double { median(comparison.subject.map { $0.wallTime / .milliseconds(1) }) }

  private var peakMemory: Int { comparison.subject.map(\.peakMemory).max() ?? 0 }

  private var failures: Int { comparison.subject.count { $0.exitCode != 0 } }

  var isWithinLimits: Bool {
    failures == 0 && wallTime <= maximumTime.map { $0 / .milliseconds(1) } ?? .infinity
      && comparison.wallTimeRatio <= maximumRatio ?? .infinity
      && comparison.wallTimeDifference <= maximumDifference.map { $0 / .milliseconds(1) } ?? .infinity
      && peakMemory <= maximumMemory ?? .max
  }

  var text: String {
    let time = "\(hundredths(wallTime)) ms\(limit(maximumTime.map(milliseconds)))"
    let difference =
      "\(hundredths(comparison.wallTimeDifference)) ms\(limit(maximumDifference.map(milliseconds)))"
    let baseline = "\(milliseconds(comparison.baseline)) ms"
    return """
      \(title)
        wall time   \(time), baseline \(baseline) (medians of \(comparison.subject.count) runs in turn)
        ratio       \(hundredths(comparison.wallTimeRatio))\(limit(maximumRatio.map(hundredths)))
        difference  \(difference)
        peak memory \(hundredths(Double(peakMemory) / 1_048_576)) MiB\(limit(maximumMemory.map { "\($0 >> 20) MiB" }))
        \(isWithinLimits ? "within limits" : "OVER A LIMIT")\(failures > 0 ? ", \(failures) runs failed" : "")
      """
  }

  private func milliseconds(_ time: Duration) -> String { "\(hundredths(time / .milliseconds(1))) ms" }

  private func milliseconds(_ runs: [ProcessRun]) -> String {
    hundredths(median(runs.map { $0.wallTime / .milliseconds(1) }))
  }

  private func limit(_ text: String?) -> String {
    text.map { " (at most \($0))" } ?? ""
  }

  private func hundredths(_ value: Double) -> String {
    let scaled = Int((abs(value) * 100).rounded())
    return "\(value < 0 ? "-" : "")\(scaled / 100).\(scaled % 100 < 10 ? "0" : "")\(scaled % 100)"
  }
}

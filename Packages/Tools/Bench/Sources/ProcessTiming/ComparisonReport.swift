/// The report of a comparison, with its verdict.
public struct ComparisonReport: Sendable {
  private let title: String
  private let comparison: Comparison
  private let maximumTime: Duration?
  private let maximumRatio: Double?
  private let maximumDifference: Duration?
  private let maximumMemory: Int?

  /// Judges a comparison by limits; a limit of `nil` is none.
  ///
  /// - Parameters:
  ///   - title: What was measured, as the first line of the report.
  ///   - comparison: The runs.
  ///   - maximumTime: The longest median of the wall time.
  ///   - maximumRatio: The largest ratio of the wall time to that of the baseline.
  ///   - maximumDifference: The most wall time above that of the baseline.
  ///   - maximumMemory: The most memory that a run may have used, in bytes.
  public init(
    title: String,
    comparison: Comparison,
    maximumTime: Duration? = nil,
    maximumRatio: Double? = nil,
    maximumDifference: Duration? = nil,
    maximumMemory: Int? = nil
  ) {
    self.title = title
    self.comparison = comparison
    self.maximumTime = maximumTime
    self.maximumRatio = maximumRatio
    self.maximumDifference = maximumDifference
    self.maximumMemory = maximumMemory
  }

  private var wallTime: Double { median(comparison.subject.map { $0.wallTime / .milliseconds(1) }) }

  private var peakMemory: Int { comparison.subject.map(\.peakMemory).max() ?? 0 }

  private var failures: Int { comparison.subject.count { $0.exitCode != 0 } }

  /// Whether every run ended with 0 and no limit is exceeded; what reaches a limit is within it.
  public var isWithinLimits: Bool {
    failures == 0 && wallTime <= maximumTime.map { $0 / .milliseconds(1) } ?? .infinity
      && comparison.wallTimeRatio <= maximumRatio ?? .infinity
      && comparison.wallTimeDifference <= maximumDifference.map { $0 / .milliseconds(1) } ?? .infinity
      && peakMemory <= maximumMemory ?? .max
  }

  /// The figures with their limits and the verdict, six lines.
  public var text: String {
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

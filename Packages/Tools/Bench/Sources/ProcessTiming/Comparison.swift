/// Two programs run in turn, so that both meet the same state of the machine.
public struct Comparison: Sendable {
  /// The runs of the program that is judged.
  public let subject: [ProcessRun]
  /// The runs of the program that it is compared with.
  public let baseline: [ProcessRun]

  /// Compares runs that were made in turn.
  ///
  /// - Parameters:
  ///   - subject: The runs of the program that is judged.
  ///   - baseline: The runs of the program that it is compared with.
  public init(subject: [ProcessRun], baseline: [ProcessRun]) {
    self.subject = subject
    self.baseline = baseline
  }

  /// Runs two programs in turn.
  ///
  /// - Parameters:
  ///   - subject: The program that is judged.
  ///   - baseline: The program that it is compared with.
  ///   - runs: How often each is run and counted, 1 or more.
  ///   - warmUps: How often each is run before, without being counted.
  /// - Returns: The runs.
  /// - Throws: ``ProcessStartError`` when one cannot be started.
  public static func measured(
    _ subject: TimedProcess,
    against baseline: TimedProcess,
    runs: Int,
    warmUps: Int
  ) throws(ProcessStartError) -> Comparison {
    var subjectRuns: [ProcessRun] = []
    var baselineRuns: [ProcessRun] = []
    for number in 0..<(warmUps + max(1, runs)) {
      subjectRuns.append(try subject.run(number))
      baselineRuns.append(try baseline.run(number))
    }
    return Comparison(
      subject: Array(subjectRuns.dropFirst(warmUps)),
      baseline: Array(baselineRuns.dropFirst(warmUps))
    )
  }

  /// How much longer the subject takes: the median over pairs of neighbouring runs.
  public var wallTimeRatio: Double {
    median(zip(subject, baseline).map { $0.wallTime / $1.wallTime })
  }

  /// How many milliseconds longer the subject takes: the median over pairs of neighbouring runs.
  public var wallTimeDifference: Double {
    median(zip(subject, baseline).map { ($0.wallTime - $1.wallTime) / .milliseconds(1) })
  }
}

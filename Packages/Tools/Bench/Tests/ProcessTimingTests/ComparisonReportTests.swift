import ProcessTiming
import Testing

@Suite struct ComparisonReportTests {
  /// Three runs of each program: 30 ms against 20 ms, and 5 MiB at most.
  private let comparison = Comparison(
    subject: [Self.run(30, memory: 4 << 20), Self.run(31, memory: 5 << 20), Self.run(29)],
    baseline: [Self.run(20), Self.run(21), Self.run(19)]
  )

  private static func run(_ milliseconds: Int, memory: Int = 1 << 20, exitCode: Int32 = 0) -> ProcessRun {
    ProcessRun(wallTime: .milliseconds(milliseconds), peakMemory: memory, exitCode: exitCode)
  }

  private func report(
    time: Duration? = nil,
    ratio: Double? = nil,
    difference: Duration? = nil,
    memory: Int? = nil
  ) -> ComparisonReport {
    ComparisonReport(
      title: "warm",
      comparison: comparison,
      maximumTime: time,
      maximumRatio: ratio,
      maximumDifference: difference,
      maximumMemory: memory
    )
  }

  @Test func `without limits there are the figures`() {
    #expect(
      report().text == """
        warm
          wall time   30.00 ms, baseline 20.00 ms (medians of 3 runs in turn)
          ratio       1.50
          difference  10.00 ms
          peak memory 5.00 MiB
          within limits
        """
    )
  }

  @Test func `each figure has its limit`() {
    let report = report(time: .milliseconds(40), ratio: 2, difference: .microseconds(11_050), memory: 8 << 20)

    #expect(
      report.text == """
        warm
          wall time   30.00 ms (at most 40.00 ms), baseline 20.00 ms (medians of 3 runs in turn)
          ratio       1.50 (at most 2.00)
          difference  10.00 ms (at most 11.05 ms)
          peak memory 5.00 MiB (at most 8 MiB)
          within limits
        """
    )
  }

  @Test(arguments: [(11_000, "11.00"), (11_090, "11.09"), (11_100, "11.10"), (11_110, "11.11")])
  func `a figure has two digits behind the point`(microseconds: Int, figure: String) {
    #expect(report(time: .microseconds(microseconds)).text.contains("(at most \(figure) ms)"))
  }

  @Test func `what reaches its limit is within it, and what is above it is not`() {
    #expect(report(time: .milliseconds(30)).isWithinLimits)
    #expect(!report(time: .milliseconds(29)).isWithinLimits)
    #expect(report(ratio: 1.5).isWithinLimits)
    #expect(!report(ratio: 1.49).isWithinLimits)
    #expect(report(difference: .milliseconds(10)).isWithinLimits)
    #expect(!report(difference: .milliseconds(9)).isWithinLimits)
    #expect(report(memory: 5 << 20).isWithinLimits)
    #expect(!report(memory: (5 << 20) - 1).isWithinLimits)
    #expect(report(ratio: 1.49).text.hasSuffix("\n  OVER A LIMIT"))
  }

  @Test func `a run that failed is over every limit, and is counted`() {
    let comparison = Comparison(
      subject: [Self.run(1), Self.run(1, exitCode: 1), Self.run(1, exitCode: 139)],
      baseline: [Self.run(1), Self.run(1), Self.run(1)]
    )

    let report = ComparisonReport(title: "failing", comparison: comparison)

    #expect(!report.isWithinLimits)
    #expect(report.text.hasSuffix("\n  OVER A LIMIT, 2 runs failed"))
  }

  @Test func `a program that is faster than its baseline has a difference below zero`() {
    let comparison = Comparison(subject: [Self.run(10)], baseline: [Self.run(20)])

    let report = ComparisonReport(title: "fast", comparison: comparison, maximumDifference: .zero)

    #expect(report.isWithinLimits)
    #expect(report.text.contains("\n  difference  -10.00 ms (at most 0.00 ms)\n"))
  }
}

import CommandKit
import ProcessTiming

/// The verb `compare`: a program against a baseline, with limits that decide the exit code.
struct CompareCommand: Sendable {
  /// Writes one text and a line break to standard output.
  let output: @Sendable (String) -> Void

  private let title = Option<String>("title", help: "What is measured.", valueName: "text")
  private let baseline = Option<String>(
    "baseline",
    help: "The program to compare with.",
    valueName: "path"
  )
  private let runs = Option<Int>(
    "runs",
    help: "How often each is run.",
    valueName: "n",
    default: 40,
    accepting: .within(1...10_000)
  )
  private let warmUps = Option<Int>(
    "warm-ups",
    help: "How often each is run before that, without being measured.",
    valueName: "n",
    default: 3,
    accepting: .within(0...100)
  )
  private let maximumTime = Option<Duration?>(
    "max-time",
    help: "The most wall time that the program may take.",
    valueName: "time"
  )
  private let maximumRatio = Option<Int?>(
    "max-ratio",
    help: "The most that the program may take, in percent of the baseline's wall time.",
    valueName: "percent"
  )
  private let maximumDifference = Option<Duration?>(
    "max-difference",
    help: "The most wall time that the program may take above the baseline's.",
    valueName: "time"
  )
  private let maximumMemory = Option<Int?>(
    "max-memory",
    help: "The most memory that the program may use, in MiB.",
    valueName: "mib"
  )
  private let words = Argument<[String]>("program", help: "The program and its arguments, after --.")

  var definition: Command {
    Command(
      "compare",
      abstract: "Run a program and a baseline in turn, and compare them.",
      examples: [
        Example(
          "bench compare --title warm --baseline ./empty --max-ratio 200 -- ./tessera sections",
          "with a limit"
        )
      ],
      parameters: [
        title, baseline, runs, warmUps, maximumTime, maximumRatio, maximumDifference, maximumMemory, words,
      ],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let words = invocation[self.words]
    let comparison: Comparison
    do throws(ProcessStartError) {
      comparison = try .measured(
        TimedProcess(path: words[0], arguments: Array(words.dropFirst())),
        against: TimedProcess(path: invocation[baseline]),
        runs: invocation[runs],
        warmUps: invocation[warmUps]
      )
    } catch {
      throw CommandFailure(
        .failed,
        "\(error.path) cannot be started: \(error.reason).",
        hint: "Check the path."
      )
    }
    let report = ComparisonReport(
      title: invocation[title],
      comparison: comparison,
      maximumTime: invocation[maximumTime],
      maximumRatio: invocation[maximumRatio].map { Double($0) / 100 },
      maximumDifference: invocation[maximumDifference],
      maximumMemory: invocation[maximumMemory].map { $0 << 20 }
    )
    output(report.text)
    return report.isWithinLimits ? .done : .failed
  }
}

import CommandKit
import ProcessTiming

/// The verb `compare`: a program against a baseline, with limits that decide the exit code.
struct CompareCommand: Sendable {
  /// Writes one text and a line break to standard output.
  let output: @Sendable (String) -> Void
  /// Tells whether there is a file or a folder at a path.
  let exists: @Sendable (String) -> Bool

  private let title = Option<String>("title", help: "Title of the measurement.", valueName: "text")
  private let baseline = Option<String>(
    "baseline",
    help: "Program to compare with.",
    valueName: "path"
  )
  private let baselineArguments = Option<[String]>(
    "baseline-argument",
    help: "Argument of the baseline.",
    valueName: "text"
  )
  private let newHomes = Option<String?>(
    "new-homes",
    help: "Folder to make, in which each run of the program has a new TESSERA_HOME.",
    valueName: "folder"
  )
  private let runs = Option<Int>(
    "runs",
    help: "Runs of each program.",
    valueName: "n",
    default: 40,
    accepting: .within(1...10_000)
  )
  private let warmUps = Option<Int>(
    "warm-ups",
    help: "Runs of each program before the measurement.",
    valueName: "n",
    default: 3,
    accepting: .within(0...100)
  )
  private let maximumTime = Option<Duration?>(
    "max-time",
    help: "Limit of the wall time.",
    valueName: "time"
  )
  private let maximumRatio = Option<Int?>(
    "max-ratio",
    help: "Limit of the wall time, in percent of the baseline's.",
    valueName: "percent"
  )
  private let maximumDifference = Option<Duration?>(
    "max-difference",
    help: "Limit of the wall time above the baseline's.",
    valueName: "time"
  )
  private let maximumMemory = Option<Int?>(
    "max-memory",
    help: "Limit of the peak memory, in MiB.",
    valueName: "mib"
  )
  private let words = Argument<[String]>("program", help: "Program to measure and its arguments, after --.")

  var definition: Command {
    Command(
      "compare",
      abstract: "Compare a program with a baseline, run in turn.",
      examples: [
        Example(
          "bench compare --title warm --baseline ./empty --max-ratio 200 -- ./tessera sections",
          "with a limit"
        )
      ],
      parameters: [
        title, baseline, baselineArguments, newHomes, runs, warmUps, maximumTime, maximumRatio,
        maximumDifference, maximumMemory, words,
      ],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) async throws -> ExitCode {
    let words = invocation[self.words]
    let homes = invocation[newHomes]
    if let homes, exists(homes) {
      throw CommandFailure(
        .usage,
        "\(homes) exists already.",
        hint: "Remove it, so that no run finds a used home."
      )
    }
    let comparison: Comparison
    do throws(ProcessStartError) {
      comparison = try .measured(
        TimedProcess(path: words[0], arguments: Array(words.dropFirst())) { number in
          homes.map { ["TESSERA_HOME": "\($0)/\(number)"] } ?? [:]
        },
        against: TimedProcess(path: invocation[baseline], arguments: invocation[baselineArguments]),
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

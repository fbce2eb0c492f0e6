import CommandKit

/// The verb `data`: the rows of the table that is timed, for others to time the same.
struct DataCommand: Sendable {
  /// Writes one text and a line break to standard output.
  let output: @Sendable (String) -> Void

  private let count = Argument<Int>("rows", help: "Number of rows.")

  var definition: Command {
    Command(
      "data",
      abstract: "Write rows as lines separated by tabs.",
      parameters: [count],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) -> ExitCode {
    for number in 0..<max(invocation[count], 0) { output(SampleRow(number).line) }
    return .done
  }
}

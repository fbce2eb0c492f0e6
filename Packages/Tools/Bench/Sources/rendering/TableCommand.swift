import CommandKit
import DesignKit
import ProcessTiming

/// The verb `table`: how long a table takes from its texts to escape sequences.
struct TableCommand: Sendable {
  /// Reads the whole text of a file.
  let read: @Sendable (String) throws -> String
  /// Writes one text and a line break to standard output.
  let output: @Sendable (String) -> Void

  private let file = Argument<String>("file", help: "File of rows, from 'rendering data'.")
  private let rounds = Option<Int>(
    "rounds",
    help: "Number of runs; the median counts.",
    valueName: "n",
    default: 5,
    accepting: .within(1...1000)
  )

  var definition: Command {
    Command(
      "table",
      abstract: "Time a table of 120 columns, in seconds.",
      parameters: [file, rounds],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) throws -> ExitCode {
    let text = try read(invocation[file])
    let rows = text.split(separator: "\n").map(SampleRow.init(line:))
    let environment = RenderEnvironment(
      width: 120,
      capability: Capability(colorDepth: .truecolor, allowsEmphasis: true)
    )
    let times = (0..<invocation[rounds]).map { _ in
      seconds { TerminalWriter().render(SampleTable(rows: rows).element, in: environment).utf8.count }
    }
    output("\(median(times))")
    return .done
  }
}

import CommandKit
import DesignKit
import ProcessTiming

/// The verb `screen`: how long a full screen takes when something on it has changed.
struct ScreenCommand: Sendable {
  /// Writes one text and a line break to standard output.
  let output: @Sendable (String) -> Void

  private let rounds = Option<Int>(
    "rounds",
    help: "Number of runs; the median counts.",
    valueName: "n",
    default: 501,
    accepting: .within(1...100_000)
  )

  var definition: Command {
    Command(
      "screen",
      abstract: "Time a screen of 120 columns and 40 lines, in seconds.",
      parameters: [rounds],
      run: run
    )
  }

  @Sendable
  private func run(_ invocation: Invocation) -> ExitCode {
    let environment = RenderEnvironment(
      width: 120,
      capability: Capability(colorDepth: .truecolor, allowsEmphasis: true, hyperlinks: true)
    )
    let times = (0..<invocation[rounds]).map { round in
      seconds {
        TerminalWriter().render(SampleScreen(selected: round % 12).element, in: environment).utf8.count
      }
    }
    output("\(median(times))")
    return .done
  }
}

public import CommandKit
import DesignKit
import FeatureKit

/// The whole program: its commands, and one run of it.
public struct TesseraProgram: Sendable {
  private let process: ProcessContext
  private let wiring: Wiring

  /// Makes the program.
  ///
  /// - Parameter process: What it is run with.
  public init(process: ProcessContext) {
    self.process = process
    wiring = Wiring(process: process)
  }

  /// The commands, options and help topics.
  public var definition: Program {
    Program(
      "tessera",
      version: Self.version,
      abstract: "Browse streaming sections in the terminal, with or without a network.",
      discussion: """
        Everything works without a network at first: the sandbox answers in place of the services. \
        --backend live uses the public services. What you have seen once opens offline, and says how old it is.
        """,
      examples: [
        Example("tessera sections", "the sections of the streaming service"),
        Example("tessera sections show series", "one of them"),
      ],
      globalOptions: GlobalOptions.all,
      conflicts: GlobalOptions.conflicts,
      commands: features.flatMap(\.commands),
      topics: [.exitCodes(), .environment, .output]
    )
  }

  /// Runs the command that the arguments name, and everything that belongs to it.
  ///
  /// - Returns: What the process should end with.
  public func run() async -> ExitCode {
    let code = await CommandParser(definition, help: helpFormat).run(
      arguments: process.arguments,
      environment: process.environment,
      output: { process.output.write($0 + "\n") },
      errorOutput: { process.errorOutput.write($0 + "\n") }
    )
    await wiring.finish()
    return code
  }

  static let version = "0.1.0"

  private var features: [any Feature] {
    let areas: [[any Feature]] = [
      StreamingArea(wiring: wiring).features,
      DesignArea(wiring: wiring).features,
    ]
    return areas.flatMap(\.self)
  }

  private var helpFormat: HelpFormat {
    let capability = Capability.detected(
      environment: process.environment,
      isTerminal: process.output.isTerminal
    )
    let width = min(process.output.columns ?? 80, 100)
    return capability.allowsEmphasis
      ? HelpFormat(width: width) { "\u{1B}[1m\($0)\u{1B}[22m" }
      : HelpFormat(width: width)
  }
}

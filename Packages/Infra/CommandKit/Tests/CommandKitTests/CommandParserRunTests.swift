import CommandKit
import Testing

@Suite struct CommandParserRunTests {
  private struct Spilled: Error, CustomStringConvertible {
    let description = "The cup is\u{7} spilled."
  }

  /// Runs a program whose one command ends as given; returns what was written where.
  private func run(
    _ arguments: [String],
    _ command: @escaping Command.Run = { _ in .done }
  ) async -> (code: ExitCode, output: [String], errors: [String]) {
    let program = Program(
      "tea",
      version: "1",
      abstract: "Tea.",
      commands: [Command("brew", abstract: "Brew.", run: command)]
    )
    var output: [String] = []
    var errors: [String] = []
    let code = await CommandParser(program).run(
      arguments: arguments,
      environment: [:],
      output: { output.append($0) },
      errorOutput: { errors.append($0) }
    )
    return (code, output, errors)
  }

  @Test func `a command's own code is passed on`() async {
    let result = await run(["brew"]) { _ in .notFound }
    #expect(result.code == .notFound)
    #expect(result.output == [] && result.errors == [])
  }

  @Test func `help goes to the output and ends well`() async {
    let result = await run(["--help"])
    #expect(result.code == .done)
    #expect(result.output.count == 1 && result.errors == [])
  }

  @Test func `wrong usage goes to the error output`() async {
    let result = await run(["--bogus"])
    #expect(result.code == .usage)
    #expect(result.output == [])
    #expect(
      result.errors == [
        "Error: Unknown option '--bogus'.\nSee 'tea --help'."
      ]
    )
  }

  @Test func `a failure says what happened and what to do`() async {
    let result = await run(["brew"]) { _ in
      throw CommandFailure(.noConnection, "There is no water.", hint: "Open the tap.")
    }
    #expect(result.code == .noConnection)
    #expect(result.errors == ["Error: There is no water.\nOpen the tap."])
  }

  @Test func `any other error is a failure with its description`() async {
    let result = await run(["brew"]) { _ in throw Spilled() }
    #expect(result.code == .failed)
    #expect(result.errors == ["Error: The cup is\\u{7} spilled."])
  }

  @Test func `a cancellation ends without a word`() async {
    let result = await run(["brew"]) { _ in throw CancellationError() }
    #expect(result.code == .interrupted)
    #expect(result.errors == [])
  }
}

import Testing

/// A script that starts the program says what the user typed, and everything to type next begins with it.
@Suite(.timeLimit(.minutes(3))) struct ProgramNameTests {
  private static let script = ["TESSERA_COMMAND": "scripts/run"]

  private func run(_ arguments: String..., named variables: [String: String] = script) async throws
    -> TesseraRun.Outcome
  {
    try await TesseraRun()(arguments: arguments, environment: variables)
  }

  @Test func `the hint below a page is the command that works`() async throws {
    let script = try await run("sections")
    let none = try await run("sections", named: ["TESSERA_COMMAND": ""])

    #expect(script.output.hasSuffix("\nOpen a section: scripts/run sections show series\n"))
    #expect(none.output.hasSuffix("\nOpen a section: tessera sections show series\n"))
  }

  @Test(arguments: [
    ["sections", "show"], ["sections", "show", "nonsense"], ["recipes", "show", "0"], ["browse"],
    ["browse", "--plain"], ["cache", "clear", "--json"], ["settings", "set", "theme", "light", "--json"],
    ["nonsense"], [], ["--help"], ["sections", "--help"], ["help", "environment"], ["manual", "--help"],
  ])
  func `no message, hint or help names a command that may not be there`(arguments: [String]) async throws {
    let run = try await TesseraRun()(arguments: arguments, environment: Self.script)

    for line in (run.output + run.errorOutput).split(separator: "\n") {
      #expect(!line.contains("tessera "), "\(line)")
    }
  }

  @Test func `a version, manual pages and completions keep the name of the program`() async throws {
    #expect(try await run("--version").output.hasPrefix("tessera "))
    #expect(try await !run("manual", "sections").output.contains("scripts/run"))
    #expect(try await !run("completion", "bash").output.contains("scripts/run"))
  }

  @Test func `a name that would steer the terminal is made harmless`() async throws {
    let run = try await run("--help", named: ["TESSERA_COMMAND": "a\u{1B}[31mb\nc"])

    #expect(!run.output.contains("\u{1B}"))
    #expect(!run.output.contains("\nc "))
  }
}

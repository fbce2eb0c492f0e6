import CommandKit
import Testing

/// Messages that were false or confusing: what they name was given, and what they say is so.
@Suite(.timeLimit(.minutes(3))) struct TruthTests {
  @Test func `a run that a variable keeps offline is told of the variable`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections")
    tessera.pass(seconds: 7200)

    let variable = await tessera("sections", environment: ["TESSERA_OFFLINE": "1"])
    let option = await tessera("sections", "--offline")

    #expect(variable.output.contains("Unset TESSERA_OFFLINE to fetch the latest."))
    #expect(!variable.output.contains("--offline"))
    #expect(option.output.contains("Run without --offline to fetch the latest."))
  }

  @Test func `nothing is cached, and the hint names what keeps the run offline`() async throws {
    let variable = try await TesseraRun()("sections", environment: ["TESSERA_OFFLINE": "1"])
    let neither = try await TesseraRun()("sections", "--network", "offline")

    #expect(variable.errorOutput.hasSuffix("Unset TESSERA_OFFLINE to fetch the latest.\n"))
    #expect(neither.errorOutput.hasSuffix("Check your connection and try again.\n"))
  }

  @Test func `a condition without the sandbox is refused by the name under which it was given`() async throws
  {
    let live = ["--backend", "live"]

    let option = try await TesseraRun()(arguments: ["sections", "--network", "slow"] + live)
    let variable = try await TesseraRun()(
      arguments: ["sections"] + live,
      environment: ["TESSERA_NETWORK": "slow"]
    )
    let peer = try await TesseraRun()(
      "sections",
      "--network",
      "slow",
      environment: ["TESSERA_STREAMING_URL": "https://example.com/ios-se"]
    )

    #expect(
      option.errorOutput
        == "Error: --network works with the sandbox only.\nRemove it, or use --backend sandbox.\n"
    )
    #expect(variable.errorOutput.hasPrefix("Error: TESSERA_NETWORK works with the sandbox only.\n"))
    #expect(peer.errorOutput.hasSuffix("\nRemove it, or unset TESSERA_STREAMING_URL.\n"))
  }

  @Test func `the full-screen program refuses the flag that was given, and names no other`() async throws {
    let plain = try await TesseraRun()("browse", "--plain")
    let accessible = try await TesseraRun()("browse", environment: ["TESSERA_ACCESSIBLE": "1"])

    #expect(plain.code == .usage)
    #expect(
      plain.errorOutput.hasPrefix("Error: 'tessera browse' cannot be used with --plain, which writes text.\n")
    )
    #expect(accessible.errorOutput.contains("cannot be used with TESSERA_ACCESSIBLE,"))
    #expect(accessible.errorOutput.contains("\nRemove it, or use a command"))
  }

  @Test(arguments: [["--json"], ["--json", "--fields", "title"], ["--fields", "title"]])
  func `the full-screen program writes no data, and says so`(options: [String]) async throws {
    let run = try await TesseraRun()(arguments: ["browse"] + options)

    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.errorOutput.contains("'tessera browse' cannot be used with \(options[0]), which is for scripts.")
    )
  }

  @Test func `the log says of each request to the sandbox that it is not sent`() async throws {
    let run = try await TesseraRun()("sections", "--verbose")

    let requests = run.errorOutput.split(separator: "\n").filter { $0.contains("http: GET https://") }
    #expect(!requests.isEmpty)
    for request in requests { #expect(request.contains(" (sandbox, not sent)"), "\(request)") }
  }

  @Test(arguments: ChineseRun.failing, ["en", "zh-Hans"])
  func `an error names no option that was not given`(run: ChineseRun, language: String) async throws {
    let error = try await run.outcome(in: language).errorOutput.split(separator: "\n").first ?? ""

    // A suggestion and an option that another one needs are named on purpose.
    let statement = error.replacing(
      #/Did you mean.*|是不是要找.*|--base needs --servings|--base 需要与 --servings/#,
      with: ""
    )
    for option in statement.matches(of: #/--[a-z-]+/#).map(\.output) {
      #expect(run.arguments.contains { $0.hasPrefix(option) }, "\(error)")
    }
  }

  @Test(arguments: ChineseRun.failing, ["en", "zh-Hans"])
  func `a hint asks for no option to be removed that was not given`(run: ChineseRun, language: String)
    async throws
  {
    let output = try await run.outcome(in: language).errorOutput

    for match in output.matches(of: #/(?:without|Remove|去掉) (--[a-z-]+)/#) {
      #expect(run.arguments.contains { $0.hasPrefix(match.1) }, "\(output)")
    }
  }
}

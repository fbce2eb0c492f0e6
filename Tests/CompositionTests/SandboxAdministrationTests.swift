import CommandKit
import Foundation
import LoopbackSockets
import Testing

@testable import TesseraApp

/// The sandbox on ports of this computer, and what it keeps.
@Suite(.timeLimit(.minutes(5))) struct SandboxAdministrationTests {
  private let tessera: TesseraRun
  private let output = WrittenText()
  private let errorOutput = WrittenText()
  private let interruptions = RecordedInterruptions()

  init() throws {
    tessera = try TesseraRun()
  }

  /// Serves the sandbox until the user is told that it is served.
  private func serve(_ options: [String] = [], _ variables: [String: String] = [:]) async -> ExitCode? {
    var context = tessera.context(["sandbox", "serve"] + options, variables, .pipes)
    context.output.write = { [output] in output.add($0) }
    context.errorOutput.write = { [errorOutput, interruptions] text in
      errorOutput.add(text)
      interruptions.interrupt()
    }
    context.interruptions = interruptions.watch
    return ExitCode(rawValue: await TesseraProgram(process: context).run())
  }

  private func rows(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
  }

  @Test func `each service is served with the variable that leads to it, until the user interrupts`()
    async throws
  {
    let code = await serve()

    let services = rows(output.text)
    #expect(code == .done)
    // An area that is added is served as well.
    #expect(
      Set(services.map { $0[0] }).isSuperset(of: [
        "TESSERA_RECIPES_URL", "TESSERA_STREAMING_URL", "TESSERA_GITHUB_URL", "TESSERA_GITHUB_LOGIN_URL",
        "TESSERA_GITHUB_CLIENT_ID", "TESSERA_CARDS_URL", "TESSERA_CAREERS_URL",
      ])
    )
    let addresses = services.filter { $0[0].hasSuffix("_URL") }.compactMap { URL(string: String($0[1])) }
    #expect(addresses.count == services.count - 1)
    #expect(addresses.allSatisfy { $0.scheme == "http" && $0.host() == "127.0.0.1" })
    #expect(Set(addresses.map { $0.path() }).isSuperset(of: ["/api/json/v1/1", "/ios-gb", ""]))
    #expect(Set(addresses.compactMap(\.port)).count == addresses.count)
    #expect(interruptions.begun == 1 && interruptions.ended == 1)
  }

  @Test func `the client ID with which a served sandbox signs in is printed for clients, and has no address`()
    async throws
  {
    _ = await serve(["--json"])

    let items = try JSONDocument(output.text).items
    let clientID = items.first { $0["variable"] as? String == "TESSERA_GITHUB_CLIENT_ID" }
    #expect(clientID?["value"] as? String == "Iv23liSandboxGitHubApp")
    #expect(clientID?["address"] is NSNull)
    #expect(items.count > 1 && items.count { $0["address"] is NSNull } == 1)
  }

  @Test func `a profile from the served sandbox has its picture, which comes from there too`() async throws {
    let (told, isTold) = AsyncStream<Void>.makeStream()
    var context = tessera.context(["sandbox", "serve"], [:], .pipes)
    context.output.write = { [output] text in
      output.add(text)
      isTold.yield()
    }
    context.errorOutput.write = { [errorOutput] in errorOutput.add($0) }
    context.interruptions = interruptions.watch
    let process = context
    let serving = Task<Int32, Never> {
      defer { isTold.finish() }
      return await TesseraProgram(process: process).run()
    }
    defer { interruptions.interrupt() }
    for await _ in told where output.text.contains("TESSERA_GITHUB_URL") { break }
    let variables = rows(output.text).filter { $0.count > 1 }.map { (String($0[0]), String($0[1])) }
    var environment = Dictionary(variables) { first, _ in first }
    let root = try #require(environment["TESSERA_GITHUB_URL"])
    environment.merge(["TERM": "xterm-kitty", "LC_ALL": "C.UTF-8", "TESSERA_IMAGES": "auto"]) { $1 }

    let run = try await TesseraRun()(
      arguments: ["users", "show", "robin-marsh", "--verbose"],
      environment: environment,
      streams: .terminals
    )
    interruptions.interrupt()
    let code = await serving.value

    #expect(code == ExitCode.done.rawValue)
    #expect(run.code == .done, "\(run.errorOutput)")
    #expect(run.output.contains("\u{1B}_G"))
    #expect(run.errorOutput.contains("\(root)/u/6"))
    #expect(!run.errorOutput.contains("githubusercontent"))
  }

  @Test func `the streaming service is served for the country of the variable`() async throws {
    _ = await serve([], ["TESSERA_SANDBOX_COUNTRY": "se"])

    let address = rows(output.text).first { $0[0] == "TESSERA_STREAMING_URL" }?[1]
    #expect(address?.hasSuffix("/ios-se") == true)
  }

  @Test func `a port that another program uses is said, with the way to other ones`() async throws {
    var taken = try ListeningSocket()
    // The ports of all services have to follow the first one.
    while taken.port > 65_000 { taken = try ListeningSocket() }

    let code = await serve(["--port", "\(taken.port)"])

    #expect(code == .failed)
    #expect(output.writes.isEmpty)
    #expect(errorOutput.text.contains("without --port"))
    withExtendedLifetime(taken) {}
  }

  @Test(arguments: [
    (["a1"], ExitCode.notFound, "'a1'"),
    (["a1", "--reject", "--reason", String(repeating: "x", count: 501)], .usage, "500 characters"),
  ])
  func `a step that cannot be taken says why`(words: [String], code: ExitCode, message: String) async {
    let run = await tessera(arguments: ["sandbox", "advance"] + words)

    #expect(run.code == code)
    #expect(run.errorOutput.contains(message))
  }

  @Test func `only services of the sandbox that have stored something are told of when all is removed`()
    async throws
  {
    let nothing = try JSONDocument(await tessera("sandbox", "reset", "--yes", "--json").output).items
    _ = await tessera(
      arguments: [
        "account", "register", "--accept-terms", "--name", "Mai Tanaka", "--email", "mai@example.com",
        "--password-stdin", "--store", "file",
      ],
      input: "correct horse battery\n"
    )

    let removed = try JSONDocument(await tessera("sandbox", "reset", "--yes", "--json").output).items

    #expect(nothing.isEmpty)
    #expect(removed.map { $0["host"] as? String } == ["senpai-api-app-production.up.railway.app"])
    #expect(removed.allSatisfy { ($0["bytes"] as? Int ?? 0) > 0 })
  }

  @Test(arguments: [["sandbox", "reset"], ["recipes", "shopping", "clear"], ["cache", "clear"]])
  func `who wants no questions learns the option that confirms`(words: [String]) async {
    _ = await tessera("recipes", "shopping", "add", "52893")

    let run = await tessera(arguments: words + ["--no-input"])

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("Use --yes to confirm it."))
    #expect(await tessera("recipes", "shopping", streams: .pipes).output.contains("Plain Flour"))
  }

  @Test func `without a folder no service of the sandbox and no cache has a file`() async throws {
    let nowhere = ["TESSERA_HOME": "", "HOME": ""]

    let services = await tessera(arguments: ["sandbox"], environment: nowhere, streams: .pipes)
    let caches = await tessera(arguments: ["cache"], environment: nowhere, streams: .pipes)

    #expect(rows(services.output).count >= 5)
    #expect(rows(services.output).allSatisfy { $0[1].isEmpty && $0[2] == "0" })
    #expect(Set(rows(caches.output).map { $0[1] }).isSuperset(of: ["responses", "meals", "users"]))
    #expect(rows(caches.output).allSatisfy { $0[2].isEmpty && $0[3] == "0" && $0[4] == "0" })
  }
}

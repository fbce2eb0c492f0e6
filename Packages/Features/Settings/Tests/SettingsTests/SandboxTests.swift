import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SettingsDomain
import SettingsFakes
import SnapshotKit
import Synchronization
import Testing

@testable import Settings

@MainActor @Suite(.timeLimit(.minutes(5))) struct SandboxTests {
  nonisolated private static let services = [
    SandboxedService(host: "api.github.com"),
    SandboxedService(
      host: "jobs.example.com",
      path: "/home/anna/.local/share/tessera/jobs.sqlite",
      bytes: 12_288
    ),
  ]
  private let sandbox = FakeSandbox(
    services,
    served: [
      ServedVariable("TESSERA_GITHUB_URL", address: "http://127.0.0.1:8460"),
      ServedVariable("TESSERA_GITHUB_CLIENT_ID", value: "Iv23liSandbox"),
    ]
  )

  @Test(arguments: Language.complete.flatMap(screens))
  func `the page looks and reads as it was reviewed`(screen: WrittenScreen) {
    expectSnapshot(screen.text, named: screen.name)
  }

  nonisolated static func screens(in language: Language) -> [WrittenScreen] {
    let context = Samples.context(in: language)
    let prefix = language == .english ? "" : language.tag + "."
    let page = sandboxPage(services, context).element(in: context)
    return WrittenScreen.everyForm(of: page, named: prefix + "status", in: language)
  }

  @Test(
    arguments: [
      (46, ["Service", "Size", "File"]), (45, ["Service", "Size"]), (24, ["Service", "Size"]),
      (23, ["Service"]),
    ] as [(Int, [String])],
    ["jobs.example.com", "streaming.example.com"]
  )
  func `a column is left out where the others would not have enough room`(
    room: (Int, [String]),
    host: String
  ) {
    let context = Samples.context(in: .english)
    let services = [SandboxedService(host: host, path: "/home/anna/.local/share/jobs.sqlite", bytes: 12_288)]

    let text = WrittenScreen.filled(sandboxPage(services, context).element(in: context), width: room.0)

    let heading = text.split(separator: "\n").first { $0.hasPrefix("Service") } ?? ""
    #expect(["Service", "Size", "File"].filter(heading.contains) == room.1)
  }

  @Test func `a path that is longer than its column goes on in the next line`() {
    let context = Samples.context(in: .english)

    let text = WrittenScreen.filled(sandboxPage(Self.services, context).element(in: context), width: 46)

    #expect(!text.contains("…"))
  }

  @Test func `an empty file has a size, and a service without a file has none`() {
    let context = Samples.context(in: .english)
    let services = [
      SandboxedService(host: "a.example.com", path: "/a"), SandboxedService(host: "b.example.com"),
    ]

    let text = WrittenScreen.linear(sandboxPage(services, context).element(in: context))

    #expect(text.contains("Size: 0 B\nFile: /a\n"))
    #expect(text.contains("Size: –\nFile: no stored data\n"))
  }

  @Test func `the action changes something, and a link can carry it`() {
    let actions = sandboxPage(Self.services, Samples.context(in: .english)).actions

    #expect(actions.map(\.effect) == [.changes])
    #expect(actions.map { Route(link: $0.route.link) } == actions.map(\.route))
  }

  @Test func `what a reset has removed is summed up`() {
    let strings = SandboxStrings(.english)
    let services = [SandboxedService(host: "a", bytes: 1), SandboxedService(host: "b", bytes: 2)]

    #expect(strings.removed(services).contains("(\(Language.english.byteCount(3)) removed)"))
    #expect(strings.removed([]) == "Nothing to remove.")
  }

  @Test func `addresses are handed over as soon as they are served, for a shell to read`() async {
    let screen = await run(["sandbox", "serve"]).screen
    var texts: [String] = []

    await screen?.load(
      LoadRequest(receiver: { part in
        texts.append(WrittenScreen.linear(part.rows(in: Samples.context(in: .english))))
        return true
      })
    )

    #expect(
      texts == [
        "export TESSERA_GITHUB_URL=http://127.0.0.1:8460\nexport TESSERA_GITHUB_CLIENT_ID=Iv23liSandbox\n"
      ]
    )
  }

  @Test(arguments: [["sandbox"], ["sandbox", "status"]])
  func `the bare noun and its status show what the sandbox keeps`(words: [String]) async {
    let run = await run(words)

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "api.github.com\t\t0\n",
        "jobs.example.com\t/home/anna/.local/share/tessera/jobs.sqlite\t12288\n",
      ]
    )
  }

  @Test func `a sandbox that cannot be read says why`() async {
    sandbox.fail(.storage(.cannotBeRead(reason: "no permission")))
    let run = await run(["sandbox"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("no permission"))
  }

  @Test(arguments: [["sandbox"], ["sandbox", "serve"]])
  func `the services are a list`(words: [String]) async {
    #expect(await run(words).screen?.isList == true)
  }

  // MARK: - Resetting

  @Test func `a confirmed reset removes everything and says how much`() async throws {
    let run = await run(["sandbox", "reset", "--yes"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["The sandbox was reset (12 KiB removed)."])
    #expect(try await sandbox.status().allSatisfy { $0.bytes == 0 })
    let again = await self.run(["sandbox", "reset", "--yes"])
    #expect(again.notes == ["Nothing to remove."])
  }

  @Test(arguments: [("y", true), ("yes", true), ("n", false), ("", false), ("maybe", false)])
  func `a reset asks, and only a yes is one`(answer: String, isReset: Bool) async throws {
    let run = await run(["sandbox", "reset"], prompter: ScriptedPrompter([answer]))

    #expect(run.exitCode == (isReset ? .done : .interrupted))
    #expect(try await sandbox.status().allSatisfy { $0.bytes == 0 } == isReset)
    #expect(run.errorOutput.contains("Nothing was changed.") == !isReset)
  }

  @Test func `a reset that nobody can confirm removes nothing`() async throws {
    let run = await run(["sandbox", "reset"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--yes"))
    #expect(try await sandbox.status() == Self.services)
  }

  // MARK: - Advancing

  @Test func `an application is advanced, and its step is told`() async {
    let run = await run(["sandbox", "advance", "a1"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Offer stage (OFFERED)."])
    #expect(sandbox.advanced == [AdvanceRequest("a1")])
  }

  @Test func `a rejection goes with its reason`() async {
    let run = await run(["sandbox", "advance", "d1", "--reject", "--reason", "Page 2 is missing"])

    #expect(run.exitCode == .done)
    #expect(sandbox.advanced == [AdvanceRequest("d1", isRejected: true, reason: "Page 2 is missing")])
  }

  @Test func `a script gets the status and the kind`() async {
    let run = await run(["sandbox", "advance", "a1", "--json"])

    #expect(run.rows == ["a1\tOFFERED\tOffer stage\tapplication\n"])
  }

  @Test(arguments: [
    (SandboxError.unknownID("a1"), ExitCode.notFound, "'a1'"), (.longReason, .usage, "500 characters"),
    (.nothingToAdvance(status: "HIRED"), .refused, "HIRED"),
    (.storage(.cannotBeSaved(reason: "full disk")), .failed, "full disk"),
  ])
  func `an application that cannot be advanced says why`(error: SandboxError, code: ExitCode, words: String)
    async
  {
    sandbox.fail(error)
    let run = await run(["sandbox", "advance", "a1"])

    #expect(run.exitCode == code)
    #expect(run.errorOutput.contains(words))
  }

  // MARK: - Serving

  @Test(arguments: [([], nil as Int?), (["--port", "1"], 1), (["--port", "65000"], 65_000)])
  func `the variables for clients are records`(options: [String], port: Int?) async {
    let run = await run(["sandbox", "serve"] + options)

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "TESSERA_GITHUB_URL\thttp://127.0.0.1:8460\n", "TESSERA_GITHUB_CLIENT_ID\tIv23liSandbox\n",
      ]
    )
    #expect(sandbox.ports == [port])
  }

  @Test func `who serves is told how to stop`() async {
    let prompter = ScriptedPrompter()

    _ = await run(["sandbox", "serve"], prompter: prompter)

    #expect(prompter.dialogue == [.told("The sandbox is running. Press Ctrl-C to stop it.")])
  }

  @Test(arguments: ["0", "65001", "x"])
  func `a port that is none is refused`(port: String) async {
    #expect(await run(["sandbox", "serve", "--port", port]).exitCode == .usage)
    #expect(sandbox.ports.isEmpty)
  }

  @Test func `a port in use says how to get other ones`() async {
    sandbox.fail(.portInUse)
    let run = await run(["sandbox", "serve", "--port", "8460"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("without --port"))
  }

  @Test(arguments: [(false, FeatureEvent.Outcome.done), (true, .failed("port-in-use"))])
  func `serving is one use case, from its beginning to its end`(fails: Bool, end: FeatureEvent.Outcome) async
  {
    if fails { sandbox.fail(.portInUse) }
    let events = Mutex<[FeatureEvent]>([])
    _ = await run(["sandbox", "serve"]) { event in events.withLock { $0.append(event) } }

    #expect(
      events.withLock(\.self) == [.useCase("ServeSandbox", .began), .useCase("ServeSandbox", .ended(end))]
    )
  }

  private func run(
    _ arguments: [String],
    prompter: any Prompter = SilentPrompter(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      SandboxFeature(language: .english, sandbox: sandbox, observe: observe),
      arguments,
      Samples.context(in: .english),
      prompter: prompter
    )
  }
}

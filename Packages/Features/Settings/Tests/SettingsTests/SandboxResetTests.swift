import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SettingsDomain
import SettingsFakes
import Testing

@testable import Settings

@MainActor @Suite(.timeLimit(.minutes(5))) struct SandboxResetTests {
  private static let services = [
    SandboxedService(host: "api.github.com"),
    SandboxedService(host: "jobs.example.com", path: "/home/anna/jobs.sqlite", bytes: 12_288),
    SandboxedService(host: "tv.example.com", path: "/home/anna/tv.sqlite", bytes: 1024),
  ]
  private let sandbox = FakeSandbox(services)

  @Test func `a script gets what a reset has removed`() async {
    let run = await run(["--yes", "--json"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "jobs.example.com\t/home/anna/jobs.sqlite\t12288\n", "tv.example.com\t/home/anna/tv.sqlite\t1024\n",
      ]
    )
    #expect(run.document?.text.contains(#""host": "jobs.example.com""#) == true)
  }

  @Test func `a reset that is declined has nothing to tell`() async {
    let run = await run(prompter: ScriptedPrompter(["n"]))

    #expect(run.exitCode == .interrupted)
    #expect(run.screen?.records == nil)
    #expect(run.notes.isEmpty)
  }

  @Test func `a reset asks once, and says what is lost`() async {
    let prompter = ScriptedPrompter(["n", "y"])

    _ = await run(prompter: prompter)

    #expect(prompter.dialogue == [.asked("Remove all accounts and other data of the sandbox? [y/N]")])
  }

  @Test func `nobody is asked who has agreed already`() async {
    let prompter = ScriptedPrompter(["n"])

    let run = await run(["--yes"], prompter: prompter)

    #expect(run.exitCode == .done)
    #expect(prompter.questions.isEmpty)
  }

  @Test func `who wants no questions has declined none, and learns the option that confirms`() async throws {
    let run = await run(prompter: UnwillingPrompter())

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("This removes all data of the sandbox."))
    #expect(run.errorOutput.contains("Use --yes to confirm it."))
    #expect(try await sandbox.status() == Self.services)
  }

  @Test func `input that ends is no yes`() async throws {
    let run = await run(prompter: ScriptedPrompter())

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput == (await self.run(prompter: ScriptedPrompter(["n"]))).errorOutput)
    #expect(try await sandbox.status() == Self.services)
  }

  @Test func `work that was cancelled resets nothing`() async throws {
    let screen = SandboxResetViewModel(sandbox, isConfirmed: true, language: .english, observe: { _ in })

    let work = Task { await screen.load(LoadRequest()) }
    work.cancel()
    await work.value

    #expect(try await sandbox.status() == Self.services)
    #expect(screen.failure(in: Samples.context(in: .english))?.status == .interrupted)
  }

  @Test func `a reset that fails says why, and tells of nothing removed`() async {
    sandbox.fail(.storage(.cannotBeSaved(reason: "full disk")))

    let run = await run(["--yes"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("full disk"))
    #expect(run.screen?.records == nil)
    #expect(run.notes.isEmpty)
  }

  @Test(arguments: [("y", FeatureEvent.Outcome.changed), ("n", .done)])
  func `a reset is traced as a change only if it was made`(answer: String, end: FeatureEvent.Outcome) async {
    let events = Events()

    _ = await run(prompter: ScriptedPrompter([answer]), observe: events.add)

    #expect(events.all == [.useCase("ResetSandbox", .began), .useCase("ResetSandbox", .ended(end))])
  }

  @Test func `a failed reset is traced with its code`() async {
    let events = Events()

    _ = await run(observe: events.add)

    #expect(
      events.all == [
        .useCase("ResetSandbox", .began), .useCase("ResetSandbox", .ended(.failed("confirmation-missing"))),
      ]
    )
  }

  @Test func `the question and the confirmation are in the user's language`() async {
    let prompter = ScriptedPrompter(["是"])

    let run = await run(in: .simplifiedChinese, prompter: prompter)

    #expect(prompter.questions == ["删除沙盒中的所有帐户和其他数据？[y/N]"])
    #expect(run.notes == ["沙盒已重置（删除了13 KiB）。"])
  }

  private func run(
    _ options: [String] = [],
    in language: Language = .english,
    prompter: any Prompter = SilentPrompter(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      SandboxFeature(language: language, sandbox: sandbox, observe: observe),
      ["sandbox", "reset"] + options,
      Samples.context(in: language),
      prompter: prompter
    )
  }
}

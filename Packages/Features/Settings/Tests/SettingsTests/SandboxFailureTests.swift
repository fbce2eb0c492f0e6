import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import SettingsDomain
import SettingsFakes
import Testing

@testable import Settings

@MainActor @Suite(.timeLimit(.minutes(5))) struct SandboxFailureTests {
  nonisolated private static let all: [SandboxFailure] = [
    .failed(.unknownID("17")), .failed(.longReason), .failed(.nothingToAdvance(status: "7")),
    .failed(.portInUse), .failed(.cannotServe(reason: "9")), .failed(.cancelled), .confirmationMissing,
  ]
  private let context = Samples.context(in: .english)

  @Test(
    arguments: [
      (.failed(.unknownID("17")), "not-found", .notFound, "nothing with this ID"),
      (.failed(.longReason), "invalid-reason", .usage, "reason too long"),
      (.failed(.nothingToAdvance(status: "7")), "nothing-to-advance", .refused, "no step left"),
      (.failed(.portInUse), "port-in-use", .failed, "port in use"),
      (.failed(.cannotServe(reason: "9")), "cannot-serve", .failed, "cannot be served"),
      (.failed(.cancelled), "cancelled", .interrupted, "interrupted"),
      (.confirmationMissing, "confirmation-missing", .usage, "not confirmed"),
    ] as [(SandboxFailure, String, ExitCode, String)]
  )
  func `every failure has a code, an exit code and a few words`(
    failure: SandboxFailure,
    code: String,
    exitCode: ExitCode,
    brief: String
  ) {
    #expect(failure.code == code)
    #expect(failure.exitCode == exitCode)
    #expect(failure.brief(in: context) == brief)
  }

  @Test(
    arguments: [
      (.failed(.unknownID("17")), "Nothing with the ID '17' can be advanced in the sandbox."),
      (.failed(.longReason), "The reason is longer than 500 characters."),
      (.failed(.nothingToAdvance(status: "7")), "No further step is possible now: the status is 7."),
      (.failed(.portInUse), "A port is in use by another program."),
      (.failed(.cannotServe(reason: "9")), "The sandbox cannot be served: 9."),
      (.failed(.cancelled), "Interrupted."),
      (.confirmationMissing, "This removes all data of the sandbox."),
    ] as [(SandboxFailure, String)]
  )
  func `every failure has a sentence of its own`(failure: SandboxFailure, sentence: String) {
    #expect(failure.summary(in: context) == sentence)
  }

  @Test(arguments: all)
  func `a failure has no English left in it in Chinese`(failure: SandboxFailure) {
    let context = Samples.context(in: .simplifiedChinese)

    let text = failure.summary(in: context) + failure.brief(in: context)

    #expect(LatinWords.left(in: text, besides: "") == [])
    #expect(text.contains { !$0.isASCII })
  }

  @Test(
    arguments: [
      (.failed(.unknownID("17")), .open(Route("applications"), purpose: "List your applications")),
      (.failed(.portInUse), .leaveOut(option: "port", purpose: "use free ports")),
      (.confirmationMissing, .add(options: [Route.Option("yes")], purpose: "confirm it")),
      (.failed(.longReason), nil), (.failed(.nothingToAdvance(status: "7")), nil),
      (.failed(.cannotServe(reason: "9")), nil), (.failed(.cancelled), nil),
    ] as [(SandboxFailure, Remedy?)]
  )
  func `a failure that the user can do something about says what`(failure: SandboxFailure, remedy: Remedy?) {
    #expect(failure.remedy(in: context) == remedy)
  }

  @Test(arguments: [
    PersistenceError.cannotBeRead(reason: "/s: torn"), .cannotBeSaved(reason: "/s: full disk"),
  ])
  func `a failure of the storage is told in the words of the storage`(error: PersistenceError) {
    let failure = SandboxFailure.failed(.storage(error))

    #expect(failure.code == error.code)
    #expect(failure.exitCode == error.exitCode)
    #expect(failure.summary(in: context) == error.summary(in: context))
    #expect(failure.brief(in: context) == error.brief(in: context))
    #expect(failure.remedy(in: context) == error.remedy(in: context))
  }

  @Test(arguments: all)
  func `only cancelled work is not reported as a failure`(failure: SandboxFailure) {
    #expect(failure.isCancellation == (failure == .failed(.cancelled)))
  }

  @Test func `what others wrote cannot steer the terminal`() {
    let step = AdvancedStep(kind: "application", id: "17", status: "A\u{1B}[1m", title: "B\u{1B}[2J")

    let texts = [
      SandboxFailure.failed(.unknownID("\u{1B}[2J")).summary(in: context),
      SandboxFailure.failed(.nothingToAdvance(status: "\u{1B}[2J")).summary(in: context),
      SandboxStrings(.english).advanced(step),
    ]

    #expect(texts.filter { $0.contains("\u{1B}") } == [])
  }

  @Test func `a reading that was cancelled leaves the page as it was`() async {
    let sandbox = FakeSandbox([SandboxedService(host: "api.github.com")])
    let run = await run(["status"], of: sandbox)
    sandbox.fail(.cancelled)

    await run.screen?.load(LoadRequest(.networkFirst))

    #expect(run.page == sandboxPage([SandboxedService(host: "api.github.com")], context))
  }

  @Test func `services that were shown stay when they cannot be read again`() async throws {
    let sandbox = FakeSandbox([SandboxedService(host: "api.github.com")])
    let run = await run(["status"], of: sandbox)
    sandbox.fail(.storage(.cannotBeRead(reason: "torn")))

    await run.screen?.load(LoadRequest(.networkFirst))

    #expect(run.screen?.failure(in: context) == nil)
    let text = WrittenScreen.linear(try #require(run.page).element(in: context))
    #expect(text.contains("The sandbox could not be read: "))
    #expect(text.contains("Service: api.github.com"))
  }

  @Test func `a sandbox that is being read says so`() {
    let screen = SandboxStatusViewModel(FakeSandbox()) { _ in }

    guard case .page(let page) = screen.content(in: context) else {
      Issue.record("There is no page.")
      return
    }
    #expect(WrittenScreen.linear(page.element(in: context)).contains("Reading the sandbox"))
    #expect(screen.records == nil)
  }

  @Test(arguments: [
    (SandboxError.cannotServe(reason: "no sockets"), ExitCode.failed), (.cancelled, .interrupted),
  ])
  func `a sandbox that is not served says why, and how to stop it is not told`(
    error: SandboxError,
    exitCode: ExitCode
  ) async {
    let prompter = ScriptedPrompter()
    let sandbox = FakeSandbox()
    sandbox.fail(error)

    let run = await run(["serve"], of: sandbox, prompter: prompter)

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput == "Error: " + SandboxFailure.failed(error).summary(in: context))
    #expect(prompter.dialogue.isEmpty)
    #expect(run.screen?.records == nil)
  }

  @Test(
    arguments: [
      (["status"], "SandboxStatus", .unknownID("17"), "not-found"),
      (["advance", "17"], "AdvanceSandbox", .longReason, "invalid-reason"),
      (["serve"], "ServeSandbox", .cannotServe(reason: "9"), "cannot-serve"),
    ] as [([String], String, SandboxError, String)]
  )
  func `a failure is traced with its code`(
    words: [String],
    name: String,
    error: SandboxError,
    code: String
  ) async {
    let events = Events()
    let sandbox = FakeSandbox()
    sandbox.fail(error)

    _ = await run(words, of: sandbox, observe: events.add)

    #expect(events.all == [.useCase(name, .began), .useCase(name, .ended(.failed(code)))])
  }

  private func run(
    _ words: [String],
    of sandbox: FakeSandbox,
    prompter: any Prompter = SilentPrompter(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) async -> ScreenRun {
    await ScreenRun(
      SandboxFeature(language: .english, sandbox: sandbox, observe: observe),
      ["sandbox"] + words,
      context,
      prompter: prompter
    )
  }
}

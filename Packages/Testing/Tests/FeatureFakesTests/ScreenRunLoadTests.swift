import ClockFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

/// How a run loads its screen.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ScreenRunLoadTests {
  private let screen = ProbeScreen()

  @Test(
    arguments: [
      ([], [:], .cacheFirst), (["--refresh"], [:], .networkFirst), (["--offline"], [:], .cacheOnly),
      (["--refresh", "--offline"], [:], .cacheOnly), ([], ["TESSERA_OFFLINE": "1"], .cacheOnly),
      (["--refresh"], ["TESSERA_OFFLINE": "1"], .cacheOnly), ([], ["TESSERA_OFFLINE": "0"], .cacheFirst),
      ([], ["TESSERA_OTHER": "1"], .cacheFirst),
    ] as [([String], [String: String], FetchPolicy)]
  )
  func `options and variables say whether the cache or the service comes first`(
    options: [String],
    environment: [String: String],
    policy: FetchPolicy
  ) async {
    let run = await ScreenRun(ProbeFeature(screen), ["probe"] + options, context, environment: environment)

    #expect(run.exitCode == .done)
    #expect(screen.request?.policy == policy)
  }

  @Test(
    arguments: [
      ([], nil), (["--fields", "title"], ["title"]), (["--json"], []),
      (["--json", "--fields", "title"], ["title"]),
      (["--fields", "title,id", "--json"], ["title", "id"]),
    ] as [([String], [String]?)]
  )
  func `a screen is loaded for fields where a document or chosen columns are written`(
    options: [String],
    fields: [String]?
  ) async {
    let run = await ScreenRun(ProbeFeature(screen), ["probe"] + options, context)

    #expect(run.exitCode == .done)
    #expect(screen.request != nil)
    #expect(screen.request?.fields == fields.map { FieldSelection($0) })
  }

  @Test func `nobody answers questions where nothing else is said`() async {
    _ = await ScreenRun(ProbeFeature(screen), ["probe"], context)

    #expect(screen.request?.prompter is SilentPrompter)
  }

  @Test func `questions go to the prompter of the run`() async throws {
    let prompter = ScriptedPrompter(["yes"])
    _ = await ScreenRun(ProbeFeature(screen), ["probe"], context, prompter: prompter)

    #expect(try await screen.request?.prompter.ask(Prompt("Sure?")) == "yes")
    #expect(prompter.dialogue == [.asked("Sure?")])
  }

  @Test func `the time for what a screen can do without is that of the run`() async throws {
    let clock = ManualClock()
    let limit = TimeLimit(.seconds(7), clock: clock)
    _ = await ScreenRun(ProbeFeature(screen), ["probe"], context, extras: limit)
    let extras = try #require(screen.request?.extras)

    async let isDone = extras.wait { try? await ManualClock().sleep(for: .seconds(1)) }
    await clock.waitForSleeps(1)
    clock.advance(by: .seconds(7))

    #expect(await isDone == false)
    #expect(clock.slept == [.seconds(7)])
  }

  @Test func `a screen is known before it is loaded, once`() async {
    let calls = CallCount()
    let run = await ScreenRun(
      ProbeFeature(screen),
      ["probe"],
      context,
      whileLoading: { made in
        calls.add()
        #expect(made === screen)
        #expect(screen.request == nil)
      }
    )

    #expect(calls.count == 1)
    #expect(run.screen === screen)
    #expect(screen.request != nil)
  }

  @Test(
    arguments: [
      (["-"], "a\nb\n", ["en: a", "en: b"]), (["x", "-"], "a", ["en: x", "en: a"]), (["-"], "", []),
      (["x"], "a", ["en: x"]),
    ] as [([String], String, [String])]
  )
  func `a hyphen stands for the lines of standard input`(
    words: [String],
    standardInput: String,
    notes: [String]
  ) async {
    let feature = ProbeFeature { ProbeScreen(notes: $0[ProbeFeature.names]) }
    let run = await ScreenRun(feature, ["probe"] + words, context, standardInput: standardInput)

    #expect(run.exitCode == .done)
    #expect(run.notes == notes)
  }

  @Test func `standard input is empty where nothing else is said`() async {
    let feature = ProbeFeature { ProbeScreen(notes: $0[ProbeFeature.names]) }

    #expect(await ScreenRun(feature, ["probe", "-"], context).notes == [])
  }

  @Test(
    arguments: [
      (["probe"], [:], 0), (["probe", "--loud"], [:], 1), (["--loud", "probe"], [:], 1),
      (["probe"], ["PROBE_LOUD": "1"], 1),
    ] as [([String], [String: String], Int)]
  )
  func `the screen knows further options of the program`(
    arguments: [String],
    environment: [String: String],
    count: Int
  ) async {
    let (loud, calls) = (Flag("loud", help: "Be loud.", environment: "PROBE_LOUD"), CallCount())
    let feature = ProbeFeature { invocation in
      if invocation[loud] { calls.add() }
      return ProbeScreen()
    }
    let run = await ScreenRun(
      feature,
      arguments,
      context,
      globalOptions: [loud],
      environment: environment
    )

    #expect(run.exitCode == .done)
    #expect(calls.count == count)
  }
}

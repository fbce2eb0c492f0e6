import ClockFakes
import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellEndTests {
  private func silentRun() async -> ShellRun {
    let run = ShellRun(ModelTerminal(answers: false))
    await run.terminal.waitUntil(shows: "Alien")
    return run
  }

  @Test(arguments: [(.quit, 0), (.inputEnded, 129), (.terminated(signal: 1), 129)] as [(ShellEnd, Int32)])
  func `each end has its status`(end: ShellEnd, status: Int32) {
    #expect(end.status == status)
  }

  @Test func `without a terminal it says what to do, and opens nothing`() async {
    let run = ShellRun(ModelTerminal(isThere: false), program: "scripts/run")
    guard case .failure(let failure) = await run.end() else {
      Issue.record("It has run.")
      return
    }
    #expect(failure.status == .usage)
    #expect(failure.hint == "Run it in a terminal, or use another command. See 'scripts/run --help'.")
    #expect(run.screens.opened.isEmpty)
    #expect(run.terminal.leaves == 0)
  }

  // MARK: - Answers that are missing

  @Test func `a signal ends it at once, whatever answers are missing`() async {
    let run = await silentRun()
    run.terminal.send(.terminated(signal: 15))
    #expect(await run.end() == .success(.terminated(signal: 15)))
    #expect(run.clock.slept == [])
  }

  @Test func `the end of the input ends it at once, whatever answers are missing`() async {
    let run = await silentRun()
    run.terminal.hangUp()
    #expect(await run.end() == .success(.inputEnded))
    #expect(run.clock.slept == [])
    #expect(run.terminal.leaves == 1)
  }

  @Test func `a signal ends the wait for answers, and the key counts that came first`() async {
    let run = await silentRun()
    run.terminal.type("q")
    await run.clock.waitForSleeps(1)
    run.terminal.send(.terminated(signal: 15))
    #expect(await run.end() == .success(.quit))
  }

  @Test func `what arrives after the key that quits is not obeyed`() async {
    let run = await silentRun()
    run.terminal.type("q")
    await run.clock.waitForSleeps(1)
    let written = run.terminal.writes.count

    run.terminal.send(.stopRequested)
    run.terminal.send(.continued)
    run.terminal.type("2\u{1A}\u{1B}[?62;22c")

    #expect(await run.end() == .success(.quit))
    #expect(run.screens.opened == [Route("films")])
    #expect(run.terminal.suspensions == 0)
    #expect(run.terminal.writes.count == written + 1)
  }

  @Test(arguments: [
    (2026, 0, false), (2026, 1, true), (2026, 2, true), (2026, 4, false), (2004, 1, false),
  ])
  func `frames are held together only where the answer is that it can be done`(
    mode: Int,
    state: Int,
    isHeld: Bool
  ) async {
    let run = await silentRun()
    run.terminal.type("\u{1B}[?\(mode);\(state)$y\u{1B}[?62;22c")
    let model = await run.type("j", until: "▸ Brazil")
    #expect((model.synchronizedUpdates > 0) == isHeld)
    _ = await run.quit()
  }

  @Test func `a paste without end is taken as it is after a second`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type("/\u{1B}[200~jaws")
    await run.clock.waitForSleeps(1)
    #expect(run.clock.slept == [.seconds(1)])
    #expect(!run.terminal.model.text.contains("1 of 14"))

    run.clock.advance(by: .seconds(1))

    await run.terminal.waitUntil(shows: "1 of 14")
    _ = await run.quit()
  }

  // MARK: - Stops

  @Test func `a second request to stop changes nothing while it is stopped`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.send(.stopRequested)
    run.terminal.send(.stopRequested)
    await run.type("j", until: "▸ Brazil")
    #expect(run.terminal.suspensions == 1)
    _ = await run.quit()
  }

  @Test func `nothing is drawn while it is stopped`() async {
    let run = ShellRun(ModelTerminal(continues: false))
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.send(.stopRequested)
    await run.terminal.waitUntil { !$0.isAlternateScreen }
    let written = run.terminal.writes.count

    run.terminal.type("2")
    await waitUntil { run.screens.opened.count == 2 }
    run.terminal.send(.continued)

    await run.terminal.waitUntil { $0.isAlternateScreen && $0.text.contains("Two") }
    #expect(run.terminal.writes.dropFirst(written).first == FrameWriter.setUp)
    _ = await run.quit()
  }

  // MARK: - What is on its way

  @Test func `a change under way is not waited for when the terminal is gone`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["keep"])
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(Samples().film)) } }
    screens.prepare["keep"] = {
      FakeScreen(isChange: true) { _ in
        await gate.pass("keep")
        return .loaded(.confirmation)
      }
    }
    let run = ShellRun(ModelTerminal(columns: 60, rows: 40), screens)
    await run.terminal.waitUntil(shows: "a Keep it")
    await run.type("a", until: "Working")
    await gate.arrival(of: "keep")

    run.terminal.hangUp()

    #expect(await run.end() == .success(.inputEnded))
    await gate.open("keep")
  }

  @Test func `a screen that is on its way is cancelled at the end`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    let run = await loadingRun(screens, until: gate)
    await gate.arrival(of: "films")

    _ = await run.quit()
    await gate.open("films")

    await waitUntil { screens.made[0].cancellations == 1 }
  }

  @Test(arguments: [("KITTY_WINDOW_ID", "1", true), ("TERM_PROGRAM", "iTerm.app", false)])
  func `pictures in a layer above the text are removed at the end`(
    variable: String,
    value: String,
    isLayered: Bool
  ) async {
    let variables = ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8", "NO_COLOR": "1", variable: value]
    let run = ShellRun(variables: variables, imageFlag: .auto)
    await run.terminal.waitUntil(shows: "Alien")

    _ = await run.quit()

    #expect(run.terminal.writes.last?.hasPrefix(PictureSequences.removingAll) == isLayered)
  }
}

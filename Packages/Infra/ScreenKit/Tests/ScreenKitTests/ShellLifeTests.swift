import ClockFakes
import CommandKit
import DesignKit
import FeatureFakes
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellLifeTests {
  @Test(arguments: ["q", "\u{3}", "?q", "?\u{3}", "/\u{3}"]) func `a key quits`(_ key: String) async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type(key)
    #expect(await run.end() == .success(.quit))
    #expect(run.terminal.leaves == 1)
    #expect(run.terminal.model.unbalanced == [])
    #expect(run.terminal.model.problems == [])
    #expect(run.terminal.model.text == "")
  }

  @Test(arguments: [(15, 143), (1, 129), (2, 130)] as [(Int32, Int32)])
  func `a signal ends it with its status`(_ signal: Int32, _ status: Int32) async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.send(.terminated(signal: signal))
    #expect(await run.end() == .success(.terminated(signal: signal)))
    #expect(ShellEnd.terminated(signal: signal).status == status)
    #expect(run.terminal.model.unbalanced == [])
  }

  @Test func `the end of the input ends it`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.hangUp()
    #expect(await run.end() == .success(.inputEnded))
    #expect(run.terminal.model.unbalanced == [])
  }

  @Test func `without a terminal it fails`() async {
    let run = ShellRun(ModelTerminal(isThere: false))
    guard case .failure(let failure) = await run.end() else {
      Issue.record("It has run.")
      return
    }
    #expect(failure.message == "Browsing needs a terminal.")
    #expect(run.terminal.writes == [])
  }

  @Test func `after it was stopped everything is set up and drawn again`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type("\u{1A}")
    await run.terminal.waitUntil { !$0.isAlternateScreen && $0.unbalanced == [] }
    let model = await run.terminal.waitUntil { $0.isAlternateScreen && $0.text.contains("▸ Alien") }
    #expect(model.isOn(2004))
    #expect(run.terminal.suspensions == 1)
    #expect(await run.quit().unbalanced == [])
  }

  @Test func `a signal that asks it to stop suspends it as the key does`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.send(.stopRequested)
    await run.terminal.waitUntil { !$0.isAlternateScreen && $0.unbalanced == [] }
    await run.terminal.waitUntil { $0.isAlternateScreen && $0.text.contains("▸ Alien") }
    #expect(run.terminal.suspensions == 1)
    #expect(await run.quit().unbalanced == [])
  }

  @Test func `Ctrl-L draws everything again`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.write("\u{1B}[1;1Hgarbage")
    run.terminal.type("\u{C}")
    await run.terminal.waitUntil(hides: "garbage")
    _ = await run.quit()
  }

  @Test func `several changes of the size are drawn once`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    // An answer shows that everything before it has been dealt with.
    await run.type("j", until: "▸ Brazil")
    let before = run.terminal.writes.count
    for columns in [50, 45, 40] { run.terminal.resize(columns: columns, rows: 12) }
    await run.type("j", until: "▸ Casablanca")
    #expect(run.terminal.writes.count - before <= 2)
    _ = await run.quit()
  }

  @Test func `frames are held together where the terminal says that it can`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("j", until: "▸ Brazil")
    #expect(run.terminal.model.synchronizedUpdates > 0)
    _ = await run.quit()
  }

  @Test func `frames are plain where the terminal cannot hold them together`() async {
    let run = ShellRun(ModelTerminal(capabilities: .basic))
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("j", until: "▸ Brazil")
    let left = await run.quit()
    #expect(left.synchronizedUpdates == 0)
    #expect(left.problems == [])
  }

  @Test func `a terminal that answers nothing is waited for at the end, but not long`() async {
    let run = ShellRun(ModelTerminal(answers: false))
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type("q")
    await run.clock.waitForSleeps(1)
    #expect(run.clock.slept == [.milliseconds(200)])
    #expect(run.terminal.leaves == 0)
    run.clock.advance(by: .milliseconds(200))
    #expect(await run.end() == .success(.quit))
  }

  @Test func `an answer that comes late is no key`() async {
    let run = ShellRun(ModelTerminal(answers: false))
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type("\u{1B}[?2026;2$y\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?62;22c")
    await run.type("j", until: "▸ Brazil")
    run.terminal.type("q")
    #expect(await run.end() == .success(.quit))
    #expect(run.clock.slept == [])
  }

  @Test func `a move writes no more than two rows`() async {
    let run = ShellRun(
      ModelTerminal(columns: 80, rows: 30),
      variables: ["TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"]
    )
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("j", until: "▸ Brazil")
    let before = run.terminal.writes.count
    await run.type("k", until: "▸ Alien")
    let written = run.terminal.writes[before...].joined()
    #expect(written.utf8.count <= 2 * 80 + 200)
    #expect(run.terminal.writes.count == before + 1)
    _ = await run.quit()
  }

  @Test func `nothing is written and no timer runs while nothing happens`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("j", until: "▸ Brazil")
    let before = run.terminal.writes.count
    // Keys without a meaning here and events that change nothing.
    run.terminal.type("x\u{1B}[15~é")
    run.terminal.send(.resized)
    run.terminal.type("q")
    _ = await run.end()
    #expect(run.terminal.writes.count == before + 1)
    #expect(run.clock.slept == [])
  }

  @Test func `a change under way is waited for after the terminal was given back`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["keep"])
    let saved = SavedFlag()
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(Samples().film)) } }
    screens.prepare["keep"] = {
      FakeScreen(isChange: true) { _ in
        await gate.pass("keep")
        saved.isSaved = !Task.isCancelled
        return .loaded(.confirmation)
      }
    }
    let run = ShellRun(ModelTerminal(columns: 60, rows: 40), screens)
    await run.terminal.waitUntil(shows: "a Keep it")
    await run.type("a", until: "Working")
    run.terminal.type("q")
    await run.terminal.waitUntil { !$0.isAlternateScreen }
    #expect(!saved.isSaved)
    await gate.open("keep")
    _ = await run.end()
    #expect(saved.isSaved)
  }

  @MainActor private final class SavedFlag {
    var isSaved = false
  }
}

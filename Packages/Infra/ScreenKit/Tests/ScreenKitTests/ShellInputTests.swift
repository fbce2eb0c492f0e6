import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellInputTests {
  // MARK: - Tabs

  private func tabsRun() async -> ShellRun {
    let run = ShellRun(tabs: ["1", "2", "3"].map { Action(SafeText("Tab \($0)"), Route("number", $0)) })
    await run.terminal.waitUntil(shows: "Number 1")
    return run
  }

  @Test(arguments: [
    ("]", "Number 2"), ("\t", "Number 2"), ("]]", "Number 3"), ("[", "Number 3"), ("\u{1B}[Z", "Number 3"),
    ("[[", "Number 2"), ("2", "Number 2"), ("3", "Number 3"),
  ])
  func `a key leads to the next tab, the one before, or one by its number`(keys: String, shown: String) async
  {
    let run = await tabsRun()
    await run.type(keys, until: shown)
    _ = await run.quit()
  }

  @Test func `behind the last tab comes the first`() async {
    let run = await tabsRun()
    await run.type("]]", until: "Number 3")
    await run.type("]", until: "Number 1")
    _ = await run.quit()
  }

  @Test func `the number of the shown tab does not load it again`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    let run = await loadingRun(screens, until: gate)
    await gate.arrival(of: "films")

    await run.type("1?", until: "Redraw")
    await gate.open("films")
    await run.type("?", until: "▸ Alien")

    #expect(screens.made[0].requests == [.cacheFirst])
    #expect(screens.made[0].cancellations == 0)
    _ = await run.quit()
  }

  // MARK: - Limits

  @Test func `a filter has at most 200 characters`() async {
    let run = await filmsRun()
    await run.type("/" + String(repeating: "a", count: 250), until: "Nothing matches.")
    await run.type(String(repeating: "\u{7F}", count: 199), until: "/ a  10 of 14")
    _ = await run.quit()
  }

  @Test func `a paste that was cut says so`() async {
    let run = await filmsRun()
    let pasted = String(repeating: "x", count: PasteCollector.limit + 1)
    await run.type("/\u{1B}[200~\(pasted)\u{1B}[201~", until: "pasted text was")
    _ = await run.quit()
  }

  @Test(arguments: [(200, false), (201, true)])
  func `a paste that has no room in the filter says so`(count: Int, isCut: Bool) async {
    let run = await filmsRun()

    let pasted = String(repeating: "x", count: count)
    let model = await run.type("/\u{1B}[200~\(pasted)\u{1B}[201~", until: "Nothing matches.")

    #expect(model.text.contains("pasted text was") == isCut)
    _ = await run.quit()
  }

  // MARK: - Messages

  @Test func `a change that failed says what to do as well`() async {
    let run = await filmsRun(ModelTerminal(columns: 100, rows: 30))
    await run.type("\r", until: "Line 1 ")
    let model = await run.type("b", until: "There is no connection.")
    #expect(model.text.contains("There is no connection. Press r once you are online."))
    _ = await run.quit()
  }

  @Test func `a change that the user stopped is no error`() async {
    let run = await filmsRun(ModelTerminal(columns: 100, rows: 30))
    run.screens.prepare["refuse"] = {
      FakeScreen(isChange: true) { _ in
        .failed(CommandFailure(.interrupted, "Nothing was changed.", hint: "Press b to begin again."))
      }
    }
    await run.type("\r", until: "Line 1 ")
    let model = await run.type("b", until: "Nothing was changed.")
    #expect(!model.text.contains("Error"))
    #expect(!model.text.contains("Press b"))
    _ = await run.quit()
  }

  @Test func `what a screen has to say beside its content is said until the next key`() async {
    let screens = FakeScreens()
    screens.prepare["films"] = {
      let screen = FakeScreen { _ in .loaded(.page(Samples().list())) }
      screen.notes = ["An old copy."]
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens)
    let model = await run.terminal.waitUntil(shows: "An old copy.")
    #expect(!model.text.contains("14 films"))
    await run.type("j", until: "14 films")
    #expect(!run.terminal.model.text.contains("An old copy."))
    _ = await run.quit()
  }
}

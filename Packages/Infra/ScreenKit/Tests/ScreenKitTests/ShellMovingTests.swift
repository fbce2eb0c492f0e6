import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

/// Keys that move within a screen, and from one screen to another.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellMovingTests {
  @Test(arguments: [
    ("j", "▸ Brazil"), ("\u{1B}[B", "▸ Brazil"), ("jjk", "▸ Brazil"), ("jj\u{1B}[A", "▸ Brazil"),
    ("G", "▸ About films"), ("\u{1B}[F", "▸ About films"), ("\u{1B}[6~", "▸ Gattaca"),
    (" ", "▸ Gattaca"), ("\u{6}", "▸ Gattaca"),
  ])
  func `a key moves the selection`(_ keys: String, _ shown: String) async {
    let run = await filmsRun()
    let model = await run.type(keys, until: shown)
    #expect(model.lines[model.cursor.row].hasPrefix("▸"))
    _ = await run.quit()
  }

  @Test(arguments: ["g", "\u{1B}[H", "\u{1B}[5~\u{1B}[5~\u{1B}[5~", "\u{2}\u{2}\u{2}"])
  func `a key moves back to the start`(_ keys: String) async {
    let run = await filmsRun()
    await run.type("G", until: "▸ About films")
    let model = await run.type(keys, until: "▸ Alien")
    #expect(model.text.contains("All films"))
    _ = await run.quit()
  }

  @Test func `the selection stops at both ends`() async {
    let run = await filmsRun()
    await run.type("kjj", until: "▸ Casablanca")
    await run.type("Gjjk", until: "▸ Network")
    _ = await run.quit()
  }

  @Test(arguments: ["\r", "\u{1B}[C"], ["\u{1B}[D", "\u{7F}", "\u{1B}[27u"])
  func `a key opens the chosen row, and another one goes back to it`(_ open: String, _ back: String) async {
    let run = await filmsRun()
    await run.type("jj" + open, until: "Line 1 ")
    #expect(run.screens.opened == [Route("films"), Route("film", "Casablanca")])
    await run.type(back, until: "▸ Casablanca")
    _ = await run.quit()
  }

  @Test func `on a page without rows the cursor stands at the beginning of its first line`() async {
    let run = await filmsRun()

    let model = await run.type("\r", until: "Line 1 ")

    #expect(model.lines[model.cursor.row].hasPrefix("Alien"))
    #expect(model.cursor.column == 0)
    _ = await run.quit()
  }

  @Test func `a lone escape character goes back after its delay`() async {
    let run = await filmsRun()
    await run.type("\r", until: "Line 1 ")
    run.terminal.type("\u{1B}")
    await run.clock.waitForSleeps(1)
    #expect(run.clock.slept == [.milliseconds(25)])
    #expect(run.terminal.model.text.contains("Line 1 "))
    run.clock.advance(by: .milliseconds(25))
    await run.terminal.waitUntil(shows: "▸ Alien")
    _ = await run.quit()
  }

  @Test func `the delay of an escape character can be chosen`() async {
    let run = ShellRun(variables: ["TERM": "xterm", "ESCDELAY": "100", "LC_ALL": "C.UTF-8"])
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type("\u{1B}")
    await run.clock.waitForSleeps(1)
    #expect(run.clock.slept == [.milliseconds(100)])
    run.clock.advance(by: .milliseconds(100))
    _ = await run.quit()
  }

  @Test(arguments: ["2", "\t", "]", "[", "\u{1B}[Z"]) func `a key changes the tab`(_ key: String) async {
    let run = await filmsRun()
    let model = await run.type(key, until: "Two")
    #expect(model.lines[0] == "○ 1 Films  ● 2 About")
    await run.type("1", until: "Alien")
    #expect(run.screens.opened == [Route("films"), Route("about")])
    _ = await run.quit()
  }

  @Test func `a text is scrolled until its actions come into view`() async {
    let run = await filmsRun()
    await run.type("\r", until: "Line 1 ")
    await run.type("j", until: "Line 8 ")
    await run.type("k", until: "Line 7 ")
    await run.type("\u{1B}[6~\u{1B}[6~\u{1B}[6~", until: "▸ Broken")
    await run.type("j\r", until: "There is no such film.")
    _ = await run.quit()
  }

  @Test func `keys that arrive together act on what the earlier ones have shown`() async {
    let run = await filmsRun()
    await run.type("/jaws\r\r", until: "Line 1 ")
    #expect(run.screens.opened.last == Route("film", "Jaws"))
    _ = await run.quit()
  }

  @Test func `a title that the next screen has as well is said once`() async {
    let screens = FakeScreens()
    screens.prepare["film"] = {
      FakeScreen { request in .loaded(.page(Page("Films", content: .text("The same title")))) }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Alien")
    let model = await run.type("\r", until: "The same title")
    #expect(model.lines[1] == "Films")
    _ = await run.quit()
  }
}

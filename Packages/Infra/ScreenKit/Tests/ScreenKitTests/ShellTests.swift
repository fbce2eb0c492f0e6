import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellTests {
  private func filmsRun(
    _ terminal: ModelTerminal = ModelTerminal(),
    program: String = "tessera"
  ) async -> ShellRun {
    let run = ShellRun(terminal, program: program)
    await terminal.waitUntil(shows: "Alien")
    return run
  }

  // MARK: - Moving

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

  // MARK: - Filter

  @Test func `a filter ignores case and accents, and looks into details`() async {
    let run = await filmsRun()
    await run.type("/DELICA", until: "1 of 14")
    await run.type("\u{15}satire 1985", until: "▸ Brazil")
    _ = await run.quit()
  }

  @Test func `a filter that is longer than the screen takes one line`() async {
    let run = await filmsRun()
    let model = await run.type("/" + String(repeating: "jaws ", count: 40), until: "…")
    #expect(model.lines.count { $0.contains("jaws") } == 1)
    _ = await run.quit()
  }

  @Test func `a list of one row has no filter, so that the next key is a command`() async {
    let screens = FakeScreens()
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(Samples().list(["Alien"]))) } }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Alien")
    run.terminal.type("/q")
    #expect(await run.end() == .success(.quit))
  }

  @Test func `a filter stays with Enter and cleared with Escape, and the row stays chosen`() async {
    let run = await filmsRun()
    await run.type("/a", until: "10 of 14")
    let typing = await run.type("\u{15}ra", until: "3 of 14")
    #expect(typing.cursor == TerminalPosition(row: 2, column: 4))
    await run.type("\u{1B}[B\r", until: "▸ Eraserhead")
    #expect(run.terminal.model.text.contains("3 of 14"))
    run.terminal.type("\u{1B}[27u")
    let model = await run.terminal.waitUntil(hides: "of 14")
    #expect(model.text.contains("▸ Eraserhead"))
    _ = await run.quit()
  }

  @Test(arguments: ["\u{1B}[27u", "\u{1B}[D", "\u{7F}"])
  func `a key clears the filter first, and only then goes back`(_ key: String) async {
    let run = ShellRun(tabs: [Action("Films", Route("films"))])
    run.screens.prepare["film"] = { FakeScreen { _ in .loaded(.page(Samples().list(["Ran", "Rope"]))) } }
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("\r", until: "▸ Ran")
    let filtered = await run.type("/rop\r", until: "1 of 2")
    #expect(filtered.text.contains("Clear filter"))
    #expect(!filtered.text.contains("Back"))
    run.terminal.type(key)
    let cleared = await run.terminal.waitUntil(hides: "of 2")
    #expect(cleared.text.contains("Back"))
    #expect(!cleared.text.contains("Clear filter"))
    await run.type(key, until: "▸ Alien")
    _ = await run.quit()
  }

  @Test func `what is pasted goes into the filter and is never a command`() async {
    let run = await filmsRun()
    run.terminal.type("\u{1B}[200~q\u{1B}[201~")
    await run.type("/\u{1B}[200~ja\u{1B}xyz\u{1B}[201~", until: "0 of 14")
    await run.type("\u{7F}\u{7F}\u{7F}", until: "1 of 14")
    await run.type("\u{7F}\u{7F}", until: "14 of 14")
    run.terminal.type("\u{7F}")
    await run.terminal.waitUntil(hides: "of 14")
    _ = await run.quit()
  }

  // MARK: - Loading

  @Test func `the first frame is drawn before anything is loaded`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    screens.prepare["films"] = {
      FakeScreen { _ in
        await gate.pass("films")
        return .loaded(.page(Samples().list()))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Loading films")
    await gate.open("films")
    await run.terminal.waitUntil(shows: "Alien")
    #expect(run.terminal.model.text.contains("Loading") == false)
    _ = await run.quit()
  }

  @Test func `a screen that is left is cancelled, and loaded again when it is come back to`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films"])
    screens.prepare["films"] = {
      FakeScreen { _ in
        await gate.pass("films")
        return .loaded(.page(Samples().list()))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Loading films")
    await run.type("2", until: "Two")
    await gate.open("films")
    await run.type("1", until: "Alien")
    #expect(screens.made[0].cancellations == 1)
    #expect(screens.made[0].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `a refresh keeps what is shown and the chosen row`() async {
    let screens = FakeScreens()
    let gate = AnswerGate(holding: ["films 2"])
    var loads = 0
    screens.prepare["films"] = {
      FakeScreen { _ in
        loads += 1
        await gate.pass("films \(loads)")
        let titles = ["Zardoz", "Alien", "Brazil", "Yojimbo", "Casablanca"]
        return .loaded(.page(Samples().list(loads == 1 ? nil : titles)))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("jj", until: "▸ Casablanca")
    let refreshing = await run.type("r", until: "loading")
    #expect(refreshing.text.contains("▸ Casablanca"))
    await gate.open("films 2")
    let refreshed = await run.terminal.waitUntil(shows: "Zardoz")
    #expect(refreshed.text.contains("▸ Casablanca"))
    #expect(screens.made[0].requests == [.cacheFirst, .networkFirst])
    screens.made[0].show(.page(Samples().list(["Zardoz", "Alien"])))
    let shortened = await run.terminal.waitUntil(hides: "Casablanca")
    #expect(shortened.text.contains("▸"))
    _ = await run.quit()
  }

  @Test func `a failure can be tried again`() async {
    let screens = FakeScreens()
    var loads = 0
    screens.prepare["films"] = {
      FakeScreen { _ in
        loads += 1
        return loads == 1 ? .failed(Samples().failure) : .loaded(.page(Samples().list()))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "no connection")
    await run.type("r", until: "▸ Alien")
    #expect(screens.made[0].requests == [.cacheFirst, .networkFirst])
    _ = await run.quit()
  }

  @Test func `a screen that could not be made is made again`() async {
    let run = ShellRun(tabs: [Action("Unknown", Route("unknown"))])
    await run.terminal.waitUntil(shows: "no such film")
    run.screens.prepare["unknown"] = { FakeScreen { _ in .loaded(.page(Samples().film)) } }
    await run.type("r", until: "Line 1 ")
    _ = await run.quit()
  }

  @Test(arguments: ["j", " ", "G"]) func `more is loaded at the end of a list`(_ key: String) async {
    let screens = FakeScreens()
    screens.prepare["films"] = {
      let screen = FakeScreen { _ in .loaded(.page(Samples().list(["Alien", "Brazil"]))) }
      screen.following = [.page(Samples().list(["Alien", "Brazil", "Casablanca"]))]
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "Brazil")
    let model = await run.type(key, until: "Casablanca")
    #expect(model.text.contains("Casablanca"))
    #expect(model.text.contains("▸ Brazil") == (key == "j"))
    _ = await run.quit()
  }

  @Test func `a change is made where the user is`() async {
    let run = await filmsRun()
    await run.type("\r", until: "Line 1 ")
    let model = await run.type("a", until: "Kept.")
    #expect(model.text.contains("Films › Alien"))
    #expect(model.text.contains("a Keep it"))
    run.terminal.type("k")
    await run.terminal.waitUntil(hides: "Kept.")
    await run.type("b", until: "There is no connection.")
    #expect(run.terminal.model.text.contains("Films › Alien"))
    _ = await run.quit()
  }

  @Test func `messages without room are left out as a whole, the most important one is kept`() async {
    let screens = FakeScreens()
    let long =
      "This sentence is as long as two lines of the screen, and some words more"
      + String(repeating: ", really", count: 6) + "."
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
      screen.notes = ["Kept.", "It is on the list.", long, "The end of it \(long)"]
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Line 1 ")

    let model = await run.type("a", until: "Kept.")

    #expect(model.text.contains("Kept. It is on the list. This sentence"))
    #expect(model.text.contains("really.") && !model.text.contains("The end of it"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(1)), arguments: 10...14)
  func `a long message does not cover the actions at the end of a page`(lines: Int) async {
    let screens = FakeScreens()
    let page = Page(
      "Film",
      content: .stack((1...lines).map { Element.text("Line \($0) of it.") }),
      actions: [
        Action("Keep it", Route("keep"), .changes), Action("Show the director", Route("about")),
        Action("Show the year", Route("year")),
      ]
    )
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(page)) } }
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
      screen.notes = [String(repeating: "Kept for a long time, really. ", count: 7)]
      return screen
    }
    let run = ShellRun(ModelTerminal(columns: 80, rows: 24), screens)
    let before = await run.terminal.waitUntil(shows: "Show the year")
    let model = await run.type("a", until: "Kept for a long")

    for action in ["Keep it", "Show the director", "Show the year"] {
      #expect(model.text.contains(action) == before.text.contains(action))
    }
    run.terminal.type("k")
    await run.terminal.waitUntil(hides: "Kept for a long")
    #expect(run.terminal.model.text.contains("Line 1 "))
    _ = await run.quit()
  }

  @Test func `every screen is loaded again after a change`() async {
    let run = await filmsRun()
    await run.type("\r", until: "Line 1 ")
    await run.type("a", until: "Kept.")
    #expect(run.screens.made[1].requests == [.cacheFirst, .cacheFirst])
    #expect(run.screens.made[0].requests == [.cacheFirst])
    await run.type("\u{1B}[D", until: "▸ Alien")
    await run.type("j", until: "▸ Brazil")
    #expect(run.screens.made[0].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `Enter changes nothing, and the key of the row says what it does`() async {
    let screens = FakeScreens()
    let keep = Action("Keep this film", Route("keep", "Alien"), .changes)
    screens.prepare["films"] = {
      FakeScreen { _ in
        .loaded(.page(Page("Films", groups: [ItemGroup([Item("Alien", ListRow("Alien"), action: keep)])])))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    let model = await run.terminal.waitUntil(shows: "▸ Alien")
    #expect(model.text.contains("x Keep this film"))
    #expect(!model.text.contains("Open"))
    run.terminal.type("\r")
    await run.type("x", until: "Kept.")
    #expect(screens.opened == [Route("films"), keep.route])
    _ = await run.quit()
  }

  @Test func `a route that turns out to be a change is not followed`() async {
    let screens = FakeScreens()
    screens.prepare["films"] = {
      FakeScreen { _ in
        let item = Item("Alien", ListRow("Alien"), route: Route("keep", "Alien"))
        return .loaded(.page(Page("Films", groups: [ItemGroup([item])])))
      }
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("\r", until: "Quit and run: tessera keep Alien")
    #expect(screens.made.last?.requests == [])
    _ = await run.quit()
  }

  @Test func `a question that is left open changes nothing`() async {
    let run = await filmsRun(ModelTerminal(columns: 100, rows: 40))
    await run.type("\r", until: "Line 1 ")
    await run.type("c", until: "Clear?")
    await run.type("\u{1B}[27u", until: "Done.")
    #expect(run.screens.made[1].requests == [.cacheFirst, .cacheFirst])
    _ = await run.quit()
  }

  @Test func `a command to run begins with what the user calls the program`() async {
    let screens = FakeScreens()
    let asking = FakeScreen { request in
      _ = try? await request.prompter.ask(Prompt("Sure?"))
      return .loaded(.page(Page("Films", content: .text("Alien"))))
    }
    screens.prepare["films"] = { asking }
    let run = ShellRun(ModelTerminal(columns: 100, rows: 40), screens, program: "scripts/run")
    await run.terminal.waitUntil(shows: "This needs confirmation. Quit and run: scripts/run films")
    _ = await run.quit()
  }

  @Test func `an example of a change is not offered`() async {
    let run = await filmsRun(ModelTerminal(columns: 60, rows: 40))
    let model = await run.type("\r", until: "a Keep it")
    #expect(!model.text.contains("Rate it"))
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

  // MARK: - Help

  @Test func `keys have Chinese names in Chinese`() async {
    let run = ShellRun(ModelTerminal(columns: 60, rows: 24), FakeScreens(.simplifiedChinese))
    await run.terminal.waitUntil(shows: "英雄")
    let model = await run.type("?", until: "1 至 9")
    #expect(model.text.contains("上箭头 k"))
    #expect(!model.text.contains("Space"))
    _ = await run.quit()
  }

  @Test(arguments: ["?", "\u{1B}[D", "\r", "\u{1B}[27u"]) func `the keys are shown and left`(_ key: String)
    async
  {
    let run = await filmsRun()
    await run.type("?", until: "Page down")
    await run.type(key, until: "▸ Alien")
    _ = await run.quit()
  }

  @Test func `where only one hint fits, it is how to close the keys`() async {
    let run = await filmsRun()
    run.terminal.resize(columns: 16, rows: 12)
    let model = await run.type("?", until: "Esc ? Close")
    #expect(model.lines.last == "Esc ? Close")
    _ = await run.quit()
  }

  // MARK: - Windows

  @Test func `a window of any size shows something and breaks nothing`() async {
    let run = await filmsRun()
    for (columns, rows) in [(20, 5), (10, 3), (9, 3), (10, 2), (1, 1), (3, 40), (200, 4), (60, 16)] {
      run.terminal.resize(columns: columns, rows: rows)
      await run.terminal.waitUntil { $0.columns == columns && !$0.text.isEmpty }
      run.terminal.type("?j?/a\u{1B}[27ujk\r\u{1B}[D")
    }
    await run.terminal.waitUntil(shows: "▸")
    let left = await run.quit()
    #expect(left.unbalanced == [])
  }

  @Test func `the keys are hinted at from four rows on`() async {
    let run = await filmsRun()
    run.terminal.resize(columns: 60, rows: 3)
    let small = await run.terminal.waitUntil {
      $0.rows == 3 && $0.text.contains("▸ Alien") && !$0.text.contains("Quit")
    }
    #expect(!small.text.contains("Quit"))
    run.terminal.resize(columns: 60, rows: 4)
    let larger = await run.terminal.waitUntil { $0.rows == 4 && $0.text.contains("Quit") }
    #expect(larger.lines[3].contains("Quit"))
    _ = await run.quit()
  }

  @Test func `in four rows a message takes one of the two lines of content`() async {
    let run = await filmsRun()
    run.terminal.resize(columns: 60, rows: 4)
    await run.type("\r", until: "Films › Alien")

    let model = await run.type("a", until: "Kept.")

    #expect(model.lines[2] == "Kept.")
    #expect(model.lines[3].contains("a Keep it"))
    _ = await run.quit()
  }

  @Test(arguments: TerminalWidths.allCases) func `rows with emoji keep their screens`(
    _ widths: TerminalWidths
  )
    async
  {
    let screens = FakeScreens()
    let titles = ["❤️ Heart", "👍🏽 Thumb", "👨‍👩‍👧 Family", "🇸🇪 Flag", "英雄"]
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(Samples().list(titles))) } }
    let run = ShellRun(ModelTerminal(widths: widths), screens)
    await run.terminal.waitUntil(shows: "Heart")
    await run.type("jjjj", until: "▸ 英雄")
    #expect((0..<16).contains { run.terminal.model[row: $0, column: 5].text == "H" })
    let left = await run.quit()
    #expect(left.problems == [])
  }
}

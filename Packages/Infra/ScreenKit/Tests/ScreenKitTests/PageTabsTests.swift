import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import SnapshotKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct PageTabsTests {
  private func clubRun(_ terminal: ModelTerminal = ModelTerminal()) async -> ShellRun {
    let run = ShellRun(terminal, tabs: [Action("Club", Route("club"))])
    await run.terminal.waitUntil(shows: "Fridays")
    return run
  }

  private func placesRun() async -> ShellRun {
    let run = ShellRun(tabs: [Action("All", Route("all")), Action("About", Route("about"))])
    await run.terminal.waitUntil(shows: "Alien")
    return run
  }

  // MARK: - Parts of a page

  @Test func `the first part is shown first, below the tabs of the page`() async {
    let run = await clubRun()
    let model = run.terminal.model
    #expect(model.text.contains("● About  ○ Films 14  ○ People 2"))
    #expect(!model.text.contains("everything at once") && !model.text.contains("Alien"))
    expectSnapshot(model.grid, named: "parts")
    _ = await run.quit()
  }

  @Test(arguments: ["\u{1B}[C", "}"]) func `a key shows the next part`(_ key: String) async {
    let run = await clubRun()
    let model = await run.type(key, until: "▸ Alien")
    #expect(model.text.contains("● Films 14") && !model.text.contains("Fridays"))
    expectSnapshot(model.grid, named: "parts-list")
    _ = await run.quit()
  }

  @Test(arguments: ["\u{1B}[D", "{"]) func `before the first part comes the last one`(_ key: String) async {
    let run = await clubRun()
    await run.type(key, until: "▸ Ada")
    await run.type("}", until: "Fridays")
    _ = await run.quit()
  }

  @Test func `a part is shown again as it was left`() async {
    let run = await clubRun()
    await run.type("}jj", until: "▸ Casablanca")
    await run.type("}j", until: "▸ Bo")
    await run.type("{", until: "▸ Casablanca")
    await run.type("{}", until: "▸ Casablanca")
    _ = await run.quit()
  }

  @Test func `each part has a filter of its own`() async {
    let run = await clubRun()
    await run.type("}/jaws\r", until: "1 of 14")
    let people = await run.type("}", until: "▸ Ada")
    #expect(!people.text.contains("of 14"))
    await run.type("{", until: "1 of 14")
    _ = await run.quit()
  }

  @Test func `Enter opens a row of a part, and Esc comes back to it`() async {
    let run = await clubRun()
    await run.type("}j\r", until: "Line 1 ")
    #expect(run.screens.opened.last == Route("film", "Brazil"))
    await run.type("\u{1B}[27u", until: "▸ Brazil")
    _ = await run.quit()
  }

  @Test func `the hints name the parts that the arrow keys lead to`() async {
    let run = await clubRun(ModelTerminal(columns: 100, rows: 16))
    let model = await run.type("}", until: "▸ Alien")
    #expect(model.lines.last?.contains("→ } People") == true)
    #expect(model.lines.last?.contains("← { About") == true)
    #expect(model.lines.last?.contains("⏎ Open") == true)
    _ = await run.quit()
  }

  @Test func `of two parts the other one is named once`() async {
    let screens = FakeScreens()
    var page = Samples().club
    page.tabs = .contents([
      ContentTab("about", "About", content: .text("We meet on Fridays.")),
      ContentTab("members", "Members of the club", content: .text("Ada")),
    ])
    let club = page
    screens.prepare["club"] = { FakeScreen { _ in .loaded(.page(club)) } }
    let run = ShellRun(ModelTerminal(), screens, tabs: [Action("Club", Route("club"))])

    let model = await run.terminal.waitUntil(shows: "Fridays")

    #expect(model.lines.last?.contains("→ } Members of the club") == true)
    #expect(model.lines.last?.contains("←") == false)
    #expect(model.lines.last?.contains("? Keys") == true)
    _ = await run.quit()
  }

  @Test func `a part that is gone after a refresh gives way to the first`() async {
    let run = await clubRun()
    await run.type("{", until: "▸ Ada")
    var page = Samples().club
    page.tabs = .contents([
      ContentTab("about", "About", content: .text("We meet on Mondays.")), ContentTab("films", "Films"),
    ])
    run.screens.made[0].show(.page(page))
    await run.terminal.waitUntil(shows: "Mondays")
    _ = await run.quit()
  }

  @Test func `a page that fails has no parts, and shows its failure`() async {
    let screens = FakeScreens()
    screens.prepare["club"] = {
      FakeScreen { request in
        request.policy == .networkFirst ? .failed(Samples().failure) : .loaded(.page(Samples().club))
      }
    }
    let run = ShellRun(ModelTerminal(), screens, tabs: [Action("Club", Route("club"))])
    await run.terminal.waitUntil(shows: "Fridays")
    let model = await run.type("r", until: "There is no connection.")
    #expect(!model.text.contains("○ Films"))
    _ = await run.quit()
  }

  // MARK: - Places beside each other

  @Test func `the next sibling screen replaces the shown one`() async {
    let run = await placesRun()
    #expect(run.terminal.model.text.contains("● All 14  ○ Seen  ○ None  ○ Keep"))
    let model = await run.type("\u{1B}[C", until: "▸ Seen before")
    #expect(model.text.contains("○ All 14  ● Seen"))
    expectSnapshot(model.grid, named: "screens")
    #expect(run.screens.opened == [Route("all"), Route("seen")])
    _ = await run.quit()
  }

  @Test func `a sibling screen that is shown again keeps its row, and is not opened again`() async {
    let run = await placesRun()
    await run.type("jj", until: "▸ Casablanca")
    await run.type("}", until: "▸ Seen before")
    await run.type("{", until: "▸ Casablanca")
    #expect(run.screens.opened == [Route("all"), Route("seen")])
    #expect(run.screens.made.map(\.requests.count) == [1, 1])
    _ = await run.quit()
  }

  @Test func `a sibling screen that fails keeps the tabs, so that the others can be shown`() async {
    let run = await placesRun()
    await run.type("}", until: "▸ Seen before")
    let model = await run.type("}", until: "There is no connection.")
    #expect(model.text.contains("● None"))
    await run.type("{", until: "▸ Seen before")
    _ = await run.quit()
  }

  @Test func `a tab never makes a change`() async {
    let run = await placesRun()
    let model = await run.type("{", until: "changes saved data")
    #expect(model.text.contains("● All 14"))
    #expect(run.screens.made.last?.requests == [])
    _ = await run.quit()
  }

  @Test func `a screen that a tab leads to is no further step`() async {
    let run = await placesRun()
    let model = await run.type("G", until: "▸ About films")
    #expect(!model.text.contains("Show those seen"))
    _ = await run.quit()
  }

  @Test func `after a change, the screens beside are loaded again when they are shown`() async {
    let screens = FakeScreens()
    screens.prepare["all"] = {
      var loads = 0
      return FakeScreen { _ in
        loads += 1
        var page = Samples().sibling(0)
        page.header = .heading(loads == 1 ? "Loaded once" : "Loaded again", .page)
        return .loaded(.page(page))
      }
    }
    let run = ShellRun(ModelTerminal(), screens, tabs: [Action("All", Route("all"))])
    await run.terminal.waitUntil(shows: "Loaded once")
    await run.type("}", until: "▸ Seen before")
    await run.type("\r", until: "Line 1 ")
    await run.type("a", until: "Kept.")
    await run.type("\u{1B}[27u", until: "▸ Seen before")
    await run.type("{", until: "Loaded again")
    _ = await run.quit()
  }

  @Test func `going back from a sibling screen leads to where they were opened from`() async {
    let run = ShellRun(tabs: [Action("Films", Route("films"))], opening: { _ in nil })
    await run.terminal.waitUntil(shows: "Alien")
    run.screens.prepare["film"] = { FakeScreen { _ in .loaded(.page(Samples().sibling(0))) } }
    await run.type("\r", until: "● All 14")
    await run.type("}", until: "▸ Seen before")
    let model = await run.type("\u{1B}[27u", until: "All films")
    #expect(!model.text.contains("○ Seen"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `the screens beside one that was left are opened again with it`() async {
    let run = ShellRun(tabs: [Action("Films", Route("films"))])
    await run.terminal.waitUntil(shows: "Alien")
    run.screens.prepare["film"] = { FakeScreen { _ in .loaded(.page(Samples().sibling(0))) } }
    await run.type("\r", until: "● All 14")
    await run.type("}", until: "▸ Seen before")
    run.terminal.type("\u{1B}[27u")
    await run.terminal.waitUntil(hides: "Seen before")
    await run.type("\r", until: "● All 14")
    await run.type("}", until: "▸ Seen before")
    #expect(run.screens.opened.filter { $0 == Route("seen") }.count == 2)
    _ = await run.quit()
  }

  @Test func `no recording is left of a test that is gone`() {
    expectNoOrphanedSnapshots()
  }
}

import DesignKit
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

/// The overview of the keys.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellHelpTests {
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

  @Test func `of more tabs than keys only those with a key have numbers, and the keys say so`() async {
    let run = ShellRun(
      ModelTerminal(columns: 160, rows: 24),
      tabs: (1...10).map { Action("Film \($0)", Route("film")) }
    )
    let model = await run.terminal.waitUntil(shows: "Line 1 ")
    #expect(model.text.contains("9 Film 9"))
    #expect(model.text.contains("Film 10"))
    #expect(!model.text.contains("10 Film 10"))

    await run.type("?", until: "Tab by number (only the first nine)")

    _ = await run.quit()
  }

  @Test(arguments: [(9, false), (10, true)])
  func `the keys speak of tabs without a number where there are some`(count: Int, areThere: Bool) async {
    let run = ShellRun(
      ModelTerminal(columns: 160, rows: 40),
      tabs: (1...count).map { Action("Film \($0)", Route("film")) }
    )
    await run.terminal.waitUntil(shows: "Line 1 ")

    let model = await run.type("?", until: "Redraw")

    #expect(model.text.contains("Tab by number"))
    #expect(model.text.contains("only the first nine") == areThere)
    _ = await run.quit()
  }

  @Test func `where only one hint fits, it is how to close the keys`() async {
    let run = await filmsRun()
    run.terminal.resize(columns: 16, rows: 12)
    let model = await run.type("?", until: "Esc ? Close")
    #expect(model.lines.last == "Esc ? Close")
    _ = await run.quit()
  }
}

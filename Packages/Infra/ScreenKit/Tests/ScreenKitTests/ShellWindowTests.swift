import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

/// Windows of any size, and terminals of any character widths.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellWindowTests {
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

  @Test func `in a low window the beginning of a list is read, and its row comes back`() async {
    let run = await filmsRun(ModelTerminal(columns: 60, rows: 4))

    let beginning = await run.type("g", until: "All films")
    await run.type("jjjj", until: "▸")

    #expect(!beginning.text.contains("Alien"))
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

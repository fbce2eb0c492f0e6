import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import TerminalModel
import Testing

@testable import ScreenKit

/// The room that messages have.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellMessageTests {
  @Test func `messages without room are left out as a whole, the most important one stays`() async {
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

  @Test func `sentences of a message stand side by side without a blank in Chinese`() async {
    let screens = FakeScreens(.simplifiedChinese)
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
      screen.notes = ["已收藏。", "它在列表中。"]
      return screen
    }
    let run = ShellRun(ModelTerminal(), screens)
    await run.terminal.waitUntil(shows: "▸ 英雄")
    await run.type("\r", until: "Line 1 ")

    let model = await run.type("a", until: "已收藏。")

    #expect(model.text.contains("已收藏。它在列表中。"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)), arguments: 10...14)
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

  @Test func `in four rows a message takes one of the two lines of content`() async {
    let run = await filmsRun()
    run.terminal.resize(columns: 60, rows: 4)
    await run.type("\r", until: "Films › Alien")

    let model = await run.type("a", until: "Kept.")

    #expect(model.lines[2] == "Kept.")
    #expect(model.lines[3].contains("a Keep it"))
    _ = await run.quit()
  }
}

import DesignKit
import FeatureKit
import LocalizationKit
import SnapshotKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellSnapshotTests {
  /// Expects the screen to be the recorded one, and everything to be given back afterwards.
  private func expect(_ run: ShellRun, named name: String) async {
    expectSnapshot(run.terminal.model.grid, named: name)
    let left = await run.quit()
    #expect(left.problems == [])
    #expect(left.unbalanced == [])
  }

  @Test func `a list`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await expect(run, named: "list")
  }

  @Test func `a list that is scrolled`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("jjjjjjjjjjj", until: "▸ Laura")
    await expect(run, named: "list-scrolled")
  }

  @Test func `the end of a list`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("G", until: "▸ About films")
    await expect(run, named: "list-end")
  }

  @Test func `a filter while it is typed`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("/", until: "14 of 14")
    await run.type("eli", until: "1 of 14")
    await expect(run, named: "filter")
  }

  @Test func `a filter that nothing matches`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("/xyz\r", until: "0 of 14")
    await expect(run, named: "filter-nothing")
  }

  @Test func `a page of text`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("\r", until: "Line 1 ")
    await expect(run, named: "text")
  }

  @Test func `the end of a page of text with its actions`() async {
    let run = ShellRun()
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("\r", until: "Line 1 ")
    await run.type("G", until: "▸ Unknown")
    await expect(run, named: "text-end")
  }

  @Test func `the keys`() async {
    let run = ShellRun(ModelTerminal(columns: 60, rows: 24))
    await run.terminal.waitUntil(shows: "Alien")
    await run.type("?", until: "Ctrl-Z")
    await expect(run, named: "help")
  }

  @Test func `a failure`() async {
    let run = ShellRun(tabs: [Action("Broken", Route("broken"))])
    await run.terminal.waitUntil(shows: "no connection")
    await expect(run, named: "failure")
  }

  @Test func `a route that leads to no screen`() async {
    let run = ShellRun(tabs: [Action("Unknown", Route("unknown"))])
    await run.terminal.waitUntil(shows: "no such film")
    await expect(run, named: "failure-unknown")
  }

  @Test func `a narrow window`() async {
    let run = ShellRun(ModelTerminal(columns: 40, rows: 10))
    await run.terminal.waitUntil(shows: "Alien")
    await expect(run, named: "narrow")
  }

  @Test func `a large window`() async {
    let run = ShellRun(ModelTerminal(columns: 120, rows: 30))
    await run.terminal.waitUntil(shows: "Alien")
    await expect(run, named: "large")
  }

  @Test func `in Chinese`() async {
    let run = ShellRun(ModelTerminal(), FakeScreens(.simplifiedChinese))
    await run.terminal.waitUntil(shows: "英雄")
    await expect(run, named: "chinese")
  }

  @Test func `a terminal that shows only ASCII`() async {
    let run = ShellRun(variables: ["TERM": "vt100", "LC_ALL": "C"])
    await run.terminal.waitUntil(shows: "Alien")
    await expect(run, named: "ascii")
  }

  @Test func `Chinese on a terminal that is drawn with ASCII`() async {
    let run = ShellRun(
      ModelTerminal(),
      FakeScreens(.simplifiedChinese),
      variables: ["TERM": "vt100", "LC_ALL": "C"]
    )
    await run.terminal.waitUntil(shows: "英雄")

    let text = run.terminal.model.text
    #expect(!text.contains("??"))
    #expect(!text.contains("─"))
    _ = await run.quit()
  }

  @Test func `colours and the chosen row`() async {
    let run = ShellRun(
      ModelTerminal(columns: 40, rows: 10),
      variables: ["TERM": "xterm-256color", "LC_ALL": "C.UTF-8"]
    )
    await run.terminal.waitUntil(shows: "Alien")
    expectSnapshot(run.terminal.model.styledText + "\n", named: "colours")
    _ = await run.quit()
  }

  @Test func `colours and the chosen row on a terminal that shows only ASCII`() async {
    let run = ShellRun(
      ModelTerminal(columns: 40, rows: 10),
      variables: ["TERM": "xterm-256color", "LC_ALL": "C"]
    )
    await run.terminal.waitUntil(shows: "Alien")
    let lines = run.terminal.model.styledLines
    #expect(lines.contains("‹bold›All films‹/›"))
    #expect(lines.contains("‹fg=183›=========‹/›"))
    let chosen = "‹fg=183›>‹/› ‹bold fg=254 bg=237›Alien‹/›‹fg=254 bg=237› "
    #expect(lines.contains { $0.hasPrefix(chosen) })
    _ = await run.quit()
  }

  @Test func `samples that are wider than the window`() async {
    let screens = FakeScreens()
    let samples = [
      Sample(.text("A text that is much longer than this window is wide."), form: .linear),
      Sample(.heading("Boxed"), form: .ascii), Sample(.text("Own form")),
    ]
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.samples(samples)) } }
    let run = ShellRun(ModelTerminal(columns: 40, rows: 12), screens)
    await run.terminal.waitUntil(shows: "Own form")
    await expect(run, named: "samples")
  }

  @Test func `no tabs`() async {
    let run = ShellRun(tabs: [])
    await run.terminal.waitUntil(shows: "nothing to browse")
    await expect(run, named: "nothing")
  }

  @Test func `no recording is left of a test that is gone`() {
    expectNoOrphanedSnapshots()
  }
}

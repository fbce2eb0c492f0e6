import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import TerminalModel
import Testing

@testable import ScreenKit

/// The filter of a list.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellFilterTests {
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

  @Test func `of a filter that is longer than the screen the part is shown that is typed`() async {
    let run = await filmsRun()

    let model = await run.type("/" + String(repeating: "jaws ", count: 20) + "end", until: "end")

    #expect(model.lines[2].hasPrefix("/ …") && model.lines[2].hasSuffix("end  0 of 14"))
    let end = await run.terminal.waitUntil { $0.cursor.row == 2 && $0.cursor.column > 40 }
    #expect(end.lines[2].prefix(end.cursor.column).hasSuffix("end"))
    _ = await run.quit()
  }

  @Test(arguments: ["\u{1B}[27u", "\u{7F}\u{7F}\u{7F}\u{7F}"])
  func `after a filter that nothing matched the chosen row is the one of before`(keys: String) async {
    let run = await filmsRun()
    await run.type("jjj", until: "▸ Délicatessen")
    await run.type("/###", until: "0 of 14")

    run.terminal.type(keys)

    let model = await run.terminal.waitUntil(hides: "of 14")
    #expect(model.text.contains("▸ Délicatessen"))
    _ = await run.quit()
  }

  @Test func `a filter that matched other rows on the way to none gives the chosen row back as well`() async {
    let run = await filmsRun()
    await run.type("jjj", until: "▸ Délicatessen")
    await run.type("/ja", until: "▸ Jaws")
    await run.type("zz", until: "0 of 14")

    run.terminal.type("\u{1B}[27u")

    let model = await run.terminal.waitUntil(hides: "of 14")
    #expect(model.text.contains("▸ Délicatessen"))
    _ = await run.quit()
  }

  @Test func `a filter that is typed on until nothing matches gives the first chosen row back`() async {
    let run = await filmsRun()
    await run.type("jjj", until: "▸ Délicatessen")
    await run.type("/ja\r", until: "▸ Jaws")
    await run.type("/zz", until: "0 of 14")

    run.terminal.type("\u{1B}[27u")

    let model = await run.terminal.waitUntil(hides: "of 14")
    #expect(model.text.contains("▸ Délicatessen"))
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
}

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

/// What is said about changes after the terminal was given back.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellQuitTests {
  @MainActor
  private final class Reports {
    var lines: [String] = []
  }

  private let reports = Reports()
  private let gate = AnswerGate(holding: ["change"])

  /// A shell in which a change is under way that ends once the gate is opened.
  private func run(
    _ end: FakeScreen.State,
    notes: [String] = [],
    others: [String] = []
  ) async -> ShellRun {
    let screens = FakeScreens()
    screens.prepare["films"] = { FakeScreen { _ in .loaded(.page(Samples().film)) } }
    screens.prepare["keep"] = {
      let screen = FakeScreen(isChange: true) { _ in
        await gate.pass("change")
        return end
      }
      screen.notes = notes
      return screen
    }
    let run = ShellRun(
      ModelTerminal(columns: 60, rows: 40),
      screens,
      afterChange: { _ in others },
      report: { reports.lines.append($0) }
    )
    await run.terminal.waitUntil(shows: "a Keep it")
    await run.type("a", until: "Working")
    await gate.arrival(of: "change")
    return run
  }

  @Test func `a change that takes longer is announced, and then told`() async {
    let run = await run(.loaded(.confirmation), notes: ["The change is stored and not sent yet."])
    run.terminal.type("q")
    await run.terminal.waitUntil { !$0.isAlternateScreen }
    await run.clock.waitForSleeps(1)
    #expect(reports.lines == [])

    run.clock.advance(by: .milliseconds(300))
    await waitUntil { !reports.lines.isEmpty }
    await gate.open("change")
    _ = await run.end()

    #expect(reports.lines == ["Finishing 1 change…", "The change is stored and not sent yet."])
  }

  @Test func `what the program says after a change is told behind its notes`() async {
    let run = await run(.loaded(.confirmation), notes: ["Kept."], others: ["An earlier change was refused."])
    run.terminal.type("q")
    await run.terminal.waitUntil { !$0.isAlternateScreen }

    await gate.open("change")
    _ = await run.end()

    #expect(reports.lines == ["Kept.", "An earlier change was refused."])
  }

  @Test func `a change that fails at once is told without an announcement`() async {
    let run = await run(.failed(CommandFailure(.failed, "It is unknown.", hint: "Look it up.")))
    run.terminal.type("q")
    await run.terminal.waitUntil { !$0.isAlternateScreen }

    await gate.open("change")
    _ = await run.end()

    #expect(reports.lines == ["It is unknown.", "Look it up."])
  }

  @Test func `a form that was left open is not told`() async {
    let reports = reports
    let form = Form("Search films", [Form.Field("text", "Text")], language: .english)
    let page = Page("Job", content: .text("---"), actions: [Action("Search", Route("search"), .asks)])
    let run = ShellRun(
      ModelTerminal(columns: 60, rows: 24),
      tabs: [Action("Job", Route("job"))],
      opening: { route in
        guard route == Route("search") else { return FakeScreen { _ in .loaded(.page(page)) } }
        return SearchScreen(form, FormInput()) { _ in FakeScreen { _ in .idle } }
      },
      report: { reports.lines.append($0) }
    )
    await run.terminal.waitUntil(shows: "---")
    await run.type("s", until: "Text")

    run.terminal.type("\u{3}")
    _ = await run.end()

    #expect(reports.lines == [])
  }
}

import ClockFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import SnapshotKit
import TerminalModel
import Testing

@testable import ScreenKit

/// The place of the chosen row beside its list.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct PreviewTests {
  private func run(columns: Int = 140, rows: Int = 24) async -> ShellRun {
    let places = FakeScreens()
    var list = Samples().list()
    list.previewsChosenRow = true
    places.prepare["films"] = { [list] in FakeScreen { _ in .loaded(.page(list)) } }
    let run = ShellRun(ModelTerminal(columns: columns, rows: rows), places)
    await run.terminal.waitUntil(shows: "▸ Alien")
    return run
  }

  @Test func `the place of the chosen row is shown beside the list once the row has rested`() async {
    let run = await run()
    await run.clock.waitForSleeps(1)
    #expect(run.clock.slept == [.milliseconds(300)])
    run.clock.advance(by: .milliseconds(299))
    #expect(run.screens.opened == [Route("films")])

    run.clock.advance(by: .milliseconds(1))
    let model = await run.terminal.waitUntil(shows: "Line 1 ")

    #expect(run.screens.opened == [Route("films"), Route("film", "Alien")])
    #expect(run.screens.made.last?.requests == [.cacheFirst])
    #expect(model.lines.contains { $0.hasPrefix("▸ Alien") && $0.contains("│") })
    #expect(model.lines.contains { $0.contains("│ Line 1 ") || $0.contains("│  Line 1 ") })
    // Nothing can be done there before it is opened.
    #expect(!model.text.contains("Keep it"))
    expectSnapshot(model.grid, named: "preview")
    #expect(await run.quit().problems == [])
  }

  @Test func `a walk through the list loads nothing but the row at its end`() async {
    let run = await run()
    await run.clock.waitForSleeps(1)
    for (key, shown) in [("j", "▸ Brazil"), ("j", "▸ Casablanca"), ("j", "▸ Délicatessen")] {
      await run.type(key, until: shown)
    }
    await run.clock.waitForSleeps(4)
    run.clock.advance(by: .milliseconds(300))
    await run.terminal.waitUntil(shows: "Line 1 ")

    #expect(run.screens.opened == [Route("films"), Route("film", "Délicatessen")])
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a place that is on its way has a sign of loading, and is given up once another row is chosen`() async
  {
    let gate = AnswerGate(holding: ["film"])
    let run = await run()
    run.screens.prepare["film"] = {
      FakeScreen { _ in
        await gate.pass("film")
        return .loaded(.page(Samples().film))
      }
    }
    await run.clock.waitForSleeps(1)
    run.clock.advance(by: .milliseconds(300))
    await gate.arrival(of: "film")
    await run.terminal.waitUntil(shows: "Loading films")

    await run.type("j", until: "▸ Brazil")
    await gate.open("film")

    await waitUntil { run.screens.made[1].cancellations == 1 }
    _ = await run.quit()
  }

  @Test func `a row whose place is shown opens without being loaded again`() async {
    let run = await run()
    await run.clock.waitForSleeps(1)
    run.clock.advance(by: .milliseconds(300))
    await run.terminal.waitUntil(shows: "Line 1 ")

    let model = await run.type("\r", until: "Films › Alien")

    #expect(run.screens.opened == [Route("films"), Route("film", "Alien")])
    #expect(model.text.contains("Line 1 "))
    await run.type("\u{1B}[D", until: "▸ Alien")
    _ = await run.quit()
  }

  @Test func `on a row that leads nowhere, the place of the row before is not loaded any more`() async {
    let places = FakeScreens()
    var list = Samples().list(["Alien", "Brazil"])
    list.groups.append(ItemGroup([Item("lost", ListRow("Lost film"))]))
    list.previewsChosenRow = true
    places.prepare["films"] = { [list] in FakeScreen { _ in .loaded(.page(list)) } }
    let run = ShellRun(ModelTerminal(columns: 140, rows: 24), places)
    await run.terminal.waitUntil(shows: "▸ Alien")
    await run.type("j", until: "▸ Brazil")
    await run.clock.waitForSleeps(2)

    await run.type("j", until: "▸ Lost film")
    run.clock.advance(by: .milliseconds(300))
    await run.type("k", until: "▸ Brazil")

    #expect(run.screens.opened == [Route("films")])
    _ = await run.quit()
  }

  @Test(arguments: [(119, 0), (120, 1)])
  func `where there is no room, nothing is loaded`(columns: Int, previews: Int) async {
    let run = await run(columns: columns)
    await run.type("j", until: "▸ Brazil")
    #expect((run.clock.slept.count > 0) == (previews > 0))
    _ = await run.quit()
  }

  @Test func `a list that failed has the whole width`() async {
    let places = FakeScreens()
    places.prepare["films"] = { FakeScreen { _ in .failed(Samples().failure) } }
    let run = ShellRun(ModelTerminal(columns: 140, rows: 24), places)

    let model = await run.terminal.waitUntil(shows: "no connection")

    #expect(!model.text.contains("│"))
    _ = await run.quit()
  }

  @Test func `a place that cannot be shown says why, and the list stays`() async {
    let run = await run()
    run.screens.prepare["film"] = { FakeScreen { _ in .failed(Samples().failure) } }
    await run.clock.waitForSleeps(1)
    run.clock.advance(by: .milliseconds(300))

    let model = await run.terminal.waitUntil(shows: "no connection")

    #expect(model.lines.contains { $0.hasPrefix("▸ Alien") })
    await run.type("j", until: "▸ Brazil")
    #expect(!run.terminal.model.text.contains("no connection"))
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `a place that could not be shown is loaded again when it is opened`() async {
    let run = await run()
    run.screens.prepare["film"] = { FakeScreen { _ in .failed(Samples().failure) } }
    await run.clock.waitForSleeps(1)
    run.clock.advance(by: .milliseconds(300))
    await run.terminal.waitUntil(shows: "no connection")
    run.screens.prepare["film"] = { FakeScreen { _ in .loaded(.page(Samples().film)) } }

    await run.type("\r", until: "Line 1 ")

    #expect(run.screens.opened.filter { $0 == Route("film", "Alien") }.count == 2)
    _ = await run.quit()
  }

  @Test func `the keys have the whole width`() async {
    let run = await run()
    #expect(run.terminal.model.text.contains("│"))

    let model = await run.type("?", until: "Close")

    #expect(!model.text.contains("│"))
    _ = await run.quit()
  }

  @Test func `what the place has to say is not said beside the list`() async {
    let run = await run()
    run.screens.prepare["film"] = {
      let screen = FakeScreen { _ in .loaded(.page(Samples().film)) }
      screen.notes = ["An old copy."]
      return screen
    }
    await run.clock.waitForSleeps(1)
    run.clock.advance(by: .milliseconds(300))
    await run.terminal.waitUntil(shows: "Line 1 ")

    _ = await run.quit()

    #expect(!run.terminal.writes.contains { $0.contains("An old copy.") })
  }

  @Test func `a row that leads to a change makes none`() async {
    let run = await run()
    run.screens.prepare["film"] = { FakeScreen(isChange: true) { _ in .loaded(.confirmation) } }
    await run.clock.waitForSleeps(1)
    run.clock.advance(by: .milliseconds(300))
    await run.type("j", until: "▸ Brazil")

    #expect(run.screens.made.last?.requests == [])
    _ = await run.quit()
  }
}

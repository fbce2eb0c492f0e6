import ClockFakes
import CommandKit
import DesignKit
import FeatureKit
import SnapshotKit
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct TileGridTests {
  private func run(_ count: Int = 8, columns: Int = 90, rows: Int = 30) async -> ShellRun {
    let screens = FakeScreens()
    screens.prepare["tiles"] = { FakeScreen { _ in .loaded(.page(Samples().tiles(count))) } }
    let run = ShellRun(
      ModelTerminal(columns: columns, rows: rows),
      screens,
      tabs: [Action("Tiles", Route("tiles"))]
    )
    await run.terminal.waitUntil(shows: "Tile 0")
    return run
  }

  /// The chosen tile, by the mark on its frame and by the cursor, which stands on it.
  private func chosen(_ model: TerminalModel) -> String? {
    let line = Array(model.lines[min(model.cursor.row + 1, model.lines.count - 1)])
    guard model.lines[model.cursor.row].contains("▸"), model.cursor.column < line.count else { return nil }
    let text = String(line[model.cursor.column...].prefix(28))
    return text.firstMatch(of: /Tile \d+/).map { String($0.output) }
  }

  @Test func `rows with tiles stand side by side, and one is chosen`() async {
    let run = await run()
    expectSnapshot(run.terminal.model.grid, named: "grid")
    #expect(chosen(run.terminal.model) == "Tile 0")
    let left = await run.quit()
    #expect(left.problems == [] && left.unbalanced == [])
  }

  @Test func `a narrow window has rows below each other`() async {
    let run = await run(columns: Tile.minimumWidth * 2, rows: 16)
    expectSnapshot(run.terminal.model.grid, named: "narrow")
    await run.type("j", until: "▸ Tile 1")
    await run.type("\u{1B}[C", until: "Number 1")
    _ = await run.quit()
  }

  @Test func `two tiles stand side by side from the fewest columns on`() async {
    let run = await run(2, columns: Tile.minimumWidth * 2 + 1, rows: 16)
    let model = run.terminal.model
    #expect(model.lines.contains { $0.contains("Tile 0") && $0.contains("Tile 1") })
    _ = await run.quit()
  }

  @Test(arguments: [
    ("\u{1B}[C", 1), ("\u{1B}[C\u{1B}[C\u{1B}[C", 3), ("j", 3), ("\u{1B}[B\u{1B}[C", 4), ("jj", 6),
    ("jj\u{1B}[D", 5), ("\u{1B}[C\u{1B}[Cjj", 7), ("\u{1B}[Cjjk", 4), ("\u{1B}[D", 0), ("k", 0),
  ])
  func `arrow keys move in two dimensions`(_ keys: String, _ expected: Int) async {
    let run = await run()
    run.terminal.type(keys + "\r")
    // Three columns of eight tiles: 0 1 2, 3 4 5, 6 7.
    await run.terminal.waitUntil(shows: "Number \(expected)")
    #expect(run.screens.opened.last == Route("number", "\(expected)"))
    _ = await run.quit()
  }

  @Test(arguments: [1, 2])
  func `arrow keys that choose a tile are keys of a page with several`(count: Int) async {
    let screens = FakeScreens()
    screens.prepare["tiles"] = {
      FakeScreen { _ in
        var page = Samples().tiles(count)
        page.actions = []
        return .loaded(.page(page))
      }
    }
    let run = ShellRun(ModelTerminal(columns: 90, rows: 40), screens, tabs: [Action("Tiles", Route("tiles"))])
    await run.terminal.waitUntil(shows: "Tile 0")

    let model = await run.type("?", until: "Ctrl-Z")

    #expect(model.text.contains("Left") == (count > 1))
    #expect(model.text.contains("Right") == (count > 1))
    _ = await run.quit()
  }

  @Test func `the last row comes into view, and what stands above the first row comes back`() async {
    let run = await run(30)
    let end = await run.type("jjjjjjjjj", until: "Tile 27")
    #expect(chosen(end) == "Tile 27")
    let start = await run.type("\u{1B}[C\u{1B}[Ckkkkkkkkk", until: "All tiles")
    #expect(chosen(start) == "Tile 2")
    _ = await run.quit()
  }

  @Test func `the actions of the page are below the grid`() async {
    let run = await run(2)
    await run.type("G", until: "▸ About")
    let model = await run.type("k", until: "▸")
    #expect(model.text.contains("Tile 0"))
    _ = await run.quit()
  }

  @Test func `a filter leaves the tiles that match`() async {
    let run = await run(30)
    let model = await run.type("/tile 2\r", until: "12 of 30")
    #expect(chosen(model) == "Tile 2")
    await run.type("\u{1B}[C\r", until: "Number 12")
    _ = await run.quit()
  }

  @Test(arguments: [("\u{1B}[C", 0), ("\u{1B}[D", 1)])
  func `near the end of a grid only the key to the next tile loads the next part`(
    key: String,
    partsLeft: Int
  ) async {
    let screen = FakeScreen { _ in .loaded(.page(Samples().tiles(20))) }
    screen.following = [.page(Samples().tiles(23))]
    let run = ShellRun(
      ModelTerminal(columns: 90, rows: 30),
      tabs: [Action("Tiles", Route("tiles"))],
      opening: { route in route == Route("tiles") ? screen : nil }
    )
    await run.terminal.waitUntil(shows: "Tile 0")

    run.terminal.type(key)
    await waitUntil { screen.following.count == partsLeft }

    _ = await run.quit()
    #expect(screen.following.count == partsLeft)
  }

  @Test func `of a thousand tiles only those that are seen are laid out`() async {
    let tiles = (0..<1000).map { Tile(SafeText("Tile \($0)")) }
    let painter = Painter(RenderEnvironment(width: 120))
    let grid = TileGrid(tiles, painter)
    var lines = BodyLines()
    if let grid { lines.add(grid) }

    #expect(grid?.columns == 4)
    #expect(lines.count == 250 * Tile.height)
    let seen = lines.lines(in: 700..<714)
    #expect(seen.count == 14)
    #expect(seen.map(\.text).joined().contains("Tile 400"))
    #expect(!seen.map(\.text).joined().contains("Tile 408"))
  }

  @Test(arguments: [57, 80, 120, 200], [0, 3, 6])
  func `a window has as many lines as asked for, none wider than the screen`(columns: Int, first: Int) {
    let tiles = (0..<7).map { Tile(SafeText("Tile \($0)"), note: "note") }
    var lines = BodyLines()
    lines.add([.blank])
    if let grid = TileGrid(tiles, Painter(RenderEnvironment(width: columns))) { lines.add(grid) }
    lines.add([.blank])

    let seen = lines.lines(in: first..<first + 9)

    #expect(seen.count == min(9, lines.count - first))
    #expect(seen.allSatisfy { $0.width <= columns })
  }

  @Test(arguments: [
    (57, 2, 29), (80, 2, 40), (82, 2, 41), (84, 2, 41), (86, 3, 29), (87, 3, 29), (90, 3, 30),
  ])
  func `tiles take the room that there is, up to 40 cells each`(width: Int, columns: Int, second: Int) throws
  {
    let tiles = [Tile("One"), Tile("Two")]
    let grid = try #require(TileGrid(tiles, Painter(RenderEnvironment(width: width))))
    #expect(grid.columns == columns)
    #expect(grid.column(ofPosition: 1) == second)
  }

  // MARK: - Heat maps

  private func year(columns: Int = 40) async -> ShellRun {
    let run = ShellRun(ModelTerminal(columns: columns, rows: 24), tabs: [Action("Year", Route("year"))])
    await run.terminal.waitUntil(shows: "More")
    return run
  }

  @Test func `a heat map that is too wide begins with its latest weeks, and says which they are`() async {
    let run = await year()
    #expect(run.terminal.model.text.contains("Weeks 21–60 of 60"))
    expectSnapshot(run.terminal.model.grid, named: "weeks")
    _ = await run.quit()
  }

  @Test(arguments: ["<", ","], [">", "."])
  func `a key moves it back by a week, and another one forth`(_ back: String, _ forth: String) async {
    let run = await year()
    await run.type(back + back, until: "Weeks 19–58 of 60")
    await run.type(forth, until: "Weeks 20–59 of 60")
    await run.type(forth + forth, until: "Weeks 21–60 of 60")
    await run.type(back, until: "Weeks 20–59 of 60")
    _ = await run.quit()
  }

  @Test func `it stops at its first week, and the key is offered no more`() async {
    let run = await year()
    #expect(run.terminal.model.lines.last?.contains("< , Earlier") == true)
    let first = await run.type(String(repeating: "<", count: 25), until: "Weeks 1–40 of 60")
    #expect(first.lines.last?.contains("Earlier") == false)
    await run.type(">", until: "Weeks 2–41 of 60")
    _ = await run.quit()
  }

  @Test func `in a wider window a key moves it forth from the first of its weeks at once`() async {
    let run = await year()
    await run.type(String(repeating: "<", count: 20), until: "Weeks 1–40 of 60")
    run.terminal.resize(columns: 50, rows: 24)
    let wider = await run.terminal.waitUntil(shows: "Weeks 1–50 of 60")
    #expect(wider.lines.last?.contains("Earlier") == false)

    await run.type(">", until: "Weeks 2–51 of 60")
    _ = await run.quit()
  }

  @Test func `a wider window shows it as a whole, and has no key for it`() async {
    let run = await year(columns: 60)
    #expect(!run.terminal.model.text.contains("Weeks ") && !run.terminal.model.text.contains("Earlier"))
    _ = await run.quit()
  }

  @Test func `no recording is left of a test that is gone`() {
    expectNoOrphanedSnapshots()
  }
}

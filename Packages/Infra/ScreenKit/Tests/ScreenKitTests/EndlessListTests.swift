import ClockFakes
import CommandKit
import DesignKit
import FeatureKit
import Observation
import TerminalModel
import Testing

@testable import ScreenKit

@MainActor @Suite(.timeLimit(.minutes(5)))
struct EndlessListTests {
  @Test func `the next part is loaded before its place is reached, once`() async {
    let list = Numbers(parts: [30, 30, 30])
    let run = await run(list)
    #expect(list.requests == 0)

    // The window has 9 lines for rows: 21 rows below the chosen one are more than one window.
    await run.type(String(repeating: "j", count: 20), until: "▸ 21")
    await run.terminal.waitUntil(shows: "60 numbers")

    #expect(list.requests == 1)
    _ = await run.quit()
  }

  @Test func `while a part is on its way no other one is asked for`() async {
    let list = Numbers(parts: [30, 30, 30], isHolding: true)
    let run = await run(list)

    await run.type("G", until: "▸ 30")
    await run.type("kjkjG", until: "▸ 30")
    await list.waitForRequest()
    #expect(list.requests == 1)

    list.release()
    await run.terminal.waitUntil(shows: "60 numbers")
    #expect(run.terminal.model.text.contains("▸ 30"))
    _ = await run.quit()
  }

  @Test func `a part that failed is not asked for again before the user does`() async {
    let list = Numbers(parts: [30, 30])
    list.isFailing = true
    let run = await run(list)
    await run.type("G", until: "not loaded")

    await run.type("kkkk", until: "▸ 26")
    await run.type("G", until: "▸ 30")
    #expect(list.requests == 1)

    list.isFailing = false
    await run.type("+", until: "60 numbers")
    #expect(list.requests == 2)
    #expect(run.terminal.model.text.contains("▸ 30"))
    _ = await run.quit()
  }

  @Test func `a list that does not fill the window is continued until it does`() async {
    let list = Numbers(parts: [2, 2, 30, 30])

    let run = await run(list, until: "34 numbers")

    #expect(list.requests == 2)
    _ = await run.quit()
  }

  @Test func `the key that loads more is offered until the end of the list`() async {
    let run = await run(Numbers(parts: [30, 5]), columns: 100)
    #expect(run.terminal.model.text.contains("+ Load more"))

    let model = await run.type("+", until: "35 numbers")

    #expect(!model.text.contains("+ Load more"))
    _ = await run.quit()
  }

  @Test(arguments: [(29, "▸ 29"), (28, "▸ 1"), (3, "▸ 1")])
  func `a refresh that cuts the list down to its beginning starts at the top`(left: Int, chosen: String) async
  {
    let list = Numbers(parts: [30, left])
    list.isFailing = true
    let run = await run(list)
    await run.type("G", until: "not loaded")

    let model = await run.type("r", until: "\(left) numbers")

    #expect(model.text.contains(chosen))
    _ = await run.quit()
  }

  @Test func `with ten rows ahead nothing is loaded yet`() async {
    let list = Numbers(parts: [30, 30])
    let run = await run(list)

    await run.type(String(repeating: "j", count: 19), until: "▸ 20")
    await run.type("k", until: "▸ 19")

    #expect(list.requests == 0)
    _ = await run.quit()
  }

  @Test(arguments: [("k", 0), ("g", 0), ("\u{1B}[D", 0), ("j", 1), (" ", 1), ("G", 1)])
  func `near the end only keys that lead on load the next part`(key: String, requests: Int) async {
    let list = Numbers(parts: [10, 30])
    let run = await run(list, until: "10 numbers")

    await run.type(key + "?", until: "Keys")
    await waitUntil { list.requests == requests }

    #expect(await run.quit().problems == [])
    #expect(list.requests == requests)
  }

  @Test(arguments: [(9, 1), (10, 0)])
  func `a list that just fills the window is not continued`(rows: Int, requests: Int) async {
    let list = Numbers(parts: [rows, 30])

    let run = await run(list, until: "\(requests == 0 ? rows : rows + 30) numbers")

    _ = await run.quit()
    #expect(list.requests == requests)
  }

  @Test(.timeLimit(.minutes(5)))
  func `in a low window the next part is loaded ten rows ahead as well`() async {
    let list = Numbers(parts: [30, 30])
    let run = await run(list, rows: 8, until: "▸ 1")

    await run.type(String(repeating: "j", count: 20), until: "▸ 21")

    await waitUntil { list.requests == 1 }
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)), arguments: [(20, 0), (30, 1)])
  func `in a high window the next part is loaded one window ahead`(downs: Int, requests: Int) async {
    let list = Numbers(parts: [60, 30])
    let run = await run(list, rows: 40, until: "60 numbers")

    await run.type(String(repeating: "j", count: downs), until: "▸ \(downs + 1)")
    await waitUntil { list.requests == requests }

    _ = await run.quit()
    #expect(list.requests == requests)
  }

  @Test func `a filter that leaves few rows loads nothing`() async {
    let list = Numbers(parts: [30, 30])
    let run = await run(list)

    await run.type("/zz", until: "0 of 30")
    await run.type("z", until: "/ zzz")

    #expect(list.requests == 0)
    _ = await run.quit()
  }

  @Test(.timeLimit(.minutes(5)))
  func `after a refresh a part that failed is loaded ahead again`() async {
    let list = Numbers(parts: [30, 30, 30])
    list.isFailing = true
    let run = await run(list)
    await run.type("G", until: "not loaded")

    list.isFailing = false
    await run.type("r", until: "30 numbers")
    await run.type("G", until: "60 numbers")

    #expect(list.requests == 2)
    _ = await run.quit()
  }

  // MARK: - The opened row beside its list

  @Test(arguments: [(119, false), (120, true)])
  func `from 120 columns on what a row opens stands beside its list`(columns: Int, isBeside: Bool) async {
    let run = await run(Numbers(parts: [30]), columns: columns)
    await run.type("jj\r", until: "Number 3")

    let lines = run.terminal.model.lines
    #expect(lines.contains { $0.hasPrefix("  2 ") && $0.contains("│") } == isBeside)
    #expect(lines.contains { $0.hasPrefix("▸ 3") } == isBeside)
    #expect(lines.contains { $0.hasSuffix("Number 3") && $0.contains("│") } == isBeside)
    let model = await run.type("\u{1B}[D", until: "30 numbers")
    #expect(model.lines.contains { $0.hasPrefix("▸ 3") && !$0.contains("│") })
    #expect(await run.quit().problems == [])
  }

  @Test func `the row that was opened is seen beside its page however long the list is`() async {
    let run = await run(Numbers(parts: [500]), columns: 120, until: "500 numbers")
    await run.type("Gkkk\r", until: "Number 497")

    #expect(run.terminal.model.lines.contains { $0.hasPrefix("▸ 497") })
    _ = await run.quit()
  }

  @Test func `beside the keys of an opened row stands no list`() async {
    let run = await run(Numbers(parts: [30]), columns: 120)
    await run.type("\r", until: "Number 1")
    #expect(run.terminal.model.text.contains("│"))

    let model = await run.type("?", until: "Close")

    #expect(!model.text.contains("│"))
    _ = await run.quit()
  }

  @Test(arguments: ["👩‍👩‍👧 family", "漢字", "plain"])
  func `a line beside another one begins at its column whatever stands before it`(text: String) {
    let cells = CellWidth()
    let left = GridLine(text[...], columns: 20, cells: cells)
    let right = GridLine(text[...], columns: 20, cells: cells)
    var terminal = TerminalModel(columns: 60, rows: 1)

    terminal.feed("\u{1B}[1;1H" + left.followed(by: right, at: 25).text + "|")

    let line = terminal.lines[0]
    let blanks = String(repeating: " ", count: 25 - cells.cells(of: text))
    #expect(line.contains(text + blanks + text + "|"))
    #expect(terminal.problems == [])
  }

  @Test func `a line beside nothing stays as it is`() {
    let line = GridLine("one", columns: 20, cells: CellWidth())

    #expect(line.followed(by: .blank, at: 10) == line)
  }

  private func run(
    _ list: Numbers,
    columns: Int = 60,
    rows: Int = 16,
    until text: String = "30 numbers"
  ) async -> ShellRun {
    let screens = FakeScreens()
    let run = ShellRun(
      ModelTerminal(columns: columns, rows: rows),
      screens,
      tabs: [Action("Numbers", Route("numbers"))],
      opening: { route in route.words[0] == "numbers" ? list : nil }
    )
    await run.terminal.waitUntil(shows: text)
    return run
  }
}

/// A list of numbers that comes in parts.
@MainActor @Observable
final class Numbers: Screen {
  private enum State {
    case idle
    case loaded
    case failed
  }

  private var count = 0
  private var state = State.idle
  private var parts: [Int]
  @ObservationIgnored var isFailing = false
  @ObservationIgnored private(set) var requests = 0
  @ObservationIgnored private var isHolding: Bool
  @ObservationIgnored private var held: [CheckedContinuation<Void, Never>] = []
  @ObservationIgnored private var watchers: [CheckedContinuation<Void, Never>] = []

  init(parts: [Int], isHolding: Bool = false) {
    self.parts = parts
    self.isHolding = isHolding
  }

  func load(_ request: LoadRequest) async {
    count = parts.removeFirst()
    state = .loaded
  }

  func loadMore(_ request: LoadRequest) async {
    requests += 1
    for watcher in watchers { watcher.resume() }
    watchers = []
    if isHolding { await withCheckedContinuation { held.append($0) } }
    if isFailing {
      state = .failed
    } else {
      count += parts.removeFirst()
      state = .loaded
    }
  }

  func waitForRequest() async {
    guard requests == 0 else { return }
    await withCheckedContinuation { watchers.append($0) }
  }

  func release() {
    isHolding = false
    for continuation in held { continuation.resume() }
    held = []
  }

  var hasMore: Bool { count > 0 && !parts.isEmpty }

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent {
    let items = (0..<count).map { index in
      let name = SafeText(String(index + 1))
      return Item(name.string, ListRow(name), route: Route("number", name.string))
    }
    let note: SafeText = state == .failed ? "not loaded" : "\(String(count)) numbers"
    return .page(
      Page("Numbers", groups: items.isEmpty ? [] : [ItemGroup(items)], footer: .text(StyledText(note)))
    )
  }
}

extension FakeScreens {
  /// The page of a number.
  static func number(_ route: Route) -> FakeScreen {
    let title = SafeText("Number " + (route.words.last ?? ""))
    return FakeScreen { _ in .loaded(.page(Page(title, content: .text(StyledText(title))))) }
  }
}

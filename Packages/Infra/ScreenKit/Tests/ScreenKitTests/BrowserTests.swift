import ClockFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import ScreenKit

/// The state of the program without a terminal.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct BrowserTests {
  private let clock = ManualClock()

  private func browser(
    policy: FetchPolicy = .cacheFirst,
    open make: @escaping @MainActor (Route) -> any Screen,
    changed: @escaping @Sendable () -> Void = {}
  ) async -> Browser {
    let configuration = ShellConfiguration(
      tabs: [Action("Films", Route("films"))],
      style: ScreenStyle(variables: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], colorFlag: .never),
      policy: policy,
      extras: TimeLimit(.seconds(3), clock: clock),
      clock: clock,
      context: { ViewContext(now: SettableDate.start, language: .english, phrasing: $1) },
      open: { make($0) }
    )
    let browser = Browser(configuration, changed: changed)
    browser.select(tab: 0)
    if let work = browser.current?.work { await work.value }
    return browser
  }

  private func browser(of page: Page) async -> Browser {
    await browser { _ in FakeScreen { _ in .loaded(.page(page)) } }
  }

  private func lines(_ browser: Browser, rows: Int = 16) -> [String] {
    browser.frame(columns: 60, rows: rows).lines.map(\.text)
  }

  // MARK: - Ways

  @Test(arguments: [-1, 1, 9])
  func `a tab that does not exist changes nothing`(tab: Int) async {
    let browser = await browser(of: Samples().list())
    let current = browser.current
    browser.select(tab: tab)
    #expect(browser.selectedTab == 0)
    #expect(browser.current === current)
  }

  @Test func `where there is one tab no key chooses among them`() async {
    let browser = await browser(of: Samples().list())
    let commands = browser.possibleBindings.map(\.command)
    #expect(commands.contains(.help))
    #expect(!commands.contains { [.tab(0), .nextTab, .previousTab].contains($0) })
  }

  @Test func `from the first screen of a tab there is no way back`() async {
    let browser = await browser(of: Samples().list())
    browser.back()
    #expect(browser.screens.count == 1)
    #expect(browser.current?.route == Route("films"))
  }

  @Test func `where a screen below is closed those behind the tabs of a page move down with it`() {
    let opened = ["films", "result", "all", "seen"].map {
      OpenScreen(Route($0), title: "", Strings(.english))
    }
    opened[1].isOutcome = true
    var tab = Browser.Tab(start: Action("Films", Route("films")))
    for screen in opened.prefix(3) { tab.push(screen) }
    tab.swap(to: opened[3])

    let isRenewed = tab.renew(isShown: true, { $0 === opened[1] }, afresh: { $0 })

    #expect(isRenewed)
    #expect(tab.screens.map(\.route) == [Route("films"), Route("seen")])
    #expect(tab.sibling(Route("all")) === opened[2])
  }

  @Test func `with a filter a list is laid out for its own width only`() async {
    var list = Samples().list(["Alien", String(repeating: "long ", count: 14)])
    list.previewsChosenRow = true
    let browser = await browser(of: list)
    _ = browser.frame(columns: 140, rows: 24)

    _ = browser.handle(.key("/"))
    _ = browser.frame(columns: 140, rows: 24)

    #expect(browser.mode == .typing)
    #expect(browser.current?.lastBody == browser.layout.body)
    browser.cancelAll()
    #expect(browser.preview == nil)
  }

  @Test(
    arguments: [
      ([Action("Add", Route("films", "add"), .changes)], "Add one: on this page."),
      ([Action("Drop", Route("films", "drop"), .changes)], "Add one: quit with q, and use the command line."),
      ([], "Add one: quit with q, and use the command line."),
    ] as [([Action], String)]
  )
  func `a page sends the user to itself only for what it offers`(actions: [Action], text: String) async {
    let browser = await browser { _ in
      let screen = FakeScreen { _ in .loaded(.page(Page("Films"))) }
      screen.rendering = { context in
        let hint = context.sentence(for: .open(Route("films", "add", "Alien"), purpose: "Add one"))
        return .page(Page("Films", content: .text(StyledText(SafeText(hint))), actions: actions))
      }
      return screen
    }

    #expect(lines(browser).contains { $0.contains(text) })
  }

  @Test func `a page sends the user to another of its tabs, and not to itself`() async {
    let tabs = [ScreenTab("Films", Route("films")), ScreenTab("Top", Route("films", "top"))]
    let browser = await browser { _ in
      let screen = FakeScreen { _ in .loaded(.page(Page("Films"))) }
      screen.rendering = { context in
        let hint = context.sentence(for: .open(Route("films", "top"), purpose: "List them"))
        var page = Page("Films", content: .text(StyledText(SafeText(hint))))
        page.tabs = .screens(tabs, current: 0)
        return .page(page)
      }
      return screen
    }

    #expect(lines(browser).contains { $0.contains("List them: view Top, with { or }.") })
  }

  @Test func `the first frame names the keys of what the page offers, and the next page its own`() async {
    let browser = await browser { route in
      let screen = FakeScreen { _ in .loaded(.page(Page("Films"))) }
      let place = route == Route("films") ? 3 : 0
      screen.rendering = { context in
        let hint = context.sentence(for: .open(Route("films", "drop"), purpose: "Drop it"))
        let drop = Action("Drop", Route("films", "drop"), .changes, place: place)
        return .page(Page("Films", content: .text(StyledText(SafeText(hint))), actions: [drop]))
      }
      return screen
    }

    #expect(lines(browser).contains { $0.contains("Drop it: press d.") })

    browser.follow(Action("Others", Route("films", "others")))
    if let work = browser.current?.work { await work.value }

    #expect(lines(browser).contains { $0.contains("Drop it: press a.") })
  }

  @Test func `a page without tabs has none to show`() async {
    let browser = await browser(of: Samples().list())
    browser.refreshContent()
    #expect(browser.pageTab(at: 1) == nil)
    browser.selectPageTab(at: 1)
    #expect(browser.screens.count == 1)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 1), (9, 1)])
  func `the shown one of sibling screens is brought into range`(current: Int, selected: Int) {
    let opened = OpenScreen(Route("all"), title: "All", Strings(.english))
    let tabs = [ScreenTab("All", Route("all")), ScreenTab("Seen", Route("seen"))]
    opened.tabsUntilLoaded = .screens(tabs, current: current)
    #expect(opened.selectedTab == selected)
    opened.tabsUntilLoaded = .screens([], current: current)
    #expect(opened.selectedTab == 0)
  }

  @Test(arguments: [(1, false), (2, true)])
  func `the tabs of a page are shown where there are several`(count: Int, isShown: Bool) async {
    var page = Samples().club
    let tabs = [
      ContentTab("about", "About", content: .text("Fridays")),
      ContentTab("people", "People", content: .text("Ada")),
    ]
    page.tabs = .contents(Array(tabs.prefix(count)))
    let browser = await browser(of: page)

    let lines = lines(browser)

    #expect(lines.contains { $0.contains("● About") } == isShown)
    #expect(lines.contains { $0.contains("Fridays") })
    #expect(browser.possibleBindings.contains { $0.command == .nextPageTab } == isShown)
    #expect(browser.pageTab(at: 1) != nil)
  }

  @Test func `the first frame has the title of a page that offers something`() async {
    let action = Action("Add", Route("films", "add"), .changes)
    let browser = await browser(of: Page("Club", content: .text("---"), actions: [action]))
    #expect(lines(browser)[1] == "Club")
  }

  @Test(
    arguments: [
      (0, ["start", "beside start"]), (1, ["start", "beside start"]),
      (2, ["below", "beside below", "start", "beside start"]),
    ] as [(Int, [String])]
  )
  func `behind another tab what shows another account is closed, with all above it`(
    level: Int,
    left: [String]
  ) {
    func screen(_ name: String) -> OpenScreen { OpenScreen(Route(name), title: "", Strings(.english)) }
    let opened = ["start", "below", "page"].map { screen($0) }
    opened[level].note(accounts: ["mai"])
    var tab = Browser.Tab(start: Action("Films", Route("films")))
    for shown in opened {
      tab.push(screen("beside " + shown.route.words[0]))
      tab.swap(to: shown)
    }
    tab.pop()
    tab.push(opened[2])

    let isRenewed = tab.renew(isShown: false, { $0 === opened[level] }, afresh: { screen($0.route.words[0]) })

    #expect(isRenewed)
    #expect(Set(tab.all.map { $0.route.words[0] }) == Set(left))
    #expect(tab.screens.first !== opened[level])
  }

  // MARK: - Beside a list

  /// A program of which each screen was opened from the chosen row of the one below.
  private func opened(_ pages: [Page]) async throws -> Browser {
    var rest = pages[...]
    let browser = await browser { _ in
      let page = rest.removeFirst()
      return FakeScreen { _ in .loaded(.page(page)) }
    }
    for _ in pages.dropFirst() {
      _ = browser.frame(columns: 120, rows: 24)
      browser.follow(try #require(browser.target?.action))
      if let work = browser.current?.work { await work.value }
    }
    return browser
  }

  @Test func `a long text beside its list stays within the screen, and the cursor is where it begins`()
    async throws
  {
    let long = StyledText(SafeText(String(repeating: "word ", count: 60)))
    let browser = try await opened([Samples().list(), Page("Film", content: .text(long))])

    let frame = browser.frame(columns: 120, rows: 24)

    #expect(frame.lines.contains { $0.text.contains("▸ Alien") && $0.text.contains("│") })
    #expect(frame.lines.allSatisfy { $0.width <= 120 })
    #expect(frame.cursor.column == ListPane.indent)
  }

  @Test func `beside a page stands the list that led to it, not the one below`() async throws {
    let browser = try await opened([Samples().list(), Samples().list(["Ran", "Rope"]), Samples().film])
    let lines = browser.frame(columns: 120, rows: 24).lines
    #expect(lines.contains { $0.text.contains("Rope") && $0.text.contains("│") })
  }

  // MARK: - Keys

  @Test(arguments: [1, 2], [true, false])
  func `keys that choose among rows are offered from two rows on`(count: Int, isGrid: Bool) async {
    let items = (0..<count).map { number in
      Item(String(number), ListRow("row"), tile: isGrid ? Tile("tile") : nil)
    }
    let browser = await browser(of: Page("Films", groups: [ItemGroup(items)]))
    _ = lines(browser)
    let commands: Set<ShellCommand> = isGrid ? [.left, .right, .up, .down] : [.up, .down]
    let offered = commands.intersection(browser.possibleBindings.map(\.command))
    #expect(offered == (count > 1 ? commands : []))
  }

  @Test func `a chosen row of several lines is drawn once`() async {
    let items = [Item("1", ListRow("One", subtitle: "below")), Item("2", ListRow("Two"))]
    let lines = lines(await browser(of: Page("Films", groups: [ItemGroup(items)])))
    let drawn = lines.filter { $0.contains("One") || $0.contains("below") }
    #expect(drawn.map { $0.contains("below") } == [false, true])
  }

  @Test func `from its end a text is scrolled back line by line`() async {
    let content = (1...30).map { Element.text("Line \($0)") }
    let browser = await browser(of: Page("Film", content: .stack(content)))
    _ = lines(browser)
    var tops: [Int?] = []
    for key in ["G", "k", "k"] as [Key] {
      _ = browser.handle(.key(key))
      _ = lines(browser)
      tops.append(browser.current?.viewport.top)
    }
    #expect(tops == [19, 18, 17])
  }

  @Test func `the keys are scrolled, and shown from the first one where there is room again`() async {
    let browser = await browser(of: Samples().list())
    _ = lines(browser)
    _ = browser.handle(.key("?"))
    let whole = lines(browser, rows: 40)
    let start = lines(browser, rows: 10)
    _ = browser.handle(.key("G"))
    let end = lines(browser, rows: 10)

    let haveLast = [whole, start, end].map { lines in lines.contains { $0.hasPrefix("q Ctrl-C") } }
    #expect(haveLast == [true, false, true])
    #expect(lines(browser, rows: 40) == whole)
  }

  @Test(arguments: [
    (12, "/ …cdefghij", 11), (18, "/ abcdefghij", 12), (19, "/ …efghij  0 of 14", 9),
    (20, "/ …defghij  0 of 14", 10),
  ])
  func `the number of rows stands behind a filter that has room for eight cells besides`(
    columns: Int,
    text: String,
    column: Int
  ) async {
    let browser = await browser(of: Samples().list())
    _ = browser.frame(columns: columns, rows: 16)
    for scalar in "/abcdefghij".unicodeScalars { _ = browser.handle(.key(.character(scalar))) }
    let frame = browser.frame(columns: columns, rows: 16)
    #expect(frame.lines.contains { $0.text == text })
    #expect(frame.cursor.column == column)
  }

  @Test func `the first of the changes has the most important hint, also with a later key`() async {
    let actions = [
      Action("Save", Route("save"), .changes, place: 1), Action("Drop", Route("drop"), .changes, place: 2),
    ]
    let browser = await browser(of: Page("Job", content: .text("---"), actions: actions))
    let hints = browser.frame(columns: 16, rows: 16).lines.last?.text
    #expect(hints?.contains("b Save") == true && hints?.contains("c Drop") == false)
  }

  @Test(arguments: [(11, false), (12, true)])
  func `keys that move are offered where there is something to move`(count: Int, isPossible: Bool) async {
    let content = (1...count).map { Element.text("Line \($0)") }
    let browser = await browser(of: Page("Film", content: .stack(content)))
    _ = lines(browser)
    #expect(browser.layout.height == 11)
    for command in [ShellCommand.up, .down, .pageUp, .pageDown, .first, .last] {
      #expect(browser.possibleBindings.contains { $0.command == command } == isPossible)
    }
  }

  @Test(arguments: [(5, 1), (10, 2), (11, 2), (12, 2), (16, 2)])
  func `the cursor is in the line of the filter however low the window is`(rows: Int, row: Int) async {
    let browser = await browser(of: Samples().list())
    _ = lines(browser, rows: rows)
    #expect(browser.handle(.key("/")) == nil)
    #expect(browser.frame(columns: 60, rows: rows).cursor == Frame.Position(row: row, column: 2))
    #expect(browser.handle(.key("a")) == nil)
    #expect(browser.frame(columns: 60, rows: rows).cursor == Frame.Position(row: row, column: 3))
  }

  @Test func `a paste is for what is typed into, and says nothing elsewhere`() async {
    let browser = await browser(of: Samples().list())
    _ = lines(browser)
    #expect(browser.handle(.paste("jaws", isCut: true)) == nil)
    #expect(browser.message == nil)
    #expect(browser.current?.filter.isShown == false)
  }

  @Test func `a paste of which the end did not come says so, also where the rest has room`() async {
    let browser = await browser(of: Samples().list())
    _ = lines(browser)
    _ = browser.handle(.key("/"))

    #expect(browser.handle(.paste("jaws", isCut: true)) == nil)

    #expect(browser.current?.filter.text == "jaws")
    #expect(browser.message == .warning(browser.strings.pasteCut))
  }

  @Test func `the cursor stays in the window where the chosen tile begins above it`() async {
    let items = (0..<2).map { Item(String($0), ListRow("row"), tile: Tile("tile")) }
    let browser = await browser(of: Page("Films", groups: [ItemGroup(items)]))
    let start = browser.frame(columns: 60, rows: 8).cursor

    _ = browser.handle(.key("j"))

    #expect(browser.frame(columns: 60, rows: 8).cursor == start)
    #expect(browser.current?.viewport.top == 1)
  }

  @Test(arguments: [
    (Key.control("l"), Browser.Effect.redraw), (.control("z"), .suspend), (.control("c"), .quit),
  ])
  func `some keys are left to the program around`(key: Key, effect: Browser.Effect) async {
    let browser = await browser(of: Samples().list())
    _ = lines(browser)
    #expect(browser.handle(.key(key)) == effect)
  }

  // MARK: - Loading

  @Test(arguments: [(nil, "Press r to try again."), ("Wait a day.", "Wait a day.")] as [(String?, String)])
  func `a failure says what to do, at least to try again`(hint: String?, shown: String) async {
    let browser = await browser { _ in
      FakeScreen { _ in .failed(CommandFailure(.noConnection, "It is broken.", hint: hint)) }
    }
    let lines = lines(browser)
    #expect(lines.contains { $0.contains("It is broken.") })
    #expect(lines.contains { $0.contains(shown) })
    #expect(lines.contains { $0.contains("Press r to try again.") } == (hint == nil))
  }

  @Test func `what has been loaded asks for a new frame, each part as well`() async {
    let changes = Mutex(0)
    let screen = FakeScreen { _ in .loaded(.page(Samples().list())) }
    screen.following = [.page(Samples().list()), .page(Samples().list())]
    let browser = await browser(open: { _ in screen }, changed: { changes.withLock { $0 += 1 } })
    let afterScreen = changes.withLock { $0 }
    #expect(afterScreen == 1)

    browser.loadMore()
    #expect(browser.current?.isBusy == true)
    browser.loadMore()
    if let part = browser.current?.continuing { await part.value }

    let afterPart = changes.withLock { $0 }
    #expect(afterPart == 2)
    #expect(screen.following.count == 1)
    #expect(browser.current?.isBusy == false)
  }

  @Test(arguments: [(FetchPolicy.cacheFirst, true), (.networkFirst, false), (.cacheOnly, true)])
  func `what was shown beside its list is opened as it is unless the latest is asked for`(
    policy: FetchPolicy,
    isTaken: Bool
  ) async throws {
    var list = Samples().list()
    list.previewsChosenRow = true
    let page = list
    let film = FakeScreen { _ in .loaded(.page(Samples().film)) }
    let browser = await browser(policy: policy) { route in
      route.words == ["films"] ? FakeScreen { _ in .loaded(.page(page)) } : film
    }
    _ = browser.frame(columns: 140, rows: 24)
    await clock.waitForSleeps(1)
    clock.advance(by: .milliseconds(300))
    await waitUntil { browser.preview?.opened.isLoaded == true }
    let opened = try #require(browser.preview?.opened)
    let action = try #require(browser.target?.action)

    browser.follow(action)

    #expect((browser.current === opened) == isTaken)
    #expect(film.requests.first == (policy == .cacheOnly ? .cacheOnly : .cacheFirst))
  }

  @Test(arguments: [(14, false), (15, true)])
  func `a load is said beside the title where that has four cells`(columns: Int, isSaid: Bool) async {
    let browser = await browser(of: Samples().list())
    browser.current?.work = Task {}
    let lines = browser.frame(columns: columns, rows: 16).lines
    #expect(lines[1].text.contains("loading") == isSaid)
  }

  @Test func `a failure is told as it stands for the page that is shown`() async {
    let browser = await browser { _ in FailingScreen() }
    let hint = "Add one: quit with q, and use the command line."
    #expect(lines(browser).contains { $0.contains(hint) })
  }

  @Test func `what a load has led to is shown, also by a screen that tells of no change`() async {
    let screen = FailingScreen()
    screen.isFailing = false
    let browser = await browser { _ in screen }
    _ = lines(browser)
    screen.isFailing = true

    browser.refresh()
    if let work = browser.current?.work { await work.value }

    #expect(lines(browser).contains { $0.contains("It is missing.") })
  }

  @Test func `after the end no age is looked at`() async {
    let browser = await browser { _ in
      let screen = FakeScreen { _ in .loaded(.text("")) }
      screen.rendering = { .text("\($0.now)") }
      return screen
    }
    _ = lines(browser)
    await clock.waitForSleeps(1)

    browser.cancelAll()
    let later = Task { [clock] in try? await clock.sleep(for: .seconds(30)) }
    await clock.waitForSleeps(2)
    clock.advance(by: .seconds(30))
    _ = await later.value

    #expect(clock.slept == [.seconds(30), .seconds(30)])
  }

  // MARK: - Changes

  @Test func `the page that a change has led to is not loaded, which would make the change once more`() async
  {
    let browser = await browser(of: Samples().list())
    let screen = FakeScreen { _ in .loaded(.page(Page("Found", content: .text("Jaws")))) }
    let opened = OpenScreen(Route("search"), title: "Search", Strings(.english))
    opened.screen = screen
    browser.perform(screen, opened)
    for change in browser.changes.values { await change.value }

    browser.arrive()

    #expect(browser.current === opened && opened.isOutcome)
    #expect(opened.work == nil && screen.requests.count == 1)
  }

  @Test func `a change may concern the place beside the list, which is forgotten`() async {
    var list = Samples().list()
    list.previewsChosenRow = true
    let browser = await browser(of: list)
    _ = browser.frame(columns: 140, rows: 24)
    #expect(browser.preview != nil)

    let change = FakeScreen(isChange: true) { _ in .loaded(.confirmation) }
    browser.perform(change, OpenScreen(Route("keep"), title: "Keep", Strings(.english)))
    for change in browser.changes.values { await change.value }

    #expect(browser.preview == nil)
  }

  @Test func `each of several changes is under way until it ends`() async {
    let gate = AnswerGate(holding: ["change"])
    let browser = await browser(of: Samples().list())
    for _ in 0..<3 {
      let change = FakeScreen(isChange: true) { _ in
        await gate.pass("change")
        return .loaded(.confirmation)
      }
      browser.perform(change, OpenScreen(Route("keep"), title: "Keep", Strings(.english)))
    }
    let changes = Array(browser.changes.values)
    #expect(changes.count == 3)

    await gate.open("change")
    for change in changes { await change.value }
    #expect(browser.changes.isEmpty)
  }

  // MARK: - Forms

  @Test func `a form that comes after the end is left at once`() async {
    let browser = await browser(of: Samples().list())
    func pane() -> FormPane {
      let form = Form("Apply", [Form.Field("name", "Name")], language: .english)
      return FormPane(FormModel(FormRequest(form)), messages: []) { _ in }
    }
    let (first, second) = (pane(), pane())

    browser.show(first)
    #expect(browser.form === first && browser.mode == .filling)
    browser.cancelAll()
    browser.show(second)

    #expect(first.isFinished && second.isFinished)
    #expect(browser.form == nil)
    #expect(browser.mode == .browsing)
  }

  @Test func `of several forms the first is shown until it is finished`() async {
    let browser = await browser(of: Samples().list())
    let form = Form("Apply", [Form.Field("name", "Name")], language: .english)
    let panes = (0..<2).map { _ in FormPane(FormModel(FormRequest(form)), messages: []) { _ in } }
    for pane in panes { browser.show(pane) }

    browser.closeFinishedForm()
    #expect(browser.form === panes[0] && browser.message == nil)
    panes[0].cancel()
    browser.closeFinishedForm()

    #expect(browser.form === panes[1])
    #expect(browser.message == .working("Working"))
  }

  @Test func `a change under way is said until it ends, unless it waits for a form`() async {
    let browser = await browser(of: Samples().list())
    let form = Form("Apply", [Form.Field("name", "Name")], language: .english)
    #expect(browser.shownMessage == nil)

    browser.changes[1] = Task {}
    #expect(browser.shownMessage == .working("Working"))
    browser.show(FormPane(FormModel(FormRequest(form)), messages: []) { _ in })
    #expect(browser.shownMessage == nil)
    browser.changes[2] = Task {}
    #expect(browser.shownMessage == .working("Working"))
    browser.message = .warning("Not done")
    #expect(browser.shownMessage == .warning("Not done"))
    browser.message = nil
    browser.changes[2] = nil
    #expect(browser.shownMessage == nil)
  }
}

/// A screen that fails with a hint to what it does not offer.
@MainActor
private final class FailingScreen: Screen {
  var isFailing = true

  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? {
    guard isFailing else { return nil }
    let hint = context.sentence(for: .open(Route("films", "add"), purpose: "Add one"))
    return CommandFailure(.notFound, "It is missing.", hint: hint)
  }

  func content(in context: ViewContext) -> ScreenContent { .page(Page("Films")) }
}

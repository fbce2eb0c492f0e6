import ClockFakes
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Testing

@testable import ScreenKit

/// What is shown in windows of few rows and columns.
@MainActor @Suite(.timeLimit(.minutes(5)))
struct ShellRowsTests {
  private func browser(_ page: Page) async -> Browser {
    let clock = ManualClock()
    let screen = FakeScreen { _ in .loaded(.page(page)) }
    let configuration = ShellConfiguration(
      tabs: [Action("Films", Route("films"))],
      style: ScreenStyle(variables: ["TERM": "xterm", "LC_ALL": "C.UTF-8"], colorFlag: .never),
      extras: TimeLimit(.seconds(3), clock: clock),
      clock: clock,
      context: { ViewContext(now: SettableDate.start, language: .english, phrasing: $1) },
      open: { _ in screen }
    )
    let browser = Browser(configuration) {}
    browser.select(tab: 0)
    if let work = browser.current?.work { await work.value }
    return browser
  }

  private func lines(_ page: Page, columns: Int = 60, rows: Int) async -> [String] {
    await browser(page).frame(columns: columns, rows: rows).lines.map(\.text)
  }

  @Test(arguments: [(5, false), (6, true)])
  func `the tabs are shown from six rows on`(rows: Int, isShown: Bool) async {
    let lines = await lines(Samples().list(), rows: rows)
    #expect(lines.contains { $0.contains("1 Films") } == isShown)
    #expect(lines.count == rows)
  }

  @Test(arguments: [(7, false), (8, true)])
  func `the tabs of the page are shown from eight rows on`(rows: Int, isShown: Bool) async {
    let lines = await lines(Samples().club, rows: rows)
    #expect(lines.contains { $0.contains("Films 14") } == isShown)
  }

  @Test(arguments: [(9, false), (10, true)])
  func `what the page says below is shown from ten rows on`(rows: Int, isShown: Bool) async {
    let lines = await lines(Samples().list(), rows: rows)
    #expect(lines.contains { $0.contains("14 films") } == isShown)
  }

  @Test(arguments: [(11, false), (12, true)])
  func `the content is set apart from twelve rows on`(rows: Int, isApart: Bool) async {
    let lines = await lines(Samples().list(), rows: rows)
    #expect(lines[2].isEmpty == isApart)
    #expect(lines[rows - 3].isEmpty == isApart)
  }

  @Test(arguments: [(10, 3, true), (9, 3, false), (10, 2, false)])
  func `a window that is too small has nothing but the title`(columns: Int, rows: Int, hasRows: Bool) async {
    let lines = await lines(Samples().list(), columns: columns, rows: rows)
    #expect(lines.last?.contains("Alien") == hasRows)
    #expect(lines[0].contains("Films"))
    #expect(lines.count == rows)
  }

  @Test(arguments: [(11, 1), (12, 3)])
  func `a message has three lines from twelve rows on, else one`(rows: Int, count: Int) async {
    let browser = await browser(Samples().list())
    browser.message = .notes([SafeText(String(repeating: "word ", count: 60))])
    let lines = browser.frame(columns: 60, rows: rows).lines
    #expect(lines.filter { $0.text.contains("word") }.count == count)
  }

  @Test(arguments: [0, 1])
  func `a window without cells is drawn as one of a single cell`(size: Int) async {
    let frame = await browser(Samples().list()).frame(columns: size, rows: size)
    #expect([frame.columns, frame.lines.count] == [1, 1])
  }

  @Test func `a title without room says so`() async {
    let lines = await lines(Samples().list(), columns: 4, rows: 3)
    #expect(lines[0].contains("…"))
  }

  @Test func `of several messages those without room are left out as a whole`() async {
    let words = Array(repeating: "word", count: 24).joined(separator: " ")
    let browser = await browser(Samples().list())

    browser.message = .notes(["Kept.", SafeText(words)])
    #expect(browser.frame(columns: 60, rows: 11).lines.contains { $0.text == "Kept." })

    browser.message = .notes([SafeText(words), "end"])
    #expect(browser.frame(columns: 60, rows: 12).lines.contains { $0.text == "end" })
  }

  @Test func `a page without a title has that of the action that led to it`() async {
    let lines = await lines(Page("", content: .text("Content")), rows: 16)
    #expect(lines[1] == "Films")
  }
}

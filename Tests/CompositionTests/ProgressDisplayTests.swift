import ClockFakes
import CommandKit
import DesignKit
import FeatureKit
import LocalizationKit
import Observation
import Synchronization
import Testing

@testable import TesseraApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) @MainActor struct ProgressDisplayTests {
  private let terminal = RecordedTerminal()
  private let screen = CountedScreen()

  @Test func `a part of a list takes the place of the page, and progress goes on below it`() throws {
    let display = try display(isPage: true)

    display.begin()
    display.interrupt { terminal.write("part", to: "list") }

    let writes = terminal.writes
    try #require(writes.count == 4)
    #expect(writes[0].stream == "output" && writes[0].text.contains("All numbers"))
    #expect(writes[1].stream == "output" && writes[1].text.wholeMatch(of: /\u{1B}\[\d+F\u{1B}\[J/) != nil)
    #expect(writes[2].stream == "list")
    #expect(writes[3].stream == "error" && writes[3].text.contains("7 of 20"))
    #expect(!writes[3].text.contains("All numbers"))
  }

  @Test(arguments: [
    (true, ["error", "error", "list", "list"]),
    (false, ["error", "error", "list", "error", "error", "list", "error", "error"]),
  ])
  func `below a part that another program reads there is no frame, which could not be erased`(
    isPipe: Bool,
    streams: [String]
  ) throws {
    var context = try context([])
    context.output.isTerminal = false
    context.output.isPipe = isPipe
    let display = ProgressDisplay(Launch(context), isPage: false, screen: screen) { Self.view }

    display.begin()
    display.interrupt { terminal.write("part", to: "list") }
    display.interrupt { terminal.write("part", to: "list") }
    display.erase()

    #expect(terminal.writes.map(\.stream) == streams)
    #expect(terminal.writes[1].text == "\u{1B}[1F\u{1B}[J")
  }

  @Test func `a page in a file has no sequence in it that erases a frame on standard error`() throws {
    let display = try display(isPage: false)
    display.begin()

    let text = display.show(.text("Done."))

    #expect(terminal.writes.map(\.stream) == ["error", "error", "output"])
    #expect(terminal.writes.map(\.text).suffix(2) == ["\u{1B}[1F\u{1B}[J", text])
  }

  @Test(arguments: [(80, 1), (79, 2), (40, 2), (39, 3), (100, 1)])
  func `a line is taken off the screen with the rows that a narrower window made of it`(
    columns: Int,
    rows: Int
  ) throws {
    let display = try display(isPage: false)

    display.begin()
    terminal.columns.withLock { $0 = columns }
    display.erase()

    #expect(terminal.writes.map(\.stream) == ["error", "error"])
    #expect(terminal.writes.last?.text == "\u{1B}[\(rows)F\u{1B}[J")
  }

  @Test(arguments: [(true, 2), (false, 1)])
  func `the line with the key of an interruption is taken off the screen with the frame`(
    isTerminal: Bool,
    rows: Int
  ) throws {
    var context = try context([])
    context.errorOutput.isTerminal = isTerminal
    let display = ProgressDisplay(Launch(context), isPage: true, screen: screen) { Self.view }
    screen.shown = .page(Page("Numbers", header: .text("One line")))

    display.begin()
    let lines = try #require(terminal.writes.first).text.lineCount
    display.noteInterruption()
    display.erase()

    #expect(terminal.writes.last?.text == "\u{1B}[\(lines + rows - 1)F\u{1B}[J")
  }

  @Test func `an interruption before there is a frame leaves nothing to take off the screen`() throws {
    let display = try display(isPage: false)

    display.noteInterruption()
    display.erase()

    #expect(terminal.writes.isEmpty)
  }

  // MARK: - Frames

  @Test func `a frame is drawn once, and another one takes its place`() throws {
    let display = try display(isPage: true)

    display.begin()
    display.begin()
    screen.shown = .page(Page("Numbers", header: .heading("Other numbers", .page)))
    display.begin()

    let writes = terminal.writes
    try #require(writes.count == 2)
    #expect(writes[1].text.hasPrefix("\u{1B}[\(writes[0].text.lineCount)F\u{1B}[J"))
    #expect(writes[1].text.contains("Other numbers"))
  }

  @Test func `the page takes the place of its frame, of which nothing is left to be taken off`() throws {
    let display = try display(isPage: true)
    display.begin()
    let lines = terminal.writes[0].text.lineCount

    let text = display.show(.text("Done."))
    display.erase()

    #expect(text.contains("Done."))
    #expect(terminal.writes.count == 2)
    #expect(terminal.writes.last?.stream == "output")
    #expect(terminal.writes.last?.text == "\u{1B}[\(lines)F\u{1B}[J" + text)
  }

  @Test(arguments: [true, false])
  func `once the page is shown, or the frame erased, changes of the screen write nothing`(
    isShown: Bool
  ) async throws {
    let display = try display(isPage: true)
    display.begin()
    if isShown { _ = display.show(.text("Done.")) } else { display.erase() }

    let (draws, drawing) = AsyncStream<Void>.makeStream()
    var drawn = draws.makeAsyncIterator()
    let watcher = RenderLoop { [screen] in
      _ = screen.shown
      drawing.yield()
    }
    watcher.begin()
    await drawn.next()
    // Whoever watched the first change has drawn when the second one is drawn.
    for title in ["One", "Two"] as [SafeText] {
      screen.shown = .page(Page(title, header: .heading(title, .page)))
      await drawn.next()
    }

    #expect(terminal.writes.count == 2)
  }

  @Test func `a frame is taken off the screen once, and nothing where there is none`() throws {
    let display = try display(isPage: false)

    display.erase()
    #expect(terminal.writes.isEmpty)
    display.begin()
    display.erase()
    display.erase()

    #expect(terminal.writes.count == 2)
  }

  @Test func `a page without a frame before it is written as it is`() throws {
    let display = try display(isPage: true)

    let text = display.show(.text("Done."))

    #expect(terminal.writes.map(\.text) == [text])
  }

  @Test func `where lines cannot be replaced, only the parts of a list are written`() throws {
    let display = try display(isPage: true, ["--verbose"])

    display.begin()
    display.interrupt { terminal.write("part", to: "list") }
    display.erase()

    #expect(terminal.writes.map(\.text) == ["part"])
  }

  @Test(arguments: [["--accessible"], ["--plain"]])
  func `where lines cannot be replaced, a line says that a load takes long`(options: [String]) async throws {
    let clock = ManualClock()
    let (lines, written) = AsyncStream<String>.makeStream()
    var context = try context(options)
    context.clock = clock
    context.errorOutput = OutputChannel(isTerminal: true) { _ = written.yield($0) }
    let display = ProgressDisplay(Launch(context), isPage: true, screen: screen) { Self.view }

    display.begin()
    await clock.waitForSleeps(1)
    clock.advance(by: ProgressDisplay.silence)

    var told = lines.makeAsyncIterator()
    let line = await told.next()
    #expect(line?.contains("7 of 20") == true)
    _ = display.show(.text("Done."))
    #expect(terminal.writes.map(\.stream) == ["output"])
  }

  @Test(arguments: ["shown", "erased", "written in parts"])
  func `a load that ends before it takes long is not announced`(end: String) async throws {
    let clock = ManualClock()
    var context = try context(["--accessible"])
    context.clock = clock
    let display = ProgressDisplay(Launch(context), isPage: true, screen: screen) { Self.view }
    display.begin()
    await clock.waitForSleeps(1)

    switch end {
    case "shown": _ = display.show(.text("Done."))
    case "erased": display.erase()
    default: display.interrupt {}
    }
    clock.advance(by: ProgressDisplay.silence)
    for _ in 0..<100 { await Task.yield() }

    #expect(!terminal.writes.contains { $0.stream == "error" })
  }

  @Test(arguments: [(["--accessible"], false), (["--verbose"], true)])
  func `nothing is announced to what is no terminal, or beside the log`(
    options: [String],
    isTerminal: Bool
  ) async throws {
    let clock = ManualClock()
    var context = try context(options)
    context.clock = clock
    context.errorOutput = OutputChannel(isTerminal: isTerminal) { [terminal] in
      terminal.write($0, to: "error")
    }
    let display = ProgressDisplay(Launch(context), isPage: true, screen: screen) { Self.view }

    display.begin()
    for _ in 0..<100 { await Task.yield() }

    #expect(clock.slept.isEmpty)
    display.erase()
  }

  @Test func `a load that counts nothing is a line that says so, and a text has no frame`() throws {
    screen.counted = nil
    let counting = try display(isPage: false)
    counting.begin()
    #expect(terminal.writes.map(\.stream) == ["error"])
    #expect(terminal.writes.last?.text.contains("Loading") == true)

    screen.shown = .text("value\n")
    try display(isPage: true).begin()

    #expect(terminal.writes.count == 1)
  }

  // MARK: - Windows that are too low

  @Test(arguments: [(0, "7 of 20"), (1, "All numbers")])
  func `a page that does not leave a row free is not drawn, and how far loading has come is`(
    more: Int,
    words: String
  ) throws {
    let lines = try pageLines()
    terminal.rows.withLock { $0 = lines + more }

    try display(isPage: true).begin()

    #expect(terminal.writes.count == 1)
    #expect(terminal.writes.last?.text.contains(words) == true)
  }

  @Test func `a page that did not fit is laid out again only in a higher window`() throws {
    let lines = try pageLines()
    terminal.rows.withLock { $0 = lines }
    let display = try display(isPage: true)
    display.begin()
    display.begin()
    #expect(screen.contents == 1)

    terminal.rows.withLock { $0 += 1 }
    display.begin()

    #expect(screen.contents == 2)
    #expect(terminal.writes.last?.text.contains("All numbers") == true)
  }

  @Test func `a page that does not fit and counts nothing is not drawn`() throws {
    screen.counted = nil
    let lines = try pageLines()
    terminal.rows.withLock { $0 = lines }

    try display(isPage: true).begin()

    #expect(terminal.writes.isEmpty)
  }

  // MARK: - Questions and messages

  @Test(arguments: [(false, ["error", "error", "error"]), (true, ["output", "output", "error", "output"])])
  func `below what the user was told, only a page is drawn again`(isPage: Bool, streams: [String])
    async throws
  {
    let display = try display(isPage: isPage)
    display.begin()

    await display.prompter(try terminalPrompter()).tell("Enter the code 1234.")
    #expect(terminal.writes.map(\.stream) == streams)
    display.begin()

    #expect(terminal.writes.map(\.stream) == streams)
    #expect(terminal.writes[1].text.wholeMatch(of: /\u{1B}\[\d+F\u{1B}\[J/) != nil)
    #expect(terminal.writes[2].text == "Enter the code 1234.\n")
  }

  @Test func `the frame is taken off the screen before a question`() async throws {
    let display = try display(isPage: false)
    display.begin()
    let prompter = display.prompter(try terminalPrompter())

    let answer = try await prompter.ask(Prompt("Sure?"))

    #expect(answer == "yes")
    #expect(prompter.isInteractive)
    #expect(terminal.writes.count == 3)
    #expect(terminal.writes[1].text == "\u{1B}[1F\u{1B}[J")
    #expect(terminal.writes[2].text == "Sure? ")
  }

  @Test func `the frame is taken off the screen before standard input is read`() async throws {
    let display = try display(isPage: false)
    display.begin()

    let input = try await display.prompter(try terminalPrompter()).readInput(limit: 9)

    #expect(input == "yes")
    #expect(terminal.writes.map(\.text).last == "\u{1B}[1F\u{1B}[J")
  }

  @Test func `a message where lines cannot be replaced stands alone`() async throws {
    let display = try display(isPage: false, ["--verbose"])
    display.begin()

    await display.prompter(try terminalPrompter()).tell("Enter the code 1234.")

    #expect(terminal.writes.map(\.text) == ["Enter the code 1234.\n"])
  }

  private func display(isPage: Bool, _ options: [String] = []) throws -> ProgressDisplay {
    ProgressDisplay(Launch(try context(options)), isPage: isPage, screen: screen) {
      Self.view
    }
  }

  private static var view: ViewContext {
    ViewContext(now: Date(timeIntervalSince1970: 1_772_366_400), language: .english)
  }

  /// The lines of the page of the screen.
  private func pageLines() throws -> Int {
    let launch = Launch(try context([]))
    let style = OutputStyle(launch, stream: launch.process.output)
    return style.render(CountedScreen.page.element(in: Self.view)).lineCount
  }

  private func terminalPrompter() throws -> TerminalPrompter {
    var context = try context([])
    context.input = InputChannel(
      isTerminal: true,
      readAll: { _ in "" },
      readOneLine: { _, ask in
        ask()
        return "yes"
      }
    )
    return TerminalPrompter(Launch(context))
  }

  private func context(_ options: [String]) throws -> ProcessContext {
    var context = try TesseraRun().context(["numbers"] + options, [:], .terminals)
    context.output = terminal.channel("output")
    context.errorOutput = terminal.channel("error")
    return context
  }
}

/// A terminal with both streams, and what was written to them.
private final class RecordedTerminal: Sendable {
  private let written = Mutex<[(stream: String, text: String)]>([])
  let columns = Mutex(80)
  let rows = Mutex(50)

  var writes: [(stream: String, text: String)] { written.withLock(\.self) }

  func write(_ text: String, to stream: String) { written.withLock { $0.append((stream, text)) } }

  func channel(_ name: String) -> OutputChannel {
    OutputChannel(
      isTerminal: true,
      size: { [self] in .init(columns: columns.withLock(\.self), rows: rows.withLock(\.self)) },
      write: { [self] text in write(text, to: name) }
    )
  }
}

/// A list of which a part has been loaded.
@MainActor @Observable
private final class CountedScreen: Screen {
  static let page = Page("Numbers", header: .heading("All numbers", .page))

  var shown = ScreenContent.page(page)
  var counted: SafeText? = "7 of 20"
  /// How often the content was asked for.
  @ObservationIgnored private(set) var contents = 0

  func load(_ request: LoadRequest) async {}

  func failure(in context: ViewContext) -> CommandFailure? { nil }

  func content(in context: ViewContext) -> ScreenContent {
    contents += 1
    return shown
  }

  func progress(in context: ViewContext) -> SafeText? { counted }

  var records: Records? { nil }
}

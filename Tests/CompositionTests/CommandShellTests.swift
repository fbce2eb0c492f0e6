import CommandKit
import FeatureKit
import Observation
import Synchronization
import Testing

@testable import TesseraApp

@Suite(.timeLimit(.minutes(5))) @MainActor struct CommandShellTests {
  @Test func `rows of a long list are written while the rest is loaded`() async throws {
    let rows = WrittenRows()
    let screen = PagedScreen(rows)

    try await run(screen, writingTo: rows)

    #expect(rows.text == "1\n2\n3\n")
  }

  @Test func `rows that were written stay when the rest fails, and the failure is thrown`() async throws {
    let rows = WrittenRows()
    let screen = PagedScreen(rows, isFailing: true)

    await #expect(throws: CommandFailure.self) { try await run(screen, writingTo: rows) }

    #expect(rows.text == "1\n2\n")
  }

  private func run(_ screen: PagedScreen, writingTo rows: WrittenRows) async throws {
    var context = try TesseraRun().context(["numbers"], [:], .pipes)
    context.output.write = { rows.write($0) }
    let launch = Launch(context)
    let program = Program(
      "tessera",
      version: "1",
      abstract: "Numbers.",
      globalOptions: GlobalOptions(launch.language).all,
      commands: [
        Command("numbers", abstract: "List numbers.", language: launch.language) { _ throws(CommandFailure) in
          screen
        }
      ]
    )
    let parser = CommandParser(program, help: HelpFormat(width: 80)) { () throws(CommandFailure) in "" }
    guard case .run(let invocation) = parser.parse(globals: launch.globals) else {
      Issue.record("the command was not understood")
      return
    }
    try await CommandShell(Services(launch)).run(invocation, of: nil)
  }
}

/// What was written, and a signal at the first of it.
private final class WrittenRows: Sendable {
  private let written = Mutex("")
  private let (first, feed) = AsyncStream.makeStream(of: Void.self)

  var text: String { written.withLock(\.self) }

  func write(_ text: String) {
    written.withLock { $0 += text }
    feed.finish()
  }

  func waitForFirst() async {
    for await _ in first {}
  }
}

/// A list in two parts, the second of which comes only after the first was written.
@MainActor @Observable
private final class PagedScreen: Screen {
  private static let table = RecordTable<Int>([.init("number") { .integer($0) }])

  private var numbers: [Int] = []
  private(set) var hasMore = false
  private var hasFailed = false
  @ObservationIgnored private let rows: WrittenRows
  @ObservationIgnored private let isFailing: Bool

  init(_ rows: WrittenRows, isFailing: Bool = false) {
    self.rows = rows
    self.isFailing = isFailing
  }

  func load(_ request: LoadRequest) async {
    (numbers, hasMore) = ([1, 2], true)
    await rows.waitForFirst()
    if isFailing { hasFailed = true } else { (numbers, hasMore) = ([1, 2, 3], false) }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    hasFailed ? CommandFailure(.failed, "The rest is missing.") : nil
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  var records: Records? { .list(numbers, in: Self.table, from: nil) }
}

import CommandKit
import DesignKit
import DomainKernel
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

@Suite(.timeLimit(.minutes(5))) @MainActor struct CommandShellTests {
  @Test(arguments: [
    ([], Duration.seconds(10), Duration.seconds(1)),
    (["--timeout", "4s"], .seconds(4), .seconds(1)),
    (["--timeout", "500ms"], .milliseconds(500), .milliseconds(500)),
  ])
  func `a locked file is waited for no longer than the service, and a locked cache for a second`(
    options: [String],
    file: Duration,
    cache: Duration
  ) throws {
    let launch = Launch(try TesseraRun().context(["recipes"] + options, [:], .pipes))

    #expect(launch.busyTimeout == file)
    #expect(launch.cacheBusyTimeout == cache)
  }

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

  @Test func `a list that is handed over is written as rows, part by part`() async throws {
    let rows = WrittenRows()
    let screen = LongScreen(parts: [[1, 2], [3]], rows)

    try await run(screen, writingTo: rows)

    #expect(rows.writes == ["1\n2\n", "3\n"])
    #expect(screen.writtenBefore == ["", "1\n2\n"])
  }

  @Test(arguments: [[[1, 2], [3]], [[1]], []])
  func `a list that is handed over is one document`(parts: [[Int]]) async throws {
    let rows = WrittenRows()

    try await run(LongScreen(parts: parts, rows), ["--json"], writingTo: rows)

    let numbers = parts.flatMap { $0 }
    let whole = Records.list(numbers, in: LongScreen.table, next: "9", from: LongScreen.provenance)
    let expected = whole.document(FieldSelection(), at: LongScreen.provenance.fetchedAt).text
    #expect(Self.withoutAge(rows.text) == Self.withoutAge(expected + "\n"))
  }

  @Test func `a document whose rest fails ends in form, and the failure is thrown`() async throws {
    let rows = WrittenRows()
    let screen = LongScreen(parts: [[1, 2]], rows, isFailing: true)

    await #expect(throws: CommandFailure.self) { try await run(screen, ["--json"], writingTo: rows) }

    #expect(rows.text.hasPrefix("{\n  \"data\": [\n    {\n      \"number\": 1\n    },"))
    #expect(rows.text.hasSuffix("\"next\": \"9\",\n    \"total\": null\n  }\n}\n"))
  }

  @Test func `a failure before the first part writes nothing`() async throws {
    let rows = WrittenRows()
    let screen = LongScreen(parts: [], rows, isFailing: true)

    await #expect(throws: CommandFailure.self) { try await run(screen, ["--json"], writingTo: rows) }

    #expect(rows.writes == [])
  }

  @Test func `a page whose rows are handed over has its heading first and its footer last`() async throws {
    let rows = WrittenRows()

    try await run(LongScreen(parts: [[1, 2], [3]], rows), ["--accessible"], writingTo: rows)

    #expect(rows.text == "Heading 1: Numbers\nrow 1\nrow 2\nrow 3\n\n3 numbers\n")
    #expect(rows.writes.count == 3)
  }

  @Test func `one empty line stands between the heading and the rows that are handed over`() async throws {
    let rows = WrittenRows()
    var context = try TesseraRun().context(["numbers", "--plain"], [:], .page)
    context.output.write = { rows.write($0) }

    try await ShellRun.run(LongScreen(parts: [[1]], rows), in: context)

    let lines = rows.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(lines.firstIndex(of: "row 1"))
    #expect(lines[..<first].suffix(2).map(\.isEmpty) == [false, true])
  }

  @Test func `a page whose rest fails has no footer, and the failure is thrown`() async throws {
    let rows = WrittenRows()
    let screen = LongScreen(parts: [[1, 2]], rows, isFailing: true)

    await #expect(throws: CommandFailure.self) { try await run(screen, ["--accessible"], writingTo: rows) }

    #expect(rows.text == "Heading 1: Numbers\nrow 1\nrow 2\n")
  }

  @Test(arguments: [
    ([], "3 lines of text"), (["--json"], "a JSON document"), (["--accessible"], "3 lines of text"),
  ])
  func `the explanation counts what was handed over`(options: [String], words: String) async throws {
    let screen = LongScreen(parts: [[1, 2], [3]], WrittenRows())

    let output = try await run(screen, options + ["--explain"], writingTo: WrittenRows())

    #expect(output == [words])
  }

  @Test func `an interruption is waited for once something was written, and until all is loaded`()
    async throws
  {
    let (rows, interruptions) = (WrittenRows(), RecordedInterruptions())
    let screen = LongScreen(parts: [[1, 2], [3]], rows) { (interruptions.begun, interruptions.ended) }
    var context = try TesseraRun().context(["numbers"], [:], .pipes)
    context.output.write = { rows.write($0) }
    context.interruptions = interruptions.watch

    try await ShellRun.run(screen, in: context)

    #expect(screen.interruptionsBefore.map(\.begun) == [0, 1])
    #expect(screen.interruptionsBefore.map(\.ended) == [0, 0])
    #expect(interruptions.begun == 1 && interruptions.ended == 1)
  }

  @Test func `nothing more is loaded for a reader that has gone`() async throws {
    let rows = WrittenRows(isOpen: false)
    let screen = LongScreen(parts: [[1, 2], [3]], rows, isFailing: true)

    try await run(screen, writingTo: rows)

    #expect(screen.writtenBefore.count == 1)
  }

  @Test func `standard error shows that a document is loaded, until it is written`() async throws {
    let (rows, errors) = (WrittenRows(), WrittenRows())
    var context = try TesseraRun().context(["numbers", "--json"], [:], .terminals)
    context.output.write = { rows.write($0) }
    context.errorOutput.write = { errors.write($0) }

    try await ShellRun.run(LongScreen(parts: [[1]], rows), in: context)

    #expect(errors.writes.first?.contains(Strings(.english).working) == true)
    #expect(errors.writes.last == "\u{1B}[1F\u{1B}[J")
    #expect(rows.text.hasPrefix("{"))
  }

  @Test(arguments: [(true, [2, 2]), (false, [2, 4])])
  func `the frame is erased before rows, and drawn below them unless a program reads them`(
    isPipe: Bool,
    counts: [Int]
  ) async throws {
    let rows = WrittenRows()

    #expect(try await frames(before: PagedScreen(rows), isPipe, writingTo: rows) == counts)
    #expect(rows.text == "1\n2\n3\n")
  }

  @Test(arguments: [(true, [2, 2]), (false, [2, 4])])
  func `the frame is erased before each part of a list, and drawn below it unless a program reads it`(
    isPipe: Bool,
    counts: [Int]
  ) async throws {
    let rows = WrittenRows()
    let screen = LongScreen(parts: [[1], [2]], rows)

    #expect(try await frames(before: screen, isPipe, writingTo: rows) == counts)
    #expect(rows.text == "1\n2\n")
  }

  /// How often a frame was drawn or erased on standard error before each part of the rows was written.
  private func frames(
    before screen: some Screen,
    _ isPipe: Bool,
    writingTo rows: WrittenRows
  ) async throws -> [Int] {
    let errors = WrittenRows()
    let counts = Mutex<[Int]>([])
    var context = try TesseraRun().context(["numbers"], [:], .terminals)
    context.output.isTerminal = false
    context.output.isPipe = isPipe
    context.output.write = { text in
      counts.withLock { $0.append(errors.writes.count) }
      rows.write(text)
    }
    context.errorOutput.write = { errors.write($0) }
    try await ShellRun.run(screen, in: context)
    #expect(errors.writes.last == "\u{1B}[1F\u{1B}[J")
    return counts.withLock(\.self)
  }

  private static func withoutAge(_ text: String) -> String {
    text.replacing(/"ageSeconds": \d+/, with: "")
  }

  @discardableResult
  private func run(
    _ screen: some Screen,
    _ options: [String] = [],
    writingTo rows: WrittenRows
  ) async throws -> [String] {
    var context = try TesseraRun().context(["numbers"] + options, [:], .pipes)
    context.output.write = { rows.write($0) }
    context.output.isOpen = { rows.isOpen }
    return try await ShellRun.run(screen, in: context)
  }
}

/// What was written, and a signal at the first of it.
private final class WrittenRows: Sendable {
  private let written = Mutex<[String]>([])
  private let (first, feed) = AsyncStream.makeStream(of: Void.self)

  let isOpen: Bool

  init(isOpen: Bool = true) {
    self.isOpen = isOpen
  }

  var text: String { writes.joined() }
  var writes: [String] { written.withLock(\.self) }

  func write(_ text: String) {
    written.withLock { $0.append(text) }
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

  func content(in context: ViewContext) -> ScreenContent { .page(Page("Numbers")) }

  var records: Records? { .list(numbers, in: Self.table, from: nil) }
}

/// A list whose parts are handed over and not kept.
@MainActor @Observable
private final class LongScreen: Screen {
  static let provenance = Provenance(kind: .network, fetchedAt: Date(timeIntervalSince1970: 1_772_366_400))
  static let table = RecordTable<Int>([.init("number") { .integer($0) }])

  /// What was written when each part was about to be handed over.
  private(set) var writtenBefore: [String] = []
  /// How interruptions were waited for then.
  @ObservationIgnored private(set) var interruptionsBefore: [(begun: Int, ended: Int)] = []
  private var count = 0
  private var hasFailed = false
  @ObservationIgnored private let parts: [[Int]]
  @ObservationIgnored private let rows: WrittenRows
  @ObservationIgnored private let isFailing: Bool
  @ObservationIgnored private let interruptions: () -> (begun: Int, ended: Int)

  init(
    parts: [[Int]],
    _ rows: WrittenRows,
    isFailing: Bool = false,
    interruptions: @escaping () -> (begun: Int, ended: Int) = { (0, 0) }
  ) {
    self.parts = parts
    self.rows = rows
    self.isFailing = isFailing
    self.interruptions = interruptions
  }

  func load(_ request: LoadRequest) async {
    for part in parts {
      writtenBefore.append(rows.text)
      interruptionsBefore.append(interruptions())
      count += part.count
      let isWanted = request.receiver?(
        ListPart(.list(part, in: Self.table, from: Self.provenance)) { _ in
          .stack(part.map { .text("row \($0)") })
        }
      )
      if isWanted == false { return }
    }
    hasFailed = isFailing
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    hasFailed ? CommandFailure(.rateLimited, "The rest is missing.") : nil
  }

  func content(in context: ViewContext) -> ScreenContent {
    .page(
      Page(
        "Numbers",
        header: .heading("Numbers", .page),
        footer: .text("\(count) numbers")
      )
    )
  }

  var isList: Bool { true }

  var records: Records? { .list([Int](), in: Self.table, next: "9", from: Self.provenance) }
}

import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Testing

@testable import TesseraApp

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is written of a screen that has loaded, and what the screen is told.
@Suite(.timeLimit(.minutes(5))) @MainActor struct ScreenOutputTests {
  private let output = WrittenText()
  private let errorOutput = WrittenText()
  private let screen = NumberScreen()

  // MARK: - Beside the output

  @Test func `notes follow the page, each on a line that cannot steer the terminal`() async throws {
    screen.shown = .text("value\n")
    screen.said = ["Saved.\u{7}", "Two changes."]
    screen.whenNoted = { [output] in #expect(output.text == "value\n") }

    try await run()

    #expect(errorOutput.writes.count == 2)
    #expect(errorOutput.text.hasPrefix("Saved.") && !errorOutput.text.contains("\u{7}"))
    #expect(errorOutput.writes.last == "Two changes.\n")
  }

  @Test func `a part that is missing ends the command after everything that is there was written`()
    async throws
  {
    screen.shown = .text("value\n")
    screen.said = ["Saved."]
    screen.missing = CommandFailure(.failed, "A block is missing.")

    let failure = await #expect(throws: CommandFailure.self) { try await run() }

    #expect(failure == screen.missing)
    #expect(output.text == "value\n")
    #expect(errorOutput.text == "Saved.\n")
  }

  @Test(
    arguments: [
      (["--json"], nil), (["--fields", "number"], nil), ([], nil), ([], .text("value\n")), ([], .samples([])),
      ([], .confirmation),
    ] as [([String], ScreenContent?)]
  )
  func `what shows that a command works is taken off the terminal before anything is written to a pipe`(
    options: [String],
    shown: ScreenContent?
  ) async throws {
    screen.numbers = [1, 2]
    if let shown { screen.shown = shown }
    var context = try TesseraRun().context(["numbers"] + options, [:], .terminals)
    context.output.isTerminal = false
    context.output.write = { [output, errorOutput] in
      #expect(errorOutput.writes.count == 2)
      output.add($0)
    }
    context.errorOutput.write = { [errorOutput] in errorOutput.add($0) }

    try await ShellRun.run(screen, in: context)

    #expect(errorOutput.writes.first?.contains("Loading") == true)
    #expect(errorOutput.writes.dropFirst() == ["\u{1B}[1F\u{1B}[J"])
  }

  @Test func `a failure ends the command, and nothing is written`() async throws {
    screen.shown = .text("value\n")
    screen.said = ["Saved."]
    screen.broken = CommandFailure(.noConnection, "No connection.")

    let failure = await #expect(throws: CommandFailure.self) { try await run() }

    #expect(failure == screen.broken)
    #expect(output.writes.isEmpty && errorOutput.writes.isEmpty)
  }

  @Test func `what shows that a command works is taken off the terminal when it fails`() async throws {
    screen.broken = CommandFailure(.noConnection, "No connection.")

    await #expect(throws: CommandFailure.self) { try await run(["--json"], .terminals) }

    #expect(errorOutput.writes.first?.contains("Loading") == true)
    #expect(errorOutput.writes.dropFirst() == ["\u{1B}[1F\u{1B}[J"])
    #expect(output.writes.isEmpty)
  }

  @Test(arguments: [true, false])
  func `rows of which some are out of date have a warning, handed over in parts or not`(isInParts: Bool)
    async throws
  {
    screen.numbers = [1, 2]
    screen.staleness = .offline
    screen.isHandedOver = isInParts

    try await run()

    #expect(output.text == "1\n2\n")
    #expect(errorOutput.writes.count == 1)
    #expect(errorOutput.text.hasPrefix("Warning: "))
  }

  @Test func `rows of chosen fields that are out of date have a warning too`() async throws {
    screen.numbers = [1, 2]
    screen.staleness = .offline

    try await run(["--fields", "number"])

    #expect(output.text == "1\n2\n")
    #expect(errorOutput.text.hasPrefix("Warning: "))
  }

  @Test(arguments: [true, false])
  func `what rows lack is told where the screen was not told that it is for rows`(isList: Bool) async throws {
    screen.numbers = [1, 2]
    screen.lacks = "Some are missing."
    screen.isList = isList

    try await run()

    #expect(output.text == "1\n2\n")
    #expect(errorOutput.writes == (isList ? [] : ["Some are missing.\n"]))
  }

  @Test func `what a page lacks is left to it`() async throws {
    screen.lacks = "Some are missing."
    screen.isList = false

    try await run([], .page)

    #expect(!errorOutput.text.contains("Some are missing."))
  }

  // MARK: - Output

  @Test(arguments: [(8192, [65_536]), (8193, [65_544]), (8194, [65_544, 8])])
  func `rows are written in pieces of a little more than 64 KiB`(count: Int, sizes: [Int]) async throws {
    screen.numbers = Array(1_000_000..<(1_000_000 + count))

    try await run()

    #expect(output.writes.map(\.utf8.count) == sizes)
    #expect(output.text.hasSuffix("\n\(1_000_000 + count - 1)\n"))
  }

  @Test(arguments: [
    (["--explain"], "2 lines of text"), (["--explain", "--json"], "a JSON document"),
    (["--explain", "--fields", "number"], "2 lines of text"),
  ])
  func `the explanation counts the rows of a list`(options: [String], words: String) async throws {
    screen.numbers = [1, 2]

    let output = try await run(options)

    #expect(output == [words])
  }

  @Test func `the explanation counts the lines of a page and of a text`() async throws {
    let page = try await run(["--explain"], .page)
    let lines = output.text.lineCount
    screen.shown = .text("a\nb\nc\n")
    let text = try await run(["--explain"])

    #expect(lines > 1)
    #expect(page == ["\(lines) lines of text"])
    #expect(text == ["3 lines of text"])
  }

  @Test func `samples are written one after another, and counted`() async throws {
    screen.shown = .samples([Sample(.text("first"), form: .linear), Sample(.text("second"), form: .linear)])

    let output = try await run(["--explain"])

    #expect(self.output.text == "first\nsecond\n")
    #expect(output == ["2 lines of text"])
  }

  // MARK: - The request

  @Test(
    arguments: [
      ([], .pipes, true, .columns), ([], .pipes, false, nil), ([], .page, true, nil),
      (["--accessible"], .pipes, true, nil), (["--color", "always"], .pipes, true, nil),
      (["--json"], .page, false, FieldSelection()), (["--json"], .pipes, true, FieldSelection()),
      (["--fields", "number"], .pipes, false, FieldSelection(["number"])),
      (["--json", "--fields", "number"], .page, true, FieldSelection(["number"])),
    ] as [([String], TesseraRun.Streams, Bool, FieldSelection?)]
  )
  func `only the fields that will be written are loaded, and all of them for a page`(
    options: [String],
    streams: TesseraRun.Streams,
    isList: Bool,
    fields: FieldSelection?
  ) async throws {
    screen.isList = isList

    try await run(options, streams)

    #expect(screen.request?.fields == fields)
  }

  @Test func `the screen is told what comes first, and whether somebody can be asked`() async throws {
    try await run(["--offline"], .terminals)
    #expect(screen.request?.policy == .cacheOnly)
    #expect(screen.request?.prompter.isInteractive == false)

    try await run(["--refresh"], .terminals, isAnswering: true)

    #expect(screen.request?.policy == .networkFirst)
    #expect(screen.request?.prompter.isInteractive == true)
  }

  // MARK: - The area

  private nonisolated static let elsewhere = "http://127.0.0.1:9/"

  @Test(
    arguments: [
      (.people, [:], "tessera github login --device"),
      (.people, ["TESSERA_GITHUB_URL": elsewhere], "tessera github login"),
      (.cards, [:], "tessera github login --device"),
      (.cards, ["TESSERA_CARDS_URL": elsewhere], "tessera github login --device"),
      (.cards, ["TESSERA_GITHUB_URL": elsewhere], "tessera github login"),
      (.careers, [:], "tessera account login"),
    ] as [(Area, [String: String], String)]
  )
  func `who has to sign in is sent to the account of the service, the shortest way in the sandbox`(
    owner: Area,
    variables: [String: String],
    command: String
  ) async throws {
    screen.needsAccount = true

    let failure = await #expect(throws: CommandFailure.self) {
      try await run(variables: variables, of: owner)
    }

    #expect(failure?.hint?.contains("'\(command)'") == true, "\(failure?.hint ?? "")")
  }

  @Test(
    arguments: [
      (.people, [:], "sandbox"), (.people, ["TESSERA_GITHUB_URL": elsewhere], nil),
      (.outbox, [:], nil), (nil, [:], nil),
    ] as [(Area?, [String: String], String?)]
  )
  func `data are labelled where the sandbox stands in for the service of the area`(
    owner: Area?,
    variables: [String: String],
    label: String?
  ) async throws {
    try await run(variables: variables, of: owner)

    #expect(screen.label == label)
  }

  @discardableResult
  private func run(
    _ options: [String] = [],
    _ streams: TesseraRun.Streams = .pipes,
    isAnswering: Bool = false,
    variables: [String: String] = [:],
    of owner: Area? = nil
  ) async throws -> [String] {
    var context = try TesseraRun().context(["numbers"] + options, variables, streams)
    context.output.write = { [output] in output.add($0) }
    context.errorOutput.write = { [errorOutput] in errorOutput.add($0) }
    context.input.isTerminal = isAnswering
    return try await ShellRun.run(screen, in: context, of: owner)
  }
}

/// A list of numbers that says what a test wants it to say.
@MainActor
private final class NumberScreen: Screen {
  private static let table = RecordTable<Int>([.init("number") { .integer($0) }])

  var shown = ScreenContent.page(Page("Numbers", header: .heading("Numbers", .page)))
  var numbers: [Int] = []
  var staleness: StaleReason?
  var lacks: String?
  var isHandedOver = false
  var isList = true
  var said: [String] = []
  var whenNoted: () -> Void = {}
  var missing: CommandFailure?
  var broken: CommandFailure?
  var needsAccount = false
  private(set) var request: LoadRequest?
  private(set) var label: String?

  func load(_ request: LoadRequest) async {
    self.request = request
    if isHandedOver { _ = request.receiver?(ListPart(list) { _ in .empty }) }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    label = context.backendLabel
    return needsAccount ? FailureMessage(ServiceError.signInNeeded, in: context).commandFailure : broken
  }

  func incompleteness(in context: ViewContext) -> CommandFailure? { missing }

  func content(in context: ViewContext) -> ScreenContent { shown }

  func notes(in context: ViewContext) -> [String] {
    whenNoted()
    return said
  }

  var records: Records? { list }

  private var list: Records {
    .list(
      numbers,
      in: Self.table,
      from: Provenance(
        kind: .stored,
        fetchedAt: Date(timeIntervalSince1970: 1_772_366_400),
        staleness: staleness
      )
    )
    .with(lacks.map { words in Records.Warning(.entriesOmitted) { _ in words } })
  }
}

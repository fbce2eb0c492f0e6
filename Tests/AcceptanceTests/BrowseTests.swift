import FaultServer
import Foundation
import PseudoTerminal
import TerminalModel
import Testing

/// The full-screen program as it is started in a terminal.
@Suite(.timeLimit(.minutes(3)), .serialized) struct BrowseTests {
  private let tessera: TesseraProcess

  init() throws {
    tessera = try TesseraProcess()
  }

  @Test func `a recipe is opened, left and found again, and quitting leaves the terminal as it was`()
    async throws
  {
    let terminal = try await browse()

    terminal.write("\r")
    try await terminal.waitUntil(shows: "Recipes › Beef")
    terminal.write("/well\r")
    try await terminal.waitUntil(shows: "1 of 23")
    terminal.write("\r")
    try await terminal.waitUntil(shows: "Puff Pastry")
    terminal.write("\u{1B}")
    try await terminal.waitUntil(shows: "1 of 23")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
    try expectRestored(terminal)
  }

  @Test func `every area has a tab, and a section opens in its own`() async throws {
    let terminal = try await browse()

    terminal.write("\t")
    try await terminal.waitUntil(shows: "▸ ▤ Series")
    terminal.write("\r")
    try await terminal.waitUntil(shows: "Popular now")
    terminal.write("1")
    try await terminal.waitUntil(shows: "▸ ◆ Beef")
    terminal.write("\u{3}")

    #expect(try await terminal.waitForEnd() == .exited(0))
    try expectRestored(terminal)
  }

  @Test(
    arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)],
    [TerminalCapabilities.modern, .basic]
  )
  func `a signal ends it with its status, and the terminal is as it was`(
    ending: (signal: Int32, status: Int32),
    capabilities: TerminalCapabilities
  ) async throws {
    let terminal = try await browse(capabilities)

    try terminal.send(ending.signal)

    #expect(try await terminal.waitForEnd() == .exited(ending.status))
    try expectRestored(terminal)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `a signal ends it also while the terminal takes no output`(signal: Int32) async throws {
    let terminal = try await browse()
    // Each key draws the whole screen again, until there is no room for another one.
    try await terminal.fill(typing: "\u{C}")

    try terminal.send(signal)

    #expect(try await terminal.waitForEndUnread() == .exited(128 + signal))
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
  }

  @Test(arguments: [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGQUIT, SIGUSR1, SIGUSR2, SIGALRM])
  func `a signal that ends it at once leaves the terminal as it was`(signal: Int32) async throws {
    let terminal = try await browse()

    try terminal.send(signal)

    #expect(try await terminal.waitForEnd() == .killed(signal: signal))
    try expectRestored(terminal)
  }

  @Test func `a crash gives the settings back also while the terminal takes no output`() async throws {
    let terminal = try await browse()
    try await terminal.fill(typing: "\u{C}")

    try terminal.send(SIGQUIT)

    #expect(try await terminal.waitForEndUnread() == .killed(signal: SIGQUIT))
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
  }

  @Test(arguments: ["key", "signal"])
  func `while it is suspended the terminal is as it was, and then it is drawn again`(
    cause: String
  ) async throws {
    let terminal = try tessera.underJobControl(["browse"])
    try await terminal.waitUntil(shows: "▸ ◆ Beef")

    terminal.write("j")
    try await terminal.waitUntil(shows: "▸ ◆ Chicken")
    if cause == "key" { terminal.write("\u{1A}") } else { try terminal.sendToForeground(SIGTSTP) }
    try await terminal.waitUntil(shows: "[stopped]")
    try expectRestored(terminal)

    terminal.write("\n")
    try await terminal.waitUntil(shows: "▸ ◆ Chicken")
    terminal.write("q")
    #expect(try await terminal.waitForEnd() == .exited(0))
    try expectRestored(terminal)
  }

  @Test(arguments: ["key", "signal"])
  func `without a shell that could let it continue it is not stopped`(cause: String) async throws {
    let terminal = try await browse()

    if cause == "key" { terminal.write("\u{1A}") } else { try terminal.send(SIGTSTP) }
    // Keys that arrive before the screen is drawn again are thrown away.
    while String(decoding: terminal.output, as: UTF8.self).ranges(of: "\u{1B}[?1049h").count < 2 {
      try Task.checkCancellation()
      _ = await terminal.output(during: .milliseconds(10))
    }
    terminal.write("j")

    try await terminal.waitUntil(shows: "▸ ◆ Chicken")
    terminal.write("q")
    #expect(try await terminal.waitForEnd() == .exited(0))
    try expectRestored(terminal)
  }

  @Test func `a window of another size is filled`() async throws {
    let terminal = try await browse()

    try terminal.resize(columns: 40, rows: 12)
    try await terminal.waitUntil("the last line at row 12") { $0.lines[11].contains("Open") }
    try terminal.resize(columns: 100, rows: 60)
    try await terminal.waitUntil(shows: "Vegetarian")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
    try expectRestored(terminal)
  }

  @Test func `nothing is written while nothing happens`() async throws {
    let terminal = try await browse()
    _ = await terminal.output(during: .milliseconds(300))

    #expect(await terminal.output(during: .seconds(1)) == [])
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task")))
  func `no thread wakes up while nothing happens`() async throws {
    let file = tessera.home.appending(path: "process")
    let terminal = try tessera.browse(under: "echo $$ >'\(file.path(percentEncoded: false))'; exec")
    try await terminal.waitUntil(shows: "▸ ◆ Beef")
    let process = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .newlines)

    // What the start has left to do may take a while on a busy computer.
    var counts: [Int] = []
    while counts.count < 60, counts.suffix(4) != [Int](repeating: counts.last ?? 0, count: 4) {
      counts.append(try wakeUps(of: process))
      _ = await terminal.output(during: .seconds(1))
    }

    #expect(counts.count < 60, "wake-ups after each second: \(counts)")
    terminal.write("q")
    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test func `warnings wait until the terminal is given back`() async throws {
    try FileManager.default.createDirectory(
      at: tessera.home.appending(path: "cache/http.sqlite"),
      withIntermediateDirectories: true
    )
    let terminal = try tessera.browse()

    let screen = try await terminal.waitUntil(shows: "▸ ◆ Beef")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(!screen.text.contains("Warning"))
    #expect(terminal.model.text.contains("Warning: This page could not be cached"))
    try expectRestored(terminal)
  }

  @Test func `where SIGHUP had no effect at the start it has none later`() async throws {
    let terminal = try tessera.browse(under: "trap '' HUP; exec")
    try await terminal.waitUntil(shows: "▸ ◆ Beef")

    try terminal.send(SIGHUP)
    terminal.write("j")
    try await terminal.waitUntil(shows: "▸ ◆ Chicken")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
    try expectRestored(terminal)
  }

  @Test func `a word of a route never reads the keyboard`() async throws {
    let meals = #"{"meals":[{"strMeal":"Dash","idMeal":"-"}]}"#
    let peer = try FaultServer { request in
      let isCategories = request.target.hasSuffix("/categories.php")
      let body = isCategories ? RecipesPeer.categories : meals
      return [.send(HTTPAnswer(fields: ["Content-Type": "application/json"], body: body))]
    }
    let terminal = try tessera.browse(environment: RecipesPeer.environment(peer))
    try await terminal.waitUntil(shows: "Side & Dish")

    terminal.write("\r")
    try await terminal.waitUntil(shows: "▸ • Dash")
    terminal.write("\r")
    try await terminal.waitUntil(shows: "Add to favourites")
    terminal.write("b")
    try await terminal.waitUntil(shows: "This page cannot be shown in full screen.")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test func `sample data is labelled while another area uses a real service`() async throws {
    let terminal = try tessera.browse(environment: ["TESSERA_RECIPES_URL": "http://127.0.0.1:9/api"])
    try await terminal.waitUntil(shows: "2 Sections")

    terminal.write("2")
    let sections = try await terminal.waitUntil(shows: "▸ ▤ Series")
    terminal.write("q")

    #expect(sections.text.contains("sandbox"))
    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test func `somebody signs in to the sandbox with a code, and may leave it before that`() async throws {
    // Without the program of a keyring the token is stored in a file, to which the user has to agree.
    let terminal = try tessera.browse(environment: ["PATH": "/"])
    try await terminal.waitUntil(shows: "▸ ◆ Beef")
    terminal.write("4")
    try await terminal.waitUntil(shows: "Not signed in to GitHub.")

    terminal.write("a")
    try await terminal.waitUntil(shows: "y Yes")
    terminal.write("y")
    try await terminal.waitUntil(shows: "Time left")
    terminal.write("\u{1B}")
    try await terminal.waitUntil(shows: "Interrupted.")
    terminal.write("a")
    try await terminal.waitUntil(shows: "y Yes")
    terminal.write("y")
    try await terminal.waitUntil(shows: "Signed in as @", within: .seconds(60))
    terminal.write("5")
    try await terminal.waitUntil(shows: "Show my card")
    terminal.write("q")

    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test(arguments: ["rows 0", "cols 0"])
  func `a terminal that does not tell its size is taken for one of the usual size`(size: String) async throws
  {
    let terminal = try tessera.browse(under: "stty \(size);")
    let screen = try await terminal.waitUntil(shows: "▸ ◆ Beef")
    terminal.write("q")

    #expect(screen.lines[23].hasSuffix("q Quit"))
    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test func `without a terminal it says what to use instead`() async throws {
    let run = try await tessera("browse")

    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: 'tessera browse' needs a terminal."))
  }

  @Test(
    arguments: [
      (["--plain"], "xterm-256color"), (["--accessible"], "xterm-256color"),
      (["--fields", "title"], "xterm-256color"), ([], "dumb"),
    ]
  )
  func `where the full screen cannot be shown it says what to use instead`(
    options: [String],
    type: String
  ) async throws {
    let terminal = try tessera.browse(options, type: type)

    #expect(try await terminal.waitForEnd() == .exited(2))
    #expect(terminal.model.text.hasPrefix("Error: "))
    try expectRestored(terminal)
  }

  /// How often the threads of a process had to be woken so far.
  private func wakeUps(of process: String) throws -> Int {
    let threads = "/proc/\(process)/task"
    return try FileManager.default.contentsOfDirectory(atPath: threads).reduce(0) { sum, thread in
      let status = try String(contentsOfFile: "\(threads)/\(thread)/status", encoding: .utf8)
      let line = try #require(
        status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches:") }
      )
      return try sum + #require(line.split(separator: "\t").last.flatMap { Int($0) })
    }
  }

  private func browse(_ capabilities: TerminalCapabilities = .modern) async throws -> PseudoTerminal {
    let terminal = try tessera.browse([], capabilities)
    try await terminal.waitUntil(shows: "▸ ◆ Beef")
    return terminal
  }

  private func expectRestored(_ terminal: PseudoTerminal) throws {
    #expect(terminal.model.unbalanced == [])
    #expect(terminal.model.problems == [])
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
  }
}

import CommandKit
import FeatureKit
import Foundation
import LocalizationKit
import Synchronization
import TesseraApp
import Testing

@Suite(.timeLimit(.minutes(3))) struct ProgramTests {
  @Test(arguments: ["en", "zh-Hans"])
  func `commands and options are sound together`(language: String) async throws {
    #expect(try TesseraRun().definition(in: language).definitionProblems() == [])
  }

  @Test(arguments: [
    [], ["--help"], ["help"], ["help", "sections"], ["sections", "show", "-h"], ["help", "exit-codes"],
    ["help", "environment"], ["help", "output"], ["--version"], ["completion", "bash"], ["manual"],
    ["manual", "recipes", "show"], ["manual", "--list"],
  ])
  func `help, version and completions go to standard output`(arguments: [String]) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    #expect(run.code == .done)
    #expect(!run.output.isEmpty)
    #expect(run.errorOutput.isEmpty)
  }

  @Test(arguments: [("TESSERA_TIMEOUT", "30s"), ("TESSERA_PATIENCE", "3s")])
  func `help lists the default time limits`(variable: String, time: String)
    async throws
  {
    let help = try await TesseraRun()(arguments: ["--help"]).output

    #expect(
      help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        .contains("(default: \(time); environment: \(variable))")
    )
  }

  @Test func `the version names the commit`() async throws {
    let tessera = try TesseraRun()
    var context = tessera.context(["--version"], [:], .page)
    context.commit = "abc1234+"
    let written = Mutex("")
    context.output.write = { text in written.withLock { $0 += text } }

    _ = await TesseraProgram(process: context).run()

    #expect(written.withLock { $0 }.wholeMatch(of: #/tessera \d+\.\d+\.\d+ \(abc1234\+\)\n/#) != nil)
  }

  @Test(arguments: [
    ["section"], ["sections", "shw"], ["--nonsense"], ["sections", "--refresh", "--offline"],
    ["sections", "--plain", "--accessible"], ["sections", "--width", "0"], ["sections", "--color", "blue"],
    ["sections", "--network", "wet"], ["sections", "--fields", "id"], ["sections", "--timeout", "soon"],
    ["sections", "--backend", "live", "--network", "slow"],
  ])
  func `wrong usage ends with 2 and says what to do`(arguments: [String]) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    #expect(run.code == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errorOutput.hasPrefix("Error: "))
  }

  @Test(arguments: [
    ["settings"], ["settings", "get", "theme"], ["help", "sections"], ["recipes", "--help"],
  ])
  func `a command that needs no database opens none`(arguments: [String]) async throws {
    let tessera = try TesseraRun()

    let run = await tessera(arguments: arguments)
    let files = tessera.files()
    _ = await tessera("sections")

    #expect([.done, .notFound].contains(run.code))
    #expect(files.isEmpty)
    #expect(!tessera.files().isEmpty)
  }

  @Test(arguments: [
    (["sections", "--json", "--plain"], "usage", 2),
    (["sections", "--json", "--fields", "colour"], "usage", 2),
    (["sections", "show", "nonsense", "--json"], "notFound", 3),
    (["sections", "--offline", "--json"], "noConnection", 5),
    (["sections", "--network", "rate-limited", "--json"], "rateLimited", 7),
    (["sections", "--network", "failing", "--json"], "failed", 1),
  ])
  func `a script that asks for JSON gets its errors as JSON too`(
    arguments: [String],
    code: String,
    status: Int
  ) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    let document = try #require(
      try JSONSerialization.jsonObject(with: Data(run.errorOutput.utf8)) as? [String: [String: Any]]
    )
    let error = try #require(document["error"])
    #expect(run.output.isEmpty)
    #expect(run.code.rawValue == Int32(status))
    #expect(error["code"] as? String == code)
    #expect(error["status"] as? Int == status)
    #expect((error["message"] as? String)?.isEmpty == false)
    #expect((error["hint"] as? String)?.isEmpty == false)
  }

  @Test(arguments: [["version", "--json"], ["--version", "--json"], ["version", "--json", "--lang", "id"]])
  func `the version is a document for those who ask for one`(arguments: [String]) async throws {
    let tessera = try TesseraRun()

    let run = await tessera(arguments: arguments)
    let text = await tessera("version")

    let data = try JSONDocument(run.output).object
    let version = try #require(text.output.split(separator: " ").dropFirst().first)
    #expect(run.code == .done && run.errorOutput.isEmpty)
    #expect(data["name"] as? String == "tessera")
    #expect(data["version"] as? String == String(version))
    #expect(data["commit"] is NSNull)
    #expect(text.output == "tessera \(version) (unknown)\n")
  }

  @Test(arguments: [
    ["--json"], ["manual", "--json"], ["manual", "--fields", "id"], ["completion", "bash", "--json"],
  ])
  func `a text that is no document is refused to those who ask for one`(arguments: [String]) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    #expect(run.code == .usage && run.output.isEmpty)
    #expect(run.errorOutput.contains("This output is text only and cannot be used with --"))
  }

  @Test(arguments: ["version", "completion", "manual", "help"])
  func `a command without fields to choose does not list the option`(command: String) async throws {
    let tessera = try TesseraRun()

    let without = await tessera(command, "--help")
    let with = await tessera("sections", "--help")

    #expect(without.code == .done && !without.output.contains("--fields <"))
    #expect(with.output.contains("--fields <"))
  }

  @Test(arguments: [
    ["version", "--fields", "version"], ["version", "--json", "--fields", "version"],
    ["--version", "--json", "--fields", "id"],
  ])
  func `the version has no fields to choose, and can be a document`(arguments: [String]) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    #expect(run.code == .usage && run.output.isEmpty)
    #expect(run.errorOutput.contains("This output has no fields to choose."))
    #expect(run.errorOutput.contains("Remove --fields.") && !run.errorOutput.contains("Remove --json."))
  }

  @Test(arguments: [
    "    '/help/recipes 0')\n      printf '%s\\n' 'list'\n", "    '/manual/settings 0')\n",
    "    '/settings/set/theme 0')\n      printf '%s\\n' 'dark'\n",
    "    '/settings/set/accessible 0')\n      printf '%s\\n' 'true'\n",
  ])
  func `completions know what follows a command to explain and a setting to change`(
    part: String
  ) async throws {
    let run = try await TesseraRun()("completion", "bash")

    #expect(run.output.contains(part))
  }

  @Test func `completions know where a file is expected`() async throws {
    let places = [
      "/jobs/apply --cv", "/deck/export 0", "/deck/import 0", "/communities/export 1",
      "/communities/import 0", "/applications/upload 1", "/profile/verification/upload 0",
    ]

    let run = try await TesseraRun()("completion", "bash")

    let branch = places.map { "'\($0)'" }.joined(separator: "|")
    #expect(run.output.contains("\n    \(branch)) return 0 ;;\n"))
  }

  @Test(arguments: Language.allCases)
  func `the codes of warnings are listed where outputs are explained`(language: Language) async throws {
    let run = try await TesseraRun()("help", "output", "--lang", language.tag, streams: .pipes)

    // A line may break anywhere.
    let text = run.output.filter { !$0.isWhitespace }
    #expect(WarningCode.allCases.allSatisfy { text.contains($0.rawValue) })
  }

  @Test(arguments: [
    ["recipes", "--help", "--json"], ["-h", "--json"], ["--json", "-vh"], ["help", "--json"],
    ["help", "recipes", "--json"], ["help", "recipes", "--fields", "id"],
  ])
  func `who asks for help gets it, with other options beside it too`(arguments: [String]) async throws {
    let run = try await TesseraRun()(arguments: arguments)

    #expect(run.code == .done && run.output.contains("Usage: tessera"))
  }

  @Test func `a topic of help is shown with other options beside it too`() async throws {
    let run = try await TesseraRun()("help", "output", "--json")

    #expect(run.code == .done && !run.output.isEmpty && run.errorOutput.isEmpty)
  }

  @Test(arguments: [(["--width", "40"], TesseraRun.Streams.terminals), ([], .terminals), ([], .pipes)])
  func `a message is broken into lines on a terminal, and never on a pipe`(
    options: [String],
    streams: TesseraRun.Streams
  ) async throws {
    let words = ["recipes", "show", "zzz", "--lang", "en"]

    let run = try await TesseraRun()(arguments: words + options, streams: streams)
    let isNarrow = !options.isEmpty

    #expect(run.code == .notFound)
    #expect(
      run.errorOutput.hasPrefix(
        isNarrow
          ? "Error: There is no meal 'zzz'.\nBrowse the categories with\n'tessera recipes'.\n"
          : "Error: There is no meal 'zzz'.\nBrowse the categories with 'tessera recipes'.\n"
      )
    )
  }

  @Test(arguments: [
    "not an address", "ios-se", "ftp://example.com/x", "http://example.com/ios-se", "file:///etc/hosts",
    "https://user:secret@example.com/ios-se", "http://[2001:db8::1]:8080/ios-se",
  ])
  func `a service can only be pointed at an address that is safe`(address: String) async throws {
    let run = try await TesseraRun()("sections", environment: ["TESSERA_STREAMING_URL": address])

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("TESSERA_STREAMING_URL"))
  }

  @Test func `a service may be at an IPv6 address of this machine`() async throws {
    let variables = ["TESSERA_STREAMING_URL": "http://[::1]:9/ios-se"]

    let run = try await TesseraRun()("sections", environment: variables)

    #expect(run.code == .noConnection)
  }

  @Test func `the folder for everything must be an absolute path`() async throws {
    let run = try await TesseraRun()("sections", environment: ["TESSERA_HOME": "relative"])

    #expect(run.code == .usage)
    #expect(run.errorOutput.contains("TESSERA_HOME"))
  }

  @Test func `without a place to keep anything the list is shown all the same`() async throws {
    let run = try await TesseraRun()("sections", environment: ["TESSERA_HOME": "", "HOME": ""])

    #expect(run.code == .done)
    #expect(run.output.contains("Series"))
    #expect(
      run.errorOutput == "Warning: Nothing is cached: neither TESSERA_HOME nor HOME names a folder.\n"
    )
  }

  @Test func `what is stored of the sandbox is never shown for another peer`() async throws {
    let tessera = try TesseraRun()
    _ = await tessera("sections")

    let run = await tessera("sections", "--offline", "--backend", "live")

    #expect(run.code == .noConnection)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [("0", false), ("1", true), ("1000", true), ("1001", false)])
  func `a width is from 1 to 1000 cells`(width: String, isAccepted: Bool) async throws {
    let run = try await TesseraRun()("sections", "--json", "--width", width)

    #expect(run.code == (isAccepted ? .done : .usage))
  }

  @Test func `a process of which no more is told is in UTC, and has no browser and nobody to ask`() throws {
    let context = try TesseraRun().context(["sections"], [:], .pipes)

    #expect(context.offset(context.now()) == 0)
    #expect(!context.openAddress("https://service.example/"))
    #expect(!context.input.isTerminal)
  }

  @Test(arguments: [20, 40, 80, 120, 200])
  func `no line is wider than what was asked for`(width: Int) async throws {
    let run = try await TesseraRun()("sections", "--width", String(width))

    #expect(run.code == .done)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= width })
  }

  @Test func `text for screen readers has nothing drawn`() async throws {
    let run = try await TesseraRun()("sections", "--accessible")

    #expect(run.code == .done)
    #expect(!run.output.unicodeScalars.contains { (0x2500...0x25FF).contains($0.value) })
    #expect(run.output.contains("1 of 9"))
  }
}

import FaultServer
import Foundation
import PseudoTerminal
import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(3))) struct ShellTests {
  @Test func `a reader that goes away early is no failure`() async throws {
    let tessera = try TesseraProcess()

    let run = try await tessera.shell(
      "{ tessera sections show series --json --all; echo $? >status; } | head -n 1"
    )

    let status = try String(contentsOf: tessera.home.appending(path: "status"), encoding: .utf8)
    #expect(run.output == "{\n")
    #expect(run.errorOutput.isEmpty)
    #expect(status == "0\n")
  }

  @Test func `rows that another program writes to the same terminal stay there, and no progress does`()
    async throws
  {
    let tessera = try TesseraProcess()
    let rows = try await tessera("users", "-n", "5", "--fields", "login").output

    let terminal = try tessera.prompting(line: "tessera users -n 5 --fields login | cat")
    _ = try await terminal.waitForEnd()

    #expect(rows.split(separator: "\n").count == 5)
    #expect(terminal.model.text + "\n" == rows)
  }

  @Test(arguments: ["sections --json", "--help", "completion bash"])
  func `a result that cannot be written is a failure`(arguments: String) async throws {
    let tessera = try TesseraProcess()
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }

    let run = try await tessera.shell("tessera \(arguments) >/dev/full")

    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("Error: The result could not be written"))
  }

  @Test func `a password from an input that is closed cannot be read`() async throws {
    let register = "account register --accept-terms --name Mai --email mai@example.com --store file"

    let run = try await TesseraProcess().shell("tessera \(register) --password-stdin <&-")

    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("Error: Standard input cannot be read: Bad file descriptor."))
  }

  @Test(arguments: [
    "account login --email mai@example.com --password-stdin --store file",
    "github login --token-stdin --store file", "communities import -", "deck import -",
    "recipes favourites add -",
  ])
  func `an input without an end is refused for its size`(arguments: String) async throws {
    let run = try await TesseraProcess().shell("tessera \(arguments) </dev/zero")

    #expect(run.status != 0)
    #expect(run.errorOutput.contains("too large"))
  }

  @Test func `that a result cannot be written is said in the language of the environment`() async throws {
    let tessera = try TesseraProcess()
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }

    let run = try await tessera.shell("tessera sections >/dev/full", environment: ["LANG": "zh_CN.UTF-8"])

    #expect(run.status == 1)
    #expect(run.errorOutput.hasPrefix("错误：无法写入结果："))
  }

  @Test func `results and errors go to different streams`() async throws {
    let tessera = try TesseraProcess()

    let good = try await tessera.shell("tessera sections 2>/dev/null")
    let bad = try await tessera.shell("tessera sections show nonsense 2>/dev/null")

    #expect(good.output.contains("Series"))
    #expect(bad.output.isEmpty)
    #expect(bad.status == 3)
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a pipe gets no escape sequence`(environment: [String: String]) async throws {
    let run = try await TesseraProcess()("sections", environment: environment)

    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `colours can be asked for`() async throws {
    let run = try await TesseraProcess()("sections", "--color", "always")

    #expect(run.output.contains("\u{1B}["))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGQUIT, 131)] as [(Int32, Int32)])
  func `a signal ends with its status, and writes nothing where there is no terminal`(
    signal: Int32,
    status: Int32
  ) async throws {
    let tessera = try TesseraProcess()
    let peer = try FaultServer(.readRequest, .stall)
    let running = Task {
      try await tessera.shell(
        "echo $$ >pid; exec '\(TesseraProcess.program)' sections",
        environment: peer.environment
      )
    }

    await peer.wait { !$0.requests.isEmpty }
    let number = try String(contentsOf: tessera.home.appending(path: "pid"), encoding: .utf8)
    kill(try #require(Int32(number.trimmingCharacters(in: .whitespacesAndNewlines))), signal)
    let run = try await running.value

    #expect(run.status == status)
    #expect(run.errorOutput.isEmpty)
  }

  @Test func `the log of --verbose goes to standard error without secrets of the address`() async throws {
    let tessera = try TesseraProcess()
    let peer = try Peer.serving()
    let address = peer.url(Peer.path + "?token=hidden").absoluteString

    let run = try await tessera("sections", "--verbose", environment: ["TESSERA_STREAMING_URL": address])

    #expect(run.errorOutput.contains("GET"))
    #expect(!run.errorOutput.contains("hidden"))
    #expect(!run.output.contains("GET"))
  }

  @Test func `services are told the version without the commit`() async throws {
    let tessera = try TesseraProcess()
    let peer = try Peer.serving()

    _ = try await tessera("sections", environment: peer.environment)
    let version = try await tessera("--version").output

    let told = try #require(peer.record.requests.first?["User-Agent"])
    #expect(told.wholeMatch(of: /tessera\/\d+\.\d+\.\d+/) != nil)
    #expect(version.hasPrefix(told.replacing("/", with: " ") + " ("))
  }
}

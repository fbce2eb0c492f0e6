import Foundation
import PseudoTerminal
import TerminalModel
import Testing

/// Pages that open in the browser: only when that is asked for, and only from a terminal.
@Suite(
  .timeLimit(.minutes(3)),
  .serialized,
  .enabled(if: FileManager.default.fileExists(atPath: "/proc/self"))
)
struct OpenBrowserTests {
  private let tessera: TesseraProcess
  /// Where the program that stands in for the browser writes its arguments, and then where its streams lead,
  /// the token of its environment, and whether it ignores a closed pipe.
  private let opened: URL

  init() async throws {
    tessera = try TesseraProcess()
    opened = tessera.home.appending(path: "opened")
    let place = opened.path(percentEncoded: false)
    // What it was given is there at once or not at all.
    _ = try await tessera.makeProgram(
      "xdg-open",
      """
      for stream in 0 1 2; do set -- "$@" "$(readlink /proc/$$/fd/$stream)"; done
      ignored=$(sed -n 's/^SigIgn:[[:space:]]*//p' /proc/self/status)
      set -- "$@" "${GH_TOKEN-no token}" "$((0x$ignored & 0x1000))"
      printf '%s\\n' "$#" "$@" >'\(place).new'
      mv '\(place).new' '\(place)'
      """
    )
  }

  private var environment: [String: String] {
    ["PATH": tessera.programs.path(percentEncoded: false) + ":/usr/bin:/bin", "DISPLAY": ":9"]
  }

  @Test func `a terminal gets the address, and the browser that and nothing else of the program`()
    async throws
  {
    let terminal = try tessera.prompting(
      ["users", "show", "robin-marsh", "--web"],
      environment: environment.merging(["GH_TOKEN": "secret"]) { $1 }
    )

    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(terminal.model.text.contains("https://github.com/robin-marsh"))
    // One that was not started would be waited for in vain.
    try #require(terminal.model.text.contains("browser"))
    let nothing = String(repeating: "/dev/null\n", count: 3)
    let rest = nothing + "no token\n0\n"
    #expect(try await givenToBrowser() == "6\nhttps://github.com/robin-marsh\n" + rest)
  }

  @Test func `without being asked for, nothing is opened`() async throws {
    let terminal = try tessera.prompting(["users", "show", "robin-marsh"], environment: environment)

    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(!isOpened)
  }

  @Test func `a pipe gets the address, and nothing is opened`() async throws {
    let run = try await tessera("users", "show", "robin-marsh", "--web", environment: environment)

    #expect(run.status == 0)
    #expect(run.output == "https://github.com/robin-marsh\n")
    #expect(run.errorOutput.isEmpty)
    #expect(!isOpened)
  }

  @Test func `where there is no screen for a browser, the address is all`() async throws {
    var environment = environment
    environment["DISPLAY"] = ""
    let terminal = try tessera.prompting(["users", "show", "robin-marsh", "--web"], environment: environment)

    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(terminal.model.text.contains("https://github.com/robin-marsh"))
    #expect(!isOpened)
  }

  private var isOpened: Bool { FileManager.default.fileExists(atPath: opened.path(percentEncoded: false)) }

  /// The program does not wait for the browser, so that it may be a moment later.
  private func givenToBrowser() async throws -> String {
    while !isOpened {
      try Task.checkCancellation()
      await Task.yield()
    }
    return try String(contentsOf: opened, encoding: .utf8)
  }
}

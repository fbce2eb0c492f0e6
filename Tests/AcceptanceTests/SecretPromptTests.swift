import FaultServer
import Foundation
import PseudoTerminal
import TerminalModel
import Testing

/// Secrets that are typed in a real terminal.
@Suite(.timeLimit(.minutes(3)), .serialized) struct SecretPromptTests {
  private let tessera: TesseraProcess
  private let token = "ghp_0123456789abcdefghijABCDEFGHIJ012345"

  init() throws {
    tessera = try TesseraProcess()
  }

  @Test func `a token is never shown while it is typed, and the terminal is as it was`() async throws {
    let terminal = try tessera.prompting(["github", "login", "--store", "file"])

    // The echo is off before the question appears, so that not even hasty typing is shown.
    try await terminal.waitUntil(shows: "Token (hidden as you type):")
    #expect(!(try terminal.settings().echoes))
    terminal.write(token + "\n")
    _ = try await terminal.waitForEnd()

    let shown = String(decoding: terminal.output, as: UTF8.self)
    #expect(shown.contains("Token (hidden as you type):"))
    #expect(!shown.contains("ghp_"))
    #expect(!shown.contains("0123"))
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
  }

  @Test func `the time that is left for a code is counted down in a terminal`() async throws {
    let terminal = try tessera.prompting(["github", "login", "--device", "--store", "file"])

    try await terminal.waitUntil(shows: "The sandbox confirms the code")
    try await terminal.waitUntil(shows: "Time left")
    // GitHub confirms a code at the third or fourth question, which are five seconds apart and more.
    _ = try await terminal.waitForEnd(within: .seconds(60))

    #expect(!terminal.model.text.contains("Time left"))
  }

  @Test(
    arguments: [
      ("\u{3}", ProgramState.exited(130)), ("\u{4}", .exited(4)), ("\u{1C}", .killed(signal: SIGQUIT)),
    ]
  )
  func `leaving the question gives the echo back`(key: String, end: ProgramState) async throws {
    let terminal = try tessera.prompting(["github", "login", "--store", "file"])

    try await terminal.waitUntil(shows: "Token (hidden as you type):")
    terminal.write(key)

    #expect(try await terminal.waitForEnd() == end)
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
    #expect(try terminal.settings().echoes)
  }

  @Test func `after a hidden answer Ctrl-C ends the command, and the terminal is as it was`() async throws {
    let peer = try FaultServer(.readRequest, .stall)
    let terminal = try tessera.prompting(
      ["github", "login", "--store", "file"],
      environment: GitHubPeer.environment(peer)
    )

    try await terminal.waitUntil(shows: "Token (hidden as you type):")
    terminal.write(token + "\n")
    await peer.wait { !$0.requests.isEmpty }
    terminal.write("\u{3}")

    #expect(try await terminal.waitForEnd() == .exited(130))
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
    #expect(terminal.model.text.contains("^C\nError: Interrupted."), "\(terminal.model.text)")
    #expect(terminal.model.cursor.column == 0, "the line of the key has ended")
  }

  @Test func `a question is asked again after it was suspended`() async throws {
    let terminal = try tessera.underJobControl(["account", "login", "--store", "file"])

    try await terminal.waitUntil(shows: "E-mail address:")
    terminal.write("\u{1A}")
    try await terminal.waitUntil(shows: "[stopped]")
    terminal.write("\n")

    try await waitUntil(terminal, showsTwice: "E-mail address:")
    terminal.write("\u{3}")
    _ = try await terminal.waitForEnd()
  }

  @Test func `while the question is suspended the terminal echoes, and afterwards not and it is asked again`()
    async throws
  {
    let terminal = try tessera.underJobControl(["github", "login", "--store", "file"])

    try await terminal.waitUntil(shows: "Token (hidden as you type):")
    try terminal.sendToForeground(SIGTSTP)
    try await terminal.waitUntil(shows: "[stopped]")
    #expect(try terminal.settings().echoes)

    terminal.write("\n")
    try await waitUntil(terminal, showsTwice: "Token (hidden as you type):")
    #expect(!(try terminal.settings().echoes))
    terminal.write(token + "\n")
    _ = try await terminal.waitForEnd()

    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("ghp_"))
    #expect(terminal.settingsBefore.differences(to: try terminal.settings()) == [])
  }

  private func waitUntil(_ terminal: PseudoTerminal, showsTwice text: String) async throws {
    while String(decoding: terminal.output, as: UTF8.self).ranges(of: text).count < 2 {
      try Task.checkCancellation()
      _ = await terminal.output(during: .milliseconds(10))
    }
  }
}

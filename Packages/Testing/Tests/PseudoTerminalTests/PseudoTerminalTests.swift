import Foundation
import PseudoTerminal
import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(5))) struct PseudoTerminalTests {
  /// A shell with a script, in a small terminal.
  private func shell(
    _ script: String,
    widths: TerminalWidths = .unicode,
    capabilities: TerminalCapabilities = .modern
  ) throws -> PseudoTerminal {
    try PseudoTerminal(
      running: "/bin/sh",
      ["-c", script],
      columns: 40,
      rows: 6,
      widths: widths,
      capabilities: capabilities
    )
  }

  @Test func `a program has the size and reads what is typed`() async throws {
    let terminal = try shell("stty size; read x; echo got $x")
    try await terminal.waitUntil(shows: "6 40")

    terminal.write("keys\r")

    try await terminal.waitUntil(shows: "got keys")
    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(terminal.output == Array("6 40\r\nkeys\r\ngot keys\r\n".utf8))
    #expect(terminal.model.unbalanced == [])
  }

  @Test func `a program leads a session with this terminal`() async throws {
    let terminal = try shell("echo mine > /dev/tty; test $(ps -o sid= -p $$) -eq $$ && echo leader")

    try await terminal.waitUntil(shows: "mine")
    try await terminal.waitUntil(shows: "leader")
  }

  @Test func `the interrupt key reaches the program as a signal`() async throws {
    let terminal = try shell("trap 'echo interrupted; exit 3' INT; echo ready; while :; do read x; done")
    try await terminal.waitUntil(shows: "ready")

    terminal.write("\u{3}")

    #expect(try await terminal.waitForEnd() == .exited(3))
    #expect(terminal.model.text.contains("interrupted"))
  }

  @Test func `a program that is killed leaves the alternate screen behind`() async throws {
    let terminal = try shell(#"printf '\033[?1049h\033[?25lfull'; read x"#)
    let model = try await terminal.waitUntil(shows: "full")
    #expect(model.isAlternateScreen)

    try terminal.send(SIGKILL)

    #expect(try await terminal.waitForEnd() == .killed(signal: SIGKILL))
    #expect(terminal.model.unbalanced == [.alternateScreen, .modeOff(25)])
  }

  @Test func `the end of a program is told although nothing was read, and its output is read later`()
    async throws
  {
    let terminal = try shell("echo one; exit 3")

    #expect(try await terminal.waitForEndUnread() == .exited(3))
    #expect(terminal.output.isEmpty)

    #expect(try await terminal.waitForEnd() == .exited(3))
    #expect(terminal.output == Array("one\r\n".utf8))
  }

  @Test func `a terminal that nobody reads is full at some time`() async throws {
    let terminal = try shell("exec yes")

    try await terminal.fill(typing: "")
    try terminal.send(SIGKILL)

    #expect(try await terminal.waitForEndUnread() == .killed(signal: SIGKILL))
    #expect(terminal.output.isEmpty)
  }

  @Test func `a program that leaves echo off is seen in the settings`() async throws {
    let terminal = try shell("stty -echo -icanon")
    try await terminal.waitForEnd()

    #expect(terminal.settingsBefore.echoes)
    #expect(try !terminal.settings().echoes)
    #expect(
      try terminal.settingsBefore.differences(to: terminal.settings()).prefix(2)
        == ["echo: on → off", "icanon: on → off"]
    )
  }

  @Test func `settings are told by their names, in both directions`() async throws {
    let terminal = try shell("stty -icrnl -ixon istrip -opost -onlcr -isig -iexten")
    try await terminal.waitForEnd()

    let differences = try terminal.settingsBefore.differences(to: terminal.settings())
    let expected = [
      "icrnl: on → off", "ixon: on → off", "istrip: off → on", "opost: on → off", "onlcr: on → off",
      "isig: on → off", "iexten: on → off",
    ]
    #expect(differences == expected)
  }

  @Test func `differences without a name are told by their bits`() async throws {
    let terminal = try shell("stty tostop intr ^G")
    try await terminal.waitForEnd()

    let bits = String(UInt(TOSTOP), radix: 16)
    let differences = try terminal.settingsBefore.differences(to: terminal.settings())
    #expect(differences == ["local: bits \(bits)", "control character \(VINTR): 3 → 7"])
  }

  @Test func `a program that restores the terminal leaves equal settings`() async throws {
    let terminal = try shell("old=$(stty -g); stty raw -echo; stty $old")
    try await terminal.waitForEnd()

    #expect(try terminal.settings() == terminal.settingsBefore)
  }

  @Test func `queries of a program are answered`() async throws {
    let terminal = try shell(
      #"stty raw -echo; printf '\033[c'; dd bs=1 count=9 2>/dev/null | od -An -c; stty sane"#
    )

    try await terminal.waitUntil("answer") { $0.text.contains("6   2") }
    #expect(try await terminal.waitForEnd() == .exited(0))
  }

  @Test func `a new size reaches the program with a signal`() async throws {
    let terminal = try shell("trap 'stty size; exit' WINCH; echo ready; while :; do read x; done")
    try await terminal.waitUntil(shows: "ready")

    try terminal.resize(columns: 33, rows: 5)

    try await terminal.waitUntil(shows: "5 33")
    #expect(terminal.model.columns == 33)
  }

  @Test func `a signal for the foreground reaches the command there and not its shell`() async throws {
    let terminal = try shell("set -m; sh -c 'echo ready; exec sleep 300'; echo ended with $?")
    try await terminal.waitUntil(shows: "ready")

    try terminal.sendToForeground(SIGTERM)

    #expect(try await terminal.waitForEnd() == .exited(0))
    #expect(terminal.model.text.contains("ended with 143"))
  }

  @Test func `a program that is gone gets no signal`() async throws {
    let terminal = try shell("exit 4")
    try await terminal.waitForEnd()

    try terminal.send(SIGTERM)

    #expect(terminal.state == .exited(4))
  }

  @Test func `a program that still runs is killed when its terminal is released`() async throws {
    var terminal: PseudoTerminal? = try shell("trap '' HUP; echo id $$ end; exec sleep 300")
    let model = try await terminal?.waitUntil(shows: "end")
    let words = try #require(model).text.split(separator: " ")
    let number = try #require(words.dropFirst().first.flatMap { pid_t($0) })
    #expect(kill(number, 0) == 0)

    terminal = nil

    while kill(number, 0) == 0 { await Task.yield() }
  }

  @Test func `a terminal has the size, the widths and the capabilities that it is given`() throws {
    let model = try shell("read x", widths: .narrowEmoji, capabilities: .basic).model

    #expect(model.columns == 40)
    #expect(model.rows == 6)
    #expect(model.widths == .narrowEmoji)
    #expect(model.capabilities == .basic)
  }

  @Test func `what a program does not read is told at the limit`() async throws {
    let terminal = try shell("stty raw -echo; echo ready; exec sleep 300")
    try await terminal.waitUntil(shows: "ready")
    terminal.write([UInt8](repeating: 0x61, count: 200_000))

    let error = await #expect(throws: PseudoTerminalError.self) {
      try await terminal.waitUntil("echo", within: .milliseconds(50)) { $0.text.contains("aaa") }
    }

    #expect(error?.description.hasSuffix(" typed bytes are not taken") == true)
  }

  @Test func `a limit fails with the screen`() async throws {
    let terminal = try shell("echo shown; read x")
    try await terminal.waitUntil(shows: "shown")

    let error = await #expect(throws: PseudoTerminalError.self) {
      try await terminal.waitUntil("miracle", within: .milliseconds(20)) { $0.text.contains("miracle") }
    }

    #expect(error?.description.hasPrefix("no miracle within 0.02 seconds\n┌") == true)
    #expect(error?.description.contains("│shown") == true)
    #expect(error?.description.contains("typed bytes") == false)
  }

  @Test func `the end of the program ends a wait before its limit`() async throws {
    let terminal = try shell("echo last words; exit 7")

    let error = await #expect(throws: PseudoTerminalError.self) {
      try await terminal.waitUntil(shows: "more")
    }

    #expect(error?.description.hasPrefix("no “more”, and the program exited with 7\n") == true)
    #expect(error?.description.contains("│last words") == true)
  }

  @Test func `nothing is decided in the middle of a synchronized update`() async throws {
    let terminal = try shell(#"printf '\033[?2026hhalf'; read x; printf ' whole\033[?2026l'; read x"#)
    await #expect(throws: PseudoTerminalError.self) {
      try await terminal.waitUntil(within: .milliseconds(50)) { $0.text.contains("half") }
    }

    terminal.write("\r")

    let model = try await terminal.waitUntil { $0.text.contains("half") }
    #expect(model.text.contains("whole"))
    #expect(model.synchronizedUpdates == 1)
  }

  @Test func `all output of a program arrives before its end`() async throws {
    let terminal = try shell("i=0; while [ $i -lt 5000 ]; do echo line $i; i=$((i+1)); done")
    try await terminal.waitForEnd()

    #expect(terminal.output.filter { $0 == 10 }.count == 5000)
    #expect(terminal.model.lines[4] == "line 4999")
  }

  @Test func `more input than the terminal takes at once is written as it is read`() async throws {
    let terminal = try shell("stty raw -echo; echo ready; head -c 200000 | wc -c; stty sane")
    try await terminal.waitUntil(shows: "ready")

    terminal.write([UInt8](repeating: 0x61, count: 200_000))

    try await terminal.waitUntil(shows: "200000")
  }

  @Test func `an idle program writes nothing`() async throws {
    let terminal = try shell("echo ready; read x; echo more")
    try await terminal.waitUntil(shows: "ready")

    #expect(await terminal.output(during: .milliseconds(30)) == [])
    terminal.write("\r")
    try await terminal.waitForEnd()
    #expect(terminal.model.text.contains("more"))
  }

  @Test func `the output of a time is what was written in it, and ends with the program`() async throws {
    let terminal = try shell("echo ready; read x; echo more")
    try await terminal.waitUntil(shows: "ready")
    terminal.write("\r")

    let output = String(decoding: await terminal.output(during: .seconds(60)), as: UTF8.self)

    #expect(output.hasSuffix("\r\nmore\r\n"))
    #expect(!output.contains("ready"))
    #expect(terminal.state == .exited(0))
  }

  @Test(
    arguments: [
      (.running, "runs", false), (.exited(0), "exited with 0", true),
      (.killed(signal: 9), "was killed by signal 9", true),
    ] as [(ProgramState, String, Bool)]
  )
  func `a state is told in words, and only two are an end`(state: ProgramState, words: String, isEnd: Bool) {
    #expect(state.description == words)
    #expect(state.isEnd == isEnd)
  }

  @Test func `a call that failed is told with its reason`() {
    #expect(PseudoTerminalError.systemCall("open", reason: "Not found").description == "open: Not found")
  }

  @Test func `the environment is what is given`() async throws {
    let terminal = try PseudoTerminal(running: "/usr/bin/env", environment: ["ONLY": "this"])
    try await terminal.waitForEnd()

    #expect(terminal.model.text == "ONLY=this")
  }

  @Test func `a program that does not exist cannot be started`() {
    #expect(throws: PseudoTerminalError.systemCall("posix_spawn", reason: "No such file or directory")) {
      try PseudoTerminal(running: "/no/such/program")
    }
  }
}

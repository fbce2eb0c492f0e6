import FeatureKit
import Foundation
import PseudoTerminal
import Synchronization
import Testing

@testable import TesseraApp
@testable import tessera

/// Questions on a real terminal.
@Suite(.timeLimit(.minutes(5)), .serialized) struct PromptTests {
  private let errorOutput = WrittenText()

  @Test func `a hidden answer is read without being shown, and the echo is given back`() async throws {
    let line = try OpenTerminal()
    let before = try line.settings()
    let prompter = prompter(on: line)

    async let answer = prompter.ask(Prompt("Password:", echo: .hidden))
    try await line.wait { !$0.isEchoOn }
    line.type("hunter2\n")

    #expect(try await answer == "hunter2")
    #expect(errorOutput.text == "Password: ")
    #expect(line.output() == "\r\n")
    #expect(try line.settings() == before)
  }

  @Test func `an answer that may be seen is shown`() async throws {
    let line = try OpenTerminal()

    line.type("yes\n")

    #expect(try await prompter(on: line).ask(Prompt("Sure?")) == "yes")
    #expect(line.output() == "yes\r\n")
    #expect(errorOutput.text == "Sure? ")
  }

  @Test func `an answer can end with the input, without a line break`() async throws {
    let line = try OpenTerminal()

    // The first one hands over what was typed, the second one is the end.
    line.type("yes\u{4}\u{4}")

    #expect(try await prompter(on: line).ask(Prompt("Sure?")) == "yes")
  }

  @Test func `the end of the input is no answer`() async throws {
    let line = try OpenTerminal()

    line.type("\u{4}")

    await #expect(throws: PromptError.ended) { try await prompter(on: line).ask(Prompt("Sure?")) }
  }

  @Test(arguments: [(["--no-input"], [:]), ([], ["TESSERA_NO_INPUT": "1"])])
  func `who wants no questions is not asked`(
    options: [String],
    environment: [String: String]
  ) async throws {
    let prompter = prompter(on: try OpenTerminal(), options, environment)

    await #expect(throws: PromptError.ended) { try await prompter.ask(Prompt("Sure?")) }
    #expect(errorOutput.text == "")
  }

  private func prompter(
    on line: OpenTerminal,
    _ options: [String] = [],
    _ environment: [String: String] = [:]
  ) -> TerminalPrompter {
    var process = ProcessContext.process
    process.arguments = ["recipes", "shopping", "clear"] + options
    process.environment = environment
    process.input = InputChannel(descriptor: line.descriptor)
    process.errorOutput = OutputChannel(isTerminal: true) { [errorOutput] in errorOutput.add($0) }
    return TerminalPrompter(Launch(process))
  }
}

private final class WrittenText: Sendable {
  private let written = Mutex("")

  var text: String { written.withLock(\.self) }

  func add(_ text: String) { written.withLock { $0 += text } }
}

/// A pseudo-terminal that this process has open at both ends.
private final class OpenTerminal: Sendable {
  struct Settings: Equatable {
    let inputModes: tcflag_t
    let localModes: tcflag_t

    var isEchoOn: Bool { localModes & tcflag_t(ECHO) != 0 }
  }

  /// The end that a program reads from.
  let descriptor: Int32
  private let keyboard: Int32

  init() throws {
    var (keyboard, descriptor): (Int32, Int32) = (-1, -1)
    try #require(openpty(&keyboard, &descriptor, nil, nil, nil) == 0)
    (self.keyboard, self.descriptor) = (keyboard, descriptor)
    _ = fcntl(keyboard, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(descriptor)
    close(keyboard)
  }

  func settings() throws -> Settings {
    var settings = termios()
    try #require(tcgetattr(descriptor, &settings) == 0)
    return Settings(inputModes: settings.c_iflag, localModes: settings.c_lflag)
  }

  /// Waits for settings; the suite's time limit ends a wait that is in vain.
  func wait(for condition: (Settings) -> Bool) async throws {
    while !condition(try settings()) {
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// What the terminal has shown since the last call.
  func output() -> String {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = read(keyboard, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
  }
}

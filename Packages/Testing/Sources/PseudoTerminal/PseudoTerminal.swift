import Foundation
import Synchronization
public import TerminalModel

/// A program under a real pseudo-terminal whose output a ``TerminalModel`` shows and whose queries it answers.
///
/// The program leads a session of its own with the terminal as its controlling terminal. Its output is read
/// while a wait is under way; every wait has a limit and fails at it with the screen in its error. The waits
/// block a thread of their own, never one of the tasks. A program still running is killed when this is released.
public final class PseudoTerminal: Sendable {
  /// The settings of the terminal line before the program started.
  public let settingsBefore: TerminalSettings

  private let session: TerminalSession

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: Where the program is.
  ///   - arguments: The words after its name.
  ///   - environment: All its environment variables; nothing is inherited.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal.
  ///   - widths: How many cells the terminal gives to a cluster.
  ///   - capabilities: What the terminal understands and answers.
  /// - Throws: ``PseudoTerminalError`` when the system has no terminal for it or the program cannot be started.
  public init(
    running path: String,
    _ arguments: [String] = [],
    environment: [String: String] = ["TERM": "xterm-256color", "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"],
    columns: Int = 80,
    rows: Int = 24,
    widths: TerminalWidths = .unicode,
    capabilities: TerminalCapabilities = .modern
  ) throws(PseudoTerminalError) {
    let line = try TerminalLine(columns: columns, rows: rows)
    settingsBefore = try line.settings()
    let program = try ChildProgram(
      path: path,
      arguments: arguments,
      environment: environment,
      terminal: line.path
    )
    let model = TerminalModel(columns: columns, rows: rows, widths: widths, capabilities: capabilities)
    session = TerminalSession(line: line, program: program, model: model)
  }

  deinit {
    session.end()
  }

  /// What the terminal shows, as far as the output has been read.
  public var model: TerminalModel { session.record.model }

  /// Everything the program wrote, as far as it has been read.
  public var output: [UInt8] { session.record.output }

  /// What has become of the program.
  public var state: ProgramState { session.program.state }

  /// The settings of the terminal line now; after the program's end, those that it left behind.
  ///
  /// - Throws: ``PseudoTerminalError`` when the system does not tell.
  public func settings() throws(PseudoTerminalError) -> TerminalSettings {
    try session.settings()
  }

  /// Types keys.
  ///
  /// What the terminal does not take at once is written during the next wait.
  ///
  /// - Parameter keys: The text, with escape sequences for special keys.
  public func write(_ keys: String) {
    write(Array(keys.utf8))
  }

  /// Types bytes.
  ///
  /// What the terminal does not take at once is written during the next wait.
  ///
  /// - Parameter bytes: The bytes as the terminal sends them.
  public func write(_ bytes: [UInt8]) {
    session.type(bytes)
  }

  /// Changes the size of the terminal; the program gets `SIGWINCH`.
  ///
  /// - Parameters:
  ///   - columns: The new columns.
  ///   - rows: The new rows.
  /// - Throws: ``PseudoTerminalError`` when the system refuses.
  public func resize(columns: Int, rows: Int) throws(PseudoTerminalError) {
    try session.resize(columns: columns, rows: rows)
  }

  /// Sends a signal to the program; one that is gone gets none.
  ///
  /// - Parameter signal: The number of the signal, such as `SIGTERM`.
  /// - Throws: ``PseudoTerminalError`` when the system refuses.
  public func send(_ signal: Int32) throws(PseudoTerminalError) {
    try session.program.send(signal)
  }

  /// Waits until the screen meets a condition; never decides in the middle of a synchronized update.
  ///
  /// - Parameters:
  ///   - awaited: What is waited for, for the text of a failure.
  ///   - limit: How long to wait.
  ///   - condition: Whether the terminal shows it; called after every read.
  /// - Returns: The terminal that meets the condition.
  /// - Throws: ``PseudoTerminalError`` at the limit, or as soon as the program has ended without it.
  @discardableResult
  public func waitUntil(
    _ awaited: String = "expected screen",
    within limit: Duration = .seconds(20),
    _ condition: @escaping @Sendable (TerminalModel) -> Bool
  ) async throws(PseudoTerminalError) -> TerminalModel {
    try await session.wait(for: awaited, within: limit) { record, state in
      let isDecided = !record.model.isInSynchronizedUpdate || record.isAtEnd
      return isDecided && condition(record.model)
    }
    .model
  }

  /// Waits until a text is on the screen.
  ///
  /// - Parameters:
  ///   - text: The text, within one row.
  ///   - limit: How long to wait.
  /// - Returns: The terminal that shows it.
  /// - Throws: ``PseudoTerminalError`` at the limit, or as soon as the program has ended without it.
  @discardableResult
  public func waitUntil(
    shows text: String,
    within limit: Duration = .seconds(20)
  ) async throws(PseudoTerminalError) -> TerminalModel {
    try await waitUntil("“\(text)”", within: limit) { $0.text.contains(text) }
  }

  /// Waits until the program has been stopped, as by `SIGSTOP`.
  ///
  /// - Parameter limit: How long to wait.
  /// - Returns: The terminal as it was left.
  /// - Throws: ``PseudoTerminalError`` at the limit, or when the program ends instead.
  @discardableResult
  public func waitUntilStopped(
    within limit: Duration = .seconds(20)
  ) async throws(PseudoTerminalError) -> TerminalModel {
    try await session.wait(for: "stop", within: limit) { _, state in
      if case .stopped = state { true } else { false }
    }
    .model
  }

  /// Waits for the end of the program and of its output.
  ///
  /// - Parameter limit: How long to wait.
  /// - Returns: How it ended: ``ProgramState/exited(_:)`` or ``ProgramState/killed(signal:)``.
  /// - Throws: ``PseudoTerminalError`` at the limit.
  @discardableResult
  public func waitForEnd(within limit: Duration = .seconds(20)) async throws(PseudoTerminalError)
    -> ProgramState
  {
    _ = try await session.wait(for: "end of the program", within: limit) { record, state in
      record.isAtEnd && state.isEnd
    }
    return state
  }

  /// Reads what the program writes during a time, to show that it writes little or nothing.
  ///
  /// - Parameter time: How long to read.
  /// - Returns: The bytes written in that time.
  public func output(during time: Duration) async -> [UInt8] {
    await session.output(during: time)
  }
}

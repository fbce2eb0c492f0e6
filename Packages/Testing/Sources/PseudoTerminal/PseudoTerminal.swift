public import TerminalModel

/// A program under a real pseudo-terminal whose output a ``/TerminalModel/TerminalModel`` shows and whose queries it
/// answers.
///
/// The program leads a session of its own with the terminal as its controlling terminal. Its output is read
/// while a wait is under way; every wait has a limit and fails at it with the screen in its error. The waits
/// block a thread of their own, never one of the tasks. A program still running is killed when this is released.
public final class PseudoTerminal: Sendable {
  /// The settings of the terminal line before the program started.
  public let settingsBefore: TerminalSettings

  let session: TerminalSession

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
    session.program.end()
  }

  /// The screen of the terminal, as of the output read so far.
  public var model: TerminalModel { session.record.model }

  /// Everything the program wrote, as far as it has been read.
  public var output: [UInt8] { session.record.output }

  /// The state of the program.
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

  /// Sends a signal to the programs in the foreground of the terminal, as its keys do.
  ///
  /// - Parameter signal: The number of the signal, such as `SIGTSTP`.
  /// - Throws: ``PseudoTerminalError`` when the system refuses.
  public func sendToForeground(_ signal: Int32) throws(PseudoTerminalError) {
    try session.sendToForeground(signal)
  }
}

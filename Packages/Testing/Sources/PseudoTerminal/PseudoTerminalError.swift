/// Why a program under a pseudo-terminal did not do what a test waited for.
public enum PseudoTerminalError: Error, Hashable {
  /// A call of the system failed, with the name of the call and the reason.
  case systemCall(String, reason: String)
  /// The time was over, with what was waited for and the state of the terminal.
  case timedOut(waitingFor: String, within: Duration, terminal: String)
  /// The program ended or closed its terminal first, with its state and that of the terminal.
  case ended(waitingFor: String, state: ProgramState, terminal: String)
}

extension PseudoTerminalError: CustomStringConvertible {
  /// The error, with the screen.
  public var description: String {
    switch self {
    case .systemCall(let call, let reason): "\(call): \(reason)"
    case .timedOut(let awaited, let limit, let terminal): "no \(awaited) within \(limit)\n\(terminal)"
    case .ended(let awaited, let state, let terminal): "no \(awaited), and the program \(state)\n\(terminal)"
    }
  }
}

/// The state of a program.
public enum ProgramState: Hashable, Sendable {
  /// It runs.
  case running
  /// It ended by itself with this status.
  case exited(Int32)
  /// A signal ended it.
  case killed(signal: Int32)

  /// Whether the program is gone.
  public var isEnd: Bool { self != .running }
}

extension ProgramState: CustomStringConvertible {
  /// The state as the end of a sentence about the program.
  public var description: String {
    switch self {
    case .running: "runs"
    case .exited(let status): "exited with \(status)"
    case .killed(let signal): "was killed by signal \(signal)"
    }
  }
}

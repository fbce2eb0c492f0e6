/// Why the full-screen program has ended.
public enum ShellEnd: Hashable, Sendable {
  /// The user has quit.
  case quit
  /// A signal asked for it.
  case terminated(signal: Int32)
  /// The terminal is gone.
  case inputEnded

  /// The exit status of the process: 0, or 128 plus the number of the signal; a lost terminal counts as `SIGHUP`.
  public var status: Int32 {
    switch self {
    case .quit: 0
    case .terminated(let signal): 128 + signal
    case .inputEnded: 129
    }
  }
}

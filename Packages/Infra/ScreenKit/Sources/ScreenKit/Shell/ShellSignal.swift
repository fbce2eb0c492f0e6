/// A signal that wakes the full-screen program.
enum ShellSignal: Sendable {
  case terminal(TerminalEvent)
  case inputEnded
  case sequenceTimedOut(Int)
  case fenceTimedOut
  /// The content has changed.
  case changed
  /// Everything that had arrived when this was asked for has been dealt with: it is time to draw.
  case frame
}

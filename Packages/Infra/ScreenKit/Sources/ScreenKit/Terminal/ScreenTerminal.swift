/// A terminal that a full-screen program takes over and gives back.
///
/// The program writes all escape sequences; the terminal only changes its line settings, hands over what arrives,
/// and makes sure that the restoring bytes are written however the program ends.
public protocol ScreenTerminal: Sendable {
  /// The events in order, until the end of the input.
  associatedtype Events: AsyncSequence<TerminalEvent, Never> & Sendable

  /// Takes the terminal over: input arrives byte by byte and unechoed, signals become events.
  ///
  /// - Parameter restoring: What ``leave()`` and ``suspend()`` write; it is also written when the process is ended
  ///   by a signal or a trap.
  /// - Returns: What arrives from now on; `nil` when there is no terminal to take over.
  func enter(restoring: String) -> Events?

  /// Writes the restoring bytes, gives the terminal back as it was, and ends the events; does nothing when it has been
  /// given back.
  func leave()

  /// Gives the terminal back and stops the process, as Ctrl-Z does.
  ///
  /// When the process continues, the terminal is taken over again and ``TerminalEvent/continued`` arrives: at
  /// once where no shell could let it continue.
  func suspend()

  /// The size in cells; 80 × 24 where it cannot be measured.
  var size: (columns: Int, rows: Int) { get }

  /// Writes a whole frame.
  ///
  /// - Parameter frame: Text with escape sequences.
  func write(_ frame: String)
}

/// An event of a terminal.
public enum TerminalEvent: Hashable, Sendable {
  /// Input, divided anywhere.
  case bytes([UInt8])
  /// The size has changed.
  case resized
  /// The process goes on after it was stopped: the screen and the modes have to be set again.
  case continued
  /// A signal asks the process to stop for a while; ``ScreenTerminal/suspend()`` is the answer.
  case stopRequested
  /// A signal asks the process to end.
  case terminated(signal: Int32)
}

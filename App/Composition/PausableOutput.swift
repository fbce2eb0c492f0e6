import Synchronization

/// A stream that keeps what is written to it while another program part has the terminal.
final class PausableOutput: Sendable {
  private struct State {
    var isPaused = false
    var kept = ""

    /// The text to write next; without any, the pause is over.
    mutating func next() -> String? {
      isPaused = !kept.isEmpty
      defer { kept = "" }
      return isPaused ? kept : nil
    }
  }

  /// Nobody reads more than this after a long session; what was written first is dropped.
  private static let mostKept = 64 << 10

  private let target: OutputChannel
  private let state = Mutex(State())

  init(_ target: OutputChannel) {
    self.target = target
  }

  /// The stream to write to.
  var channel: OutputChannel {
    OutputChannel(isTerminal: target.isTerminal, size: target.size) { [self] in write($0) }
  }

  /// Keeps what is written, until ``resume()``; a stream that is no terminal is written to all the same.
  func pause() {
    state.withLock { $0.isPaused = target.isTerminal }
  }

  /// Writes the held text, and passes all later text on at once.
  ///
  /// Text that comes meanwhile is held, too, until what came before it is written.
  func resume() {
    while let text = state.withLock({ $0.next() }) { target.write(text) }
  }

  private func write(_ text: String) {
    let isKept = state.withLock { state in
      guard state.isPaused else { return false }
      state.kept += text
      if state.kept.utf8.count > Self.mostKept { state.kept = String(state.kept.suffix(Self.mostKept / 4)) }
      return true
    }
    if !isKept { target.write(text) }
  }
}

import FaultServer
import Synchronization

/// Answers well once, and then badly for ever.
final class Script: Sendable {
  private let bad: HTTPAnswer
  private let isFirst = Mutex(true)

  init(_ bad: HTTPAnswer) {
    self.bad = bad
  }

  func next() -> HTTPAnswer {
    isFirst.withLock { isFirst in
      defer { isFirst = false }
      return isFirst ? HTTPAnswer(fields: Peer.fields, body: Peer.page()) : bad
    }
  }
}

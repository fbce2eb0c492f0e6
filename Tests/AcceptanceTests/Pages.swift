import FaultServer
import Synchronization

/// Answers that are given once each, in order.
final class Pages: Sendable {
  private let pages: Mutex<[HTTPAnswer]>

  init(_ pages: [HTTPAnswer]) {
    self.pages = Mutex(pages)
  }

  func next() -> HTTPAnswer? { pages.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

import FaultServer
import Synchronization

/// Answers that are given once each, in order.
final class AnswerQueue: Sendable {
  private let answers: Mutex<[HTTPAnswer]>

  init(_ answers: [HTTPAnswer]) {
    self.answers = Mutex(answers)
  }

  func next() -> HTTPAnswer? { answers.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

import Foundation
import Synchronization

/// A clock that a test sets.
final class ManualClock: Sendable {
  static let start = Date(timeIntervalSince1970: 1_700_000_000)

  private let moment = Mutex(start)

  var now: Date { moment.withLock { $0 } }

  func advance(by seconds: TimeInterval) {
    moment.withLock { $0 += seconds }
  }
}

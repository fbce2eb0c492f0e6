import Foundation
import Synchronization

/// A clock that a test sets.
final class ManualClock: Sendable {
  private let moment = Mutex(Date(timeIntervalSince1970: 1_700_000_000))

  var now: @Sendable () -> Date {
    { self.moment.withLock { $0 } }
  }

  func advance(by seconds: TimeInterval) {
    moment.withLock { $0 += seconds }
  }
}

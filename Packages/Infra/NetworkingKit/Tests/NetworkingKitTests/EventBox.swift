import NetworkingKit
import Synchronization

/// Collects what is reported.
final class EventBox: Sendable {
  private let events = Mutex<[HTTPEvent]>([])

  var all: [HTTPEvent] { events.withLock { $0 } }

  func add(_ event: HTTPEvent) {
    events.withLock { $0.append(event) }
  }
}

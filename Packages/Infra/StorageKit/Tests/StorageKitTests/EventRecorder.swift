import Synchronization

@testable import StorageKit

/// Remembers what a store reported.
final class EventRecorder: Sendable {
  private let recorded = Mutex<[DocumentStoreEvent]>([])

  var events: [DocumentStoreEvent] {
    recorded.withLock { $0 }
  }

  var observe: @Sendable (DocumentStoreEvent) -> Void {
    { event in self.recorded.withLock { $0.append(event) } }
  }
}

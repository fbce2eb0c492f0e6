import StorageKit
import Synchronization

/// Remembers what a store reported.
final class EventRecorder<Event: Sendable>: Sendable {
  private let recorded = Mutex<[Event]>([])

  var events: [Event] {
    recorded.withLock { $0 }
  }

  var observe: @Sendable (Event) -> Void {
    { event in self.recorded.withLock { $0.append(event) } }
  }
}

extension EventRecorder<DocumentStoreEvent> {
  /// What the store did on its own.
  var incidents: [DocumentStoreEvent] {
    events.filter { event in
      switch event {
      case .read, .wrote: false
      case .setAside, .dropped, .evicted: true
      }
    }
  }
}

extension EventRecorder<RecordStoreEvent> {
  /// What the store did on its own.
  var incidents: [RecordStoreEvent] {
    events.filter { event in
      switch event {
      case .read, .wrote: false
      case .setAside, .salvaged, .damaged: true
      }
    }
  }
}

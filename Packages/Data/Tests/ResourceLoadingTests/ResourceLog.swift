import ResourceLoading
import Synchronization

/// Remembers the steps of a loader.
final class ResourceLog: Sendable {
  private let state = Mutex<[ResourceEvent]>([])

  var events: [ResourceEvent] { state.withLock(\.self) }

  var hear: @Sendable (ResourceEvent) -> Void {
    { event in self.state.withLock { $0.append(event) } }
  }
}

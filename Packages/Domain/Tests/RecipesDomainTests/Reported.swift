import DomainKernel
import Synchronization

/// Remembers the errors that were reported.
final class Reported: Sendable {
  private let state = Mutex<[PersistenceError]>([])

  var errors: [PersistenceError] { state.withLock { $0 } }

  func append(_ error: PersistenceError) {
    state.withLock { $0.append(error) }
  }
}

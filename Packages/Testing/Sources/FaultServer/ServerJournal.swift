import LoopbackSockets
import Synchronization

/// The record of a server, the sockets it has open, and who waits for something to happen.
final class ServerJournal: Sendable {
  private struct Waiter {
    let condition: @Sendable (ServerRecord) -> Bool
    let continuation: CheckedContinuation<ServerRecord, Never>
  }

  private struct State {
    var record = ServerRecord()
    var open: [ObjectIdentifier: StreamSocket] = [:]
    var waiters: [Waiter] = []
  }

  private let state = Mutex(State())

  var record: ServerRecord { state.withLock(\.record) }

  /// Changes the record and wakes those whose condition holds now; everybody once the server is stopped.
  func update(_ change: @Sendable (inout ServerRecord) -> Void) {
    let (ready, record) = state.withLock { state in
      change(&state.record)
      let record = state.record
      let ready = state.waiters.filter { record.isStopped || $0.condition(record) }
      state.waiters.removeAll { record.isStopped || $0.condition(record) }
      return (ready, record)
    }
    for waiter in ready { waiter.continuation.resume(returning: record) }
  }

  func wait(until condition: @escaping @Sendable (ServerRecord) -> Bool) async -> ServerRecord {
    await withCheckedContinuation { continuation in
      let now: ServerRecord? = state.withLock { state in
        if state.record.isStopped || condition(state.record) { return state.record }
        state.waiters.append(Waiter(condition: condition, continuation: continuation))
        return nil
      }
      if let now { continuation.resume(returning: now) }
    }
  }

  /// Numbers a new connection, from 0; `nil` when the server is stopped already.
  func opened(_ socket: StreamSocket) -> Int? {
    let number: Int? = state.withLock { state in
      guard !state.record.isStopped else { return nil }
      state.open[ObjectIdentifier(socket)] = socket
      return state.record.connections
    }
    if number != nil { update { $0.connections += 1 } }
    return number
  }

  func closed(_ socket: StreamSocket) {
    state.withLock { $0.open[ObjectIdentifier(socket)] = nil }
  }

  /// Ends every connection; their scripts notice and stop.
  func shutDownAll() {
    for socket in state.withLock({ Array($0.open.values) }) { socket.shutDown() }
  }
}

import Synchronization

/// Limits how many requests to one origin are under way at once; the others wait for their turn, the first come first.
///
/// Waiting ends when the task is cancelled, and so when a ``DeadlineInterceptor`` in front of this one is out of time.
/// Placed behind ``RetryInterceptor``, a request does not keep its place during a pause.
public struct ConcurrencyInterceptor: HTTPInterceptor {
  private let turns: Turns

  /// Makes an interceptor; its copies count together.
  ///
  /// - Parameter limit: How many requests to one origin at once; values below 1 count as 1.
  public init(limit: Int) {
    turns = Turns(limit: max(1, limit))
  }

  /// How many requests wait for their turn at an origin.
  func waiting(at origin: Origin) -> Int { turns.waiting(at: origin) }

  /// Sends the request when it is its turn.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    guard let origin = Origin(request.url) else { return try await next.send(request) }
    guard await turns.begin(at: origin) else { throw .cancelled }
    defer { turns.end(at: origin) }
    return try await next.send(request)
  }
}

/// Who is under way and who waits, by origin.
private final class Turns: Sendable {
  private struct Waiter {
    let id: Int
    let continuation: CheckedContinuation<Bool, Never>
  }

  private struct Line {
    var running = 0
    var waiting: [Waiter] = []
  }

  private struct State {
    var lines: [Origin: Line] = [:]
    var lastID = 0
    /// Those that were cancelled before they began to wait.
    var cancelled: Set<Int> = []
  }

  private let limit: Int
  private let state = Mutex(State())

  init(limit: Int) {
    self.limit = limit
  }

  /// Waits for a turn; false when the task is cancelled first, and then there is no turn to end.
  func begin(at origin: Origin) async -> Bool {
    let id = state.withLock { state in
      state.lastID += 1
      return state.lastID
    }
    let hasTurn = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let answer: Bool? = state.withLock { state in
          if state.cancelled.contains(id) { return false }
          var line = state.lines[origin] ?? Line()
          defer { state.lines[origin] = line }
          guard line.running >= limit else {
            line.running += 1
            return true
          }
          line.waiting.append(Waiter(id: id, continuation: continuation))
          return nil
        }
        if let answer { continuation.resume(returning: answer) }
      }
    } onCancel: {
      leave(id, origin)
    }
    state.withLock { _ = $0.cancelled.remove(id) }
    return hasTurn
  }

  /// Hands the turn to the one that has waited longest.
  func end(at origin: Origin) {
    let next: Waiter? = state.withLock { state in
      guard var line = state.lines[origin] else { return nil }
      guard line.waiting.isEmpty else {
        let next = line.waiting.removeFirst()
        state.lines[origin] = line
        return next
      }
      line.running -= 1
      state.lines[origin] = line.running > 0 ? line : nil
      return nil
    }
    next?.continuation.resume(returning: true)
  }

  func waiting(at origin: Origin) -> Int { state.withLock { $0.lines[origin]?.waiting.count ?? 0 } }

  private func leave(_ id: Int, _ origin: Origin) {
    let waiter: Waiter? = state.withLock { state in
      guard let place = state.lines[origin]?.waiting.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.lines[origin]?.waiting.remove(at: place)
    }
    waiter?.continuation.resume(returning: false)
  }
}

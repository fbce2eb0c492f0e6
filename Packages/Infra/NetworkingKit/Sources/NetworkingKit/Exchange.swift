import Foundation
import Synchronization

/// One request under way: collects the response within its limits and ends exactly once.
final class Exchange: Sendable {
  typealias Outcome = Result<HTTPResponse, HTTPClientError>

  private enum Phase {
    case waiting
    case running(CheckedContinuation<Outcome, Never>)
    case ended(Outcome)
  }

  private struct State {
    var phase = Phase.waiting
    var head: ResponseHead?
    var body = Data()
    var isSessionDone = false
  }

  private let method: HTTPMethod
  private let limits: HTTPLimits
  private let state = Mutex(State())

  init(method: HTTPMethod, limits: HTTPLimits) {
    self.method = method
    self.limits = limits
  }

  var hasHead: Bool { state.withLock { $0.head != nil } }

  /// Whether the session has reported the end of its task.
  var isSessionDone: Bool { state.withLock(\.isSessionDone) }

  /// Names who waits for the outcome; false when it has ended already and nothing has to be started.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) -> Bool {
    let early: Outcome? = state.withLock { state in
      if case .ended(let outcome) = state.phase { return outcome }
      state.phase = .running(continuation)
      return nil
    }
    if let early { continuation.resume(returning: early) }
    return early == nil
  }

  /// Takes the head of the response, unless it is too large.
  func receive(_ head: ResponseHead) {
    guard head.size <= limits.headBytes else {
      let limit = String(limits.headBytes)
      return end(.failure(.invalidResponse(reason: "the fields of the response exceed " + limit + " bytes")))
    }
    state.withLock { $0.head = head }
  }

  /// Takes a part of the body.
  ///
  /// Past the limit nothing is appended, because the session goes on delivering what it has inflated even
  /// after its task was cancelled.
  func receive(_ part: Data) {
    let fits = state.withLock { state in
      if case .ended = state.phase { return true }
      guard state.body.count + part.count <= limits.bodyBytes else { return false }
      state.body.append(part)
      return true
    }
    if !fits { end(.failure(.bodyTooLarge(limit: limits.bodyBytes))) }
  }

  /// Ends with what was received, or with the failure of the session, which has nothing more to say.
  func complete(with error: (any Error)?) {
    state.withLock { $0.isSessionDone = true }
    if let error {
      end(.failure(HTTPClientError(sessionError: error, limits: limits)))
    } else {
      completeBeforeSession()
    }
  }

  /// Ends with what was received, although the session has not reported the end of its task.
  func completeBeforeSession() {
    let (head, body) = state.withLock { ($0.head, $0.body) }
    end(head?.response(to: method, body: body) ?? .failure(.invalidResponse(reason: "no HTTP response")))
  }

  /// Ends with an outcome; only the first one counts.
  func end(_ outcome: Outcome) {
    let continuation: CheckedContinuation<Outcome, Never>? = state.withLock { state in
      defer { state.body = Data() }
      switch state.phase {
      case .waiting:
        state.phase = .ended(outcome)
        return nil
      case .running(let continuation):
        state.phase = .ended(outcome)
        return continuation
      case .ended:
        return nil
      }
    }
    continuation?.resume(returning: outcome)
  }
}

import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
    var reader: ResponseHeadReader
    var body = Data()
  }

  let order: CurlOrder
  private let limits: HTTPLimits
  private let state: Mutex<State>

  init(_ order: CurlOrder, limits: HTTPLimits) {
    self.order = order
    self.limits = limits
    state = Mutex(State(reader: ResponseHeadReader(limit: limits.headBytes)))
  }

  /// Whether the outcome is known, so that nothing more has to be sent or received.
  var hasEnded: Bool {
    state.withLock { state in
      if case .ended = state.phase { true } else { false }
    }
  }

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

  /// Takes a line of the head; false when the exchange has ended, and with it the interest in more.
  func receive(line: [UInt8]) -> Bool {
    keepGoing { state throws(HTTPClientError) in
      let wasComplete = state.reader.head != nil
      try state.reader.receive(line)
      guard !wasComplete, let head = state.reader.head, head.hasContent(after: order.method) else { return }
      guard let length = try head.announcedLength() else { return }
      guard length <= limits.bodyBytes else { throw .bodyTooLarge(limit: limits.bodyBytes) }
      // A length is only a claim before the body arrives.
      state.body.reserveCapacity(min(length, 1 << 20))
    }
  }

  /// Takes a part of the body as it came over the wire; false when the exchange has ended.
  func receive(_ part: UnsafeRawBufferPointer) -> Bool {
    keepGoing { state throws(HTTPClientError) in
      guard state.body.count + part.count <= limits.bodyBytes else {
        throw .bodyTooLarge(limit: limits.bodyBytes)
      }
      state.body.append(part.assumingMemoryBound(to: UInt8.self))
    }
  }

  private func keepGoing(_ step: (inout State) throws(HTTPClientError) -> Void) -> Bool {
    let failure: HTTPClientError? = state.withLock { state in
      if case .ended = state.phase { return .cancelled }
      do throws(HTTPClientError) {
        try step(&state)
        return nil
      } catch {
        return error
      }
    }
    if let failure { end(.failure(failure)) }
    return failure == nil
  }

  /// Ends with what was received, unless libcurl or the response itself says that it is not complete.
  func complete(with failure: CurlFailure?) {
    if let failure { return end(.failure(HTTPClientError(failure))) }
    end(state.withLock { state in response(from: state) })
  }

  private func response(from state: State) -> Outcome {
    // libcurl is content with a head that was cut short; the missing empty line tells.
    guard let head = state.reader.head else {
      return .failure(.connectionLost(reason: "the connection was closed before the end of the head"))
    }
    guard head.hasContent(after: order.method) else {
      return .success(HTTPResponse(status: head.status, fields: head.fields))
    }
    do throws(HTTPClientError) {
      guard try state.body.count >= head.announcedLength() ?? 0 else {
        return .failure(.connectionLost(reason: "the connection was closed before the end of the body"))
      }
    } catch {
      return .failure(error)
    }
    return .success(HTTPResponse(status: head.status, fields: head.fields, body: state.body))
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

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
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

/// Status and fields of a response whose body is still to come.
struct ResponseHead: Sendable {
  let status: HTTPStatus
  let fields: HTTPFields

  /// Takes over what URLSession has made of the head: one line per name, without an order of its own.
  init(_ response: HTTPURLResponse) {
    status = HTTPStatus(rawValue: response.statusCode)
    let lines = response.allHeaderFields.compactMap { name, value in
      (name as? String).map {
        HTTPField(name: HTTPField.Name($0), value: Self.withoutLineBreaks(String(describing: value)))
      }
    }
    fields = HTTPFields(lines.sorted { $0.name.canonicalName < $1.name.canonicalName })
  }

  /// Bytes of all names and values.
  var size: Int {
    fields.reduce(0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count }
  }

  /// Puts the body to the head, unless it is not the body that was announced.
  ///
  /// The length is compared here because not every version of the session does; with an encoding it counts
  /// bytes that were not seen.
  func response(to method: HTTPMethod, body: Data) -> Exchange.Outcome {
    guard method != .head, status.rawValue != 204, status != .notModified else {
      return .success(HTTPResponse(status: status, fields: fields))
    }
    if let announced = fields[.contentLength], fields["Transfer-Encoding"] == nil {
      guard let length = Self.length(announced) else {
        return .failure(.invalidResponse(reason: "contradicting lengths of the body"))
      }
      // URLSession loses the body of a redirect that leads nowhere.
      let mayBeMissing = (300..<400).contains(status.rawValue) && body.isEmpty
      if fields[.contentEncoding] == nil, body.count < length, !mayBeMissing {
        return .failure(.connectionLost(reason: "the body ended before its announced length"))
      }
    }
    return .success(HTTPResponse(status: status, fields: fields, body: body))
  }

  /// The length that all members of the list agree upon (RFC 9110, 8.6).
  private static func length(_ announced: String) -> Int? {
    let members = Set(announced.split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } })
    guard members.count == 1, let length = members.first.flatMap({ Int($0) }), length >= 0 else { return nil }
    return length
  }

  /// A value with blanks for CR, LF and NUL (RFC 9110, 5.5).
  private static func withoutLineBreaks(_ value: String) -> String {
    guard value.utf8.contains(where: { [0x0D, 0x0A, 0x00].contains($0) }) else { return value }
    return String(
      String.UnicodeScalarView(value.unicodeScalars.map { ["\r", "\n", "\0"].contains($0) ? " " : $0 })
    )
  }
}

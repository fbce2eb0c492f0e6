import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests over the network with URLSession.
///
/// There is one session for the life of the transport, made at the first request. It keeps no cache, no
/// cookies and no credentials, and follows no redirect. Repeated field lines arrive joined; when their names
/// differ in letter case, Linux delivers one of them only.
public final class URLSessionTransport: HTTPTransport {
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>
  private let delegate = ExchangeDelegate()
  private let session = Mutex<URLSession?>(nil)

  /// Makes a transport; nothing is started before the first request.
  ///
  /// - Parameters:
  ///   - limits: What one exchange may cost.
  ///   - clock: Measures the time of an exchange.
  public init(limits: HTTPLimits = HTTPLimits(), clock: any Clock<Duration>) {
    self.limits = limits
    self.clock = clock
  }

  deinit {
    session.withLock { $0?.invalidateAndCancel() }
  }

  /// Sends a request and waits for the complete response, within the limits.
  ///
  /// Redirects are returned like any other response. The fields are as they came, so `Content-Encoding` and
  /// `Content-Length` may describe the encoded form of a body that is decoded.
  ///
  /// - Parameter request: What to send; `https`, or `http` to this machine.
  /// - Returns: The response.
  /// - Throws: ``HTTPClientError`` when there is no complete response, or one beyond the limits.
  public func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
    try request.validate()
    guard let limit = request.deadline.limit(standard: limits.duration) else {
      return try await exchange(request, timeout: Self.endless).get()
    }
    return try await Deadline(limit: limit, clock: clock).enforce {
      await self.exchange(request, timeout: limit + .seconds(5))
    }
  }

  /// What the session is told where there is no limit; it knows no other word for that.
  private static let endless = Duration.seconds(7 * 86_400)

  private func exchange(_ request: HTTPRequest, timeout: Duration) async -> Exchange.Outcome {
    let exchange = Exchange(method: request.method, limits: limits)
    let task = openSession().dataTask(with: URLRequest(request, timeout: timeout))
    delegate.register(exchange, for: task)
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if exchange.begin(continuation) { task.resume() }
      }
    } onCancel: {
      exchange.end(.failure(.cancelled))
    }
    delegate.forget(task)
    // Cancelling waits for the queue of the session, which may be busy inflating; nobody else has to wait.
    if !exchange.isSessionDone { DispatchQueue.global().async { task.cancel() } }
    return outcome
  }

  private func openSession() -> URLSession {
    session.withLock { session in
      if let session { return session }
      let new = URLSession(
        configuration: Self.configuration(),
        delegate: delegate,
        delegateQueue: InlineDelegateQueue()
      )
      session = new
      return new
    }
  }

  private static func configuration() -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.httpCookieAcceptPolicy = .never
    configuration.urlCredentialStorage = nil
    return configuration
  }
}

extension URLRequest {
  init(_ request: HTTPRequest, timeout: Duration) {
    self.init(
      url: request.url,
      cachePolicy: .reloadIgnoringLocalCacheData,
      timeoutInterval: timeout / .seconds(1)
    )
    httpMethod = request.method.rawValue
    httpBody = request.body
    httpShouldHandleCookies = false
    for field in request.fields { addValue(field.value, forHTTPHeaderField: field.name.rawName) }
  }
}

import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what the session reports on to the exchange that it belongs to.
///
/// What comes for an exchange that has ended is dropped.
final class ExchangeDelegate: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Mutex<[Int: Exchange]>([:])

  func register(_ exchange: Exchange, for task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  func forget(_ task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = nil }
  }

  private func exchange(of task: URLSessionTask) -> Exchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let goesOn = (response as? HTTPURLResponse).map { exchange(of: dataTask)?.receive(ResponseHead($0)) == true }
    completionHandler(goesOn == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if exchange(of: dataTask)?.receive(data) != true { dataTask.cancel() }
  }

  /// Hands the redirect itself to the chain, where the rules for it are.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    _ = exchange(of: task)?.receive(ResponseHead(response))
    completionHandler(nil)
  }

  /// Leaves the trust in a server to the system, and returns 401 and 407 as they are.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    let asksForCredentials = [
      NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
      NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodNTLM,
    ].contains(challenge.protectionSpace.authenticationMethod)
    completionHandler(asksForCredentials ? .rejectProtectionSpace : .performDefaultHandling, nil)
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = exchange(of: task) else { return }
    // A redirect that leads nowhere is announced by nothing but the end of its task.
    if error == nil, !exchange.hasHead, let response = task.response as? HTTPURLResponse {
      _ = exchange.receive(ResponseHead(response))
    }
    exchange.complete(with: error)
  }
}

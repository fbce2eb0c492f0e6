import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Passes what the session reports on to the exchange that it belongs to.
///
/// What comes for an exchange that has ended is dropped. Nothing here cancels a task: on Linux that would wait
/// for the queue that the call came from.
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
    if let response = response as? HTTPURLResponse {
      exchange(of: dataTask)?.receive(ResponseHead(response))
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.receive(data)
  }

  /// Hands the redirect itself to the chain, where the rules for it are.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    exchange(of: task)?.receive(ResponseHead(response))
    completionHandler(nil)
  }

  /// Leaves the trust in a server to the system, and returns 401 and 407 as they are.
  ///
  /// On Linux a challenge comes after the whole response and no answer to it leads anywhere: refusing cancels
  /// the task from the queue that the cancelling waits for.
  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    #if canImport(FoundationNetworking)
      exchange(of: task)?.completeBeforeSession()
    #else
      let isAboutTrust =
        challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodServerTrust
      completionHandler(isAboutTrust ? .performDefaultHandling : .rejectProtectionSpace, nil)
    #endif
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard let exchange = exchange(of: task) else { return }
    // A redirect that leads nowhere is announced by nothing but the end of its task.
    if error == nil, !exchange.hasHead, let response = task.response as? HTTPURLResponse {
      exchange.receive(ResponseHead(response))
    }
    exchange.complete(with: error)
  }
}

/// Runs what the session reports where it is reported, instead of collecting it.
///
/// On Linux the session hands over each piece of a body as an operation and goes on at once. When a body
/// inflates faster than the operations run, hundreds of megabytes wait in the queue. Running them in place makes the session wait: that is the back-pressure.
final class InlineDelegateQueue: OperationQueue, @unchecked Sendable {  // adds no state to its superclass
  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    #if canImport(FoundationNetworking)
      block()
    #else
      super.addOperation(block)
    #endif
  }
}

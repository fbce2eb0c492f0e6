/// Sends the changes of one kind to their service.
///
/// It makes one exchange for each call and never retries on its own: a request that changes something and may have
/// reached the service is not sent twice.
public protocol OutboxSender: Sendable {
  /// Sends a change.
  ///
  /// - Parameter entry: The change.
  /// - Throws: ``ServiceError``. `offline`, `signInNeeded`, `credentialsUnreadable` and `rateLimited` say that the
  ///   service did nothing; `rejected` and `notFound` that it refused; after all others nobody knows what it did. What
  ///   is there already, such as removing what is not there, is no error.
  func send(_ entry: OutboxEntry) async throws(ServiceError)

  /// Asks the service whether it has the effect of a change already.
  ///
  /// It is asked before a change that may have reached the service is sent again. It must ask the service, not a cache.
  ///
  /// - Parameter entry: The change.
  /// - Returns: Whether the effect is there; `nil` when that cannot be told, now or ever.
  /// - Throws: ``ServiceError`` when the service could not be asked.
  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool?
}

/// The senders of an area for the account that is signed in there.
public struct OutboxRoute: Sendable {
  /// The queue of the account that is signed in.
  public let queue: OutboxQueue
  /// The sender of each kind.
  public let senders: [String: any OutboxSender]

  /// Describes a route.
  ///
  /// - Parameters:
  ///   - queue: The queue of the account that is signed in.
  ///   - senders: The sender of each kind. An entry of another kind is left waiting.
  public init(_ queue: OutboxQueue, senders: [String: any OutboxSender]) {
    self.queue = queue
    self.senders = senders
  }
}

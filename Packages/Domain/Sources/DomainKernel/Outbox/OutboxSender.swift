/// Sends the changes of one kind to their service.
///
/// It sends a change once for each call, beside what it reads before and sends after it, and never retries on its own:
/// a request that changes something and may have
/// reached the service is not sent twice.
public protocol OutboxSender: Sendable {
  /// Sends a change, and says whether it had an effect.
  ///
  /// - Parameter entry: The change.
  /// - Returns: The effect; ``OutboxEffect/changed`` unless a sender knows better.
  /// - Throws: ``SendingError``, which tells how far the change came. Adding what is there already, or removing
  ///   what is not there, is no error.
  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect

  /// Asks the service whether it has the effect of a change already.
  ///
  /// It is asked before a change that may have reached the service is sent again. It must ask the service, not a cache.
  ///
  /// - Parameter entry: The change.
  /// - Returns: Whether the effect is there; `nil` when that cannot be told, now or ever.
  /// - Throws: ``ServiceError`` when the service could not be asked.
  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool?

  /// Whether a change that the service answered with an error of its own, and did not make, waits for the next delivery.
  ///
  /// `true` suits a service whose errors pass: the delivery ends there. With `false` the change is refused until the user
  /// retries it, and the changes of other subjects go on; for a service that answers everything it does not take with
  /// an error of its own.
  var waitsAfterServiceError: Bool { get }

  /// Whether ``isDone(_:)`` tells of every change whether the service has its effect, and never gives `nil`.
  ///
  /// Changes of such senders are noted ahead, so that a queue is sent without a wait for the disk; of a sender that
  /// cannot tell, a process that dies would leave changes with an unknown outcome that were never sent.
  var canTellOutcome: Bool { get }
}

extension OutboxSender {
  /// A change waits, which suits most services.
  public var waitsAfterServiceError: Bool { true }

  /// Nobody can tell, unless a sender knows better.
  public var canTellOutcome: Bool { false }
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

/// An area whose changes wait in the outbox, as the program registers it.
public struct OutboxArea: Sendable {
  /// The name of the area in its queues, such as `careers`.
  public let name: String
  /// Gives the queue of the account that is signed in now, and its senders; `nil` when nobody is.
  ///
  /// Throws ``ServiceError`` when the account cannot be used.
  public let route: @Sendable () async throws(ServiceError) -> OutboxRoute?

  /// Registers an area.
  ///
  /// - Parameters:
  ///   - name: The name of the area in its queues.
  ///   - route: Gives the queue of the account that is signed in now, and its senders; `nil` when nobody is.
  public init(
    _ name: String,
    route: @escaping @Sendable () async throws(ServiceError) -> OutboxRoute?
  ) {
    self.name = name
    self.route = route
  }
}

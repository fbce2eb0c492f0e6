public import DomainKernel
public import NetworkingKit
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A private HTTP cache in front of a transport, which still answers when the origin does not.
///
/// By the book: RFC 9111, the conditional requests of RFC 9110, `stale-while-revalidate` and `stale-if-error` of
/// RFC 5861, `immutable` of RFC 8246. On top comes an ``OfflinePolicy``. Responses are kept under a ``CacheKey`` and
/// the request fields that chose them (`Vary`, and always `Authorization`), in the partition of one account. Equal
/// requests at the same time share one exchange. Nothing is retried. A store that fails never fails a request that the
/// origin answered. Answers are handed over first and stored after, confirmations (304) up to 100 ms after; a read of
/// the same key by this client, or a copy of it, gets what will be stored.
///
/// Copies of a client share everything, also when they are for another account.
public struct OfflineHTTPClient: Sendable {
  /// The present.
  public let now: @Sendable () -> Date
  private(set) var account: HTTPAccount
  /// Whether what is stored is read in place of what the origin did not give.
  private(set) var standsIn = false
  /// Where responses are stored.
  public var partition: String { account.partition }
  let exchanger: Exchanger
  let policy: OfflinePolicy
  let refreshes = BackgroundRefreshes()
  /// How long a caller waits for the origin when something stored may stand in; `nil` for as long as it takes.
  let patience: Patience?
  private let changes: PendingChanges
  private let clock: (any Clock<Duration>)?
  private let documents: any DocumentStore
  private let wipes = PartitionWipes()
  private let observe: @Sendable (OfflineHTTPEvent) -> Void

  /// Puts a cache in front of a transport.
  ///
  /// - Parameters:
  ///   - transport: What carries requests to the origin.
  ///   - store: Where responses are kept.
  ///   - partition: Whose responses these are, for example a service and an account.
  ///   - policy: What the cache may do beyond what the specifications demand.
  ///   - now: The present, for ages.
  ///   - clock: Measures the patience of the policy, the time that a program waits at its end, and the 100 ms for which
  ///     confirmations (304) of a response are joined into one write; without one, there is no limit and no delay.
  ///   - observe: Called for each step that the cache takes.
  public init(
    transport: any HTTPTransport,
    store: any DocumentStore,
    partition: String,
    policy: OfflinePolicy = OfflinePolicy(),
    now: @escaping @Sendable () -> Date,
    clock: (any Clock<Duration>)? = nil,
    observe: @escaping @Sendable (OfflineHTTPEvent) -> Void = { _ in }
  ) {
    account = HTTPAccount(partition: partition)
    documents = store
    exchanger = Exchanger(transport: transport, now: now, observe: observe)
    self.policy = policy
    patience = clock.flatMap { clock in policy.patience.map { Patience(clock: clock, limit: $0) } }
    self.now = now
    self.clock = clock
    changes = PendingChanges(clock: clock)
    self.observe = observe
  }

  /// Returns a client that uses the partition and the credentials of another account in the same cache.
  ///
  /// - Parameter account: Whose responses to read and to store.
  /// - Returns: A client that shares everything else with this one.
  public func using(_ account: HTTPAccount) -> OfflineHTTPClient {
    var client = self
    client.account = account
    return client
  }

  /// Returns a client for reading from the store in place of something else that the origin did not give.
  ///
  /// What may not stand in for a failure by its `stale-if-error` is not served then, although the origin is not
  /// asked for it.
  public var standingIn: OfflineHTTPClient {
    var client = self
    client.standsIn = true
    return client
  }

  /// Loads a value, from the store or from the origin.
  ///
  /// The value is made before a response may be stored: what cannot be decoded never replaces what is stored, nor does
  /// an error. When there is no usable response, a stored one stands in as far as its directives and the policy allow;
  /// the result says so. A part of a representation (206) is usable only when the request asked for a range. A 404 or
  /// 410 of which a value is made is an answer like any other, and opens offline.
  ///
  /// - Parameters:
  ///   - request: What to ask: a `GET`, or a method that is not safe as a query. A query is found again by its
  ///     content, see ``CacheKey``, and never sent with a condition. Responses to other methods are not stored.
  ///   - policy: How much the caller wants what is stored.
  ///   - replacement: When a value may replace the stored one.
  ///   - failure: Tells whether a response is an error, and which; a stored response stands in for the errors that
  ///     have a `StaleReason`.
  ///   - decode: Makes the value from a response that is no error, or refuses it; one that is stored was made into a
  ///     value before, so that its body need not be checked again.
  /// - Returns: The value, where it came from, and why it is not confirmed if it is not.
  /// - Throws: ``OfflineHTTPError`` when neither the origin nor the store has a usable response.
  public func load<Value: Sendable>(
    _ request: HTTPRequest,
    policy: FetchPolicy,
    replacing replacement: Replacement<Value> = .always,
    failure: @escaping @Sendable (HTTPResponse) -> ServiceError?,
    decode: @escaping @Sendable (HTTPResponse, _ isStored: Bool) throws(InvalidResponse) -> Value
  ) async throws(OfflineHTTPError) -> Fetched<Value> {
    var request = request
    request.isQuery = !request.method.isSafe
    let asksForPart = request.fields["Range"] != nil
    var transaction = CacheTransaction<Value>(
      client: self,
      request: request,
      policy: policy,
      replacement: replacement
    ) { response in
      failure(response).flatMap { error in
        response.isBlockPage ? .webPage : StaleReason(error) ?? replacement.reason(for: error)
      }
    } interpret: { response, isStored in
      if response.status.isPartial && !asksForPart {
        return .failure(.unusable(.unexpectedStatus(response.status.rawValue)))
      }
      if let error = failure(response) {
        return .failure(response.status.isSuccess && error == .notFound ? .gone : .status(response))
      }
      do throws(InvalidResponse) {
        return .success(try decode(response, isStored))
      } catch {
        switch error {
        case .malformed(let fault): return .failure(.unusable(fault))
        case .notFound: return .failure(.gone)
        }
      }
    }
    transaction.readsAnswers = true
    return try await transaction.answer()
  }

  /// Removes everything that is stored for the account, for example at sign-out; see ``wipe(_:)``.
  ///
  /// - Throws: ``/StorageKit/StorageError`` when the store could not be changed; something may be left then.
  public func removeAll() async throws(StorageError) {
    try await wipe(account.partition)
  }

  /// Removes everything that is stored in a partition, for good: what is under way for it is not stored any more.
  ///
  /// - Parameter partition: The partition of an account.
  /// - Throws: ``/StorageKit/StorageError`` when the store could not be changed; something may be left then.
  public func wipe(_ partition: String) async throws(StorageError) {
    wipes.end(partition)
    try await documents.removeAll(in: partition)
  }

  /// Begins work that nobody waits for, and that ends with the refreshes, see ``finishBackgroundWork()``.
  ///
  /// - Parameter work: What to do; cancelled when the program ends earlier.
  public func beginInBackground(_ work: @escaping @Sendable () async -> Void) {
    refreshes.begin(work)
  }

  /// Ends the work in the background before a short-lived program ends.
  ///
  /// Refreshes get 300 ms and are then cancelled; what was handed over is saved, for 3 s at most. Without a clock there
  /// are no such limits.
  public func finishBackgroundWork() async {
    await wait(for: refreshes.finish, unless: refreshes.isEmpty, atMost: BackgroundRefreshes.grace)
    await cancelBackgroundWork()
  }

  /// Cancels the background refreshes and waits, for at most 3 s, until they have stopped and pending writes are
  /// saved.
  public func cancelBackgroundWork() async {
    await wait(for: refreshes.cancel, unless: refreshes.isEmpty, atMost: PendingChanges.limit)
    await wait(for: changes.finish, unless: changes.isEmpty, atMost: PendingChanges.limit)
  }

  /// Waits until everything that was handed over is saved.
  public func finishSaving() async {
    await changes.finish()
  }

  private func wait(
    for work: @escaping @Sendable () async -> Void,
    unless isDone: Bool,
    atMost limit: Duration
  ) async {
    guard !isDone else { return }
    guard let clock else { return await work() }
    _ = await Patience(clock: clock, limit: limit).begin(work)
  }

  /// The store for one operation that begins now.
  func openStore() -> ResponseStore {
    ResponseStore(
      documents: documents,
      session: wipes.session(of: account.partition),
      wipes: wipes,
      isSignedOut: account.isSignedOut,
      changes: changes,
      observe: observe
    )
  }
}

extension Replacement {
  /// Why a stored response stands in for one that says that there is nothing.
  fileprivate func reason(for error: ServiceError) -> StaleReason? {
    absence != .believed && error == .notFound ? .missing : nil
  }
}

extension HTTPResponse {
  /// Whether it is a refusal with a web page: of something on the way rather than of the service.
  fileprivate var isBlockPage: Bool {
    [400, 401, 403, 404, 410, 451].contains(status.rawValue) && isWebPage
  }
}

extension HTTPStatus {
  /// Whether the response holds a part of the representation only (RFC 9110, 15.3.7).
  var isPartial: Bool { rawValue == 206 }
}

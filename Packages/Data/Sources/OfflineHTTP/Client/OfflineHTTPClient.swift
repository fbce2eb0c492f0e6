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
/// RFC 5861, `immutable` of RFC 8246. On top comes an ``OfflinePolicy``. Responses are kept under their whole
/// address and the request fields that chose them (`Vary`, and always `Authorization`), in one partition of the
/// store. Equal requests at the same time share one exchange. Nothing is retried. A store that fails never fails
/// a request that the origin answered.
///
/// Copies of a client share everything.
public struct OfflineHTTPClient: Sendable {
  let store: ResponseStore
  let exchanger: Exchanger
  let refreshes = BackgroundRefreshes()
  let policy: OfflinePolicy
  let now: @Sendable () -> Date

  /// Puts a cache in front of a transport.
  ///
  /// - Parameters:
  ///   - transport: What carries requests to the origin.
  ///   - store: Where responses are kept.
  ///   - partition: Whose responses these are, for example a service and an account.
  ///   - policy: What the cache may do beyond what the specifications demand.
  ///   - now: The present, for ages.
  ///   - observe: Called for each step that the cache takes.
  public init(
    transport: any HTTPTransport,
    store: any DocumentStore,
    partition: String,
    policy: OfflinePolicy = OfflinePolicy(),
    now: @escaping @Sendable () -> Date,
    observe: @escaping @Sendable (OfflineHTTPEvent) -> Void = { _ in }
  ) {
    self.store = ResponseStore(documents: store, partition: partition, observe: observe)
    self.exchanger = Exchanger(transport: transport, now: now, observe: observe)
    self.policy = policy
    self.now = now
  }

  /// Removes everything that is stored in the partition, for example at sign-out.
  ///
  /// - Throws: ``StorageKit/StorageError`` when the store could not be changed; something may be left then.
  public func removeAll() async throws(StorageError) {
    try await store.documents.removeAll(in: store.partition)
  }

  /// Waits for the refreshes in the background, so that a short-lived program does not end before them.
  public func finishBackgroundWork() async {
    await refreshes.finish()
  }
}

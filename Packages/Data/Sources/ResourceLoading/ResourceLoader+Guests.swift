public import DomainKernel
import OfflineHTTP

extension ResourceLoader {
  /// The partition in which responses are stored now: that of the current account, or that of guests.
  public var partition: String { current.partition }

  /// The partitions in which content that everyone may read is found: ``partition``, then that of guests.
  public var publicPartitions: [String] {
    let (now, guests) = (partition, client.partition)
    return now == guests ? [now] : [now, guests]
  }

  /// Reads content that everyone may read; where neither the service nor the store of the account can give it, what a
  /// guest stored of it stands in.
  ///
  /// Guests are nobody, so that nothing of another account is shown. What a guest was told of themselves is not true of
  /// the account, and has to be changed. Where the record of who is signed in is damaged, everything is read as
  /// a guest reads it, and that is told as an event.
  ///
  /// - Parameters:
  ///   - policy: How fresh the value should be.
  ///   - adapt: Makes the value for the account of the one for a guest.
  ///   - read: Reads with a loader and a policy.
  /// - Returns: The value and where it comes from.
  /// - Throws: `ServiceError` when neither the service nor the store can give it.
  public func readPublic<Value: Sendable>(
    _ policy: FetchPolicy,
    adapt: (Value) -> Value,
    read: (ResourceLoader, FetchPolicy) async throws(ServiceError) -> Fetched<Value>
  ) async throws(ServiceError) -> Fetched<Value> {
    if let guest = insteadOfUnknownAccount { return try await read(guest, policy) }
    let guest = isSignedIn ? ofGuests : nil
    do throws(ServiceError) {
      return try await read(self, policy)
    } catch {
      guard let guest, let reason = StaleReason(error) else { throw error }
      let stored: Fetched<Value>
      do throws(ServiceError) { stored = try await read(guest, .cacheOnly) } catch _ { throw error }
      return stored.map(adapt).stale(because: policy == .cacheOnly ? stored.provenance.staleness : reason)
    }
  }
}

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
  /// the account, and has to be changed. Once the service has ended the session, it is asked as a guest asks it: the
  /// answer is stored as a guest's, and changed as one, so that what the account stored stays. Where the record of who
  /// is signed in is damaged, everything is read as a guest reads it, and that is told as an event.
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
    guard isSignedIn else { return try await read(self, policy) }
    let guest = ofGuests
    let own: Fetched<Value>?
    do throws(ServiceError) {
      let found = try await read(self, policy)
      guard found.provenance.staleness == .signInNeeded, hasEndedSession else { return found }
      own = found
    } catch .sessionEnded {
      own = nil
    } catch {
      guard let reason = StaleReason(error) else { throw error }
      let stored: Fetched<Value>
      let source = policy == .cacheOnly ? guest : guest.standingIn
      do throws(ServiceError) { stored = try await read(source, .cacheOnly) } catch _ { throw error }
      return stored.map(adapt).stale(because: policy == .cacheOnly ? stored.provenance.staleness : reason)
    }
    let answer: Fetched<Value>
    do throws(ServiceError) { answer = try await read(guest, policy).map(adapt) } catch {
      guard let own, let reason = StaleReason(error) else {
        throw error == .signInNeeded ? .sessionEnded : error
      }
      return own.stale(because: reason)
    }
    guard let own, let reason = answer.provenance.staleness else { return answer }
    return own.stale(because: reason)
  }
}

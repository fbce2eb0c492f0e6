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
  /// the account, and has to be changed; its provenance says `isFromGuests`. Once the service has ended the session, it
  /// is asked as a guest asks it: the answer is stored as a guest's, and changed as one, so that what the account stored
  /// stays. Of two copies, the one that was fetched later is shown then. Where the record of who is signed in is
  /// damaged, everything is read as a guest reads it, and that is told as an event.
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
    func stored(because reason: StaleReason?) async throws(ServiceError) -> Fetched<Value> {
      let copy = try await read(policy == .cacheOnly ? guest : guest.standingIn, .cacheOnly)
      return copy.fromGuests(adapt).stale(because: policy == .cacheOnly ? copy.provenance.staleness : reason)
    }
    let own: Fetched<Value>?
    do throws(ServiceError) {
      let found = try await read(self, policy)
      guard found.provenance.kind == .stored, hasEndedSession else { return found }
      let staleness = found.provenance.staleness
      guard policy != .cacheOnly, staleness == .signInNeeded else {
        let other: Fetched<Value>
        // Without a copy of a guest, that of the account is all there is.
        do throws(ServiceError) { other = try await stored(because: staleness) } catch { return found }
        return found.orNewer(other)
      }
      own = found
    } catch .sessionEnded {
      own = nil
    } catch {
      guard let reason = StaleReason(error) else { throw error }
      do throws(ServiceError) { return try await stored(because: reason) } catch _ { throw error }
    }
    let answer: Fetched<Value>
    do throws(ServiceError) { answer = try await read(guest, policy).fromGuests(adapt) } catch {
      guard let own, let reason = StaleReason(error) else {
        throw error == .signInNeeded ? .sessionEnded : error
      }
      return own.stale(because: reason)
    }
    guard let own, let reason = answer.provenance.staleness else { return answer }
    return own.stale(because: reason).orNewer(answer)
  }
}

extension Fetched {
  /// The value that a guest was given, changed for the account.
  fileprivate func fromGuests(_ adapt: (Value) -> Value) -> Fetched {
    Fetched(adapt(value), provenance: provenance.fromGuests)
  }

  /// Another copy where that was fetched later, otherwise this one.
  fileprivate func orNewer(_ other: Fetched) -> Fetched {
    other.provenance.fetchedAt > provenance.fetchedAt ? other : self
  }
}

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
  /// damaged, everything is read as a guest reads it, and that is told as an event; what is not stored then is missing
  /// because of the record, where only cached data are wanted.
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
    if let guest = insteadOfUnknownAccount {
      do throws(ServiceError) { return try await read(guest, policy) } catch {
        // The copies of an account are not known to be missing where nobody can tell whose they are.
        guard policy == .cacheOnly, error == .offline, let accountProblem else { throw error }
        throw accountProblem
      }
    }
    guard isSignedIn else { return try await read(self, policy) }
    let guest = ofGuests

    func copyOfGuest(because reason: StaleReason?) async -> Fetched<Value>? {
      do throws(ServiceError) {
        guard policy != .cacheOnly else { return try await read(guest, .cacheOnly).fromGuests(adapt) }
        return try await read(guest.standingIn, .cacheOnly).fromGuests(adapt).stale(because: reason)
      } catch {
        // monorepo:allow swallowed-error: without the copy, what the account was given is all there is
        return nil
      }
    }

    func askAsGuest(insteadOf own: Fetched<Value>?) async throws(ServiceError) -> Fetched<Value> {
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

    let own: Fetched<Value>
    do throws(ServiceError) { own = try await read(self, policy) } catch .sessionEnded {
      return try await askAsGuest(insteadOf: nil)
    } catch {
      guard let reason = StaleReason(error), let copy = await copyOfGuest(because: reason) else {
        throw error
      }
      return copy
    }
    guard own.provenance.kind == .stored, hasEndedSession else { return own }
    let staleness = own.provenance.staleness
    if policy != .cacheOnly, staleness == .signInNeeded { return try await askAsGuest(insteadOf: own) }
    return own.orNewer(await copyOfGuest(because: staleness))
  }
}

extension Fetched {
  /// The value that a guest was given, changed for the account.
  fileprivate func fromGuests(_ adapt: (Value) -> Value) -> Fetched {
    Fetched(adapt(value), provenance: provenance.fromGuests)
  }

  /// Another copy where there is one that was fetched later, otherwise this one.
  fileprivate func orNewer(_ other: Fetched?) -> Fetched {
    guard let other, other.provenance.fetchedAt > provenance.fetchedAt else { return self }
    return other
  }
}

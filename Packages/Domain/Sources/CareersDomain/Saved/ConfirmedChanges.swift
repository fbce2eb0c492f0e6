public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change of a list of saved entries that the service has.
public struct ConfirmedChange: Hashable, Sendable {
  /// The most changes that are stored of an account; the oldest go first.
  public static let limit = 200

  /// The change.
  public let change: SavedChange
  /// The time at which the service confirmed it.
  public let date: Date

  /// Describes a change.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - date: The time at which the service confirmed it.
  public init(_ change: SavedChange, at date: Date) {
    self.change = change
    self.date = date
  }
}

/// Stores the changes of saved entries that the service has, of the account that is signed in.
public protocol ConfirmedChangeStore: Sendable {
  /// The same store for the account that is signed in now, also when another one is later.
  ///
  /// Taken before an exchange with the service, so that an answer for one account is never stored for another: a change
  /// throws or is left out as soon as the account is no longer signed in.
  var ofCurrentAccount: any ConfirmedChangeStore { get }

  /// Reads the changes.
  ///
  /// - Returns: The changes in the order in which they were confirmed, one for each entry; none where nobody is
  ///   signed in.
  /// - Throws: ``/DomainKernel/PersistenceError`` when they cannot be read.
  func changes() async throws(PersistenceError) -> [ConfirmedChange]

  /// Changes the list as one step, which no other writer can come between; does nothing where nobody is signed in.
  ///
  /// - Parameter change: Makes the new list of the one that is stored.
  /// - Throws: ``/DomainKernel/PersistenceError`` when it cannot be stored.
  func update(_ change: @Sendable ([ConfirmedChange]) -> [ConfirmedChange]) async throws(PersistenceError)
}

/// Remembers what the user saved and removed, so that lists that were stored before show it without a connection.
public struct ConfirmedChanges: Sendable {
  private let store: any ConfirmedChangeStore
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - store: Stores the changes.
  ///   - now: Gives the present.
  public init(store: any ConfirmedChangeStore, now: @escaping @Sendable () -> Date) {
    self.store = store
    self.now = now
  }

  /// The same for the account that is signed in now, to be taken before an exchange with the service.
  var ofCurrentAccount: ConfirmedChanges { ConfirmedChanges(store: store.ofCurrentAccount, now: now) }

  /// Remembers a change that the service has.
  func remember(_ change: SavedChange) async {
    let confirmed = ConfirmedChange(change, at: now())
    do throws(PersistenceError) {
      try await store.update { changes in
        let others = changes.filter { !$0.change.isAboutSame(as: change) }
        return (others + [confirmed]).suffix(ConfirmedChange.limit)
      }
    } catch {
      // monorepo:allow swallowed-error: the change is made; a list without it says how old it is
      return
    }
  }

  /// The changes of a kind that a value does not know yet, in their order.
  func changes(of kind: SavedChange.Kind, since provenance: Provenance) async -> [SavedChange] {
    // The service has told itself.
    guard provenance.kind == .stored else { return [] }
    let changes: [ConfirmedChange]
    do throws(PersistenceError) {
      changes = try await store.changes()
    } catch {
      // monorepo:allow swallowed-error: the value is then shown as the service gave it, with its age
      return []
    }
    let present = now()
    // A value from the future was fetched before a clock was set back, and nobody knows when.
    let isUndated = provenance.ageInSeconds(at: present) == nil
    return changes.filter { confirmed in
      guard confirmed.change.kind == kind else { return false }
      let isLater = confirmed.date >= provenance.fetchedAt
      // Nor is it known when a change from the future was made: only a value of that clock can be older.
      let isFuture = confirmed.date.timeIntervalSince(present) > Provenance.clockTolerance
      return isFuture ? isUndated && isLater : isUndated || isLater
    }
    .map(\.change)
  }
}

extension SavedChange {
  /// Whether both are about one entry; a UUID may be typed in any letter case.
  func isAboutSame(as other: SavedChange) -> Bool {
    kind == other.kind && id.idKey == other.id.idKey
  }
}

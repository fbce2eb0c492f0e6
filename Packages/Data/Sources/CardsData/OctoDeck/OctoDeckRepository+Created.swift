import CardsDomain
import DomainKernel
import StorageKit

/// The communities that the account created on this computer, and what the service does not give back of them.
extension OctoDeckRepository {
  var created: CardRecords<CommunityRecord> {
    CardRecords(store: store, collection: "cards.created " + account())
  }

  /// Asks for a community, and remembers of one that was created here when the service says that it does not exist.
  func notingAbsence<Value>(
    of id: Community.ID,
    _ operation: () async throws(ServiceError) -> Value
  ) async throws(CardsError) -> Value {
    do throws(ServiceError) { return try await operation() } catch {
      if error == .notFound { await note(id, isGone: true) }
      throw .service(error)
    }
  }

  /// Remembers whether a community that was created here exists.
  ///
  /// Its record stays: one that is there again has its period, and so has the copy that opens without a connection.
  func note(_ id: Community.ID, isGone: Bool) async {
    do throws(PersistenceError) {
      try await created.update(id.rawValue) { (known) -> (RecordChange<CommunityRecord>, Void) in
        guard var record = known.value else { return (.leave, ()) }
        record.isGone = isGone
        return (.set(record), ())
      }
      // monorepo:allow swallowed-error: the user is told what the service says of the community, and the next time again
    } catch {}
  }
}

public import CardsDomain
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Deleting a community, which takes a look at the service where it answers with an error.
extension OctoDeckRepository {
  /// Deletes a community, and the record of it on this computer, also where the service does not have it any more.
  public func delete(_ id: Community.ID) async throws(CardsError) {
    let known: Fetched<EntryList<Community>>?
    do throws(ServiceError) { known = try await list(.cacheOnly) } catch {
      guard error != .cancelled else { throw .service(error) }
      known = nil
    }
    var isMissing = false
    do throws(ServiceError) { try await sendDeletion(of: id) } catch {
      isMissing = error == .notFound
      if !isMissing {
        // Who interrupts it does not wait for another look.
        guard error.leavesOutcomeUnknown else {
          throw error.mayFollowChange ? .unknownOutcome(error) : .service(error)
        }
        try await confirmDeletion(of: id, listed: known, after: error)
        await loader.outdate(([endpoints.community(id)] + changedByDeletion(of: id)).map(CacheKey.init))
      }
    }
    try await kept { () throws(PersistenceError) in
      try await created.update(id.rawValue) { _ in (.remove, ()) }
    }
    guard !isMissing else {
      await renewList()
      throw .service(.notFound)
    }
    renew(id)
  }

  /// Finds out whether a community is gone whose deletion was answered with an error.
  ///
  /// The service answers 500 for a community that it does not have too, so that the list decides. A community that was
  /// never joined is in no list: it counts as gone when deleting it fails a second time.
  private func confirmDeletion(
    of id: Community.ID,
    listed known: Fetched<EntryList<Community>>?,
    after error: ServiceError
  ) async throws(CardsError) {
    let page: Fetched<CommunityPage>?
    do throws(CardsError) { page = try await community(id, .current) } catch let reason {
      switch reason {
      case .service(.notFound): return
      case .service(.serverError), .service(.unconfirmedCopy(.serverError, opensOffline: _)): page = nil
      case .service(.cancelled), .storage: throw reason
      default: throw .unknownOutcome(error)
      }
    }
    if let provenance = page?.provenance {
      guard provenance.kind == .stored else { throw error.ofUnseenChange }
      guard provenance.staleness == .unavailable else { throw .unknownOutcome(error) }
    }
    let listed: EntryList<Community>
    do throws(ServiceError) { listed = try await currentList() } catch let reason {
      throw reason == .cancelled ? .service(reason) : .unknownOutcome(error)
    }
    guard !listed.contains(where: { $0.id == id }) else { throw error.ofUnseenChange }
    // An entry that could not be read may be the community.
    guard listed.isWhole else { throw .unknownOutcome(error) }
    if let known, known.value.contains(where: { $0.id == id }) {
      // A list that has lost others besides does not tell that this one is gone, nor after another attempt,
      // which finds the list possibly outdated by the one before. A change that the service has made explains
      // the others.
      guard known.provenance.staleness == .changed || !listed.hasLostMore(than: id, of: known.value) else {
        throw .unknownOutcome(error)
      }
      return
    }
    guard error.failedChange != .unanswered else { throw .unknownOutcome(error) }
    do throws(ServiceError) { try await sendDeletion(of: id) } catch {
      switch error {
      case .serverError, .notFound: return
      default: throw error.leavesOutcomeUnknown ? .unknownOutcome(error) : .service(error)
      }
    }
  }

  private func sendDeletion(of id: Community.ID) async throws(ServiceError) {
    try await send(
      HTTPRequest(method: .delete, url: endpoints.community(id)),
      about: id,
      invalidating: changedByDeletion(of: id)
    )
  }

  /// The addresses that a deletion changes besides that of the community.
  private func changedByDeletion(of id: Community.ID) -> [URL] {
    [endpoints.communities, endpoints.communityCards(id)]
  }

  /// The same list as the service has it now; it is not stored.
  private func currentList() async throws(ServiceError) -> EntryList<Community> {
    try await confirmed { () throws(ServiceError) in
      try await loader.send(
        OctoDeckCommunitiesEnvelope.self,
        HTTPRequest(url: endpoints.communities),
        absence: .impossible
      ) { (sent, _) throws(InvalidResponse) in
        try sent.communities()
      }
    }
  }
}

extension EntryList<Community> {
  /// The facts by which this list is compared with a stored one.
  var answer: Answer<EntryList<Community>> { Answer(self, unreadable: unreadableCount) }

  /// Whether this list would not take the place of a stored one, were a community not in that.
  fileprivate func hasLostMore(than id: Community.ID, of stored: EntryList<Community>) -> Bool {
    let others = stored.with(entries: stored.entries.filter { $0.id != id })
    return ContentMeasure.suspicion(of: answer, replacing: others.answer) { .communities($0.entries) } != nil
  }
}

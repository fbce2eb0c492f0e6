public import CardsDomain
public import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
import ResourceLoading

extension GitHubCardRepository {
  /// Gives the cards of many accounts, five with one request.
  ///
  /// Accounts that such an answer does not have are asked for one by one: organisations and bots, what was too much for
  /// one request, and those that do not exist.
  public func cards(
    _ ids: [Card.ID],
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Card, ServiceError>] {
    guard isSignedIn() else { return await singleCards(ids, policy) }
    var found: [Card.ID: Result<Card, ServiceError>] = [:]
    let batches = stride(from: 0, to: ids.count, by: OpenCard.mostAtOnce)
      .map { Array(ids[$0...].prefix(OpenCard.mostAtOnce)) }
    await withTaskGroup(of: [Card.ID: Result<Card, ServiceError>].self) { group in
      for (index, batch) in batches.enumerated() {
        if index >= Self.mostBatchesAtOnce, let answer = await group.next() { found.merge(answer) { $1 } }
        group.addTask { await batchOfCards(batch, policy) }
      }
      for await answer in group { found.merge(answer) { $1 } }
    }
    return found
  }

  private func batchOfCards(
    _ ids: [Card.ID],
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Card, ServiceError>] {
    let asked = Set(ids)
    let cards: [Card]
    do throws(ServiceError) {
      cards = try await queries.read(
        GraphQLDTO<GraphQLCardsDTO>.self,
        GraphQLQuery.cards(ids, at: endpoints.graphQL),
        policy,
        replacing: .judged(absence: GraphQLQuery.absence, by: ContentMeasure.accounts)
      ) { (sent, _) throws(InvalidResponse) -> Answer<[Card]> in
        guard let data = sent.data else {
          guard sent.isTooLarge else { throw sent.refusal }
          return Answer([])
        }
        return Answer(data.cards.filter { asked.contains($0.id) })
      }.value.value
    } catch {
      guard error.mayBeOfThisRequest else { return await stored(ids, after: error) }
      return await singleCards(ids, policy)
    }
    let found = Dictionary(cards.map { ($0.id, Result<Card, ServiceError>.success($0)) }) { first, _ in first
    }
    let rest = ids.filter { found[$0] == nil }
    return found.merging(await singleCards(rest, policy)) { first, _ in first }
  }

  /// The cards that are stored; for the others the error with which the service was asked.
  private func stored(
    _ ids: [Card.ID],
    after error: ServiceError
  ) async -> [Card.ID: Result<Card, ServiceError>] {
    await singleCards(ids, .cacheOnly).mapValues { result in
      if case .success = result { result } else { .failure(error) }
    }
  }

  private func singleCards(
    _ ids: [Card.ID],
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Card, ServiceError>] {
    var cards: [Card.ID: Result<Card, ServiceError>] = [:]
    for id in ids {
      do throws(ServiceError) { cards[id] = .success(try await card(.id(id), policy).value) } catch {
        cards[id] = .failure(error)
      }
    }
    return cards
  }

  private static let mostBatchesAtOnce = 2
}

extension ServiceError {
  /// Whether smaller requests may succeed where this one failed.
  fileprivate var mayBeOfThisRequest: Bool {
    switch self {
    case .notFound, .rejected, .serverError, .malformed: true
    case .offline, .connectionLost, .timedOut, .signInNeeded, .sessionEnded, .sessionNotRenewed,
      .credentialsUnreadable, .rateLimited, .cancelled, .cacheUnreadable:
      false
    case .unconfirmedCopy(let cause, opensOffline: _): cause.mayBeOfThisRequest
    }
  }
}

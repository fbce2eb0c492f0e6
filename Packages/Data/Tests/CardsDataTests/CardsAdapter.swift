import CardsData
import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The two places where cards come from, over services that are written for these tests.
enum CardsAdapter: String, CaseIterable, CustomTestStringConvertible {
  case octoDeck = "an OctoDeck API"
  case gitHub = "GitHub itself"

  var testDescription: String { rawValue }
}

/// An adapter with everything around it.
struct CardsPeer {
  let clock = TestClock()
  let gitHub = GitHubPeer()
  let octoDeck: OctoDeckPeer
  let records: any RecordStore
  let repository: any CardRepository & DeckRepository & CommunityRepository
  private let clients: [OfflineHTTPClient]

  init(
    _ adapter: CardsAdapter,
    records: any RecordStore = InMemoryRecordStore(),
    account: String = "tests",
    octoDeck: OctoDeckPeer = OctoDeckPeer(),
    lock: InterprocessLock? = nil,
    isSignedIn: Bool = true
  ) throws {
    self.records = records
    self.octoDeck = octoDeck
    let (gitHub, clock) = (gitHub, clock)
    let gitHubRoot = try #require(URL(string: GitHubPeer.root + "/"))
    let octoDeckRoot = try #require(URL(string: OctoDeckPeer.root))
    let endpoints = try #require(GitHubCardsEndpoints(root: gitHubRoot))
    let gitHubClient = client(clock) { request throws(HTTPClientError) in
      guard gitHub.state.withLock({ $0.isConnected }) else { throw .notConnected(reason: "no network") }
      return gitHub.response(to: request)
    }
    let gitHubLoader = ResourceLoader(client: gitHubClient)
    let cards = GitHubCardRepository(
      loader: gitHubLoader,
      endpoints: endpoints,
      isSignedIn: { isSignedIn }
    )
    let counter = GitHubMemberCounter(loader: gitHubLoader, endpoints: endpoints)
    switch adapter {
    case .octoDeck:
      let deckClient = client(clock) { request throws(HTTPClientError) in
        try octoDeck.response(to: request)
      }
      clients = [deckClient, gitHubClient]
      repository = OctoDeckRepository(
        loader: ResourceLoader(client: deckClient),
        endpoints: try #require(OctoDeckEndpoints(root: octoDeckRoot)),
        gitHub: cards,
        counter: counter,
        store: records,
        lock: lock,
        account: { account },
        now: { clock.now }
      )
    case .gitHub:
      clients = [gitHubClient]
      let numbers = Numbers()
      let local = LocalCards(
        store: records,
        account: { account },
        checkAccount: {},
        cards: cards,
        counter: counter,
        now: { clock.now },
        newID: { numbers.next() }
      )
      repository = LocalRepository(cards: cards, local: local)
    }
  }

  /// Ends the connection, after the work in the background.
  func disconnect() async {
    for client in clients { await client.finishBackgroundWork() }
    gitHub.change { $0.isConnected = false }
    octoDeck.change { $0.isConnected = false }
  }

  func reconnect() {
    gitHub.change { $0.isConnected = true }
    octoDeck.change { $0.isConnected = true }
  }

  /// The error of reading contributions.
  func error(of subject: CardSubject, in range: DayRange, _ policy: FetchPolicy = .networkFirst) async
    -> ContributionsError?
  {
    do throws(ContributionsError) {
      _ = try await repository.statistics(of: subject, in: range, policy)
      return nil
    } catch {
      return error
    }
  }

  /// The error of an operation of the deck or of communities.
  static func error<Value>(_ operation: () async throws(CardsError) -> Value) async -> CardsError? {
    do throws(CardsError) {
      _ = try await operation()
      return nil
    } catch {
      return error
    }
  }
}

/// GitHub's cards with the deck of this machine, as the composition root puts them together.
struct LocalRepository: CardRepository, DeckRepository, CommunityRepository {
  let cards: GitHubCardRepository
  let local: LocalCards

  func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card> {
    try await cards.card(subject, policy)
  }

  func cards(_ ids: [Card.ID], _ policy: FetchPolicy) async -> [Card.ID: Result<Card, ServiceError>] {
    await cards.cards(ids, policy)
  }

  func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    try await cards.statistics(of: subject, in: range, policy)
  }

  func statistics(
    of cards: [Card],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] {
    await self.cards.statistics(of: cards, in: range, policy)
  }

  func storedTogether(
    _ cards: [Card],
    in range: DayRange
  ) async -> [Card.ID: Fetched<ContributionStatistics>] {
    await self.cards.storedTogether(cards, in: range)
  }

  func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> { try await local.deck(policy) }
  func add(_ card: Card) async throws(CardsError) -> Bool { try await local.add(card) }
  func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>] {
    try await local.add(cards)
  }
  func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError> {
    try await local.tryRemoving(id)
  }
  func communities(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<EntryList<Community>> {
    try await local.communities(policy)
  }
  func community(_ id: Community.ID, _ policy: FetchPolicy) async throws(CardsError) -> Fetched<CommunityPage>
  {
    try await local.community(id, policy)
  }
  func members(
    of id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<EntryList<CommunityMember>> {
    try await local.members(of: id, policy)
  }
  func create(
    _ draft: CommunityDraft,
    members: [Card],
    report: CardImport.Report
  ) async throws(CardsError) -> CreatedCommunity {
    try await local.create(draft, members: members, report: report)
  }
  func join(_ id: Community.ID) async throws(CardsError) -> Bool { try await local.join(id) }
  func leave(_ id: Community.ID) async throws(CardsError) -> Bool { try await local.leave(id) }
  func delete(_ id: Community.ID) async throws(CardsError) { try await local.delete(id) }
  func refresh(_ id: Community.ID) async throws(CardsError) { try await local.refresh(id) }
}

/// Ids that ascend.
private final class Numbers: Sendable {
  private let count = Mutex(0)

  func next() -> String {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return "local-\(number)"
  }
}

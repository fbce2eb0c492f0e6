public import CardsDomain
public import DomainKernel
import Synchronization

/// The ports of cards, decks and communities with prepared answers, which remembers what it was asked.
///
/// What was not prepared is ``/DomainKernel/ServiceError/notFound``. Changes of the deck and of memberships that
/// succeed are made to the prepared answers.
public final class FakeCards: CardRepository, DeckRepository, CommunityRepository {
  /// What the repositories were asked.
  public enum Request: Hashable, Sendable {
    /// A card.
    case card(CardSubject, FetchPolicy)
    /// Contributions.
    case statistics(CardSubject, DayRange, FetchPolicy)
    /// The deck.
    case deck(FetchPolicy)
    /// Adding a card to the deck.
    case add(Card.ID)
    /// Removing a card from the deck.
    case remove(Card.ID)
    /// The list of communities.
    case communities(FetchPolicy)
    /// A community.
    case community(Community.ID, FetchPolicy)
    /// The members of a community.
    case members(Community.ID, FetchPolicy)
    /// Creating a community, with members of a file.
    case create(CommunityDraft, members: [Card.ID])
    /// Joining a community.
    case join(Community.ID)
    /// Leaving a community.
    case leave(Community.ID)
    /// Deleting a community.
    case delete(Community.ID)
    /// Counting a community again.
    case refresh(Community.ID)
  }

  /// The prepared answers.
  public struct Answers: Sendable {
    /// The cards; a number is that of any prepared card, of an account with other subjects each is prepared.
    public var cards: [CardSubject: Result<Fetched<Card>, ServiceError>] = [:]
    /// The contributions, the same for every range.
    public var statistics: [CardSubject: Result<Fetched<ContributionStatistics>, ServiceError>] = [:]
    /// The accounts without a contribution calendar, by what they are asked for with.
    public var withoutCalendar: [CardSubject: AccountKind] = [:]
    /// The deck.
    public var deck: Result<Fetched<Deck>, CardsError> = .failure(.service(.notFound))
    /// Why changes of the deck fail, by account.
    public var deckFailures: [Card.ID: CardsError] = [:]
    /// The communities of the account.
    public var communities: Result<Fetched<[Community]>, CardsError> = .failure(.service(.notFound))
    /// The communities with stored highlights.
    public var pages: [Community.ID: Result<Fetched<CommunityPage>, CardsError>] = [:]
    /// How many more communities of the account could not be read.
    public var unreadableCommunities = 0
    /// The ids of those of which at least that is known.
    public var unreadableCommunityIDs: [String] = []
    /// How many more members of a community could not be read.
    public var unreadableMembers: [Community.ID: Int] = [:]
    /// The members of communities.
    public var members: [Community.ID: Result<Fetched<[CommunityMember]>, CardsError>] = [:]
    /// The community that creating gives.
    public var created: Result<Community, CardsError> = .failure(.service(.notFound))
    /// Why the period of the community that creating gives could not be stored.
    public var storageError: PersistenceError?
    /// Why joining, leaving, deleting and refreshing fail.
    public var communityFailures: [Community.ID: CardsError] = [:]
    /// Whether the account is a member.
    public var memberships: Set<Community.ID> = []
    /// The members of an import that are left out.
    public var leftOut = 0
    /// The members of an import whose accounts do not exist.
    public var unknown = 0

    /// Prepares nothing.
    public init() {}

    fileprivate func card(_ subject: CardSubject) -> Result<Fetched<Card>, ServiceError> {
      if let prepared = cards[subject] { return prepared }
      guard case .id(let id) = subject else { return .failure(.notFound) }
      let known = cards.values.first { answer in
        if case .success(let card) = answer { card.value.id == id } else { false }
      }
      return known ?? .failure(.notFound)
    }
  }

  private struct State {
    var answers: Answers
    var requests: [Request] = []
  }

  private let state: Mutex<State>
  private let beforeAnswer: @Sendable (Request) async -> Void

  /// Makes the ports with prepared answers.
  ///
  /// - Parameters:
  ///   - answers: The prepared answers.
  ///   - beforeAnswer: Runs before each answer; a test holds an answer back with it.
  public init(
    _ answers: Answers = Answers(),
    beforeAnswer: @escaping @Sendable (Request) async -> Void = { _ in }
  ) {
    state = Mutex(State(answers: answers))
    self.beforeAnswer = beforeAnswer
  }

  /// What was asked so far, in order.
  public var requests: [Request] { state.withLock { $0.requests } }

  /// Changes the prepared answers.
  ///
  /// - Parameter change: Changes them in place.
  public func prepare(_ change: (inout Answers) -> Void) {
    state.withLock { change(&$0.answers) }
  }

  /// Gives the prepared card.
  public func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>
  {
    try await answer(.card(subject, policy)) { $0.card(subject) }.get()
  }

  /// Gives the prepared contributions.
  public func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    try await answer(.statistics(subject, range, policy)) {
      (answers) -> Result<Fetched<ContributionStatistics>, ContributionsError> in
      if let kind = answers.withoutCalendar[subject] { return .failure(.noCalendar(kind)) }
      return (answers.statistics[subject] ?? .failure(.notFound)).mapError(ContributionsError.service)
    }.get()
  }

  /// Gives the prepared deck.
  public func deck(_ policy: FetchPolicy) async throws(CardsError) -> Fetched<Deck> {
    try await answer(.deck(policy)) { $0.deck }.get()
  }

  /// Adds a card to the prepared deck, or fails as prepared.
  public func add(_ card: Card) async throws(CardsError) -> Bool {
    try await answer(.add(card.id)) { (answers) -> Result<Bool, CardsError> in
      if let failure = answers.deckFailures[card.id] { return .failure(failure) }
      return answers.deck.map { deck in
        answers.deck = .success(deck.map { $0.adding(card, at: nil) })
        return !deck.value.contains(card.id)
      }
    }.get()
  }

  /// Adds cards to the prepared deck until one fails with an error that concerns all of them.
  public func add(_ cards: [Card]) async throws(CardsError) -> [Result<Bool, CardsError>] {
    var results: [Result<Bool, CardsError>] = []
    for card in cards {
      do throws(CardsError) { results.append(.success(try await add(card))) } catch {
        results.append(.failure(error))
        guard error.concernsOneCard else { break }
      }
    }
    return results
  }

  /// Removes a card from the prepared deck, or fails as prepared.
  public func tryRemoving(_ id: Card.ID) async throws(CardsError) -> Result<Bool, CardsError> {
    await answer(.remove(id)) { (answers) -> Result<Bool, CardsError> in
      if let failure = answers.deckFailures[id] { return .failure(failure) }
      return answers.deck.map { deck in
        answers.deck = .success(deck.map { $0.removing(id) })
        return deck.value.has(id) != false
      }
    }
  }

  /// Gives the prepared communities.
  public func communities(
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<EntryList<Community>> {
    try await answer(.communities(policy)) {
      (answers) -> Result<Fetched<EntryList<Community>>, CardsError> in
      let (count, ids) = (answers.unreadableCommunities, answers.unreadableCommunityIDs)
      return answers.communities.map { list in
        list.map { EntryList($0, unreadableCount: count, unreadableIDs: ids) }
      }
    }.get()
  }

  /// Gives the prepared community.
  public func community(
    _ id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<CommunityPage> {
    try await answer(.community(id, policy)) { $0.pages[id] ?? .failure(.service(.notFound)) }.get()
  }

  /// Gives the prepared members.
  public func members(
    of id: Community.ID,
    _ policy: FetchPolicy
  ) async throws(CardsError) -> Fetched<EntryList<CommunityMember>> {
    try await answer(.members(id, policy)) {
      (answers) -> Result<Fetched<EntryList<CommunityMember>>, CardsError> in
      let count = answers.unreadableMembers[id] ?? 0
      let members = answers.members[id] ?? .failure(.service(.notFound))
      return members.map { list in list.map { EntryList($0, unreadableCount: count) } }
    }.get()
  }

  /// Gives the prepared community, or fails as prepared.
  public func create(
    _ draft: CommunityDraft,
    members: [Card],
    report: CardImport.Report
  ) async throws(CardsError) -> CreatedCommunity {
    if !members.isEmpty { await report(0, members.count) }
    return try await answer(.create(draft, members: members.map(\.id))) { answers in
      answers.created.map { [answers] community in
        CreatedCommunity(
          community: community,
          members: members.count - answers.leftOut - answers.unknown,
          leftOut: answers.leftOut,
          unknown: answers.unknown,
          storageError: answers.storageError
        )
      }
    }.get()
  }

  /// Makes the account a member, or fails as prepared.
  public func join(_ id: Community.ID) async throws(CardsError) -> Bool {
    try await change(.join(id), id) { $0.memberships.insert(id).inserted }
  }

  /// Ends the membership, or fails as prepared.
  public func leave(_ id: Community.ID) async throws(CardsError) -> Bool {
    try await change(.leave(id), id) { $0.memberships.remove(id) != nil }
  }

  /// Records the request, or fails as prepared.
  public func delete(_ id: Community.ID) async throws(CardsError) {
    _ = try await change(.delete(id), id) { _ in true }
  }

  /// Records the request, or fails as prepared.
  public func refresh(_ id: Community.ID) async throws(CardsError) {
    _ = try await change(.refresh(id), id) { _ in true }
  }

  private func change(
    _ request: Request,
    _ id: Community.ID,
    _ make: (inout Answers) -> Bool
  ) async throws(CardsError) -> Bool {
    try await answer(request) { (answers) -> Result<Bool, CardsError> in
      if let failure = answers.communityFailures[id] { return .failure(failure) }
      return .success(make(&answers))
    }.get()
  }

  private func answer<Value>(_ request: Request, _ find: (inout Answers) -> Value) async -> Value {
    state.withLock { $0.requests.append(request) }
    await beforeAnswer(request)
    return state.withLock { find(&$0.answers) }
  }
}

extension CommunityRepository {
  /// Creates a community that is not of a file.
  ///
  /// - Parameter draft: Name and period.
  /// - Returns: The community with its id.
  /// - Throws: `CardsError` when it was not created, or nobody knows.
  public func create(_ draft: CommunityDraft) async throws(CardsError) -> Community {
    try await create(draft, members: [], report: { _, _ in }).community
  }
}

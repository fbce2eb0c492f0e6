import CardsDomain
import DesignKit
import DomainKernel

/// The year of a card in the deck, as its tile shows it.
struct CardYear: Hashable, Sendable {
  /// The number of all contributions; `nil` when unknown.
  let total: Int?
  let calendar: ContributionCalendar
  /// The level of each week, the oldest first.
  let weekLevels: [Int]
  /// How many more entries of the calendar the service sent that could not be read.
  let unreadableCount: Int

  init(_ statistics: ContributionStatistics) {
    total = statistics.total
    calendar = statistics.calendar
    unreadableCount = statistics.unreadableCount
    let weeks = statistics.calendar.weeks.map { week in week.days.reduce(0) { $0 + ($1?.count ?? 0) } }
    weekLevels = ContributionLevel.quartiles(of: weeks).map(\.rawValue)
  }
}

/// The year of a card in the deck, as far as it can be known.
enum DeckYear: Hashable, Sendable {
  case counted(CardYear)
  /// GitHub counts nothing for the kind of the account, such as an organisation.
  case noCalendar

  /// How many more entries of its calendar the service sent that could not be read.
  var unreadableCount: Int {
    if case .counted(let year) = self { year.unreadableCount } else { 0 }
  }
}

/// Where the years of a deck come from, and why some of them are not there.
struct YearsSource: Hashable, Sendable {
  /// Where the least certain of them comes from; `nil` without any.
  private(set) var provenance: Provenance?
  /// Why a year could not be read; `nil` where each could, or its account is gone.
  private(set) var failure: ServiceError?

  mutating func note(_ other: Provenance?) {
    guard let other else { return }
    provenance = provenance?.leastCertain(with: other) ?? other
  }

  mutating func note(_ error: ServiceError?) {
    guard let error, error != .notFound, error != .cancelled else { return }
    failure = failure ?? error
  }
}

extension Provenance {
  /// The stale one of two, and the older one of two that are alike.
  func leastCertain(with other: Provenance) -> Provenance {
    guard !isStale, !other.isStale else { return combined(with: other) }
    return other.fetchedAt < fetchedAt ? other : self
  }
}

/// Reads the years of several cards, a few at the same time.
struct ReadYears: Sendable {
  /// The years of a batch, as far as they are there.
  struct Batch: Sendable {
    var years: [Card.ID: DeckYear] = [:]
    var source = YearsSource()
    /// Whether further cards are worth a request: not where nobody is signed in, or the service cannot be reached.
    var goesOn = true
  }

  /// The cards of a batch: a few requests at the same time.
  static let batch = 4 * OpenCard.mostAtOnce

  let open: OpenCard

  /// Reads years.
  ///
  /// - Parameters:
  ///   - cards: The cards, at most ``batch``.
  ///   - policy: How fresh the years should be.
  /// - Returns: The years; one that cannot be read is left out.
  func callAsFunction(_ cards: [Card], _ policy: FetchPolicy) async -> Batch {
    var batch = Batch()
    for card in cards where card.kind?.hasCalendar == false { batch.years[card.id] = .noCalendar }
    let groups = Self.groups(of: cards)
    await withTaskGroup(of: [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>].self) {
      group in
      for cards in groups {
        group.addTask { [open] in await open.statistics(of: cards, policy) }
      }
      for await results in group {
        for (id, result) in results {
          switch result {
          case .success(let statistics):
            batch.years[id] = .counted(CardYear(statistics.value))
            batch.source.note(statistics.provenance)
            if statistics.provenance.staleness?.concernsAllCards == true { batch.goesOn = false }
          case .failure(.noCalendar): batch.years[id] = .noCalendar
          case .failure(.service(let error)):
            guard policy != .cacheOnly else { continue }
            batch.source.note(error)
            if error.concernsAllCards { batch.goesOn = false }
          }
        }
      }
    }
    return batch
  }

  /// Finds the year of a card that was read for the deck, in the stored answer that it shares with other cards.
  ///
  /// - Parameters:
  ///   - subject: Whose year.
  ///   - cards: The cards of the deck in their order, which tells what was asked for together.
  /// - Returns: The contributions; `nil` when none are stored.
  func stored(
    of subject: CardSubject,
    in cards: [Card]
  ) async -> Fetched<ContributionStatistics>? {
    for start in stride(from: 0, to: cards.count, by: Self.batch) {
      for group in Self.groups(of: Array(cards[start...].prefix(Self.batch))) {
        guard let card = group.first(where: subject.matches) else { continue }
        // monorepo:allow swallowed-error: why there is none is told; that none is stored is no news
        guard case .success(let year)? = await open.statistics(of: group, .cacheOnly)[card.id] else {
          return nil
        }
        return year
      }
    }
    return nil
  }

  /// The cards of a batch that are asked for together.
  private static func groups(of batch: [Card]) -> [[Card]] {
    let cards = batch.filter { $0.kind?.hasCalendar ?? true }
    return stride(from: 0, to: cards.count, by: OpenCard.mostAtOnce)
      .map { Array(cards[$0...].prefix(OpenCard.mostAtOnce)) }
  }
}

extension StaleReason {
  /// Whether the service cannot be asked for any other card either.
  fileprivate var concernsAllCards: Bool {
    switch self {
    case .offline, .connectionLost, .timedOut, .signInNeeded, .tokenUnreadable, .tokenUnwritable,
      .sessionNotRenewed, .accountsOfNewerVersion, .rateLimited:
      true
    case .notChecked, .changed, .possiblyChanged, .replaced, .gone, .beingChecked, .noAnswerYet,
      .unavailable, .malformed, .transfer, .webPage, .cacheUnreadable, .refused, .missing, .beyondReach,
      .suspicious:
      false
    }
  }
}

extension ServiceError {
  /// Whether no other card can be read either.
  fileprivate var concernsAllCards: Bool {
    switch self {
    case .unconfirmedCopy(let cause, opensOffline: _): cause.concernsAllCards
    case .offline, .connectionLost, .timedOut, .signInNeeded, .sessionEnded, .sessionNotRenewed,
      .credentialsUnreadable, .rateLimited, .cancelled:
      true
    case .notFound, .rejected, .serverError, .malformed, .cacheUnreadable: false
    }
  }
}

public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Opens a card and the contributions behind it, each for itself, so that one is shown when the other fails.
public struct OpenCard: Sendable {
  private let repository: any CardRepository
  private let days: (any CountedDays)?
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives cards and contributions.
  ///   - days: Remembers the days up to which contributions were counted; `nil` for a service that always
  ///     counts its own year, whose last answer is there on every day.
  ///   - now: The present.
  public init(
    repository: any CardRepository,
    days: (any CountedDays)? = nil,
    now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.days = days
    self.now = now
  }

  /// Opens a card.
  ///
  /// - Parameters:
  ///   - subject: Whose card.
  ///   - policy: How fresh it should be.
  /// - Returns: The card.
  /// - Throws: ``/DomainKernel/ServiceError`` as ``CardRepository/card(_:_:)`` does.
  public func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>
  {
    try await repository.card(subject, policy)
  }

  /// Reads the contributions of the year that ends today, in UTC.
  ///
  /// Where the service gives none, those that were stored on the last other day are given, unless it says
  /// that there is no such account.
  ///
  /// - Parameters:
  ///   - subject: Whose contributions.
  ///   - policy: How fresh they should be.
  /// - Returns: The contributions as the signed-in account may see them.
  /// - Throws: ``ContributionsError`` as the ``CardRepository`` does.
  public func statistics(
    of subject: CardSubject,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    let today = CalendarDay(now())
    let failure: ContributionsError
    let reason: StaleReason
    do throws(ContributionsError) {
      let counted = try await repository.statistics(of: subject, in: DayRange(yearEnding: today), policy)
      if counted.provenance.isNewlyStored { await days?.remember(today) }
      return counted
    } catch {
      guard let stale = error.staleReason else { throw error }
      (failure, reason) = (error, stale)
    }
    for day in await others(than: today) {
      do throws(ContributionsError) {
        let range = DayRange(yearEnding: day)
        let known = try await repository.statistics(of: subject, in: range, .cacheOnly)
        return known.stale(because: reason)
      } catch {
        // Where nothing is read for nobody's account, no other day is read either.
        guard error != .service(.signInNeeded) else { throw failure }
        guard error == failure || error.lacksCopy || error == .service(.notFound) else { throw error }
      }
    }
    throw failure
  }

  /// The other days up to which contributions may have been counted, the last one first.
  ///
  /// Before the first day that is remembered, earlier versions counted without remembering it.
  private func others(than today: CalendarDay) async -> [CalendarDay] {
    guard let days else { return [] }
    let known = await days.all()
    let first = known.min() ?? today
    let earlier = (1...Self.mostDaysBack).map { today.advanced(by: -$0) }.filter { $0 < first }
    return known.filter { $0 != today } + earlier
  }

  /// How far back a day may be that was not remembered: a year.
  private static let mostDaysBack = 365

  /// The most accounts whose contributions are asked for together: a service may refuse to count more.
  public static let mostAtOnce = 5

  /// The days that are looked through for an account that was not counted together with the same others: each
  /// costs several lookups for every card of a deck.
  private static let mostDaysOfEach = 14

  /// Reads the contributions of a few accounts in the year that ends today, in UTC.
  ///
  /// Where the service gives none, those are given that were stored on the last other day for the same
  /// accounts; those that were read for a single account only of the last fourteen other days.
  ///
  /// - Parameters:
  ///   - cards: The accounts, at most ``mostAtOnce``.
  ///   - policy: How fresh the contributions should be.
  /// - Returns: For each account its contributions, or why there are none.
  public func statistics(
    of cards: [Card],
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] {
    let today = CalendarDay(now())
    var results = await repository.statistics(of: cards, in: DayRange(yearEnding: today), policy)
    var missing: [Card.ID: StaleReason] = [:]
    var isNewlyStored = false
    for (id, result) in results {
      switch result {
      case .success(let counted): isNewlyStored = isNewlyStored || counted.provenance.isNewlyStored
      case .failure(let error): missing[id] = error.staleReason
      }
    }
    if isNewlyStored { await days?.remember(today) }
    guard !missing.isEmpty else { return results }
    for (index, day) in await others(than: today).enumerated() {
      guard !missing.isEmpty, !Task.isCancelled else { break }
      let range = DayRange(yearEnding: day)
      // The same accounts as before, as answers are stored together.
      let known: [Card.ID: Fetched<ContributionStatistics>]
      if index >= Self.mostDaysOfEach {
        known = await repository.storedTogether(cards, in: range)
      } else {
        let stored = await repository.statistics(of: cards, in: range, .cacheOnly)
        known = stored.compactMapValues { result -> Fetched<ContributionStatistics>? in
          // monorepo:allow swallowed-error: the results say why the service gave nothing for today
          if case .success(let statistics) = result { statistics } else { nil }
        }
      }
      for (id, reason) in missing {
        guard let earlier = known[id] else { continue }
        results[id] = .success(earlier.stale(because: reason))
        missing[id] = nil
      }
    }
    return results
  }
}

extension Provenance {
  /// Whether the service sent or confirmed the value now, and it may be stored.
  fileprivate var isNewlyStored: Bool { kind != .stored && mayBeKept }
}

extension ContributionsError {
  /// Why stored contributions of another day may stand in; `nil` where the account is gone or has no
  /// calendar.
  fileprivate var staleReason: StaleReason? {
    if case .service(let cause) = self { StaleReason(cause) } else { nil }
  }

  /// Whether there is no stored answer to show.
  fileprivate var lacksCopy: Bool { if case .service(let cause) = self { cause.lacksCopy } else { false } }
}

/// A card beside another one.
public struct CardComparison: Sendable {
  /// One of the two sides.
  public struct Side: Sendable {
    /// The card.
    public let card: Fetched<Card>
    /// The contributions, or why there are none to compare.
    public let statistics: Result<Fetched<ContributionStatistics>, ContributionsError>

    /// Makes a side.
    ///
    /// - Parameters:
    ///   - card: The card.
    ///   - statistics: The contributions, or why there are none to compare.
    public init(
      card: Fetched<Card>,
      statistics: Result<Fetched<ContributionStatistics>, ContributionsError>
    ) {
      self.card = card
      self.statistics = statistics
    }

    fileprivate var provenance: Provenance {
      guard case .success(let statistics) = statistics else { return card.provenance }
      return card.provenance.combined(with: statistics.provenance)
    }
  }

  /// The card that was named first.
  public let first: Side
  /// The card that was named second.
  public let second: Side

  /// Puts two sides together.
  ///
  /// - Parameters:
  ///   - first: The card that was named first.
  ///   - second: The card that was named second.
  public init(first: Side, second: Side) {
    self.first = first
    self.second = second
  }

  /// Where the whole comes from: of both cards and their contributions, what is least certain.
  public var provenance: Provenance { first.provenance.combined(with: second.provenance) }
}

/// Compares the cards of two accounts.
public struct CompareCards: Sendable {
  private let open: OpenCard

  /// Makes the use case.
  ///
  /// - Parameter open: Opens the cards.
  public init(open: OpenCard) {
    self.open = open
  }

  /// Reads both cards at the same time; contributions that cannot be read leave the rest of a side.
  ///
  /// - Parameters:
  ///   - first: An account.
  ///   - second: Another account.
  ///   - policy: How fresh everything should be.
  /// - Returns: Both sides.
  /// - Throws: ``/DomainKernel/ServiceError`` when one of the cards cannot be loaded.
  public func callAsFunction(
    _ first: CardSubject,
    _ second: CardSubject,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> CardComparison {
    async let left = side(first, policy)
    async let right = side(second, policy)
    return try await CardComparison(first: left.get(), second: right.get())
  }

  private func side(
    _ subject: CardSubject,
    _ policy: FetchPolicy
  ) async -> Result<CardComparison.Side, ServiceError> {
    do throws(ServiceError) {
      let card = try await open.card(subject, policy)
      do throws(ContributionsError) {
        let statistics = try await open.statistics(of: subject, policy)
        return .success(CardComparison.Side(card: card, statistics: .success(statistics)))
      } catch {
        return .success(CardComparison.Side(card: card, statistics: .failure(error)))
      }
    } catch {
      return .failure(error)
    }
  }
}

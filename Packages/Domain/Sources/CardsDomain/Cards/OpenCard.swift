public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Opens a card and the contributions behind it, each for itself, so that one is shown when the other fails.
public struct OpenCard: Sendable {
  private let repository: any CardRepository
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives cards and contributions.
  ///   - now: The present.
  public init(repository: any CardRepository, now: @escaping @Sendable () -> Date) {
    self.repository = repository
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

  /// The number of days before today whose stored contributions stand in when there is no connection.
  public static let mostDaysBack = 14

  /// Reads the contributions of the year that ends today, in UTC.
  ///
  /// Without a connection, the stored contributions of the latest of the ``mostDaysBack`` days before are given.
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
      return try await repository.statistics(of: subject, in: DayRange(yearEnding: today), policy)
    } catch {
      guard let stale = error.noConnection else { throw error }
      (failure, reason) = (error, stale)
    }
    for age in 1...Self.mostDaysBack {
      let range = DayRange(yearEnding: today.advanced(by: -age))
      do throws(ContributionsError) {
        let known = try await repository.statistics(of: subject, in: range, .cacheOnly)
        return known.stale(because: reason)
      } catch {
        guard error == failure || error.lacksCopy || error == .service(.notFound) else { throw error }
      }
    }
    throw failure
  }

  /// The most accounts whose contributions are asked for together: a service may refuse to count more.
  public static let mostAtOnce = 5

  /// Reads the contributions of a few accounts in the year that ends today, in UTC.
  ///
  /// Without a connection, the stored contributions of the latest of the ``mostDaysBack`` days before are given.
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
    for age in 1...Self.mostDaysBack {
      let missing = results.compactMapValues { result in
        if case .failure(let error) = result { error.noConnection } else { nil }
      }
      guard !missing.isEmpty else { break }
      // The same accounts as before, as answers are stored together.
      let known = await repository.statistics(
        of: cards,
        in: DayRange(yearEnding: today.advanced(by: -age)),
        .cacheOnly
      )
      for (id, reason) in missing {
        if case .success(let earlier)? = known[id] { results[id] = .success(earlier.stale(because: reason)) }
      }
    }
    return results
  }
}

extension ContributionsError {
  /// Why stored contributions of an earlier day may stand in; `nil` for an error of the service.
  fileprivate var noConnection: StaleReason? {
    switch self {
    case .service(let cause) where [.offline, .connectionLost, .timedOut].contains(cause):
      StaleReason(cause)
    case .service(.unconfirmedCopy(let reason)): reason
    default: nil
    }
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
  /// - Throws: ``/DomainKernel/ServiceError`` when one of the cards cannot be had.
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

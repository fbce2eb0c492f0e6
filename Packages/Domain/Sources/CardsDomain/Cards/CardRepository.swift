public import DomainKernel

/// The account whose card is asked for.
public enum CardSubject: Hashable, Sendable {
  /// The account that is signed in.
  case mine
  /// The account with a login; upper and lower case mean the same.
  case login(String)
  /// The account with a number.
  case id(Card.ID)

  /// Takes an account as the user writes it.
  ///
  /// - Parameter text: A login with or without a leading `@`, or a link to a card; `nil` is returned for blanks.
  public init?(_ text: String) {
    if let link = CardLink(text) {
      self = .id(link.id)
      return
    }
    let text = TextQuery(text).trimmed
    let login = text.hasPrefix("@") ? String(text.dropFirst()) : text
    guard !login.isEmpty else { return nil }
    self = .login(login)
  }

  /// Tells whether a card is the one that is asked for, as far as that can be known without the service.
  ///
  /// - Parameter card: The card.
  /// - Returns: `false` for the account that is signed in, and for a login where only a number is known.
  public func matches(_ card: Card) -> Bool {
    switch self {
    case .mine: false
    case .login(let login): card.login?.lowercased() == login.lowercased()
    case .id(let id): card.id == id
    }
  }
}

/// Why there are no contributions of an account.
public enum ContributionsError: Error, Hashable, Sendable {
  /// The service refused or could not be reached.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)

  /// GitHub has the account and keeps no contribution calendar for it, which is not the same as no
  /// contributions.
  ///
  /// The kind is `nil` for one that this version does not know.
  ///
  /// ## Troubleshooting
  /// Nothing can be done; open the card of a user.
  case noCalendar(AccountKind?)
}

/// Gives cards and the contributions behind them, from a service or from what was stored before.
public protocol CardRepository: Sendable {
  /// Gives a card.
  ///
  /// - Parameters:
  ///   - subject: Whose card.
  ///   - policy: How fresh it should be.
  /// - Returns: The card, which has another login when the account was renamed.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when there is no such account,
  ///   ``/DomainKernel/ServiceError/signInNeeded`` for my card when nobody is signed in, or another
  ///   ``/DomainKernel/ServiceError`` when neither the service nor the store can give it.
  func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>

  /// Gives the cards of many accounts, with fewer requests where the service can name several at once.
  ///
  /// - Parameters:
  ///   - ids: The accounts, each once.
  ///   - policy: How fresh the cards should be.
  /// - Returns: For each account its card, or why there is none, as ``card(_:_:)`` gives them.
  func cards(_ ids: [Card.ID], _ policy: FetchPolicy) async -> [Card.ID: Result<Card, ServiceError>]

  /// Gives the contributions of an account.
  ///
  /// - Parameters:
  ///   - subject: Whose contributions.
  ///   - range: The days; a service that always counts its own year may give other days.
  ///   - policy: How fresh they should be.
  /// - Returns: The contributions as the signed-in account may see them.
  /// - Throws: ``ContributionsError/noCalendar(_:)`` for an account that GitHub does not count, or
  ///   ``ContributionsError/service(_:)`` when neither the service nor the store can give them.
  func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics>

  /// Gives the contributions of a few accounts, with fewer requests where the service can count several at once.
  ///
  /// - Parameters:
  ///   - cards: The accounts, at most ``OpenCard/mostAtOnce``.
  ///   - range: The days; a service that always counts its own year may give other days.
  ///   - policy: How fresh they should be.
  /// - Returns: For each account its contributions, or why there are none.
  func statistics(
    of cards: [Card],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>]

  /// Gives the stored contributions of a few accounts that were asked for together, without those that were
  /// asked for one by one.
  ///
  /// - Parameters:
  ///   - cards: The accounts, the same that were asked for together.
  ///   - range: The days.
  /// - Returns: The contributions by account; none where nothing is stored.
  func storedTogether(_ cards: [Card], in range: DayRange) async -> [Card.ID: Fetched<ContributionStatistics>]
}

extension CardRepository {
  /// Nothing is stored together unless an adapter says otherwise.
  public func storedTogether(
    _ cards: [Card],
    in range: DayRange
  ) async -> [Card.ID: Fetched<ContributionStatistics>] { [:] }

  /// Reads each card for itself, a few at the same time.
  public func cards(
    _ ids: [Card.ID],
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Card, ServiceError>] {
    var found: [Card.ID: Result<Card, ServiceError>] = [:]
    await withTaskGroup(of: LookedUp.self) { group in
      for (index, id) in ids.enumerated() {
        if index >= mostLookupsAtOnce, let answer = await group.next() { found[answer.id] = answer.card }
        group.addTask { LookedUp(id: id, card: await result(id, policy)) }
      }
      for await answer in group { found[answer.id] = answer.card }
    }
    return found
  }

  private func result(_ id: Card.ID, _ policy: FetchPolicy) async -> Result<Card, ServiceError> {
    do throws(ServiceError) { return .success(try await card(.id(id), policy).value) } catch {
      return .failure(error)
    }
  }

  /// Reads the contributions of one account after the other.
  public func statistics(
    of cards: [Card],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] {
    var results: [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] = [:]
    for card in cards {
      do throws(ContributionsError) {
        results[card.id] = .success(try await statistics(of: card.subject, in: range, policy))
      } catch {
        results[card.id] = .failure(error)
      }
    }
    return results
  }
}

/// The outcome of one lookup.
///
/// A tuple that such a task returns from within `do throws` loses its first element in an optimised build.
private struct LookedUp: Sendable {
  let id: Card.ID
  let card: Result<Card, ServiceError>
}

private let mostLookupsAtOnce = 4

public import CardsDomain
public import DomainKernel
import GitHubREST
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads cards and contributions from GitHub itself, through the cache that makes them work offline.
///
/// An account comes from the REST API, which answers without a token; its languages and contributions come from the
/// GraphQL API. An answer that is too large for GitHub is asked for in halves of the days.
public struct GitHubCardRepository: CardRepository {
  private let loader: ResourceLoader
  let queries: ResourceLoader
  let endpoints: GitHubCardsEndpoints
  let isSignedIn: @Sendable () -> Bool
  private let tellOwner: @Sendable (Card.ID) -> Void

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  ///   - isSignedIn: Whether requests carry a token; without one no query is sent, as the GraphQL API answers none.
  ///   - tellOwner: Told whose the token is each time the service has answered that.
  public init(
    loader: ResourceLoader,
    endpoints: GitHubCardsEndpoints,
    isSignedIn: @escaping @Sendable () -> Bool = { true },
    tellOwner: @escaping @Sendable (Card.ID) -> Void = { _ in }
  ) {
    self.isSignedIn = isSignedIn
    self.tellOwner = tellOwner
    self.loader = loader.classifyingErrors(by: .gitHubREST)
    queries = loader.classifyingErrors(by: .gitHubGraphQL)
    self.endpoints = endpoints
  }

  /// Gives a card; its language is unknown where the service does not say it to this reader, and the card
  /// tells why.
  public func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>
  {
    let account = try await account(subject, policy)
    let login = subject == .mine ? nil : account.value.login
    guard isSignedIn() else { return account.map { $0.card() } }
    let language: ProgrammingLanguage?
    var failure: ServiceError?
    do throws(ServiceError) {
      language = try await queries.classifyingErrors(by: .gitHubLanguage).read(
        GraphQLDTO<GraphQLLanguagesDTO>.self,
        GraphQLQuery.languages(login, at: endpoints.graphQL),
        policy,
        replacing: .judged(absence: GraphQLQuery.absence, by: ContentMeasure.language)
      ) { (sent, _) throws(InvalidResponse) in
        guard let data = sent.data else { throw sent.refusal }
        if let login, let name = data.login, !Login.areEqual(login, name) {
          throw InvalidResponse(.unrelated)
        }
        guard data.mostUsed != nil || (!sent.hasFailed && data.unreadable == 0) else {
          throw InvalidResponse(.nothingUsable)
        }
        return Answer(data.mostUsed, subject: data.login.map { ["login": $0.lowercased()] } ?? [:])
      }.value.value
    } catch {
      // A card without a language is a card; the language needs a token, and may be too much for the service.
      guard error != .cancelled else { throw error }
      language = nil
      // Accounts of some kinds have no repositories, and without a connection nobody was asked.
      if error != .notFound, policy != .cacheOnly { failure = error }
    }
    return account.map { $0.card(language, failure: failure) }
  }

  /// Gives the contributions of an account as the signed-in account may see them.
  public func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    let failure: ServiceError
    do throws(ServiceError) { return try await counted(subject, in: range, policy) } catch { failure = error }
    // GitHub finds no organisation and no bot where it counts users, and no former login; the account tells.
    let asksForAccount = failure == .notFound || failure == .signInNeeded
    guard subject != .mine, failure != .cancelled,
      let account = await known(subject, asksForAccount ? policy : .cacheOnly)
    else { throw .service(failure) }
    if let kind = account.kind, !kind.hasCalendar { throw .noCalendar(kind) }
    guard case .login(let login) = subject, !Login.areEqual(login, account.login) else {
      throw Self.error(failure, of: account)
    }
    do throws(ServiceError) { return try await counted(.login(account.login), in: range, policy) } catch {
      throw Self.error(error, of: account)
    }
  }

  /// Why there are no contributions of an account that is there: where GitHub does not find it, it does not
  /// count it.
  private static func error(_ failure: ServiceError, of account: AccountDTO) -> ContributionsError {
    failure == .notFound ? .noCalendar(account.kind) : .service(failure)
  }

  /// An account; `nil` when neither the service nor the store has it.
  private func known(_ subject: CardSubject, _ policy: FetchPolicy) async -> AccountDTO? {
    do throws(ServiceError) { return try await account(subject, policy).value } catch {
      // monorepo:allow swallowed-error: the contributions are asked for all the same, and say what is wrong
      return nil
    }
  }

  /// The kind of an account; `nil` when neither the service nor the store can tell it.
  func kind(of subject: CardSubject, _ policy: FetchPolicy) async -> AccountKind? {
    await known(subject, policy)?.kind
  }

  private func counted(
    _ subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ContributionStatistics> {
    guard isSignedIn() else { throw .signInNeeded }
    switch subject {
    case .mine: return try await statistics(nil, range, policy, Self.mostHalvings)
    case .login(let login):
      guard Login.isValid(login) else { throw .notFound }
      return try await statistics(login, range, policy, Self.mostHalvings)
    case .id:
      let login = try await account(subject, policy).value.login
      return try await statistics(login, range, policy, Self.mostHalvings)
    }
  }

  /// The number of an account and its other facts, without its language.
  func account(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<
    AccountDTO
  > {
    guard let url = endpoints.account(subject) else { throw .notFound }
    guard subject != .mine else {
      let own = try await account(subject, at: url, by: loader, policy)
      if own.provenance.kind != .stored { tellOwner(own.value.id) }
      return own
    }
    return try await loader.readPublic(policy, adapt: \.self) { (loader, policy) throws(ServiceError) in
      try await account(subject, at: url, by: loader, policy)
    }
  }

  private func account(
    _ subject: CardSubject,
    at url: URL,
    by loader: ResourceLoader,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<AccountDTO> {
    // A token always has an account: without one, GitHub says 401.
    let absence: Absence = subject == .mine ? .impossible : .believed
    return try await loader.read(
      AccountDTO.self,
      .gitHubREST(url),
      policy,
      replacing: .judged(absence: absence, by: { ContentMeasure.card($0.card()) })
    ) { account, head throws(InvalidResponse) in
      let isRedirected = head.fields[.contentLocation] != nil
      switch subject {
      case .id(let id) where id != account.id: throw InvalidResponse(.unrelated)
      case .login(let login) where !Login.areEqual(login, account.login) && !isRedirected:
        throw InvalidResponse(.unrelated)
      case .mine, .id, .login:
        return Answer(
          account,
          subject: ["id": account.id.description],
          cleared: account.isUnnamed ? ["name"] : []
        )
      }
    }.map(\.value)
  }

  private func statistics(
    _ login: String?,
    _ range: DayRange,
    _ policy: FetchPolicy,
    _ halvings: Int
  ) async throws(ServiceError) -> Fetched<ContributionStatistics> {
    let whole = try await queries.classifyingErrors(by: .gitHubYear).read(
      GraphQLDTO<GraphQLAccountDTO>.self,
      GraphQLQuery.statistics(login, range, at: endpoints.graphQL),
      policy,
      replacing: .judgedStatistics(absence: GraphQLQuery.absence) { $0 }
    ) { sent, _ throws(InvalidResponse) in
      guard let account = sent.data?.account, let contributions = account.contributions else {
        guard sent.isTooLarge else { throw sent.lackOfContributions }
        return Answer(nil as ContributionStatistics?)
      }
      if let login, let name = account.login, !Login.areEqual(login, name) {
        throw InvalidResponse(.unrelated)
      }
      let days = contributions.days.filter { range.contains($0.day) }
      guard !days.isEmpty else { throw InvalidResponse(.nothingUsable) }
      let calendar = ContributionCalendar(days)
      let missing = contributions.missing(from: calendar)
      let statistics = ContributionStatistics(
        calendar: calendar,
        total: contributions.total,
        parts: contributions.parts,
        viewer: sent.data?.viewer,
        isComplete: missing == 0,
        unreadableCount: missing
      )
      return Answer(statistics, subject: ["id": account.id.description], unreadable: missing)
    }.map(\.value)
    if let value = whole.value { return Fetched(value, provenance: whole.provenance) }
    guard halvings > 0, let (early, late) = range.halves else { throw .unavailable }
    let first = try await statistics(login, early, policy, halvings - 1)
    let second = try await statistics(login, late, policy, halvings - 1)
    return Fetched(
      first.value.merged(with: second.value),
      provenance: first.provenance.combined(with: second.provenance)
    )
  }

  /// Sixteen parts of a year are enough for every account that the service can count at all.
  private static let mostHalvings = 4
}

// MARK: - Several accounts

extension GitHubCardRepository {
  /// Gives the contributions of several accounts with one request; those that are too much for it one by one.
  public func statistics(
    of cards: [Card],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async -> [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] {
    var results: [Card.ID: Result<Fetched<ContributionStatistics>, ContributionsError>] = [:]
    let answer: Fetched<CountedYears>
    do throws(ServiceError) {
      guard isSignedIn() else { throw .signInNeeded }
      answer = try await years(of: cards.map(\.id), range, policy)
    } catch {
      for card in cards { results[card.id] = await single(card, range, .cacheOnly, after: error) }
      return results
    }
    for card in cards {
      if let counted = answer.value.years[card.id] {
        results[card.id] = .success(Fetched(counted, provenance: answer.provenance))
      } else if let kind = answer.value.kinds[card.id], !kind.hasCalendar {
        results[card.id] = .failure(.noCalendar(kind))
      } else if answer.value.isTooLarge {
        results[card.id] = await single(card, range, policy, after: nil)
      } else if let failure = answer.value.failures[card.id] {
        results[card.id] = await single(card, range, .cacheOnly, after: failure)
      } else {
        results[card.id] = .failure(await absence(of: card, policy))
      }
    }
    return results
  }

  /// Why GitHub does not find an account among those that it counts: it is gone, or of a kind that is not
  /// counted, which the account itself tells.
  private func absence(of card: Card, _ policy: FetchPolicy) async -> ContributionsError {
    guard let account = await known(.id(card.id), policy), account.kind != .user else {
      return .service(.notFound)
    }
    return .noCalendar(account.kind)
  }

  /// Gives what is stored of the contributions of several accounts that were counted with one request.
  public func storedTogether(
    _ cards: [Card],
    in range: DayRange
  ) async -> [Card.ID: Fetched<ContributionStatistics>] {
    guard isSignedIn() else { return [:] }
    do throws(ServiceError) {
      let answer = try await years(of: cards.map(\.id), range, .cacheOnly)
      return answer.value.years.mapValues { Fetched($0, provenance: answer.provenance) }
    } catch {
      // monorepo:allow swallowed-error: the request for the contributions of today tells why there are none
      return [:]
    }
  }

  private func single(
    _ card: Card,
    _ range: DayRange,
    _ policy: FetchPolicy,
    after failure: ServiceError?
  ) async -> Result<Fetched<ContributionStatistics>, ContributionsError> {
    do throws(ContributionsError) {
      return .success(try await statistics(of: card.subject, in: range, policy))
    } catch {
      if case .noCalendar = error { return .failure(error) }
      return .failure(failure.map(ContributionsError.service) ?? error)
    }
  }

  private func years(
    of ids: [Card.ID],
    _ range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<CountedYears> {
    let asked = Set(ids)
    return try await queries.read(
      GraphQLDTO<GraphQLNodesDTO>.self,
      GraphQLQuery.years(ids, range, at: endpoints.graphQL),
      policy,
      replacing: .judged(absence: GraphQLQuery.absence, by: ContentMeasure.years)
    ) { (sent, _) throws(InvalidResponse) -> Answer<CountedYears> in
      guard let data = sent.data else {
        guard sent.isTooLarge else { throw sent.refusal }
        return Answer(CountedYears(isTooLarge: true))
      }
      var counted = CountedYears(isTooLarge: sent.isTooLarge)
      var unreadable = data.unreadable
      for account in data.accounts where asked.contains(account.id) {
        counted.kinds[account.id] = counted.kinds[account.id] ?? account.kind
        guard account.kind?.hasCalendar ?? true, counted.years[account.id] == nil else { continue }
        // The account is there, though nothing may be usable of what was counted of it.
        counted.failures[account.id] = .malformed(.nothingUsable)
        guard let contributions = account.contributions else { continue }
        let days = contributions.days.filter { range.contains($0.day) }
        let calendar = ContributionCalendar(days)
        let missing = contributions.missing(from: calendar)
        unreadable += missing
        guard !days.isEmpty else { continue }
        counted.years[account.id] = ContributionStatistics(
          calendar: calendar,
          total: contributions.total,
          parts: contributions.parts,
          viewer: data.viewer,
          isComplete: missing == 0,
          unreadableCount: missing
        )
      }
      if data.unreadable > 0 {
        // An account that was not found may be in a node that cannot be read.
        for id in ids where counted.kinds[id] == nil && counted.years[id] == nil {
          counted.failures[id] = .malformed(.nothingUsable)
        }
      }
      counted.failures.merge(sent.failures(of: ids)) { $1 }
      return Answer(counted, unreadable: unreadable)
    }.map(\.value)
  }
}

/// The contributions of several accounts, from one answer.
struct CountedYears: Sendable {
  var years: [Card.ID: ContributionStatistics] = [:]
  var kinds: [Card.ID: AccountKind] = [:]
  /// Why there is no year of accounts that the service may have; also of accounts that have one all the same.
  var failures: [Card.ID: ServiceError] = [:]
  /// Whether the service could not count all of them at once.
  let isTooLarge: Bool
}

public import CardsDomain
public import DomainKernel
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
  private let queries: ResourceLoader
  private let endpoints: GitHubCardsEndpoints

  /// Makes the repository.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: GitHubCardsEndpoints) {
    self.loader = loader.classifyingErrors(by: .gitHubCards)
    queries = loader.classifyingErrors(by: .gitHubGraphQL)
    self.endpoints = endpoints
  }

  /// Gives a card; its language is unknown where the service does not say it to this reader.
  public func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card>
  {
    let account = try await account(subject, policy)
    let login = subject == .mine ? nil : account.value.login
    let language: ProgrammingLanguage?
    do throws(ServiceError) {
      language = try await queries.read(
        GraphQLDTO<GraphQLLanguagesDTO>.self,
        GraphQLQuery.languages(login, at: endpoints.graphQL),
        policy
      ) { (sent, _) throws(InvalidResponse) in
        guard let data = sent.data else { throw sent.refusal }
        return data.mostUsed
      }.value
    } catch {
      // A card without a language is a card; the language needs a token, and may be too much for the service.
      guard error != .cancelled else { throw error }
      language = nil
    }
    return account.map { $0.card(language) }
  }

  /// Gives the contributions of an account as the signed-in account may see them.
  public func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Fetched<ContributionStatistics> {
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
    let request = HTTPRequest(
      url: url,
      fields: [.accept: "application/vnd.github+json", "X-GitHub-Api-Version": "2022-11-28"]
    )
    return try await loader.read(
      AccountDTO.self,
      request,
      policy,
      replacing: .judged(by: { ContentMeasure.card($0.card()) })
    ) { account, head throws(InvalidResponse) in
      let isRedirected = head.fields[.contentLocation] != nil
      switch subject {
      case .id(let id) where id != account.id: throw InvalidResponse(.unrelated)
      case .login(let login) where !Login.areEqual(login, account.login) && !isRedirected:
        throw InvalidResponse(.unrelated)
      case .mine, .id, .login: return Answer(account, subject: ["id": account.id.description])
      }
    }.map(\.value)
  }

  private func statistics(
    _ login: String?,
    _ range: DayRange,
    _ policy: FetchPolicy,
    _ halvings: Int
  ) async throws(ServiceError) -> Fetched<ContributionStatistics> {
    let whole = try await queries.read(
      GraphQLDTO<GraphQLAccountDTO>.self,
      GraphQLQuery.statistics(login, range, at: endpoints.graphQL),
      policy,
      replacing: .judged(by: {
        ContentMeasure.statistics($0 ?? ContributionStatistics(calendar: ContributionCalendar([])))
      })
    ) { sent, _ throws(InvalidResponse) in
      guard let account = sent.data?.account, let contributions = account.contributions else {
        guard sent.isTooLarge else { throw sent.refusal }
        return Answer(nil as ContributionStatistics?)
      }
      if let login, let name = account.login, !Login.areEqual(login, name) {
        throw InvalidResponse(.unrelated)
      }
      let days = contributions.days.filter { range.contains($0.day) }
      guard !days.isEmpty else { throw InvalidResponse(.nothingUsable) }
      let statistics = ContributionStatistics(
        calendar: ContributionCalendar(days),
        total: contributions.total,
        parts: contributions.parts,
        viewer: sent.data?.viewer
      )
      return Answer(statistics, subject: ["id": account.id.description])
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

/// Counts the contributions of several accounts in a period, by GitHub's GraphQL API.
///
/// Accounts are asked for five at a time and matched by their ids; organisations and deleted accounts are not in the
/// answer. What is too large for GitHub is asked for in halves: of the accounts, then of the days.
public struct GitHubMemberCounter: Sendable {
  private let queries: ResourceLoader
  private let endpoints: GitHubCardsEndpoints

  /// Makes the counter.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: GitHubCardsEndpoints) {
    queries = loader.classifyingErrors(by: .gitHubGraphQL)
    self.endpoints = endpoints
  }

  /// Counts contributions.
  ///
  /// - Parameters:
  ///   - ids: The accounts.
  ///   - range: The days.
  ///   - policy: How fresh the numbers should be.
  /// - Returns: The totals of the accounts that the service counted, and why they may be out of date.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give the numbers of a request.
  func totals(
    of ids: [Card.ID],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Totals {
    var totals = Totals()
    var rest = ids[...]
    while !rest.isEmpty {
      let batch = Array(rest.prefix(Self.mostAtOnce))
      rest = rest.dropFirst(Self.mostAtOnce)
      totals.merge(try await count(batch, range, policy, Self.mostHalvings))
    }
    return totals
  }

  /// The totals of several accounts.
  struct Totals: Sendable {
    /// The totals by account.
    fileprivate(set) var values: [Card.ID: MemberTotals] = [:]
    /// Why some of them may be out of date; `nil` when all are current.
    fileprivate(set) var staleness: StaleReason?

    fileprivate mutating func merge(_ other: Totals) {
      values.merge(other.values) { first, _ in first }
      staleness = staleness ?? other.staleness
    }
  }

  private func count(
    _ ids: [Card.ID],
    _ range: DayRange,
    _ policy: FetchPolicy,
    _ halvings: Int
  ) async throws(ServiceError) -> Totals {
    let asked = Set(ids)
    let answer = try await queries.read(
      GraphQLDTO<GraphQLNodesDTO>.self,
      GraphQLQuery.members(ids, range, at: endpoints.graphQL),
      policy
    ) { (sent, _) throws(InvalidResponse) -> Counted in
      guard let accounts = sent.data?.accounts else {
        guard sent.isTooLarge else { throw sent.refusal }
        return Counted(totals: [:], isTooLarge: true)
      }
      let totals = accounts.compactMap { account -> (Card.ID, MemberTotals)? in
        guard asked.contains(account.id), let counted = account.contributions, let total = counted.total
        else {
          return nil
        }
        return (account.id, MemberTotals(total: total, parts: counted.parts))
      }
      return Counted(totals: Dictionary(totals) { first, _ in first }, isTooLarge: sent.isTooLarge)
    }
    let found = answer.value
    var totals = Totals(values: found.totals, staleness: answer.provenance.staleness)
    let missing = ids.filter { found.totals[$0] == nil }
    guard found.isTooLarge, halvings > 0, !missing.isEmpty else { return totals }
    if missing.count > 1 {
      let middle = missing.count / 2
      for half in [missing[..<middle], missing[middle...]] {
        totals.merge(try await count(Array(half), range, policy, halvings))
      }
    } else if let (early, late) = range.halves {
      let first = try await count(missing, early, policy, halvings - 1)
      let second = try await count(missing, late, policy, halvings - 1)
      totals.staleness = totals.staleness ?? first.staleness ?? second.staleness
      for id in missing {
        guard let one = first.values[id], let other = second.values[id] else { continue }
        totals.values[id] = MemberTotals(total: one.total + other.total, parts: one.parts.adding(other.parts))
      }
    }
    return totals
  }

  private struct Counted: Sendable {
    let totals: [Card.ID: MemberTotals]
    let isTooLarge: Bool
  }

  private static let mostAtOnce = 5
  private static let mostHalvings = 4
}

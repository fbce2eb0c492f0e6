import CardsDomain
import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

/// Counts the contributions of several accounts in a period, by GitHub's GraphQL API.
///
/// Accounts are asked for five at a time and matched by their ids; deleted accounts are not in the answer, and of
/// organisations and bots it has the kind only. What is too large for GitHub is asked for in halves: of the accounts,
/// then of the days.
public struct GitHubMemberCounter: Sendable {
  private let queries: ResourceLoader
  private let endpoints: GitHubCardsEndpoints
  private let isSignedIn: @Sendable () -> Bool

  /// Makes the counter.
  ///
  /// - Parameters:
  ///   - loader: Carries requests to the service.
  ///   - endpoints: The addresses of the service.
  ///   - isSignedIn: Whether requests carry a token; without one no query is sent, as the GraphQL API answers none.
  public init(
    loader: ResourceLoader,
    endpoints: GitHubCardsEndpoints,
    isSignedIn: @escaping @Sendable () -> Bool = { true }
  ) {
    self.isSignedIn = isSignedIn
    queries = loader.classifyingErrors(by: .gitHubGraphQL)
    self.endpoints = endpoints
  }

  /// Counts contributions.
  ///
  /// - Parameters:
  ///   - ids: The accounts.
  ///   - range: The days.
  ///   - policy: How fresh the numbers should be.
  /// - Returns: The totals of the accounts that the service counted, why others are not counted, and why the
  ///   totals may be out of date.
  /// - Throws: ``/DomainKernel/ServiceError`` when neither the service nor the store can give the numbers of a request.
  func totals(
    of ids: [Card.ID],
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ServiceError) -> Totals {
    guard ids.isEmpty || isSignedIn() else { throw .signInNeeded }
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
    /// The kinds of the accounts that the service told.
    fileprivate(set) var kinds: [Card.ID: AccountKind] = [:]
    /// Why accounts were not counted that the service may have.
    fileprivate(set) var failures: [Card.ID: ServiceError] = [:]
    /// Those of them that are too much for the service, also in parts.
    fileprivate(set) var tooLarge: Set<Card.ID> = []
    /// Where they come from; `nil` when nothing was asked for.
    fileprivate(set) var provenance: Provenance?

    /// Why some of them may be out of date; `nil` when all are current.
    var staleness: StaleReason? { provenance?.staleness }

    fileprivate mutating func merge(_ other: Totals) {
      values.merge(other.values) { first, _ in first }
      kinds.merge(other.kinds) { first, _ in first }
      failures.merge(other.failures) { first, _ in first }
      tooLarge.formUnion(other.tooLarge)
      if let added = other.provenance { provenance = provenance?.combined(with: added) ?? added }
    }

    /// Adds the totals of other days: who was not counted in both parts has none.
    fileprivate mutating func add(_ other: Totals) {
      var sums: [Card.ID: MemberTotals] = [:]
      for (id, one) in values {
        guard let late = other.values[id] else { continue }
        sums[id] = MemberTotals(total: one.total + late.total, parts: one.parts.adding(late.parts))
      }
      merge(other)
      values = sums
    }
  }

  private func count(
    _ ids: [Card.ID],
    _ range: DayRange,
    _ policy: FetchPolicy,
    _ halvings: Int
  ) async throws(ServiceError) -> Totals {
    let answer = try await queries.read(
      GraphQLDTO<GraphQLNodesDTO>.self,
      GraphQLQuery.members(ids, range, at: endpoints.graphQL),
      policy,
      replacing: .judged(absence: GraphQLQuery.absence, by: ContentMeasure.totals)
    ) { (sent, _) throws(InvalidResponse) -> Answer<CountedMembers> in
      try Answer(CountedMembers(sent, of: ids))
    }
    let found = answer.value.value
    var totals = Totals(
      values: found.totals,
      kinds: found.kinds,
      failures: found.failures,
      provenance: answer.provenance
    )
    let missing = ids.filter(found.isMissing)
    if found.isTooLarge, !missing.isEmpty {
      totals.merge(try await countInHalves(missing, range, policy, halvings))
    }
    return totals
  }

  private func countInHalves(
    _ ids: [Card.ID],
    _ range: DayRange,
    _ policy: FetchPolicy,
    _ halvings: Int
  ) async throws(ServiceError) -> Totals {
    var totals = Totals()
    if halvings > 0, ids.count > 1 {
      let middle = ids.count / 2
      for half in [ids[..<middle], ids[middle...]] {
        totals.merge(try await count(Array(half), range, policy, halvings))
      }
    } else if halvings > 0, let (early, late) = range.halves {
      totals = try await count(ids, early, policy, halvings - 1)
      totals.add(try await count(ids, late, policy, halvings - 1))
    } else {
      for id in ids { totals.failures[id] = .unavailable }
      totals.tooLarge = Set(ids)
    }
    return totals
  }

  private static let mostAtOnce = 5
  private static let mostHalvings = 4
}

/// What one answer says about several accounts.
struct CountedMembers: Sendable {
  /// The totals by account.
  private(set) var totals: [Card.ID: MemberTotals] = [:]
  /// The kinds of accounts.
  private(set) var kinds: [Card.ID: AccountKind] = [:]
  /// Why accounts were not counted that the service may have; empty where they were too many at once.
  private(set) var failures: [Card.ID: ServiceError] = [:]
  /// Whether the service could not count all of them at once.
  let isTooLarge: Bool

  init(_ sent: GraphQLDTO<GraphQLNodesDTO>, of ids: [Card.ID]) throws(InvalidResponse) {
    isTooLarge = sent.isTooLarge
    guard isTooLarge || sent.data != nil else { throw sent.refusal }
    for account in sent.data?.accounts ?? [] where ids.contains(account.id) { add(account) }
    // Parts of what is too large are asked for again, and tell their own reasons.
    let mayBeUnreadable = (sent.data?.unreadable ?? 0) > 0
    if !isTooLarge { addFailures(sent.failures(of: ids), of: ids, mayBeUnreadable: mayBeUnreadable) }
  }

  /// Whether an account was not counted that may have something to count.
  func isMissing(_ id: Card.ID) -> Bool { totals[id] == nil && kinds[id]?.hasCalendar ?? true }

  private mutating func add(_ account: CountedAccountDTO) {
    kinds[account.id] = kinds[account.id] ?? account.kind
    guard account.kind?.hasCalendar ?? true, totals[account.id] == nil,
      let contributions = account.contributions, let total = contributions.total,
      (0...ContributionDay.mostBelieved).contains(total)
    else { return }
    totals[account.id] = MemberTotals(total: total, parts: contributions.parts)
  }

  private mutating func addFailures(
    _ told: [Card.ID: ServiceError],
    of ids: [Card.ID],
    mayBeUnreadable: Bool
  ) {
    for id in ids where isMissing(id) {
      // An account whose kind is known is there, and what was counted of it is not; of the others each may be
      // in a node that cannot be read.
      let isThere = kinds[id] != nil || mayBeUnreadable
      failures[id] = told[id] ?? (isThere ? ServiceError.malformed(.nothingUsable) : nil)
    }
  }
}

import CardsDomain
import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP
public import ResourceLoading

/// Counts the contributions of several accounts in a period, by GitHub's GraphQL API.
///
/// Accounts are asked for five at a time and matched by their ids; deleted accounts are not in the answer, and of
/// organisations and bots it has the kind only. What is too large for GitHub is asked for in halves: of the accounts, then of the days.
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
      merge(other.provenance)
    }

    fileprivate mutating func merge(_ other: Provenance?) {
      guard let other else { return }
      provenance = provenance?.combined(with: other) ?? other
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
      policy,
      replacing: .judged(by: ContentMeasure.totals)
    ) { (sent, _) throws(InvalidResponse) -> Answer<CountedMembers> in
      guard let accounts = sent.data?.accounts else {
        guard sent.isTooLarge else { throw sent.refusal }
        return Answer(CountedMembers(isTooLarge: true))
      }
      var counted = CountedMembers(isTooLarge: sent.isTooLarge)
      for account in accounts where asked.contains(account.id) {
        counted.kinds[account.id] = counted.kinds[account.id] ?? account.kind
        guard account.kind?.hasCalendar ?? true, counted.totals[account.id] == nil,
          let contributions = account.contributions, let total = contributions.total,
          (0...ContributionDay.mostBelieved).contains(total)
        else { continue }
        counted.totals[account.id] = MemberTotals(total: total, parts: contributions.parts)
      }
      for (id, failure) in sent.failures(of: ids) where counted.isMissing(id) {
        counted.failures[id] = failure
      }
      for id in ids where counted.kinds[id] != nil && counted.isMissing(id) && !counted.isTooLarge {
        // The account is there, and what was counted of it is not.
        counted.failures[id] = counted.failures[id] ?? .malformed(.nothingUsable)
      }
      return Answer(counted)
    }
    let found = answer.value.value
    var totals = Totals(
      values: found.totals,
      kinds: found.kinds,
      failures: found.failures,
      provenance: answer.provenance
    )
    let missing = ids.filter(found.isMissing)
    guard found.isTooLarge, !missing.isEmpty else { return totals }
    // What is asked for in parts is told by these.
    for id in missing { totals.failures[id] = nil }
    if missing.count > 1, halvings > 0 {
      let middle = missing.count / 2
      for half in [missing[..<middle], missing[middle...]] {
        totals.merge(try await count(Array(half), range, policy, halvings))
      }
    } else if halvings > 0, let (early, late) = range.halves {
      let first = try await count(missing, early, policy, halvings - 1)
      let second = try await count(missing, late, policy, halvings - 1)
      totals.kinds.merge(first.kinds) { first, _ in first }
      totals.merge(first.provenance)
      totals.merge(second.provenance)
      totals.tooLarge.formUnion(first.tooLarge.union(second.tooLarge))
      for id in missing {
        guard let one = first.values[id], let other = second.values[id] else {
          totals.failures[id] = first.failures[id] ?? second.failures[id]
          continue
        }
        totals.values[id] = MemberTotals(total: one.total + other.total, parts: one.parts.adding(other.parts))
      }
    } else {
      for id in missing { totals.failures[id] = .unavailable }
      totals.tooLarge.formUnion(missing)
    }
    return totals
  }

  private static let mostAtOnce = 5
  private static let mostHalvings = 4
}

/// What one answer says about several accounts.
struct CountedMembers: Sendable {
  /// The totals by account.
  var totals: [Card.ID: MemberTotals] = [:]
  /// The kinds of accounts.
  var kinds: [Card.ID: AccountKind] = [:]
  /// Why accounts were not counted that the service may have.
  var failures: [Card.ID: ServiceError] = [:]
  /// Whether the service could not count all of them at once.
  let isTooLarge: Bool

  /// Whether an account was not counted that may have something to count.
  func isMissing(_ id: Card.ID) -> Bool { totals[id] == nil && kinds[id]?.hasCalendar ?? true }
}

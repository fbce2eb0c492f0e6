public import DomainKernel

/// The contributions of a member in the period of a community.
public struct MemberTotals: Hashable, Sendable {
  /// The number of all contributions, 0 or more.
  public let total: Int
  /// The kinds of contributions.
  public let parts: ContributionParts

  /// Makes totals.
  ///
  /// - Parameters:
  ///   - total: The number of all contributions; a negative number counts as 0.
  ///   - parts: The kinds of contributions.
  public init(total: Int, parts: ContributionParts) {
    self.total = min(max(total, 0), ContributionDay.mostBelieved)
    self.parts = parts
  }

  /// Takes the totals of statistics.
  ///
  /// - Parameter statistics: The contributions of the period; `nil` is returned where their total is unknown.
  public init?(_ statistics: ContributionStatistics) {
    guard let total = statistics.total else { return nil }
    self.init(total: total, parts: statistics.parts)
  }
}

/// Why the contributions of a member were not counted although there may be some.
public enum UncountedReason: Hashable, Sendable {
  /// They were not asked for yet.
  case notYet
  /// The service could not count them.
  case failed(ServiceError)
}

/// A member of a community.
public struct CommunityMember: Hashable, Sendable, Identifiable {
  /// The card.
  public let card: Card
  /// The contributions; `nil` when the service does not say, and for a kind of account that has no calendar.
  public let totals: MemberTotals?
  /// Why the contributions were not counted, so that the totals are earlier ones or missing; `nil` where they
  /// were, and where there is nothing to count.
  public let uncounted: UncountedReason?

  /// Makes a member.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - totals: The contributions; `nil` when the service does not say.
  ///   - uncounted: Why the contributions were not counted; `nil` where they were, or there is nothing to
  ///     count.
  public init(card: Card, totals: MemberTotals? = nil, uncounted: UncountedReason? = nil) {
    let hasCalendar = card.kind?.hasCalendar ?? true
    self.card = card
    // A service that counts nothing for organisations may say 0, which would rank them.
    self.totals = hasCalendar ? totals : nil
    self.uncounted = hasCalendar ? uncounted : nil
  }

  /// Whether nobody knows how much the member contributed, who may be the best.
  public var isUnknown: Bool { totals == nil && uncounted != nil }

  /// The number of the account.
  public var id: Card.ID { card.id }
}

/// A member with its place among the others.
public struct RankedMember: Hashable, Sendable, Identifiable {
  /// The place, from 1 on; members with equal totals share one, and the places after it stay empty.
  ///
  /// `nil` when the contributions are unknown.
  public let rank: Int?
  /// The member.
  public let member: CommunityMember

  /// The number of the account.
  public var id: Card.ID { member.id }
}

/// The members of a community, each account once, the ones with the most contributions first.
public struct CommunityRanking: Hashable, Sendable {
  /// The members: by total descending, then by id; at the end those without totals, in the order of the
  /// service.
  public let members: [RankedMember]
  /// How many more members could not be read, whose places nobody knows.
  public let unreadableCount: Int

  /// Ranks members.
  ///
  /// - Parameters:
  ///   - members: The members in the order of the service; of several with one id the first with totals is
  ///     taken.
  ///   - unreadableCount: How many more members could not be read.
  public init(_ members: some Sequence<CommunityMember>, unreadableCount: Int = 0) {
    self.unreadableCount = unreadableCount
    var places: [Card.ID: Int] = [:]
    var unique: [CommunityMember] = []
    for member in members {
      if let place = places[member.id] {
        if unique[place].totals == nil { unique[place] = member }
      } else {
        places[member.id] = unique.count
        unique.append(member)
      }
    }
    let known = unique.compactMap { member in
      member.totals.map { ($0.total, member) }
    }
    .sorted { ($1.0, $0.1.id) < ($0.0, $1.1.id) }
    var ranked: [RankedMember] = []
    for (place, (total, member)) in known.enumerated() {
      let isTied = ranked.last?.member.totals?.total == total
      ranked.append(RankedMember(rank: isTied ? ranked.last?.rank : place + 1, member: member))
    }
    self.members = ranked + unique.filter { $0.totals == nil }.map { RankedMember(rank: nil, member: $0) }
  }
}

/// A kind of contribution that the best member of a community is shown for.
public enum HighlightCategory: String, Hashable, Sendable, CaseIterable {
  /// The most contributions of all kinds.
  case contributor
  /// The most commits.
  case committer
  /// The most reviews of pull requests.
  case reviewer
  /// The most issues.
  case issuer
  /// The most pull requests.
  case pullRequester

  /// The contributions of this kind in the totals of a member.
  ///
  /// - Parameter totals: The totals.
  /// - Returns: The number, 0 or more; `nil` when the service does not say.
  public func count(_ totals: MemberTotals) -> Int? {
    switch self {
    case .contributor: totals.total
    case .committer: totals.parts.commits
    case .reviewer: totals.parts.reviews
    case .issuer: totals.parts.issues
    case .pullRequester: totals.parts.pullRequests
    }
  }
}

/// The best member of a community in a category.
public struct Highlight: Hashable, Sendable {
  /// The card of the member.
  public let card: Card
  /// The contributions of the category, 1 or more; `nil` when the service does not say.
  public let count: Int?

  /// Makes a highlight.
  ///
  /// - Parameters:
  ///   - card: The card of the member.
  ///   - count: The contributions of the category.
  public init(card: Card, count: Int? = nil) {
    self.card = card
    self.count = count
  }
}

/// The best member of each category; a category without contributions has none.
public struct CommunityHighlights: Hashable, Sendable {
  private let highlights: [HighlightCategory: Highlight]
  /// The categories that have a best member who could not be read.
  public let unreadable: Set<HighlightCategory>

  /// Takes over what a service says.
  ///
  /// - Parameters:
  ///   - highlights: The best members that there are.
  ///   - unreadable: The categories that have a best member who could not be read.
  public init(_ highlights: [HighlightCategory: Highlight], unreadable: Set<HighlightCategory> = []) {
    self.highlights = highlights
    self.unreadable = unreadable
  }

  /// Finds the best members: those with the highest number above zero, of several the one with the smallest id.
  ///
  /// There are none while a member is unknown or could not be read, who may be better than all others.
  ///
  /// - Parameters:
  ///   - members: The members in any order.
  ///   - unreadableCount: How many more members could not be read.
  public init(of members: some Sequence<CommunityMember>, unreadableCount: Int = 0) {
    unreadable = []
    guard unreadableCount == 0 else {
      highlights = [:]
      return
    }
    var best: [HighlightCategory: Highlight] = [:]
    for member in members {
      guard !member.isUnknown else {
        highlights = [:]
        return
      }
      guard let totals = member.totals else { continue }
      for category in HighlightCategory.allCases {
        guard let count = category.count(totals), count > 0 else { continue }
        if let other = best[category], let most = other.count, (most, member.id) > (count, other.card.id) {
          continue
        }
        best[category] = Highlight(card: member.card, count: count)
      }
    }
    highlights = best
  }

  /// Whether no category has a best member, as before the contributions were counted.
  public var isEmpty: Bool { highlights.isEmpty }

  /// The best member of a category; `nil` when nobody has contributed to it yet, or a member is unknown or
  /// could not be read.
  public subscript(_ category: HighlightCategory) -> Highlight? { highlights[category] }
}

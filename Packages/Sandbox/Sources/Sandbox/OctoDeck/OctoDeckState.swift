#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Everything that users have made at the OctoDeck service; kept as one record.
struct OctoDeckState: Codable, Hashable, Sendable {
  /// Where the ids of communities come from.
  var identifiers: IdentifierSource
  /// The cards of each account's deck, by the number of the account, in the order of their addition.
  var decks: [Int: [Int]] = [:]
  /// The communities in the order of their creation.
  var communities: [OctoDeckCommunity]

  /// Begins with two communities.
  init(seed: UInt64, now: Date) {
    identifiers = IdentifierSource(seed: seed)
    let today = CivilDay.number(of: now)
    let users = (0..<120).map { AccountCatalogue.all.account(at: $0) }.filter { $0.kind == .user }
    communities = [
      OctoDeckCommunity(
        id: identifiers.uuid(),
        name: "Friday Fixes",
        first: today - 180,
        last: today + 90,
        members: users.prefix(14)
      ),
      OctoDeckCommunity(
        id: identifiers.uuid(),
        name: "Lighthouse Open Source",
        first: today - 364,
        last: today,
        members: users.prefix(70)
      ),
    ]
    for place in communities.indices { communities[place].refresh(now: now) }
  }
}

/// A community with its members.
struct OctoDeckCommunity: Codable, Hashable, Sendable {
  /// A member, and its contributions at the last refresh.
  struct Member: Codable, Hashable, Sendable {
    /// The number of the account.
    let id: Int
    /// The contributions; 0 for who joined since.
    var total = 0
  }

  /// The id, a UUID.
  let id: String
  /// The name.
  let name: String
  /// The first day, in days since 1970.
  let first: Int
  /// The last day.
  let last: Int
  /// The rows of members; without a guard one may have several.
  var members: [Member] = []
  /// The best members at the last refresh, by category.
  var best: [String: Int] = [:]

  /// Makes a community that nobody has joined.
  init(id: String, name: String, first: Int, last: Int) {
    self.id = id
    self.name = name
    self.first = first
    self.last = last
  }

  /// Makes a community with members.
  init(id: String, name: String, first: Int, last: Int, members: some Sequence<GitHubAccount>) {
    self.init(id: id, name: name, first: first, last: last)
    self.members = members.map { Member(id: $0.id) }
  }

  /// Whether its days can be counted: at most a year, and in order.
  var hasValidPeriod: Bool { first < last && last - first <= 366 }

  /// Counts all members again.
  mutating func refresh(now: Date) {
    var highest: [String: Int] = [:]
    best = [:]
    for place in members.indices {
      guard let account = AccountCatalogue.all.account(id: members[place].id) else { continue }
      let counted = ContributionCatalogue.all.days(of: account, first...last, now: now)
      members[place].total = counted.total
      let counts = [
        "bestContributor": counted.total, "bestCommitter": counted.kinds[.commit] ?? 0,
        "bestReviewer": counted.kinds[.review] ?? 0, "bestIssuer": counted.kinds[.issue] ?? 0,
        "bestPullRequester": counted.kinds[.pullRequest] ?? 0,
      ]
      for (category, count) in counts where count > highest[category] ?? 0 {
        highest[category] = count
        best[category] = account.id
      }
    }
  }
}

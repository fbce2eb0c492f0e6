import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@testable import CardsData

extension CardsPeer {
  /// The year that tests ask GitHub about.
  static let year = DayRange(yearEnding: CardsSamples.day("2026-03-01"))

  /// Creates a community that counts half of that year.
  func community(of members: [Card]) async throws -> Community.ID {
    let period = try #require(CardsSamples.period("2025-09-01", "2026-03-01"))
    return try await repository.create(
      CommunityDraft(name: "C", period: period),
      members: members,
      report: { _, _ in }
    )
    .community.id
  }
}

/// The contributions of the account of the token, as a peer counts them.
func statistics(_ peer: CardsPeer, _ policy: FetchPolicy = .networkFirst) async throws
  -> ContributionStatistics
{
  try await peer.repository.statistics(of: .mine, in: CardsPeer.year, policy).value
}

/// Gives a peer organisations with these numbers, and no other ones.
func organisations(_ ids: ClosedRange<Int>, _ peer: CardsPeer) {
  peer.gitHub.change { state in
    for id in ids { state.accounts[id] = ("org-\(id)", nil) }
    state.organisations = Set(ids)
  }
}

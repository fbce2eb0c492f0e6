import CardsDomain
import CardsFakes
import DomainKernel

extension CardsPeer {
  /// The year that tests ask GitHub about.
  static let year = DayRange(yearEnding: CardsSamples.day("2026-03-01"))
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

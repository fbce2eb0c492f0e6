import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Deck

@Suite struct CardLayoutTests {
  @Test(arguments: [(28, false), (27, true)])
  func `the login of an account stands below its picture where it has no room beside it`(
    width: Int,
    isBelow: Bool
  ) {
    let layout = CardLayout(card: CardsSamples.bo, context: Samples.context)

    let lines = WrittenScreen.filled(layout.header, width: width).split(separator: "\n")

    #expect(lines.contains { $0.hasPrefix("@bo-k") } == isBelow)
  }

  @Test func `where six figures have no room beside each other, three of them stand in a line`() {
    let layout = ContributionLayout(statistics: CardsSamples.year, context: Samples.context)

    let lines = WrittenScreen.filled(layout.element, width: 106).split(separator: "\n")

    #expect(lines.contains { $0.contains("Total") && $0.contains("Reviews") })
    #expect(!lines.contains { $0.contains("Total") && $0.contains("Issues") })
  }

  @Test(arguments: [
    ContributionParts(reviews: 1, issues: 1, pullRequests: 1),
    ContributionParts(commits: 1, issues: 1, pullRequests: 1),
    ContributionParts(commits: 1, reviews: 1, pullRequests: 1),
    ContributionParts(commits: 1, reviews: 1, issues: 1),
  ])
  func `a total is not explained where one of its parts is unknown`(parts: ContributionParts) {
    let statistics = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-25", [10]),
      parts: parts
    )

    let text = WrittenScreen.linear(
      ContributionLayout(statistics: statistics, context: Samples.context).element
    )

    #expect(!text.contains("The other"))
  }

  @Test func `an unknown total is told as such, on the page, in a tile and in a document`() {
    let year = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-25", [10]),
      parts: ContributionParts(commits: 4, reviews: 3, issues: 2, pullRequests: 1),
      isComplete: false
    )
    let card = DeckCard(card: CardsSamples.ada, year: .counted(CardYear(year)), context: Samples.context)

    let words = text(of: .loaded(CardsSamples.fetched(year)))

    #expect(words.contains("Total: unknown") && words.contains("Commits: 4") && !words.contains("The other"))
    #expect(WrittenScreen.linear(.row(card.item.row)).contains("Total: unknown · "))
  }

  @Test func `contributions stay while they are read again`() {
    #expect(text(of: .refreshing(CardsSamples.fetched(CardsSamples.year))).contains("Total: 1,383"))
  }

  @Test func `my own card is known as mine however its login is written`() {
    let card = CardsSamples.card(1001, "Ada-LARSSON")

    let page = page(.login("ada-larsson"), card, .loaded(CardsSamples.fetched(CardsSamples.year)))

    #expect(page.actions.map(\.route) == [.deck])
  }

  private func page(
    _ subject: CardSubject,
    _ card: Card,
    _ statistics: LoadState<ContributionStatistics, CardsFailure>
  ) -> Page {
    let state = CardViewModel.State(
      subject: subject,
      card: .loaded(CardsSamples.fetched(card)),
      statistics: statistics,
      isInDeck: nil
    )
    return cardPage(state, Samples.context)
  }

  private func text(of statistics: LoadState<ContributionStatistics, CardsFailure>) -> String {
    let page = page(.login("bo-k"), CardsSamples.bo, statistics)
    return WrittenScreen.linear(page.element(in: Samples.context))
  }
}

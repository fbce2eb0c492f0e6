import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct ComparisonTests {
  @Test(arguments: [(100, true), (99, false)])
  func `two cards stand side by side where there are 100 columns`(width: Int, areSideBySide: Bool) throws {
    let sample = try #require(ScreenSample.all.first { $0.name == "comparison" })

    let lines = WrittenScreen.filled(sample.element(), width: width).split(separator: "\n")

    #expect(lines.contains { $0.contains("@ada-larsson") && $0.contains("@bo-k") } == areSideBySide)
  }

  @Test(arguments: [["cleo", "bo-k"], ["bo-k", "cleo"]])
  func `contributions that are missing on either side end the command`(logins: [String]) async {
    let cards = Samples.cards()
    cards.prepare { $0.statistics[.login("cleo")] = .failure(.unavailable) }
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards))

    let run = await ScreenRun(feature, ["cards", "compare"] + logins, Samples.context)

    #expect(run.exitCode == ServiceError.unavailable.exitCode)
    #expect(run.rows.count == 2)
  }

  @Test(
    arguments: [
      (nil, nil, 0), (.offline, nil, 1), (nil, .offline, 1), (.offline, .offline, 1),
      (.offline, .unavailable, 2),
    ] as [(StaleReason?, StaleReason?, Int)]
  )
  func `each reason why a side may be out of date is said once`(
    card: StaleReason?,
    year: StaleReason?,
    count: Int
  ) {
    let comparison = CardComparison(
      first: CardComparison.Side(
        card: CardsSamples.fetched(CardsSamples.ada),
        statistics: .success(CardsSamples.fetched(CardsSamples.year))
      ),
      second: CardComparison.Side(
        card: Samples.fetched(CardsSamples.bo, card),
        statistics: .success(Samples.fetched(CardsSamples.year, year))
      )
    )

    let page = comparisonPage(.loaded(CardsSamples.fetched(comparison)), Samples.context)

    let lines = WrittenScreen.linear(page.content).split(separator: "\n")
    #expect(lines.count { $0.contains("may be out of date") } == count)
  }

  @Test func `records of two cards tell the streak of the day that the user's calendar shows`() async {
    let cards = Samples.cards()
    let calendar = CardsSamples.calendar(from: "2026-02-25", [1, 1, 1, 1, 1, 0])
    cards.prepare {
      $0.statistics[.login("cleo")] = .success(
        CardsSamples.fetched(ContributionStatistics(calendar: calendar))
      )
    }
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards, today: "2026-03-03"))

    let run = await ScreenRun(
      feature,
      ["cards", "compare", "cleo", "bo-k", "--fields", "login,longestStreak,currentStreak"],
      Samples.context
    )

    #expect(run.rows.first == "cleo\t5\t0\n")
  }
}

import CardsDomain
import CardsFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Testing

@testable import Deck

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The fields of cards that a script gets.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CardDocumentCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test func `a document and a page are as old as the contributions in them`() async throws {
    cards.prepare {
      $0.statistics[.login("bo-k")] = .success(Samples.stale(CardsSamples.year, .unavailable))
    }

    for words in [["cards", "show", "bo-k"], ["cards", "compare", "cleo", "bo-k"]] {
      let document = try #require(await run(words + ["--json"]).document?.text)
      #expect(document.contains("\"stale\": true"))
      let page = try #require(await run(words).page)
      #expect(!WrittenScreen.linear(page.element(in: Samples.context)).contains("fetched 3 minutes ago"))
    }
    let identity = try #require(
      await run(["cards", "show", "bo-k", "--json", "--fields", "login"]).document?.text
    )
    #expect(identity.contains("\"stale\": false"))
  }

  @Test func `the kind of an account is in a document where it is known, and left out elsewhere`()
    async throws
  {
    let entries = [CardsSamples.guild, CardsSamples.cleo].map { DeckEntry(card: $0, addedAt: nil) }
    cards.prepare { $0.deck = .success(CardsSamples.fetched(Deck(entries))) }

    let text = try #require(await run(["deck", "--json"]).document?.text)

    #expect(text.components(separatedBy: "\"kind\": \"organisation\"").count == 2)
    #expect(!text.contains("\"kind\": null"))
  }

  @Test func `fields of the account alone ask for no contributions`() async {
    _ = await run(["cards", "show", "bo-k", "--json", "--fields", "id,name"])

    #expect(cards.requests == [.card(.login("bo-k"), .cacheFirst)])
  }

  @Test func `a document has the figures and the days of a card`() async throws {
    let run = await run(
      ["cards", "show", "bo-k", "--json", "--fields", "login,commits,longestStreak,bestDayCount,seenBy"]
    )

    let text = try #require(run.document?.text)
    for part in [
      "\"login\": \"bo-k\"", "\"commits\": 1200", "\"longestStreak\": 7", "\"bestDayCount\": 12",
      "\"seenBy\": \"ada-larsson\"",
    ] { #expect(text.contains(part), "\(part)") }
  }

  @Test func `a year without contributions has streaks of no days`() async throws {
    let nothing = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-27", [0, 0, 0]),
      parts: ContributionParts(commits: 0, reviews: 0, issues: 0, pullRequests: 0, restricted: 0),
      viewer: nil
    )
    cards.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(nothing)) }

    let run = await run(["cards", "show", "bo-k", "--json", "--fields", "total,longestStreak,currentStreak"])

    let text = try #require(run.document?.text)
    for field in ["total", "longestStreak", "currentStreak"] { #expect(text.contains("\"\(field)\": 0")) }
  }

  @Test func `a document has each day with its count`() async throws {
    let run = await run(["cards", "show", "bo-k", "--json", "--fields", "days"])

    let text = try #require(run.document?.text)
    #expect(text.contains("\"date\": \"2025-03-01\""))
    #expect(!text.contains("\"days\": null"))
  }

  @Test func `rows have the columns that tell cards apart, and the figures of a card`() {
    func columns<Entity>(of table: RecordTable<Entity>) -> [String] {
      table.names.filter { FieldSelection.columns.includes($0, in: table) }
    }

    let identity = ["id", "login", "name", "language"]
    let figures = ["total", "commits", "reviews", "issues", "pullRequests", "longestStreak", "currentStreak"]
    #expect(columns(of: CardRecords.table) == identity + figures)
    #expect(columns(of: DeckViewModel.table) == identity + ["addedAt", "isPending"])
  }
}

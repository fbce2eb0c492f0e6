import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Testing

@testable import Deck

/// Cards that are added to the deck and removed from it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckChangeCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test func `after a change a script gets the deck as it is now`() async throws {
    let added = try #require(await run(["deck", "add", "cleo", "--json"]).document?.text)
    let removed = try #require(await run(["deck", "remove", "cleo", "--json"]).document?.text)

    #expect(added.contains("\"login\": \"cleo\"") && added.contains("\"login\": \"bo-k\""))
    #expect(!removed.contains("\"login\": \"cleo\"") && removed.contains("\"login\": \"bo-k\""))
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: [CardsSamples.cleo]))])
    let imported = try #require(await run(["deck", "import", "deck.json", "--json"], files).document?.text)
    #expect(imported == added)
  }

  @Test func `logins may come from standard input`() async {
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards))

    let run = await ScreenRun(
      feature,
      ["deck", "add", "-"],
      Samples.context,
      standardInput: "cleo\n"
    )

    #expect(run.notes == ["Added @cleo to the deck."])
  }

  @Test func `a card that cannot be looked up is not told as a change that was sent`() async {
    cards.prepare { $0.cards[.login("bo-k")] = .failure(.connectionLost) }

    let run = await run(["deck", "add", "bo-k"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.hasPrefix("Error: The connection was lost, so the change was not made."))
  }

  @Test func `several changes that are interrupted name those that were made and those that were not`() async
  {
    cards.prepare { $0.cards[.login("bo-k")] = .failure(.cancelled) }

    let run = await run(["deck", "add", "cleo", "bo-k", "ada-larsson"])

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.contains("Already changed: @cleo. Not changed: bo-k, ada-larsson."))
  }

  @Test func `of two changes the one that was made is named, and a single one that is interrupted is not`()
    async
  {
    cards.prepare { $0.cards[.login("bo-k")] = .failure(.cancelled) }

    let single = await run(["deck", "add", "bo-k"])
    let second = await run(["deck", "add", "cleo", "bo-k"])

    #expect(single.exitCode == .interrupted && !single.errorOutput.contains("Not changed"))
    #expect(second.errorOutput.contains("Already changed: @cleo. Not changed: bo-k."))
  }

  @Test func `cards are added, and one that is there already is said`() async {
    let run = await run(["deck", "add", "cleo", "bo-k", "CLEO", "cleo"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("'CLEO'"))
    let again = await self.run(["deck", "add", "cleo", "bo-k"])
    #expect(again.notes == ["@cleo is already in the deck.", "@bo-k is already in the deck."])
  }

  @Test(arguments: [([], .cacheFirst), (["--offline"], .cacheOnly)] as [([String], FetchPolicy)])
  func `the card to add is looked up as far as the connection allows`(
    options: [String],
    policy: FetchPolicy
  ) async {
    _ = await run(["deck", "add", "cleo"] + options)

    #expect(cards.requests.first == .card(.login("cleo"), policy))
  }

  @Test func `my own card is refused, and nothing is sent`() async {
    let run = await run(["deck", "add", "ada-larsson"])

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("your own card"))
    #expect(!cards.requests.contains(.add(CardsSamples.ada.id)))
  }

  @Test func `of several changes the ones before a failure are named, and those behind it`() async {
    cards.prepare { $0.deckFailures[CardsSamples.bo.id] = .service(.unavailable) }

    let run = await run(["deck", "add", "cleo", "bo-k", "ada-larsson"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("Already changed: @cleo. Not changed: ada-larsson."))
  }

  @Test func `cards are removed by login, and one that is not there is said`() async {
    let first = await run(["deck", "remove", "bo-k"])
    let second = await run(["deck", "remove", "bo-k"])

    #expect(first.notes == ["Removed @bo-k from the deck."])
    #expect(second.notes == ["@bo-k is not in the deck."])
  }

  @Test func `a change that the deck does not show may still be made, which is told with the reason`() async {
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .unseenChange(.malformed(.webPage)) }

    let run = await run(["deck", "add", "cleo"])

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput.contains("(web page instead)") && run.errorOutput.contains("does not show it yet")
        && run.errorOutput.contains("'tessera deck'")
    )
  }

  @Test func `an outcome that nobody knows names the deck to look at`() async {
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .unknownOutcome(.unavailable) }

    let run = await run(["deck", "add", "cleo"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("did not confirm") && run.errorOutput.contains("'tessera deck'"))
  }
}

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

/// The cards of a file or of standard input that are added to the deck.
@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckImportCommandsTests: DeckSuite {
  let cards = Samples.cards()

  @Test func `an account of a file that is known by its number only is called by it`() async {
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: [CardsSamples.card(77, nil)]))])

    let run = await run(["deck", "import", "deck.json"], files)

    #expect(run.notes.last == "Not added: account 77 (no such account).")
  }

  @Test func `an import that ends early says what it did and what remains`() async {
    let all = (1...30).map { CardsSamples.card(5000 + $0, "user-\($0)") }
    cards.prepare { answers in
      for card in all { answers.cards[.id(card.id)] = .success(CardsSamples.fetched(card)) }
      answers.cards[.id(all[25].id)] = .failure(.rateLimited(until: nil))
    }
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: all))])

    let run = await run(["deck", "import", "deck.json"], files)

    #expect(run.notes == ["Added 20 cards."])
    #expect(run.exitCode == ServiceError.rateLimited(until: nil).exitCode)
    #expect(run.errorOutput.contains("Not added: 10 cards; import the file again to add the rest."))
    #expect(run.screen?.progress(in: Samples.context) == "Adding cards: 20 of 30 cards done")
  }

  @Test func `an import that is interrupted says what it did and how to go on`() async {
    let all = (1...30).map { CardsSamples.card(5000 + $0, "user-\($0)") }
    cards.prepare { answers in
      for card in all { answers.cards[.id(card.id)] = .success(CardsSamples.fetched(card)) }
      answers.cards[.id(all[25].id)] = .failure(.cancelled)
    }
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: all))])

    let run = await run(["deck", "import", "deck.json"], files)

    #expect(run.notes == ["Added 20 cards."])
    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.contains("Not added: 10 cards; import the file again to add the rest."))
  }

  @Test func `the cards of a file are added, without mine`() async {
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: CardsSamples.cards))])

    let run = await run(["deck", "import", "deck.json"], files)

    #expect(run.notes == ["Added 1 card.", "Already in the deck: 1 card.", "Your own card was skipped."])
  }

  @Test func `a deck on standard input is added, and its unusable entries are counted`() async {
    let deck = TransferDocument.deck(DeckDocument(cards: [CardsSamples.cleo], unusable: 2))
    let files = FakeTransferFiles(["deck.json": deck])
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards, files: files))
    let prompter = ScriptedPrompter(standardInput: files.text(deck))

    let run = await ScreenRun(feature, ["deck", "import", "-"], Samples.context, prompter: prompter)

    #expect(run.notes == ["Added 1 card.", "2 entries of the file could not be used."])
    let empty = await self.run(["deck", "import", "-"], files)
    #expect(empty.exitCode == .failed && empty.errorOutput.contains("not a deck, or is damaged"))
  }

  @Test(
    arguments: [
      ([CardsSamples.card(77, nil)], 0, .notFound), ([CardsSamples.cleo], 2, .failed), ([], 1, .failed),
      ([CardsSamples.cleo, CardsSamples.card(77, nil)], 1, .failed), ([CardsSamples.cleo], 0, .done),
    ] as [([Card], Int, ExitCode)]
  )
  func `an import without some entries of the file does not succeed`(
    imported: [Card],
    unusable: Int,
    exitCode: ExitCode
  ) async {
    let deck = TransferDocument.deck(DeckDocument(cards: imported, unusable: unusable))

    let run = await run(["deck", "import", "deck.json"], FakeTransferFiles(["deck.json": deck]))

    #expect(run.exitCode == exitCode)
    #expect(run.errorOutput.contains("not imported") == (exitCode != .done))
  }

  @Test func `an import tells how many entries of the file it left out, and what to do`() async {
    let cards = [CardsSamples.cleo, CardsSamples.card(77, nil)]
    let deck = TransferDocument.deck(DeckDocument(cards: cards, unusable: 2))

    let run = await run(["deck", "import", "deck.json"], FakeTransferFiles(["deck.json": deck]))

    #expect(run.notes.first == "Added 1 card.")
    #expect(run.errorOutput.contains("3 entries of the file were not imported."))
    #expect(run.errorOutput.contains("Check these entries and import the file again."))
  }

  @Test func `one entry that cannot be used is said`() async {
    let deck = TransferDocument.deck(DeckDocument(cards: [CardsSamples.cleo], unusable: 1))

    let run = await run(["deck", "import", "deck.json"], FakeTransferFiles(["deck.json": deck]))

    #expect(run.notes == ["Added 1 card.", "1 entry of the file could not be used."])
  }

  @Test func `a file that is no deck changes nothing`() async throws {
    let period = try #require(CardsSamples.community.period)
    let draft = try CommunityDraft(name: "x", period: period)
    let files = FakeTransferFiles(["c.json": .community(CommunityDocument(draft: draft, cards: []))])

    let other = await run(["deck", "import", "c.json"], files)
    let missing = await run(["deck", "import", "none.json"], files)

    #expect(other.exitCode == .failed && other.errorOutput.contains("contains a community"))
    #expect(missing.exitCode == .failed && missing.errorOutput.contains("cannot be read"))
    #expect(cards.requests.isEmpty)
  }
}

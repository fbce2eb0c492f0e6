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

/// A deck with entries that could not be read, in words and for scripts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct UnreadableCardsTests: DeckSuite {
  let cards = Samples.cards()
  private let words = "1 entry could not be read and is left out"

  private func prepare(_ entries: [Card], _ unreadable: [Card.ID?]) {
    let deck = Deck(entries.map { DeckEntry(card: $0, addedAt: nil) }, unreadable: unreadable)
    cards.prepare { $0.deck = .success(CardsSamples.fetched(deck)) }
  }

  @Test func `the page and the document of a deck tell of cards that could not be read`() async throws {
    prepare([CardsSamples.bo], [nil])

    let shown = await run(["deck"])
    let document = await run(["deck", "--json"])

    #expect(WrittenScreen.linear(try #require(shown.page).notice).contains(words))
    #expect(shown.notes.isEmpty, "the page says it")
    #expect(document.notes == ["Warning: \(words)."])
    #expect(
      try #require(document.document).compactText.hasSuffix(
        #""page":{"count":1,"next":null,"total":2},"warnings":["entries-unreadable"]}"#
      )
    )
  }

  @Test func `cards that could not be read are named by links where their numbers are known`() async throws {
    prepare([CardsSamples.bo], [nil, CardsSamples.cleo.id])
    let link = CardLink(id: CardsSamples.cleo.id).description

    let shown = await run(["deck"])
    let document = await run(["deck", "--json"])

    let words = "2 entries could not be read and are left out: \(link)"
    let remedy = "Remove it by its link with: tessera deck remove '\(link)'"
    let page = try #require(shown.page)
    #expect(WrittenScreen.linear(page.notice).contains(words))
    #expect(WrittenScreen.linear(page.notice).contains(remedy))
    #expect(page.actions.contains { $0.route == Route("cards", "show", link) && $0.effect == .opens })
    #expect(document.notes == ["Warning: \(words). \(remedy)"])
  }

  @Test func `of several cards that could not be read the first is offered to be removed`() {
    let links = ["https://example.com/1", "https://example.com/2"]

    for (language, purpose) in [
      (Language.english, "Remove the first by its link"),
      (Language.simplifiedChinese, "按链接移出第一张卡片"),
    ] {
      let remedy = Strings(language).removing(unreadable: links)
      #expect(remedy == .open(Route("deck", "remove", links[0]), purpose: purpose))
    }
    #expect(Strings(.english).removing(unreadable: []) == nil)
  }

  @Test func `times of additions that could not be read are told with the accounts`() async throws {
    let deck = Deck(
      [DeckEntry(card: CardsSamples.bo, addedAt: nil), DeckEntry(card: CardsSamples.cleo, addedAt: nil)],
      undated: [CardsSamples.bo.id]
    )
    cards.prepare { $0.deck = .success(CardsSamples.fetched(deck)) }

    let shown = await run(["deck"])
    let document = await run(["deck", "--json"])

    let words = "The time at which a card was added cannot be read: @bo-k"
    #expect(WrittenScreen.linear(try #require(shown.page).notice).contains(words))
    #expect(shown.notes.isEmpty, "the page says it")
    #expect(
      document.notes == ["Warning: \(words). Remove it and add it again to record a new time."]
    )
    #expect(try #require(document.document).compactText.contains(#""warnings":["times-unreadable"]"#))
  }

  private static let partialYear = ContributionStatistics(
    calendar: CardsSamples.calendar(from: "2026-02-25", [10]),
    total: 17,
    unreadableCount: 2
  )
  private let dayWords = "2 calendar entries could not be read and are left out"
  private let otherWords =
    "The streaks and the best day count only the days that could be read; the total comes from the service."

  @Test(arguments: [["cards", "show", "bo-k"], ["cards", "compare", "cleo", "bo-k"]])
  func `days of a calendar that could not be read are told with the contributions`(words: [String])
    async throws
  {
    cards.prepare { $0.statistics[.login("bo-k")] = .success(CardsSamples.fetched(Self.partialYear)) }

    let shown = await run(words)
    let document = await run(words + ["--json"])
    let identity = await run(words + ["--json", "--fields", "login"])

    let text = WrittenScreen.linear(try #require(shown.page).element(in: Samples.context))
    #expect(text.contains(dayWords) && text.contains(otherWords))
    #expect(shown.notes.isEmpty, "the page says it")
    #expect(document.notes.contains("Warning: \(dayWords). \(otherWords)"))
    let json = try #require(document.document).compactText
    #expect(json.contains(#""warnings":["entries-unreadable"]"#) && json.contains(#""total":17"#))
    #expect(identity.notes.isEmpty)
  }

  @Test func `a deck tells of days in the years of its tiles that could not be read`() {
    let page = deckPage(
      .loaded(CardsSamples.fetched(ListedDeck(deck: CardsSamples.deck))),
      years: [CardsSamples.bo.id: .counted(CardYear(Self.partialYear))],
      Samples.context
    )

    #expect(WrittenScreen.linear(page.notice).contains(dayWords))
  }

  @Test func `where the total is unknown it is not told whose it is`() {
    let year = ContributionStatistics(
      calendar: CardsSamples.calendar(from: "2026-02-25", [10]),
      isComplete: false,
      unreadableCount: 1
    )

    let text = WrittenScreen.linear(.unreadableDays(of: year, in: Samples.context))

    #expect(text.contains("1 calendar entry could not be read and is left out"))
    #expect(text.contains("The streaks and the best day count only the days that could be read."))
  }

  @Test func `a deck without a card that can be read is not called empty`() async throws {
    prepare([], [nil])

    let page = try #require(await run(["deck"]).page)

    let text = WrittenScreen.linear(page.element(in: Samples.context))
    #expect(!text.contains("Your deck is empty."))
    #expect(text.contains(words))
  }

  @Test func `a deck of which every card can be read has no warning`() async throws {
    let document = await run(["deck", "--json"])

    #expect(document.notes.isEmpty)
    #expect(try #require(document.document).compactText.contains("warnings") == false)
  }

  @Test(
    arguments: [([], false), ([nil], nil), ([CardsSamples.cleo.id], true)] as [([Card.ID?], Bool?)]
  )
  func `a card is in the deck, is not, or may be one that could not be read`(
    unreadable: [Card.ID?],
    isInDeck: Bool?
  ) async throws {
    prepare([CardsSamples.bo], unreadable)
    let screen = CardViewModel(
      .login("cleo"),
      useCases: Samples.useCases(cards),
      pending: PendingDeckChanges()
    )

    await screen.load(LoadRequest())

    #expect(screen.state.isInDeck == isInDeck)
  }

  @Test func `the deck for scripts after a change tells of cards that could not be read`() async {
    prepare([CardsSamples.bo], [nil])

    let run = await run(["deck", "add", "cleo", "--json"])

    #expect(run.exitCode == .done)
    #expect(run.notes.last == "Warning: \(words).")
  }

  @Test(arguments: [
    (
      "cleo",
      "The service accepted the removal of @cleo. Whether it was in the deck is not known, because an entry "
        + "could not be read."
    ), ("bo-k", "Removed @bo-k from the deck."),
  ])
  func `a removal tells whether the card was there only where that is known`(
    login: String,
    note: String
  ) async {
    prepare([CardsSamples.bo], [nil])

    let run = await run(["deck", "remove", login])

    #expect(run.exitCode == .done)
    #expect(run.notes.first == note)
  }

  @Test func `an export without cards that could not be read is made, and does not succeed`() async {
    prepare([CardsSamples.bo], [nil])
    let files = FakeTransferFiles()

    let run = await run(["deck", "export", "deck.json"], files)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("1 entry could not be read and was not exported."))
    #expect(run.notes == ["Wrote 1 card to 'deck.json'."])
    #expect(files.files["deck.json"] != nil)
  }
}

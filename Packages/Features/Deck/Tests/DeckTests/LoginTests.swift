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

@MainActor @Suite(.timeLimit(.minutes(5))) struct LoginTests: DeckSuite {
  let cards = Samples.cards()

  @Test(arguments: ["0", "9", "A", "Z", "a", "z", "_", "a-", "a[bot]", "renovate-bot[bot]"])
  func `letters, digits, hyphens and underscores are a login, and the mark of an app may follow`(
    login: String
  ) async {
    let run = await run(["deck", "add", login])

    #expect(run.exitCode == .notFound)
    #expect(cards.requests == [.card(.login(login), .cacheFirst)])
  }

  @Test(arguments: [
    "a/b", "a:b", "a@b", "a[b", "a`b", "a{b", "bé", "[bot]", "[bot][bot]", "a[bot][bot]", "a[bot]b",
    "a[Bot]", "a[bot", "abot]",
  ])
  func `other signs, and the mark of an app without its name, are no login`(login: String) async {
    let run = await run(["deck", "remove", login])

    #expect(run.exitCode == .usage)
    #expect(cards.requests.isEmpty)
  }

  @Test func `a card that is named twice is changed once`() async {
    let run = await run(["deck", "add", "cleo", "@cleo"])

    #expect(run.notes == ["Added @cleo to the deck."])
    #expect(cards.requests.filter { $0 == .add(CardsSamples.cleo.id) }.count == 1)
  }

  @Test func `a card that was there already is not told as changed`() async {
    let run = await run(["deck", "add", "bo-k", "cleo", "ada-larsson"])

    #expect(run.exitCode == .refused)
    #expect(run.errorOutput.contains("Already changed: @cleo."))
    #expect(!run.errorOutput.contains("Not changed"))
  }

  @Test(arguments: [(["--refresh"], .cacheFirst), (["--offline"], .cacheOnly)] as [([String], FetchPolicy)])
  func `the card to add is not fetched again when the deck is`(options: [String], policy: FetchPolicy) async {
    _ = await run(["deck", "add", "cleo"] + options)

    #expect(cards.requests.first == .card(.login("cleo"), policy))
  }

  @Test func `a change that was not made is not followed by the deck`() async {
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.unavailable) }

    let run = await run(["deck", "add", "cleo", "--json"])

    #expect(run.document == nil)
    #expect(!cards.requests.contains(.deck(.cacheFirst)))
  }

  @Test(arguments: [
    (["deck"], "add a card", "add several cards"), (["deck", "add"], "add several cards", "add a card"),
  ])
  func `the help of the deck adds a card, and that of adding several`(
    words: [String],
    example: String,
    other: String
  ) async {
    let output = await run(words + ["--help"]).output

    #expect(output.contains(example) && !output.contains(other))
  }

  @Test(arguments: [
    (["cards"], "addedAt"), (["cards", "show"], "addedAt"),
    (["cards", "compare", "bo-k", "cleo"], "addedAt"),
    (["deck"], "total"), (["deck", "add", "cleo"], "total"), (["deck", "remove", "bo-k"], "total"),
    (["deck", "import", "deck.json"], "total"),
  ])
  func `a field that only the other kind of record has is wrong usage`(words: [String], field: String) async {
    let run = await run(words + ["--json", "--fields", field])

    #expect(run.exitCode == .usage)
    #expect(cards.requests.isEmpty)
  }

  @Test func `the deck is the place of its tab`() {
    let feature = DeckFeature(language: .english, useCases: Samples.useCases(cards))

    #expect(feature.tab == Action("Deck", Route("deck")))
  }

  @Test(arguments: [
    ("deck.add", "Add account 3 to the deck", "将帐户 3 加入卡组"),
    ("deck.remove", "Remove account 3 from the deck", "将帐户 3 移出卡组"),
  ])
  func `a change of an account without a known login is called by its number, which is no login`(
    kind: String,
    english: String,
    chinese: String
  ) throws {
    for name in [nil, "3"] {
      let queue = OutboxQueue(area: "cards", account: "a")
      let draft = try OutboxDraft(kind, of: "3", in: queue, name: name)
      let entry = OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CardsSamples.fetchedAt)

      #expect(DeckFeature.changeTexts.title(of: entry, in: .english) == english)
      #expect(DeckFeature.changeTexts.title(of: entry, in: .simplifiedChinese) == chinese)
    }
  }

  @Test(arguments: [("deck.other", "3"), ("deck.add", "me")])
  func `a change that is none of the deck, or of no account, is called by what it is stored as`(
    kind: String,
    subject: String
  ) throws {
    let draft = try OutboxDraft(kind, of: subject, in: OutboxQueue(area: "cards", account: "a"))
    let entry = OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CardsSamples.fetchedAt)

    #expect(DeckFeature.changeTexts.title(of: entry, in: .english) == "\(kind) \(subject)")
  }

  @Test(
    arguments: [
      (.english, .changed, "Removed account 64 from the deck."),
      (.english, .unchanged, "Account 64 is not in the deck."),
      (.english, .pending(.service(.offline)), "Account 64 will be removed later: no connection."),
      (.simplifiedChinese, .changed, "已将帐户 64 移出卡组。"),
      (.simplifiedChinese, .unchanged, "帐户 64 不在卡组中。"),
    ] as [(Language, ChangeOutcome, String)]
  )
  func `an account that is known by its number only is not told as a login`(
    language: Language,
    outcome: ChangeOutcome,
    note: String
  ) {
    let change = ManageDeck.Change(card: Card(id: CardsSamples.cardID(64)), outcome: outcome)

    #expect(
      Strings(language).note(about: change, isAddition: false, Samples.context(in: language)) == note
    )
  }
}

import CardsDomain
import CardsFakes
import CommandKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import OutboxFakes
import Testing

@testable import Deck

/// The words for changes of the deck that wait to be sent.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WaitingDeckChangeTests {
  @Test(arguments: [("deck.add", "Add @aster to the deck"), ("deck.remove", "Remove @aster from the deck")])
  func `a change that waits is called by what it does`(kind: String, title: String) throws {
    let queue = OutboxQueue(area: "cards", account: "a")
    let draft = try OutboxDraft(kind, of: "3", in: queue, name: "aster")
    let entry = OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CardsSamples.fetchedAt)
    #expect(DeckFeature.changeTexts.title(of: entry, in: .english) == title)
  }

  @Test(arguments: [
    (OutboxDrain.Stop.service(.unavailable), "service error"),
    (.service(.timedOut), "no response in time"),
    (.beingSent, "changes are being sent"),
    (nil, "a change was refused or its outcome is unknown"),
  ])
  func `a change that waits says why`(stop: OutboxDrain.Stop?, reason: String) {
    let change = ManageDeck.Change(card: CardsSamples.cleo, outcome: .pending(stop))
    var outcome = ManageDeck.Import()
    outcome.waiting = [.init([CardsSamples.cleo], because: stop)]

    let strings = Strings(.english)

    #expect(
      strings.note(about: change, isAddition: true, Samples.context)
        == "@cleo will be added later: \(reason)."
    )
    #expect(
      strings.note(about: change, isAddition: false, Samples.context)
        == "@cleo will be removed later: \(reason)."
    )
    #expect(
      strings.notes(about: outcome, Samples.context).last == "To be added later: 1 card (\(reason))."
    )
  }

  @Test(
    arguments: [
      (true, .english, "The addition of @cleo was sent and not confirmed: no response in time. "),
      (false, .english, "The removal of @cleo was sent and not confirmed: no response in time. "),
      (true, .simplifiedChinese, "将 @cleo 加入卡组的请求已发送，但未得到确认："),
      (false, .simplifiedChinese, "将 @cleo 移出卡组的请求已发送，但未得到确认："),
    ] as [(Bool, Language, String)]
  )
  func `a change that was sent says that it is not confirmed`(
    isAddition: Bool,
    language: Language,
    words: String
  ) {
    let outcome = ChangeOutcome.pending(.service(.timedOut), wasSent: true)
    let change = ManageDeck.Change(card: CardsSamples.cleo, outcome: outcome)

    let note = Strings(language).note(about: change, isAddition: isAddition, Samples.context)

    #expect(note.hasPrefix(words))
    #expect(
      note.hasSuffix(language.choose(en: "unless the service has it.", zhHans: "稍后会再次发送。"))
    )
  }

  @Test(arguments: [true, false])
  func `where the outbox fails, nothing tells of a change that is sent later or was sent`(wasSent: Bool) {
    let stop = OutboxDrain.Stop.store(.busy(reason: "lock"))
    let change = ManageDeck.Change(card: CardsSamples.cleo, outcome: .pending(stop, wasSent: wasSent))
    var outcome = ManageDeck.Import()
    outcome.waiting = [.init([CardsSamples.cleo], because: stop, wasSent: wasSent)]
    let strings = Strings(.english)

    let addition = strings.note(about: change, isAddition: true, Samples.context)
    let removal = strings.note(about: change, isAddition: false, Samples.context)
    let imported = strings.notes(about: outcome, Samples.context).last

    let left = "of @cleo is left in the outbox, as the outbox cannot be used now: "
    #expect(addition.hasPrefix("The addition \(left)"))
    #expect(removal.hasPrefix("The removal \(left)"))
    #expect(imported?.hasPrefix("Left in the outbox: 1 card (") == true)
  }

  // MARK: - Where it is not enough to wait

  private func run(_ words: [String], over cards: FakeCards, _ outbox: FakeOutbox) async -> ScreenRun {
    let drain = DrainOutbox(outbox: outbox, now: { CardsSamples.fetchedAt })
    let route = DeckSender(deck: cards).route(OutboxQueue(area: "cards", account: "a"))
    let changes = DeckOutbox(outbox: outbox, drain: drain, isOffline: false) { route }
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: [CardsSamples.cleo]))])
    let useCases = Samples.useCases(cards, files: files, outbox: changes)
    return await ScreenRun(DeckFeature(language: .english, useCases: useCases), words, Samples.context)
  }

  @Test func `changes that wait for another address say so once, and the command fails`() async {
    let (cards, outbox) = (Samples.cards(), FakeOutbox())
    cards.prepare {
      $0.deckFailures[CardsSamples.bo.id] = .service(.malformed(.missingPage))
      $0.deckFailures[CardsSamples.cleo.id] = .service(.malformed(.missingPage))
    }

    let run = await run(["deck", "add", "bo-k", "cleo"], over: cards, outbox)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput == "Error: 2 changes were not sent: page not found.")
    #expect(
      run.notes == [
        "@bo-k will be added later: page not found.", "@cleo will be added later: page not found.",
        "Check the address of the service.",
      ]
    )
  }

  @Test func `one card whose addition is interrupted while it is sent stays in the outbox`() async throws {
    let (cards, outbox) = (Samples.cards(), FakeOutbox())
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.cancelled) }

    let run = await run(["deck", "add", "cleo"], over: cards, outbox)

    #expect(run.exitCode == .interrupted)
    #expect(
      run.errorOutput
        == "Error: Interrupted. 1 change stays in the outbox.\nList the changes with 'tessera outbox'."
    )
    let note = try #require(run.notes.first)
    #expect(note.hasPrefix("The addition of @cleo was sent and not confirmed: interrupted."))
    #expect(try await outbox.entries().map(\.attempts) == [1])
  }

  @Test func `changes before one that fails are told as made only where the service has them`() async {
    let (cards, outbox) = (Samples.cards(), FakeOutbox())
    cards.prepare {
      $0.deckFailures[CardsSamples.cleo.id] = .service(.offline)
      $0.cards[.login("nobody")] = .failure(.notFound)
    }

    let run = await run(["deck", "add", "cleo", "nobody", "bo-k"], over: cards, outbox)

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("'nobody'. In the outbox: @cleo. Not changed: bo-k."))
    #expect(!run.errorOutput.contains("Already changed"))
  }

  @Test func `in Chinese, too, changes before a failure are told by their outcomes`() {
    let made = [
      ManageDeck.Change(card: CardsSamples.bo, outcome: .changed),
      ManageDeck.Change(card: CardsSamples.ada, outcome: .unchanged),
      ManageDeck.Change(card: CardsSamples.cleo, outcome: .pending(.service(.cancelled), wasSent: true)),
    ]

    let text = Strings(.simplifiedChinese).stopped("操作已中断。", after: made, before: ["x"])

    #expect(text == "操作已中断。此前已更改：@bo-k。在发件箱中：@cleo。未更改：x。")
  }

  @Test func `an import whose cards wait for another address says so, and fails`() async {
    let (cards, outbox) = (Samples.cards(), FakeOutbox())
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.malformed(.missingPage)) }
    _ = await run(["deck", "add", "cleo"], over: cards, outbox)

    let run = await run(["deck", "import", "deck.json"], over: cards, outbox)

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput == "Error: 1 change was not sent: page not found.")
    #expect(
      run.notes.last == "To be added later: 1 card (page not found). Check the address of the service."
    )
  }

  @Test func `cards of an import that wait for several reasons say each`() {
    var outcome = ManageDeck.Import()
    outcome.waiting = [
      .init([CardsSamples.bo, CardsSamples.ada], because: .service(.timedOut)),
      .init([CardsSamples.cleo], because: nil),
    ]

    let notes = Strings(.english).notes(about: outcome, Samples.context)

    #expect(
      notes.suffix(2) == [
        "To be added later: 2 cards (no response in time).",
        "To be added later: 1 card (a change was refused or its outcome is unknown).",
      ]
    )
  }

  @Test(
    arguments: [
      (
        .english, 1,
        "Sent and not confirmed: 1 card (no response in time). "
          + "It is sent again later unless the service has it."
      ),
      (
        .english, 2,
        "Sent and not confirmed: 2 cards (no response in time). "
          + "They are sent again later unless the service has them."
      ),
      (.simplifiedChinese, 1, "已发送，但未得到确认：1张卡片（响应超时）。如果服务没有此更改，稍后会再次发送。"),
      (.simplifiedChinese, 2, "已发送，但未得到确认：2张卡片（响应超时）。如果服务没有这些更改，稍后会再次发送。"),
    ] as [(Language, Int, String)]
  )
  func `cards of an import that were sent say that they are not confirmed`(
    language: Language,
    count: Int,
    note: String
  ) {
    let cards = Array([CardsSamples.bo, CardsSamples.cleo].prefix(count))
    var outcome = ManageDeck.Import()
    outcome.waiting = [.init(cards, because: .service(.timedOut), wasSent: true)]

    #expect(Strings(language).notes(about: outcome, Samples.context(in: language)).last == note)
  }

  @Test func `changes that only wait for a connection end the command well`() async {
    let (cards, outbox) = (Samples.cards(), FakeOutbox())
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.offline) }

    let run = await run(["deck", "add", "cleo"], over: cards, outbox)

    #expect(run.exitCode == .done)
    #expect(run.notes == ["@cleo will be added later: no connection."])
  }
}

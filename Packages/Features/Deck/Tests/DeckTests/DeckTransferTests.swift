import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit
import Synchronization
import Testing

@testable import Deck

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckTransferTests: DeckSuite {
  let cards = Samples.cards()

  @Test(
    arguments: [([], .cacheFirst), (["--offline"], .cacheOnly), (["--refresh"], .networkFirst)]
      as [([String], FetchPolicy)]
  )
  func `an export reads the deck as the options say`(options: [String], policy: FetchPolicy) async {
    _ = await run(["deck", "export", "deck.json"] + options)

    #expect(cards.requests == [.deck(policy)])
  }

  @Test(
    arguments: [([], .done), (["-"], .done), (["deck.json"], .changed)] as [([String], FeatureEvent.Outcome)]
  )
  func `an export changes something where it writes a file`(
    arguments: [String],
    outcome: FeatureEvent.Outcome
  ) async {
    let events = Mutex<[FeatureEvent]>([])
    let feature = DeckFeature(
      language: .english,
      useCases: Samples.useCases(cards),
      observe: { event in events.withLock { $0.append(event) } }
    )

    _ = await ScreenRun(feature, ["deck", "export"] + arguments, Samples.context)

    #expect(events.withLock(\.self).last == .useCase("ExportDeck", .ended(outcome)))
  }

  @Test func `an export is text on standard output, and its records are those of the deck`() async {
    let text = await run(["deck", "export"])
    let file = await run(["deck", "export", "deck.json"])

    #expect(text.text == "{deck 1}\n" && text.notes == [])
    #expect(file.screen?.content(in: Samples.context) == .confirmation)
    #expect(text.screen?.records == nil && text.screen?.recordsElsewhere == [.deck])
  }

  @Test func `an export that loses its connection was only reading`() async {
    cards.prepare { $0.deck = .failure(.service(.connectionLost)) }

    let run = await run(["deck", "export", "deck.json"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("The connection to the service was lost"))
  }

  @Test func `a deck that cannot be read is not written`() async {
    cards.prepare { $0.deck = .failure(.service(.signInNeeded)) }
    let files = FakeTransferFiles()

    let run = await run(["deck", "export", "deck.json"], files)

    #expect(run.exitCode == .signInNeeded)
    #expect(run.notes == [] && files.files.isEmpty)
  }

  @Test(arguments: [
    (TransferError.notADocument, "The file 'deck.json' is not a deck, or is damaged.", "the right file"),
    (.otherKind, "The file 'deck.json' contains a community, not a deck.", "Import it as a community."),
    (.tooManyCards(limit: 5000), "The file 'deck.json' has more than 5,000 cards.", "the right file"),
    (.madeByNewerVersion, "The file 'deck.json' was written by a newer version", "Use that version."),
    (.file(.tooLarge(bytes: 9)), "The file 'deck.json' is too large.", "the right file"),
  ])
  func `a file that is not imported says why, and what to do`(
    error: TransferError,
    summary: String,
    remedy: String
  ) async {
    let run = await run(["deck", "import", "deck.json"], FakeTransferFiles(failure: error))

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains(summary) && run.errorOutput.contains(remedy))
    #expect(cards.requests.isEmpty)
  }

  @Test func `standard input that cannot be read is not taken for a damaged deck`() async {
    let run = await ScreenRun(
      DeckFeature(language: .english, useCases: Samples.useCases(cards)),
      ["deck", "import", "-"],
      Samples.context(in: .english),
      prompter: ScriptedPrompter(inputFault: .cannotBeRead(reason: "Is a directory"))
    )

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput == """
        Error: Standard input cannot be read: Is a directory.
        Use a pipe or a file as standard input.
        """
    )
    #expect(cards.requests.isEmpty)
  }

  @Test func `an import that fails is not followed by the deck`() async {
    let run = await run(["deck", "import", "none.json", "--json"])

    #expect(run.exitCode == .failed)
    #expect(run.document == nil && cards.requests.isEmpty)
  }

  @Test func `a card of a file that the service does not take is told with the reason`() async {
    let known = [CardsSamples.cleo, CardsSamples.card(77, "seven")]
    cards.prepare { $0.cards[.login("seven")] = .success(CardsSamples.fetched(known[1])) }
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .service(.notFound) }
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: known))])

    let run = await run(["deck", "import", "deck.json"], files)

    #expect(run.notes == ["Added 1 card.", "Not added: @cleo (no such account)."])
  }

  @Test(
    arguments: [
      (.cards(.unknownOutcome(.timedOut)), "unknown-outcome", .noConnection, "not confirmed"),
      (.cards(.unseenChange(.timedOut)), "unknown-outcome", .noConnection, "not confirmed"),
      (.cards(.ownCard), "own-card", .refused, "your own card"),
      (.noSuchAccount("x"), "not-found", .notFound, "no such account"),
      (.noContributions("x"), "not-found", .notFound, "not available from the service"),
      (.noCalendar(.bot), "no-calendar", .failed, "no contribution calendar"),
      (.file(.notADocument, path: "x"), "file", .failed, "file not usable"),
      (.file(.file(.exists), path: "x"), "file", .refused, "file not usable"),
    ] as [(CardsFailure, String, ExitCode, String)]
  )
  func `a failure has a word for traces, an exit code and a few words, also where it ended more`(
    failure: CardsFailure,
    code: String,
    exitCode: ExitCode,
    brief: String
  ) {
    let made = ManageDeck.Change(card: CardsSamples.cleo, outcome: .changed)
    for failure in [
      failure, .stopped(failure, after: [made], before: ["b"]),
      .incomplete(failure, remaining: 1),
    ] {
      #expect(failure.code == code)
      #expect(failure.exitCode == exitCode)
      #expect(failure.brief(in: Samples.context) == brief)
    }
  }

  @Test func `what ended several changes says what to do, and an interrupted import has said it`() {
    let signedOut = CardsFailure.service(.signInNeeded)
    let remedy = signedOut.remedy(in: Samples.context)

    #expect(remedy != nil)
    #expect(CardsFailure.stopped(signedOut, after: [], before: []).remedy(in: Samples.context) == remedy)
    #expect(CardsFailure.incomplete(signedOut, remaining: 1).remedy(in: Samples.context) == remedy)
    let cancelled = CardsFailure.incomplete(.service(.cancelled), remaining: 1)
    #expect(cancelled.remedy(in: Samples.context) == nil)
  }
}

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

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(5))) struct DeckCommandsTests {
  private let cards = Samples.cards()

  @Test(arguments: [
    (["cards"], "Ada Larsson"), (["cards", "show"], "Ada Larsson"), (["cards", "show", "@bo-k"], "bo-k"),
  ])
  func `a card is mine unless a login is given`(words: [String], title: String) async {
    let run = await run(words)

    #expect(run.exitCode == .done)
    #expect(run.page?.title.string == title)
  }

  @Test(arguments: [
    (["deck"], true), (["cards", "compare", "bo-k", "cleo"], true), (["cards", "show", "bo-k"], false),
  ])
  func `cards are a list, and one of them is none`(words: [String], isList: Bool) async {
    #expect(await run(words).screen?.isList == isList)
  }

  @Test func `a link opens the card of its number`() async {
    cards.prepare { $0.cards[.id(CardsSamples.bo.id)] = .success(CardsSamples.fetched(CardsSamples.bo)) }

    let run = await run(["cards", "show", "https://octodeck.furari.co/users/1002"])

    #expect(run.page?.title.string == "bo-k")
  }

  @Test func `my card without a sign-in says how to sign in`() async {
    cards.prepare { $0.cards[.mine] = .failure(.signInNeeded) }

    let run = await run(["cards", "show"])

    #expect(run.exitCode == .signInNeeded)
    #expect(run.errorOutput.contains("tessera github login"))
  }

  @Test func `an account that does not exist is named`() async {
    let run = await run(["cards", "show", "nobody"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("'nobody'"))
  }

  @Test(arguments: [
    (ServiceError.signInNeeded, ExitCode.signInNeeded), (.timedOut, ServiceError.timedOut.exitCode),
  ])
  func `a card without its contributions is shown, and the command says why and does not succeed`(
    error: ServiceError,
    code: ExitCode
  ) async throws {
    cards.prepare { $0.statistics[.login("cleo")] = .failure(error) }

    let page = await run(["cards", "show", "cleo"])
    let document = await run(["cards", "show", "cleo", "--json"])
    let comparison = await run(["cards", "compare", "bo-k", "cleo"])

    for run in [page, document, comparison] { #expect(run.exitCode == code && !run.errorOutput.isEmpty) }
    #expect(page.errorOutput.contains("tessera github login") == (error == .signInNeeded))
    let words = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(words.contains("@cleo") && words.contains("The contributions could not be loaded"))
    #expect(document.document?.text.contains("\"total\": null") == true)
    #expect(comparison.rows.count == 2)
  }

  @Test(
    arguments: [(["cleo", "bo-k"], .noConnection), (["bo-k", "cleo"], .signInNeeded)]
      as [([String], ExitCode)]
  )
  func `a comparison without any contributions ends as its first card does`(
    logins: [String],
    code: ExitCode
  ) async {
    cards.prepare {
      $0.statistics[.login("cleo")] = .failure(.timedOut)
      $0.statistics[.login("bo-k")] = .failure(.signInNeeded)
    }

    #expect(await run(["cards", "compare"] + logins).exitCode == code)
  }

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

  @Test func `an account of a file that is known by its number only is called by it`() async {
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: [CardsSamples.card(77, "77")]))])

    let run = await run(["deck", "import", "deck.json"], files)

    #expect(run.notes.last == "Not added: account 77 (no such account).")
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

  @Test func `an import can be interrupted once the file was read, and not before`() async throws {
    let told = CallCount()
    let request = LoadRequest(becomesInterruptible: { told.add() })
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: [CardsSamples.cleo]))])
    cards.prepare {
      $0.cards[.id(CardsSamples.cleo.id)] = .success(CardsSamples.fetched(CardsSamples.cleo))
    }
    let useCases = Samples.useCases(cards, files: files)

    await DeckImportViewModel(from: "missing.json", useCases: useCases).load(request)
    #expect(told.count == 0)
    await DeckImportViewModel(from: "deck.json", useCases: useCases).load(request)
    #expect(told.count > 0)
  }

  @Test(arguments: [(["cleo"], 0), (["cleo", "bo-k"], 1)])
  func `several changes can be interrupted, and a single one cannot`(logins: [String], count: Int) async {
    let told = CallCount()
    let screen = DeckChangeViewModel(
      .add(logins.map { .login($0) }),
      useCases: Samples.useCases(cards),
      pending: PendingDeckChanges()
    )

    await screen.load(LoadRequest(becomesInterruptible: { told.add() }))

    #expect(told.count == count)
  }

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

  @Test(arguments: [(1, "加入一张卡片"), (2, "加入多张卡片")])
  func `an example says in Chinese whether it adds one card or several`(count: Int, words: String) {
    #expect(Strings(.simplifiedChinese).addExample(count) == words)
  }

  @Test func `several changes that are interrupted name those that were made and those that were not`() async
  {
    cards.prepare { $0.cards[.login("bo-k")] = .failure(.cancelled) }

    let run = await run(["deck", "add", "cleo", "bo-k", "ada-larsson"])

    #expect(run.exitCode == .interrupted)
    #expect(run.errorOutput.contains("Already changed: @cleo. Not changed: bo-k, ada-larsson."))
  }

  @Test(arguments: [(FileFault.emptyPath, "", "is empty"), (.folder, "decks", "is a folder")])
  func `an export without a name, and one to a folder, are wrong usage`(
    fault: FileFault,
    path: String,
    words: String
  ) async {
    let run = await run(["deck", "export", path], FakeTransferFiles(failure: .file(fault)))

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(words))
  }

  @Test(arguments: [("deck.add", "Add @aster to the deck"), ("deck.remove", "Remove @aster from the deck")])
  func `a change that waits is called by what it does`(kind: String, title: String) throws {
    let queue = OutboxQueue(area: "cards", account: "a")
    let draft = try OutboxDraft(kind, of: "3", in: queue, name: "aster")
    let entry = OutboxEntry(id: .init(rawValue: 1), draft: draft, createdAt: CardsSamples.fetchedAt)
    #expect(DeckFeature.changeTexts.title(of: entry, in: .english) == title)
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
      calendar: CardsSamples.calendar(from: "2025-03-01", [0, 0, 0]),
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

  @Test func `columns have the figures, and no addresses, colours or days`() async {
    let run = await run(["cards", "compare", "cleo", "bo-k"])

    #expect(
      run.rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [11, 11]
    )
  }

  @Test func `rows have the columns that tell cards apart, and the figures of a card`() {
    func columns<Entity>(of table: RecordTable<Entity>) -> [String] {
      table.names.filter { FieldSelection.columns.includes($0, in: table) }
    }

    let identity = ["id", "login", "name", "language"]
    let figures = ["total", "commits", "reviews", "issues", "pullRequests", "longestStreak", "currentStreak"]
    #expect(columns(of: CardRecords.table) == identity + figures)
    #expect(columns(of: DeckViewModel.table) == identity + ["addedAt"])
  }

  @Test func `two cards are compared, in the order in which they are named`() async {
    let run = await run(["cards", "compare", "cleo", "bo-k"])

    #expect(run.exitCode == .done)
    #expect(run.rows.map { $0.split(separator: "\t")[1] } == ["cleo", "bo-k"])
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

  @Test(
    arguments: [([CardsSamples.cleo], .changed), ([CardsSamples.bo], .done)]
      as [([Card], FeatureEvent.Outcome)]
  )
  func `an import has changed the deck once a card was added`(imported: [Card], outcome: FeatureEvent.Outcome)
    async
  {
    let deck = TransferDocument.deck(DeckDocument(cards: imported))

    let events = await events(
      of: ["deck", "import", "deck.json"],
      files: FakeTransferFiles(["deck.json": deck])
    )

    #expect(Self.outcomes(of: "ImportDeck", in: events) == [outcome])
  }

  @Test(
    arguments: [(["cleo"], .changed), (["bo-k"], .done), (["bo-k", "cleo"], .changed)]
      as [([String], FeatureEvent.Outcome)]
  )
  func `an addition has changed the deck once one card was not there`(
    logins: [String],
    outcome: FeatureEvent.Outcome
  ) async {
    #expect(Self.outcomes(of: "ManageDeck", in: await events(of: ["deck", "add"] + logins)) == [outcome])
  }

  /// The events of a command.
  private func events(
    of words: [String],
    files: FakeTransferFiles = FakeTransferFiles()
  ) async -> [FeatureEvent] {
    let events = Mutex<[FeatureEvent]>([])
    let feature = DeckFeature(
      language: .english,
      useCases: Samples.useCases(cards, files: files),
      observe: { event in events.withLock { $0.append(event) } }
    )
    _ = await ScreenRun(feature, words, Samples.context)
    return events.withLock(\.self)
  }

  private static func outcomes(of useCase: String, in events: [FeatureEvent]) -> [FeatureEvent.Outcome] {
    events.compactMap { event in
      if case .useCase(useCase, .ended(let outcome)) = event { outcome } else { nil }
    }
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

  @Test func `an outcome that nobody knows names the deck to look at`() async {
    cards.prepare { $0.deckFailures[CardsSamples.cleo.id] = .unknownOutcome(.unavailable) }

    let run = await run(["deck", "add", "cleo"])

    #expect(run.exitCode == .failed)
    #expect(run.errorOutput.contains("did not confirm") && run.errorOutput.contains("'tessera deck'"))
  }

  @Test func `an organisation has no numbers instead of zeros, in words and for scripts`() async throws {
    let page = await run(["cards", "show", "compilers-guild"])
    let document = await run([
      "cards", "show", "compilers-guild", "--json", "--fields", "kind,total,commits,longestStreak,days",
    ])

    #expect(page.exitCode == .done && document.exitCode == .done)
    let words = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(words.contains("Organisations have no contribution calendar."))
    let text = try #require(document.document?.text)
    #expect(text.contains(#""kind": "organisation""#) && !text.contains(": 0"))
    for field in ["total", "commits", "longestStreak", "days"] {
      #expect(text.contains("\"\(field)\": null"))
    }
    #expect(document.notes == ["Organisations have no contribution calendar."])
  }

  @Test func `an organisation is compared without numbers`() async throws {
    let run = await run(["cards", "compare", "bo-k", "compilers-guild"])
    let rows = await self.run(["cards", "compare", "bo-k", "compilers-guild", "--fields", "login,kind,total"])

    let words = WrittenScreen.linear(try #require(run.page).element(in: Samples.context))
    #expect(words.contains("Organisations have no contribution calendar."))
    #expect(rows.rows.last == "compilers-guild\torganisation\t\n")
  }

  @Test func `an existing file is replaced with --force, and - is standard output`() async {
    let files = FakeTransferFiles(["deck.json": .deck(DeckDocument(cards: []))])

    let refused = await run(["deck", "export", "deck.json"], files)
    let replaced = await run(["deck", "export", "deck.json", "--force"], files)
    let text = await run(["deck", "export", "-"], files)

    #expect(refused.exitCode == .refused && refused.errorOutput.contains("--force"))
    #expect(replaced.notes == ["Wrote 1 card to 'deck.json'."])
    #expect(files.files["deck.json"] == .deck(DeckDocument(cards: [CardsSamples.bo])))
    #expect(text.text == "{deck 1}\n")
    #expect(files.files["-"] == nil)
  }

  @Test(arguments: [(FileFault.link, "is a symbolic link"), (.noFolder, "does not exist")])
  func `a file that cannot be written says why`(fault: FileFault, words: String) async {
    let run = await run(["deck", "export", "a/deck.json"], FakeTransferFiles(failure: .file(fault)))

    #expect(run.exitCode == (fault == .link ? .refused : .failed))
    #expect(run.errorOutput.contains(words) && run.errorOutput.contains("a/deck.json"))
  }

  @Test func `a deck is written to a new file, and an existing one is left alone`() async {
    let files = FakeTransferFiles()

    let first = await run(["deck", "export", "deck.json"], files)
    let second = await run(["deck", "export", "deck.json"], files)
    let text = await run(["deck", "export"], files)

    #expect(first.notes == ["Wrote 1 card to 'deck.json'."])
    #expect(second.exitCode == .refused && second.errorOutput.contains("already exists"))
    #expect(text.text == "{deck 1}\n")
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

  @Test(arguments: [["cards", "show", " "], ["deck", "add", "@"], ["cards", "compare", "ada-larsson", ""]])
  func `an empty login is wrong usage`(words: [String]) async {
    let run = await run(words)

    #expect(run.exitCode == .usage)
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: ["https://github.com/bo-k", "../../etc", "bo k", "bo.k", "[bot]", "@@bo-k"])
  func `text that is no login and no link of a card is wrong usage`(text: String) async {
    let run = await run(["deck", "add", text])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("'\(text)' is not a GitHub login"))
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: ["bo_k", "renovate[bot]", "7", "bo-"])
  func `a login of a company, an app or an old account is looked up`(login: String) async {
    let run = await run(["cards", "show", login])

    #expect(run.exitCode == .notFound)
    #expect(cards.requests.contains(.card(.login(login), .cacheFirst)))
  }

  @Test(arguments: [["nosuch", "bo-k"], ["bo-k", "nosuch"]])
  func `of two cards the one that does not exist is named`(logins: [String]) async {
    let run = await run(["cards", "compare"] + logins)

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("GitHub has no account 'nosuch'."))
  }

  @Test(arguments: [
    (OutboxDrain.Stop.service(.unavailable), "service error"),
    (.service(.timedOut), "no response in time"),
    (.beingSent, "another process is sending changes"),
    (nil, "another change comes first"),
  ])
  func `a change that waits says why`(stop: OutboxDrain.Stop?, reason: String) {
    let change = ManageDeck.Change(card: CardsSamples.cleo, outcome: .waiting(stop))
    var outcome = ManageDeck.Import()
    outcome.waiting = [CardsSamples.cleo]
    outcome.stop = stop

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

  @Test(arguments: [
    ["cards"], ["cards", "show"], ["cards", "compare"], ["deck"], ["deck", "add"], ["deck", "remove"],
    ["deck", "export"], ["deck", "import"],
  ])
  func `help has no English left in it in Chinese`(words: [String]) async {
    let run = await run(words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let fields = CardRecords.table.names + DeckViewModel.table.names + ["data", "source", "page"]
    let names: Set<String> = [
      "GitHub", "cards", "show", "compare", "deck", "add", "remove", "export", "import", "octocat", "robin",
      "marsh", "aster", "linnet",
      "torvalds", "kitty", "PNG",
      "login", "first", "second", "logins", "file", "json", "fields", "total", "longestStreak", "help",
      "force",
    ]
    #expect(LatinWords.left(in: run.output, besides: fields, names: names) == [])
    #expect(ChineseSpacing.problems(in: run.output) == [])
  }

  private func run(
    _ words: [String],
    _ files: FakeTransferFiles = FakeTransferFiles(),
    in language: Language = .english
  ) async -> ScreenRun {
    let feature = DeckFeature(language: language, useCases: Samples.useCases(cards, files: files))
    return await ScreenRun(feature, words, Samples.context(in: language))
  }
}

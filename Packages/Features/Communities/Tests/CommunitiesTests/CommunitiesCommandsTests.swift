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

@testable import Communities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunitiesCommandsTests {
  private let cards = Samples.cards()
  private let id = Samples.id.rawValue

  @Test func `communities are listed with their periods`() async {
    let run = await run(["communities"])

    #expect(run.exitCode == .done)
    #expect(
      run.rows == [
        "\(CardsSamples.undated.id)\tCompilers\t\t\n",
        "\(id)\tOslo Swift Evenings\t2025-09-01\t2026-03-01\n",
      ]
    )
  }

  @Test(arguments: [(["communities"], true), (["communities", "show", Samples.id.rawValue], false)])
  func `communities are a list, and one of them is none`(words: [String], isList: Bool) async {
    #expect(await run(words).screen?.isList == isList)
  }

  @Test func `a document has the highlights and the ranked members`() async throws {
    let run = await run(["communities", "show", id, "--json"])

    let text = try #require(run.document?.text)
    for part in ["\"bestReviewer\": \"bo-k\"", "\"rank\": 1", "\"total\": 930", "\"from\": \"2025-09-01\""] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func `a community is as old as the numbers of its members`() async throws {
    let old = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt, staleness: .unavailable)
    cards.prepare { $0.members[Samples.id] = .success(CardsSamples.fetched(CardsSamples.members, old)) }

    let document = try #require(await run(["communities", "show", id, "--json"]).document?.text)
    let page = try #require(await run(["communities", "show", id]).page)

    #expect(document.contains("\"stale\": true"))
    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("may be out of date"))
  }

  @Test func `a community that was just counted is not marked as old as its record`() async throws {
    let record = Provenance(kind: .stored, fetchedAt: CardsSamples.fetchedAt.addingTimeInterval(-3600))
    cards.prepare {
      let page = CommunityPage(community: CardsSamples.community, highlights: nil)
      $0.pages[Samples.id] = .success(CardsSamples.fetched(page, record))
    }

    let page = try #require(await run(["communities", "show", id]).page)

    #expect(WrittenScreen.linear(page.element(in: Samples.context)).contains("fetched 3 minutes ago"))
  }

  @Test func `members that fail leave a document, which says so`() async {
    cards.prepare { $0.members[Samples.id] = .failure(.service(.timedOut)) }

    let run = await run(["communities", "show", id, "--json"])

    #expect(run.exitCode == .done)
    #expect(run.notes == ["Warning: The members could not be loaded: no response in time."])
    #expect(run.document?.text.contains("\"members\": null") == true)
  }

  @Test func `a community that does not exist is named`() async {
    let run = await run(["communities", "show", "gone"])

    #expect(run.exitCode == .notFound)
    #expect(run.errorOutput.contains("'gone'") && run.errorOutput.contains("'tessera communities'"))
  }

  @Test func `a community is created with its period, and joined on request`() async throws {
    let words = ["communities", "create", " Spring ", "--from", "2026-03-01", "--to", "2026-06-30"]

    let run = await run(words + ["--join"])

    let period = try CommunityPeriod(from: CardsSamples.day("2026-03-01"), to: CardsSamples.day("2026-06-30"))
    let draft = try CommunityDraft(name: "Spring", period: period)
    #expect(run.notes == ["Created 'Oslo Swift Evenings'. ID: \(id)"])
    #expect(cards.requests == [.create(draft, members: []), .join(Samples.id)])
    _ = await self.run(words)
    #expect(cards.requests.last == .create(draft, members: []))
  }

  @Test func `a script gets the id of a new community, and the community as an object`() async throws {
    let words = ["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30"]
    let files = FakeTransferFiles()

    let created = await run(words)
    let document = await run(words + ["--json"])
    _ = await run(["communities", "export", id, "c.json"], files: files)
    let imported = await run(["communities", "import", "c.json"], files: files)

    #expect(created.text == id + "\n" && imported.text == id + "\n")
    #expect(created.rows == ["\(id)\tOslo Swift Evenings\t2025-09-01\t2026-03-01\n"])
    let text = try #require(document.document?.text)
    #expect(text.contains("\"id\": \"\(id)\"") && !text.contains("Compilers"))
    #expect(!cards.requests.contains { if case .communities = $0 { true } else { false } })
  }

  @Test func `a creation that is not confirmed does not send to a list without it`() async {
    cards.prepare { $0.created = .failure(.unknownOutcome(.timedOut)) }

    let run = await run(["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30"])

    #expect(run.exitCode == .failed)
    #expect(
      run.errorOutput.contains("its ID is unknown") && run.errorOutput.contains("If you create it again")
    )
    #expect(!run.errorOutput.contains("'tessera communities'"))
  }

  @Test func `rows tell which community it is, without its members and the numbers of an import`() {
    func columns<Entity>(of table: RecordTable<Entity>) -> [String] {
      table.names.filter { FieldSelection.columns.includes($0, in: table) }
    }

    #expect(columns(of: CommunitiesViewModel.table) == ["id", "name", "from", "to"])
    #expect(columns(of: CommunityViewModel.table) == ["id", "name", "from", "to"])
    #expect(columns(of: CommunityChangeViewModel.importTable) == ["id", "name", "from", "to"])
  }

  @Test(arguments: [(CardsSamples.ada, ["leave"]), (CardsSamples.card(99, "zoe"), ["join"])])
  func `a member is offered to leave, and everybody else to join`(card: Card, verbs: [String]) async {
    cards.prepare { $0.cards[.mine] = .success(CardsSamples.fetched(card)) }

    let run = await run(["communities", "show", id])

    #expect(run.page?.actions.map(\.route.words[1]) == verbs + ["refresh"])
  }

  @Test func `an account that is unknown is offered to join and to leave`() async {
    cards.prepare { $0.cards[.mine] = .failure(.signInNeeded) }

    let run = await run(["communities", "show", id])

    #expect(run.exitCode == .done)
    #expect(run.page?.actions.map(\.route.words[1]) == ["join", "leave", "refresh"])
  }

  @Test func `stored highlights without anybody give way to the totals of the members`() async {
    cards.prepare {
      $0.pages[Samples.id] = .success(
        CardsSamples.fetched(
          CommunityPage(community: CardsSamples.community, highlights: CommunityHighlights([:]))
        )
      )
    }

    let run = await run(["communities", "show", id, "--json"])

    #expect(run.document?.text.contains("\"bestContributor\": \"bo-k\"") == true)
  }

  @Test func `a community that cannot be joined is created all the same`() async {
    cards.prepare { $0.communityFailures[Samples.id] = .service(.unavailable) }

    let run = await run(
      ["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30", "--join"]
    )

    #expect(run.exitCode == .done)
    #expect(run.notes.last == "Warning: You could not join it: service error.")
  }

  @Test func `a community whose period could not be stored is created all the same`() async {
    cards.prepare { $0.storageError = .cannotBeSaved(reason: "disk full") }
    let files = FakeTransferFiles()
    _ = await run(["communities", "export", id, "c.json"], files: files)

    let created = await run(
      ["communities", "create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30", "--join"]
    )
    let imported = await run(["communities", "import", "c.json"], files: files)

    for run in [created, imported] {
      #expect(run.exitCode == .done)
      #expect(run.text == id + "\n")
      let warning = run.notes.count > 1 ? run.notes[1] : ""
      #expect(warning.hasPrefix("Warning: ") && warning.contains("disk full"))
      #expect(warning.contains("Without its period, contributions in the community cannot be counted"))
    }
  }

  @Test(arguments: [
    (["Spring", "--from", "2026-06-30", "--to", "2026-03-01"], "ends before it begins"),
    (["Spring", "--from", "2026-03-01", "--to", "2026-03-01"], "begins and ends on the same day"),
    (["Spring", "--from", "2007-12-31", "--to", "2008-06-01"], "begins before 2008"),
    (["Spring", "--from", "2026-03-01", "--to", "2027-03-02"], "longer than a year"),
    ([" ", "--from", "2026-03-01", "--to", "2026-06-30"], "name is empty"),
    (["Spring", "--from", "2026-02-30", "--to", "2026-06-30"], "'2026-02-30' is not a date"),
    (["Spring", "--from", "1.3.2026", "--to", "2026-06-30"], "'1.3.2026' is not a date"),
    (["Spring", "--from", "2026-03-01"], "--to"),
  ])
  func `what breaks a rule is refused before anything is sent`(words: [String], message: String) async {
    let run = await run(["communities", "create"] + words)

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains(message))
    #expect(cards.requests.isEmpty)
  }

  @Test func `a period of exactly a year is accepted`() async {
    let run = await run(["communities", "create", "Year", "--from", "2025-03-01", "--to", "2026-03-01"])

    #expect(run.exitCode == .done)
  }

  @Test func `joining twice and leaving twice are said`() async {
    var notes: [String] = []
    for verb in ["join", "join", "leave", "leave"] {
      notes += await run(["communities", verb, id]).notes
    }

    #expect(
      notes == [
        "You are a member now.", "You are already a member.", "You are no longer a member.",
        "You are not a member.",
      ]
    )
  }

  @Test func `without --yes and without a terminal nothing is deleted`() async {
    let run = await run(["communities", "delete", id])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("--yes"))
    #expect(!cards.requests.contains(.delete(Samples.id)))
  }

  @Test func `input that ends before the question is no consent`() async {
    let run = await run(["communities", "delete", id], prompter: ScriptedPrompter())

    #expect(run.exitCode == .interrupted)
    #expect(!cards.requests.contains(.delete(Samples.id)))
  }

  @Test(arguments: [("y", true), ("YES", true), ("", false), ("n", false), ("yep", false)])
  func `a question decides whether a community is deleted`(text: String, isDeleted: Bool) async {
    let prompter = ScriptedPrompter([text])

    let run = await run(["communities", "delete", id], prompter: prompter)

    #expect(run.exitCode == (isDeleted ? .done : .interrupted))
    #expect(prompter.questions.last == "Delete 'Oslo Swift Evenings' with all its members? [y/N]")
    #expect(cards.requests.contains(.delete(Samples.id)) == isDeleted)
    #expect(run.notes == (isDeleted ? ["Deleted the community."] : []))
  }

  @Test func `--yes deletes without a question`() async {
    let run = await run(["communities", "delete", id, "--yes"])

    #expect(run.notes == ["Deleted the community."])
    #expect(cards.requests == [.delete(Samples.id)])
  }

  @Test func `contributions are counted again once, and then shown`() async throws {
    let run = await run(["communities", "refresh", id])

    #expect(run.page?.title.string == "Oslo Swift Evenings")
    await run.screen?.load(LoadRequest(.networkFirst))
    #expect(cards.requests.filter { $0 == .refresh(Samples.id) }.count == 1)
  }

  @Test func `a community is shown as it was counted, by a link too`() async {
    let screen = CommunityViewModel(
      CommunityViewModel.Request(id: Samples.id),
      useCases: Samples.useCases(cards)
    )
    #expect(screen.content(in: Samples.context) != .confirmation)

    _ = await run(["communities", "show", id])

    #expect(!cards.requests.contains(.refresh(Samples.id)))
  }

  @Test func `after a change a script gets the communities as they are now`() async {
    for verb in ["join", "leave"] {
      #expect(await run(["communities", verb, id, "--json"]).document?.text.contains(id) == true)
    }
  }

  @Test func `a change that made no difference is told from one that did`() async throws {
    let period = try #require(CardsSamples.community.period)
    let document = CommunityDocument(draft: try CommunityDraft(name: "Spring", period: period), cards: [])
    let files = FakeTransferFiles(["c.json": .community(document)])
    let events = Mutex<[FeatureEvent]>([])
    let feature = CommunitiesFeature(
      language: .english,
      useCases: Samples.useCases(cards, files: files),
      observe: { event in events.withLock { $0.append(event) } }
    )

    for words in [
      ["join", id], ["join", id], ["leave", id], ["leave", id], ["import", "c.json"],
      ["create", "Spring", "--from", "2026-03-01", "--to", "2026-06-30"], ["delete", id, "--yes"],
    ] {
      _ = await ScreenRun(feature, ["communities"] + words, Samples.context)
    }

    let outcomes = events.withLock(\.self).compactMap { event in
      if case .useCase("ManageCommunities", .ended(let outcome)) = event { outcome } else { nil }
    }
    #expect(outcomes == [.changed, .done, .changed, .done, .changed, .changed, .changed])
  }

  @Test func `a link never has contributions counted again`() {
    let screen = CommunityViewModel(
      CommunityViewModel.Request(id: Samples.id, isRefresh: true),
      useCases: Samples.useCases(cards)
    )

    #expect(screen.content(in: Samples.context) == .confirmation)
  }

  @Test func `a community is written to a file and made of one`() async {
    let files = FakeTransferFiles()
    cards.prepare { $0.leftOut = 1 }

    let written = await run(["communities", "export", id, "c.json"], files: files)
    let read = await run(["communities", "import", "c.json"], files: files)
    let text = await run(["communities", "export", id], files: files)

    #expect(written.notes == ["Wrote 'Oslo Swift Evenings' with 3 members to 'c.json'."])
    #expect(read.notes.contains("Imported 2 members."))
    #expect(read.notes.last?.hasPrefix("Not imported: 1 member") == true)
    #expect(text.text == "{community Oslo Swift Evenings 3}\n")
  }

  @Test(arguments: [(1, 2), (2, 1)])
  func `members of a file that GitHub does not have are said, in words and for scripts`(
    unknown: Int,
    imported: Int
  ) async throws {
    let files = FakeTransferFiles()
    cards.prepare { $0.unknown = unknown }
    _ = await run(["communities", "export", id, "c.json"], files: files)

    let read = await run(["communities", "import", "c.json"], files: files)
    let document = await run(
      ["communities", "import", "c.json", "--json", "--fields", "id,imported,leftOut,unknown,unusable"],
      files: files
    )

    func words(_ count: Int) -> String { count == 1 ? "1 member" : "\(count) members" }
    #expect(
      read.notes.suffix(2) == [
        "Imported \(words(imported)).", "Not imported: \(words(unknown)), not found on GitHub.",
      ]
    )
    let text = try #require(document.document?.text)
    for (field, number) in [("imported", imported), ("leftOut", 0), ("unknown", unknown), ("unusable", 0)] {
      #expect(text.contains("\"\(field)\": \(number)"))
    }
  }

  @Test func `an import says how far it is, can be interrupted from then on, and made nothing then`() async {
    let files = FakeTransferFiles()
    _ = await run(["communities", "export", id, "c.json"], files: files)
    cards.prepare { $0.created = .failure(.service(.cancelled)) }
    let told = CallCount()
    let screen = CommunityChangeViewModel(
      .take(path: "c.json"),
      useCases: Samples.useCases(cards, files: files)
    )

    await screen.load(LoadRequest(becomesInterruptible: { told.add() }))
    let failure = screen.failure(in: Samples.context)

    #expect(told.count == 1)
    #expect(screen.progress(in: Samples.context) == "Looking up members: 0 of 3 members done")
    #expect(failure?.status == .interrupted)
    #expect(failure?.message == "Interrupted. No community was created.")
  }

  @Test func `an organisation has no place and no numbers, in words and for scripts`() async throws {
    let members = CardsSamples.members + [CommunityMember(card: CardsSamples.guild)]
    cards.prepare { $0.members[Samples.id] = .success(CardsSamples.fetched(members)) }

    let page = await run(["communities", "show", id])
    let document = await run(["communities", "show", id, "--json", "--fields", "members"])

    let words = WrittenScreen.linear(try #require(page.page).element(in: Samples.context))
    #expect(words.contains("Organisations have no contribution calendar."))
    let text = try #require(document.document?.text)
    let guild = try #require(text.ranges(of: "compilers-guild").last.map { text[$0.upperBound...] })
    #expect(guild.contains(#""kind": "organisation""#) && guild.contains(#""total": null"#))
    #expect(!guild.contains(#""total": 0"#))
  }

  @Test func `an unusable text on standard input is not called a file`() async {
    let files = FakeTransferFiles(failure: .notADocument)

    let run = await run(["communities", "import", "-"], files: files)

    #expect(run.errorOutput.contains("Standard input is not a community, or is damaged."))
  }

  @Test func `members without a calendar are explained where there are some, and only then`() {
    let users = CardsSamples.members.map(\.card)
    let bot = Card(id: CardsSamples.cardID(1005), login: "build-bot", kind: .bot)

    func words(_ cards: [Card]) -> String {
      let members = cards.map { CommunityMember(card: $0) }
      return WrittenScreen.linear(
        communityPage(.loaded(Samples.overview(members: .success(members))), Samples.context)
          .element(in: Samples.context)
      )
    }

    #expect(!words(users).contains("no contribution calendar"))
    #expect(words(users + [bot]).contains("Bots have no contribution calendar."))
    #expect(
      words([bot, CardsSamples.guild]).contains("Organisations and bots have no contribution calendar.")
    )
  }

  @Test(arguments: [("c.json" as String?, FeatureEvent.Outcome.changed), (nil, .done)])
  func `an export to a file makes a change, and one to standard output makes none`(
    path: String?,
    outcome: FeatureEvent.Outcome
  ) async {
    let events = Mutex<[FeatureEvent]>([])
    let screen = CommunityExportViewModel(
      CommunityExportViewModel.Request(id: Samples.id, path: path, isReplacing: false),
      useCases: Samples.useCases(cards, files: FakeTransferFiles())
    ) { event in events.withLock { $0.append(event) } }

    await screen.load(LoadRequest())

    #expect(events.withLock { $0.last } == .useCase("ExportCommunity", .ended(outcome)))
  }

  @Test func `an existing file is replaced with --force, and - is standard output`() async {
    let files = FakeTransferFiles(["c.json": .deck(DeckDocument(cards: []))])

    let refused = await run(["communities", "export", id, "c.json"], files: files)
    let replaced = await run(["communities", "export", id, "c.json", "--force"], files: files)
    let text = await run(["communities", "export", id, "-"], files: files)

    #expect(refused.exitCode == .refused && refused.errorOutput.contains("--force"))
    #expect(replaced.exitCode == .done)
    guard case .community? = files.files["c.json"] else { return #expect(Bool(false)) }
    #expect(text.text == "{community Oslo Swift Evenings 3}\n")
    #expect(files.files["-"] == nil)
  }

  @Test(arguments: [(FileFault.link, "is a symbolic link"), (.noFolder, "does not exist")])
  func `a file that cannot be written says why`(fault: FileFault, words: String) async {
    let run = await run(
      ["communities", "export", id, "a/c.json"],
      files: FakeTransferFiles(failure: .file(fault))
    )

    #expect(run.exitCode == (fault == .link ? .refused : .failed))
    #expect(run.errorOutput.contains(words) && run.errorOutput.contains("a/c.json"))
  }

  @Test func `a community on standard input is made, and its unusable entries are counted`() async throws {
    let period = try #require(CardsSamples.community.period)
    let draft = try CommunityDraft(name: "Spring", period: period)
    let document = TransferDocument.community(
      CommunityDocument(draft: draft, cards: [CardsSamples.bo], unusable: 1)
    )
    let files = FakeTransferFiles(["c.json": document])
    let prompter = ScriptedPrompter(standardInput: files.text(document))

    let run = await run(["communities", "import", "-"], files: files, prompter: prompter)

    #expect(cards.requests.contains(.create(draft, members: [CardsSamples.bo.id])))
    #expect(run.notes.suffix(2) == ["Imported 1 member.", "1 entry of the file could not be used."])
  }

  @Test func `a deck is no community, and nothing is created of it`() async {
    let files = FakeTransferFiles(["d.json": .deck(DeckDocument(cards: []))])

    let run = await run(["communities", "import", "d.json"], files: files)

    #expect(run.exitCode == .failed && run.errorOutput.contains("contains a deck"))
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: [["show"], ["join"], ["leave"], ["refresh"], ["delete"], ["export"]])
  func `an id that could lead out of an address is wrong usage`(verb: [String]) async {
    let run = await run(["communities"] + verb + ["../users/1"])

    #expect(run.exitCode == .usage)
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: [["join"], ["leave"], ["refresh"]])
  func `offline nothing is changed`(verb: [String]) async {
    let run = await run(["communities"] + verb + [id, "--offline"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("Communities can only be changed with a connection"))
    #expect(!run.errorOutput.contains("cached copy"))
    #expect(cards.requests.isEmpty)
  }

  @Test func `a change that loses its connection is not told like a page without a cached copy`() async {
    cards.prepare { $0.communityFailures[Samples.id] = .service(.offline) }

    for verb in ["join", "leave", "refresh"] {
      let run = await run(["communities", verb, id])
      #expect(run.exitCode == .noConnection)
      #expect(run.errorOutput.contains("nothing was changed or stored for later"))
    }
  }

  @Test func `a period that begins tomorrow is wrong usage, before anything is sent`() async {
    let run = await run(["communities", "create", "Later", "--from", "2026-03-02", "--to", "2026-04-02"])

    #expect(run.exitCode == .usage)
    #expect(run.errorOutput.contains("The period begins after today."))
    #expect(cards.requests.isEmpty)
  }

  @Test(arguments: [
    [], ["show"], ["create"], ["join"], ["leave"], ["refresh"], ["delete"], ["export"], ["import"],
  ])
  func `help has no English left in it in Chinese`(words: [String]) async {
    let run = await run(["communities"] + words + ["--help"], in: .simplifiedChinese)

    #expect(run.exitCode == .done)
    let fields =
      CommunityViewModel.table.names + CommunityChangeViewModel.importTable.names + [
        "data", "source", "page",
      ]
    let names: Set<String> = [
      "communities", "show", "create", "join", "leave", "refresh", "delete", "export", "import", "from", "to",
      "yes", "id", "name", "file", "json", "term", "help", "Spring", "members", "fields", "force", "GitHub",
    ]
    #expect(LatinWords.left(in: run.output, besides: fields, names: names) == [])
    #expect(ChineseSpacing.problems(in: run.output) == [])
  }

  @Test(arguments: [
    ("join", "become a member", "end the membership"), ("leave", "end the membership", "become a member"),
  ])
  func `help says what each change of a membership is for`(verb: String, own: String, other: String) async {
    let help = await run(["communities", verb, "--help"]).output

    #expect(help.contains(own) && !help.contains(other))
  }

  private func run(
    _ words: [String],
    files: FakeTransferFiles = FakeTransferFiles(),
    prompter: any Prompter = SilentPrompter(),
    in language: Language = .english
  ) async -> ScreenRun {
    let feature = CommunitiesFeature(language: language, useCases: Samples.useCases(cards, files: files))
    return await ScreenRun(feature, words, Samples.context(in: language), prompter: prompter)
  }
}

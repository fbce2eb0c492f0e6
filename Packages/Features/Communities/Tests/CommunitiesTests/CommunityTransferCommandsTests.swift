import CardsDomain
import CardsFakes
import CommandKit
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import Synchronization
import Testing

@testable import Communities

/// A community that is written to a file, and one that is made of a file.
@MainActor @Suite(.timeLimit(.minutes(5))) struct CommunityTransferCommandsTests: CommunitiesSuite {
  let cards = Samples.cards()

  @Test func `a community is written to a file and made of one`() async {
    let files = FakeTransferFiles()
    cards.prepare { $0.leftOut = 1 }

    let written = await run(["communities", "export", id, "c.json"], files: files)
    let read = await run(["communities", "import", "c.json"], files: files)
    let text = await run(["communities", "export", id], files: files)

    #expect(written.notes == ["Wrote 'Oslo Swift Evenings' with 3 members to 'c.json'."])
    #expect(read.notes.contains("Imported 2 members."))
    #expect(read.notes.last?.hasPrefix("Not imported: 1 member") == true)
    #expect(read.exitCode == .done)
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
    #expect(read.exitCode == .failed)
    #expect(
      read.errorOutput.contains(
        unknown == 1 ? "1 entry of the file was not imported." : "2 entries of the file were not imported."
      )
    )
    let text = try #require(document.document?.text)
    for (field, number) in [("imported", imported), ("leftOut", 0), ("unknown", unknown), ("unusable", 0)] {
      #expect(text.contains("\"\(field)\": \(number)"))
    }
  }

  @Test func `an import says how far it is, and made nothing where it is interrupted then`() async {
    let files = FakeTransferFiles()
    _ = await run(["communities", "export", id, "c.json"], files: files)
    cards.prepare { $0.created = .failure(.service(.cancelled)) }
    let screen = CommunityChangeViewModel(
      .take(path: "c.json"),
      useCases: Samples.useCases(cards, files: files)
    )

    await screen.load(LoadRequest())
    let failure = screen.failure(in: Samples.context)

    #expect(screen.progress(in: Samples.context) == "Looking up members: 0 of 3 members done")
    #expect(failure?.status == .interrupted)
    #expect(failure?.message == "Interrupted. No community was created.")
    #expect(CommunitiesFailure(importing: .service(.cancelled)).isCancellation)
  }

  @Test func `an export that loses its connection was only reading`() async {
    cards.prepare { $0.pages[Samples.id] = .failure(.service(.connectionLost)) }

    let run = await run(["communities", "export", id, "c.json"])

    #expect(run.exitCode == .noConnection)
    #expect(run.errorOutput.contains("The connection to the service was lost"))
  }

  @Test func `an unusable text on standard input is not called a file`() async {
    let files = FakeTransferFiles(failure: .notADocument)

    let run = await run(["communities", "import", "-"], files: files)

    #expect(run.errorOutput.contains("Standard input is not a community, or is damaged."))
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
    #expect(run.exitCode == .failed && run.errorOutput.contains("1 entry of the file was not imported."))
    #expect(run.errorOutput.contains("correct the file"))
  }

  @Test func `standard input that cannot be read is not taken for a damaged community`() async {
    let prompter = ScriptedPrompter(inputFault: .cannotBeRead(reason: "Is a directory"))

    let run = await run(["communities", "import", "-"], prompter: prompter)

    #expect(run.exitCode == .failed && cards.requests.isEmpty)
    #expect(run.errorOutput.contains("Standard input cannot be read: Is a directory."))
  }

  @Test func `a deck is no community, and nothing is created of it`() async {
    let files = FakeTransferFiles(["d.json": .deck(DeckDocument(cards: []))])

    let run = await run(["communities", "import", "d.json"], files: files)

    #expect(run.exitCode == .failed && run.errorOutput.contains("contains a deck"))
    #expect(cards.requests.isEmpty)
  }
}

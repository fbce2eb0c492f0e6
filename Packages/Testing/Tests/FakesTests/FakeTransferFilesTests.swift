import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@Suite struct FakeTransferFilesTests {
  private let deck = TransferDocument.deck(DeckDocument(cards: CardsSamples.cards))

  private func community() throws -> TransferDocument {
    let period = try #require(CardsSamples.community.period)
    let draft = try CommunityDraft(name: "Oslo", period: period)
    return .community(CommunityDocument(draft: draft, cards: [CardsSamples.ada]))
  }

  @Test func `a document is stored at its path and read again`() async throws {
    let files = FakeTransferFiles()

    try await files.write(deck, to: "a.json", replacing: false)

    #expect(files.files == ["a.json": deck])
    #expect(try await files.read("a.json") == deck)
    await #expect(throws: TransferError.file(.cannotBeRead(reason: "no such file"))) {
      try await files.read("b.json")
    }
  }

  @Test func `a document is replaced only where it may be`() async throws {
    let files = FakeTransferFiles(["a.json": deck])
    let other = try community()

    await #expect(throws: TransferError.file(.exists)) {
      try await files.write(other, to: "a.json", replacing: false)
    }
    #expect(files.files == ["a.json": deck])
    try await files.write(other, to: "a.json", replacing: true)

    #expect(files.files == ["a.json": other])
  }

  @Test func `the text of a document tells its kind and count, and finds it again`() throws {
    let community = try community()
    let files = FakeTransferFiles(["a.json": deck, "b.json": community])

    #expect(files.text(deck) == "{deck 3}\n")
    #expect(files.text(community) == "{community Oslo 1}\n")
    #expect(try files.document(of: "{deck 3}\n") == deck)
    #expect(try files.document(of: "{community Oslo 1}\n") == community)
    #expect(throws: TransferError.notADocument) { try files.document(of: "{deck 2}\n") }
  }

  @Test func `with a failure nothing is written or read`() async {
    let files = FakeTransferFiles(["a.json": deck], failure: .madeByNewerVersion)
    let deck = deck

    await expectEach(
      of: [
        { try await $0.write(deck, to: "b.json", replacing: true) }, { _ = try await $0.read("a.json") },
      ],
      of: files,
      toThrow: TransferError.madeByNewerVersion
    )

    #expect(files.files == ["a.json": deck])
  }
}

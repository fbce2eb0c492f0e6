import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@Suite struct TransferTests {
  private let deck = TransferDocument.deck(DeckDocument(cards: [CardsSamples.bo]))

  @Test func `a document is read from its file, and from the input only where no file is named`()
    async throws
  {
    let files = FakeTransferFiles(["deck.json": deck])
    let text = files.text(deck)

    let named = try await files.document(at: "deck.json") { _ in "something else" }
    let typed = try await files.document(at: nil) { _ in text }

    #expect(named == deck && typed == deck)
    await #expect(throws: TransferError.file(.cannotBeRead(reason: "no such file"))) {
      try await files.document(at: "none.json") { _ in text }
    }
  }

  @Test func `no more of the input is read than a file may have`() async throws {
    let files = FakeTransferFiles(["deck.json": deck])
    let text = files.text(deck)

    let typed = try await files.document(at: nil) { limit in
      limit == 8_388_608 ? text : nil
    }

    #expect(typed == deck)
  }

  @Test func `a document has at most ten thousand cards`() {
    #expect(TransferDocument.mostCards == 10_000)
  }

  @Test func `no input is no document`() async {
    await #expect(throws: TransferError.notADocument) {
      try await FakeTransferFiles().document(at: nil) { _ in nil }
    }
  }

  @Test func `input that cannot be read says why`() async {
    let fault = FileFault.cannotBeRead(reason: "Is a directory")

    await #expect(throws: TransferError.file(fault)) {
      try await FakeTransferFiles().document(at: nil) { (_) async throws(FileFault) -> String? in
        throw fault
      }
    }
  }

  @Test func `a document has each card once, as it comes first`() throws {
    let other = CardsSamples.card(1002, "other")
    let period = try #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    let draft = try CommunityDraft(name: "A", period: period)
    let cards = [CardsSamples.bo, CardsSamples.ada, other]

    #expect(DeckDocument(cards: cards).cards == [CardsSamples.bo, CardsSamples.ada])
    #expect(
      CommunityDocument(draft: draft, cards: cards)
        == CommunityDocument(draft: draft, cards: [CardsSamples.bo, CardsSamples.ada], unusable: 0)
    )
  }
}

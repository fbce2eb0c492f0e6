import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct TransferFileTests {
  private func read(_ text: String) -> Result<TransferDocument, TransferError> {
    do throws(TransferError) { return .success(try JSONTransferFiles.document(Data(text.utf8))) } catch {
      return .failure(error)
    }
  }

  private func community(_ name: String = #""C""#, cards: String = "[]", from: String = "2026-01-01")
    -> String
  {
    #"{"tesseraCards":1,"kind":"community","name":\#(name),"from":"\#(from)","to":"2026-02-01","cards":\#(cards)}"#
  }

  private func folder() throws -> String {
    let url = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url.path()
  }

  @Test func `a document is read as it was written`() throws {
    let period = try #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    let draft = try CommunityDraft(name: #"a "quoted" \ name/日本"#, period: period)
    let cards = [
      CardsSamples.card(1, "a", name: "Tab\tand \"quotes\""), CardsSamples.card(2, "b"),
      Card(id: CardsSamples.cardID(3)),
    ]
    let files = JSONTransferFiles(workingDirectory: "/")
    for document in [
      TransferDocument.deck(DeckDocument(cards: cards)), .deck(DeckDocument(cards: [])),
      .community(CommunityDocument(draft: draft, cards: cards)),
    ] {
      let expected = try read(files.text(document)).get()
      #expect(files.text(expected) == files.text(document))
      switch (document, expected) {
      case (.deck(let one), .deck(let other)):
        #expect(one.cards.map(\.id) == other.cards.map(\.id) && other.unusable == 0)
        #expect(one.cards.map(\.login) == other.cards.map(\.login))
      case (.community(let one), .community(let other)):
        #expect(one.draft == other.draft)
        #expect(one.cards.map(\.name) == other.cards.map(\.name))
      default: Issue.record("another kind")
      }
    }
  }

  @Test func `a document has its members in one order, and one card in a line`() throws {
    let period = try #require(CardsSamples.period("2026-01-01", "2026-02-01"))
    let draft = try CommunityDraft(name: "C", period: period)
    let cards = [
      CardsSamples.card(1, "a", name: "A\u{1B}\u{1}"), CardsSamples.card(2, "b"),
      Card(id: CardsSamples.cardID(3)),
    ]
    let files = JSONTransferFiles(workingDirectory: "/")

    #expect(
      files.text(.community(CommunityDocument(draft: draft, cards: cards))) == #"""
        {
          "tesseraCards": 1,
          "kind": "community",
          "name": "C",
          "from": "2026-01-01",
          "to": "2026-02-01",
          "cards": [
            {"id": 1, "login": "a", "name": "A\u001b\u0001"},
            {"id": 2, "login": "b"},
            {"id": 3}
          ]
        }

        """#
    )
    #expect(
      files.text(.deck(DeckDocument(cards: []))) == """
        {
          "tesseraCards": 1,
          "kind": "deck",
          "cards": []
        }

        """
    )
  }

  @Test func `control characters of a name are escaped, and a blank is not`() {
    let card = CardsSamples.card(1, "a", name: "\u{F}\u{10}\u{1F} ~")

    let text = JSONTransferFiles(workingDirectory: "/").text(.deck(DeckDocument(cards: [card])))

    #expect(text.contains(#""name": "\u000f\u0010\u001f ~""#))
  }

  @Test func `entries that cannot be used are left out and counted`() throws {
    let entries = #"[7,{"id":1,"login":"a"},{"id":-1,"login":"b"}]"#
    let deck = #"{"tesseraCards":1,"kind":"deck","cards":\#(entries)}"#
    let files = JSONTransferFiles(workingDirectory: "/")

    guard case .deck(let one) = try files.document(of: deck),
      case .community(let other) = try files.document(of: community(cards: entries))
    else { return #expect(Bool(false)) }

    #expect(one.cards.map(\.login) == ["a"] && one.unusable == 2)
    #expect(other.cards.map(\.login) == ["a"] && other.unusable == 2)
  }

  @Test func `a file is written once and never over another one`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = JSONTransferFiles(workingDirectory: folder)
    try await files.write(.deck(DeckDocument(cards: [CardsSamples.bo])), to: "deck.json", replacing: false)

    await #expect(throws: TransferError.file(.exists)) {
      try await files.write(.deck(DeckDocument(cards: [])), to: "deck.json", replacing: false)
    }

    guard case .deck(let deck) = try await files.read("deck.json") else { return #expect(Bool(false)) }
    #expect(deck.cards.map(\.id) == [CardsSamples.bo.id])
  }

  @Test func `a file is replaced where that is allowed`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = JSONTransferFiles(workingDirectory: folder)
    try await files.write(.deck(DeckDocument(cards: [CardsSamples.bo])), to: "deck.json", replacing: false)
    try await files.write(.deck(DeckDocument(cards: CardsSamples.cards)), to: "deck.json", replacing: true)

    guard case .deck(let deck) = try await files.read("deck.json") else { return #expect(Bool(false)) }
    #expect(deck.cards.count == 3)
  }

  @Test(arguments: [true, false])
  func `a link is not written through and no folder is created`(isReplacing: Bool) async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/lost.json",
      withDestinationPath: folder + "/elsewhere.json"
    )
    let files = JSONTransferFiles(workingDirectory: folder)
    for (path, error) in [("lost.json", FileFault.link), ("a/b/deck.json", .noFolder)] {
      await #expect(throws: TransferError.file(error)) {
        try await files.write(.deck(DeckDocument(cards: [])), to: path, replacing: isReplacing)
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["lost.json"])
  }

  @Test func `an absolute path is not one below the working directory`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = JSONTransferFiles(workingDirectory: folder + "/elsewhere")
    let document = TransferDocument.deck(DeckDocument(cards: [CardsSamples.bo]))
    try await files.write(document, to: folder + "/deck.json", replacing: false)

    guard case .deck(let deck) = try await files.read(folder + "/deck.json") else {
      return #expect(Bool(false))
    }
    #expect(deck.cards.map(\.id) == [CardsSamples.bo.id])
  }

  @Test func `a file with as many cards as it may have is read, also with the longest logins`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = JSONTransferFiles(workingDirectory: folder)
    let login = String(repeating: "u", count: 100)
    let cards = (0..<10_000).map { CardsSamples.card($0, login) }
    try await files.write(.deck(DeckDocument(cards: cards)), to: "deck.json", replacing: false)

    guard case .deck(let deck) = try await files.read("deck.json") else { return #expect(Bool(false)) }
    #expect(deck.cards.count == 10_000)
  }

  @Test(arguments: [
    (8 << 20, TransferError.notADocument), ((8 << 20) + 1, .file(.tooLarge(bytes: (8 << 20) + 1))),
  ])
  func `a text of more than 8 MiB is refused before it is read`(bytes: Int, error: TransferError) {
    let files = JSONTransferFiles(workingDirectory: "/")

    #expect(throws: error) { try files.document(of: String(repeating: " ", count: bytes)) }
  }

  @Test func `a file that is not there cannot be read`() async throws {
    let files = JSONTransferFiles(workingDirectory: try folder())
    await #expect(throws: TransferError.file(.cannotBeRead(reason: "the file does not exist"))) {
      try await files.read("none.json")
    }
  }

  @Test func `what is no file cannot be read, and the reason does not repeat its path`() async throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let files = JSONTransferFiles(workingDirectory: "/")
    await #expect(throws: TransferError.file(.cannotBeRead(reason: KnownReason.notRegular.rawValue))) {
      try await files.read(folder)
    }
  }

  @Test(arguments: [
    "", "{", "[]", "7", "<html></html>", "{}", #"{"tesseraCards":1}"#, #"{"tesseraCards":1,"kind":"deck"}"#,
    #"{"tesseraCards":0,"kind":"deck","cards":[]}"#, #"{"tesseraCards":1,"kind":"world","cards":[]}"#,
    #"{"tesseraCards":1,"kind":"deck","cards":[7,{"id":-1,"login":"a"},{"id":1,"login":"../a"}]}"#,
    #"{"tesseraCards":1,"kind":"community","name":"C","from":"2026-13-01","to":"2026-02-01","cards":[]}"#,
    String(repeating: "[", count: 100_000),
  ])
  func `a file that is no document is refused`(text: String) {
    #expect(read(text) == .failure(.notADocument))
  }

  @Test func `a file of a newer version is refused`() {
    #expect(read(#"{"tesseraCards":2,"kind":"deck","cards":[]}"#) == .failure(.madeByNewerVersion))
  }

  @Test(arguments: ["null", #"" ""#, #""..""#])
  func `an entry with an invalid login is left out`(login: String) throws {
    let entries = #"[{"id":1,"login":\#(login)},{"id":2}]"#
    let text = #"{"tesseraCards":1,"kind":"deck","cards":\#(entries)}"#
    guard case .deck(let deck) = try read(text).get() else { return #expect(Bool(false)) }
    #expect(deck.cards.map(\.id.rawValue) == [2] && deck.unusable == 1)
  }

  @Test func `accounts that are there twice are one member, and what is no card is left out`() throws {
    let cards =
      #"[{"id":1,"login":"a"},{"id":1,"login":"b"},{"id":2},null,{"id":3,"login":"c\u0007"},{"id":"4","login":"d"}]"#
    guard case .community(let document) = try read(community(cards: cards)).get() else {
      return #expect(Bool(false))
    }
    #expect(document.cards.map(\.login) == ["a", nil, "d"])
  }

  @Test(arguments: [
    (#""""#, "2026-01-01", CommunityFault.emptyName), (#""a\nb""#, "2026-01-01", .unprintableName),
    (#""C""#, "2026-02-01", .periodIsOneDay), (#""C""#, "2026-02-02", .periodEndsBeforeItBegins),
    (#""C""#, "2007-12-31", .periodBeforeGitHub), (#""C""#, "2024-01-01", .periodLongerThanYear),
  ])
  func `a community that breaks a rule is refused`(name: String, from: String, fault: CommunityFault) {
    #expect(read(community(name, from: from)) == .failure(.invalid(fault)))
  }

  @Test func `a community without a name is one with an empty name`() {
    let text = #"{"tesseraCards":1,"kind":"community","from":"2026-01-01","to":"2026-02-01","cards":[]}"#

    #expect(read(text) == .failure(.invalid(.emptyName)))
  }

  @Test func `a name that looks like a path is a text`() throws {
    guard case .community(let document) = try read(community(#""../../.ssh/authorized_keys""#)).get() else {
      return #expect(Bool(false))
    }
    #expect(document.draft.name == "../../.ssh/authorized_keys")
  }

  @Test(arguments: [
    (10_000, nil as TransferError?), (10_001, .tooManyCards(limit: 10_000)),
    (100_000, .tooManyCards(limit: 10_000)),
  ])
  func `a file has at most ten thousand cards`(count: Int, error: TransferError?) {
    let cards = (0..<count).map { #"{"id":\#($0),"login":"u"}"# }.joined(separator: ",")
    switch read(community(cards: "[\(cards)]")) {
    case .success(.community(let document)): #expect(error == nil && document.cards.count == count)
    case .success: Issue.record("another kind")
    case .failure(let found): #expect(found == error)
    }
  }

  @Test func `entries that cannot be used are among the cards that a file may have`() {
    let cards = (0..<10_000).map { #"{"id":\#($0),"login":"u"}"# } + ["7"]
    let text = community(cards: "[\(cards.joined(separator: ","))]")

    #expect(read(text) == .failure(.tooManyCards(limit: 10_000)))
  }

  @Test(arguments: [(15, true), (16, false)])
  func `a file with more than sixteen levels of lists and objects is no document`(levels: Int, isRead: Bool) {
    let more = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    let text = #"{"tesseraCards":1,"kind":"deck","cards":[],"more":\#(more)}"#

    let expected: Result<TransferDocument, TransferError> =
      isRead ? .success(.deck(DeckDocument(cards: []))) : .failure(.notADocument)
    #expect(read(text) == expected)
  }

  @Test(arguments: [(199_995, true), (199_996, false)])
  func `a file of more than 200,000 values has too many cards`(count: Int, isRead: Bool) {
    let more = Array(repeating: "0", count: count).joined(separator: ",")
    let text = #"{"tesseraCards":1,"kind":"deck","cards":[],"more":[\#(more)]}"#

    let expected: Result<TransferDocument, TransferError> =
      isRead ? .success(.deck(DeckDocument(cards: []))) : .failure(.tooManyCards(limit: 10_000))
    #expect(read(text) == expected)
  }

  @Test func `a file without a name and a folder are refused before anything is written`() async throws {
    let files = JSONTransferFiles(workingDirectory: try folder())
    let document = TransferDocument.deck(DeckDocument(cards: []))
    for isReplacing in [false, true] {
      await #expect(throws: TransferError.file(.emptyPath)) {
        try await files.write(document, to: "", replacing: isReplacing)
      }
      await #expect(throws: TransferError.file(.folder)) {
        try await files.write(document, to: ".", replacing: isReplacing)
      }
    }
    await #expect(throws: TransferError.file(.emptyPath)) { try await files.read("") }
  }
}

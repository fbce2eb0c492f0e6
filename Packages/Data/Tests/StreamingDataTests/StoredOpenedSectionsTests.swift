import DomainKernel
import HTTPFakes
import NetworkingKit
import StorageKit
import StreamingData
import StreamingDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The record of the sections that were opened.
@Suite(.timeLimit(.minutes(5))) struct StoredOpenedSectionsTests {
  private let documents = InMemoryDocumentStore()
  private static let key = DocumentKey(
    partition: "tests",
    name: "streaming opened sections 1 \(StreamingPeer.root)"
  )

  private func store(_ partition: String = "tests", root: String = StreamingPeer.root) throws
    -> StoredOpenedSections
  {
    let url = try #require(URL(string: root))
    let links = try #require(StreamingLinks(root: url))
    return StoredOpenedSections(
      documents: documents,
      partition: partition,
      links: links,
      observe: { Issue.record("\($0)") }
    )
  }

  private static func section(
    _ id: String,
    _ place: String = "a",
    kind: SectionKind? = .sport
  ) -> ContentSection {
    ContentSection(
      id: ContentSection.ID(rawValue: id),
      name: "name-\(id)",
      title: "Title of \(id)",
      kind: kind,
      address: PageAddress(rawValue: "\(StreamingPeer.root)/\(place)")
    )
  }

  @Test(
    arguments: [.videoOnDemand, .transactional, .sport, .sportPerDay, .other("radio"), nil] as [SectionKind?]
  )
  func `a section is read as it was remembered`(kind: SectionKind?) async throws {
    let section = Self.section("a", kind: kind)
    try await store().remember(section)

    #expect(try await store().all() == [section])
  }

  @Test func `each section is stored once, at its last address, the one that was opened last first`()
    async throws
  {
    let store = try store()
    for section in [Self.section("a", "one"), Self.section("b"), Self.section("a", "two")] {
      await store.remember(section)
    }

    #expect(await store.all() == [Self.section("a", "two"), Self.section("b")])
  }

  @Test func `the hundred sections that were opened last are stored`() async throws {
    let store = try store()
    for number in 1...101 { await store.remember(Self.section("\(number)")) }

    #expect(await store.all().map(\.id.rawValue) == (2...101).reversed().map(String.init))
  }

  @Test func `the sections of another partition, or of another address of the service, stay apart`()
    async throws
  {
    try await store().remember(Self.section("a"))

    #expect(try await store("others").all().isEmpty)
    #expect(try await store(root: "https://content.viaplay.com/ios-no").all().isEmpty)
  }

  @Test(arguments: ["", "{", #"[{"id":1}]"#])
  func `a damaged document counts as empty, and is replaced`(content: String) async throws {
    let store = try store()
    try await documents.save(Document(metadata: Data(), body: Data(content.utf8)), for: Self.key)

    #expect(await store.all().isEmpty)
    await store.remember(Self.section("a"))

    #expect(await store.all() == [Self.section("a")])
  }
}

/// Pages that stand in for what the service did not give.
@Suite(.timeLimit(.minutes(5))) struct StoredSectionPageTests {
  private let address = PageAddress(rawValue: "https://content.viaplay.com/ios-se/serier")

  private static func answer(_ title: String, _ fields: HTTPFields) -> HTTPResponse {
    var fields = fields
    fields[.contentType] = "application/json"
    return HTTPResponse(
      status: .ok,
      fields: fields,
      body: Data(Payload.page(title: "\"\(title)\"").utf8)
    )
  }

  private func peer(_ fields: HTTPFields = [:]) async throws -> StreamingPeer {
    let peer = try StreamingPeer()
    peer.transport.answers(Self.answer("Serier", fields))
    _ = try await peer.repository.page(at: address, .cacheFirst)
    peer.disconnect()
    return peer
  }

  @Test(arguments: [StaleReason.notChecked, .timedOut])
  func `a stored page has the reason for which it stands in, even where it is fresh`(
    reason: StaleReason
  ) async throws {
    let peer = try await peer([.cacheControl: "max-age=3600"])

    let page = try await peer.repository.storedPage(at: address, because: reason)

    #expect(page.title == "Serier")
    #expect(page.provenance == Provenance(kind: .stored, fetchedAt: StreamingPeer.now, staleness: reason))
    #expect(peer.transport.requests.count == 1)
  }

  @Test func `where the service is not asked, a page that was replaced says so`() async throws {
    let peer = try await peer()
    peer.transport.answers(Self.answer("Nyare", [.cacheControl: "no-store"]))
    _ = try await peer.repository.page(at: address, .networkFirst)

    let page = try await peer.repository.storedPage(at: address, because: .notChecked)

    #expect(page.title == "Serier")
    #expect(page.provenance.staleness == .replaced)
  }

  @Test func `a page that may not stand in for a failure is shown only where the service is not asked`()
    async throws
  {
    let peer = try await peer([.cacheControl: "max-age=0, stale-if-error=59", .age: "60"])

    await #expect(throws: ServiceError.self) {
      try await peer.repository.storedPage(at: address, because: .offline)
    }
    #expect(try await peer.repository.storedPage(at: address, because: .notChecked).title == "Serier")
  }

  @Test func `an address of another service is refused`() async throws {
    let peer = try await peer()

    await #expect(throws: ServiceError.malformed(.foreignAddress)) {
      try await peer.repository.storedPage(
        at: PageAddress(rawValue: "https://example.com/serier"),
        because: .offline
      )
    }
  }
}

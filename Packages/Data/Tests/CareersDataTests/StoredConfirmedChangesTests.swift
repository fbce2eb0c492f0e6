import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import StorageKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct StoredConfirmedChangesTests {
  private let documents = InMemoryDocumentStore()
  private static let changes = [
    ConfirmedChange(SavedChange(true, CareersSamples.savableID.rawValue, .job), at: CareersSamples.fetchedAt),
    ConfirmedChange(
      SavedChange(false, CareersSamples.savablePost.id.rawValue, .post),
      at: CareersSamples.fetchedAt.addingTimeInterval(-0.25)
    ),
  ]

  private func store(_ partition: String? = "a") -> StoredConfirmedChanges {
    StoredConfirmedChanges(documents: documents) { partition }
  }

  @Test func `what was stored is read by the next run, in its order`() async throws {
    try await store().update { $0 + [Self.changes[0]] }
    try await store().update { $0 + [Self.changes[1]] }

    #expect(try await store().changes() == Self.changes)
  }

  @Test func `each account has its own, which go with everything else that is stored of it`() async throws {
    try await store("a").update { _ in Self.changes }

    #expect(try await store("b").changes().isEmpty)
    try await documents.removeAll(in: "a")
    #expect(try await store("a").changes().isEmpty)
  }

  @Test(arguments: ["b", nil])
  func `what the service has for an account is not stored for another one`(next: String?) async throws {
    let partition = Mutex<String?>("a")
    let store = StoredConfirmedChanges(documents: documents) { partition.withLock(\.self) }.ofCurrentAccount
    try await store.update { _ in [Self.changes[0]] }

    partition.withLock { $0 = next }
    try await store.update { _ in Self.changes }

    #expect(try await self.store("a").changes() == [Self.changes[0]])
    #expect(try await self.store(next).changes().isEmpty)
  }

  @Test func `of nobody nothing is stored`() async throws {
    try await store(nil).update { _ in Self.changes }

    #expect(try await store(nil).changes().isEmpty)
    #expect(try await documents.status().entries == 0)
  }

  @Test func `a moment is never stored as an earlier one`() async throws {
    let date = Date(timeIntervalSince1970: 1_772_366_400.000_4)

    try await store().update { _ in [ConfirmedChange(Self.changes[0].change, at: date)] }

    let read = try #require(try await store().changes().first)
    #expect(read.date >= date && read.date < date.addingTimeInterval(0.001))
  }

  @Test(arguments: ["", "job x 2 3", "job x 1", "gig x 1 3", "job x 1 soon", "\u{0}\n\n"])
  func `a line that cannot be read is left out`(line: String) async throws {
    try await store().update { _ in Self.changes }
    let key = DocumentKey(partition: "a", name: "careers saved changes 1")
    let stored = try #require(try await documents.document(for: key))
    let body = Data((line + "\n").utf8) + stored.body
    try await documents.save(Document(metadata: stored.metadata, body: body), for: key)

    #expect(try await store().changes() == Self.changes)
  }
}

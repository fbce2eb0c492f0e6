import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Testing

@Suite struct PartitionTests {
  @Test func `an account does not get what another one loaded`() async throws {
    let store = InMemoryDocumentStore()
    let (anna, bert) = (
      CacheFixture(store: store, partition: "anna"), CacheFixture(store: store, partition: "bert")
    )
    try await anna.store(anna.response("anna's", "max-age=60"), thenAdvanceBy: 0)
    bert.origin.answers(bert.response("bert's", "max-age=60"))
    #expect(try await bert.load().value == "bert's")
    #expect(try await anna.load().value == "anna's")
  }

  @Test func `signing out removes everything of the account and nothing else`() async throws {
    let store = InMemoryDocumentStore()
    let (anna, bert) = (
      CacheFixture(store: store, partition: "anna"), CacheFixture(store: store, partition: "bert")
    )
    for bench in [anna, bert] {
      try await bench.store(bench.response("private", "max-age=60"), thenAdvanceBy: 0)
    }
    try await anna.client.removeAll()
    await #expect(throws: OfflineHTTPError.nothingStored) { try await anna.load(mode: .storedOnly) }
    #expect(try await bert.load(mode: .storedOnly).value == "private")
  }

  @Test func `signing out says when the store fails`() async throws {
    let bench = CacheFixture(store: FailingStore())
    await #expect(throws: FailingStore.error) { try await bench.client.removeAll() }
  }
}

import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import StorageKit
import Synchronization
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
    await #expect(throws: OfflineHTTPError.nothingStored) { try await anna.load(policy: .cacheOnly) }
    #expect(try await bert.load(policy: .cacheOnly).value == "private")
  }

  @Test func `a token has a partition of its own at each service, from which it cannot be read`() {
    let partition = HTTPAccount.partition(for: "ghp_secret", at: "github")
    let others = [
      HTTPAccount.partition(for: "ghp_other", at: "github"),
      HTTPAccount.partition(for: "ghp_secret", at: "careers"),
    ]

    #expect(partition == HTTPAccount.partition(for: "ghp_secret", at: "github"))
    #expect(partition.hasPrefix("github:token-") && partition.count == "github:token-".count + 16)
    #expect(!partition.contains("secret"))
    #expect(!others.map { $0.suffix(16) }.contains(partition.suffix(16)))
  }

  @Test func `signing out says when the store fails`() async throws {
    let bench = CacheFixture(store: FailingStore())
    await #expect(throws: FailingStore.error) { try await bench.client.removeAll() }
  }

  @Test func `what arrives after everything was removed is not stored`() async throws {
    let bench = CacheFixture()
    let gate = bench.holdsBack(bench.response("private", "max-age=60"))
    let caller = Task { try await bench.load() }
    await gate.waitForArrival()
    try await bench.client.removeAll()
    await gate.open()
    #expect(try await caller.value.value == "private")
    #expect(bench.events.steps.contains(.notStored(because: .wiped)))
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test func `what arrives after another process signed the account out is not stored`() async throws {
    let bench = CacheFixture()
    let isSignedOut = Mutex(false)
    let anna = bench.client.using(
      HTTPAccount(partition: "anna") { isSignedOut.withLock(\.self) }
    )
    bench.origin.answers { [response = bench.response("private", "max-age=60")] _ in
      isSignedOut.withLock { $0 = true }
      return response
    }

    #expect(try await anna.send(.sample).text == "private")
    await anna.finishSaving()

    #expect(bench.events.steps.contains(.notStored(because: .wiped)))
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test func `what is written while everything is removed does not stay`() async throws {
    let store = WipingStore()
    let bench = CacheFixture(store: store)
    bench.origin.answers(bench.response("private", "max-age=60"))
    await store.beforeSave { try? await bench.client.removeAll() }
    _ = try await bench.load()
    await store.beforeSave {}
    await #expect(throws: OfflineHTTPError.nothingStored) { try await bench.load(policy: .cacheOnly) }
  }

  @Test(.timeLimit(.minutes(5)))
  func `equal requests of two accounts at the same time are two exchanges`() async throws {
    let bench = CacheFixture()
    let (gate, response) = (Gate(), bench.response("x", "max-age=60"))
    bench.origin.answers { _ in
      if bench.origin.requests.count == 2 { await gate.open() }
      await gate.pass()
      return response
    }
    let other = bench.client.using(HTTPAccount(partition: "bert"))
    async let first = bench.client.send(.sample)
    async let second = other.send(.sample)
    _ = try await (first, second)
    #expect(bench.origin.requests.count == 2)
  }

  @Test func `whose copies are wanted comes before that none is stored`() async throws {
    let bench = CacheFixture()
    let problem = HTTPClientError.credentialsUnavailable(reason: "damaged", fault: .damagedAccounts)
    let unknown = bench.client.using(HTTPAccount(partition: "unknown", problem: problem))

    await #expect(throws: OfflineHTTPError.failed(problem)) {
      try await unknown.load(.sample, policy: .cacheOnly) { _ in
        nil
      } decode: { (response, _) throws(InvalidResponse) in
        response.text
      }
    }
    #expect(bench.origin.requests.isEmpty)
  }

  /// Does something before each document is saved.
  private actor WipingStore: DocumentStore {
    private let documents = InMemoryDocumentStore()
    private var act: @Sendable () async -> Void = {}

    func beforeSave(_ act: @escaping @Sendable () async -> Void) { self.act = act }

    func document(for key: DocumentKey) async throws(StorageError) -> Document? {
      try await documents.document(for: key)
    }

    func save(_ document: Document, for key: DocumentKey) async throws(StorageError) {
      await act()
      try await documents.save(document, for: key)
    }

    func change(_ key: DocumentKey, _ decide: @Sendable (Document?) -> DocumentChange)
      async throws(StorageError)
    {
      await act()
      try await documents.change(key, decide)
    }

    func remove(_ key: DocumentKey) async throws(StorageError) { try await documents.remove(key) }
    func removeAll() async throws(StorageError) { try await documents.removeAll() }
    func status() async throws(StorageError) -> StoreStatus { try await documents.status() }
    func removeAll(in partition: String) async throws(StorageError) {
      try await documents.removeAll(in: partition)
    }
  }
}

import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import ResourceLoading
import StorageKit
import Synchronization
import Testing

@testable import PeopleData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Lists that did not begin at the top, and what opens of them without a connection.
@Suite(.timeLimit(.minutes(5))) struct StoredListStartsTests {
  private static func place(_ id: Int, _ count: Int = 30) -> String { "/users?since=\(id)&per_page=\(count)" }

  private static func next(_ id: Int) -> String { "<\(PeoplePeer.root)\(place(id))>; rel=next" }

  private func part(_ peer: PeoplePeer, after id: Int?, count: Int = 30, _ policy: FetchPolicy = .cacheOnly)
    async throws(ServiceError) -> Fetched<UserPage>
  {
    try await peer.repository.users(.start(after: id.flatMap(User.ID.init), count: count), policy)
  }

  /// Lists that were shown before the connection was lost.
  private func peer(
    _ pages: [String: Reply],
    showing starts: [(id: Int?, count: Int)]
  ) async throws -> PeoplePeer {
    let peer = try PeoplePeer(pages)
    for (id, count) in starts { _ = try await part(peer, after: id, count: count, .cacheFirst) }
    await peer.client.finishSaving()
    peer.disconnect()
    return peer
  }

  @Test(arguments: [(50, [51, 53, 60]), (51, [53, 60]), (53, [60]), (59, [60])])
  func `a list that began elsewhere serves the places behind its beginning`(id: Int, ids: [Int]) async throws
  {
    let peer = try await peer(
      [Self.place(50): .users(51, 53, 60, links: Self.next(60))],
      showing: [(50, 30)]
    )

    for count in [30, 100] { #expect(try await part(peer, after: id, count: count).value.ids == ids) }
    await #expect(throws: ServiceError.offline) { try await part(peer, after: 49) }
    await #expect(throws: ServiceError.offline) { try await part(peer, after: 60) }
  }

  @Test func `the list from the top stays, and goes on in a list that began within it`() async throws {
    let peer = try await peer(
      [
        "/users?per_page=30": .users(4, 9, 20, links: Self.next(20)),
        Self.place(9, 100): .users(20, 25, 31, links: Self.next(31)),
      ],
      showing: [(nil, 30), (9, 100)]
    )

    let first = try await part(peer, after: nil).value
    #expect(first.ids == [4, 9, 20])
    let mark = try #require(first.next?.rawValue)
    #expect(try await peer.page(at: mark, .cacheOnly).value.ids == [25, 31])
  }

  @Test func `the list that began nearest is used, and one that ends early hides no accounts`() async throws {
    let peer = try await peer(
      [
        Self.place(10): .users(11, 20, 30, links: Self.next(30)),
        Self.place(15): .users(20, links: PeoplePeer.end),
      ],
      showing: [(10, 30), (15, 30)]
    )

    #expect(try await part(peer, after: 17).value.ids == [20])
    #expect(try await part(peer, after: 20).value.ids == [30])
  }

  @Test(arguments: [(nil, 0), (0, nil)] as [(Int?, Int?)])
  func `a list behind the number 0 is the one from the top`(shown: Int?, wanted: Int?) async throws {
    let peer = try await peer(
      ["/users?per_page=30": .users(4, 9), Self.place(0): .users(4, 9)],
      showing: [(shown, 30)]
    )

    #expect(try await part(peer, after: wanted, count: 100).value.ids == [4, 9])
  }

  @Test func `a list that ended is known to have no more accounts`() async throws {
    let peer = try await peer([Self.place(15): .users(20, links: PeoplePeer.end)], showing: [(15, 30)])

    #expect(try await part(peer, after: 20).value == UserPage(users: [], next: nil))
  }

  @Test func `the 50 beginnings that were asked for last are kept, and the top always`() async throws {
    var pages: [String: Reply] = ["/users?per_page=30": .users(1, 2, links: Self.next(2))]
    for number in 1...51 {
      pages[Self.place(number * 10)] = .users(
        [number * 10 + 1, number * 10 + 2],
        links: [Self.next(number * 10 + 2)]
      )
    }
    let peer = try await peer(pages, showing: [(nil, 30)] + (1...51).map { ($0 * 10, 30) })

    await #expect(throws: ServiceError.offline) { try await part(peer, after: 11) }
    for number in 2...51 {
      #expect(try await part(peer, after: number * 10 + 1).value.ids == [number * 10 + 2])
    }
    #expect(try await part(peer, after: 1).value.ids == [2])
    // The page itself is still there.
    #expect(try await part(peer, after: 10).value.ids == [11, 12])
  }

  @Test func `50 beginnings are all kept, and one that is asked for again goes last`() async throws {
    let peer = try PeoplePeer()
    let store = store(peer, "tests")
    let starts = (1...50).map { StoredListStarts.Start(id: $0, count: 30) }
    for start in starts { await store.remember(start) }

    #expect(await store.all() == starts.reversed())
    await store.remember(starts[0])
    await store.remember(StoredListStarts.Start(id: 1, count: 100))
    let kept = await store.all()
    #expect(kept.prefix(2) == [StoredListStarts.Start(id: 1, count: 100), starts[0]])
    #expect(kept.count == 50 && !kept.contains(starts[1]))
  }

  @Test func `the beginnings of an account are its own, and go with what is stored for it`() async throws {
    let peer = try PeoplePeer([Self.place(50): .users(51, 53, links: Self.next(53))])
    peer.account.use(HTTPAccount(partition: "ada"))
    _ = try await part(peer, after: 50, .cacheFirst)
    await peer.client.finishSaving()
    peer.disconnect()
    #expect(try await part(peer, after: 51).value.ids == [53])

    #expect(await store(peer, "tests").all().isEmpty)
    try await peer.client.wipe("ada")

    #expect(await store(peer, "ada").all().isEmpty)
  }

  @Test func `what was not stored by the service's wish, or came from the store, begins no list`()
    async throws
  {
    let peer = try PeoplePeer([
      Self.place(50): Reply(200, #"[{"id":51,"login":"a"}]"#, [.cacheControl: "no-store"]),
      Self.place(70): Reply(200, #"[{"id":71,"login":"a"}]"#, [.cacheControl: "max-age=60"]),
    ])
    _ = try await part(peer, after: 50, .cacheFirst)
    _ = try await part(peer, after: 70, .cacheFirst)
    try await peer.documents.remove(DocumentKey(partition: "tests", name: "people list starts 1"))
    _ = try await part(peer, after: 70, .cacheFirst)

    #expect(await store(peer, "tests").all().isEmpty)
  }

  @Test(arguments: ["", "{", "[{\"id\":1}]"])
  func `a damaged document is told, counts as empty, and is replaced`(content: String) async throws {
    let peer = try PeoplePeer()
    let errors = Mutex<[PersistenceError]>([])
    let store = StoredListStarts(
      documents: peer.documents,
      partition: { "tests" },
      observe: { error in errors.withLock { $0.append(error) } }
    )
    try await peer.documents.save(
      Document(metadata: Data(), body: Data(content.utf8)),
      for: DocumentKey(partition: "tests", name: "people list starts 1")
    )

    #expect(await store.all().isEmpty)
    await store.remember(StoredListStarts.Start(id: 3, count: 30))

    #expect(await store.all() == [StoredListStarts.Start(id: 3, count: 30)])
    let damage = PersistenceError.cannotBeRead(reason: "the places where lists began are damaged")
    #expect(errors.withLock(\.self) == [damage])
  }

  @Test func `a store that fails has no beginnings, and its reasons are told`() async {
    let errors = Mutex<[PersistenceError]>([])
    let store = StoredListStarts(
      documents: UnusableStore(),
      partition: { "tests" },
      observe: { error in errors.withLock { $0.append(error) } }
    )

    #expect(await store.all().isEmpty)
    await store.remember(StoredListStarts.Start(id: 3, count: 30))

    let reason = "/disk: no space left"
    #expect(errors.withLock(\.self) == [.cannotBeRead(reason: reason), .cannotBeSaved(reason: reason)])
  }

  @Test func `a beginning that is stored later is stored for the account that asked for it`() async {
    let documents = InMemoryDocumentStore()
    let partition = Mutex("ada")
    let work = Mutex<[@Sendable () async -> Void]>([])
    let store = StoredListStarts(
      documents: documents,
      partition: { partition.withLock(\.self) },
      save: { task in work.withLock { $0.append(task) } },
      observe: { Issue.record("\($0)") }
    )
    let start = StoredListStarts.Start(id: 3, count: 30)

    await store.remember(start)
    #expect(await store.all().isEmpty)
    partition.withLock { $0 = "bo" }
    for task in work.withLock(\.self) { await task() }

    #expect(await store.all().isEmpty)
    partition.withLock { $0 = "ada" }
    #expect(await store.all() == [start])
  }

  private func store(_ peer: PeoplePeer, _ partition: String) -> StoredListStarts {
    StoredListStarts(documents: peer.documents, partition: { partition }, observe: { Issue.record("\($0)") })
  }
}

/// A store on a disk that refuses everything.
private struct UnusableStore: DocumentStore {
  private static let error = StorageError.io(path: "/disk", reason: "no space left")

  func document(for key: DocumentKey) async throws(StorageError) -> Document? { throw Self.error }
  func save(_ document: Document, for key: DocumentKey) async throws(StorageError) { throw Self.error }
  func change(_ key: DocumentKey, _ decide: @Sendable (Document?) -> DocumentChange)
    async throws(StorageError)
  {
    throw Self.error
  }
  func remove(_ key: DocumentKey) async throws(StorageError) { throw Self.error }
  func removeAll(in partition: String) async throws(StorageError) { throw Self.error }
  func removeAll() async throws(StorageError) { throw Self.error }
  func status() async throws(StorageError) -> StoreStatus { throw Self.error }
}

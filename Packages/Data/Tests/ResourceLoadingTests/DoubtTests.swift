import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

/// How long an answer is doubted that lost parts, or is about something else, and changes with every request.
@Suite(.timeLimit(.minutes(5))) struct DoubtTests {
  private let peer: GreetingPeer

  init() throws {
    peer = try GreetingPeer()
  }

  @Test(arguments: [Suspicion.incomplete, .unrelated])
  func `the same suspicion is believed after 24 hours, also with other content`(suspicion: Suspicion)
    async throws
  {
    try await peer.storeStale("Hello")
    for greeting in ["Hi", "Hey", "Ho"] {
      #expect(try await read(greeting, suspicion).provenance.staleness == .suspicious(suspicion))
      peer.date.advance(by: 28_800)
    }
    let believed = try await read("Welcome", suspicion)

    #expect(believed.value == "Welcome")
    #expect(believed.provenance.kind == .network)
    #expect(try await peer.read(.cacheOnly).value == "Welcome")
  }

  @Test(arguments: [Suspicion.incomplete, .unrelated])
  func `it is not believed a second before`(suspicion: Suspicion) async throws {
    try await peer.storeStale("Hello")
    _ = try await read("Hi", suspicion)
    peer.date.advance(by: 86_399)

    #expect(try await read("Hi", suspicion).value == "Hello")
    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test func `another suspicion begins a wait of its own`() async throws {
    try await peer.storeStale("Hello")
    _ = try await read("Hi", .incomplete)
    peer.date.advance(by: 86_400)
    #expect(try await read("Hi", .unrelated).value == "Hello")
    peer.date.advance(by: 86_399)
    #expect(try await read("Hi", .unrelated).value == "Hello")
    peer.date.advance(by: 1)

    #expect(try await read("Hi", .unrelated).value == "Hi")
  }

  @Test(arguments: [Suspicion.empty, .gone, .shrunk(from: 64, to: 3), .incomplete, .unrelated])
  func `every answer is believed after a change of what it replaces`(suspicion: Suspicion) async throws {
    try await peer.storeStale("Hello")
    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: .put, url: peer.url))

    #expect(try await read("Hi", suspicion).value == "Hi")
    #expect(try await peer.read(.cacheOnly).value == "Hi")
    #expect(try await read("Hey", suspicion).value == "Hi")
  }

  @Test func `a list that counts itself is asked for again past every cache on the way`() async throws {
    try await peer.storeStale("Hello")

    #expect(try await read("Hi", .empty, isCounted: true).value == "Hi")

    let directives = peer.transport.requests.map { $0.fields[.cacheControl] }
    #expect(directives == [nil, "max-age=0", "max-age=0, no-cache"])
  }

  @Test(arguments: [Suspicion.gone, .incomplete, .unrelated])
  func `what is not about the number of entries is not asked for again`(suspicion: Suspicion) async throws {
    try await peer.storeStale("Hello")

    let copy = try await read("Hi", suspicion, isCounted: true)

    #expect(copy.value == "Hello")
    #expect(copy.provenance.staleness == .suspicious(suspicion))
    #expect(peer.transport.requests.count == 2)
  }

  @Test func `a copy from before a change is removed when the service then says that there is nothing`()
    async throws
  {
    try await peer.storeStale("Hello")
    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: .put, url: peer.url))
    peer.greets("")

    await #expect(throws: ServiceError.notFound) { try await readIfThereIsAny() }
    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  private func readIfThereIsAny() async throws(ServiceError) -> Fetched<String> {
    try await peer.loader.read(Greeting.self, HTTPRequest(url: peer.url), .networkFirst) {
      (document, _) throws(InvalidResponse) in
      guard !document.greeting.isEmpty else { throw .notFound }
      return document.greeting
    }
  }

  private func read(
    _ greeting: String,
    _ suspicion: Suspicion,
    isCounted: Bool = false
  ) async throws -> Fetched<String> {
    peer.greets(greeting)
    return try await peer.loader.read(
      Greeting.self,
      HTTPRequest(url: peer.url),
      .networkFirst,
      replacing: Replacement(isCounted: { _ in isCounted }) { _, _ in suspicion }
    ) { document, _ in document.greeting }
  }
}

import ClockFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

@testable import ResourceLoading

/// Content that everyone may read, for an account whose session the service has ended.
@Suite(.timeLimit(.minutes(5))) struct EndedSessionTests {
  /// Makes an account whose requests carry a token, or one whose session has ended.
  private func account(_ peer: GreetingPeer, hasEnded: Bool) throws -> HTTPAccount {
    let origin = try #require(Origin(peer.url))
    return HTTPAccount(
      partition: "anna",
      authorization: AuthorizationInterceptor(origins: [origin], credentials: Token(hasEnded: hasEnded)),
      hasEnded: { hasEnded }
    )
  }

  /// A peer that has greeted Anna, whose session has ended since.
  private func stockedPeer() async throws -> GreetingPeer {
    let peer = try GreetingPeer()
    peer.account.use(try account(peer, hasEnded: false))
    try await peer.storeStale("Hello Anna")
    peer.account.use(try account(peer, hasEnded: true))
    return peer
  }

  /// Reads the greeting; that of a guest is marked as one.
  private func read(
    _ peer: GreetingPeer,
    _ policy: FetchPolicy = .cacheFirst
  ) async throws(ServiceError) -> Fetched<String> {
    let mark = { @Sendable (text: String) in text + ", as to a guest" }
    return try await peer.loader.readPublic(policy, adapt: mark) { (loader, policy) throws(ServiceError) in
      try await loader.read(Greeting.self, at: peer.url, policy) { $0.greeting }
    }
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `the service is asked as a guest asks it, and what the account has stored stays`(
    policy: FetchPolicy
  ) async throws {
    let peer = try await stockedPeer()
    peer.greets("Hello")

    let greeting = try await read(peer, policy)

    #expect(greeting.value == "Hello, as to a guest")
    #expect(greeting.provenance.kind == .network && !greeting.provenance.isStale)
    #expect(greeting.provenance.isFromGuests)
    #expect(peer.transport.requests.map { $0.fields[.authorization] } == ["Bearer of-anna", nil])
    peer.account.use(try account(peer, hasEnded: false))
    #expect(try await read(peer, .cacheOnly).value == "Hello Anna")
    peer.account.use(nil)
    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test func `without a copy of the account the answer to a guest is shown as well`() async throws {
    let peer = try GreetingPeer()
    peer.account.use(try account(peer, hasEnded: true))
    peer.greets("Hello")

    #expect(try await read(peer).value == "Hello, as to a guest")
  }

  @Test(
    arguments: [(nil, .offline), (503, .unavailable), (401, .signInNeeded)] as [(Int?, StaleReason)]
  )
  func `where a guest gets no answer, the copy of the account stands in for the same reason`(
    status: Int?,
    reason: StaleReason
  ) async throws {
    let peer = try await stockedPeer()
    if let status { peer.answers(status) } else { peer.transport.fails(.notConnected(reason: "no network")) }

    let greeting = try await read(peer)

    #expect(greeting.value == "Hello Anna")
    #expect(greeting.provenance.kind == .stored && greeting.provenance.staleness == reason)
  }

  @Test(
    arguments: [
      (FetchPolicy.cacheFirst, .offline), (.networkFirst, .offline), (.cacheOnly, .notChecked),
    ] as [(FetchPolicy, StaleReason)]
  )
  func `what a guest was given since is shown instead of the older copy of the account`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    let peer = try await stockedPeer()
    peer.greets("Hello")
    let fetchedAt = try await read(peer).provenance.fetchedAt
    peer.date.advance(by: 100)
    peer.transport.fails(.notConnected(reason: "no network"))

    let greeting = try await read(peer, policy)

    #expect(greeting.value == "Hello, as to a guest")
    #expect(
      greeting.provenance
        == Provenance(kind: .stored, fetchedAt: fetchedAt, staleness: reason).fromGuests
    )
  }

  @Test(
    arguments: [
      (FetchPolicy.cacheFirst, .offline), (.networkFirst, .offline), (.cacheOnly, .notChecked),
    ] as [(FetchPolicy, StaleReason)]
  )
  func `the copy of the account is shown instead of an older one of a guest`(
    policy: FetchPolicy,
    reason: StaleReason
  ) async throws {
    let peer = try GreetingPeer()
    try await peer.storeStale("Hello")
    peer.account.use(try account(peer, hasEnded: false))
    try await peer.storeStale("Hello Anna")
    peer.account.use(try account(peer, hasEnded: true))
    peer.transport.fails(.notConnected(reason: "no network"))

    let greeting = try await read(peer, policy)

    #expect(greeting.value == "Hello Anna")
    #expect(greeting.provenance.staleness == reason && !greeting.provenance.isFromGuests)
  }

  @Test func `a fresh copy of the account gives way to what a guest was given since`() async throws {
    let peer = try GreetingPeer()
    peer.account.use(try account(peer, hasEnded: false))
    peer.greets("Hello Anna")
    _ = try await read(peer)
    peer.account.use(try account(peer, hasEnded: true))
    #expect(try await read(peer).value == "Hello Anna")
    peer.date.advance(by: 10)
    peer.greets("Hello")
    _ = try await read(peer, .networkFirst)
    peer.date.advance(by: 10)

    let greeting = try await read(peer)

    #expect(greeting.value == "Hello, as to a guest")
    #expect(greeting.provenance.kind == .stored && !greeting.provenance.isStale)
    #expect(peer.transport.requests.count == 2)
  }

  @Test func `what a guest is told to be missing is not shown from the copy of the account`() async throws {
    let peer = try await stockedPeer()
    peer.answers(404)

    await #expect(throws: ServiceError.notFound) { try await read(peer) }
  }

  @Test(
    arguments: [(nil, .offline), (503, .serverError(status: 503)), (401, .sessionEnded)]
      as [(Int?, ServiceError)]
  )
  func `without any copy the error is that of a guest, and a page for accounts says that the session ended`(
    status: Int?,
    error: ServiceError
  ) async throws {
    let peer = try GreetingPeer()
    peer.account.use(try account(peer, hasEnded: true))
    if let status { peer.answers(status) } else { peer.transport.fails(.notConnected(reason: "no network")) }

    await #expect(throws: error) { try await read(peer) }
  }

  @Test func `a token that is refused while the session lasts is not left out`() async throws {
    let peer = try GreetingPeer()
    peer.account.use(try account(peer, hasEnded: false))
    try await peer.storeStale("Hello Anna")
    peer.answers(401)

    let greeting = try await read(peer)

    #expect(greeting.value == "Hello Anna")
    #expect(greeting.provenance.staleness == .signInNeeded)
    #expect(peer.transport.requests.allSatisfy { $0.fields[.authorization] == "Bearer of-anna" })
  }

  @Test func `nobody is asked where only cached data are wanted`() async throws {
    let peer = try await stockedPeer()

    #expect(try await read(peer, .cacheOnly).value == "Hello Anna")
    #expect(peer.transport.requests.count == 1)
  }

  private struct Token: CredentialsProvider {
    let hasEnded: Bool

    func authorization() async throws(HTTPClientError) -> String? {
      guard !hasEnded else { throw .sessionEnded }
      return "Bearer of-anna"
    }
  }
}

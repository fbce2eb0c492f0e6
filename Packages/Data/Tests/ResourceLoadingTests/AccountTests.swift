import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

@testable import ResourceLoading

@Suite(.timeLimit(.minutes(5))) struct AccountTests {
  @Test func `credentials are added below the cache, to reads and writes`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    peer.account.use(try account("anna", token: "a", peer))
    _ = try await peer.read()
    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: .put, url: peer.url))

    #expect(peer.transport.requests.map { $0.fields[.authorization] } == ["Bearer a", "Bearer a"])
  }

  @Test(arguments: [FetchPolicy.networkFirst, .cacheFirst, .cacheOnly])
  func `what belongs to an account is not asked for while nobody is signed in`(policy: FetchPolicy)
    async throws
  {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    let loader = peer.loader.forAccount
    let read = { () async throws(ServiceError) -> String in
      try await loader.read(Greeting.self, at: peer.url, policy) { $0.greeting }.value
    }

    await #expect(throws: ServiceError.signInNeeded) { try await read() }
    await #expect(throws: ServiceError.signInNeeded) {
      try await loader.send(HTTPRequest(method: .put, url: peer.url))
    }
    #expect(peer.transport.requests.count == 1)

    peer.account.use(try account("anna", token: "a", peer))
    _ = try await peer.loader.read(Greeting.self, at: peer.url, .networkFirst) { $0.greeting }
    #expect(try await read() == "Hello")
  }

  @Test(
    arguments: [
      (CredentialsFault.damagedAccounts, "Hello", true), (.accountsOfNewerVersion, nil, false),
      (nil, nil, false),
    ] as [(CredentialsFault?, String?, Bool)]
  )
  func `what everyone may read is a guest's where the record of accounts is damaged, and an event says so`(
    fault: CredentialsFault?,
    stored: String?,
    isSaid: Bool
  ) async throws {
    let log = ResourceLog()
    let peer = try GreetingPeer(observe: log.hear)
    peer.greets("Hello")
    peer.account.use(
      HTTPAccount(partition: "unknown", problem: .credentialsUnavailable(reason: "x", fault: fault))
    )

    let asSent = { @Sendable (text: String) in text }
    let greeting = try await peer.loader.readPublic(.cacheFirst, adapt: asSent) {
      (loader, policy) throws(ServiceError) in
      try await loader.read(Greeting.self, at: peer.url, policy) { $0.greeting }
    }

    #expect(greeting.value == "Hello")
    #expect(log.events.contains { $0.step == .openedWithoutAccount } == isSaid)
    peer.account.use(nil)
    if let stored {
      #expect(try await peer.read(.cacheOnly).value == stored)
    } else {
      await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
    }
  }

  @Test(
    arguments: [
      (CredentialsFault.damagedAccounts, AccountCredentialsFault.damagedAccounts),
      (.unreadableFile, .unreadableFile),
    ] as [(CredentialsFault, AccountCredentialsFault)]
  )
  func `offline, what belongs to an account that is not known fails with the reason`(
    fault: CredentialsFault,
    said: AccountCredentialsFault
  ) async throws {
    let peer = try GreetingPeer()
    peer.account.use(
      HTTPAccount(partition: "unknown", problem: .credentialsUnavailable(reason: "x", fault: fault))
    )

    await #expect(throws: ServiceError.credentialsUnreadable(reason: "x", fault: said)) {
      try await peer.loader.forAccount.read(Greeting.self, at: peer.url, .cacheOnly) { $0.greeting }
    }
  }

  @Test func `offline, a guest's copy of what everyone may read opens where the account is not known`()
    async throws
  {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.account.use(
      HTTPAccount(
        partition: "unknown",
        problem: .credentialsUnavailable(reason: "x", fault: .unreadableFile)
      )
    )

    let asSent = { @Sendable (text: String) in text }
    let greeting = try await peer.loader.readPublic(.cacheOnly, adapt: asSent) {
      (loader, policy) throws(ServiceError) in
      try await loader.read(Greeting.self, at: peer.url, policy) { $0.greeting }
    }

    #expect(greeting.value == "Hello")
  }

  @Test func `offline, a damaged record of accounts is why something is missing, and not the cache`()
    async throws
  {
    let peer = try GreetingPeer()
    peer.account.use(
      HTTPAccount(
        partition: "unknown",
        problem: .credentialsUnavailable(reason: "x", fault: .damagedAccounts)
      )
    )
    let asSent = { @Sendable (text: String) in text }
    let read = { (policy: FetchPolicy) async throws(ServiceError) -> String in
      try await peer.loader.readPublic(policy, adapt: asSent) { (loader, policy) throws(ServiceError) in
        try await loader.read(Greeting.self, at: peer.url, policy) { $0.greeting }
      }.value
    }

    await #expect(throws: ServiceError.credentialsUnreadable(reason: "x", fault: .damagedAccounts)) {
      try await read(.cacheOnly)
    }
    peer.transport.fails(.notConnected(reason: "no network"))
    await #expect(throws: ServiceError.offline) { try await read(.cacheFirst) }
    peer.greets("Hello")
    _ = try await read(.cacheFirst)
    #expect(try await read(.cacheOnly) == "Hello")
  }

  @Test func `new credentials of the same account open what is stored`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: "max-age=60", .vary: "Authorization"])
    peer.account.use(try account("anna", token: "a", peer))
    _ = try await peer.read()
    peer.account.use(try account("anna", token: "renewed", peer))

    #expect(try await peer.read().provenance.kind == .stored)
  }

  @Test func `an account is never given what another one, or nobody, has stored`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    let (anna, bert) = (try account("anna", token: "a", peer), try account("bert", token: "b", peer))
    peer.account.use(anna)
    _ = try await peer.read()

    for other in [bert, nil] {
      peer.account.use(other)
      await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
    }
    peer.account.use(anna)
    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test func `signing out removes what is stored of the account, and nothing else`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.account.use(try account("anna", token: "a", peer))
    _ = try await peer.read()

    peer.account.use(nil)
    try await peer.loader.wipe("anna")

    #expect(try await peer.read(.cacheOnly).value == "Hello")
    peer.account.use(try account("anna", token: "a", peer))
    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  @Test func `an answer that arrives after signing out is not stored`() async throws {
    let peer = try GreetingPeer()
    peer.account.use(try account("anna", token: "a", peer))
    let loader = peer.loader
    peer.transport.answers { _ in
      try? await loader.wipe("anna")
      return HTTPResponse(
        status: .ok,
        fields: [.cacheControl: "max-age=60"],
        body: Data(#"{"greeting":"Hello"}"#.utf8)
      )
    }
    #expect(try await peer.read().value == "Hello")

    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  @Test func `public content is looked for where the account stores it, then where guests do`() async throws {
    let peer = try GreetingPeer()
    #expect(peer.loader.partition == "tests")
    #expect(peer.loader.publicPartitions == ["tests"])

    peer.account.use(try account("anna", token: "a", peer))

    #expect(peer.loader.partition == "anna")
    #expect(peer.loader.publicPartitions == ["anna", "tests"])
  }

  @Test func `signing out says when the store fails`() async throws {
    let peer = try GreetingPeer(store: FailingStore())

    await #expect(throws: PersistenceError.cannotBeSaved(reason: "/disk: no space left")) {
      try await peer.loader.wipe("anna")
    }
  }

  @Test func `a cache that cannot be read is an error when only cached data are wanted`() async throws {
    let peer = try GreetingPeer(store: FailingStore())
    let error = ServiceError.cacheUnreadable(reason: "/disk: no space left")

    await #expect(throws: error) { try await peer.read(.cacheOnly) }
  }

  @Test func `the service is asked when the cache cannot be read`() async throws {
    let peer = try GreetingPeer(store: FailingStore())
    peer.greets("Hello")

    #expect(try await peer.read().value == "Hello")
    #expect(try await peer.read().provenance.kind == .network)
  }

  private func account(_ name: String, token: String, _ peer: GreetingPeer) throws -> HTTPAccount {
    let origin = try #require(Origin(peer.url))
    return HTTPAccount(
      partition: name,
      authorization: AuthorizationInterceptor(origins: [origin], credentials: Token(value: "Bearer " + token))
    )
  }

  private struct Token: CredentialsProvider {
    let value: String

    func authorization() async throws(HTTPClientError) -> String? { value }
  }
}

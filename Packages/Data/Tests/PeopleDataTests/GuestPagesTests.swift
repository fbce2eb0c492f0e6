import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import ResourceLoading
import Testing

/// Pages that a guest opened, after somebody has signed in, and the other way round.
@Suite(.timeLimit(.minutes(5))) struct GuestPagesTests {
  private static let ada = #"{"id":7,"login":"ada","name":"Ada"}"#
  private static let list = "/users?per_page=2"

  private func peer() throws -> PeoplePeer {
    try PeoplePeer([Self.list: .users(4, 9), "/users/ada": Reply(200, Self.ada)])
  }

  /// Why the list and the profile are not current; throws where they are not available.
  private func read(
    _ peer: PeoplePeer,
    _ policy: FetchPolicy = .cacheFirst
  ) async throws(ServiceError) -> [StaleReason?] {
    [
      try await peer.page(policy).provenance.staleness,
      try await peer.profile("ada", policy).provenance.staleness,
    ]
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `what a guest opened opens after signing in without a connection, and says so`(
    policy: FetchPolicy
  ) async throws {
    let peer = try peer()
    _ = try await read(peer)
    peer.account.use(HTTPAccount(partition: "one"))
    peer.disconnect()

    #expect(try await read(peer, policy) == [.offline, .offline])
    #expect(try await peer.page(policy).value.ids == [4, 9])
    #expect(try await peer.profile("ada", policy).provenance.kind == .stored)
  }

  @Test(arguments: [("0", false), ("60", true)])
  func `what a guest opened stands in for as long as it may`(window: String, isShown: Bool) async throws {
    let fields: HTTPFields = [.cacheControl: "max-age=0, stale-if-error=\(window)", .age: "60"]
    let peer = try PeoplePeer(["/users/ada": Reply(200, Self.ada, fields)])
    _ = try await peer.profile()
    peer.account.use(HTTPAccount(partition: "one"))
    peer.disconnect()

    let shown = try? await peer.profile()

    #expect((shown != nil) == isShown)
    #expect(try await peer.profile("ada", .cacheOnly).value.user.login == "ada")
  }

  @Test func `what a guest opened is found where only cached data are wanted`() async throws {
    let peer = try peer()
    _ = try await read(peer)
    peer.account.use(HTTPAccount(partition: "one"))

    #expect(try await read(peer, .cacheOnly) == [.notChecked, .notChecked])
    #expect(peer.requests.count == 2)
  }

  @Test func `a service that can be asked is asked for the account, and its answer is shown`() async throws {
    let peer = try peer()
    _ = try await read(peer)
    peer.account.use(HTTPAccount(partition: "one"))
    peer.serve([
      Self.list: .users(4, 9, 12), "/users/ada": Reply(200, #"{"id":7,"login":"ada","name":"Ada L"}"#),
    ])

    let page = try await peer.page()
    let profile = try await peer.profile()

    #expect(page.provenance.kind == .network && page.value.ids == [4, 9, 12])
    #expect(profile.provenance.kind == .network && profile.value.name == "Ada L")
    peer.disconnect()
    #expect(try await peer.page(.networkFirst).value.ids == [4, 9, 12])
  }

  @Test func `an account that is gone is not shown from a guest's copy`() async throws {
    let peer = try peer()
    _ = try await read(peer)
    peer.account.use(HTTPAccount(partition: "one"))
    peer.serve([:])

    await #expect(throws: ServiceError.notFound) { try await peer.profile() }
  }

  @Test func `what an account opened is neither a guest's nor another account's`() async throws {
    let peer = try peer()
    peer.account.use(HTTPAccount(partition: "one"))
    _ = try await read(peer)
    peer.disconnect()

    for other in [HTTPAccount(partition: "two"), nil] {
      peer.account.use(other)
      for policy in FetchPolicy.allCases {
        await #expect(throws: ServiceError.offline) { try await peer.page(policy) }
        await #expect(throws: ServiceError.offline) { try await peer.profile("ada", policy) }
      }
    }
  }

  @Test func `with a damaged record of accounts, a guest's pages open offline, or the damage is told`()
    async throws
  {
    let peer = try PeoplePeer(["/users?per_page=30": .users(4, 9)])
    _ = try await peer.page(count: 30)
    let damage = HTTPClientError.credentialsUnavailable(reason: "x", fault: .damagedAccounts)
    peer.account.use(HTTPAccount(partition: "unknown", problem: damage))
    let told = ServiceError.credentialsUnreadable(reason: "x", fault: .damagedAccounts)

    #expect(try await peer.page(.cacheOnly, count: 100).value.ids == [4, 9])
    await #expect(throws: told) { try await peer.profile("ada", .cacheOnly) }
  }

  @Test func `a list that a guest began elsewhere serves the places behind its beginning`() async throws {
    let peer = try PeoplePeer([
      "/users?since=50&per_page=30": .users(51, 53, links: "<\(PeoplePeer.root)/users?since=53>; rel=next")
    ])
    _ = try await peer.repository.users(.start(after: User.ID(rawValue: 50), count: 30), .cacheFirst)
    await peer.client.finishSaving()
    peer.account.use(HTTPAccount(partition: "one"))
    peer.disconnect()

    let part = try await peer.repository.users(.start(after: User.ID(rawValue: 51), count: 30), .cacheOnly)

    #expect(part.value.ids == [53])
  }
}

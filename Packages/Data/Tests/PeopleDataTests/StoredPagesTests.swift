import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import Testing

@testable import PeopleData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Accounts that are stored as parts of other pages than the one that is asked for.
@Suite(.timeLimit(.minutes(5))) struct StoredPagesTests {
  private static let next = "<\(PeoplePeer.root)/users?since=20&per_page=30>; rel=next"

  /// The first page of a list is stored, and the connection is lost then.
  private func peer(_ pages: [String: Reply], reading counts: Int...) async throws -> PeoplePeer {
    let peer = try PeoplePeer(pages)
    for count in counts { _ = try await peer.page(count: count) }
    peer.disconnect()
    return peer
  }

  private func part(_ peer: PeoplePeer, after id: Int?, count: Int, _ policy: FetchPolicy = .cacheOnly)
    async throws -> Fetched<UserPage>
  {
    try await peer.repository.users(.start(after: id.flatMap(User.ID.init), count: count), policy)
  }

  @Test(arguments: [(30, 100), (100, 30)])
  func `a page of another size opens offline`(stored: Int, wanted: Int) async throws {
    let peer = try await peer(["/users?per_page=\(stored)": .users(4, 9)], reading: stored)

    #expect(try await part(peer, after: nil, count: wanted).value.ids == [4, 9])
    #expect(peer.requests.count == 1)
  }

  @Test(arguments: [(0, [4, 9, 20]), (4, [9, 20]), (9, [20]), (19, [20])])
  func `offline a list begins behind any account of a stored page`(id: Int, ids: [Int]) async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9, 20, links: Self.next)], reading: 30)

    let part = try await part(peer, after: id, count: 30)

    #expect(part.value.ids == ids)
    #expect(part.value.next?.rawValue == "\(PeoplePeer.root)/users?since=20&per_page=30")
  }

  @Test func `stored pages that follow each other are walked, up to the first that is not stored`()
    async throws
  {
    let pages: [String: Reply] = [
      "/users?per_page=30": .users(4, 9, 20, links: Self.next),
      "/users?since=20&per_page=30": .users(
        25,
        31,
        links: "<\(PeoplePeer.root)/users?since=31&per_page=30>; rel=next"
      ),
    ]
    let peer = try PeoplePeer(pages)
    _ = try await peer.page(count: 30)
    _ = try await peer.page(at: "\(PeoplePeer.root)/users?since=20&per_page=30")
    peer.disconnect()

    #expect(try await part(peer, after: 20, count: 100).value.ids == [25, 31])
    #expect(try await part(peer, after: 22, count: 30).value.ids == [25, 31])
    await #expect(throws: ServiceError.offline) { try await part(peer, after: 31, count: 30) }
  }

  @Test func `stored pages that lead back to one another tell nothing`() async throws {
    let (first, second) = ("\(PeoplePeer.root)/users?page=a", "\(PeoplePeer.root)/users?page=b")
    let peer = try PeoplePeer([
      "/users?per_page=30": .users(4, links: "<\(first)>; rel=next"),
      "/users?page=a": .users(9, links: "<\(second)>; rel=next"),
      "/users?page=b": .users(7, links: "<\(first)>; rel=next"),
    ])
    _ = try await peer.page(count: 30)
    for page in [first, second] { _ = try await peer.page(at: page) }
    peer.disconnect()

    await #expect(throws: ServiceError.offline) { try await part(peer, after: 1000, count: 30) }
  }

  @Test(arguments: ["since=20&per_page=30", "per_page=30&since=20", "since=20"])
  func `a stored page is found where the one before it leads elsewhere now`(query: String) async throws {
    let next = "\(PeoplePeer.root)/users?\(query)"
    let peer = try PeoplePeer([
      "/users?per_page=30": .users(4, 9, 20, links: "<\(next)>; rel=next"),
      "/users?\(query)": .users(25, 31, links: PeoplePeer.end),
    ])
    let first = try await peer.page(count: 30)
    _ = try await peer.repository.users(.next(try #require(first.next)), .cacheFirst)
    await peer.client.finishSaving()
    let other = "<\(PeoplePeer.root)/users?since=21&per_page=30>; rel=next"
    peer.serve(["/users?per_page=30": .users(4, 9, 20, 21, links: other)])
    _ = try await part(peer, after: nil, count: 30, .networkFirst)
    peer.disconnect()

    let rest = try await part(peer, after: 21, count: 30).value
    #expect(rest.ids == [25, 31] && rest.next == nil)
    #expect(try await part(peer, after: 28, count: 100).value.ids == [31])
  }

  @Test(arguments: [(nil, 2), (4, 2), (9, 1), (11, 1)] as [(Int?, Int)])
  func `of a stored page only what could not be read behind the place counts`(
    id: Int?,
    count: Int
  ) async throws {
    let json = #"[{"id":4,"login":"a"},{"id":5},{"id":9,"login":"b"},{"id":10},{"id":20,"login":"c"}]"#
    let links: HTTPFields = ["Link": PeoplePeer.end]
    let peer = try await peer(["/users?per_page=30": Reply(200, json, links)], reading: 30)

    #expect(try await part(peer, after: id, count: 30).value.unreadableCount == count)
  }

  @Test func `behind the last account of a list that is stored to its end there are none`() async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9, links: PeoplePeer.end)], reading: 30)

    let part = try await part(peer, after: 9, count: 30)

    #expect(part.value == UserPage(users: [], next: nil))
  }

  @Test func `a list that began elsewhere is not taken for the beginning`() async throws {
    let peer = try PeoplePeer(["/users?since=50&per_page=30": .users(51, 52)])
    _ = try await part(peer, after: 50, count: 30, .cacheFirst)
    peer.disconnect()

    #expect(try await part(peer, after: 50, count: 100).value.ids == [51, 52])
    await #expect(throws: ServiceError.offline) { try await part(peer, after: nil, count: 30) }
  }

  @Test func `a service that was asked in vain is the reason why the accounts may be out of date`()
    async throws
  {
    let peer = try await peer(["/users?per_page=30": .users(4, 9)], reading: 30)

    let provenance = try await part(peer, after: nil, count: 100, .networkFirst).provenance

    #expect(provenance.kind == .stored)
    #expect(provenance.staleness == .offline)
  }

  @Test(arguments: [(30, ServiceError.unconfirmedCopy(.offline, opensOffline: true)), (100, .offline)])
  func `accounts that may not stand in for a failure are shown only where the service is not asked`(
    count: Int,
    failure: ServiceError
  ) async throws {
    let fields: HTTPFields = [.cacheControl: "max-age=0, stale-if-error=59", .age: "60"]
    let list = Reply(200, #"[{"id":4,"login":"a"}]"#, fields)
    let peer = try await peer(["/users?per_page=30": list], reading: 30)

    await #expect(throws: failure) { try await part(peer, after: nil, count: count, .networkFirst) }
    #expect(try await part(peer, after: nil, count: count, .cacheOnly).value.ids == [4])
  }

  @Test(arguments: [
    (HTTPClientError.connectionLost(reason: "reset"), StaleReason.connectionLost),
    (.timedOut(after: .seconds(1)), .timedOut),
  ])
  func `a request without an answer leaves the stored accounts, with the reason`(
    error: HTTPClientError,
    reason: StaleReason
  ) async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9)], reading: 30)
    peer.transport.fails(error)

    let part = try await part(peer, after: nil, count: 100, .networkFirst)

    #expect(part.value.ids == [4, 9])
    #expect(part.provenance.staleness == reason)
  }

  @Test(arguments: [
    (503, StaleReason.unavailable), (429, .rateLimited(until: PeoplePeer.now.addingTimeInterval(60))),
  ])
  func `a service that fails or is asked too often leaves the stored accounts, with the reason`(
    status: Int,
    reason: StaleReason
  ) async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9)], reading: 30)
    peer.serve(["/users?per_page=100": Reply(status, "{}")])

    let part = try await part(peer, after: nil, count: 100, .networkFirst)

    #expect(part.value.ids == [4, 9])
    #expect(part.provenance.staleness == reason)
  }

  @Test func `stored accounts are not out of date because of a service that was not asked`() async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9, links: PeoplePeer.end)], reading: 30)

    for id in [4, 9] {
      #expect(try await part(peer, after: id, count: 30).provenance.staleness != .offline)
      #expect(try await part(peer, after: id, count: 30, .networkFirst).provenance.staleness == .offline)
    }
  }

  @Test func `of stored pages of several sizes the largest is taken`() async throws {
    let peer = try await peer(
      ["/users?per_page=30": .users(4, 9), "/users?per_page=100": .users(4, 9, 20)],
      reading: 30,
      100
    )

    #expect(try await part(peer, after: nil, count: 50).value.ids == [4, 9, 20])
  }

  @Test func `a place that is no account is not taken for the beginning of the list`() async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9)], reading: 30)

    await #expect(throws: ServiceError.offline) {
      try await peer.page(at: PeoplePeer.root + "/users?cursor=a", .cacheOnly)
    }
  }

  @Test func `a search that is cancelled ends with that`() async throws {
    let endpoints = try #require(URL(string: PeoplePeer.root).flatMap { PeopleEndpoints(root: $0) })
    let page = endpoints.users(after: nil, count: 30)
    let search = try #require(StoredPages(page, because: .offline, endpoints))

    await #expect(throws: ServiceError.cancelled) {
      try await search.part(of: [], isAsked: true) {
        (_: URL) async throws(ServiceError) -> Fetched<UserPage> in
        throw .cancelled
      }
    }
  }

  @Test func `a refusal is not hidden by stored pages`() async throws {
    let peer = try await peer(["/users?per_page=30": .users(4, 9)], reading: 30)
    peer.serve([:])

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await part(peer, after: 4, count: 30, .networkFirst)
    }
  }
}

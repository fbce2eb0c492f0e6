import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Pages of a walk that are asked for while the one before them is read.
@Suite(.timeLimit(.minutes(5))) struct PagesAheadTests {
  private static func address(_ page: Int) -> String {
    page == 0 ? "/users?per_page=2" : "/users?since=\(page * 2)&per_page=2"
  }

  private static func answers(_ pages: Int) -> [String: Reply] {
    (0..<pages).reduce(into: [:]) { answers, page in
      let next = "<\(PeoplePeer.root)\(address(page + 1))>; rel=next"
      answers[address(page)] = .users(
        [page * 2 + 1, page * 2 + 2],
        links: [page == pages - 1 ? PeoplePeer.end : next]
      )
    }
  }

  private func asked(_ peer: PeoplePeer) -> [String] {
    peer.requests.map { String($0.url.absoluteString.dropFirst(PeoplePeer.root.utf8.count)) }
  }

  /// Walks to the end of a list with pages of two accounts.
  private func walk(_ list: ListUsers) async throws -> [Int] {
    var place = UserListPlace(pageSize: 2)
    var ids: [Int] = []
    while !place.isEnd {
      let part = try await list(after: place, .cacheFirst).value
      ids += part.users.map(\.id.rawValue)
      place = part.place
    }
    return ids
  }

  /// Waits until this many requests were sent.
  private func wait(for count: Int, at peer: PeoplePeer) async {
    while peer.requests.count < count, !Task.isCancelled { await Task.yield() }
  }

  @Test func `the whole list is walked with one request for each page, in their order`() async throws {
    let peer = try PeoplePeer(Self.answers(20))
    let list = ListUsers(repository: peer.walking)

    let ids = try await walk(list)

    #expect(ids == Array(1...40))
    #expect(asked(peer) == (0..<20).map(Self.address))
  }

  @Test func `pages with fewer accounts than expected are asked for once, too`() async throws {
    let peer = try PeoplePeer(Self.answers(20))
    // The first page that is not stored is counted by pages ahead, and by accounts in the list.
    let list = ListUsers(repository: peer.beginning, rest: peer.walking)

    let ids = try await walk(list)

    #expect(ids == Array(1...40))
    #expect(asked(peer) == (0..<20).map(Self.address))
    let mayBeStored = peer.requests.map { $0.fields[.cacheControl] == nil }
    #expect(mayBeStored == (0..<20).map { $0 < 2 })
  }

  @Test func `a walk that goes elsewhere is not held up by pages that nobody takes`() async throws {
    let peer = try PeoplePeer(Self.answers(20))
    let first = try await peer.walking.users(.start(after: nil, count: 2), .cacheFirst).value
    await wait(for: 3, at: peer)
    let elsewhere = UserPage.Mark(rawValue: PeoplePeer.root + Self.address(10))

    let page = try await peer.walking.users(.next(elsewhere), .cacheFirst).value
    await wait(for: 6, at: peer)

    #expect(first.ids == [1, 2] && page.ids == [21, 22])
    #expect(asked(peer) == [0, 1, 2, 10, 11, 12].map(Self.address))
  }

  @Test func `two pages behind the first are asked for before they are wanted, and no other`() async throws {
    let peer = try PeoplePeer(Self.answers(20))

    let first = try await peer.walking.users(.start(after: nil, count: 2), .cacheFirst).value
    await wait(for: 3, at: peer)
    for _ in 0..<100 { await Task.yield() }
    #expect(asked(peer) == (0..<3).map(Self.address))
    _ = try await peer.walking.users(.next(try #require(first.next)), .cacheFirst)
    await wait(for: 4, at: peer)
    for _ in 0..<100 { await Task.yield() }

    #expect(asked(peer) == (0..<4).map(Self.address))
  }

  @Test func `the page behind a beginning that is stored is asked for once, and not to be stored`()
    async throws
  {
    let peer = try PeoplePeer(Self.answers(20))
    let first = try await peer.beginning.users(.start(after: nil, count: 2), .cacheFirst).value
    await wait(for: 3, at: peer)
    for _ in 0..<100 { await Task.yield() }
    #expect(peer.requests.count == 3)

    let second = try await peer.beginning.users(.next(try #require(first.next)), .cacheFirst).value
    _ = try await peer.walking.users(.next(try #require(second.next)), .cacheFirst)

    await wait(for: 5, at: peer)
    #expect(asked(peer) == (0..<5).map(Self.address))
    #expect(
      peer.requests.map { $0.fields[.cacheControl] } == [nil, nil, "no-store", "no-store", "no-store"]
    )
  }

  @Test func `a page that failed ahead is taken from what is stored, where that may stand in`() async throws {
    let peer = try PeoplePeer(Self.answers(2))
    let next = UserPageRequest.next(UserPage.Mark(rawValue: PeoplePeer.root + Self.address(1)))
    _ = try await peer.beginning.users(.start(after: nil, count: 2), .cacheFirst)
    _ = try await peer.beginning.users(next, .cacheFirst)
    await peer.client.finishSaving()
    peer.serve(Self.answers(2).merging([Self.address(1): Reply(500, "{}")]) { $1 })

    _ = try await peer.beginning.users(.start(after: nil, count: 2), .networkFirst)
    await wait(for: 4, at: peer)

    #expect(try await peer.beginning.users(next, .networkFirst).provenance.kind == .stored)
  }

  @Test func `the page of a stored copy is not asked for where the service names another`() async throws {
    let peer = try PeoplePeer(Self.answers(3))
    _ = try await peer.beginning.users(.start(after: nil, count: 2), .cacheFirst)
    await wait(for: 3, at: peer)
    await peer.client.finishSaving()
    let next = "<\(PeoplePeer.root)\(Self.address(5))>; rel=next"
    peer.serve(
      Self.answers(3).merging([
        Self.address(0): .users([1, 2], links: [next]),
        Self.address(5): .users([11, 12], links: [PeoplePeer.end]),
      ]) { $1 }
    )

    let first = try await peer.beginning.users(.start(after: nil, count: 2), .networkFirst)
    for _ in 0..<100 { await Task.yield() }

    #expect(first.provenance.kind == .network)
    #expect(asked(peer).dropFirst(3) == [Self.address(0), Self.address(5)])
  }

  @Test func `a page that failed ahead is an error where it is wanted, and can be asked for again`()
    async throws
  {
    let peer = try PeoplePeer(Self.answers(2).merging([Self.address(1): Reply(500, "{}")]) { $1 })
    let first = try await peer.walking.users(.start(after: nil, count: 2), .cacheFirst).value
    let next = UserPageRequest.next(try #require(first.next))

    await #expect(throws: ServiceError.serverError(status: 500)) {
      try await peer.walking.users(next, .cacheFirst)
    }
    peer.serve(Self.answers(2))

    #expect(try await peer.walking.users(next, .cacheFirst).value.ids == [3, 4])
  }

  @Test(arguments: [
    "<https://other.example.com/users?since=2>; rel=next", "<\(PeoplePeer.root)/users?per_page=2>; rel=next",
    "<\(PeoplePeer.root)/users{?since}>; rel=first",
  ])
  func `nothing is asked for ahead where a link leads away, back or nowhere`(link: String) async throws {
    let peer = try PeoplePeer(["/users?per_page=2": .users([1, 2], links: [link])])

    _ = try? await peer.walking.users(.start(after: nil, count: 2), .cacheFirst)
    for _ in 0..<100 { await Task.yield() }

    #expect(peer.requests.count == 1)
  }

  @Test func `another walk begins with nothing of the one before`() async throws {
    let peer = try PeoplePeer(Self.answers(3))
    let first = try await peer.walking.users(.start(after: nil, count: 2), .cacheFirst).value
    await wait(for: 2, at: peer)
    peer.serve([
      Self.address(0): .users([1, 2], links: ["<\(PeoplePeer.root)\(Self.address(1))>; rel=next"]),
      Self.address(1): .users(4),
    ])

    _ = try await peer.walking.users(.start(after: nil, count: 2), .cacheFirst)

    #expect(try await peer.walking.users(.next(try #require(first.next)), .cacheFirst).value.ids == [4])
  }
}

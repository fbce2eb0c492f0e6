import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import Testing

/// What a walk through a list that nobody looks at leaves of what was shown before.
@Suite(.timeLimit(.minutes(5))) struct LongListTests {
  private static let pages = 60
  /// Enough for what was shown and the first pages of a list, and for a fraction of the whole list.
  private static let limit = 64 << 10

  private let peer: PeoplePeer

  init() throws {
    var answers: [String: Reply] = ["/users/ada": #"{"id":7,"login":"ada","bio":"Writes programs."}"#]
    for page in 0..<Self.pages {
      let first = page * 100 + 1
      let address = page == 0 ? "/users?per_page=100" : "/users?since=\(first - 1)&per_page=100"
      let next = "<\(PeoplePeer.root)/users?since=\(first + 99)&per_page=100>; rel=next"
      answers[address] = .users(
        Array(first..<first + 100),
        links: [page == Self.pages - 1 ? PeoplePeer.end : next]
      )
    }
    peer = try PeoplePeer(answers, storing: Self.limit)
  }

  private func walk(_ list: ListUsers, _ policy: FetchPolicy = .cacheFirst) async throws -> Int {
    var place = UserListPlace()
    while !place.isEnd { place = try await list(after: place, policy).place }
    await peer.client.finishSaving()
    return place.count
  }

  @Test func `what was shown before a walk through thousands of accounts opens offline after it`()
    async throws
  {
    _ = try await peer.profile()
    await peer.client.finishSaving()

    let count = try await walk(ListUsers(repository: peer.repository, rest: peer.passing))

    #expect(count >= Self.pages * 100)
    peer.disconnect()
    #expect(try await peer.profile("ada", .cacheOnly).biography == "Writes programs.")
  }

  @Test func `a walk that stored all of its pages would push out what was shown`() async throws {
    _ = try await peer.profile()
    await peer.client.finishSaving()

    _ = try await walk(ListUsers(repository: peer.repository))

    peer.disconnect()
    await #expect(throws: ServiceError.self) { try await peer.profile("ada", .cacheOnly) }
  }

  @Test func `the first 500 accounts of a walk open offline, and no more`() async throws {
    _ = try await walk(ListUsers(repository: peer.repository, rest: peer.passing))
    peer.disconnect()
    let list = ListUsers(repository: peer.repository, rest: peer.passing)

    var place = UserListPlace()
    while let part = try? await list(after: place, .cacheOnly) { place = part.place }

    #expect(place.count == ListUsers.mostStored)
  }

  @Test func `a list that nobody looks at is not taken from stored pages of another size`() async throws {
    _ = try await peer.repository.users(.start(after: nil, count: 100), .cacheFirst)
    await peer.client.finishSaving()
    peer.disconnect()

    await #expect(throws: ServiceError.offline) {
      try await peer.passing.users(.start(after: nil, count: 30), .networkFirst)
    }
  }

  @Test func `a page that is not to be stored says so in its request, and is not`() async throws {
    let request = UserPageRequest.start(after: nil, count: 100)
    _ = try await peer.passing.users(request, .cacheFirst)

    #expect(peer.requests.map { $0.fields[.cacheControl] } == ["no-store"])
    await #expect(throws: ServiceError.self) { try await peer.repository.users(request, .cacheOnly) }
  }
}

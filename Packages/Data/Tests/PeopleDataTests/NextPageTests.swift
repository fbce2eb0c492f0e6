import DomainKernel
import OfflineHTTP
import PeopleDomain
import Testing

/// Where the next page is, and which places are not followed.
@Suite(.timeLimit(.minutes(5))) struct NextPageTests {
  private static let first = "/users?per_page=2"

  @Test func `the next page is where the service says, in its own words`() async throws {
    let link =
      "<\(PeoplePeer.root)/users?per_page=2&since=46&x=%C3%A9>; rel=\"next\", <\(PeoplePeer.root)/users{?since}>; rel=\"first\""
    let peer = try PeoplePeer([
      Self.first: .users(1, 2, links: link), "/users?per_page=2&since=46&x=%C3%A9": .users(47),
    ])

    let mark = try #require(try await peer.page().next)
    let next = try await peer.repository.users(.next(mark), .cacheFirst)

    #expect(next.ids == [47])
    #expect(peer.asked == [Self.first, "/users?per_page=2&since=46&x=%C3%A9"])
  }

  @Test(arguments: [
    "<https://people.example.com/api/users?since=2>; rel=prev",
    "<https://people.example.com/api/users{?since}>; rel=\"first\"",
    "<https://people.example.com/api/users?since=9>; rel=\"next\"; anchor=\"/other\"",
    "<https://people.example.com/api/users?since=9>",
  ])
  func `the list ends where the service names no next page`(link: String) async throws {
    let peer = try PeoplePeer([Self.first: .users(1, 2, links: link)])

    let page = try await peer.page()

    #expect(page.ids == [1, 2])
    #expect(page.next == nil)
  }

  @Test(arguments: [([1, 2], "/users?since=2&per_page=2"), ([1, 2, 7], "/users?since=7&per_page=2")])
  func `without links the next page begins behind the last account of a full one`(ids: [Int], next: String)
    async throws
  {
    let peer = try PeoplePeer([Self.first: .users(ids)])

    #expect(try await peer.page().next?.rawValue == PeoplePeer.root + next)
  }

  @Test func `without links an entry that cannot be read still counts for a full page`() async throws {
    let peer = try PeoplePeer([Self.first: #"[{"id":1,"login":"a"},{"login":"x"}]"#])

    #expect(try await peer.page().next?.rawValue == PeoplePeer.root + "/users?since=1&per_page=2")
  }

  @Test(arguments: [[], [1]])
  func `without links the list ends on a page that is empty or not full`(ids: [Int]) async throws {
    let peer = try PeoplePeer([Self.first: .users(ids)])

    #expect(try await peer.page().next == nil)
  }

  @Test func `an empty page leads to the next one where the service names it`() async throws {
    let peer = try PeoplePeer([Self.first: .users(links: "</api/users?since=9>; rel=next")])

    let page = try await peer.page()

    #expect(page.ids == [])
    #expect(page.next?.rawValue == PeoplePeer.root + "/users?since=9")
  }

  @Test func `an empty page is the end where the service names no next one`() async throws {
    let peer = try PeoplePeer([Self.first: .users(links: PeoplePeer.end)])

    #expect(try await peer.page().next == nil)
  }

  @Test(arguments: [(46, false), (47, true)])
  func `behind an empty page too, a next page that is not ahead is an error`(next: Int, isAhead: Bool)
    async throws
  {
    let peer = try PeoplePeer([
      "/users?since=46": .users(links: "<\(PeoplePeer.root)/users?since=\(next)>; rel=next")
    ])
    let address = PeoplePeer.root + "/users?since=46"

    if isAhead {
      #expect(try await peer.page(at: address).next?.rawValue == PeoplePeer.root + "/users?since=47")
    } else {
      await #expect(throws: ServiceError.malformed(.unexpectedShape(.notAhead))) {
        try await peer.page(at: address)
      }
    }
  }

  @Test func `a list with an empty page in it is listed to its end, and so without a connection`()
    async throws
  {
    let peer = try PeoplePeer([
      "/users?per_page=30": .users(1, 2, links: "<\(PeoplePeer.root)/users?since=2>; rel=next"),
      "/users?since=2": .users(links: "<\(PeoplePeer.root)/users?since=200>; rel=next"),
      "/users?since=200": .users(201, 250, links: PeoplePeer.end),
    ])
    let list = ListUsers(repository: peer.repository)
    let first = try await list(after: UserListPlace(pageSize: 30), .cacheFirst).value
    let rest = try await list(after: first.place, .cacheFirst).value

    #expect((first.users + rest.users).map(\.id.rawValue) == [1, 2, 201, 250])
    #expect(rest.place.isEnd)
    await peer.client.finishSaving()
    peer.disconnect()

    #expect(try await list(after: first.place, .cacheOnly).value == rest)
  }

  @Test func `without links a page that was linked to goes on with its own words`() async throws {
    let address = "/users?per_page=2&since=46&x=1"
    let peer = try PeoplePeer([address: .users(47, 48)])

    let page = try await peer.page(at: PeoplePeer.root + address)

    #expect(page.next?.rawValue == PeoplePeer.root + "/users?since=48&per_page=2&x=1")
  }

  @Test func `a relative link counts from the page`() async throws {
    let peer = try PeoplePeer([Self.first: .users(1, 2, links: "<?since=2>; rel=next")])

    #expect(try await peer.page().next?.rawValue == PeoplePeer.root + "/users?since=2")
  }

  @Test(arguments: [
    "https://elsewhere.example.com/users?since=9", "http://people.example.com/api/users?since=9",
    "https://people.example.com:444/api/users?since=9", "https://me@people.example.com/api/users?since=9",
    "https://me:x@people.example.com/api/users?since=9", "//elsewhere.example.com/users?since=9",
    "file:///etc/passwd", "javascript:alert(1)", "https://people.example.com/api/users{?since}", "",
    "https://people.example.com/api/users?since=9 9",
  ])
  func `a next page that does not belong to the service is an error`(target: String) async throws {
    let peer = try PeoplePeer([Self.first: .users(1, 2, links: "<\(target)>; rel=\"next\"")])

    await #expect(throws: ServiceError.malformed(.foreignAddress)) { try await peer.page() }
  }

  @Test(arguments: [
    "https://elsewhere.example.com/users?since=9", "https://me@people.example.com/api/users?since=9", "",
    "/users?since=9", "people.example.com/api/users", "https://people.example.com/api/us ers",
    "https://people.example.com/api/users?since=9\r\nX: y",
  ])
  func `a mark from outside that does not belong to the service is refused without a request`(mark: String)
    async throws
  {
    let peer = try PeoplePeer()

    await #expect(throws: ServiceError.malformed(.foreignAddress)) { try await peer.page(at: mark) }
    #expect(peer.requests.isEmpty)
  }

  @Test(arguments: [(4096, 1), (4097, 0)])
  func `a mark of more than 4096 bytes is refused without a request`(length: Int, requests: Int) async throws
  {
    let peer = try PeoplePeer()
    let start = PeoplePeer.root + "/users?x="

    await #expect(throws: ServiceError.self) {
      try await peer.page(at: start + String(repeating: "a", count: length - start.utf8.count))
    }
    #expect(peer.requests.count == requests)
  }

  @Test(arguments: [
    ("/users?since=46&per_page=2", "/users?since=46&per_page=2", false),
    ("/users?since=46&per_page=2", "/users?per_page=2&since=46", false),
    ("/users?since=46&per_page=2", "/users?since=45&per_page=2", false),
    ("/users?since=46&per_page=2", "/users?since=47&per_page=2", true),
    ("/users?since=46&per_page=2", "/users?since=-1&per_page=2", false),
    ("/users?cursor=a", "/users?cursor=a", false), ("/users?cursor=a", "/users?cursor=b", true),
  ])
  func `a next page that is not ahead is an error and no circle`(page: String, next: String, isAhead: Bool)
    async throws
  {
    let peer = try PeoplePeer([page: .users(47, 48, links: "<\(PeoplePeer.root)\(next)>; rel=next")])

    if isAhead {
      #expect(try await peer.page(at: PeoplePeer.root + page).next?.rawValue == PeoplePeer.root + next)
    } else {
      await #expect(throws: ServiceError.malformed(.unexpectedShape(.notAhead))) {
        try await peer.page(at: PeoplePeer.root + page)
      }
    }
  }

  @Test func `a service without links that gives the first page for every one ends with an error`()
    async throws
  {
    let peer = try PeoplePeer([Self.first: .users(1, 2), "/users?since=2&per_page=2": .users(1, 2)])

    let mark = try #require(try await peer.page().next)

    await #expect(throws: ServiceError.malformed(.endless)) {
      try await peer.repository.users(.next(mark), .cacheFirst)
    }
  }

  @Test func `pointed at a mirror, links to the public service lead to the mirror`() async throws {
    let link = "<https://api.github.com/users?since=2>; rel=next"
    let peer = try PeoplePeer([Self.first: .users(1, 2, links: link), "/users?since=2": .users(3)])

    let mark = try #require(try await peer.page().next)

    #expect(mark.rawValue == PeoplePeer.root + "/users?since=2")
    #expect(try await peer.repository.users(.next(mark), .cacheFirst).ids == [3])
  }

  @Test func `pointed at the public service, its links are followed, and over https only`() async throws {
    let root = "https://api.github.com"
    let secure = try PeoplePeer(
      [Self.first: .users(1, 2, links: "<\(root)/users?since=2>; rel=next")],
      root: root
    )
    let plain = try PeoplePeer(
      [Self.first: .users(1, 2, links: "<http://api.github.com/users?since=2>; rel=next")],
      root: root
    )

    #expect(try await secure.page().next?.rawValue == root + "/users?since=2")
    await #expect(throws: ServiceError.malformed(.foreignAddress)) { try await plain.page() }
  }

  @Test func `a walk through pages ends, and gives every account once`() async throws {
    let peer = try PeoplePeer([
      Self.first: .users(1, 4), "/users?since=4&per_page=2": .users(7, 9),
      "/users?since=9&per_page=2": .users(12),
    ])
    var walk = UserWalk()
    var ids = walk.take(try await peer.page().value).map(\.id.rawValue)
    while case .more(let mark)? = walk.continuation {
      ids += walk.take(try await peer.repository.users(.next(mark), .cacheFirst).value).map(\.id.rawValue)
    }

    #expect(ids == [1, 4, 7, 9, 12])
    #expect(walk.continuation == .end)
  }
}

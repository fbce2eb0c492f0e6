import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import Testing

/// A page of the list of accounts, and what is made of its entries.
@Suite(.timeLimit(.minutes(5))) struct UserPageTests {
  @Test func `an entry is made into an account with everything that a list says`() async throws {
    let peer = try PeoplePeer([
      "/users?per_page=2": """
      [{"login":"ada","id":7,"node_id":"x","avatar_url":"https://pictures.example.com/7?v=4","gravatar_id":"",
      "url":"https://people.example.com/api/users/ada","html_url":"http://example.com/ada",
      "following_url":"https://people.example.com/api/users/ada/following{/other_user}","type":"User",
      "user_view_type":"public","site_admin":true}]
      """
    ])

    let user = try #require(try await peer.page().users.first)

    #expect(user.id.rawValue == 7)
    #expect(user.login == "ada")
    #expect(user.kind == .user)
    #expect(user.page?.description == "https://example.com/ada")
    #expect(user.avatar?.description == "https://pictures.example.com/7?v=4")
    #expect(user.isStaff == true)
  }

  @Test func `an entry with nothing but a number and a login is an account`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": #"[{"id":0,"login":"ada","type":null,"site_admin":"x"}]"#]
    )

    let user = try #require(try await peer.page().users.first)

    #expect(user == User(id: try #require(User.ID(rawValue: 0)), login: "ada"))
  }

  @Test(arguments: [
    ("User", User.Kind.user), ("Organization", .organisation), ("Bot", .bot),
    ("Mannequin", .other("Mannequin")),
    ("user", .other("user")),
  ])
  func `the kind of an account is told`(type: String, kind: User.Kind) async throws {
    let peer = try PeoplePeer(["/users?per_page=2": "[{\"id\":1,\"login\":\"a\",\"type\":\"\(type)\"}]"])

    #expect(try await peer.page().users.first?.kind == kind)
  }

  @Test func `accounts are in ascending order of their numbers, each number once`() async throws {
    let peer = try PeoplePeer([
      "/users?per_page=2":
        #"[{"id":9,"login":"i"},{"id":2,"login":"b"},{"id":9,"login":"again"},{"id":5,"login":"e"}]"#
    ])

    #expect(try await peer.page().users.map(\.login) == ["b", "e", "i"])
  }

  @Test(arguments: [
    "", "{}", "[]", "7", "null", "\"x\"", "{\"login\":\"x\"}", "{\"id\":null,\"login\":\"x\"}",
    "{\"id\":-1,\"login\":\"x\"}", "{\"id\":1.5,\"login\":\"x\"}", "{\"id\":\"x\",\"login\":\"x\"}",
    "{\"id\":92233720368547758070,\"login\":\"x\"}", "{\"id\":true,\"login\":\"x\"}", "{\"id\":3}",
    "{\"id\":3,\"login\":null}", "{\"id\":3,\"login\":\" \"}", "{\"id\":3,\"login\":\"..\"}",
    "{\"id\":3,\"login\":\"a\\u001b[31mb\"}", "{\"id\":3,\"login\":\"a\\u202eb\"}",
    "{\"id\":3,\"login\":\"a b\"}",
    "{\"id\":3,\"login\":{}}",
  ])
  func `an entry without a usable number or login is left out and counted, and the others stay`(entry: String)
    async throws
  {
    let separator = entry.isEmpty ? "" : ","
    let peer = try PeoplePeer([
      "/users?per_page=2": "[{\"id\":1,\"login\":\"a\"},\(entry)\(separator){\"id\":8,\"login\":\"h\"}]"
    ])

    let page = try await peer.page()

    #expect(page.ids == [1, 8])
    #expect(page.unreadableCount == (entry.isEmpty ? 0 : 1))
    #expect(page.value.unreadableAfter == (entry.isEmpty ? [] : [User.ID(rawValue: 1)]))
  }

  @Test(arguments: [("\"4\"", 4), ("4.0", 4), ("\" 4 \"", 4), ("4", 4), ("2147483648", 2_147_483_648)])
  func `a number may be written as a text`(written: String, id: Int) async throws {
    let peer = try PeoplePeer(["/users?per_page=2": "[{\"id\":\(written),\"login\":\"a\"}]"])

    #expect(try await peer.page().ids == [id])
  }

  @Test(arguments: [(100, true), (101, false), (10_000, false)])
  func `a login beyond a hundred bytes is none`(length: Int, isTaken: Bool) async throws {
    let login = String(repeating: "x", count: length)
    let peer = try PeoplePeer([
      "/users?per_page=2": "[{\"id\":1,\"login\":\"a\"},{\"id\":2,\"login\":\"\(login)\"}]"
    ])

    #expect(try await peer.page().users.map(\.login) == (isTaken ? ["a", login] : ["a"]))
  }

  @Test func `a page without a readable account is malformed`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": #"[{"login":"a"},{"id":-4,"login":"b"}]"#])

    await #expect(throws: ServiceError.malformed(.nothingUsable)) { try await peer.page() }
  }

  @Test(arguments: [999, 1000, 1001, 100_000])
  func `a page of more than a thousand accounts is refused, since nobody would see the others`(count: Int)
    async throws
  {
    let peer = try PeoplePeer(["/users?per_page=2": .users(Array(1...count))])

    if count <= 1000 {
      #expect(try await peer.page().ids == Array(1...count))
    } else {
      let error = await #expect(throws: ServiceError.self) { try await peer.page() }
      guard case .malformed(.tooManyValues) = error else { throw error ?? .notFound }
    }
  }

  @Test(arguments: [(0, 1), (1, 1), (100, 100), (101, 100), (-5, 1), (.max, 100)])
  func `the number of accounts that are asked for is held within what the service knows`(
    count: Int,
    asked: Int
  )
    async throws
  {
    let peer = try PeoplePeer(["/users?per_page=\(asked)": .users(1)])

    #expect(try await peer.page(count: count).ids == [1])
  }

  @Test func `a page begins behind an account`() async throws {
    let peer = try PeoplePeer(["/users?since=46&per_page=2": .users(47)])

    let page = try await peer.repository.users(.start(after: User.ID(rawValue: 46), count: 2), .cacheFirst)

    #expect(page.ids == [47])
  }

  @Test func `the fields by which the service knows its version are sent`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": .users(1), "/users/ada": #"{"id":1,"login":"ada"}"#])
    _ = try await peer.page()
    _ = try await peer.profile()

    for request in peer.requests {
      #expect(request.fields[.accept] == "application/vnd.github+json")
      #expect(request.fields["X-GitHub-Api-Version"] == "2022-11-28")
    }
  }

  @Test func `a page that repeats what was to be before it is not believed over one that fits`() async throws
  {
    let address = PeoplePeer.root + "/users?since=46&per_page=3"
    let peer = try PeoplePeer(["/users?since=46&per_page=3": .users(47, 48)])
    _ = try await peer.page(at: address)
    peer.serve(["/users?since=46&per_page=3": .users(46, 47)])

    let page = try await peer.page(at: address, .networkFirst)

    #expect(page.ids == [47, 48])
    #expect(page.provenance.staleness == .suspicious(.unrelated))
  }

  @Test(arguments: [([1, 46], PeoplePeer.end), ([46], "<\(PeoplePeer.root)/users?since=76>; rel=next")])
  func `a page without an account behind its beginning is an error, and is not stored`(
    ids: [Int],
    link: String
  ) async throws {
    let address = PeoplePeer.root + "/users?since=46&per_page=3"
    let peer = try PeoplePeer(["/users?since=46&per_page=3": .users(ids, links: [link])])

    await #expect(throws: ServiceError.malformed(.endless)) { try await peer.page(at: address) }

    await peer.client.finishSaving()
    await #expect(throws: ServiceError.offline) { try await peer.page(at: address, .cacheOnly) }
  }

  @Test func `a copy stands in for a page without an account behind its beginning`() async throws {
    let address = PeoplePeer.root + "/users?since=46&per_page=3"
    let peer = try PeoplePeer(["/users?since=46&per_page=3": .users(47, 48)])
    _ = try await peer.page(at: address)
    peer.serve(["/users?since=46&per_page=3": .users(1, 2, links: PeoplePeer.end)])

    let page = try await peer.page(at: address, .networkFirst)

    #expect(page.ids == [47, 48])
    #expect(page.provenance.staleness == .malformed)
  }

  @Test func `the account with the number 0 is no reason to doubt the beginning of the list`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": .users(1, 2)])
    _ = try await peer.page()
    peer.serve(["/users?per_page=2": .users(0, 1, 2)])

    #expect(try await peer.page(.networkFirst).ids == [0, 1, 2])
  }

  @Test func `the list goes on behind the account with the number 0`() async throws {
    let peer = try PeoplePeer(["/users?per_page=1": .users(0)])

    #expect(
      try await peer.page(count: 1).next?.rawValue == PeoplePeer.root + "/users?since=0&per_page=1"
    )
  }

  @Test func `an account in place of a list is none`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": #"{"id":1,"login":"a"}"#])

    let error = await #expect(throws: ServiceError.self) { try await peer.page() }

    if case .malformed? = error {} else { Issue.record("\(String(describing: error))") }
  }

  @Test func `an empty page never takes the place of one with accounts`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": .users(1, 2)])
    _ = try await peer.page()
    peer.serve(["/users?per_page=2": .users()])

    let page = try await peer.page(.networkFirst)

    #expect(page.ids == [1, 2])
    #expect(page.provenance.staleness == .suspicious(.empty))
  }

  @Test func `a list that the service no longer has shows the cached copy`() async throws {
    let peer = try PeoplePeer(["/users?per_page=2": .users(1, 2)])
    _ = try await peer.page()
    peer.serve([:])

    #expect(try await peer.page(.networkFirst).provenance.staleness == .missing)
  }
}

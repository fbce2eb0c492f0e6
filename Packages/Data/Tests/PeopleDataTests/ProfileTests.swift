import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleData
import PeopleDomain
import ResourceLoading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The profile of an account: what is made of it, and for whom it is.
@Suite(.timeLimit(.minutes(5))) struct ProfileTests {
  private static let ada = "\"id\":7,\"login\":\"ada\""

  @Test func `a profile has everything that the service says`() async throws {
    let profile = try await profile(
      """
      "type":"User","name":"Ada L","company":"@engines","blog":"https://example.com/ada","location":"London",
      "email":"ada@example.com","hireable":true,"bio":"Two\\r\\nlines","twitter_username":"adal","public_repos":3,
      "public_gists":0,"followers":12,"following":1,"created_at":"2011-01-25T18:44:36Z",
      "updated_at":"2026-02-03T04:05:06Z","site_admin":false
      """
    )

    #expect(profile.user.login == "ada")
    #expect(profile.name == "Ada L")
    #expect(profile.company == "@engines")
    #expect(profile.website == WebLink("https://example.com/ada").map(Website.link))
    #expect(profile.location == "London")
    #expect(profile.email == "ada@example.com")
    #expect(profile.isHireable == true)
    #expect(profile.biography == "Two\r\nlines")
    #expect(profile.xName == "adal")
    #expect([profile.repositories, profile.gists, profile.followers, profile.following] == [3, 0, 12, 1])
    #expect(profile.joinedAt == Date(timeIntervalSince1970: 1_295_981_076))
    #expect(profile.updatedAt == Date(timeIntervalSince1970: 1_770_091_506))
  }

  @Test(arguments: ["null", "\"\"", "\" \"", "{}", "[]"])
  func `a field that is null, empty or of another type has no value`(value: String) async throws {
    let names = [
      "type", "name", "company", "blog", "location", "email", "hireable", "bio", "twitter_username",
      "public_repos",
      "public_gists", "followers", "following", "created_at", "updated_at", "html_url", "avatar_url",
    ]
    let profile = try await profile(names.map { "\"\($0)\":\(value)" }.joined(separator: ","))

    #expect(profile == UserProfile(User(id: try #require(User.ID(rawValue: 7)), login: "ada")))
  }

  @Test(
    arguments: [
      ("0", 0), ("-1", nil), ("1000000000", 1_000_000_000), ("1000000001", nil), ("\"12\"", 12), ("1.5", nil),
      ("1e400", nil), ("99999999999999999999999", nil),
    ] as [(String, Int?)]
  )
  func `a count that cannot be one is none`(written: String, count: Int?) async throws {
    #expect(try await profile("\"followers\":\(written),\"name\":\"A\"").followers == count)
  }

  @Test(arguments: [
    ("example.com", "https://example.com"), ("www.example.com/a?b=c", "https://www.example.com/a?b=c"),
    ("http://example.com", "https://example.com"), ("//example.com/x", "https://example.com/x"),
    ("example.com:8080/x", "https://example.com:8080/x"), ("3d.example.com", "https://3d.example.com"),
    ("my-page.example.com", "https://my-page.example.com"),
    ("my_page.example.com", "https://my_page.example.com"),
  ])
  func `a website is a link, also without its scheme`(written: String, address: String) async throws {
    #expect(try await profile("\"blog\":\"\(written)\"").website == WebLink(address).map(Website.link))
  }

  @Test(arguments: [
    "my blog", "localhost", "1.5", "javascript:alert(1)", "mailto:ada@example.com", "ada@example.com",
    "ftp://example.com", "data:text/html,x", "example.", ".com", "a..com", "@adal", "https://me@example.com",
  ])
  func `a website that is no address is a text`(written: String) async throws {
    #expect(try await profile("\"blog\":\"\(written)\"").website == .text(written))
  }

  @Test(arguments: [(300, false), (301, true)])
  func `a website that is a text is cut with a sign`(length: Int, isCut: Bool) async throws {
    let website = try await profile("\"blog\":\"a \(text(length - 2))\"").website

    #expect(website == .text("a " + text(298) + (isCut ? "…" : "")))
  }

  @Test(
    arguments: [
      ("2011-01-25T18:44:36Z", 1_295_981_076.0), ("2011-01-25T18:44:36.5Z", 1_295_981_076.5),
      ("2011-01-25T19:44:36+01:00", 1_295_981_076), ("2011-01-25", nil), ("soon", nil), ("1295981076", nil),
      ("2011-13-45T99:99:99Z", nil), ("0001-01-01T00:00:00Z", nil), ("0001-01-01T00:00:00.5Z", nil),
      ("0001-12-31T23:59:59-12:00", nil), ("0002-01-05T00:00:00Z", -62_103_888_000),
    ] as [(String, Double?)]
  )
  func `a date is one of ISO 8601, or none`(written: String, seconds: Double?) async throws {
    #expect(
      try await profile("\"created_at\":\"\(written)\"").joinedAt
        == seconds.map(Date.init(timeIntervalSince1970:))
    )
  }

  @Test func `dates in the wrong order are kept as they are`() async throws {
    let profile = try await profile(
      #""created_at":"2020-01-01T00:00:00Z","updated_at":"2010-01-01T00:00:00Z""#
    )

    #expect(try #require(profile.joinedAt) > (try #require(profile.updatedAt)))
  }

  @Test(arguments: [(299, false), (300, false), (301, true)])
  func `a name is cut with a sign`(length: Int, isCut: Bool) async throws {
    let name = try await profile("\"name\":\"\(text(length))\"").name

    #expect(name == text(min(length, 300)) + (isCut ? "…" : ""))
  }

  @Test(arguments: [(1999, false), (2000, false), (2001, true), (10_000, true)])
  func `what a profile says about the user is cut with a sign`(length: Int, isCut: Bool) async throws {
    let biography = try await profile("\"bio\":\"\(text(length))\"").biography

    #expect(biography == text(min(length, 2000)) + (isCut ? "…" : ""))
  }

  @Test func `tags, escapes and marks of direction are text like any other`() async throws {
    let profile = try await profile(#""name":"<b>A</b>\u202e\u001b[2J","bio":"<script>x</script>""#)

    #expect(profile.name == "<b>A</b>\u{202E}\u{1B}[2J")
    #expect(profile.biography == "<script>x</script>")
  }

  // MARK: - For whom it is

  @Test(arguments: [
    ("ada", "/users/ada"), ("Ada-L", "/users/ada-l"), ("a/b", "/users/a%2Fb"), ("a?b#c", "/users/a%3Fb%23c"),
    ("app[bot]", "/users/app%5Bbot%5D"), ("ä", "/users/%C3%A4"), ("%2e%2e", "/users/%252e%252e"),
    ("..a", "/users/..a"),
  ])
  func `a login is one segment of the path, in small letters`(login: String, path: String) async throws {
    let peer = try PeoplePeer()

    await #expect(throws: ServiceError.notFound) { try await peer.profile(login) }
    #expect(peer.asked == [path])
  }

  @Test(arguments: [
    "", ".", "..", " ", "a b", "a\nb", "a\u{0}", "\u{1B}[2J", "a\u{7F}", "a\u{202E}b", "\u{FEFF}",
    "a\u{A0}b", "a\u{2028}b", "a\u{2029}b", "a\u{378}",
  ])
  func `what cannot be a login is not found, and nobody is asked`(login: String) async throws {
    let peer = try PeoplePeer()

    await #expect(throws: ServiceError.notFound) { try await peer.profile(login) }
    #expect(peer.requests.isEmpty)
  }

  @Test(arguments: [(100, 1), (101, 0)])
  func `a login of more than a hundred bytes is not asked for`(length: Int, requests: Int) async throws {
    let peer = try PeoplePeer()

    await #expect(throws: ServiceError.notFound) { try await peer.profile(text(length)) }
    #expect(peer.requests.count == requests)
  }

  @Test func `letter case makes no difference, to the service or to what is stored`() async throws {
    let peer = try PeoplePeer(["/users/ada": "{\"id\":7,\"login\":\"Ada\"}"])

    #expect(try await peer.profile("ADA").user.login == "Ada")
    #expect(try await peer.profile("ada", .cacheOnly).user.login == "Ada")
  }

  @Test func `the profile of another account is refused`() async throws {
    let peer = try PeoplePeer(["/users/ada": #"{"id":8,"login":"bob"}"#])

    await #expect(throws: ServiceError.malformed(.unrelated)) { try await peer.profile() }
  }

  @Test func `the profile of a renamed account comes by a redirect, and is stored under the old login`()
    async throws
  {
    let peer = try PeoplePeer([
      "/users/ada": Reply(301, "{}", [.location: PeoplePeer.root + "/user/7"]),
      "/user/7": #"{"id":7,"login":"lovelace"}"#,
    ])

    #expect(try await peer.profile().user.login == "lovelace")
    peer.disconnect()
    let stored = try await peer.profile("ada", .networkFirst)
    #expect(stored.user.login == "lovelace")
    #expect(stored.provenance.staleness == .offline)
  }

  @Test func `the profile of a renamed account opens without a connection by its new login too`()
    async throws
  {
    let peer = try PeoplePeer([
      "/users/ada": Reply(301, "{}", [.location: PeoplePeer.root + "/user/7"]),
      "/user/7": #"{"id":7,"login":"Lovelace"}"#, "/users/lovelace": #"{"id":7,"login":"Lovelace"}"#,
    ])

    #expect(try await peer.profile().provenance.kind == .network)
    #expect(peer.asked == ["/users/ada", "/user/7", "/users/lovelace"])
    await peer.client.finishSaving()
    peer.disconnect()

    for login in ["ada", "lovelace"] {
      #expect(try await peer.profile(login, .cacheOnly).user.login == "Lovelace")
    }
    #expect(peer.requests.count == 3)
  }

  @Test func `a renamed account is shown although its new login cannot be asked for`() async throws {
    let peer = try PeoplePeer([
      "/users/ada": Reply(301, "{}", [.location: PeoplePeer.root + "/user/7"]),
      "/user/7": #"{"id":7,"login":"lovelace"}"#, "/users/lovelace": Reply(503, "{}"),
    ])

    #expect(try await peer.profile().user.login == "lovelace")
  }

  @Test func `two logins that lead to one another are asked for once each`() async throws {
    let peer = try PeoplePeer([
      "/users/ada": Reply(301, "{}", [.location: PeoplePeer.root + "/user/7"]),
      "/user/7": #"{"id":7,"login":"lovelace"}"#,
      "/users/lovelace": Reply(301, "{}", [.location: PeoplePeer.root + "/user/8"]),
      "/user/8": #"{"id":8,"login":"ada"}"#,
    ])

    #expect(try await peer.profile().user.login == "lovelace")
    #expect(peer.asked == ["/users/ada", "/user/7", "/users/lovelace", "/user/8"])
  }

  @Test func `a redirect to another account than the answer names is refused`() async throws {
    let peer = try PeoplePeer([
      "/users/ada": Reply(301, "{}", [.location: PeoplePeer.root + "/user/7"]),
      "/user/7": #"{"id":8,"login":"bob"}"#,
    ])

    await #expect(throws: ServiceError.malformed(.unrelated)) { try await peer.profile() }
  }

  @Test(arguments: [404, 410])
  func `a profile that the service no longer has opens offline and says so, until it is sent again`(
    status: Int
  ) async throws {
    let peer = try PeoplePeer(["/users/ada": "{\(Self.ada),\"name\":\"A\"}"])
    _ = try await peer.profile()
    peer.serve(["/users/ada": Reply(status, #"{"message":"Not Found"}"#, [.cacheControl: "max-age=600"])])
    await #expect(throws: ServiceError.notFound) { try await peer.profile() }

    let stored = try await peer.profile("ada", .cacheOnly)
    #expect(stored.name == "A" && stored.provenance.staleness == .gone)

    peer.serve(["/users/ada": "{\(Self.ada),\"name\":\"A\"}"])
    _ = try await peer.profile()
    #expect(try await peer.profile("ada", .cacheOnly).provenance.staleness == .notChecked)
  }

  @Test func `an account that was renamed since replaces its own copy at once`() async throws {
    let peer = try PeoplePeer(["/users/ada": #"{"id":7,"login":"ada"}"#])
    _ = try await peer.profile()
    peer.serve([
      "/users/ada": Reply(302, "", [.location: "/api/users/lovelace"]),
      "/users/lovelace": #"{"id":7,"login":"lovelace"}"#,
    ])

    let renamed = try await peer.profile("ada", .networkFirst)

    #expect(renamed.user.login == "lovelace")
    #expect(renamed.provenance.kind == .network)
    #expect(try await peer.profile("ada", .cacheOnly).user.login == "lovelace")
  }

  /// A history to which lists have told the logins of the account 7, one after the other.
  private func list(_ logins: String..., for peer: PeoplePeer) async throws {
    let id = try #require(User.ID(rawValue: 7))
    for login in logins {
      try await peer.history.record([User(id: id, login: login)], seenAt: PeoplePeer.now)
    }
  }

  @Test func `the profile of an account whose new login a list told opens without a connection`()
    async throws
  {
    let peer = try PeoplePeer(["/users/ada": "{\(Self.ada),\"name\":\"A\"}"])
    _ = try await peer.profile()
    try await list("ada", "lovelace", for: peer)
    peer.disconnect()

    let stored = try await peer.profile("Lovelace", .cacheOnly)
    #expect(stored.user.login == "lovelace" && stored.name == "A")
    #expect(stored.provenance.staleness == .notChecked)
    #expect(try await peer.profile("lovelace", .networkFirst).provenance.staleness == .offline)
  }

  @Test func `a profile that a guest opened is found where the account's list told the new login`()
    async throws
  {
    let peer = try PeoplePeer(["/users/ada": "{\(Self.ada),\"name\":\"A\"}"])
    _ = try await peer.profile()
    try await list("ada", for: peer)
    peer.account.use(HTTPAccount(partition: "one"))
    try await list("lovelace", for: peer)

    #expect(try await peer.profile("lovelace", .cacheOnly).name == "A")
  }

  @Test func `the profile of another account that took the earlier login is not shown`() async throws {
    let peer = try PeoplePeer(["/users/ada": #"{"id":99,"login":"ada"}"#])
    _ = try await peer.profile()
    try await list("ada", "lovelace", for: peer)

    await #expect(throws: ServiceError.offline) { try await peer.profile("lovelace", .cacheOnly) }
  }

  @Test func `a service that does not have the new login is believed`() async throws {
    let peer = try PeoplePeer(["/users/ada": "{\(Self.ada)}"])
    _ = try await peer.profile()
    try await list("ada", "lovelace", for: peer)

    await #expect(throws: ServiceError.notFound) { try await peer.profile("lovelace", .networkFirst) }
  }

  @Test func `another account under the login is not believed at once`() async throws {
    let peer = try PeoplePeer(["/users/ada": #"{"id":7,"login":"ada"}"#])
    _ = try await peer.profile()
    peer.serve(["/users/ada": #"{"id":99,"login":"ada"}"#])

    let profile = try await peer.profile("ada", .networkFirst)

    #expect(profile.user.id.rawValue == 7)
    #expect(profile.provenance.staleness == .suspicious(.unrelated))
  }

  @Test func `changes of what a user says are believed at once`() async throws {
    let peer = try PeoplePeer(["/users/ada": "{\(Self.ada),\"name\":\"A\",\"followers\":9}"])
    _ = try await peer.profile()
    peer.serve(["/users/ada": "{\(Self.ada),\"name\":\"B\",\"followers\":2}"])

    #expect(try await peer.profile("ada", .networkFirst).name == "B")
    #expect(try await peer.profile("ada", .cacheOnly).followers == 2)
  }

  @Test func `an answer that no longer says whether the user can be hired is not believed at once`()
    async throws
  {
    let peer = try PeoplePeer(["/users/ada": "{\(Self.ada),\"hireable\":false}"])
    _ = try await peer.profile()
    peer.serve(["/users/ada": "{\(Self.ada)}"])

    let profile = try await peer.profile("ada", .networkFirst)

    #expect(profile.isHireable == false)
    #expect(profile.provenance.staleness == .suspicious(.incomplete))
  }

  /// A number that everybody has, and members that users may leave empty.
  private static let members = [
    "followers": "296", "name": "\"A\"", "company": "\"C\"", "blog": "\"example.com\"",
    "location": "\"L\"", "email": "\"ada@example.com\"", "hireable": "true", "bio": "\"B\"",
    "twitter_username": "\"adal\"",
  ]

  /// The answer with ``members``, some of which are written otherwise, or left out where that is `nil`.
  private static func answer(_ changes: [String: String?] = [:]) -> Reply {
    let written = members.compactMap { name, usual -> String? in
      let value: String? = changes[name] ?? usual
      return value.map { "\"\(name)\":\($0)" }
    }
    return "{\(ada),\(written.joined(separator: ","))}"
  }

  @Test(
    arguments: ["name", "company", "blog", "location", "email", "hireable", "bio", "twitter_username"],
    ["null", "\"\"", "\" \""]
  )
  func `a user who leaves a field empty is believed at once, with everything else`(
    member: String,
    value: String
  ) async throws {
    let peer = try PeoplePeer(["/users/ada": Self.answer()])
    _ = try await peer.profile()
    peer.serve(["/users/ada": Self.answer([member: value, "followers": "300"])])

    let profile = try await peer.profile("ada", .networkFirst)

    #expect(profile.followers == 300)
    #expect(profile.provenance.kind == .network)
    let stored = try await peer.profile("ada", .cacheOnly).value
    #expect(stored == profile.value)
    let texts = [stored.name, stored.company, stored.location, stored.email, stored.biography, stored.xName]
    let others = [stored.website != nil, stored.isHireable != nil]
    #expect(texts.count { $0 != nil } + others.count { $0 } == 7)
  }

  @Test(
    arguments: [
      ("email", nil), ("email", "{}"), ("hireable", nil), ("hireable", "[]"), ("followers", nil),
      ("followers", "null"),
    ] as [(String, String?)]
  )
  func `a field that is missing or unreadable, or that nobody leaves empty, is not believed to be gone`(
    member: String,
    value: String?
  ) async throws {
    let peer = try PeoplePeer(["/users/ada": Self.answer()])
    _ = try await peer.profile()
    let changes: [String: String?] = ["company": "\"D\"", member: value]
    peer.serve(["/users/ada": Self.answer(changes)])

    let profile = try await peer.profile("ada", .networkFirst)

    #expect(profile.company == "C")
    #expect(profile.provenance.staleness == .suspicious(.incomplete))
  }

  private func profile(_ members: String) async throws -> UserProfile {
    try await PeoplePeer(["/users/ada": "{\(Self.ada),\(members)}"]).profile().value
  }

  private func text(_ length: Int) -> String { String(repeating: "x", count: length) }
}

import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubUsersTests {
  private static let members = [
    "login", "id", "node_id", "avatar_url", "gravatar_id", "url", "html_url", "followers_url",
    "following_url", "gists_url", "starred_url", "subscriptions_url", "organizations_url", "repos_url",
    "events_url", "received_events_url", "type", "user_view_type", "site_admin",
  ]
  private static let first = #"<https://api.github.com/users{?since}>; rel="first""#
  private static let lastID = AccountCatalogue.id(at: AccountCatalogue.count - 1)

  private let probe = GitHubProbe()

  @Test func `the first page has thirty accounts, the written ones first`() async throws {
    let accounts = try await probe.accounts("/users")
    #expect(accounts.count == 30)
    #expect(
      accounts.prefix(4).compactMap { $0["login"] as? String }
        == ["aster", "robin-marsh", "openharbour", "hana-mori"]
    )
  }

  @Test func `an account in the list has the members of the public service, in its order`() async throws {
    let text = GitHubProbe.text(try await probe.get("/users?per_page=1"))
    let places = Self.members.map { text.range(of: "\"\($0)\":")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(try await probe.accounts("/users?per_page=1").first?.count == Self.members.count)
  }

  @Test func `addresses are those of the account, and some are templates`() async throws {
    let account = try #require(await probe.accounts("/users?per_page=1").first)
    #expect(account["url"] as? String == "https://api.github.com/users/aster")
    #expect(account["html_url"] as? String == "https://github.com/aster")
    #expect(account["avatar_url"] as? String == "https://avatars.githubusercontent.com/u/3?v=4")
    #expect(
      account["following_url"] as? String == "https://api.github.com/users/aster/following{/other_user}"
    )
    #expect(
      account["starred_url"] as? String == "https://api.github.com/users/aster/starred{/owner}{/repo}"
    )
    #expect(account["gravatar_id"] as? String == "")
    #expect(account["node_id"] as? String == Data("04:User3".utf8).base64EncodedString())
    #expect(account["site_admin"] as? Bool == true)
  }

  @Test func `recent accounts have the newer form of the id for GraphQL`() async throws {
    let account = try #require(await probe.accounts("/users?since=\(Self.lastID - 1)").first)
    let text = try #require(account["node_id"] as? String)
    let kind = try #require(account["type"] as? String)
    let parts = text.split(separator: "_", maxSplits: 1)
    #expect(parts[0] == (kind == "User" ? "U" : "O"))
    let digits = String(parts[1]).replacing("-", with: "+").replacing("_", with: "/") + "=="
    let bytes = [UInt8](try #require(Data(base64Encoded: digits)))
    #expect(bytes.prefix(3) == [0x92, 0, 0xCE])
    let number = bytes.dropFirst(3).reduce(0) { $0 << 8 | Int($1) }
    #expect(number == Self.lastID)
  }

  @Test func `a bot has brackets in its login and escapes in its addresses`() async throws {
    let accounts = try await probe.accounts("/users?per_page=100")
    let bot = try #require(accounts.first { $0["type"] as? String == "Bot" })
    #expect(bot["login"] as? String == "gardener[bot]")
    #expect(bot["url"] as? String == "https://api.github.com/users/gardener%5Bbot%5D")
    #expect(bot["html_url"] as? String == "https://github.com/apps/gardener")
    let answer = try await probe.get("/users/gardener%5Bbot%5D")
    #expect(try GitHubProbe.object(answer)["login"] as? String == "gardener[bot]")
  }

  @Test func `the picture of a bot is that of its app`() async throws {
    let accounts = try await probe.accounts("/users?per_page=100")
    let bot = try #require(accounts.first { $0["type"] as? String == "Bot" })
    let id = try #require(bot["id"] as? Int)

    #expect(bot["avatar_url"] as? String == "https://avatars.githubusercontent.com/in/\(id)?v=4")
  }

  @Test func `there are users, organisations and a few bots`() async throws {
    let accounts = try await probe.accounts("/users?since=1000000&per_page=100")
    let kinds = Dictionary(grouping: accounts) { $0["type"] as? String }.mapValues(\.count)
    #expect(Set(kinds.keys) == ["User", "Organization", "Bot"])
    #expect(kinds["User", default: 0] > 70)
    #expect(kinds["Organization", default: 0] > 10)
  }

  @Test(arguments: [
    ("1", 1), ("2", 2), ("99", 99), ("100", 100), ("101", 100), ("1000000", 100), ("0", 30), ("-5", 30),
    ("ten", 30),
    ("", 30), ("99999999999999999999", 30),
  ])
  func `per_page is held within 1 and 100, and 30 when it is no number in range`(
    value: String,
    count: Int
  ) async throws {
    #expect(try await probe.accounts("/users?per_page=\(value)").count == count)
  }

  @Test func `since leaves out everything up to an id, whether an account has it or not`() async throws {
    let ids = try await probe.ids("/users")
    #expect(try await probe.ids("/users?since=\(ids[4] - 1)").first == ids[4])
    #expect(try await probe.ids("/users?since=\(ids[4])").first == ids[5])
    #expect(try await probe.ids("/users?since=\(ids[4] + 1)").first == ids[5])
    #expect(ids[4] + 1 < ids[5])
  }

  @Test(arguments: ["0", "-1", "x", ""]) func `since without a usable number starts at the beginning`(
    value: String
  ) async throws {
    #expect(try await probe.ids("/users?since=\(value)") == probe.ids("/users"))
  }

  @Test func `the next page begins after the last id, with the size that was asked for`() async throws {
    let last = try #require(await probe.ids("/users?per_page=7").last)
    let link = try await probe.get("/users?per_page=7").fields["Link"]
    #expect(link == #"<https://api.github.com/users?since=\#(last)&per_page=7>; rel="next", "# + Self.first)
    let largest = try await probe.get("/users?per_page=101").fields["Link"]
    #expect(largest?.contains("&per_page=100>") == true)
    let plain = try await probe.get("/users").fields["Link"]
    let end = try #require(await probe.ids("/users").last)
    #expect(plain == #"<https://api.github.com/users?since=\#(end)>; rel="next", "# + Self.first)
  }

  @Test(arguments: [(-1, 1), (0, 0), (1, 0), (1_000_000, 0)]) func `at the end of the list there is no next`(
    distance: Int,
    count: Int
  ) async throws {
    let answer = try await probe.get("/users?since=\(Self.lastID + distance)")
    #expect(answer.status == .ok)
    #expect(answer.fields["Link"] == Self.first)
    #expect(try await probe.ids("/users?since=\(Self.lastID + distance)").count == count)
  }

  @Test func `the last page has no next even when it is full, the page before it has one`() async throws {
    let start = AccountCatalogue.id(at: AccountCatalogue.count - 11)
    let full = try await probe.get("/users?since=\(start)&per_page=10")
    #expect(full.fields["Link"] == Self.first)
    let short = try await probe.get("/users?since=\(start)&per_page=9")
    #expect(short.fields["Link"]?.contains(#"rel="next""#) == true)
  }

  @Test func `walking along the links gives every account once, in ascending order`() async throws {
    var ids: [Int] = []
    var next: String? = "/users?per_page=100"
    while let address = next {
      let answer = try await probe.get(address)
      let page = try #require(JSONSerialization.jsonObject(with: answer.body) as? [GitHubProbe.Object])
      ids += page.compactMap { $0["id"] as? Int }
      let link = try #require(answer.fields["Link"])
      next = link.firstMatch(of: /<([^>]*)>; rel="next"/).map { String($0.output.1) }
    }
    #expect(ids.count == AccountCatalogue.count)
    #expect(zip(ids, ids.dropFirst()).allSatisfy { $0 < $1 })
    #expect(ids.last == Self.lastID)
  }

  @Test func `HEAD has the fields of a page and no body`() async throws {
    let get = try await probe.get("/users")
    let head = try await GitHubProbe().get("/users", method: .head)
    #expect(head.fields == get.fields)
    #expect(head.body.isEmpty)
    #expect(head.fields[.contentLength] == String(get.body.count))
  }
}

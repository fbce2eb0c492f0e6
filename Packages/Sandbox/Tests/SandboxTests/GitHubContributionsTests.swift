import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubContributionsTests {
  typealias Object = [String: Any]

  private let now = Date(timeIntervalSince1970: 1_764_547_200)

  private func answer(
    _ query: String,
    _ variables: Object = [:],
    token: String? = GitHubToken.personal(for: "robin-marsh")?.text
  )
    async throws -> (status: Int, object: Object)
  {
    let url = try #require(URL(string: "https://api.github.com/graphql"))
    var request = HTTPRequest(method: .post, url: url)
    request.fields = [.userAgent: "probe", .contentType: "application/json"]
    request.fields[.authorization] = token.map { "Bearer " + $0 }
    request.body = try JSONSerialization.data(withJSONObject: ["query": query, "variables": variables])
    let response = await GitHubService { now }.response(to: request)
    return (
      response.status.rawValue, try #require(try JSONSerialization.jsonObject(with: response.body) as? Object)
    )
  }

  private let year = """
    query($from:DateTime!,$to:DateTime!){viewer{login} mine:viewer{databaseId \
    contributionsCollection(from:$from,to:$to){contributionCalendar{totalContributions \
    weeks{contributionDays{date contributionCount weekday}}} totalCommitContributions}}}
    """

  @Test func `a calendar has partial weeks, each day once, and the sum of its days`() async throws {
    let variables = ["from": "2025-01-01T00:00:00Z", "to": "2025-12-01T23:59:59Z"]
    let data = try #require(try await answer(year, variables).object["data"] as? Object)
    #expect((data["viewer"] as? Object)?["login"] as? String == "robin-marsh")
    let collection = try #require((data["mine"] as? Object)?["contributionsCollection"] as? Object)
    let calendar = try #require(collection["contributionCalendar"] as? Object)
    let weeks = try #require(calendar["weeks"] as? [Object]).compactMap {
      $0["contributionDays"] as? [Object]
    }

    #expect(weeks.first?.count == 4)
    #expect(weeks.first?.first?["date"] as? String == "2025-01-01")
    #expect(weeks.last?.last?["date"] as? String == "2025-12-01")
    #expect(weeks.dropFirst().allSatisfy { $0.first?["weekday"] as? Int == 0 })
    let days = weeks.joined()
    #expect(Set(days.compactMap { $0["date"] as? String }).count == 335)
    #expect(
      calendar["totalContributions"] as? Int
        == days.compactMap { $0["contributionCount"] as? Int }.reduce(0, +)
    )
  }

  @Test func `more than a year, and an account that does not exist, are errors beside null`() async throws {
    let long = try await answer(year, ["from": "2024-01-01T00:00:00Z", "to": "2025-12-01T00:00:00Z"]).object
    #expect((long["errors"] as? [Object])?.first?["type"] as? String == "VALIDATION")

    let nobody = try await answer(
      "query($login:String!){account:user(login:$login){login}}",
      ["login": "nobody-at-all"]
    )
    #expect(nobody.status == 200)
    #expect((nobody.object["errors"] as? [Object])?.first?["type"] as? String == "NOT_FOUND")
    #expect((nobody.object["data"] as? Object)?["account"] is NSNull)
  }

  @Test func `nodes are null where there is no account, and organisations have no contributions`()
    async throws
  {
    let accounts = (0..<60).map { AccountCatalogue.all.account(at: $0) }
    let user = try #require(accounts.first { $0.kind == .user })
    let organisation = try #require(accounts.first { $0.kind == .organisation })
    let query = "query($ids:[ID!]!){nodes(ids:$ids){__typename ... on User{id databaseId}}}"
    let ids = [
      "nonsense", AccountDocument(account: organisation).nodeID, AccountDocument(account: user).nodeID,
    ]

    let answer = try await answer(query, ["ids": ids]).object
    let nodes = try #require((answer["data"] as? Object)?["nodes"] as? [Any])

    #expect(nodes.count == 3)
    #expect(nodes[0] is NSNull)
    #expect((nodes[1] as? Object)?.keys.sorted() == ["__typename"])
    #expect((nodes[2] as? Object)?["databaseId"] as? Int == user.id)
    let messages = (answer["errors"] as? [Object])?.compactMap { $0["message"] as? String }
    #expect(messages == ["Could not resolve to a node with the global id of 'nonsense'"])
  }

  @Test func `some accounts never contribute, and a large one is too much for a year`() throws {
    let today = CivilDay.number(of: now)
    let users = (0..<300).map { AccountCatalogue.all.account(at: $0) }.filter { $0.kind == .user }
    let totals = users.map { ContributionCatalogue.all.days(of: $0, (today - 364)...today, now: now).total }
    #expect(totals.contains(0))
    #expect(totals.contains { $0 > 500 })
    let large = try #require(users.first { ContributionCatalogue.all.isTooLarge($0, days: 365) })
    #expect(!ContributionCatalogue.all.isTooLarge(large, days: 183))
    #expect(large.login != "robin-marsh")
  }

  @Test(
    arguments: [
      ("aster", [367, 53, 47, 83, 38]), ("robin-marsh", [829, 212, 131, 217, 104]),
      ("hana-mori", [532, 187, 75, 112, 52]), ("TobiAdeyemi", [378, 155, 60, 114, 32]),
      ("lucia-ferro", [333, 205, 55, 99, 43]),
      ("layla-haddad", [453, 87, 67, 93, 35]),
    ] as [(String, [Int])]
  )
  func `the contributions of an account are the same in every run`(login: String, kinds: [Int]) throws {
    let account = try #require(AccountCatalogue.all.account(named: login))
    let today = CivilDay.number(of: now)

    let year = ContributionCatalogue.all.days(of: account, (today - 364)...today, now: now)

    #expect(ContributionKind.allCases.map { year.kinds[$0] ?? 0 } == kinds)
    #expect(year.total == kinds.reduce(0, +))
  }

  @Test(
    arguments: [
      (
        "aster",
        [
          "Swift 25733, Befunge 5504", "Zig 12589, Elixir 80138, Ruby 34345", "Swift 67708, C++ 41326",
          "Swift 65958, Elixir 24601",
        ]
      ), ("robin-marsh", ["Befunge 41392, Swift 7970, Ruby 68701", "TypeScript 58842, Haskell 60268"]),
      ("hana-mori", ["C 51584", "C 21396, Elixir 57759", "C++ 16910, Go 42109, C 68852", "C 39399"]),
      ("TobiAdeyemi", ["Elixir 66689", "Python 70508"]),
      ("lucia-ferro", ["Ruby 59018, Shell 50397, Go 62219", "Ruby 75431, Swift 88607, Befunge 17878"]),
    ] as [(String, [String])]
  )
  func `the languages of an account are the same in every run`(login: String, repositories: [String]) throws {
    let account = try #require(AccountCatalogue.all.account(named: login))

    let languages = ContributionCatalogue.all.languages(of: account).map { repository in
      repository.map { "\($0.name) \($0.size)" }.joined(separator: ", ")
    }

    #expect(languages == repositories)
  }

  @Test func `a query needs a token, and a body that is none is refused`() async throws {
    #expect(try await answer("{viewer{login}}", token: nil).status == 401)
    #expect(try await answer("{viewer{login}}").status == 200)
    #expect((try await answer("mutation{x}").object["errors"] as? [Object])?.isEmpty == false)
    #expect(try await answer("{viewer{login", [:]).object["data"] == nil)
  }

  @Test(arguments: ["2025-02-29", "2025-13-01", "", "yesterday", "2025-02-28x"])
  func `a text that is no day has no number`(text: String) {
    #expect(CivilDay.number(text) == (text == "2025-02-28x" ? 20_147 : nil))
  }

  @Test(arguments: ["", "x", "[]", #"{"query":7}"#])
  func `a body that has no query is refused, with the reason`(body: String) async throws {
    let url = try #require(URL(string: "https://api.github.com/graphql"))
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    let fields: HTTPFields = [.userAgent: "probe", .authorization: "Bearer \(token)"]
    let request = HTTPRequest(method: .post, url: url, fields: fields, body: Data(body.utf8))

    let response = await GitHubService { now }.response(to: request)

    #expect(response.status == .badRequest)
    #expect(
      String(decoding: response.body, as: UTF8.self).hasPrefix(#"{"message":"Problems parsing JSON","#)
    )
  }

  @Test func `a query without a body is refused`() async throws {
    let url = try #require(URL(string: "https://api.github.com/graphql"))
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text
    let fields: HTTPFields = [.userAgent: "probe", .authorization: "Bearer \(token)"]

    let request = HTTPRequest(method: .post, url: url, fields: fields)
    let response = await GitHubService { now }.response(to: request)

    #expect(response.status == .badRequest)
  }
}

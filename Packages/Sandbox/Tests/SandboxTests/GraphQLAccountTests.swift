import Foundation
import Testing

@testable import Sandbox

@Suite struct GraphQLAccountTests {
  private static let members = "{__typename id databaseId login name avatarUrl}"

  @Test(
    arguments: [
      (
        "{viewer\(members)}",
        #"""
        {"data":{"viewer":{"__typename":"User","id":"MDQ6VXNlcjY=","databaseId":6,\#
        "login":"robin-marsh","name":"Robin Marsh",\#
        "avatarUrl":"https://avatars.githubusercontent.com/u/6?v=4"}}}
        """#
      ),
      (
        #"{a:user(login:"ROBIN-marsh")\#(members)}"#,
        #"""
        {"data":{"a":{"__typename":"User","id":"MDQ6VXNlcjY=","databaseId":6,"login":"robin-marsh",\#
        "name":"Robin Marsh","avatarUrl":"https://avatars.githubusercontent.com/u/6?v=4"}}}
        """#
      ),
      (
        #"{repositoryOwner(login:"fjord")\#(members)}"#,
        #"""
        {"data":{"repositoryOwner":{"__typename":"Organization","id":"MDEyOk9yZ2FuaXphdGlvbjM4",\#
        "databaseId":38,"login":"fjord","name":"Fjord Transit",\#
        "avatarUrl":"https://avatars.githubusercontent.com/u/38?v=4"}}}
        """#
      ),
      (#"{repositoryOwner(login:"oskar"){login}}"#, #"{"data":{"repositoryOwner":{"login":"oskar"}}}"#),
      (
        #"{user(login:"linnet"){login ... on User{databaseId} ... on Organization{id}}}"#,
        #"{"data":{"user":{"login":"linnet","databaseId":64}}}"#
      ),
    ] as [(String, String)]
  )
  func `an account has the members that were asked for, in their order`(query: String, json: String) throws {
    #expect(try GraphQLProbe.answer(query) == json)
  }

  @Test(
    arguments: [
      (#"user(login:"fjord")"#, "fjord"), (#"user(login:"gardener[bot]")"#, "gardener[bot]"),
      (#"repositoryOwner(login:"gardener[bot]")"#, "gardener[bot]"), (#"user(login:"rmarsh")"#, "rmarsh"),
      (#"user(login:"nobody-at-all")"#, "nobody-at-all"), ("user", ""), ("repositoryOwner", ""),
      ("user(login:$missing)", ""), ("user(login:$number)", ""),
    ] as [(String, String)]
  )
  func `an account of another kind, a former login and none are null with an error`(
    field: String,
    login: String
  ) throws {
    let answer = try GraphQLProbe.answer("{who:\(field){login}}", #"{"number":6}"#)

    let message = "Could not resolve to an account with the login of '\(login)'."
    let error = #"{"type":"NOT_FOUND","path":["who"],"message":"\#(message)"}"#
    #expect(answer == #"{"data":{"who":null},"errors":[\#(error)]}"#)
  }

  @Test func `a variable stands for a login`() throws {
    let answer = try GraphQLProbe.answer("query($a:String!){user(login:$a){login}}", #"{"a":"oskar"}"#)

    #expect(answer == #"{"data":{"user":{"login":"oskar"}}}"#)
  }

  @Test(
    arguments: [
      ("{viewer{email}}", "email", "viewer"), ("{other:rateLimit}", "rateLimit", "other"),
      (#"{repositoryOwner(login:"fjord"){contributionsCollection{x}}}"#, "contributionsCollection", ""),
      ("{viewer{contributionsCollection{total}}}", "total", ""),
      ("{viewer{contributionsCollection{contributionCalendar{weeks{contributionDays{x}}}}}}", "x", ""),
    ] as [(String, String, String)]
  )
  func `a field that does not exist is an error`(query: String, field: String, alias: String) throws {
    let answer = try GraphQLProbe.answer(query)

    #expect(answer.contains(#""errors":[{"type":"undefinedField""#))
    #expect(answer.contains(#""message":"Field '\#(field)' doesn't exist"}"#))
    #expect(alias.isEmpty || answer.hasPrefix(#"{"data":{"\#(alias)":"#))
  }

  @Test func `nodes are in the order of their ids, null with an error where there is none`() throws {
    let answer = try GraphQLProbe.answer("{nodes(ids:$ids){login}}", #"{"ids":["MDQ6VXNlcjY=","x",6]}"#)

    #expect(answer.hasPrefix(#"{"data":{"nodes":[{"login":"robin-marsh"},null,null]},"errors":["#))
    for place in [1, 2] {
      #expect(answer.contains(#"{"type":"NOT_FOUND","path":["nodes","\#(place)"],"#))
    }
  }

  @Test func `only a list of ids gives nodes, and only a hundred of them`() throws {
    #expect(try GraphQLProbe.answer(#"{nodes(ids:"x"){login}}"#) == #"{"data":{"nodes":null}}"#)
    #expect(try GraphQLProbe.answer("{nodes{login}}") == #"{"data":{"nodes":null}}"#)
    for (count, found) in [(99, 99), (100, 100), (101, 100)] {
      let ids = Array(repeating: #""MDQ6VXNlcjY=""#, count: count).joined(separator: ",")
      let answer = try GraphQLProbe.answer("{nodes(ids:$ids){id}}", #"{"ids":[\#(ids)]}"#)
      #expect(answer.split(separator: #""id":"#).count - 1 == found)
      #expect(!answer.contains("errors"))
    }
  }

  @Test(arguments: [
    (
      "robin-marsh",
      #"""
      {"data":{"nodes":[{"repositories":{"nodes":[{"languages":{"edges":[{"size":41392,\#
      "node":{"name":"Befunge","color":null}},{"size":7970,"node":{"name":"Swift",\#
      "color":"#F05138"}},{"size":68701,"node":{"name":"Ruby","color":"#701516"}}]}},\#
      {"languages":{"edges":[{"size":58842,"node":{"name":"TypeScript","color":"#3178c6"}},\#
      {"size":60268,"node":{"name":"Haskell","color":"#5e5086"}}]}}]}}]}}
      """#
    ),
    (
      "hana-mori",
      #"""
      {"data":{"nodes":[{"repositories":{"nodes":[{"languages":{"edges":[{"size":51584,\#
      "node":{"name":"C","color":"#555555"}}]}},{"languages":{"edges":[{"size":21396,\#
      "node":{"name":"C","color":"#555555"}},{"size":57759,"node":{"name":"Elixir",\#
      "color":"#6e4a7e"}}]}},{"languages":{"edges":[{"size":16910,"node":{"name":"C++",\#
      "color":"#f34b7d"}},{"size":42109,"node":{"name":"Go","color":"#00ADD8"}},{"size":68852,\#
      "node":{"name":"C","color":"#555555"}}]}},{"languages":{"edges":[{"size":39399,\#
      "node":{"name":"C","color":"#555555"}}]}}]}}]}}
      """#
    ),
    (
      "openharbour",
      #"""
      {"data":{"nodes":[{"repositories":{"nodes":[{"languages":{"edges":[{"size":53550,\#
      "node":{"name":"Java","color":"#b07219"}},{"size":55533,"node":{"name":"C",\#
      "color":"#555555"}}]}},{"languages":{"edges":[{"size":70152,"node":{"name":"C++",\#
      "color":"#f34b7d"}},{"size":74988,"node":{"name":"Shell","color":"#89e051"}}]}}]}}]}}
      """#
    ), ("gardener[bot]", #"{"data":{"nodes":[{"repositories":{"nodes":[]}}]}}"#),
  ])
  func `the languages of an account's repositories have names, colors and bytes`(
    login: String,
    json: String
  ) throws {
    let query = "{repositories{nodes{languages{edges{size node{name color}}}}}}"
    let account = try #require(AccountCatalogue.all.account(named: login))
    let id = AccountDocument(account: account).nodeID

    let answer = try GraphQLProbe.answer("{nodes(ids:$ids)\(query)}", #"{"ids":["\#(id)"]}"#)

    #expect(answer == json)
  }

  @Test func `a text that is no query is an error without data`() throws {
    #expect(
      try GraphQLProbe.answer("{viewer{login}")
        == #"{"errors":[{"type":"GRAPHQL_PARSE_FAILED","path":[],"message":"Parse error on the query"}]}"#
    )
  }

  @Test(arguments: ["", "[]", "{}", #"{"query":1}"#, #"{"variables":{}}"#, #"{"query":null}"#])
  func `a body without a query has no answer`(body: String) throws {
    let account = try #require(AccountCatalogue.all.account(named: "aster"))

    #expect(GraphQLAnswer(viewer: account, now: GraphQLProbe.now).json(Data(body.utf8)) == nil)
  }

  @Test func `a query may come without variables`() throws {
    let account = try #require(AccountCatalogue.all.account(named: "aster"))
    let answer = GraphQLAnswer(viewer: account, now: GraphQLProbe.now)

    let json = try #require(answer.json(Data(#"{"query":"{viewer{login}}"}"#.utf8)))

    #expect(JSONWriter.data(json) == Data(#"{"data":{"viewer":{"login":"aster"}}}"#.utf8))
  }
}

@Suite struct NodeIDTests {
  @Test(
    arguments: [
      // The form before 2021: the length of the type, the type and the number.
      ("MDQ6VXNlcjY=", 6), ("0", nil), ("", nil), ("!", nil), ("MDQ6VXNlcjA=", nil), ("MDQ6VXNlcg==", nil),
      // The form since then: seven bytes of MessagePack, of which the last four are the number.
      ("U_kgDOAAAABg", 6), ("O_kgDOAAAABg", 6), ("BOT_kgDOAAAABg", 6), ("X_kgDOAAAABg", nil),
      ("U_kgDOAAAA", nil), ("U_kgDOAAAABgA", nil), ("U_AAAAAAAABg", 6), ("U_", nil), ("U_kgDOAAAAAA", nil),
      ("U_kgDO_____w", nil),
    ] as [(String, Int?)]
  )
  func `an id of either form leads to its account`(text: String, id: Int?) {
    #expect(NodeID(text)?.account.id == id)
  }

  @Test(arguments: [(40, 64, 6), (41, 68, nil), (43, 68, nil)] as [(Int, Int, Int?)])
  func `an id has at most 64 characters`(zeros: Int, length: Int, id: Int?) {
    let padded = "04:User" + String(repeating: "0", count: zeros) + "6"
    let text = Data(padded.utf8).base64EncodedString()

    #expect(text.count == length)
    #expect(NodeID(text)?.account.id == id)
  }

  @Test func `every kind of account is found by the id of its document`() throws {
    for place in stride(from: 0, to: AccountCatalogue.count, by: 37) {
      let account = AccountCatalogue.all.account(at: place)
      #expect(NodeID(AccountDocument(account: account).nodeID)?.account == account, "\(account.login)")
    }
  }
}

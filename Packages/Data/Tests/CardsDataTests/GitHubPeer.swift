import CardsData
import CardsDomain
import CardsFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import StorageKit
import Synchronization
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Accounts of a GitHub that is written for these tests, and its answers.
final class GitHubPeer: Sendable {
  static let root = "https://api.github.example"

  /// How the peer answers.
  struct State: Sendable {
    /// The accounts by number: login and name.
    var accounts: [Int: (login: String, name: String?)] = [
      1001: ("ada-larsson", "Ada Larsson"), 1002: ("bo-k", nil), 1003: ("cleo", nil),
      70_001: ("dora", "Dora"),
    ]
    /// The accounts that are organisations, which are not counted.
    var organisations: Set<Int> = []
    /// The accounts that a former login leads to.
    var renamed: [String: Int] = [:]
    /// The status of every query's answer; `nil` for the real ones.
    var queryFailure: Int?
    /// The account of the token; `nil` when the token is refused.
    var viewer: Int? = 1001
    /// The bodies of queries that contain a text, before any other answer.
    var scripts: [(text: String, body: String)] = []
    /// The contributions of a day in every range.
    var count = 2
    /// The most days that the service counts at once.
    var mostDays = 400
    /// The most accounts that the service counts at once.
    var mostNodes = 100
    /// Whether there is a connection.
    var isConnected = true
    /// The bodies of queries so far.
    var queries: [String] = []
    /// The paths of the other requests so far.
    var reads: [String] = []
  }

  let state = Mutex(State())

  func change(_ change: (inout State) -> Void) { state.withLock { change(&$0) } }

  var queries: [String] { state.withLock { $0.queries } }
  var reads: [String] { state.withLock { $0.reads } }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let path = request.url.path(percentEncoded: true)
    return state.withLock { state in
      guard path != "/graphql" else {
        return Self.graphQL(String(decoding: request.body ?? Data(), as: UTF8.self), &state)
      }
      state.reads.append(path)
      let parts = path.split(separator: "/")
      let found: Int?
      switch (parts.first, parts.dropFirst().first) {
      case ("user", nil):
        guard let viewer = state.viewer else {
          return Self.json(#"{"message":"Requires authentication"}"#, 401)
        }
        found = viewer
      case ("user", let id?): found = Int(id).flatMap { state.accounts[$0] == nil ? nil : $0 }
      case ("users", let login?):
        found = state.accounts.first { $0.value.login == login }?.key ?? state.renamed[String(login)]
      default: found = nil
      }
      guard let id = found, let account = state.accounts[id] else {
        return Self.json(#"{"message":"Not Found"}"#, 404)
      }
      let type = state.organisations.contains(id) ? "Organization" : "User"
      var answer = Self.json(Self.account(id, account, type))
      // Where a redirect was followed to.
      if let last = parts.last, state.renamed[String(last)] == id {
        answer.fields[.contentLocation] = "\(Self.root)/user/\(id)"
      }
      return answer
    }
  }

  static func account(_ id: Int, _ account: (login: String, name: String?), _ type: String) -> String {
    let name = account.name.map { "\"\($0)\"" } ?? "null"
    return """
      {"login":"\(account.login)","id":\(id),"type":"\(type)","avatar_url":"https://pictures.example/u/\(id)","name":\(name)}
      """
  }

  static func json(_ body: String, _ status: Int = 200) -> HTTPResponse {
    HTTPResponse(
      status: HTTPStatus(rawValue: status),
      fields: [.contentType: "application/json"],
      body: Data(body.utf8)
    )
  }

  private static func graphQL(_ body: String, _ state: inout State) -> HTTPResponse {
    state.queries.append(body)
    guard let viewer = state.viewer, let me = state.accounts[viewer]?.login else {
      return json(#"{"message":"Requires authentication"}"#, 401)
    }
    if let status = state.queryFailure { return json("{}", status) }
    if let script = state.scripts.first(where: { body.contains($0.text) }) { return json(script.body) }
    if body.contains("avatarUrl") { return cards(body, state) }
    if body.contains("repositories(") {
      return json(languages)
    }
    let dates = body.split(separator: "\"").compactMap { CalendarDay(String($0.prefix(10))) }
    guard dates.count == 2, let range = DayRange(first: dates[0], last: dates[1]) else {
      return json("{}", 400)
    }
    let isTooLarge = range.count > state.mostDays
    if body.contains("nodes(ids") {
      let users = Set(state.accounts.keys).subtracting(state.organisations)
      let ids = users.sorted().filter { body.contains("\"\(nodeID($0))\"") }
      guard !isTooLarge, ids.count <= state.mostNodes else { return json(tooLarge("nodes")) }
      // In another order than asked, between accounts of other types.
      if body.contains("weeks") {
        let nodes = ids.reversed().map { id in
          let account = calendar(id, state.accounts[id]?.login ?? "", viewer: me, range, id % 1000)
          let start = account.ranges(of: #""account":"#).first?.upperBound ?? account.startIndex
          return String(account[start...].dropLast(2))
        }
        let organisations = state.organisations.sorted().filter { body.contains("\"\(nodeID($0))\"") }
          .map { #"{"__typename":"Organization","databaseId":\#($0)}"# }
        let all = (["null"] + nodes + organisations).joined(separator: ",")
        return json(#"{"data":{"viewer":{"login":"\#(me)"},"nodes":[\#(all)]}}"#)
      }
      let nodes = ids.reversed().map { id in
        #"{"__typename":"User","databaseId":\#(id),"contributionsCollection":\#(totals(range.count * id % 1000))}"#
      }
      let organisations = state.organisations.sorted().filter { body.contains("\"\(nodeID($0))\"") }
        .map { #"{"__typename":"Organization","databaseId":\#($0)}"# }
      let all = ["null", #"{"__typename":"Organization"}"#] + nodes + organisations
      return json(#"{"data":{"nodes":[\#(all.joined(separator: ","))]}}"#)
    }
    guard !isTooLarge else { return json(tooLarge("account")) }
    let login =
      body.contains("account:viewer")
      ? me : body.components(between: #""login":""#, and: "\"") ?? ""
    guard let id = state.accounts.first(where: { $0.value.login == login })?.key,
      !state.organisations.contains(id)
    else {
      return json(#"{"data":{"account":null},"errors":[{"type":"NOT_FOUND","path":["account"]}]}"#)
    }
    return json(calendar(id, login, viewer: me, range, state.count))
  }

  /// The cards of the users that a query names, in another order than asked.
  private static func cards(_ body: String, _ state: State) -> HTTPResponse {
    let users = Set(state.accounts.keys).subtracting(state.organisations)
    let ids = users.sorted().filter { body.contains("\"\(nodeID($0))\"") }
    guard ids.count <= state.mostNodes else { return json(tooLarge("nodes")) }
    let nodes = ids.reversed().map { id in
      let name = state.accounts[id]?.name.map { "\"\($0)\"" } ?? "null"
      let account = #""login":"\#(state.accounts[id]?.login ?? "")","name":\#(name)"#
      return
        #"{"__typename":"User","databaseId":\#(id),\#(account),"avatarUrl":"https://pictures.example/u/\#(id)"}"#
    }
    return json(#"{"data":{"nodes":[\#((["null"] + nodes).joined(separator: ","))]}}"#)
  }

  static func calendar(_ id: Int, _ login: String, viewer: String, _ range: DayRange, _ count: Int) -> String
  {
    let days = (0..<range.count).map { place in
      #"{"date":"\#(range.first.advanced(by: place))","contributionCount":\#(count)}"#
    }
    let weeks = stride(from: 0, to: days.count, by: 7).map { start in
      #"{"contributionDays":[\#(days[start..<min(start + 7, days.count)].joined(separator: ","))]}"#
    }
    let total = range.count * count
    return """
      {"data":{"viewer":{"login":"\(viewer)"},"account":{"databaseId":\(id),"login":"\(login)",\
      "contributionsCollection":{"contributionCalendar":{"totalContributions":\(total),\
      "weeks":[\(weeks.joined(separator: ","))]},"totalCommitContributions":\(total),"totalIssueContributions":0,\
      "totalPullRequestContributions":1,"totalPullRequestReviewContributions":2,"restrictedContributionsCount":3}}}}
      """
  }

  /// The contributions of @bo-k on 29 February 2024.
  static let leapYear = """
    {"data":{"viewer":{"login":"ada-larsson"},"account":{"databaseId":1002,"login":"bo-k",\
    "contributionsCollection":{"contributionCalendar":{"totalContributions":7,"weeks":[{"contributionDays":\
    [{"date":"2024-02-29","contributionCount":7},{"date":"2024-02-30","contributionCount":1}]}]}}}}}
    """

  private static let languages = ##"""
    {"data":{"account":{"repositories":{"nodes":[null,{"languages":{"edges":[{"size":70,"node":\
    {"name":"Swift","color":"#F05138"}}]}}]}}}}
    """##.replacing("\\\n", with: "")

  static func totals(_ total: Int) -> String {
    """
    {"contributionCalendar":{"totalContributions":\(total)},"totalCommitContributions":\(total),\
    "totalIssueContributions":0,"totalPullRequestContributions":0,"totalPullRequestReviewContributions":0,\
    "restrictedContributionsCount":0}
    """
  }

  static func tooLarge(_ place: String) -> String {
    #"{"data":{"\#(place)":null},"errors":[{"type":"RESOURCE_LIMITS_EXCEEDED","path":["\#(place)"]}]}"#
  }

  /// The ids of accounts up to 65,535 have the form of before 2021.
  private static func nodeID(_ id: Int) -> String {
    id == 70_001 ? "U_kgDOAAERcQ" : Data("04:User\(id)".utf8).base64EncodedString()
  }
}

extension String {
  /// The text between two others.
  func components(between start: String, and end: Character) -> String? {
    ranges(of: start).first.map { String(self[$0.upperBound...].prefix { $0 != end }) }
  }
}

/// A clock that a test moves.
final class TestClock: Sendable {
  private let seconds = Mutex(CardsSamples.fetchedAt.timeIntervalSince1970)

  var now: Date { Date(timeIntervalSince1970: seconds.withLock { $0 }) }

  func advance(_ by: Double) { seconds.withLock { $0 += by } }
}

/// A cache over a closure, for both adapters.
func client(
  _ clock: TestClock,
  store: any DocumentStore = InMemoryDocumentStore(limit: 64 << 20),
  _ answer: @escaping @Sendable (HTTPRequest) throws(HTTPClientError) -> HTTPResponse
) -> OfflineHTTPClient {
  OfflineHTTPClient(
    transport: ClosureTransport(answer: answer),
    store: store,
    partition: "tests",
    now: { clock.now }
  )
}

private struct ClosureTransport: HTTPTransport {
  let answer: @Sendable (HTTPRequest) throws(HTTPClientError) -> HTTPResponse

  func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse { try answer(request) }
}

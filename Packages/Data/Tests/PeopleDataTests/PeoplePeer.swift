import DomainKernel
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import PeopleData
import PeopleDomain
import ResourceLoading
import StorageKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A repository whose peer is scripted by path and query; what is not scripted is not found.
struct PeoplePeer {
  static let root = "https://people.example.com/api"
  /// The only link of a last page.
  static let end = "<\(root)/users{?since}>; rel=first"
  static let now = Date(timeIntervalSince1970: 1_772_366_400)

  let transport = ScriptedTransport()
  let account = CurrentAccount(nil)
  let documents: InMemoryDocumentStore
  let client: OfflineHTTPClient
  /// The accounts that were shown, which a test records.
  let history: StoredUserHistory
  let repository: any UserRepository
  /// The repository for pages that nobody looks at.
  let passing: any UserRepository
  /// The repository for a walk to the end of the list.
  let walking: any UserRepository
  /// The repository for the first two pages of such a walk, which are stored.
  let beginning: any UserRepository

  init(_ answers: [String: Reply] = [:], root: String = Self.root, storing limit: Int = 64 << 20) throws {
    let url = try #require(URL(string: root))
    let endpoints = try #require(PeopleEndpoints(root: url))
    let redirects = RedirectInterceptor(isAllowed: endpoints.permits)
    let documents = InMemoryDocumentStore(limit: limit)
    let account = account
    let starts = StoredListStarts(
      documents: documents,
      partition: { account.value?.partition ?? "tests" },
      searched: { account.value.map { [$0.partition, "tests"] } ?? ["tests"] },
      observe: { Issue.record("\($0)") }
    )
    let history = StoredUserHistory(
      table: InMemorySearchTable(columns: StoredUserHistory.columns),
      partition: { account.value?.partition ?? "tests" },
      searched: { account.value.map { [$0.partition, "tests"] } ?? ["tests"] }
    )
    self.documents = documents
    self.history = history
    client = OfflineHTTPClient(
      transport: HTTPClient(transport: transport, interceptors: [redirects, endpoints.redirects]),
      store: documents,
      partition: "tests",
      now: { Self.now }
    )
    let loader = ResourceLoader(client: client, account: account)
    repository = HTTPUserRepository(loader: loader, endpoints: endpoints, starts: starts, history: history)
    passing = HTTPUserRepository(loader: loader, endpoints: endpoints, starts: starts, storesPages: false)
    let rest = HTTPUserRepository(loader: loader, endpoints: endpoints, storesPages: false, mostAhead: .max)
    walking = rest
    beginning = HTTPUserRepository(
      loader: loader,
      endpoints: endpoints,
      starts: starts,
      mostAhead: 1,
      rest: rest
    )
    serve(answers, root: root)
  }

  /// Gives other answers from now on.
  func serve(_ answers: [String: Reply], root: String = Self.root) {
    transport.answers { request in
      let place = String(request.url.absoluteString.dropFirst(root.utf8.count))
      return (answers[place] ?? Reply(404, #"{"message":"Not Found"}"#)).response
    }
  }

  /// Fails every request from now on.
  func disconnect() {
    transport.fails(.notConnected(reason: "no network in this test"))
  }

  /// The requests so far, in order.
  var requests: [HTTPRequest] { transport.requests }

  /// The paths and queries that were asked, in order.
  var asked: [String] {
    requests.map { String($0.url.absoluteString.dropFirst(Self.root.utf8.count)) }
  }

  func page(_ policy: FetchPolicy = .cacheFirst, count: Int = 2) async throws(ServiceError) -> Fetched<
    UserPage
  > {
    try await repository.users(.start(after: nil, count: count), policy)
  }

  func page(at address: String, _ policy: FetchPolicy = .cacheFirst) async throws(ServiceError) -> Fetched<
    UserPage
  > {
    try await repository.users(.next(UserPage.Mark(rawValue: address)), policy)
  }

  func profile(_ login: String = "ada", _ policy: FetchPolicy = .cacheFirst) async throws(ServiceError)
    -> Fetched<
      UserProfile
    >
  {
    try await repository.profile(of: login, policy)
  }
}

/// An answer of the scripted service; a text stands for one with status 200.
struct Reply: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  let response: HTTPResponse

  init(_ status: Int, _ body: String, _ fields: HTTPFields = [:]) {
    var all: HTTPFields = [.contentType: "application/json; charset=utf-8"]
    for field in fields { all[field.name] = nil }
    for field in fields { all.append(field) }
    response = HTTPResponse(status: HTTPStatus(rawValue: status), fields: all, body: Data(body.utf8))
  }

  init(stringLiteral body: String) {
    self.init(200, body)
  }

  /// A page of accounts of which only number and login are said.
  static func users(_ ids: Int..., links: String...) -> Reply {
    users(ids, links: links)
  }

  static func users(_ ids: [Int], links: [String] = []) -> Reply {
    let users = ids.map { "{\"id\":\($0),\"login\":\"user\($0)\"}" }
    return Reply(
      200,
      "[" + users.joined(separator: ",") + "]",
      HTTPFields(links.map { HTTPField(name: "Link", value: $0) })
    )
  }
}

extension UserPage {
  /// The numbers of its accounts.
  var ids: [Int] { users.map(\.id.rawValue) }
}

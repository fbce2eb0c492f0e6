import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import Sandbox

@Suite struct OctoDeckRefusalTests {
  private let probe = OctoDeckProbe()

  @Test(arguments: [
    "HEAD /cards", "PUT /cards", "DELETE /cards", "POST /cards/me", "PUT /cards/6", "GET /cards/me/x",
    "GET /cards/6/x", "PUT /cards/refresh/x", "DELETE /cards/6/x", "POST /cards/6", "PUT /communities",
    "DELETE /communities", "POST /communities/x", "PUT /communities/x", "GET /communities/x/members",
    "PUT /communities/x/cards", "GET /communities/x/refresh", "GET /communities/x/cards/y",
    "PUT /communities/x/refresh/y", "GET /stats", "POST /stats/me", "GET /stats/me/x", "GET /", "GET /x",
    "GET //cards", "GET /Cards", "GET /%63ards",
  ])
  func `what the contract does not name is not found, by the reference too`(call: String) async throws {
    let parts = call.split(separator: " ").map(String.init)
    for behaviour in OctoDeckBehaviour.allCases {
      let answer = try await OctoDeckProbe(behaviour)
        .send(HTTPMethod(rawValue: parts[0]), parts[1], body: "6", type: "text/plain")
      #expect(answer.status == 404)
      #expect(parts[0] == "HEAD" || answer.text == #"{"error":"no matching operation was found"}"#)
      #expect(answer.response.fields[.contentType] == "application/json")
    }
  }

  @Test(
    arguments: [
      ("8", "text/plain", 404), ("35", "TEXT/plain; charset=utf-8", 200), ("35", "text/plain;x", 200),
      ("35", "text/html", 400), ("35", nil, 400), ("", "text/plain", 400), (nil, "text/plain", 400),
    ] as [(String?, String?, Int)]
  )
  func `a card is added by a text`(body: String?, type: String?, status: Int) async throws {
    let answer = try await probe.send(.post, "/cards", body: body, type: type)

    #expect(answer.status == status)
    let isContract = answer.text == #"{"error":"request body has an error: a text is required"}"#
    #expect(isContract == (status == 400))
  }

  @Test(
    arguments: [
      (#"{"name":"N","startDateTime":"2025-06-01","endDateTime":"2025-07-01"}"#, "application/json", 200),
      (#"{"name":"N","startDateTime":"2025-06-01","endDateTime":"2025-07-01"}"#, "text/plain", 400),
      (#"{"name":"N","startDateTime":"2025-06-01","endDateTime":"2025-07-01"}"#, nil, 400),
      (#"{"name":1,"startDateTime":"2025-06-01","endDateTime":"2025-07-01"}"#, "application/json", 400),
      (#"{"name":"N","startDateTime":1,"endDateTime":"2025-07-01"}"#, "application/json", 400),
      (#"{"name":"N","startDateTime":"2025-06-01","endDateTime":null}"#, "application/json", 400),
      (#"{"startDateTime":"2025-06-01","endDateTime":"2025-07-01"}"#, "application/json", 400),
      ("[]", "application/json", 400), ("{", "application/json", 400), (nil, "application/json", 400),
    ] as [(String?, String?, Int)]
  )
  func `a community is made by three texts in JSON`(body: String?, type: String?, status: Int) async throws {
    let answer = try await probe.send(.post, "/communities", body: body, type: type)

    #expect(answer.status == status)
    let isContract = answer.text == #"{"error":"request body has an error: doesn't match schema"}"#
    #expect(isContract == (status == 400))
  }

  @Test func `without a token every call is refused with the reason`() async throws {
    let answer = try await probe.send(.get, "/cards", as: nil)

    #expect(answer.status == 401)
    #expect(answer.text == #"{"error":"Authorization header is required"}"#)
  }

  @Test(
    arguments: [
      ("Bearer", 200, nil), ("bearer", 401, "expected"), ("BEARER", 401, "expected"),
      ("token", 401, "expected"), ("Basic", 401, "expected"), ("Bearer x", 401, "Invalid or expired token"),
    ] as [(String, Int, String?)],
    OctoDeckBehaviour.allCases
  )
  func `a token has its scheme in front, in this spelling`(
    row: (String, Int, String?),
    behaviour: OctoDeckBehaviour
  ) async throws {
    let (scheme, status, reason) = row
    let token = try #require(GitHubToken.personal(for: "robin-marsh")).text

    let answer = try await cards("\(scheme) \(token)", behaviour)

    #expect(answer.status == status)
    #expect(reason.map { answer.text.contains($0) } ?? answer.text.hasPrefix(#"{"cards":"#))
  }

  @Test(arguments: [
    ("", "Authorization header is required"), ("Bearer x", "Invalid or expired token"),
    ("Bearer ", "Invalid authorization format, expected 'Bearer <token>'"),
    ("x", "Invalid authorization format, expected 'Bearer <token>'"),
  ])
  func `a refusal of credentials says what is wrong with them`(field: String, reason: String) async throws {
    let answer = try await cards(field)

    #expect(answer.status == 401)
    #expect(answer.text == #"{"error":"\#(reason)"}"#)
  }

  /// Asks for the deck with the value of `Authorization`.
  private func cards(
    _ authorization: String,
    _ behaviour: OctoDeckBehaviour = .corrected
  ) async throws -> OctoDeckProbe.Answer {
    let url = try #require(URL(string: "https://api.octodeck.furari.co/cards"))
    let request = HTTPRequest(url: url, fields: [.authorization: authorization])
    return OctoDeckProbe.Answer(response: await OctoDeckProbe(behaviour).service.response(to: request))
  }

  @Test(arguments: OctoDeckBehaviour.allCases)
  func `data that cannot be kept are an error of the service, which the reference does not explain`(
    behaviour: OctoDeckBehaviour
  ) async throws {
    let probe = OctoDeckProbe(behaviour, store: InMemoryRecordStore(limit: 10))

    let answer = try await probe.send(.get, "/cards")

    #expect(answer.status == 500)
    let isExplained = answer.text.hasPrefix(#"{"error":"The sandbox cannot keep its data: "#)
    #expect(isExplained == (behaviour == .corrected))
    #expect(answer.text.isEmpty == (behaviour == .reference))
    #expect((answer.response.fields[.contentType] == nil) == (behaviour == .reference))
    #expect(answer.response.fields[.date] == "Mon, 01 Dec 2025 00:00:00 GMT")
  }

  @Test(
    arguments: [
      (400, #"{"error":"The request failed with status 400"}"#),
      (429, #"{"error":"The request failed with status 429"}"#),
      (499, #"{"error":"The request failed with status 499"}"#), (500, ""), (503, ""),
    ] as [(Int, String)]
  )
  func `a simulated error has a reason, but not one of the server`(status: Int, text: String) throws {
    let url = try #require(URL(string: "https://api.octodeck.furari.co/cards"))

    let body = probe.service.errorBody(HTTPStatus(rawValue: status), for: HTTPRequest(url: url))

    #expect(body.mediaType == "application/json")
    #expect(String(decoding: body.data, as: UTF8.self) == text)
  }

  @Test func `a record that cannot be read is an error that names the service`() async throws {
    let store = InMemoryRecordStore()
    _ = try await store.set(Data("junk".utf8), for: "state", in: "octodeck", ifRevision: nil)

    let answer = try await OctoDeckProbe(store: store).send(.get, "/cards")

    let reason = "The sandbox cannot keep its data: the record of the OctoDeck service is unreadable: "
    #expect(answer.status == 500)
    #expect(answer.text.hasPrefix(#"{"error":"\#(reason)"#))
  }

  @Test func `a token that was withdrawn is refused`() async throws {
    let revoked = RevokedGitHubTokens()
    let service = OctoDeckService(seed: 7, revoked: revoked) { OctoDeckProbe.now }
    let token = try #require(GitHubToken.personal(for: "robin-marsh"))
    let url = try #require(URL(string: "https://api.octodeck.furari.co/cards"))
    let request = HTTPRequest(url: url, fields: [.authorization: "Bearer \(token.text)"])
    let before = await service.response(to: request)
    revoked.insert(token)

    let after = await service.response(to: request)

    #expect(before.status == .ok)
    #expect(after.status == .unauthorized)
    #expect(String(decoding: after.body, as: UTF8.self) == #"{"error":"Invalid or expired token"}"#)
  }

  @Test func `a service that is not told how to say errors says what they are`() async throws {
    let service = OctoDeckService(seed: 7) { OctoDeckProbe.now }
    let token = try #require(GitHubToken.personal(for: "robin-marsh"))
    let url = try #require(URL(string: "https://api.octodeck.furari.co/cards/0"))
    let request = HTTPRequest(url: url, fields: [.authorization: "Bearer \(token.text)"])

    let answer = await service.response(to: request)

    #expect(answer.status == .notFound)
    #expect(String(decoding: answer.body, as: UTF8.self) == #"{"error":"not found"}"#)
  }

  @Test func `the service has one host`() {
    #expect(probe.service.hosts == ["api.octodeck.furari.co"])
  }
}

@Suite struct OctoDeckStateTests {
  @Test func `at first there are two communities around today`() {
    let communities = OctoDeckProbe.communities

    #expect(communities.map(\.name) == ["Friday Fixes", "Lighthouse Open Source"])
    #expect(communities.map(\.members.count) == [14, 70])
    #expect(communities.map { CivilDay.text($0.first) } == ["2025-06-04", "2024-12-02"])
    #expect(communities.map { CivilDay.text($0.last) } == ["2026-03-01", "2025-12-01"])
    #expect(communities.map(\.hasValidPeriod) == [true, true])
    #expect(
      communities[0].members.map(\.total) == [
        334, 769, 540, 397, 381, 369, 259, 607, 559, 482, 448, 616, 138, 225,
      ]
    )
    let kinds = communities[1].members.compactMap { AccountCatalogue.all.account(id: $0.id)?.kind }
    #expect(kinds.count { $0 == .user } == 70)
  }

  @Test(arguments: [(0, 0, false), (0, 1, true), (1, 0, false), (10, 376, true), (10, 377, false)])
  func `a period is of up to 366 days and ends after it begins`(first: Int, last: Int, isValid: Bool) {
    #expect(OctoDeckCommunity(id: "c", name: "n", first: first, last: last).hasValidPeriod == isValid)
  }

  @Test func `a member of whom GitHub knows nothing keeps its total, and is never the best`() throws {
    let account = try #require(AccountCatalogue.all.account(named: "robin-marsh"))
    var community = OctoDeckProbe.communities[0]
    community.members = [OctoDeckCommunity.Member(id: 0, total: 9), OctoDeckCommunity.Member(id: account.id)]

    community.refresh(now: OctoDeckProbe.now)

    #expect(community.members.map(\.total) == [9, 769])
    #expect(Set(community.best.values) == [account.id])
    #expect(community.best.count == 5)
  }

  @Test func `a member without contributions is the best at nothing`() throws {
    let account = try #require(AccountCatalogue.all.account(named: "fjord"))
    var community = OctoDeckCommunity(id: "c", name: "n", first: 20_000, last: 20_100, members: [account])
    community.best = ["bestContributor": 1]

    community.refresh(now: OctoDeckProbe.now)

    #expect(community.best.isEmpty)
    #expect(community.members.map(\.total) == [0])
  }

  @Test func `one contribution is enough to be the best`() throws {
    let best = try best(of: ["silvanofioravanti"], days: 20_387...20_388)

    #expect(best == ["bestContributor": 114, "bestCommitter": 114])
  }

  @Test(arguments: [
    (["aster", "silvanofioravanti"], 3), (["silvanofioravanti", "aster"], 114),
  ])
  func `of members with equally many contributions the first is the best`(logins: [String], id: Int) throws {
    let best = try best(of: logins, days: 20_391...20_392)

    #expect(best == ["bestContributor": id, "bestCommitter": 3, "bestReviewer": 114])
  }

  private func best(of logins: [String], days: ClosedRange<Int>) throws -> [String: Int] {
    let accounts = try logins.map { try #require(AccountCatalogue.all.account(named: $0)) }
    var community = OctoDeckCommunity(
      id: "c",
      name: "n",
      first: days.lowerBound,
      last: days.upperBound,
      members: accounts
    )
    community.refresh(now: OctoDeckProbe.now)
    return community.best
  }
}

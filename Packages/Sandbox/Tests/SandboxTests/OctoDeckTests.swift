import ClockFakes
import Foundation
import NetworkingKit
import StorageKit
import Testing

@testable import Sandbox

@Suite struct OctoDeckTests {
  typealias Object = [String: Any]

  private func service(
    _ behaviour: OctoDeckBehaviour = .corrected,
    _ store: any RecordStore = InMemoryRecordStore()
  ) -> OctoDeckService {
    OctoDeckService(store: store, seed: 7, behaviour: behaviour) {
      Date(timeIntervalSince1970: 1_764_547_200)
    }
  }

  private func send(
    _ service: OctoDeckService,
    _ method: HTTPMethod,
    _ path: String,
    token: String? = GitHubToken.personal(for: "robin-marsh")?.text,
    body: String? = nil,
    type: String? = nil
  ) async throws -> (status: Int, object: Object?, body: Data) {
    let url = try #require(URL(string: "https://api.octodeck.furari.co" + path))
    var request = HTTPRequest(method: method, url: url, body: body.map { Data($0.utf8) })
    request.fields[.contentType] = type
    request.fields[.authorization] = token.map { "Bearer " + $0 }
    let response = await service.response(to: request)
    let object = try? JSONSerialization.jsonObject(with: response.body) as? Object
    return (response.status.rawValue, object, response.body)
  }

  private func deck(_ service: OctoDeckService) async throws -> [String] {
    let cards = try #require(try await send(service, .get, "/cards").object?["cards"] as? [Object])
    return cards.compactMap { $0["githubId"] as? String }
  }

  private var other: String {
    let users = (0..<40).map { AccountCatalogue.all.account(at: $0) }
    return String(users.last { $0.kind == .user && $0.login != "robin-marsh" }?.id ?? 0)
  }

  @Test(arguments: [(OctoDeckBehaviour.corrected, 409), (.reference, 200)])
  func `a card is added twice only at the reference`(behaviour: OctoDeckBehaviour, status: Int) async throws {
    let service = service(behaviour)
    #expect(try await send(service, .post, "/cards", body: other, type: "text/plain").status == 200)
    #expect(try await send(service, .post, "/cards", body: other, type: "text/plain").status == status)
    #expect(try await deck(service).count == (behaviour == .reference ? 2 : 1))
    #expect(try await send(service, .delete, "/cards/" + other).status == 200)
    #expect(try await deck(service).isEmpty)
  }

  @Test(arguments: [(OctoDeckBehaviour.corrected, 404), (.reference, 500)])
  func `what does not exist is an empty 500 only at the reference`(behaviour: OctoDeckBehaviour, status: Int)
    async throws
  {
    let service = service(behaviour)
    for path in ["/cards/999999999", "/cards/x", "/stats/-1", "/communities/none", "/communities/none/cards"]
    {
      let answer = try await send(service, .get, path)
      #expect(answer.status == status, "\(path)")
      #expect(answer.body.isEmpty == (status == 500))
    }
  }

  @Test(arguments: [(OctoDeckBehaviour.corrected, 404), (.reference, 500)])
  func `an organisation and a bot have cards and no contributions, not even none`(
    behaviour: OctoDeckBehaviour,
    status: Int
  ) async throws {
    let service = service(behaviour)
    let accounts = (0..<300).map { AccountCatalogue.all.account(at: $0) }
    for kind in [GitHubAccount.Kind.organisation, .bot] {
      let account = try #require(accounts.first { $0.kind == kind })
      #expect(try await send(service, .get, "/cards/\(account.id)").status == 200)
      #expect(try await send(service, .get, "/stats/\(account.id)").status == status)
    }
  }

  @Test func `a request that breaks the contract is refused before its token is looked at`() async throws {
    let service = service()
    #expect(
      try await send(service, .post, "/cards", token: nil, body: "1", type: "application/json").status == 400
    )
    #expect(
      try await send(service, .post, "/communities", token: nil, body: "{}", type: "application/json").status
        == 400
    )
    #expect(try await send(service, .get, "/nothing", token: nil).status == 404)
    #expect(try await send(service, .get, "/cards", token: nil).status == 401)
    #expect(
      try await send(service, .get, "/cards", token: "ghp_none").object?["error"] as? String
        == "Invalid or expired token"
    )
  }

  @Test(arguments: [(OctoDeckBehaviour.corrected, "20", 400), (.reference, "0001", 200)])
  func `a period that cannot be counted is refused, and a good one given back, but not by the reference`(
    behaviour: OctoDeckBehaviour,
    year: String,
    status: Int
  ) async throws {
    let service = service(behaviour)
    func body(_ end: String) -> String {
      #"{"name":"N","startDateTime":"2025-01-01T00:00:00Z","endDateTime":"\#(end)T00:00:00Z"}"#
    }
    let bad = try await send(
      service,
      .post,
      "/communities",
      body: body("2024-01-01"),
      type: "application/json"
    )
    #expect(bad.status == status)
    let good = try await send(
      service,
      .post,
      "/communities",
      body: body("2025-06-01"),
      type: "application/json"
    )
    let made = try #require(good.object?["community"] as? Object)
    #expect((made["startDateTime"] as? String)?.hasPrefix(year) == true)
  }

  @Test func `a community that was made is found by its number`() async throws {
    let service = service()
    let body = #"{"name":"N","startDateTime":"2025-01-01T00:00:00Z","endDateTime":"2025-06-01T00:00:00Z"}"#

    let answer = try await send(service, .post, "/communities", body: body, type: "application/json")

    let made = try #require(answer.object?["community"] as? Object)
    let id = try #require(made["id"] as? String)
    #expect(try await send(service, .get, "/communities/" + id).status == 200)
  }

  @Test func `a refresh finds the best members, and members are in the order of their totals`() async throws {
    let store = InMemoryRecordStore()
    let service = service(.corrected, store)
    let list = try await send(service, .get, "/communities").object?["communities"] as? [Object]
    let id = try #require(list?.first?["id"] as? String)

    let page = try await send(service, .put, "/communities/\(id)/refresh").object
    let best = try #require(page?["highlightedCard"] as? Object)
    let first = (best["bestContributor"] as? Object)?["githubId"] as? String
    let cards = try await send(service, .get, "/communities/\(id)/cards").object?["cards"] as? [Object]

    #expect(cards?.first?["githubId"] as? String == first)
    #expect(first?.isEmpty == false)
    // Another process goes on with the same state.
    #expect(try await send(self.service(.corrected, store), .get, "/communities/\(id)").status == 200)
  }

  @Test func `contributions are a year of days`() async throws {
    let stats = try #require(try await send(service(), .get, "/stats/me").object?["stats"] as? Object)
    let days = try #require(stats["contributions"] as? [Object])
    #expect(days.count == 365)
    #expect(days.last?["date"] as? String == "2025-12-01")
    let total = days.compactMap { $0["count"] as? Int }.reduce(0, +)
    #expect(stats["totalContribution"] as? Int == total)
    #expect(total > 0)
    let kinds = try #require(stats["contributionDetail"] as? [String: Int])
    #expect(kinds.count == 4)
    #expect(kinds.values.allSatisfy { $0 > 0 })
    #expect(kinds.values.reduce(0, +) <= total)
  }
}

import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct OctoDeckCommunityTests {
  private static let first = "a02f8603-3a37-49ee-b753-cd6ae62b4d6b"
  private static let second = "b0506ef3-501f-47f9-a821-fdc588ca6585"
  private let probe = OctoDeckProbe()

  private func bestIDs(_ text: String) -> [String] {
    text.matches(of: /"(best[A-Za-z]+)":\{"githubId":"(\d*)"/).map { "\($0.1) \($0.2)" }
  }

  @Test(
    arguments: [
      (
        OctoDeckBehaviour.corrected,
        #"""
        {"communities":[{"id":"a02f8603-3a37-49ee-b753-cd6ae62b4d6b","name":"Friday Fixes",\#
        "startDateTime":"2025-06-04T00:00:00Z","endDateTime":"2026-03-01T00:00:00Z"},\#
        {"id":"b0506ef3-501f-47f9-a821-fdc588ca6585","name":"Lighthouse Open Source",\#
        "startDateTime":"2024-12-02T00:00:00Z","endDateTime":"2025-12-01T00:00:00Z"}]}
        """#
      ),
      (
        .reference,
        #"""
        {"communities":[{"id":"a02f8603-3a37-49ee-b753-cd6ae62b4d6b","name":"Friday Fixes",\#
        "startDateTime":"0001-01-01T00:00:00Z","endDateTime":"0001-01-01T00:00:00Z"},\#
        {"id":"b0506ef3-501f-47f9-a821-fdc588ca6585","name":"Lighthouse Open Source",\#
        "startDateTime":"0001-01-01T00:00:00Z","endDateTime":"0001-01-01T00:00:00Z"}]}
        """#
      ),
    ] as [(OctoDeckBehaviour, String)]
  )
  func `the communities of an account have names and periods, which the reference does not know`(
    behaviour: OctoDeckBehaviour,
    json: String
  ) async throws {
    let answer = try await OctoDeckProbe(behaviour).send(.get, "/communities")

    #expect(answer.text == json)
  }

  @Test func `an account has the communities that it is in`() async throws {
    let login = AccountCatalogue.all.account(at: 60).login

    let answer = try await probe.send(.get, "/communities", as: login)

    #expect(!answer.text.contains("Friday Fixes"))
    #expect(answer.text.contains("Lighthouse Open Source"))
    #expect(try await probe.send(.get, "/communities", as: "fjord").text == #"{"communities":[]}"#)
  }

  @Test(arguments: [
    (
      first,
      """
      bestContributor 6, bestCommitter 6, bestReviewer 33, bestIssuer 6, bestPullRequester 6
      """
    ),
    (
      second,
      """
      bestContributor 72, bestCommitter 503, bestReviewer 72, bestIssuer 72, bestPullRequester 72
      """
    ),
  ])
  func `the best members of a community are told by what they did most`(id: String, best: String)
    async throws
  {
    let page = try await probe.send(.get, "/communities/\(id)").text

    #expect(page.hasPrefix(#"{"community":{"id":"\#(id)","name":""#))
    #expect(bestIDs(page).joined(separator: ", ") == best)
    #expect(page.contains(#""identicon":{"color":"#))
  }

  @Test(arguments: [
    (first, "6 50 33 35 11 42 45 13 19 24 3 28 54 52"),
    (
      second,
      """
      72 503 104 206 256 182 136 154 161 119 269 6 94 319 108 64 298 33 239 50 218 35 459 78 535 \
      246 87 426 532 395 45 11 42 367 307 203 13 19 24 167 71 274 3 564 84 423 28 375 295 54 324 \
      491 58 251 169 549 480 52 128 353 222 470 197 114 385 335 81 98 122 178
      """
    ),
  ])
  func `members are in the order of their totals, and of their joining where those are equal`(
    id: String,
    members: String
  ) async throws {
    let ids = try await probe.ids("/communities/\(id)/cards")

    #expect(ids.map(String.init).joined(separator: " ") == members)
  }

  @Test func `the best of a community without members are nobody`() async throws {
    let made = try await probe.create("2025-06-01", "2025-07-01")
    let id = try #require(made.text.firstMatch(of: /"id":"([^"]+)"/)?.1)

    let page = try await probe.send(.get, "/communities/\(id)").text

    let nobody = """
      {"githubId":"","userName":"","fullName":"","iconUrl":"","identicon":{"color":"","blocks":[]},\
      "mostUsedLanguage":{"name":"","color":""}}
      """
    #expect(page.hasSuffix(#""bestPullRequester":\#(nobody)}}"#))
    #expect(page.split(separator: nobody).count == 6)
    #expect(try await probe.send(.get, "/communities/\(id)/cards").text == #"{"cards":[]}"#)
  }

  @Test(
    arguments: [
      (OctoDeckBehaviour.corrected, "2025-06-01", "2025-07-02"), (.reference, "0001-01-01", "0001-01-01"),
    ] as [(OctoDeckBehaviour, String, String)]
  )
  func `a community that is made is given back`(behaviour: OctoDeckBehaviour, start: String, end: String)
    async throws
  {
    let probe = OctoDeckProbe(behaviour)

    let made = try await probe.create("2025-06-01T10:00:00Z", "2025-07-02")

    let json = """
      {"community":{"id":"745a76f0-54b1-466d-ae18-178f75db34a0","name":"Night Shift","startDateTime":"\(start)T00:00:00Z",\
      "endDateTime":"\(end)T00:00:00Z"}}
      """
    #expect(made.status == 200)
    #expect(made.text == json)
    #expect(try await probe.send(.get, "/communities/745a76f0-54b1-466d-ae18-178f75db34a0").status == 200)
    #expect(
      try await probe.send(.get, "/communities").text.contains("745a76f0-54b1-466d-ae18-178f75db34a0")
        == false
    )
  }

  @Test(
    arguments: [
      ("N", "2025-06-01", "2025-06-02", 200, 200), ("N", "2025-06-01", "2025-06-01", 400, 200),
      ("N", "2025-06-02", "2025-06-01", 400, 200), ("N", "2024-06-01", "2025-06-02", 200, 200),
      ("N", "2024-06-01", "2025-06-03", 400, 200), ("", "2025-06-01", "2025-06-02", 400, 200),
    ] as [(String, String, String, Int, Int)]
  )
  func `a community has a name and a period of up to 366 days, unless the reference makes it`(
    name: String,
    start: String,
    end: String,
    corrected: Int,
    reference: Int
  ) async throws {
    let answer = try await probe.create(start, end, name: name)

    #expect(answer.status == corrected)
    let isRefused = answer.text == #"{"error":"the period or the name is not valid"}"#
    #expect(isRefused == (corrected == 400))
    #expect(try await OctoDeckProbe(.reference).create(start, end, name: name).status == reference)
  }

  @Test(arguments: OctoDeckBehaviour.allCases, [("never", "2025-06-01"), ("2025-06-01", "2025-02-30")])
  func `a date that cannot be read is refused by both`(
    behaviour: OctoDeckBehaviour,
    period: (String, String)
  ) async throws {
    let answer = try await OctoDeckProbe(behaviour).create(period.0, period.1)

    #expect(answer.status == 400)
    #expect(answer.text == #"{"error":"a date is unreadable"}"#)
  }

  @Test func `a community that was deleted is gone`() async throws {
    let before = try await probe.send(.get, "/communities/\(Self.first)").text
    let deleted = try await probe.send(.delete, "/communities/\(Self.first)")

    #expect(deleted.status == 200)
    #expect(deleted.text.hasPrefix(#"{"community":{"id":"\#(Self.first)","name":"Friday Fixes","#))
    #expect(before.hasPrefix(deleted.text.dropLast()))
    #expect(try await probe.send(.get, "/communities/\(Self.first)").status == 404)
    #expect(try await probe.send(.delete, "/communities/\(Self.first)").status == 404)
    #expect(try await probe.send(.get, "/communities/\(Self.second)").status == 200)
  }

  @Test(arguments: [(OctoDeckBehaviour.corrected, 409, 1), (.reference, 200, 2)])
  func `an account joins at the end, twice only at the reference, and leaves`(
    behaviour: OctoDeckBehaviour,
    status: Int,
    count: Int
  ) async throws {
    let probe = OctoDeckProbe(behaviour)
    let path = "/communities/\(Self.first)/cards"
    let members = try await probe.ids(path)
    let card = try await probe.send(.get, "/cards/me", as: "fjord").text

    let joined = try await probe.send(.post, path, as: "fjord")
    #expect(joined.status == 200)
    #expect(joined.text == card)
    #expect(try await probe.send(.post, path, as: "fjord").status == status)
    #expect(try await probe.ids(path).suffix(count) == Array(repeating: 38, count: count)[...])
    #expect(try await probe.send(.get, "/communities", as: "fjord").text.contains(Self.first))
    let left = try await probe.send(.delete, path, as: "fjord")

    #expect(left.status == 200)
    #expect(left.text == card)
    #expect(try await probe.ids(path) == members)
  }

  @Test func `a member who joins counts from the next refresh on`() async throws {
    let path = "/communities/\(Self.first)"
    let id = 72
    let page = try await probe.send(.get, path).text
    _ = try await probe.send(.post, path + "/cards", as: "dobromirgorka")
    #expect(try await probe.send(.get, path).text == page)
    #expect(try await probe.ids(path + "/cards").last == id)

    let refreshed = try await probe.send(.put, path + "/refresh")

    #expect(refreshed.status == 200)
    #expect(
      bestIDs(refreshed.text).joined(separator: ", ") == """
        bestContributor 72, bestCommitter 72, bestReviewer 72, bestIssuer 72, bestPullRequester 72
        """
    )
    #expect(try await probe.send(.get, path).text == refreshed.text)
    #expect(try await probe.ids(path + "/cards").first == id)
  }

  @Test(arguments: [
    "GET", "DELETE", "GET /cards", "POST /cards", "DELETE /cards", "PUT /refresh",
  ])
  func `a community that is not there is not found`(call: String) async throws {
    let parts = call.split(separator: " ").map(String.init)
    let path = "/communities/none" + (parts.count == 2 ? parts[1] : "")

    let answer = try await probe.send(HTTPMethod(rawValue: parts[0]), path)

    #expect(answer.status == 404)
    #expect(answer.text == #"{"error":"not found"}"#)
    let hidden = try await OctoDeckProbe(.reference).send(HTTPMethod(rawValue: parts[0]), path)
    #expect(hidden.status == 500)
    #expect(hidden.text.isEmpty)
  }

  @Test func `the reference fails to count a period that it accepted`() async throws {
    let probe = OctoDeckProbe(.reference)
    #expect(
      try await probe.create("2025-06-02", "2025-06-01").text.contains(
        #""id":"745a76f0-54b1-466d-ae18-178f75db34a0""#
      )
    )

    let answer = try await probe.send(.put, "/communities/745a76f0-54b1-466d-ae18-178f75db34a0/refresh")

    #expect(answer.status == 500)
    #expect(answer.text.isEmpty)
  }
}

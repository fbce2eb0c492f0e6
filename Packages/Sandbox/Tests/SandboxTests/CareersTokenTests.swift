import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersTokenTests {
  private let probe = CareersProbe()

  @Test func `an access token is good for 900 seconds`() async throws {
    let user = try await probe.register()
    probe.clock.advance(by: 899.999)
    #expect(try await probe.send(.get, "/auth/me", token: user.token).status == .ok)
    probe.clock.advance(by: 0.001)
    #expect(try await probe.refusal(.get, "/auth/me", token: user.token) == "401 expired_access_token")
    #expect(try await probe.refusal(.get, "/jobs", token: user.token) == "401 expired_access_token")
    #expect(try await probe.send(.get, "/jobs").status == .ok)
  }

  @Test func `a token that was changed is invalid`() async throws {
    let token = try await probe.register().token
    let halves = token.split(separator: ".").map(String.init)
    try #require(halves.count == 2)
    let forged = Data(#"{"sub":"x","email":"x","exp":9999999999,"jti":"x"}"#.utf8).base64EncodedString()
    let bad = [
      "x", token + "x", halves[0], "\(halves[0]).", "\(halves[1]).\(halves[0])", "\(forged).\(halves[1])",
      token + ".x",
    ]
    for other in bad {
      #expect(try await probe.refusal(.get, "/auth/me", token: other) == "401 invalid_access_token")
    }
  }

  @Test func `the first part of a token is readable and names the address`() async throws {
    let token = try await probe.register().token
    var part = String(token.prefix { $0 != "." }).replacing("-", with: "+").replacing("_", with: "/")
    part += String(repeating: "=", count: (4 - part.count % 4) % 4)
    let data = try #require(Data(base64Encoded: part))
    let claims = try #require(JSONSerialization.jsonObject(with: data) as? CareersProbe.Object)
    #expect(try claims.text("email") == "dewi@example.com")
  }

  @Test func `the scheme is compared with its letter case`() async throws {
    let token = try await probe.register().token
    for value in ["bearer \(token)", "BEARER \(token)", "Token \(token)", token, "Bearer"] {
      let answer = try await probe.send(.get, "/auth/me", fields: [.authorization: value])
      #expect(String(decoding: answer.body, as: UTF8.self).contains("missing_access_token"))
    }
  }

  @Test(arguments: [
    "GET /auth/me", "GET /users/me/saved-jobs", "POST /users/me/saved-jobs", "DELETE /users/me/saved-jobs/1",
    "GET /users/me/saved-posts", "POST /users/me/saved-posts", "DELETE /users/me/saved-posts/1",
    "POST /jobs/1/applications", "GET /users/me/applications", "GET /users/me/applications/1/journey",
    "POST /users/me/applications/1/documents/upload-url", "POST /users/me/applications/1/documents",
    "GET /users/me/applications/1/documents", "POST /users/me/applications/1/offer/accept",
    "POST /users/me/applications/1/offer/decline", "GET /users/me/profile", "GET /trust/profile",
    "PATCH /users/me/profile", "GET /users/me/verification-documents",
    "POST /users/me/verification/final-request", "POST /identity/kyc/sessions", "GET /identity/kyc/status",
    "POST /identity/kyc/upload-url", "POST /identity/kyc/documents", "POST /identity/kyc/sessions/1/submit",
    "POST /identity/kyc/sessions/1/provider-metadata", "GET /identity/kyc/history", "POST /organizations",
    "POST /organizations/1/verification", "GET /organizations/1/verification/status",
  ])
  func `what belongs to a user needs a token, which is checked before the body`(call: String) async throws {
    let parts = call.split(separator: " ").map(String.init)
    let method = HTTPMethod(rawValue: parts[0])
    let body = "{"
    #expect(try await probe.refusal(method, parts[1], body: body) == "401 missing_access_token")
    #expect(
      try await probe.refusal(method, "/v1" + parts[1], token: "x", body: body) == "401 invalid_access_token"
    )
  }

  @Test func `a refresh token is exchanged once, and its use again does no harm`() async throws {
    let user = try await probe.register()
    let old = #"{"refreshToken":"\#(user.refreshToken)"}"#
    let answer = try await probe.object(.post, "/auth/refresh", body: old)
    let next = try answer.text("refreshToken")
    #expect(next != user.refreshToken)
    #expect(try answer.text("accessToken") != user.token)
    #expect(try answer.object("user").text("id") == user.id)
    #expect(try await probe.refusal(.post, "/auth/refresh", body: old) == "401 invalid_refresh_token")
    #expect(try await probe.send(.get, "/auth/me", token: user.token).status == .ok)
    _ = try await probe.object(.post, "/auth/refresh", body: #"{"refreshToken":"\#(next)"}"#)
  }

  @Test func `of ten refreshes at once one succeeds`() async throws {
    let body = #"{"refreshToken":"\#(try await probe.register().refreshToken)"}"#
    let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<10 {
        group.addTask { try await probe.send(.post, "/auth/refresh", body: body).status.rawValue }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses.sorted() == [200] + Array(repeating: 401, count: 9))
  }

  @Test func `a refresh token is good for seven days`() async throws {
    let first = try await probe.register("a@example.com")
    let second = try await probe.register("b@example.com")
    probe.clock.advance(by: 604_799.999)
    _ = try await probe.object(.post, "/auth/refresh", body: #"{"refreshToken":"\#(first.refreshToken)"}"#)
    probe.clock.advance(by: 0.001)
    let late = #"{"refreshToken":"\#(second.refreshToken)"}"#
    #expect(try await probe.refusal(.post, "/auth/refresh", body: late) == "401 invalid_refresh_token")
  }

  @Test(arguments: [
    ("", "400 invalid_refresh_token"), (#"{"refreshToken":"  "}"#, "400 invalid_refresh_token"),
    (#"{"refreshToken":"nonsense"}"#, "401 invalid_refresh_token"), ("null", "500 internal_error"),
  ])
  func `a refresh without a good token is refused`(body: String, refusal: String) async throws {
    #expect(try await probe.refusal(.post, "/auth/refresh", body: body) == refusal)
  }

  @Test func `logout revokes the refresh token only`() async throws {
    let user = try await probe.register()
    let body = #"{"refreshToken":"\#(user.refreshToken)"}"#
    let answer = try await probe.send(.post, "/auth/logout", body: body)
    #expect(answer.status.rawValue == 204)
    #expect(answer.body.isEmpty)
    #expect(try await probe.refusal(.post, "/auth/refresh", body: body) == "401 invalid_refresh_token")
    #expect(try await probe.send(.get, "/auth/me", token: user.token).status == .ok)
  }

  @Test(arguments: ["", "{}", #"{"refreshToken":"junk"}"#])
  func `logout without a token succeeds and signs nobody out`(body: String) async throws {
    let user = try await probe.register()
    #expect(try await probe.send(.post, "/auth/logout", body: body).status.rawValue == 204)
    let refresh = #"{"refreshToken":"\#(user.refreshToken)"}"#
    #expect(try await probe.send(.post, "/auth/refresh", body: refresh).status == .ok)
  }
}

import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite struct CareersAccountTests {
  private let probe = CareersProbe()

  // MARK: - Registration

  @Test func `a registration answers with user, tokens and challenge`() async throws {
    let body = #"{"fullName":"  Dewi Lestari ","email":" Dewi@Example.COM","password":"12345678"}"#
    let answer = try await probe.object(.post, "/v1/auth/register", body: body, status: 201)
    let user = try answer.object("user")
    #expect(try user.text("fullName") == "Dewi Lestari")
    #expect(try user.text("email") == "dewi@example.com")
    #expect(user["emailVerified"] as? Bool == false)
    #expect(user.isNull("emailVerifiedAt"))
    #expect(try user.text("createdAt") == "2025-12-01T00:00:00.000Z")
    #expect(user["roles"] as? [String] == ["sdm"])
    #expect(try answer.text("refreshToken").wholeMatch(of: /[A-Za-z0-9_-]{64}/) != nil)
    let challenge = try answer.object("emailVerification")
    #expect(challenge["required"] as? Bool == true)
    #expect(challenge["verified"] as? Bool == false)
    #expect(challenge["sent"] as? Bool == true)
    #expect(try challenge.text("email") == "dewi@example.com")
    #expect(challenge["expiresInSec"] as? Int == 600)
    #expect(challenge["resendAvailableInSec"] as? Int == 60)
    #expect(try challenge.text("developmentCode").wholeMatch(of: /[0-9]{6}/) != nil)
  }

  @Test(arguments: [
    ("{}", "400 invalid_name"), (#"{"fullName":" a "}"#, "400 invalid_name"),
    (#"{"fullName":"\u3000\uFEFFa\u00A0"}"#, "400 invalid_name"),
    (#"{"fullName":"ab"}"#, "400 invalid_email"), (#"{"fullName":"😀"}"#, "400 invalid_email"),
    (#"{"fullName":"\u0085a"}"#, "400 invalid_email"),
    (#"{"fullName":"ab","email":"a@b"}"#, "400 invalid_email"),
    (#"{"fullName":"ab","email":"@b.c"}"#, "400 invalid_email"),
    (#"{"fullName":"ab","email":"a@b@c.d"}"#, "400 invalid_email"),
    (#"{"fullName":"ab","email":"a b@c.d"}"#, "400 invalid_email"),
    (#"{"fullName":"ab","email":"a@b."}"#, "400 invalid_email"),
    (#"{"fullName":"ab","email":"a@b.c"}"#, "400 invalid_password"),
    (#"{"fullName":"ab","email":"a@b.c","password":null}"#, "400 invalid_password"),
    (#"{"fullName":"ab","email":"a@b.c","password":"1234567"}"#, "400 invalid_password"),
    (#"{"fullName":"ab","email":"a@b.c","password":12345678}"#, "500 internal_error"),
    (#"{"password":12345678}"#, "400 invalid_name"),
    ("[1]", "400 invalid_name"), (#""text""#, "400 invalid_name"), ("null", "500 internal_error"),
    ("{", "400 invalid_request_body"), ("nonsense", "400 invalid_request_body"),
  ])
  func `a registration is refused at its first mistake`(body: String, refusal: String) async throws {
    #expect(try await probe.refusal(.post, "/auth/register", body: body) == refusal)
  }

  @Test func `a password is not trimmed and is counted in UTF-16 units`() async throws {
    for (place, password) in ["        ", "😀😀😀😀"].enumerated() {
      let body = #"{"fullName":"ab","email":"a\#(place)@b.c","password":"\#(password)"}"#
      #expect(try await probe.send(.post, "/auth/register", body: body).status.rawValue == 201)
    }
  }

  @Test func `an address can be registered once, in any case`() async throws {
    _ = try await probe.register("dewi@example.com")
    let body = #"{"fullName":"Other","email":"DEWI@example.com","password":"12345678"}"#
    #expect(try await probe.refusal(.post, "/auth/register", body: body) == "409 email_exists")
  }

  @Test func `a body of one MiB is read, a longer one is not`() async throws {
    let frame = #"{"fullName":""}"#.utf16.count
    let fits = #"{"fullName":"\#(String(repeating: "x", count: (1 << 20) - frame))"}"#
    #expect(try await probe.refusal(.post, "/auth/register", body: fits) == "400 invalid_email")
    let long = #"{"fullName":"\#(String(repeating: "x", count: (1 << 20) - frame + 1))"}"#
    #expect(try await probe.refusal(.post, "/auth/register", body: long) == "400 invalid_request_body")
  }

  // MARK: - Login

  @Test(arguments: ["identifier", "email"])
  func `a user logs in with an address in any case, verified or not`(name: String) async throws {
    let user = try await probe.register()
    let body = #"{"\#(name)":" DEWI@example.com ","password":"correct horse"}"#
    let answer = try await probe.object(.post, "/auth/login", body: body)
    #expect(try answer.object("user").text("id") == user.id)
    #expect(answer["emailVerification"] == nil)
    #expect(try answer.text("accessToken") != user.token)
    #expect(try answer.text("refreshToken") != user.refreshToken)
    let me = try await probe.get("/auth/me", token: answer.text("accessToken")).object("user")
    #expect(try me.text("email") == "dewi@example.com")
  }

  @Test(arguments: [
    ("", "401 invalid_credentials"), ("{}", "401 invalid_credentials"),
    (#"{"email":"dewi@example.com"}"#, "401 invalid_credentials"),
    (#"{"email":"dewi@example.com","password":"Correct horse"}"#, "401 invalid_credentials"),
    (#"{"email":"dewi@example.com","password":"correct horse "}"#, "401 invalid_credentials"),
    (#"{"email":"other@example.com","password":"correct horse"}"#, "401 invalid_credentials"),
    (#"{"email":"dewi@example.com","password":["correct horse"]}"#, "500 internal_error"),
  ])
  func `wrong credentials are refused without saying which`(body: String, refusal: String) async throws {
    _ = try await probe.register()
    #expect(try await probe.refusal(.post, "/auth/login", body: body) == refusal)
  }

  // MARK: - Tokens

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
    "POST /identity/kyc/sessions/1/provider-metadata", "GET /identity/kyc/history",
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

  // MARK: - E-mail

  @Test func `the right code verifies the address, white space in it is ignored`() async throws {
    let user = try await probe.register()
    probe.clock.advance(by: 599.999)
    let spaced = user.code.map(String.init).joined(separator: " ")
    let answer = try await verify(" \(spaced) ")
    #expect(try answer.text("email") == "dewi@example.com")
    #expect(answer["verified"] as? Bool == true)
    #expect(answer["alreadyVerified"] as? Bool == false)
    let me = try await probe.get("/auth/me", token: user.token).object("user")
    #expect(me["emailVerified"] as? Bool == true)
    #expect(try me.text("emailVerifiedAt") == "2025-12-01T00:09:59.999Z")
    #expect(try await verify("000")["alreadyVerified"] as? Bool == true)
  }

  @Test func `a code expires after ten minutes`() async throws {
    let user = try await probe.register()
    probe.clock.advance(by: 600)
    #expect(try await refusal(user.code) == "400 verification_code_expired")
  }

  @Test func `the fifth wrong code locks, and a new code unlocks`() async throws {
    let user = try await probe.register()
    let wrong = user.code == "000000" ? "000001" : "000000"
    for _ in 1...4 { #expect(try await refusal(wrong) == "400 verification_code_invalid") }
    #expect(try await refusal(wrong) == "400 verification_code_locked")
    #expect(try await refusal(user.code) == "400 verification_code_locked")
    probe.clock.advance(by: 60)
    let challenge = try await resend()
    #expect(try await verify(challenge.text("developmentCode"))["verified"] as? Bool == true)
  }

  @Test func `after four wrong codes the right one is accepted`() async throws {
    let user = try await probe.register()
    for _ in 1...4 { _ = try await refusal(user.code == "000000" ? "000001" : "000000") }
    #expect(try await verify(user.code)["verified"] as? Bool == true)
  }

  @Test(arguments: ["", "12345", "1234567", "12345x", "１２３４５６"])
  func `what is not six digits is invalid and does not count`(code: String) async throws {
    let user = try await probe.register()
    for _ in 1...6 { #expect(try await refusal(code) == "400 verification_code_invalid") }
    #expect(try await verify(user.code)["verified"] as? Bool == true)
  }

  @Test func `a resend voids the old code and waits for a minute`() async throws {
    let user = try await probe.register()
    let body = #"{"email":"dewi@example.com"}"#
    probe.clock.advance(by: 59.999)
    let early = try await probe.send(.post, "/auth/email-verification/resend", body: body)
    #expect(early.status == .tooManyRequests)
    #expect(early.fields[.retryAfter] == nil)
    let text = String(decoding: early.body, as: UTF8.self)
    #expect(text.contains("verification_code_throttled") && text.contains("Please wait 1 seconds"))
    probe.clock.advance(by: 0.001)
    let challenge = try await resend()
    #expect(challenge["resendAvailableInSec"] as? Int == 60)
    let code = try challenge.text("developmentCode")
    #expect(code != user.code)
    #expect(try await refusal(user.code) == "400 verification_code_invalid")
    #expect(try await verify(code)["verified"] as? Bool == true)
    let done = try await resend()
    #expect(done.keys.sorted() == ["alreadyVerified", "email", "verified"])
    #expect(done["verified"] as? Bool == true)
    #expect(done["alreadyVerified"] as? Bool == true)
  }

  @Test func `an unknown address is an invalid code, or nobody to send one to`() async throws {
    let body = #"{"email":"who@example.com","code":"123456"}"#
    let path = "/auth/email-verification"
    #expect(try await probe.refusal(.post, path + "/verify", body: body) == "400 verification_code_invalid")
    #expect(try await probe.refusal(.post, path + "/resend", body: body) == "404 user_not_found")
    #expect(
      try await probe.refusal(.post, path + "/verify", body: #"{"email":"who"}"#) == "400 invalid_email"
    )
    #expect(try await probe.refusal(.post, path + "/resend") == "400 invalid_email")
  }

  private func verify(_ code: String) async throws -> CareersProbe.Object {
    let body = #"{"email":"Dewi@example.com","code":"\#(code)"}"#
    return try await probe.object(.post, "/auth/email-verification/verify", body: body)
  }

  private func refusal(_ code: String) async throws -> String {
    let body = #"{"email":"dewi@example.com","code":"\#(code)"}"#
    return try await probe.refusal(.post, "/auth/email-verification/verify", body: body)
  }

  private func resend() async throws -> CareersProbe.Object {
    try await probe.object(.post, "/auth/email-verification/resend", body: #"{"email":"dewi@example.com"}"#)
  }
}

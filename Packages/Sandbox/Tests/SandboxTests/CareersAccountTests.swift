import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersAccountTests {
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
    (#"{"fullName":"ab","email":"a@.c"}"#, "400 invalid_email"),
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
}

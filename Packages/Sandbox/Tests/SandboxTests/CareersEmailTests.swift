import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersEmailTests {
  private let probe = CareersProbe()

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

  @Test func `a code may be sent again long after the one before`() async throws {
    let user = try await probe.register()
    probe.clock.advance(by: 3_600)

    let challenge = try await resend()

    #expect(challenge["resendAvailableInSec"] as? Int == 60)
    #expect(try challenge.text("developmentCode") != user.code)
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

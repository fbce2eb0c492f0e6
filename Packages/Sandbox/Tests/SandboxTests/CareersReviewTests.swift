import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersReviewTests {
  private let probe = CareersProbe()

  @Test func `a session without a document is incomplete, one with any is submitted once`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)
    let path = "/identity/kyc/sessions/\(session)/submit"
    #expect(try await probe.refusal(.post, path, token: user.token) == "409 kyc_session_incomplete")
    _ = try await probe.add("KTP", "a", to: session, user)
    let first = try await probe.object(.post, path, token: user.token, body: "{ this body is not read")
    #expect(try first.text("status") == "IN_PROGRESS")
    #expect(try first.object("session").text("status") == "SUBMITTED")
    try await probe.advance(session)
    let again = try await probe.object(.post, path, token: user.token)
    #expect(try again.text("status") == "MANUAL_REVIEW")
    #expect(try again.object("session").text("submittedAt") == first.object("session").text("submittedAt"))
    #expect(
      try await probe.refusal(.post, "/identity/kyc/sessions/nothing/submit", token: user.token)
        == "404 kyc_session_not_found"
    )
  }

  @Test(arguments: [
    (0, "IN_PROGRESS", "BUILDING_TRUST"), (1, "MANUAL_REVIEW", "UNDER_REVIEW"), (2, "VERIFIED", "TRUSTED"),
  ])
  func `the operator reviews a session with both documents when told, and not by time`(
    steps: Int,
    expected: String,
    label: String
  ) async throws {
    let user = try await probe.submittedUser()
    let session = try await probe.get("/identity/kyc/status", token: user.token).object("session").text("id")
    try await probe.advance(session, steps: steps)
    probe.clock.advance(by: 600)
    #expect(try await probe.verificationStatus(user) == expected)
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try profile.text("verificationStatus") == expected)
    #expect(try profile.text("trustScoreLabel") == label)
  }

  @Test func `a session without both required documents is rejected, and then locked`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)
    _ = try await probe.add("PASSPORT", "a", to: session, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    try await probe.advance(session, steps: 2)
    #expect(try await probe.verificationStatus(user) == "REJECTED")
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try profile.text("trustScoreLabel") == "ACTION_REQUIRED")
    let locked = "409 kyc_session_locked"
    let document = probe.documentBody("SELFIE", "b", session, user)
    #expect(
      try await probe.refusal(.post, "/identity/kyc/documents", token: user.token, body: document) == locked
    )
    #expect(try await probe.refusal(.post, "/identity/kyc/upload-url", token: user.token) == locked)
    #expect(
      try await probe.refusal(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token) == locked
    )
    let checklist = try await probe.get("/users/me/verification-documents", token: user.token)
    let statuses = try checklist.objects("documents").map { try $0.text("status") }
    #expect(statuses == ["REJECTED", "MISSING"])
    await #expect(throws: AdvanceError.atEnd(status: "REJECTED")) { try await probe.service.advance(session) }
  }

  @Test(arguments: [0, 1])
  func `the operator rejects a session with the reason that it was told`(steps: Int) async throws {
    let user = try await probe.submittedUser()
    let session = try await probe.get("/identity/kyc/status", token: user.token).object("session").text("id")
    try await probe.advance(session, steps: steps)
    let step = try await probe.service.advance(session, isRejected: true, reason: "The passport has expired.")
    #expect(step.status == "REJECTED")
    #expect(step.kind == .verification)
    let last = try #require(
      try await probe.get("/identity/kyc/history", token: user.token).objects("events").last
    )
    #expect(try last.text("toStatus") == "REJECTED")
    #expect(try last.text("reason") == "The passport has expired.")
  }

  @Test func `a session that the user has not submitted cannot be reviewed`() async throws {
    let session = try await probe.begin(try await probe.register())
    await #expect(throws: AdvanceError.atEnd(status: "CREATED")) { try await probe.service.advance(session) }
  }

  @Test func `a session that was submitted last needs no id`() async throws {
    await #expect(throws: AdvanceError.unknownID) { try await probe.service.advance("verification") }
    _ = try await probe.submittedUser()
    probe.clock.advance(by: 1)
    let other = try await probe.register("other@example.com")
    let session = try await probe.begin(other)
    _ = try await probe.add("KTP", "a", to: session, other)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: other.token)
    #expect(try await probe.service.advance("verification").id == session)
  }

  @Test func `a document that is added after submission still counts`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)
    _ = try await probe.add("PASSPORT", "a", to: session, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    try await probe.advance(session)
    _ = try await probe.add("SELFIE", "b", to: session, user)
    try await probe.advance(session)
    #expect(try await probe.verificationStatus(user) == "VERIFIED")
  }

  @Test func `the history tells every step, oldest first`() async throws {
    let (user, session) = try await probe.verifiedUser()
    let history = try await probe.get("/identity/kyc/history", token: user.token)
    #expect(try history.object("session").text("id") == session)
    #expect(try history.object("session").text("reviewedBy") == "sandbox-operator")
    let events = try history.objects("events")
    #expect(
      try events.map { try $0.text("toStatus") } == ["CREATED", "SUBMITTED", "MANUAL_REVIEW", "VERIFIED"]
    )
    #expect(events.map { $0["fromStatus"] as? String } == [nil, "CREATED", "SUBMITTED", "MANUAL_REVIEW"])
    #expect(events[0].isNull("fromStatus"))
    #expect(try events.prefix(2).map { try $0.text("reason") } == ["session_created", "session_submitted"])
    #expect(try events.map { try $0.text("actorType") } == ["USER", "USER", "ADMIN", "ADMIN"])
    #expect(try events[0].text("actorId") == user.id)
    let dates = try events.map { try $0.text("createdAt") }
    #expect(dates == dates.sorted())
    #expect(Set(try events.map { try $0.text("id") }).count == 4)
    #expect(
      try await probe.refusal(.get, "/identity/kyc/history?sessionId=x", token: user.token)
        == "404 kyc_session_not_found"
    )
  }

  @Test func `a provider's metadata is merged by key`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)
    probe.clock.advance(by: 5)
    let path = "/identity/kyc/sessions/\(session)/provider-metadata"
    _ = try await probe.object(
      .post,
      path,
      token: user.token,
      body: #"{"providerRef":"ref-1","metadata":{"a":1,"b":2}}"#
    )
    let answer = try await probe.object(
      .post,
      path,
      token: user.token,
      body: #"{"metadata":{"b":[3],"c":null}}"#
    )
    let changed = try answer.object("session")
    #expect(try changed.text("providerRef") == "ref-1")
    let metadata = try changed.object("providerMetadata")
    #expect(metadata["a"] as? Int == 1)
    #expect(metadata["b"] as? [Int] == [3])
    #expect(metadata.isNull("c"))
    #expect(try changed.text("updatedAt") == "2025-12-01T00:00:05.000Z")
    let long = #"{"providerRef":"\#(String(repeating: "x", count: 129))"}"#
    #expect(try await probe.refusal(.post, path, token: user.token) == "400 invalid_provider_metadata")
    #expect(try await probe.refusal(.post, path, token: user.token, body: long) == "400 invalid_provider_ref")
    #expect(
      try await probe.refusal(.post, path, token: user.token, body: #"{"metadata":1}"#)
        == "400 invalid_metadata"
    )
    #expect(
      try await probe.refusal(.post, path.replacing(session, with: "x"), token: user.token)
        == "404 kyc_session_not_found"
    )
  }

  @Test func `a provider's reference has up to 128 characters, and may come alone`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)
    let reference = String(repeating: "x", count: 128)

    let answer = try await probe.object(
      .post,
      "/identity/kyc/sessions/\(session)/provider-metadata",
      token: user.token,
      body: #"{"providerRef":"\#(reference)"}"#
    )

    #expect(try answer.object("session").text("providerRef") == reference)
    #expect(try answer.object("session").object("providerMetadata").isEmpty)
  }

  @Test(arguments: ["", "  ", "\u{3000}"])
  func `a reason that is blank is none`(reason: String) async throws {
    let user = try await probe.submittedUser()

    _ = try await probe.service.advance("verification", isRejected: true, reason: reason)

    let events = try await probe.get("/identity/kyc/history", token: user.token).objects("events")
    #expect(try events.last?.text("reason") == "identity_not_confirmed")
  }

  @Test func `a reason is told without the blanks around it`() async throws {
    let user = try await probe.submittedUser()

    _ = try await probe.service.advance("verification", isRejected: true, reason: " Blurred. ")

    let events = try await probe.get("/identity/kyc/history", token: user.token).objects("events")
    #expect(try events.last?.text("reason") == "Blurred.")
  }
}

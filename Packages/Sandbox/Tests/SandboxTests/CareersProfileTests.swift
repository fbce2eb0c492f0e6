import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersProfileTests {
  private let probe = CareersProbe()

  // MARK: - Checklist and final request

  @Test func `the checklist has the required types first and the newest document of each`() async throws {
    let user = try await probe.register()
    let empty = try await probe.get("/users/me/verification-documents", token: user.token)
    #expect(empty.isNull("session"))
    #expect(try empty.objects("documents").map { try $0.text("documentType") } == ["PASSPORT", "SELFIE"])
    #expect(try empty.objects("documents").allSatisfy { try $0.text("status") == "MISSING" })
    #expect(try empty.objects("documents").allSatisfy { $0.isNull("documentId") && $0.isNull("uploadedAt") })
    let session = try await probe.begin(user)
    for (type, digit) in [("VISA", "a"), ("KTP", "b"), ("SELFIE", "c"), ("SELFIE", "d")] {
      _ = try await probe.add(type, digit, to: session, user)
    }
    let list = try await probe.get("/users/me/verification-documents", token: user.token)
    #expect(try list.object("session").text("trustStatus") == "IN_PROGRESS")
    let items = try list.objects("documents")
    #expect(try items.map { try $0.text("documentType") } == ["PASSPORT", "SELFIE", "KTP", "VISA"])
    #expect(try items.map { try $0.text("status") } == ["MISSING", "PENDING", "PENDING", "PENDING"])
    #expect(items.map { $0["required"] as? Bool } == [true, true, false, false])
    #expect(try items[1].text("objectKey").hasSuffix("/d.jpg"))
    let summary = try list.object("summary")
    #expect(summary["requiredTotal"] as? Int == 2)
    #expect(summary["uploadedRequired"] as? Int == 1)
    #expect(summary["verifiedRequired"] as? Int == 0)
    #expect(summary["missingRequired"] as? Int == 1)
    #expect(summary["allRequiredUploaded"] as? Bool == false)
  }

  @Test func `a verified session verifies its documents`() async throws {
    let (user, _) = try await probe.verifiedUser()
    let list = try await probe.get("/users/me/verification-documents", token: user.token)
    let items = try list.objects("documents")
    #expect(try items.map { try $0.text("status") } == ["VERIFIED", "VERIFIED"])
    #expect(items.allSatisfy { !$0.isNull("reviewedAt") })
    #expect(try list.object("summary")["verifiedRequired"] as? Int == 2)
    #expect(try list.object("summary")["allRequiredUploaded"] as? Bool == true)
  }

  @Test func `the final request needs a session that is submitted`() async throws {
    let user = try await probe.register()
    let path = "/users/me/verification/final-request"
    #expect(try await probe.refusal(.post, path, token: user.token) == "409 verification_session_required")
    _ = try await probe.begin(user)
    #expect(try await probe.refusal(.post, path, token: user.token) == "409 kyc_session_not_submitted")
  }

  @Test func `the final request is made once and tells its moment once`() async throws {
    let user = try await probe.submittedUser()
    let path = "/users/me/verification/final-request"
    let long = #"{"source":"\#(String(repeating: "x", count: 65))"}"#
    #expect(try await probe.refusal(.post, path, token: user.token, body: long) == "400 invalid_source")
    let note = #"{"note":"\#(String(repeating: "x", count: 501))"}"#
    #expect(try await probe.refusal(.post, path, token: user.token, body: note) == "400 invalid_note")
    let first = try await probe.object(
      .post,
      path,
      token: user.token,
      body: #"{"source":"cli","note":"please"}"#,
      status: 201
    )
    #expect(first["created"] as? Bool == true)
    let request = try first.object("request")
    #expect(try request.text("status") == "REQUESTED")
    #expect(try request.text("source") == "cli")
    #expect(try request.text("note") == "please")
    #expect(try request.text("requestedAt") == "2025-12-01T00:00:00.000Z")
    #expect(request["documentsCount"] as? Int == 2)
    #expect(try first.object("session").text("status") == "SUBMITTED")
    let again = try await probe.object(.post, path, token: user.token, body: long)
    #expect(again["created"] as? Bool == false)
    #expect(try again.object("request").text("id") == request.text("id"))
    #expect(try again.object("request")["requestedAt"] == nil)
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    let shown = try profile.object("verification").object("finalRequest")
    #expect(try shown.text("id") == request.text("id"))
    #expect(shown["requestedAt"] == nil)
  }

  @Test func `a final request has a source of 64 and a note of 500 characters at most`() async throws {
    let user = try await probe.submittedUser()
    let (source, note) = (String(repeating: "s", count: 64), String(repeating: "n", count: 500))
    let path = "/users/me/verification/final-request"
    let body = #"{"source":"\#(source)","note":"\#(note)"}"#

    let answer = try await probe.object(.post, path, token: user.token, body: body, status: 201)

    #expect(try answer.object("request").text("source") == source)
    #expect(try answer.object("request").text("note") == note)
  }

  @Test func `a final request without a source is UNKNOWN`() async throws {
    let user = try await probe.submittedUser()
    let answer = try await probe.object(
      .post,
      "/users/me/verification/final-request",
      token: user.token,
      body: #"{"source":" "}"#,
      status: 201
    )
    #expect(try answer.object("request").text("source") == "UNKNOWN")
    #expect(try answer.object("request").isNull("note"))
  }

  @Test func `a client that writes the key of the final request erases it`() async throws {
    let user = try await probe.submittedUser()
    let path = "/users/me/verification/final-request"
    let first = try await probe.object(.post, path, token: user.token, status: 201)
    let session = try first.object("session").text("id")
    _ = try await probe.object(
      .post,
      "/identity/kyc/sessions/\(session)/provider-metadata",
      token: user.token,
      body: #"{"metadata":{"finalVerification":{}}}"#
    )
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try profile.object("verification").isNull("finalRequest"))
    let second = try await probe.object(.post, path, token: user.token, status: 201)
    #expect(try second.object("request").text("id") != first.object("request").text("id"))
  }

  // MARK: - Profile

  @Test func `the profile is complete to 40, 60, 80, 90 and 100 per cent`() async throws {
    let user = try await probe.register()
    let profile = try await probe.get("/trust/profile", token: user.token).object("profile")
    #expect(try profile.text("trustScoreLabel") == "UNVERIFIED")
    #expect(profile.isNull("avatarUrl"))
    let verification = try profile.object("verification")
    #expect(verification.isNull("sessionId") && verification.isNull("sessionStatus"))
    #expect(verification.isNull("finalRequest"))
    #expect(verification["requiredDocuments"] as? Int == 2)
    #expect(try await probe.completion(user) == 40)
    let session = try await probe.begin(user)
    #expect(try await probe.completion(user) == 60)
    _ = try await probe.add("PASSPORT", "a", to: session, user)
    #expect(try await probe.completion(user) == 80)
    _ = try await probe.add("SELFIE", "b", to: session, user)
    #expect(try await probe.completion(user) == 90)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    #expect(try await probe.completion(user) == 100)
    let after = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try after.object("verification").text("sessionId") == session)
    #expect(try after.object("verification")["documentsUploaded"] as? Int == 2)
    #expect(try after.object("verification")["requiredDocumentsUploaded"] as? Int == 2)
  }

  @Test func `name and picture are changed, and the picture is cleared by nothing`() async throws {
    let user = try await probe.register()
    let changed = try await update(
      #"{"fullName":" Dewi L. ","avatarUrl":"https://example.com/me.png"}"#,
      user
    )
    #expect(try changed.text("fullName") == "Dewi L.")
    #expect(try changed.text("avatarUrl") == "https://example.com/me.png")
    #expect(try await probe.get("/auth/me", token: user.token).object("user").text("fullName") == "Dewi L.")
    #expect(try await update(#"{"fullName":"Dewi"}"#, user).text("avatarUrl") == "https://example.com/me.png")
    for clear in ["null", #""""#] {
      _ = try await update(#"{"avatarUrl":"HTTP://example.com/x"}"#, user)
      #expect(try await update("{\"avatarUrl\":\(clear)}", user).isNull("avatarUrl"))
    }
  }

  @Test(arguments: [
    ("", "400 invalid_profile_update"), (#"{"name":"x"}"#, "400 invalid_profile_update"),
    (#"{"fullName":null}"#, "400 invalid_full_name"), (#"{"fullName":" x "}"#, "400 invalid_full_name"),
    (#"{"fullName":"121"}"#, "400 invalid_full_name"),
    (#"{"avatarUrl":"ftp://a.b/c"}"#, "400 invalid_avatar_url"),
    (#"{"avatarUrl":"me.png"}"#, "400 invalid_avatar_url"),
    (#"{"avatarUrl":"501"}"#, "400 invalid_avatar_url"),
    (#"{"fullName":"Other Name","avatarUrl":"x"}"#, "400 invalid_avatar_url"),
    (#"{"fullName":"x","avatarUrl":"x"}"#, "400 invalid_full_name"), ("null", "500 internal_error"),
  ])
  func `a change with a mistake changes nothing`(body: String, refusal: String) async throws {
    let user = try await probe.register()
    // A bare number stands for a text of that length.
    let text = body.replacing("\"121\"", with: "\"\(String(repeating: "x", count: 121))\"")
      .replacing("\"501\"", with: "\"https://a.b/\(String(repeating: "x", count: 489))\"")
    #expect(try await probe.refusal(.patch, "/users/me/profile", token: user.token, body: text) == refusal)
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try profile.text("fullName") == "Dewi Lestari")
    #expect(profile.isNull("avatarUrl"))
  }

  @Test func `a name of two characters is accepted`() async throws {
    let user = try await probe.register()

    let profile = try await update(#"{"fullName":" Mo "}"#, user)

    #expect(try profile.text("fullName") == "Mo")
  }

  @Test func `a name of 120 and a picture's address of 500 characters are accepted`() async throws {
    let user = try await probe.register()
    let name = String(repeating: "x", count: 120)
    let picture = "https://a.b/" + String(repeating: "x", count: 488)
    let profile = try await update(#"{"fullName":"\#(name)","avatarUrl":"\#(picture)"}"#, user)
    #expect(try profile.text("fullName") == name)
    #expect(try profile.text("avatarUrl") == picture)
  }

  // MARK: - Parts

  private func update(_ body: String, _ user: CareersUser) async throws -> CareersProbe.Object {
    try await probe.object(.patch, "/users/me/profile", token: user.token, body: body).object("profile")
  }
}

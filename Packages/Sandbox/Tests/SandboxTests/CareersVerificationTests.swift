import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite struct CareersVerificationTests {
  private let probe = CareersProbe()

  // MARK: - Sessions

  @Test func `without a session the verification is not started`() async throws {
    let user = try await probe.register()
    let status = try await probe.get("/identity/kyc/status", token: user.token)
    #expect(try status.text("status") == "NOT_STARTED")
    #expect(status.isNull("session"))
    let history = try await probe.get("/identity/kyc/history", token: user.token)
    #expect(history.isNull("session"))
    #expect(try history.objects("events").isEmpty)
    for path in ["/identity/kyc/upload-url", "/identity/kyc/documents"] {
      #expect(try await probe.refusal(.post, path, token: user.token) == "404 kyc_session_not_found")
    }
  }

  @Test(arguments: [
    ("", "manual"), (#"{"provider":" Sumsub "}"#, "sumsub"), (#"{"provider":null}"#, "manual"),
  ])
  func `a session begins with its provider in lower case`(body: String, provider: String) async throws {
    let user = try await probe.register()
    let answer = try await probe.object(
      .post,
      "/identity/kyc/sessions",
      token: user.token,
      body: body,
      status: 201
    )
    #expect(try answer.text("status") == "IN_PROGRESS")
    let session = try answer.object("session")
    #expect(
      Set(session.keys) == [
        "id", "status", "provider", "providerRef", "providerMetadata", "submittedAt", "reviewedBy",
        "reviewedAt",
        "createdAt", "updatedAt",
      ]
    )
    #expect(try session.text("status") == "CREATED")
    #expect(try session.text("provider") == provider)
    #expect(try session.object("providerMetadata").isEmpty)
    #expect(session.isNull("submittedAt") && session.isNull("reviewedAt") && session.isNull("reviewedBy"))
  }

  @Test func `a provider has up to 64 characters`() async throws {
    let user = try await probe.register()
    let long = #"{"provider":"\#(String(repeating: "x", count: 65))"}"#
    let path = "/identity/kyc/sessions"
    #expect(try await probe.refusal(.post, path, token: user.token, body: long) == "400 invalid_provider")
    let fits = long.replacing("xx", with: "x", maxReplacements: 1)
    _ = try await probe.object(.post, path, token: user.token, body: fits, status: 201)
  }

  @Test func `a new session hides the old one, even a verified one`() async throws {
    let (user, first) = try await verifiedUser()
    #expect(try await status(user) == "VERIFIED")
    #expect(try await completion(user) == 100)
    let second = try await begin(user)
    #expect(second != first)
    #expect(try await status(user) == "IN_PROGRESS")
    #expect(try await completion(user) == 60)
    let history = try await probe.get("/identity/kyc/history?sessionId=\(first)", token: user.token)
    #expect(try history.object("session").text("status") == "VERIFIED")
  }

  // MARK: - Documents

  @Test func `an upload is prepared for the newest session or a named one`() async throws {
    let user = try await probe.register()
    let first = try await begin(user)
    let second = try await begin(user)
    let newest = try await probe.object(
      .post,
      "/identity/kyc/upload-url",
      token: user.token,
      body: fileBody(),
      status: 201
    )
    #expect(try newest.text("status") == "IN_PROGRESS")
    #expect(try newest.object("session").text("id") == second)
    #expect(try newest.object("upload").text("objectKey").hasPrefix("kyc/\(user.id)/\(second)/"))
    let named = try await probe.object(
      .post,
      "/identity/kyc/upload-url",
      token: user.token,
      body: fileBody(session: first),
      status: 201
    )
    #expect(try named.object("upload").text("objectKey").hasPrefix("kyc/\(user.id)/\(first)/"))
    let unknown = fileBody(session: "nothing")
    #expect(
      try await probe.refusal(.post, "/identity/kyc/upload-url", token: user.token, body: unknown)
        == "404 kyc_session_not_found"
    )
    let put: HTTPFields = [
      .contentType: "image/jpeg", "x-amz-meta-checksum-sha256": String(repeating: "a", count: 64),
    ]
    let url = try newest.object("upload").text("uploadUrl")
    #expect(try await probe.send(.put, url, body: "x", fields: put).status == .ok)
  }

  @Test func `a document is registered with its type in capital letters`() async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    let answer = try await add("passport", "a", to: session, user, metadata: #"{"side":"front","n":1}"#)
    #expect(try answer.object("session").text("id") == session)
    let document = try answer.object("document")
    #expect(
      Set(document.keys) == [
        "id", "kycSessionId", "documentType", "objectKey", "fileUrl", "checksumSha256", "metadata",
        "verifiedAt",
        "createdAt",
      ]
    )
    #expect(try document.text("documentType") == "PASSPORT")
    #expect(try document.text("fileUrl").hasPrefix("s3://"))
    #expect(try document.text("fileUrl").hasSuffix(document.text("objectKey")))
    #expect(try document.object("metadata")["side"] as? String == "front")
    #expect(try document.object("metadata")["n"] as? Int == 1)
    #expect(document.isNull("verifiedAt"))
  }

  @Test(arguments: [
    (#"{}"#, "400 invalid_document_type"), (#"{"documentType":"KTP"}"#, "400 invalid_object_key"),
    (#"{"documentType":"KTP","objectKey":"kyc/other/x"}"#, "400 invalid_object_key"),
    (#"{"documentType":"KTP","objectKey":"FOLDERx"}"#, "400 invalid_checksum_sha256"),
    (
      #"{"documentType":"KTP","objectKey":"FOLDERx","checksumSha256":"SUM","metadata":[]}"#,
      "400 invalid_metadata"
    ),
    (
      #"{"documentType":"KTP","objectKey":"FOLDERx","checksumSha256":"SUM","metadata":"x"}"#,
      "400 invalid_metadata"
    ),
  ])
  func `a document is refused at its first mistake`(body: String, refusal: String) async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    let text = body.replacing("FOLDER", with: "kyc/\(user.id)/\(session)/")
      .replacing("SUM", with: String(repeating: "a", count: 64))
    #expect(
      try await probe.refusal(.post, "/identity/kyc/documents", token: user.token, body: text) == refusal
    )
  }

  @Test func `one content is registered once a session`() async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    _ = try await add("PASSPORT", "a", to: session, user)
    let again = documentBody("SELFIE", "a", session, user)
    #expect(
      try await probe.refusal(.post, "/identity/kyc/documents", token: user.token, body: again)
        == "409 duplicate_document"
    )
  }

  // MARK: - Submission and review

  @Test func `a session without a document is incomplete, one with any is submitted once`() async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    let path = "/identity/kyc/sessions/\(session)/submit"
    #expect(try await probe.refusal(.post, path, token: user.token) == "409 kyc_session_incomplete")
    _ = try await add("KTP", "a", to: session, user)
    let first = try await probe.object(.post, path, token: user.token, body: "{ this body is not read")
    #expect(try first.text("status") == "IN_PROGRESS")
    #expect(try first.object("session").text("status") == "SUBMITTED")
    probe.clock.advance(by: 60)
    let again = try await probe.object(.post, path, token: user.token)
    #expect(try again.text("status") == "MANUAL_REVIEW")
    #expect(try again.object("session").text("submittedAt") == first.object("session").text("submittedAt"))
    #expect(
      try await probe.refusal(.post, "/identity/kyc/sessions/nothing/submit", token: user.token)
        == "404 kyc_session_not_found"
    )
  }

  @Test(arguments: [
    (59.999, "IN_PROGRESS", "BUILDING_TRUST"), (60, "MANUAL_REVIEW", "UNDER_REVIEW"),
    (179.999, "MANUAL_REVIEW", "UNDER_REVIEW"), (180, "VERIFIED", "TRUSTED"),
  ])
  func `time reviews a session with both documents`(
    seconds: Double,
    expected: String,
    label: String
  ) async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    _ = try await add("PASSPORT", "a", to: session, user)
    _ = try await add("SELFIE", "b", to: session, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    probe.clock.advance(by: seconds)
    #expect(try await status(user) == expected)
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try profile.text("verificationStatus") == expected)
    #expect(try profile.text("trustScoreLabel") == label)
  }

  @Test func `a session without both required documents is rejected, and then locked`() async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    _ = try await add("PASSPORT", "a", to: session, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    probe.clock.advance(by: 180)
    #expect(try await status(user) == "REJECTED")
    let profile = try await probe.get("/users/me/profile", token: user.token).object("profile")
    #expect(try profile.text("trustScoreLabel") == "ACTION_REQUIRED")
    let locked = "409 kyc_session_locked"
    let document = documentBody("SELFIE", "b", session, user)
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
  }

  @Test func `a document that is added after submission still counts`() async throws {
    let user = try await probe.register()
    let session = try await begin(user)
    _ = try await add("PASSPORT", "a", to: session, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    probe.clock.advance(by: 179.999)
    _ = try await add("SELFIE", "b", to: session, user)
    probe.clock.advance(by: 0.001)
    #expect(try await status(user) == "VERIFIED")
  }

  @Test func `the history tells every step, oldest first`() async throws {
    let (user, session) = try await verifiedUser()
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
    let session = try await begin(user)
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

  // MARK: - Checklist and final request

  @Test func `the checklist has the required types first and the newest document of each`() async throws {
    let user = try await probe.register()
    let empty = try await probe.get("/users/me/verification-documents", token: user.token)
    #expect(empty.isNull("session"))
    #expect(try empty.objects("documents").map { try $0.text("documentType") } == ["PASSPORT", "SELFIE"])
    #expect(try empty.objects("documents").allSatisfy { try $0.text("status") == "MISSING" })
    #expect(try empty.objects("documents").allSatisfy { $0.isNull("documentId") && $0.isNull("uploadedAt") })
    let session = try await begin(user)
    for (type, digit) in [("VISA", "a"), ("KTP", "b"), ("SELFIE", "c"), ("SELFIE", "d")] {
      _ = try await add(type, digit, to: session, user)
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
    let (user, _) = try await verifiedUser()
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
    _ = try await begin(user)
    #expect(try await probe.refusal(.post, path, token: user.token) == "409 kyc_session_not_submitted")
  }

  @Test func `the final request is made once and tells its moment once`() async throws {
    let user = try await submittedUser()
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

  @Test func `a final request without a source is UNKNOWN`() async throws {
    let user = try await submittedUser()
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
    let user = try await submittedUser()
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
    #expect(try await completion(user) == 40)
    let session = try await begin(user)
    #expect(try await completion(user) == 60)
    _ = try await add("PASSPORT", "a", to: session, user)
    #expect(try await completion(user) == 80)
    _ = try await add("SELFIE", "b", to: session, user)
    #expect(try await completion(user) == 90)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    #expect(try await completion(user) == 100)
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

  private func begin(_ user: CareersUser) async throws -> String {
    try await probe.object(.post, "/identity/kyc/sessions", token: user.token, status: 201)
      .object("session").text("id")
  }

  private func status(_ user: CareersUser) async throws -> String {
    try await probe.get("/identity/kyc/status", token: user.token).text("status")
  }

  private func completion(_ user: CareersUser) async throws -> Int? {
    try await probe.get("/users/me/profile", token: user.token).object("profile")["profileCompletionPercent"]
      as? Int
  }

  private func submittedUser() async throws -> CareersUser {
    let user = try await probe.register()
    let session = try await begin(user)
    _ = try await add("PASSPORT", "a", to: session, user)
    _ = try await add("SELFIE", "b", to: session, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(session)/submit", token: user.token)
    return user
  }

  private func verifiedUser() async throws -> (CareersUser, String) {
    let user = try await submittedUser()
    probe.clock.advance(by: 180)
    let session = try await probe.get("/identity/kyc/status", token: user.token).object("session")
    return (user, try session.text("id"))
  }

  private func documentBody(
    _ type: String,
    _ digit: String,
    _ session: String,
    _ user: CareersUser,
    _ metadata: String = "null"
  ) -> String {
    let key = "kyc/\(user.id)/\(session)/\(digit).jpg"
    let checksum = String(repeating: digit, count: 64)
    return """
      {"documentType":"\(type)","objectKey":"\(key)","checksumSha256":"\(checksum)","metadata":\(metadata)}
      """
  }

  private func add(
    _ type: String,
    _ digit: String,
    to session: String,
    _ user: CareersUser,
    metadata: String = "null"
  ) async throws -> CareersProbe.Object {
    let body = documentBody(type, digit, session, user, metadata)
    return try await probe.object(
      .post,
      "/identity/kyc/documents",
      token: user.token,
      body: body,
      status: 201
    )
  }

  private func fileBody(session: String? = nil) -> String {
    let id = session.map { #""sessionId":"\#($0)","# } ?? ""
    let checksum = String(repeating: "a", count: 64)
    return """
      {\(id)"documentType":"passport","fileName":"p.jpg","contentType":"image/jpeg","contentLength":99,\
      "checksumSha256":"\(checksum)"}
      """
  }
}

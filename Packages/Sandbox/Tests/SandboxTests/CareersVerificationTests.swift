import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersVerificationTests {
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
    let (user, first) = try await probe.verifiedUser()
    #expect(try await probe.verificationStatus(user) == "VERIFIED")
    #expect(try await probe.completion(user) == 100)
    let second = try await probe.begin(user)
    #expect(second != first)
    #expect(try await probe.verificationStatus(user) == "IN_PROGRESS")
    #expect(try await probe.completion(user) == 60)
    let history = try await probe.get("/identity/kyc/history?sessionId=\(first)", token: user.token)
    #expect(try history.object("session").text("status") == "VERIFIED")
  }

  // MARK: - Documents

  @Test func `an upload is prepared for the newest session or a named one`() async throws {
    let user = try await probe.register()
    let first = try await probe.begin(user)
    let second = try await probe.begin(user)
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
    let session = try await probe.begin(user)
    let answer = try await probe.add("passport", "a", to: session, user, metadata: #"{"side":"front","n":1}"#)
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

  @Test func `a document may be added to an older session by its id`() async throws {
    let user = try await probe.register()
    let first = try await probe.begin(user)
    _ = try await probe.begin(user)
    let named = #"{"sessionId":"\#(first)","#
    let path = "/identity/kyc/documents"
    let body = probe.documentBody("PASSPORT", "a", first, user)
      .replacing("{", with: named, maxReplacements: 1)

    let answer = try await probe.object(.post, path, token: user.token, body: body, status: 201)

    #expect(try answer.object("document").text("kycSessionId") == first)
    #expect(try answer.object("session").text("id") == first)
  }

  @Test func `a document without additions has none`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)

    let answer = try await probe.add("PASSPORT", "a", to: session, user)

    #expect(try answer.object("document").object("metadata").isEmpty)
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
    let session = try await probe.begin(user)
    let text = body.replacing("FOLDER", with: "kyc/\(user.id)/\(session)/")
      .replacing("SUM", with: String(repeating: "a", count: 64))
    #expect(
      try await probe.refusal(.post, "/identity/kyc/documents", token: user.token, body: text) == refusal
    )
  }

  @Test func `one content is registered once a session`() async throws {
    let user = try await probe.register()
    let session = try await probe.begin(user)
    _ = try await probe.add("PASSPORT", "a", to: session, user)
    let again = probe.documentBody("SELFIE", "a", session, user)
    #expect(
      try await probe.refusal(.post, "/identity/kyc/documents", token: user.token, body: again)
        == "409 duplicate_document"
    )
  }

  // MARK: - Parts

  private func fileBody(session: String? = nil) -> String {
    let id = session.map { #""sessionId":"\#($0)","# } ?? ""
    let checksum = String(repeating: "a", count: 64)
    return """
      {\(id)"documentType":"passport","fileName":"p.jpg","contentType":"image/jpeg","contentLength":99,\
      "checksumSha256":"\(checksum)"}
      """
  }
}

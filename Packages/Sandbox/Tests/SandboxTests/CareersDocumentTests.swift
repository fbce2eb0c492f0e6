import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersDocumentTests {
  private static let checksum = String(repeating: "0f", count: 32)
  private let probe = CareersProbe()

  @Test func `an upload names the key, the address and the fields`() async throws {
    let (user, id) = try await applicant()
    let answer = try await probe.object(
      .post,
      path(id, "/upload-url"),
      token: user.token,
      body: body([
        "documentType": #""cv""#, "fileName": #""My CV....é.pdf""#, "contentType": #""Application/PDF""#,
      ]),
      status: 201
    )
    #expect(try answer.text("applicationId") == id)
    let upload = try answer.object("upload")
    let key = try upload.text("objectKey")
    #expect(key.hasPrefix("applications/\(user.id)/\(id)/"))
    #expect(key.wholeMatch(of: /[A-Za-z0-9\/_.-]+/) != nil && !key.contains(".."))
    #expect(try upload.text("method") == "PUT")
    #expect(try upload.text("expiresAt") == "2025-12-01T00:15:00.000Z")
    #expect(
      upload["headers"] as? [String: String] == [
        "Content-Type": "application/pdf", "x-amz-meta-checksum-sha256": Self.checksum,
      ]
    )
    #expect(try upload.text("uploadUrl").hasPrefix("https://uploads.example.com/"))
  }

  @Test func `an upload succeeds with exactly the given fields, until it expires`() async throws {
    let (user, id) = try await applicant()
    let upload = try await upload(id, user)
    let url = try upload.text("uploadUrl")
    let fields: HTTPFields = [
      .contentType: "application/pdf", "x-amz-meta-checksum-sha256": Self.checksum,
    ]
    let done = try await probe.send(.put, url, body: "bytes of any kind", fields: fields)
    #expect(done.status == .ok)
    #expect(done.body.isEmpty)
    #expect(done.fields[.etag] != nil)
    let bare = try await probe.send(.put, url, body: "x")
    #expect(bare.status == .forbidden)
    #expect(String(decoding: bare.body, as: UTF8.self).contains("SignatureDoesNotMatch"))
    var other = fields
    other[.contentType] = "image/png"
    #expect(try await probe.send(.put, url, body: "x", fields: other).status == .forbidden)
    #expect(try await probe.send(.get, url, fields: fields).status == .forbidden)
    #expect(
      try await probe.send(.put, url.replacing("dewi", with: "x") + "0", fields: fields).status == .forbidden
    )
    // What was signed is the address as it is written.
    let escaped = url.replacing("/applications/", with: "/%61pplications/")
    #expect(escaped != url)
    #expect(try await probe.send(.put, escaped, fields: fields).status == .forbidden)
    probe.clock.advance(by: 899.999)
    #expect(try await probe.send(.put, url, fields: fields).status == .ok)
    probe.clock.advance(by: 0.001)
    let late = try await probe.send(.put, url, fields: fields)
    #expect(late.status == .forbidden)
    #expect(String(decoding: late.body, as: UTF8.self).contains("AccessDenied"))
  }

  @Test(arguments: ["https://uploads.example.com/", "https://uploads.example.com/jobs"])
  func `the place of uploads answers nothing else`(url: String) async throws {
    #expect(try await probe.send(.get, url).status == .forbidden)
    #expect(try await probe.send(.put, url, body: "x").status == .forbidden)
  }

  @Test func `a document is registered without a look at what was uploaded`() async throws {
    let (user, id) = try await applicant()
    let answer = try await register(id, user, [:])
    #expect(try answer.text("applicationId") == id)
    let document = try answer.object("document")
    #expect(
      Set(document.keys) == [
        "id", "applicationId", "userId", "documentType", "fileName", "contentType", "contentLength",
        "checksumSha256", "reviewStatus", "reviewReason", "reviewedAt", "reviewedBy", "createdAt",
        "updatedAt",
      ]
    )
    #expect(try document.text("documentType") == "CV")
    #expect(try document.text("userId") == user.id)
    #expect(document["contentLength"] as? Int == 2048)
    #expect(try document.text("reviewStatus") == "PENDING")
    #expect(document.isNull("reviewReason") && document.isNull("reviewedAt") && document.isNull("reviewedBy"))
  }

  @Test(arguments: [("2048", "VALID"), ("1024", "VALID"), ("1023", "INVALID")])
  func `a document is reviewed when its application is advanced, without an event of its own`(
    length: String,
    status: String
  ) async throws {
    let (user, id) = try await applicant()
    _ = try await register(id, user, ["contentLength": length])
    probe.clock.advance(by: 120)
    #expect(try await documents(id, user).first?.text("reviewStatus") == "PENDING")
    try await probe.advance(id)
    let document = try #require(try await documents(id, user).first)
    #expect(try document.text("reviewStatus") == status)
    #expect(document.isNull("reviewReason") == (status == "VALID"))
    #expect(try document.text("reviewedBy") == "sandbox-operator")
    #expect(try document.text("reviewedAt") == "2025-12-01T00:02:00.000Z")
    #expect(try document.text("updatedAt") == "2025-12-01T00:02:00.000Z")
    let journey = try await probe.get("/users/me/applications/\(id)/journey", token: user.token)
    #expect(try journey.objects("journey").count == 2)
  }

  @Test(arguments: [(false, "VALID", nil), (true, "INVALID", "The scan is blurred.")])
  func `a document is reviewed by itself, with the reason that the operator was told`(
    isRejected: Bool,
    status: String,
    reason: String?
  ) async throws {
    let (user, id) = try await applicant()
    let document = try await register(id, user, [:]).object("document").text("id")
    let step = try await probe.service.advance(document, isRejected: isRejected, reason: reason)
    #expect(step.kind == .document)
    #expect(step.status == status)
    let reviewed = try #require(try await documents(id, user).first)
    #expect(try reviewed.text("reviewStatus") == status)
    #expect(reviewed["reviewReason"] as? String == reason)
    // The review stands, and the application has not moved with it.
    try await probe.advance(id)
    #expect(try await documents(id, user).first?.text("reviewStatus") == status)
    await #expect(throws: AdvanceError.atEnd(status: status)) { try await probe.service.advance(document) }
    let journey = try await probe.get("/users/me/applications/\(id)/journey", token: user.token)
    #expect(try journey.objects("journey").count == 2)
  }

  @Test func `documents are listed newest first`() async throws {
    let (user, id) = try await applicant()
    for digit in ["1", "2", "3"] {
      _ = try await register(id, user, ["checksumSha256": quoted(String(repeating: digit, count: 64))])
    }
    let list = try await probe.get(path(id, ""), token: user.token)
    #expect(list["total"] as? Int == 3)
    #expect(try list.object("application").text("id") == id)
    let sums = try list.objects("items").map { try $0.text("checksumSha256").prefix(1) }
    #expect(sums == ["3", "2", "1"])
  }

  @Test(arguments: [
    ("documentType", #""""#, "invalid_document_type"), ("documentType", "null", "invalid_document_type"),
    ("documentType", "65", "invalid_document_type"), ("fileName", #"" ""#, "invalid_file_name"),
    ("fileName", "181", "invalid_file_name"), ("contentType", #""image/gif""#, "invalid_content_type"),
    ("contentType", "null", "invalid_content_type"), ("contentLength", "0", "invalid_content_length"),
    ("contentLength", "0.9", "invalid_content_length"), ("contentLength", "-1", "invalid_content_length"),
    ("contentLength", "10485761", "invalid_content_length"),
    ("contentLength", "1e300", "invalid_content_length"),
    ("contentLength", #""many""#, "invalid_content_length"),
    ("contentLength", "null", "invalid_content_length"),
    ("contentLength", #""NaN""#, "invalid_content_length"),
    ("checksumSha256", #""abc""#, "invalid_checksum_sha256"),
    ("checksumSha256", "null", "invalid_checksum_sha256"),
    ("checksumSha256", "g", "invalid_checksum_sha256"),
  ])
  func `a description is refused at its mistake`(name: String, value: String, code: String) async throws {
    let (user, id) = try await applicant()
    // A bare number stands for a text of that length, and `g` for 64 wrong digits.
    let isLength = name != "contentLength" && Int(value) != nil
    let text =
      isLength
      ? quoted(String(repeating: "x", count: Int(value) ?? 0))
      : value == "g" ? quoted(String(repeating: "g", count: 64)) : value
    let upload = body([name: text])
    #expect(
      try await probe.refusal(.post, path(id, "/upload-url"), token: user.token, body: upload)
        == "400 \(code)"
    )
    let key = quoted("applications/\(user.id)/\(id)/x")
    let registration = body([name: text, "objectKey": key])
    #expect(
      try await probe.refusal(.post, path(id, ""), token: user.token, body: registration) == "400 \(code)"
    )
    #expect(try await documents(id, user).isEmpty)
  }

  @Test(arguments: [
    ("contentLength", "1"), ("contentLength", "10485760"), ("contentLength", "10485760.9"),
    ("contentLength", #"" 2048 ""#), ("contentLength", "1.9"), ("contentType", #""IMAGE/PNG""#),
    ("documentType", "64"), ("fileName", "180"), ("checksumSha256", "upper"),
  ])
  func `a description at its limits is accepted`(name: String, value: String) async throws {
    let (user, id) = try await applicant()
    let text =
      name != "contentLength" && Int(value) != nil
      ? quoted(String(repeating: "x", count: Int(value) ?? 0))
      : value == "upper" ? quoted(Self.checksum.uppercased()) : value
    let document = try await register(id, user, [name: text]).object("document")
    #expect(try document.text("checksumSha256") == Self.checksum)
    #expect((1...10_485_760).contains(try #require(document["contentLength"] as? Int)))
  }

  @Test(arguments: [
    ("", "400 invalid_object_key"), ("/applications/x", "400 invalid_object_key"),
    ("OWN../x", "400 invalid_object_key"), ("OWNa b", "400 invalid_object_key"),
    ("OWN\u{e9}", "400 invalid_object_key"), ("applications/other/x", "403 invalid_object_key_ownership"),
    ("kyc/x", "403 invalid_object_key_ownership"),
  ])
  func `a key must be plain and the application's own, before the checksum is looked at`(
    key: String,
    refusal: String
  ) async throws {
    let (user, id) = try await applicant()
    let own = key.replacing("OWN", with: "applications/\(user.id)/\(id)/")
    let text = body(["objectKey": quoted(own), "checksumSha256": "null"])
    #expect(try await probe.refusal(.post, path(id, ""), token: user.token, body: text) == refusal)
  }

  @Test func `a key has up to 1024 characters`() async throws {
    let (user, id) = try await applicant()
    let folder = "applications/\(user.id)/\(id)/"
    let fits = folder + String(repeating: "x", count: 1024 - folder.utf8.count)
    let long = body(["objectKey": quoted(fits + "x")])
    #expect(
      try await probe.refusal(.post, path(id, ""), token: user.token, body: long) == "400 invalid_object_key"
    )
    _ = try await register(id, user, ["objectKey": quoted(fits)])
  }

  @Test func `one content is registered once an application, also under another name`() async throws {
    let (user, id) = try await applicant()
    _ = try await register(id, user, [:])
    let key = quoted("applications/\(user.id)/\(id)/other")
    let again = body(["objectKey": key, "fileName": #""other.pdf""#])
    #expect(
      try await probe.refusal(.post, path(id, ""), token: user.token, body: again)
        == "409 duplicate_application_document"
    )
    let second = try await probe.apply(user, for: try await probe.jobs()[1])
    _ = try await register(second, user, [:])
    #expect(try await documents(id, user).count == 1)
  }

  @Test(arguments: ["GET /documents", "POST /documents", "POST /documents/upload-url", "GET /journey"])
  func `someone else's application is not found`(call: String) async throws {
    let (_, id) = try await applicant()
    let other = try await probe.register("other@example.com")
    let parts = call.split(separator: " ").map(String.init)
    let path = "/users/me/applications/\(id)\(parts[1])"
    #expect(
      try await probe.refusal(HTTPMethod(rawValue: parts[0]), path, token: other.token)
        == "404 application_not_found"
    )
  }

  // MARK: - Parts

  private func applicant() async throws -> (CareersUser, String) {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    return (user, try await probe.apply(user, for: job))
  }

  private func path(_ id: String, _ rest: String) -> String {
    "/users/me/applications/\(id)/documents\(rest)"
  }

  private func quoted(_ text: String) -> String { "\"\(text)\"" }

  private func body(_ changes: [String: String]) -> String {
    let standard = [
      "documentType": #""cv""#, "fileName": #""cv.pdf""#, "contentType": #""application/pdf""#,
      "contentLength": "2048", "checksumSha256": quoted(Self.checksum),
    ]
    let members = standard.merging(changes) { _, new in new }
    return "{\(members.map { "\"\($0.key)\":\($0.value)" }.joined(separator: ","))}"
  }

  private func upload(_ id: String, _ user: CareersUser) async throws -> CareersProbe.Object {
    try await probe.object(.post, path(id, "/upload-url"), token: user.token, body: body([:]), status: 201)
      .object("upload")
  }

  private func register(
    _ id: String,
    _ user: CareersUser,
    _ changes: [String: String]
  ) async throws -> CareersProbe.Object {
    let key = ["objectKey": quoted("applications/\(user.id)/\(id)/1-cv-x-cv.pdf")]
    let text = body(key.merging(changes) { _, new in new })
    return try await probe.object(.post, path(id, ""), token: user.token, body: text, status: 201)
  }

  private func documents(_ id: String, _ user: CareersUser) async throws -> [CareersProbe.Object] {
    try await probe.get(path(id, ""), token: user.token).objects("items")
  }
}

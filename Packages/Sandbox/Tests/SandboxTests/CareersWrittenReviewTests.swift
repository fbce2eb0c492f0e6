import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct CareersWrittenReviewTests {
  private let probe = CareersProbe()

  @Test func `before a session there is nothing to tell`() async throws {
    let user = try await probe.register()

    #expect(
      try await probe.written(.get, "/users/me/profile", user) == #"""
        200 {"profile":{"id":"USER","fullName":"Dewi Lestari","email":"dewi@example.com",\#
        "avatarUrl":null,"profileCompletionPercent":40,"trustScoreLabel":"UNVERIFIED",\#
        "verificationStatus":"NOT_STARTED","verification":{"sessionId":null,"sessionStatus":null,\#
        "trustStatus":"NOT_STARTED","documentsUploaded":0,"requiredDocuments":2,\#
        "requiredDocumentsUploaded":0,"finalRequest":null}}}
        """#
    )
    #expect(
      try await probe.written(.get, "/users/me/verification-documents", user) == #"""
        200 {"session":null,"documents":[{"documentType":"PASSPORT","status":"MISSING",\#
        "required":true,"documentId":null,"objectKey":null,"uploadedAt":null,"reviewedAt":null},\#
        {"documentType":"SELFIE","status":"MISSING","required":true,"documentId":null,\#
        "objectKey":null,"uploadedAt":null,"reviewedAt":null}],"summary":{"requiredTotal":2,\#
        "uploadedRequired":0,"verifiedRequired":0,"missingRequired":2,"allRequiredUploaded":false}}
        """#
    )
    #expect(
      try await probe.written(.get, "/identity/kyc/status", user)
        == #"200 {"status":"NOT_STARTED","session":null}"#
    )
    #expect(
      try await probe.written(.get, "/identity/kyc/history", user) == #"200 {"session":null,"events":[]}"#
    )
  }

  @Test func `a session is told as it begins, gets its first document and is submitted`() async throws {
    let user = try await probe.register()
    let begun = try await probe.written(
      .post,
      "/identity/kyc/sessions",
      user,
      body: #"{"provider":"Onfido"}"#
    )
    let session = String(try #require(begun.firstMatch(of: /"id":"([^"]+)"/)?.1))
    #expect(
      begun.replacing(session, with: "SESSION") == #"""
        201 {"status":"IN_PROGRESS","session":{"id":"SESSION","status":"CREATED",\#
        "provider":"onfido","providerRef":null,"providerMetadata":{},"submittedAt":null,\#
        "reviewedBy":null,"reviewedAt":null,"createdAt":"2025-12-01T00:00:00.000Z",\#
        "updatedAt":"2025-12-01T00:00:00.000Z"}}
        """#
    )
    probe.clock.advance(by: 1)
    let body = probe.documentBody("passport", "a", session, user, #"{"side":"front"}"#)
    #expect(
      try await probe.written(.post, "/identity/kyc/documents", user, body: body, names: ["SESSION": session])
        == #"""
        201 {"status":"IN_PROGRESS","session":{"id":"SESSION","status":"CREATED",\#
        "provider":"onfido","providerRef":null,"providerMetadata":{},"submittedAt":null,\#
        "reviewedBy":null,"reviewedAt":null,"createdAt":"2025-12-01T00:00:00.000Z",\#
        "updatedAt":"2025-12-01T00:00:00.000Z"},"document":{"id":"97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac\#
        78","kycSessionId":"SESSION","documentType":"PASSPORT","objectKey":"kyc/USER/SESSION/a.jpg",\#
        "fileUrl":"s3://senpaijepang/kyc/USER/SESSION/a.jpg",\#
        "checksumSha256":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",\#
        "metadata":{"side":"front"},"verifiedAt":null,"createdAt":"2025-12-01T00:00:01.000Z"}}
        """#
    )
    #expect(
      try await probe.written(.get, "/users/me/profile", user, names: ["SESSION": session]) == #"""
        200 {"profile":{"id":"USER","fullName":"Dewi Lestari","email":"dewi@example.com",\#
        "avatarUrl":null,"profileCompletionPercent":80,"trustScoreLabel":"BUILDING_TRUST",\#
        "verificationStatus":"IN_PROGRESS","verification":{"sessionId":"SESSION",\#
        "sessionStatus":"CREATED","trustStatus":"IN_PROGRESS","documentsUploaded":1,\#
        "requiredDocuments":2,"requiredDocumentsUploaded":1,"finalRequest":null}}}
        """#
    )
    #expect(
      try await probe.written(.get, "/users/me/verification-documents", user, names: ["SESSION": session])
        == #"""
        200 {"session":{"id":"SESSION","status":"CREATED","trustStatus":"IN_PROGRESS",\#
        "submittedAt":null,"reviewedAt":null,"updatedAt":"2025-12-01T00:00:00.000Z"},\#
        "documents":[{"documentType":"PASSPORT","status":"PENDING","required":true,\#
        "documentId":"97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78","objectKey":"kyc/USER/SESSION/a.jpg",\#
        "uploadedAt":"2025-12-01T00:00:01.000Z","reviewedAt":null},{"documentType":"SELFIE",\#
        "status":"MISSING","required":true,"documentId":null,"objectKey":null,"uploadedAt":null,\#
        "reviewedAt":null}],"summary":{"requiredTotal":2,"uploadedRequired":1,"verifiedRequired":0,\#
        "missingRequired":1,"allRequiredUploaded":false}}
        """#
    )
    probe.clock.advance(by: 1)
    #expect(
      try await probe.written(
        .post,
        "/identity/kyc/sessions/\(session)/submit",
        user,
        names: ["SESSION": session]
      ) == #"""
        200 {"status":"IN_PROGRESS","session":{"id":"SESSION","status":"SUBMITTED",\#
        "provider":"onfido","providerRef":null,"providerMetadata":{},\#
        "submittedAt":"2025-12-01T00:00:02.000Z","reviewedBy":null,"reviewedAt":null,\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:00:02.000Z"}}
        """#
    )
    probe.clock.advance(by: 1)
    #expect(
      try await probe.written(
        .post,
        "/identity/kyc/sessions/\(session)/submit",
        user,
        names: ["SESSION": session]
      ) == #"""
        200 {"status":"IN_PROGRESS","session":{"id":"SESSION","status":"SUBMITTED",\#
        "provider":"onfido","providerRef":null,"providerMetadata":{},\#
        "submittedAt":"2025-12-01T00:00:02.000Z","reviewedBy":null,"reviewedAt":null,\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:00:02.000Z"}}
        """#
    )
  }

  @Test func `a verified session is told everywhere`() async throws {
    let user = try await probe.submittedUser()
    let id = try await probe.get("/identity/kyc/status", token: user.token).object("session").text("id")
    let final = #"{"source":"app","note":"Please."}"#
    #expect(
      try await probe.written(
        .post,
        "/users/me/verification/final-request",
        user,
        body: final,
        names: ["SESSION": id]
      ) == #"""
        201 {"created":true,"request":{"id":"8c1105fe-5cc2-49f0-a7a3-e6b13ab556aa",\#
        "sessionId":"SESSION","status":"REQUESTED","source":"app","note":"Please.",\#
        "documentsCount":2,"requestedAt":"2025-12-01T00:00:00.000Z"},"session":{"id":"SESSION",\#
        "status":"SUBMITTED","trustStatus":"IN_PROGRESS","submittedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedAt":null,"updatedAt":"2025-12-01T00:00:00.000Z"}}
        """#
    )
    for _ in 1...2 {
      probe.clock.advance(by: 60)
      try await probe.advance(id)
    }
    probe.clock.advance(by: 60)
    #expect(
      try await probe.written(.get, "/identity/kyc/status", user, names: ["SESSION": id]) == #"""
        200 {"status":"VERIFIED","session":{"id":"SESSION","status":"VERIFIED","provider":"manual",\#
        "providerRef":null,"providerMetadata":{"finalVerification":{"documentsCount":2,\#
        "id":"8c1105fe-5cc2-49f0-a7a3-e6b13ab556aa","note":"Please.","sessionId":"SESSION",\#
        "source":"app","status":"REQUESTED"}},"submittedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedBy":"sandbox-operator","reviewedAt":"2025-12-01T00:02:00.000Z",\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:02:00.000Z"}}
        """#
    )
    #expect(
      try await probe.written(.get, "/identity/kyc/history", user, names: ["SESSION": id]) == #"""
        200 {"session":{"id":"SESSION","status":"VERIFIED","provider":"manual","providerRef":null,\#
        "providerMetadata":{"finalVerification":{"documentsCount":2,\#
        "id":"8c1105fe-5cc2-49f0-a7a3-e6b13ab556aa","note":"Please.","sessionId":"SESSION",\#
        "source":"app","status":"REQUESTED"}},"submittedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedBy":"sandbox-operator","reviewedAt":"2025-12-01T00:02:00.000Z",\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:02:00.000Z"},\#
        "events":[{"id":"b4a6a8a5-351a-4899-82ae-c5f37c0594b5","kycSessionId":"SESSION",\#
        "fromStatus":null,"toStatus":"CREATED","actorType":"USER","actorId":"USER",\#
        "reason":"session_created","createdAt":"2025-12-01T00:00:00.000Z"},\#
        {"id":"8f9d6eca-0a7a-48ef-8647-5eeeaad9b11f","kycSessionId":"SESSION",\#
        "fromStatus":"CREATED","toStatus":"SUBMITTED","actorType":"USER","actorId":"USER",\#
        "reason":"session_submitted","createdAt":"2025-12-01T00:00:00.000Z"},\#
        {"id":"dfd287f1-7613-43ab-a789-a7f77e591582","kycSessionId":"SESSION",\#
        "fromStatus":"SUBMITTED","toStatus":"MANUAL_REVIEW","actorType":"ADMIN",\#
        "actorId":"sandbox-operator","reason":"manual_review",\#
        "createdAt":"2025-12-01T00:01:00.000Z"},{"id":"b4ae9bdc-4379-4802-8f97-489c09c62b62",\#
        "kycSessionId":"SESSION","fromStatus":"MANUAL_REVIEW","toStatus":"VERIFIED",\#
        "actorType":"ADMIN","actorId":"sandbox-operator","reason":"documents_match",\#
        "createdAt":"2025-12-01T00:02:00.000Z"}]}
        """#
    )
    #expect(
      try await probe.written(.get, "/users/me/profile", user, names: ["SESSION": id]) == #"""
        200 {"profile":{"id":"USER","fullName":"Dewi Lestari","email":"dewi@example.com",\#
        "avatarUrl":null,"profileCompletionPercent":100,"trustScoreLabel":"TRUSTED",\#
        "verificationStatus":"VERIFIED","verification":{"sessionId":"SESSION",\#
        "sessionStatus":"VERIFIED","trustStatus":"VERIFIED","documentsUploaded":2,\#
        "requiredDocuments":2,"requiredDocumentsUploaded":2,"finalRequest":{"documentsCount":2,\#
        "id":"8c1105fe-5cc2-49f0-a7a3-e6b13ab556aa","note":"Please.","sessionId":"SESSION",\#
        "source":"app","status":"REQUESTED"}}}}
        """#
    )
    #expect(
      try await probe.written(.get, "/users/me/verification-documents", user, names: ["SESSION": id]) == #"""
        200 {"session":{"id":"SESSION","status":"VERIFIED","trustStatus":"VERIFIED",\#
        "submittedAt":"2025-12-01T00:00:00.000Z","reviewedAt":"2025-12-01T00:02:00.000Z",\#
        "updatedAt":"2025-12-01T00:02:00.000Z"},"documents":[{"documentType":"PASSPORT",\#
        "status":"VERIFIED","required":true,"documentId":"97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78",\#
        "objectKey":"kyc/USER/SESSION/a.jpg","uploadedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedAt":"2025-12-01T00:02:00.000Z"},{"documentType":"SELFIE","status":"VERIFIED",\#
        "required":true,"documentId":"11d7041b-fdcc-49f6-b524-252ce446039a",\#
        "objectKey":"kyc/USER/SESSION/b.jpg","uploadedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedAt":"2025-12-01T00:02:00.000Z"}],"summary":{"requiredTotal":2,"uploadedRequired":2,\#
        "verifiedRequired":2,"missingRequired":0,"allRequiredUploaded":true}}
        """#
    )
    let metadata = #"{"providerRef":"ref-1","metadata":{"score":0.5}}"#
    let path = "/identity/kyc/sessions/\(id)/provider-metadata"
    #expect(
      try await probe.written(.post, path, user, body: metadata, names: ["SESSION": id]) == #"""
        200 {"status":"VERIFIED","session":{"id":"SESSION","status":"VERIFIED","provider":"manual",\#
        "providerRef":"ref-1","providerMetadata":{"finalVerification":{"documentsCount":2,\#
        "id":"8c1105fe-5cc2-49f0-a7a3-e6b13ab556aa","note":"Please.","sessionId":"SESSION",\#
        "source":"app","status":"REQUESTED"},"score":0.5},"submittedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedBy":"sandbox-operator","reviewedAt":"2025-12-01T00:02:00.000Z",\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:03:00.000Z"}}
        """#
    )
  }

  @Test func `a session without its selfie is rejected, and says so`() async throws {
    let user = try await probe.register()
    let id = try await probe.begin(user)
    _ = try await probe.add("PASSPORT", "a", to: id, user)
    _ = try await probe.object(.post, "/identity/kyc/sessions/\(id)/submit", token: user.token)
    try await probe.advance(id, steps: 2)

    #expect(
      try await probe.written(.get, "/users/me/verification-documents", user, names: ["SESSION": id]) == #"""
        200 {"session":{"id":"SESSION","status":"REJECTED","trustStatus":"REJECTED",\#
        "submittedAt":"2025-12-01T00:00:00.000Z","reviewedAt":"2025-12-01T00:00:00.000Z",\#
        "updatedAt":"2025-12-01T00:00:00.000Z"},"documents":[{"documentType":"PASSPORT",\#
        "status":"REJECTED","required":true,"documentId":"97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78",\#
        "objectKey":"kyc/USER/SESSION/a.jpg","uploadedAt":"2025-12-01T00:00:00.000Z",\#
        "reviewedAt":"2025-12-01T00:00:00.000Z"},{"documentType":"SELFIE","status":"MISSING",\#
        "required":true,"documentId":null,"objectKey":null,"uploadedAt":null,"reviewedAt":null}],\#
        "summary":{"requiredTotal":2,"uploadedRequired":1,"verifiedRequired":0,"missingRequired":1,\#
        "allRequiredUploaded":false}}
        """#
    )
    let profile = try await probe.written(.get, "/users/me/profile", user, names: ["SESSION": id])
    #expect(profile.contains(#""profileCompletionPercent":90,"trustScoreLabel":"ACTION_REQUIRED""#))
  }

  @Test(
    arguments: [
      ("PASSPORT", 0, 80, "BUILDING_TRUST"), ("VISA", 0, 80, "BUILDING_TRUST"),
      ("VISA", 1, 90, "UNDER_REVIEW"),
    ] as [(String, Int, Int, String)]
  )
  func `a profile is as complete as its session`(type: String, steps: Int, percent: Int, label: String)
    async throws
  {
    let user = try await probe.register()
    let id = try await probe.begin(user)
    #expect(try await probe.completion(user) == 60)
    _ = try await probe.add(type, "a", to: id, user)
    if steps > 0 {
      _ = try await probe.object(.post, "/identity/kyc/sessions/\(id)/submit", token: user.token)
      try await probe.advance(id, steps: steps)
    }

    let profile = try await probe.written(.get, "/users/me/profile", user)

    #expect(
      profile.contains(#""profileCompletionPercent":\#(percent),"trustScoreLabel":"\#(label)""#)
    )
  }
}

import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct CareersWrittenRecordTests {
  private static let checksum = String(repeating: "0f", count: 32)
  private let probe = CareersProbe()

  @Test func `an upload and its document are told with their keys`() async throws {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let made = try await probe.apply(user, for: job)
    let names = ["APPLICATION": made]
    let path = "/users/me/applications/\(made)/documents"
    let key = "applications/\(user.id)/\(made)/cv.pdf"
    let body = """
      {"documentType":"cv","fileName":"A b_c..1é.pdf","contentType":"application/pdf","contentLength":1023,\
      "checksumSha256":"\(Self.checksum)","objectKey":"\(key)"}
      """
    let upload = try await probe.written(.post, path + "/upload-url", user, body: body, names: names)
    #expect(
      upload == #"""
        201 {"applicationId":"APPLICATION","upload":{"objectKey":"applications/USER/APPLICATION/1764\#
        547200000-cv-97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78-A-b_c.-1--.pdf",\#
        "uploadUrl":"https://uploads.example.com/senpaijepang/applications/USER/APPLICATION/17645472\#
        00000-cv-97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78-A-b_c.-1--.pdf?expires=1764548100&signature=03\#
        fe6bdee1208e6f","method":"PUT","headers":{"Content-Type":"application/pdf",\#
        "x-amz-meta-checksum-sha256":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f\#
        0f"},"expiresAt":"2025-12-01T00:15:00.000Z"}}
        """#
    )
    let document = try await probe.written(.post, path, user, body: body, names: names)
    #expect(
      document == #"""
        201 {"applicationId":"APPLICATION","document":{"id":"11d7041b-fdcc-49f6-b524-252ce446039a",\#
        "applicationId":"APPLICATION","userId":"USER","documentType":"CV","fileName":"A \#
        b_c..1é.pdf","contentType":"application/pdf","contentLength":1023,\#
        "checksumSha256":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f",\#
        "reviewStatus":"PENDING","reviewReason":null,"reviewedAt":null,"reviewedBy":null,\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:00:00.000Z"}}
        """#
    )
    probe.clock.advance(by: 61.25)
    try await probe.advance(made)
    let items = try await probe.written(.get, path, user, names: names)
    #expect(
      items.split(separator: #""items":"#).last == #"""
        [{"id":"11d7041b-fdcc-49f6-b524-252ce446039a","applicationId":"APPLICATION","userId":"USER",\#
        "documentType":"CV","fileName":"A b_c..1é.pdf","contentType":"application/pdf",\#
        "contentLength":1023,"checksumSha256":"0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0\#
        f0f0f0f0f0f","reviewStatus":"INVALID","reviewReason":"The file is too small to be readable",\#
        "reviewedAt":"2025-12-01T00:01:01.250Z","reviewedBy":"sandbox-operator",\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:01:01.250Z"}],"total":1}
        """#
    )
  }

  @Test func `an organisation is told, and its verification with the reason`() async throws {
    let user = try await probe.register()
    let body = #"{"name":"Mori Works","orgType":"tsk","countryCode":"jp"}"#
    let made = try await probe.written(.post, "/organizations", user, body: body)
    #expect(
      made == #"""
        201 {"id":"9043d865-0813-472c-befc-9d87853a1bbd","name":"Mori Works","orgType":"TSK",\#
        "countryCode":"JP"}
        """#
    )
    let id = try #require(made.firstMatch(of: /"id":"([^"]+)"/)?.1)
    let path = "/organizations/\(id)/verification"
    let names = ["ORGANISATION": String(id)]
    #expect(
      try await probe.written(.get, path + "/status", user) == #"""
        404 {"error":{"code":"org_verification_not_found","message":"The organization's \#
        verification was not requested"}}
        """#
    )
    let request = #"{"registrationNumber":"A-1","legalName":"Mori Work"}"#
    #expect(
      try await probe.written(.post, path, user, body: request, names: names) == #"""
        202 {"id":"97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78","orgId":"ORGANISATION","status":"PENDING",\#
        "reasonCodes":[],"lastCheckedAt":"2025-12-01T00:00:00.000Z"}
        """#
    )
    probe.clock.advance(by: 9)
    _ = try await probe.service.advance(String(id))
    #expect(
      try await probe.written(.get, path + "/status", user, names: names) == #"""
        200 {"id":"97f1dfa7-ab7a-4ee2-a0cb-3a15ce72ac78","orgId":"ORGANISATION","status":"MISMATCH",\#
        "reasonCodes":["LEGAL_NAME_DIFFERS"],"lastCheckedAt":"2025-12-01T00:00:09.000Z"}
        """#
    )
  }

  @Test func `what is saved is told`() async throws {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let body = #"{"jobId":"\#(job)"}"#
    let names = ["JOB": job]
    #expect(
      try await probe.written(.post, "/users/me/saved-jobs", user, body: body, names: names)
        == #"200 {"saved":true,"created":true,"jobId":"JOB"}"#
    )
    #expect(
      try await probe.written(.post, "/users/me/saved-jobs", user, body: body, names: names)
        == #"200 {"saved":true,"created":false,"jobId":"JOB"}"#
    )
    #expect(
      try await probe.written(.get, "/users/me/saved-jobs", user) == #"""
        200 {"items":[{"id":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3","title":"Senior Welder",\#
        "employmentType":"FULL_TIME","visaSponsorship":true,"location":{"countryCode":"JP",\#
        "city":"Tokyo","displayLabel":"Tokyo, JP"},\#
        "employer":{"id":"cede4a00-f11b-4541-8485-c061c7e0d0cf","name":"Tokyo Bayside Construction",\#
        "logoUrl":"https://images.example.com/logos/baysideconstruction.png",\#
        "isVerifiedEmployer":true},"lifecycle":{"status":"PUBLISHED","effectiveStatus":"PUBLISHED",\#
        "publishedAt":"2025-09-01T09:00:00.000Z","scheduledAt":null},\#
        "viewerState":{"authenticated":true,"saved":true,"canApply":true,"applyCta":"APPLY"}}],\#
        "pageInfo":{"cursor":"0","nextCursor":null,"limit":20,"total":1}}
        """#
    )
    for isThere in [true, false] {
      #expect(
        try await probe.written(.delete, "/users/me/saved-jobs/\(job)", user, names: names)
          == #"200 {"saved":false,"removed":\#(isThere),"jobId":"JOB"}"#
      )
    }
  }
}

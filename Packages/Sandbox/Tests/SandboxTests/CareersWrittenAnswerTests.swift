import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct CareersWrittenAnswerTests {
  private let probe = CareersProbe()

  @Test func `a registration has identifiers, tokens and a code that follow from the seed`() async throws {
    let body = #"{"fullName":"Dewi Lestari","email":"dewi@example.com","password":"correct horse"}"#

    #expect(
      try await probe.written(.post, "/auth/register", body: body) == #"""
        201 {"user":{"id":"5bba1390-07e0-4c75-b403-94357325405e","fullName":"Dewi Lestari",\#
        "email":"dewi@example.com","emailVerified":false,"emailVerifiedAt":null,\#
        "createdAt":"2025-12-01T00:00:00.000Z","roles":["sdm"]},\#
        "accessToken":"eyJzdWIiOiI1YmJhMTM5MC0wN2UwLTRjNzUtYjQwMy05NDM1NzMyNTQwNWUiLCJlbWFpbCI6ImRld\#
        2lAZXhhbXBsZS5jb20iLCJleHAiOjE3NjQ1NDgxMDAsImp0aSI6IjE0ODFlOGNlLTgxMmItNGUxOC05ODU4LTU2ZGJlZ\#
        TEyZWJiOCJ9.4724edc85fd68de758c91ab09a7df1aa0f698536f70793f56b220020a950642a",\#
        "refreshToken":"X1yZfJmma7AJoL3u8DzyIP7SmZqVKbWZ1o1pBU1S6OQKGOdHZQeFauAgzPKxMK2K",\#
        "emailVerification":{"required":true,"verified":false,"email":"dewi@example.com",\#
        "sent":true,"expiresInSec":600,"resendAvailableInSec":60,"developmentCode":"495768"}}
        """#
    )
    #expect(
      try await probe.written(.post, "/auth/login", body: body) == #"""
        200 {"user":{"id":"5bba1390-07e0-4c75-b403-94357325405e","fullName":"Dewi Lestari",\#
        "email":"dewi@example.com","emailVerified":false,"emailVerifiedAt":null,\#
        "createdAt":"2025-12-01T00:00:00.000Z","roles":["sdm"]},\#
        "accessToken":"eyJzdWIiOiI1YmJhMTM5MC0wN2UwLTRjNzUtYjQwMy05NDM1NzMyNTQwNWUiLCJlbWFpbCI6ImRld\#
        2lAZXhhbXBsZS5jb20iLCJleHAiOjE3NjQ1NDgxMDAsImp0aSI6Ijk3ZjFkZmE3LWFiN2EtNGVlMi1hMGNiLTNhMTVjZ\#
        TcyYWM3OCJ9.139ac2eccaad5c9b70e7aa0780ed3eb336f5f187b2e26339e2316cd71b408aa8",\#
        "refreshToken":"LL01SCdFaiCkPi7UofUz1D3ssjdgZdJ7UEvIYhAS36Qck2nVIobXlV6W_eDz6wUX"}
        """#
    )
  }

  @Test func `a user is told with the moment of the verification`() async throws {
    let user = try await probe.register()
    probe.clock.advance(by: 1.5)
    let body = #"{"email":"dewi@example.com","code":"\#(user.code)"}"#

    #expect(
      try await probe.written(.post, "/auth/email-verification/verify", body: body)
        == #"200 {"email":"dewi@example.com","verified":true,"alreadyVerified":false}"#
    )
    #expect(
      try await probe.written(.get, "/auth/me", user) == #"""
        200 {"user":{"id":"USER","fullName":"Dewi Lestari","email":"dewi@example.com",\#
        "emailVerified":true,"emailVerifiedAt":"2025-12-01T00:00:01.500Z",\#
        "createdAt":"2025-12-01T00:00:00.000Z","roles":["sdm"]}}
        """#
    )
    #expect(
      try await probe.written(.post, "/auth/email-verification/verify", body: body)
        == #"200 {"email":"dewi@example.com","verified":true,"alreadyVerified":true}"#
    )
    #expect(
      try await probe.written(.post, "/auth/email-verification/resend", body: body)
        == #"200 {"email":"dewi@example.com","verified":true,"alreadyVerified":true}"#
    )
  }

  @Test func `a new code waits for the rest of its minute`() async throws {
    _ = try await probe.register()
    let body = #"{"email":"dewi@example.com"}"#
    probe.clock.advance(by: 0.5)
    #expect(
      try await probe.written(.post, "/auth/email-verification/resend", body: body) == #"""
        429 {"error":{"code":"verification_code_throttled","message":"Please wait 60 seconds before \#
        requesting another code"}}
        """#
    )
    probe.clock.advance(by: 59.5)

    #expect(
      try await probe.written(.post, "/auth/email-verification/resend", body: body) == #"""
        200 {"required":true,"verified":false,"email":"dewi@example.com","sent":true,\#
        "expiresInSec":600,"resendAvailableInSec":60,"developmentCode":"018476"}
        """#
    )
  }

  @Test func `an application is told with its job, and each event with who caused it`() async throws {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let made = try await probe.apply(user, for: job, body: #"{"note":" I weld. "}"#)
    let names = ["APPLICATION": made]
    let path = "/users/me/applications/\(made)"
    #expect(
      try await probe.written(.post, "/jobs/\(job)/applications", user, names: names) == #"""
        200 {"created":false,"application":{"id":"APPLICATION",\#
        "jobId":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3","status":"SUBMITTED","note":"I weld.",\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:00:00.000Z",\#
        "job":{"id":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3","title":"Senior Welder",\#
        "employmentType":"FULL_TIME","visaSponsorship":true,"location":{"countryCode":"JP",\#
        "city":"Tokyo","displayLabel":"Tokyo, JP"},\#
        "employer":{"id":"cede4a00-f11b-4541-8485-c061c7e0d0cf","name":"Tokyo Bayside Construction",\#
        "logoUrl":"https://images.example.com/logos/baysideconstruction.png",\#
        "isVerifiedEmployer":true}}}}
        """#
    )
    for seconds in 1...3 {
      probe.clock.advance(by: Double(seconds))
      _ = try await probe.service.advance(made, reason: seconds == 2 ? "Good references." : nil)
    }
    probe.clock.advance(by: 60)
    let accepted = try await probe.written(
      .post,
      path + "/offer/accept",
      user,
      body: #"{"reason":"Gladly."}"#,
      names: names
    )
    #expect(
      accepted == #"""
        200 {"updated":true,"decision":"ACCEPT","application":{"id":"APPLICATION",\#
        "jobId":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3","status":"HIRED","note":"I weld.",\#
        "createdAt":"2025-12-01T00:00:00.000Z","updatedAt":"2025-12-01T00:01:06.000Z",\#
        "job":{"id":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3","title":"Senior Welder",\#
        "employmentType":"FULL_TIME","visaSponsorship":true,"location":{"countryCode":"JP",\#
        "city":"Tokyo","displayLabel":"Tokyo, JP"},\#
        "employer":{"id":"cede4a00-f11b-4541-8485-c061c7e0d0cf","name":"Tokyo Bayside Construction",\#
        "logoUrl":"https://images.example.com/logos/baysideconstruction.png",\#
        "isVerifiedEmployer":true}}},"journeyEvent":{"id":"50bfc335-0cd1-4479-a602-4e7a1579c73f",\#
        "status":"HIRED","title":"Candidate accepted offer","description":"Candidate accepted \#
        offer. Reason: Gladly.","actorType":"USER","actorId":"USER",\#
        "createdAt":"2025-12-01T00:01:06.000Z"}}
        """#
    )
    #expect(
      try await probe.written(.get, path + "/journey", user, names: names) == #"""
        200 {"application":{"id":"APPLICATION","jobId":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3",\#
        "status":"HIRED","note":"I weld.","createdAt":"2025-12-01T00:00:00.000Z",\#
        "updatedAt":"2025-12-01T00:01:06.000Z","job":{"id":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3",\#
        "title":"Senior Welder","employmentType":"FULL_TIME","visaSponsorship":true,\#
        "location":{"countryCode":"JP","city":"Tokyo","displayLabel":"Tokyo, JP"},\#
        "employer":{"id":"cede4a00-f11b-4541-8485-c061c7e0d0cf","name":"Tokyo Bayside Construction",\#
        "logoUrl":"https://images.example.com/logos/baysideconstruction.png",\#
        "isVerifiedEmployer":true}}},"journey":[{"id":"8f9d6eca-0a7a-48ef-8647-5eeeaad9b11f",\#
        "status":"SUBMITTED","title":"Application submitted","description":"I weld.",\#
        "actorType":"USER","actorId":"USER","createdAt":"2025-12-01T00:00:00.000Z"},\#
        {"id":"84a019e7-4339-49d2-a75a-1662535ac7a9","status":"IN_REVIEW","title":"Application in \#
        review","description":"Application status updated to IN_REVIEW by sandbox-operator.",\#
        "actorType":"ADMIN","actorId":"sandbox-operator","createdAt":"2025-12-01T00:00:01.000Z"},\#
        {"id":"81a5b8d2-ad07-443b-890e-a419353dc7df","status":"INTERVIEW","title":"Interview stage",\#
        "description":"Application status updated to INTERVIEW by sandbox-operator. Reason: Good \#
        references.","actorType":"ADMIN","actorId":"sandbox-operator",\#
        "createdAt":"2025-12-01T00:00:03.000Z"},{"id":"15527d37-ce00-44e8-8876-2ff25c266e89",\#
        "status":"OFFERED","title":"Offer stage","description":"Application status updated to \#
        OFFERED by sandbox-operator.","actorType":"ADMIN","actorId":"sandbox-operator",\#
        "createdAt":"2025-12-01T00:00:06.000Z"},{"id":"50bfc335-0cd1-4479-a602-4e7a1579c73f",\#
        "status":"HIRED","title":"Candidate accepted offer","description":"Candidate accepted \#
        offer. Reason: Gladly.","actorType":"USER","actorId":"USER",\#
        "createdAt":"2025-12-01T00:01:06.000Z"}]}
        """#
    )
    #expect(
      try await probe.written(.get, "/users/me/applications?limit=1", user, names: names) == #"""
        200 {"items":[{"id":"APPLICATION","jobId":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3",\#
        "status":"HIRED","note":"I weld.","createdAt":"2025-12-01T00:00:00.000Z",\#
        "updatedAt":"2025-12-01T00:01:06.000Z","job":{"id":"4f91d118-0b61-4667-89dc-f51fc0eb8fc3",\#
        "title":"Senior Welder","employmentType":"FULL_TIME","visaSponsorship":true,\#
        "location":{"countryCode":"JP","city":"Tokyo","displayLabel":"Tokyo, JP"},\#
        "employer":{"id":"cede4a00-f11b-4541-8485-c061c7e0d0cf","name":"Tokyo Bayside Construction",\#
        "logoUrl":"https://images.example.com/logos/baysideconstruction.png",\#
        "isVerifiedEmployer":true}}}],"pageInfo":{"cursor":"0","nextCursor":null,"limit":1,\#
        "total":1}}
        """#
    )
    #expect(
      try await probe.written(.post, path + "/offer/decline", user) == #"""
        409 {"error":{"code":"offer_not_available","message":"There is no offer to decide on"}}
        """#
    )
  }

  @Test(
    arguments: [
      (
        #"{"reason":"Too far."}"#,
        #"""
        {"id":"f848a6f6-e98a-4481-9aeb-37374c6c8284","status":"REJECTED","title":"Candidate \#
        declined offer","description":"Candidate declined offer. Reason: Too far.",\#
        "actorType":"USER","actorId":"USER","createdAt":"2025-12-01T00:00:00.000Z"}}
        """#
      ),
      (
        nil,
        #"""
        {"id":"f848a6f6-e98a-4481-9aeb-37374c6c8284","status":"REJECTED","title":"Candidate \#
        declined offer","description":"Candidate declined offer.","actorType":"USER",\#
        "actorId":"USER","createdAt":"2025-12-01T00:00:00.000Z"}}
        """#
      ),
    ] as [(String?, String)]
  )
  func `an offer that is declined has its reason, if there is one`(body: String?, event: String) async throws
  {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let made = try await probe.apply(user, for: job)
    try await probe.advance(made, steps: 3)
    let path = "/users/me/applications/\(made)/offer/decline"

    let answer = try await probe.written(.post, path, user, body: body)

    #expect(answer.hasPrefix(#"200 {"updated":true,"decision":"DECLINE","application":{"id":"\#(made)""#))
    #expect(answer.split(separator: #""journeyEvent":"#).last ?? "" == event)
  }
}

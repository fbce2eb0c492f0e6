import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite(.overHTTPToo) struct CareersApplicationTests {
  let probe = CareersProbe()

  // MARK: - Applying

  @Test func `an application has the job, its note and a first event`() async throws {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let answer = try await probe.object(
      .post,
      "/jobs/\(job)/applications",
      token: user.token,
      body: #"{"note":"  Ready in May. "}"#,
      status: 201
    )
    #expect(answer["created"] as? Bool == true)
    let application = try answer.object("application")
    #expect(
      Set(application.keys) == ["id", "jobId", "status", "note", "createdAt", "updatedAt", "job"]
    )
    #expect(try application.text("note") == "Ready in May.")
    #expect(try application.text("status") == "SUBMITTED")
    #expect(try application.text("updatedAt") == "2025-12-01T00:00:00.000Z")
    #expect(
      Set(try application.object("job").keys) == [
        "id", "title", "employmentType", "visaSponsorship", "location", "employer",
      ]
    )
    let journey = try await journey(application.text("id"), user)
    let event = try #require(journey.first)
    #expect(journey.count == 1)
    #expect(try event.text("title") == "Application submitted")
    #expect(try event.text("description") == "Ready in May.")
    #expect(try event.text("actorType") == "USER")
    #expect(try event.text("actorId") == user.id)
  }

  @Test func `a second application for a job is the first one`() async throws {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let id = try await probe.apply(user, for: job, body: #"{"note":"first"}"#)
    let path = "/jobs/\(job)/applications"
    let again = try await probe.object(.post, path, token: user.token, body: #"{"note":"second"}"#)
    #expect(again["created"] as? Bool == false)
    #expect(try again.object("application").text("id") == id)
    #expect(try again.object("application").text("note") == "first")
    let long = #"{"note":"\#(String(repeating: "x", count: 1001))"}"#
    #expect(try await probe.refusal(.post, path, token: user.token, body: long) == "400 invalid_note")
    #expect(try await probe.items("/users/me/applications", token: user.token).count == 1)
  }

  @Test(arguments: [
    ("", nil as String?), ("{}", nil), (#"{"note":null}"#, nil), (#"{"note":" \u00a0\ufeff"}"#, nil),
    (#"{"note":12}"#, "12"), (#"{"note":1.5}"#, "1.5"), (#"{"note":"\u0085x"}"#, "\u{85}x"),
  ])
  func `a note may be blank, and numbers become text`(body: String, note: String?) async throws {
    let user = try await probe.register()
    let job = try #require(try await probe.jobs().first)
    let answer = try await probe.object(
      .post,
      "/jobs/\(job)/applications",
      token: user.token,
      body: body,
      status: 201
    )
    let application = try answer.object("application")
    #expect(application["note"] as? String == note)
    #expect(application.isNull("note") == (note == nil))
    let event = try #require(try await journey(application.text("id"), user).first)
    #expect(try event.text("description") == note ?? "Application was submitted by candidate")
  }

  @Test func `a note has up to 1000 UTF-16 units after trimming`() async throws {
    let user = try await probe.register()
    let jobs = try await probe.jobs()
    let fits = #"{"note":"  \#(String(repeating: "😀", count: 500))  "}"#
    _ = try await probe.apply(user, for: jobs[0], body: fits)
    let long = #"{"note":"\#(String(repeating: "😀", count: 500))x"}"#
    #expect(
      try await probe.refusal(.post, "/jobs/\(jobs[1])/applications", token: user.token, body: long)
        == "400 invalid_note"
    )
  }

  @Test func `an unknown job is refused before the note is looked at`() async throws {
    let token = try await probe.register().token
    let long = #"{"note":"\#(String(repeating: "x", count: 1001))"}"#
    #expect(
      try await probe.refusal(.post, "/jobs/nothing/applications", token: token, body: long)
        == "404 job_not_found"
    )
    #expect(
      try await probe.refusal(.post, "/jobs/nothing/applications", token: token, body: "{")
        == "400 invalid_request_body"
    )
  }

  // MARK: - The journey

  @Test(arguments: 0...3)
  func `the operator takes an application as far as an offer when told, and time does not`(
    steps: Int
  ) async throws {
    let statuses = ["SUBMITTED", "IN_REVIEW", "INTERVIEW", "OFFERED"].prefix(steps + 1)
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    probe.clock.advance(by: 10)
    try await probe.advance(id, steps: steps)
    probe.clock.advance(by: 86_400)
    let fresh = try await login()
    let journey = try await journey(id, fresh)
    #expect(try journey.map { try $0.text("status") } == Array(statuses))
    #expect(Set(try journey.map { try $0.text("id") }).count == steps + 1)
    let application = try #require(
      try await probe.items("/users/me/applications", token: fresh.token).first
    )
    #expect(try application.text("status") == statuses.last)
    #expect(try application.text("updatedAt") == journey.last?.text("createdAt"))
  }

  @Test func `the operator's events name the operator`() async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    probe.clock.advance(by: 60)
    try await probe.advance(id, steps: 3)
    let events = try await journey(id, user)
    #expect(
      try events.map { try $0.text("title") } == [
        "Application submitted", "Application in review", "Interview stage", "Offer stage",
      ]
    )
    #expect(try events[1].text("actorType") == "ADMIN")
    #expect(try events[1].text("actorId") == "sandbox-operator")
    #expect(
      try events[1].text("description") == "Application status updated to IN_REVIEW by sandbox-operator."
    )
    #expect(try events[1].text("createdAt") == "2025-12-01T00:01:00.000Z")
  }

  @Test(arguments: [0, 1, 2], [nil, "The position is filled."])
  func `the operator rejects an application at any step before the offer, with its reason`(
    steps: Int,
    reason: String?
  ) async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    try await probe.advance(id, steps: steps)
    let step = try await probe.service.advance(id, isRejected: true, reason: reason)
    #expect(step.status == "REJECTED")
    let last = try #require(try await journey(id, user).last)
    #expect(try last.text("status") == "REJECTED")
    #expect(try last.text("actorType") == "ADMIN")
    #expect(
      try last.text("description")
        == "Application status updated to REJECTED by sandbox-operator."
        + (reason.map { " Reason: \($0)" } ?? "")
    )
    #expect(try await decide("accept", id, user) == "409 offer_not_available")
    await #expect(throws: AdvanceError.atEnd(status: "REJECTED")) { try await probe.service.advance(id) }
  }

  @Test func `a reason of the operator has up to 500 units`() async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    let fits = String(repeating: "😀", count: 250)
    await #expect(throws: AdvanceError.longReason) {
      try await probe.service.advance(id, isRejected: true, reason: fits + "x")
    }
    #expect(try await journey(id, user).count == 1)
    #expect(try await probe.service.advance(id, isRejected: true, reason: " \(fits) ").status == "REJECTED")
  }

  @Test func `applications are listed by their last change, and filtered by status`() async throws {
    let user = try await probe.register()
    let jobs = try await probe.jobs()
    let first = try await probe.apply(user, for: jobs[0])
    probe.clock.advance(by: 30)
    let second = try await probe.apply(user, for: jobs[1])
    #expect(try await ids(user, "") == [second, first])
    probe.clock.advance(by: 30)
    try await probe.advance(first)
    #expect(try await ids(user, "") == [first, second])
    #expect(try await ids(user, "?status=in_review") == [first])
    #expect(try await ids(user, "?status=SUBMITTED") == [second])
    #expect(try await ids(user, "?status=HIRED") == [])
    #expect(try await ids(user, "?status=%20") == [first, second])
    #expect(
      try await probe.refusal(.get, "/users/me/applications?status=DONE&limit=0", token: user.token)
        == "400 invalid_application_status"
    )
    #expect(
      try await probe.refusal(.get, "/users/me/applications?limit=0", token: user.token)
        == "400 invalid_limit"
    )
  }

  // MARK: - Offers

  @Test(arguments: [
    ("accept", "ACCEPT", "HIRED", "Candidate accepted offer"),
    ("decline", "DECLINE", "REJECTED", "Candidate declined offer"),
  ])
  func `an offer is decided once`(
    verb: String,
    decision: String,
    status: String,
    title: String
  ) async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    try await probe.advance(id, steps: 2)
    #expect(try await decide(verb, id, user) == "409 offer_not_available")
    try await probe.advance(id)
    probe.clock.advance(by: 460)
    let path = "/users/me/applications/\(id)/offer/\(verb)"
    let answer = try await probe.object(.post, path, token: user.token, body: #"{"reason":" My reason "}"#)
    #expect(answer["updated"] as? Bool == true)
    #expect(try answer.text("decision") == decision)
    #expect(try answer.object("application").text("status") == status)
    #expect(try answer.object("application").text("updatedAt") == "2025-12-01T00:07:40.000Z")
    let event = try answer.object("journeyEvent")
    #expect(try event.text("title") == title)
    #expect(try event.text("description") == "\(title). Reason: My reason")
    #expect(try event.text("actorId") == user.id)
    #expect(try await decide("accept", id, user) == "409 offer_not_available")
    #expect(try await decide("decline", id, user) == "409 offer_not_available")
    let journey = try await journey(id, user)
    #expect(journey.count == 5)
    #expect(try journey.last?.text("id") == event.text("id"))
    #expect(try await ids(user, "?status=\(status)") == [id])
  }

  @Test func `of two decisions at once one succeeds`() async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    try await probe.advance(id, steps: 3)
    async let accepted = probe.send(.post, "/users/me/applications/\(id)/offer/accept", token: user.token)
    async let declined = probe.send(.post, "/users/me/applications/\(id)/offer/decline", token: user.token)
    let statuses = try await [accepted.status.rawValue, declined.status.rawValue]
    #expect(statuses.sorted() == [200, 409])
    #expect(try await journey(id, user).count == 5)
  }

  @Test func `a reason has up to 500 units and is checked after the offer`() async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    let long = #"{"reason":"\#(String(repeating: "x", count: 501))"}"#
    #expect(try await decide("accept", id, user, long) == "409 offer_not_available")
    #expect(try await decide("accept", "nothing", user, long) == "404 application_not_found")
    try await probe.advance(id, steps: 3)
    #expect(try await decide("decline", id, user, long) == "400 invalid_reason")
    let fits = #"{"reason":"\#(String(repeating: "x", count: 500))"}"#
    let path = "/users/me/applications/\(id)/offer/decline"
    #expect(try await probe.send(.post, path, token: user.token, body: fits).status == .ok)
  }

  // MARK: - Parts

  func journey(_ id: String, _ user: CareersUser) async throws -> [CareersProbe.Object] {
    try await probe.get("/users/me/applications/\(id)/journey", token: user.token).objects("journey")
  }

  private func ids(_ user: CareersUser, _ query: String) async throws -> [String] {
    try await probe.items("/users/me/applications\(query)", token: user.token).map { try $0.text("id") }
  }

  private func decide(
    _ verb: String,
    _ id: String,
    _ user: CareersUser,
    _ body: String? = nil
  ) async throws -> String {
    try await probe.refusal(
      .post,
      "/users/me/applications/\(id)/offer/\(verb)",
      token: user.token,
      body: body
    )
  }

  private func login() async throws -> CareersUser {
    let body = #"{"email":"dewi@example.com","password":"correct horse"}"#
    let answer = try await probe.object(.post, "/auth/login", body: body)
    return CareersUser(
      id: try answer.object("user").text("id"),
      token: try answer.text("accessToken"),
      refreshToken: try answer.text("refreshToken"),
      code: ""
    )
  }
}

// MARK: - Advancing

extension CareersApplicationTests {
  @Test func `an application is advanced step by step, until the user decides`() async throws {
    let user = try await probe.register()
    let id = try await probe.apply(user, for: try #require(try await probe.jobs().first))
    var steps: [AdvancedStep] = []
    for _ in 0..<3 { steps.append(try await probe.service.advance(id)) }

    #expect(steps.map(\.status) == ["IN_REVIEW", "INTERVIEW", "OFFERED"])
    #expect(steps.map(\.title) == ["Application in review", "Interview stage", "Offer stage"])
    #expect(steps.allSatisfy { $0.kind == .application && $0.id == id })
    let events = try await journey(id, user)
    #expect(try events.map { try $0.text("status") } == ["SUBMITTED", "IN_REVIEW", "INTERVIEW", "OFFERED"])
    for isRejected in [false, true] {
      await #expect(throws: AdvanceError.atEnd(status: "OFFERED")) {
        try await probe.service.advance(id, isRejected: isRejected)
      }
    }
    let path = "/users/me/applications/\(id)/offer/accept"
    _ = try await probe.object(.post, path, token: user.token, body: "{}")
    await #expect(throws: AdvanceError.atEnd(status: "HIRED")) { try await probe.service.advance(id) }
  }

  @Test func `an application that does not exist cannot be advanced`() async throws {
    await #expect(throws: AdvanceError.unknownID) { try await probe.service.advance("none") }
  }
}

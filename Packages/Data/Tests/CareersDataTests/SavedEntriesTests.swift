import CareersData
import CareersDomain
import CareersFakes
import DomainKernel
import HTTPFakes
import NetworkingKit
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct SavedEntriesTests {
  private static let id = CareersSamples.savableID.rawValue
  private static let savedJobs = "users/me/saved-jobs"
  private static let firstSaved = "\(savedJobs)?cursor=0&limit=50"

  @Test func `saved jobs come in the order of the service, published or not`() async throws {
    let withdrawn = """
      {"id":"\(CareersSamples.withdrawn.id.rawValue)","title":"Night Watch","employer":{"name":"Hinata Care"},
      "lifecycle":{"status":"DRAFT","effectiveStatus":"DRAFT","publishedAt":null,"scheduledAt":null},
      "viewerState":{"authenticated":true,"saved":true,"canApply":true,"applyCta":"APPLY"}}
      """
    let peer = try CareersPeer([Self.firstSaved: Wire.list([withdrawn, Wire.welder])])

    let list = try await peer.repository.savedJobs.saved(PageRequest(), .cacheFirst)

    #expect(list.entries == [CareersSamples.withdrawn, CareersSamples.welder])
  }

  @Test(arguments: [0, 1])
  func `a list that another device made shorter is believed, as it counts its entries`(left: Int) async throws
  {
    let all = Wire.jobs + [#"{"id":"job_other","title":"Cook","employer":null}"#]
    let peer = try CareersPeer([Self.firstSaved: Wire.list(all)])
    let saved = peer.repository.savedJobs
    _ = try await saved.saved(PageRequest(), .networkFirst)
    peer.serve([Self.firstSaved: Wire.list(Array(all.prefix(left)))])

    let list = try await saved.saved(PageRequest(), .networkFirst)

    #expect(list.entries.count == left)
    #expect(list.provenance.kind == .network)
  }

  @Test(arguments: [4, nil])
  func `a list that lost entries without counting so is not believed`(total: Int?) async throws {
    let all = Wire.jobs + [#"{"id":"job_other","title":"Cook","employer":null}"#]
    let peer = try CareersPeer([Self.firstSaved: Wire.list(all)])
    let saved = peer.repository.savedJobs
    _ = try await saved.saved(PageRequest(), .networkFirst)
    let count = total.map { ",\"total\":\($0)" } ?? ""
    peer.serve([Self.firstSaved: #"{"items":[],"pageInfo":{"cursor":"0","limit":50\#(count)}}"#])

    let list = try await saved.saved(PageRequest(), .networkFirst)

    #expect(list.entries.count == 4)
    #expect(list.provenance.isStale)
  }

  @Test(arguments: [("DRAFT", false), ("PAUSED", nil)] as [(String, Bool?)])
  func `a job that was taken back has lost nothing by having no date`(
    status: String,
    isPublished: Bool?
  ) async throws {
    let published = """
      {"id":"j","title":"Night Watch","employer":{"name":"Hinata Care"},
      "lifecycle":{"status":"PUBLISHED","effectiveStatus":"PUBLISHED","publishedAt":"2026-02-28T12:00:00.000Z"}}
      """
    let draft = """
      {"id":"j","title":"Night Watch","employer":{"name":"Hinata Care"},
      "lifecycle":{"status":"\(status)","effectiveStatus":"\(status)","publishedAt":null}}
      """
    let peer = try CareersPeer([Self.firstSaved: Wire.list([published])])
    _ = try await peer.repository.savedJobs.saved(PageRequest(), .networkFirst)
    peer.serve([Self.firstSaved: Wire.list([draft])])

    let list = try await peer.repository.savedJobs.saved(PageRequest(), .networkFirst)

    #expect(list.entries.map(\.publication.isPublished) == [isPublished])
    #expect(list.provenance.kind == .network)
  }

  @Test(arguments: [
    (true, "POST", savedJobs, #"{"saved":true,"created":true,"jobId":"\#(id)"}"#, true),
    (true, "POST", savedJobs, #"{"saved":true,"created":false,"jobId":"\#(id)"}"#, false),
    (false, "DELETE", "\(savedJobs)/\(id)", #"{"saved":false,"removed":true,"jobId":"\#(id)"}"#, true),
    (false, "DELETE", "\(savedJobs)/\(id)", #"{"saved":false,"removed":false,"jobId":"\#(id)"}"#, false),
  ])
  func `a job is saved and removed, and the answer says whether that changed anything`(
    isSaved: Bool,
    method: String,
    place: String,
    answer: String,
    isChanged: Bool
  ) async throws {
    let peer = try CareersPeer([place: answer])

    #expect(try await peer.repository.savedJobs.set(isSaved, CareersSamples.savableID) == isChanged)

    let request = try #require(peer.transport.requests.last)
    #expect(request.method.rawValue == method)
    #expect(
      request.body.map { String(decoding: $0, as: UTF8.self) }
        == (isSaved ? #"{"jobId":"\#(Self.id)"}"# : nil)
    )
  }

  @Test(arguments: [
    #"{"saved":false,"created":true,"jobId":"\#(id)"}"#, #"{"saved":true,"created":true,"jobId":"other"}"#,
    "{}", "[]",
  ])
  func `an answer about something else is no success`(answer: String) async throws {
    let peer = try CareersPeer([Self.savedJobs: answer])

    await #expect(throws: ServiceError.self) {
      try await peer.repository.savedJobs.set(true, CareersSamples.savableID)
    }
  }

  @Test(arguments: ["", "..", "a/b", "ä"])
  func `what cannot be an id is not sent`(id: String) async throws {
    let peer = try CareersPeer()

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.savedPosts.set(true, Post.ID(rawValue: id))
    }
    #expect(peer.transport.requests.isEmpty)
  }

  @Test func `a change leaves what is stored for offline use`() async throws {
    let detail = #"{"job":{"id":"\#(Self.id)","title":"T","employer":null}}"#
    let list = Wire.list([#"{"id":"\#(Self.id)","title":"T","employer":null}"#])
    let peer = try CareersPeer([
      CareersPeer.firstJobs: list, Self.firstSaved: list, "jobs/\(Self.id)": detail,
      Self.savedJobs: #"{"saved":true,"created":true,"jobId":"\#(Self.id)"}"#,
    ])
    let repository = peer.repository
    _ = try await repository.jobs(JobQuery(), PageRequest(), .cacheFirst)
    _ = try await repository.savedJobs.saved(PageRequest(), .cacheFirst)
    _ = try await repository.job(CareersSamples.savableID, .cacheFirst)

    _ = try await repository.savedJobs.set(true, CareersSamples.savableID)

    #expect(try await repository.jobs(JobQuery(), PageRequest(), .cacheOnly).entries.count == 1)
    #expect(try await repository.savedJobs.saved(PageRequest(), .cacheOnly).entries.count == 1)
    #expect(try await repository.job(CareersSamples.savableID, .cacheOnly).job.title == "T")
  }

  @Test(arguments: [
    (HTTPStatus(rawValue: 404), "job_not_found", ServiceError.notFound),
    (HTTPStatus(rawValue: 401), "missing_access_token", .signInNeeded),
    (
      HTTPStatus(rawValue: 400), "invalid_job_id",
      .rejected(code: "invalid_job_id", message: "The text of invalid_job_id.")
    ),
  ])
  func `a refusal is told by its status and its envelope`(
    status: HTTPStatus,
    code: String,
    error: ServiceError
  ) async throws {
    let peer = try CareersPeer()
    peer.fail(status, code)

    await #expect(throws: error) {
      try await peer.repository.savedJobs.set(true, CareersSamples.savableID)
    }
  }

  @Test(arguments: [404, 410])
  func `an address that the service does not have is no word about the entry to save`(
    status: Int
  ) async throws {
    let peer = try CareersPeer()
    peer.fail(HTTPStatus(rawValue: status), "not_found")

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.savedJobs.set(true, CareersSamples.savableID)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.savedPosts.set(true, CareersSamples.savablePost.id)
    }
  }

  @Test func `a path that the service does not have is no word about the entry whose ID is in it`()
    async throws
  {
    let peer = try CareersPeer()
    peer.fail(.notFound, "not_found")

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.savedJobs.set(false, CareersSamples.savableID)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.applying.apply(to: CareersSamples.savableID, note: nil)
    }
  }

  @Test func `where nothing is said about a missing page, only an address with an ID may mean its entry`()
    async throws
  {
    let peer = try CareersPeer()
    peer.transport.answers(
      HTTPResponse(status: .notFound, fields: [.contentType: "application/json"], body: Data("{}".utf8))
    )

    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.repository.savedJobs.set(true, CareersSamples.savableID)
    }
    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.savedJobs.set(false, CareersSamples.savableID)
    }
  }

  @Test func `a web page in place of a missing address is called one`() async throws {
    let peer = try CareersPeer()
    peer.transport.answers(
      HTTPResponse(
        status: .notFound,
        fields: [.contentType: "text/html"],
        body: Data("<!DOCTYPE html><html></html>".utf8)
      )
    )

    await #expect(throws: ServiceError.malformed(.webPage)) {
      try await peer.repository.savedJobs.set(true, CareersSamples.savableID)
    }
  }

  // MARK: - Applying

  private static let applications = "jobs/\(id)/applications"

  private static func application(created: Bool, note: String) -> String {
    """
    {"created":\(created),"application":{"id":"\(FakeApplying.application)","jobId":"\(id)","status":"SUBMITTED",
    "note":\(note),"createdAt":"2026-03-01T12:00:00.000Z","updatedAt":"2026-03-01T12:00:00.000Z"}}
    """
  }

  @Test(arguments: [(true, #""Hello""#, "Hello"), (false, "null", nil)])
  func `an application says whether it is new, and has its note`(
    isNew: Bool,
    note: String,
    text: String?
  ) async throws {
    let peer = try CareersPeer([Self.applications: Self.application(created: isNew, note: note)])

    let sent = try await peer.repository.applying.apply(
      to: CareersSamples.savableID,
      note: try ApplicationNote("Say \"hi\"\n")
    )

    #expect(
      sent
        == SentApplication(
          id: try #require(Application.ID(rawValue: FakeApplying.application)),
          isNew: isNew,
          note: text,
          createdAt: try Date("2026-03-01T12:00:00Z", strategy: .iso8601)
        )
    )
    let body = try #require(peer.transport.requests.last?.body)
    #expect(String(decoding: body, as: UTF8.self) == #"{"note":"Say \"hi\""}"#)
  }

  @Test func `without a note none is sent`() async throws {
    let peer = try CareersPeer([Self.applications: Self.application(created: true, note: "null")])

    _ = try await peer.repository.applying.apply(to: CareersSamples.savableID, note: nil)

    #expect(peer.transport.requests.last?.body == Data("{}".utf8))
  }

  @Test func `what cannot be an id is not sent`() async throws {
    let peer = try CareersPeer()

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.applying.apply(to: Job.ID(rawValue: "a/b"), note: nil)
    }
    #expect(peer.transport.requests.isEmpty)
  }
}

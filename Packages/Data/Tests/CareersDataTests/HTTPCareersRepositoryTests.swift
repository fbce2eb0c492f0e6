import CareersDomain
import CareersFakes
import DomainKernel
import NetworkingKit
import Testing

@testable import CareersData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct HTTPCareersRepositoryTests {
  @Test func `what was opened stays available without a connection, and says why it is old`() async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list(Wire.jobs)])
    _ = try await peer.jobs()

    peer.disconnect()
    let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(), .networkFirst)

    #expect(jobs == CareersSamples.fetched(EntryPage(entries: CareersSamples.jobs, total: 3), .offline))
  }

  @Test func `without a connection and a stored answer it is offline`() async throws {
    let peer = try CareersPeer()
    peer.disconnect()

    await #expect(throws: ServiceError.offline) { try await peer.jobs() }
    await #expect(throws: ServiceError.offline) { try await peer.posts() }
  }

  @Test(arguments: [
    "7", "null", "[]", #"{"title":"no id","employer":{}}"#, #"{"id":"no-title","employer":{}}"#,
    #"{"id":" ","title":"T","employer":{}}"#, #"{"id":"post","title":"A post","excerpt":"…"}"#,
    #"{"id":"ü✓","title":"T","employer":{}}"#, #"{"id":"a/b","title":"T","employer":{}}"#,
    #"{"id":"..","title":"T","employer":{}}"#,
  ])
  func `a job that cannot be used is dropped and counted, the others stay`(job: String) async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([job, Wire.bare])])

    let jobs = try await peer.jobs()

    #expect(jobs.entries == [CareersSamples.bare])
    #expect(jobs.unreadableCount == 1)
  }

  @Test(arguments: [(300, 2), (301, 1)])
  func `an ID has at most 300 bytes`(bytes: Int, count: Int) async throws {
    let job = #"{"id":"\#(String(repeating: "a", count: bytes))","title":"T","employer":{"name":"E"}}"#
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([job, Wire.bare])])

    #expect(try await peer.jobs().entries.count == count)
  }

  @Test(arguments: [
    "7", #"{"title":"T","excerpt":"E"}"#, #"{"id":"p","excerpt":"E"}"#, Wire.welder,
    #"{"id":"ü✓","title":"T","excerpt":"E"}"#, #"{"id":"a/b","title":"T","excerpt":"E"}"#,
  ])
  func `a post that cannot be used is dropped, the others stay`(post: String) async throws {
    let peer = try CareersPeer([CareersPeer.firstPosts: Wire.list([post, Wire.posts[2]])])

    #expect(try await peer.posts().entries == [CareersSamples.barePost])
  }

  @Test func `a job that is listed twice is kept once`() async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([Wire.welder, Wire.bare, Wire.welder])])

    let jobs = try await peer.jobs()

    #expect(jobs.entries == [CareersSamples.welder, CareersSamples.bare])
    #expect(jobs.unreadableCount == 0)
  }

  @Test(arguments: [
    "{}", #"{"items":null,"pageInfo":{}}"#, #"{"items":[],"pageInfo":null}"#, #"{"items":[]}"#,
    #"{"items":[7],"pageInfo":{}}"#, #"{"items":[],"pageInfo":{"nextCursor":"soon"}}"#,
    #"{"items":[],"pageInfo":{"cursor":"50"}}"#, #"{"items":[],"pageInfo":{"nextCursor":"0"}}"#, "[]",
    "<html></html>", "",
  ])
  func `an answer that is no part of the list does not replace the stored one`(answer: String) async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list(Wire.jobs)])
    _ = try await peer.jobs()

    peer.serve([CareersPeer.firstJobs: answer])
    let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(), .networkFirst)

    #expect(jobs.value.entries == CareersSamples.jobs)
    #expect(jobs.provenance.isStale)
  }

  @Test(arguments: [
    (Wire.list([Wire.bare], next: 1, total: 51), 1), (Wire.list([Wire.bare]), nil),
    (Wire.list([Wire.bare], total: 2), 1), (Wire.list(["7", Wire.bare], total: 3), 2),
    (Wire.list([], total: 0), nil), (Wire.list([], next: 50, total: 0), 50),
  ])
  func `a list continues where the service says, and ends where it says`(
    answer: String,
    next: Int?
  ) async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: answer])

    #expect(try await peer.jobs().next == next.map { PageRequest(offset: $0) })
  }

  @Test func `entries that the continuation of a part leaves out are asked for where the total counts them`()
    async throws
  {
    let peer = try CareersPeer([
      CareersPeer.firstJobs: Wire.list([Wire.welder], next: 50, total: 3),
      "jobs?cursor=1&limit=50": Wire.list([Wire.carer, Wire.bare], cursor: 1, total: 3),
    ])
    let repository = peer.repository
    let browse = BrowseEntries<JobQuery, Job> { (query, page, policy) async throws(ServiceError) in
      try await repository.jobs(query, page, policy)
    }

    let jobs = try await browse(JobQuery(), count: 50, .cacheFirst)

    #expect(jobs.value.entries == CareersSamples.jobs)
  }

  @Test func `a continuation behind the end that the total says is believed`() async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([Wire.bare], next: 50, total: 1)])

    #expect(try await peer.jobs().next == PageRequest(offset: 50))
  }

  @Test func `no entries of a list that has some are not taken for a list without entries`() async throws {
    let peer = try CareersPeer([
      CareersPeer.firstJobs: Wire.list([], total: 1), CareersPeer.firstPosts: Wire.list([], total: 1),
    ])

    await #expect(throws: ServiceError.malformed(.nothingUsable)) { try await peer.jobs() }
    await #expect(throws: ServiceError.malformed(.nothingUsable)) { try await peer.posts() }
  }

  @Test(
    arguments: [
      (50, nil, true), (51, nil, false), (50, 100, true), (51, 100, false),
    ] as [(Int, Int?, Bool)]
  )
  func `a part without entries is believed only where the list has none behind it`(
    total: Int,
    next: Int?,
    isBelieved: Bool
  ) async throws {
    let answer = Wire.list([], cursor: 50, next: next, total: total)
    let peer = try CareersPeer([
      "jobs?cursor=50&limit=50": answer, "feed/posts?cursor=50&limit=50": answer,
    ])
    let page = PageRequest(offset: 50)

    if isBelieved {
      let jobs = try await peer.repository.jobs(JobQuery(), page, .networkFirst)
      let following = next.map { PageRequest(offset: $0) }
      #expect(jobs.value == EntryPage(entries: [], next: following, total: total))
    } else {
      await #expect(throws: ServiceError.malformed(.nothingUsable)) {
        try await peer.repository.jobs(JobQuery(), page, .networkFirst)
      }
      await #expect(throws: ServiceError.malformed(.nothingUsable)) {
        try await peer.repository.posts(FeedQuery(), page, .networkFirst)
      }
    }
  }

  @Test func `no entries of a list that has some do not replace the stored ones`() async throws {
    let peer = try CareersPeer([CareersPeer.firstJobs: Wire.list([Wire.bare])])
    _ = try await peer.jobs()

    peer.serve([CareersPeer.firstJobs: Wire.list([], total: 500)])
    let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(), .networkFirst)

    #expect(jobs.value.entries == [CareersSamples.bare])
    #expect(jobs.provenance.isStale)
  }

  @Test func `another part is asked for by its offset`() async throws {
    let peer = try CareersPeer(["jobs?cursor=50&limit=50": Wire.list([Wire.bare], cursor: 50, total: 51)])

    let jobs = try await peer.repository.jobs(JobQuery(), PageRequest(offset: 50), .cacheFirst)

    #expect(jobs.value == EntryPage(entries: [CareersSamples.bare], total: 51))
  }

  @Test func `the UUID of a job may be asked for in other letters`() async throws {
    let id = "8B0E2C5E-0D1F-4A57-8F1E-6A1D3A8F2C11"
    let answer = #"{"job":{"id":"\#(id)","title":"Helper","employer":null}}"#
    let peer = try CareersPeer(["jobs/\(id.lowercased())": answer])

    let detail = try await peer.repository.job(Job.ID(rawValue: id), .cacheFirst).value

    #expect(detail.job.title == "Helper")
  }

  @Test func `another job than was asked for is refused`() async throws {
    let peer = try CareersPeer(["jobs/job_bare": Wire.welderDetail])

    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.job(CareersSamples.bare.id, .cacheFirst)
    }
  }

  @Test(arguments: [
    (#","latitude":91,"longitude":0"#, nil), (#","latitude":"x","longitude":0"#, nil),
    (#","latitude":1"#, nil), (#","latitude":-0.5,"longitude":180"#, "-0.5,180"),
  ])
  func `coordinates are on the globe or not there`(location: String, coordinates: String?) async throws {
    let answer = """
      {"job":{"id":"job_bare","title":"Helper","employer":null,"location":{"city":"Oita"\(location)}}}
      """
    let peer = try CareersPeer(["jobs/job_bare": answer])

    let job = try await peer.repository.job(CareersSamples.bare.id, .cacheFirst)

    #expect(job.coordinates?.description == coordinates)
    #expect(job.job.location?.name == "Oita")
  }

  @Test(arguments: [
    (HTTPStatus(rawValue: 401), "invalid_access_token", ServiceError.signInNeeded),
    (
      HTTPStatus(rawValue: 400), "invalid_employment_type",
      .rejected(code: "invalid_employment_type", message: "The text of invalid_employment_type.")
    ),
    (HTTPStatus(rawValue: 500), "internal_error", .serverError(status: 500)),
    (HTTPStatus(rawValue: 429), "too_many", .rateLimited(until: nil)),
  ])
  func `an error of the service is told by its status and its envelope`(
    status: HTTPStatus,
    code: String,
    error: ServiceError
  ) async throws {
    let peer = try CareersPeer()
    peer.fail(status, code)

    await #expect(throws: error) { try await peer.jobs() }
  }

  @Test func `texts and lists are cut at their limits`() async throws {
    let long = String(repeating: "w", count: 70_000)
    let requirements = (1...101).map { "\"\($0)\"" }.joined(separator: ",")
    let answer = """
      {"job":{"id":"job_bare","title":"\(long)","employer":{"name":"\(long)"},"description":"\(long)",
      "requirements":[\(requirements)]}}
      """
    let peer = try CareersPeer([
      "jobs/job_bare": answer,
      CareersPeer.firstJobs: Wire.list(
        (1...201).map { #"{"id":"\#($0)","title":"T","employer":null}"# },
        next: 201
      ),
    ])

    let job = try await peer.repository.job(CareersSamples.bare.id, .cacheFirst)

    #expect(job.job.title.count == 301 && job.job.title.hasSuffix("w…"))
    #expect(job.job.employer?.name.count == 301)
    #expect(job.description?.count == 20_001)
    #expect(job.requirements.count == 100)
    #expect(job.requirements.unreadableCount == 1)
    #expect(try await peer.jobs().entries.count == 200)
  }

  @Test(
    arguments: [
      (200, nil, nil), (200, 230, 230), (201, nil, 200), (201, 201, 200),
    ] as [(Int, Int?, Int?)]
  )
  func `of a part that is longer than is read, the rest follows`(
    sent: Int,
    told: Int?,
    next: Int?
  ) async throws {
    let peer = try CareersPeer([
      CareersPeer.firstJobs: Wire.list(
        (1...sent).map { #"{"id":"\#($0)","title":"T","employer":null}"# },
        next: told
      )
    ])

    let jobs = try await peer.jobs()

    #expect(jobs.entries.count == 200)
    #expect(jobs.next?.offset == next)
    #expect(jobs.unreadableCount == 0)
  }
}

extension CareersPeer {
  func jobs() async throws(ServiceError) -> EntryPage<Job> {
    try await repository.jobs(JobQuery(), PageRequest(), .cacheFirst).value
  }

  func posts() async throws(ServiceError) -> EntryPage<Post> {
    try await repository.posts(FeedQuery(), PageRequest(), .cacheFirst).value
  }
}

@Suite struct CareersEndpointsTests {
  @Test(arguments: [
    "https://careers.example.com", "https://careers.example.com/", "https://careers.example.com/v1",
    "https://careers.example.com/v1/",
  ])
  func `a base is the same with and without its version`(base: String) throws {
    let root = try #require(URL(string: base))
    let endpoints = try #require(CareersEndpoints(root: root))

    #expect(endpoints.root.absoluteString == "https://careers.example.com/v1")
  }

  @Test(arguments: [
    "https://careers.example.com/?a=1", "https://careers.example.com/#a", "/v1", "ftp://x.org",
  ])
  func `what is no base is refused`(base: String) throws {
    let root = try #require(URL(string: base))

    #expect(CareersEndpoints(root: root) == nil)
  }

  @Test func `every filter is in the address, and none can add to it`() throws {
    let root = try #require(URL(string: "https://x.org/api"))
    let endpoints = try #require(CareersEndpoints(root: root))
    let query = JobQuery(text: "a&b=ü #", employment: .partTime, sponsorsVisa: true, location: "Osaka/")

    #expect(
      endpoints.jobs(query, PageRequest(offset: 100)).absoluteString
        == "https://x.org/api/v1/jobs?q=a%26b%3D%C3%BC%20%23&employmentType=PART_TIME&visaSponsored=true"
        + "&location=Osaka%2F&cursor=100&limit=50"
    )
    #expect(
      endpoints.posts(FeedQuery(text: "x", category: .visa), PageRequest()).absoluteString
        == "https://x.org/api/v1/feed/posts?q=x&category=VISA&cursor=0&limit=50"
    )
  }

  @Test(arguments: [
    ("https://x.org/other", true), ("http://x.org/v1/jobs", false),
    ("https://x.org.evil.example/v1/jobs", false),
  ])
  func `only the origin of the service is permitted`(address: String, isPermitted: Bool) throws {
    let root = try #require(URL(string: "https://x.org/v1"))
    let url = try #require(URL(string: address))

    #expect(CareersEndpoints(root: root)?.permits(url) == isPermitted)
  }
}

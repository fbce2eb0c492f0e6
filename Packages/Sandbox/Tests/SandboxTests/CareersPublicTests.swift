import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite struct CareersPublicTests {
  private let probe = CareersProbe()

  // MARK: - Transport

  @Test(arguments: ["/health", "/v1/health"])
  func `health is answered with and without a version`(path: String) async throws {
    let health = try await probe.get(path)
    #expect(health as? [String: String] == ["status": "ok", "service": "api", "version": "0.1.0"])
  }

  @Test(arguments: ["/jobs?limit=2", "/feed/posts?limit=2"])
  func `the version in the path changes nothing`(path: String) async throws {
    let plain = try await probe.send(.get, path)
    #expect(plain.status == .ok)
    #expect(plain.body == (try await probe.send(.get, "/v1" + path).body))
  }

  @Test func `every answer has a number of its own, errors too`() async throws {
    let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    let first = try await probe.send(.get, "/jobs")
    let second = try await probe.send(.get, "/nothing")
    #expect(first.fields["x-request-id"]?.wholeMatch(of: uuid) != nil)
    #expect(second.fields["x-request-id"]?.wholeMatch(of: uuid) != nil)
    #expect(first.fields["x-request-id"] != second.fields["x-request-id"])
    #expect(first.fields[.contentType] == "application/json; charset=utf-8")
    #expect(first.fields[.contentLength] == String(first.body.count))
  }

  @Test func `an answer has no validator and states no lifetime`() async throws {
    let fields = try await probe.send(.get, "/jobs").fields
    #expect(fields[.etag] == nil)
    #expect(fields[.lastModified] == nil)
    #expect(fields[.cacheControl] == nil)
  }

  @Test(arguments: [
    "/", "/v1", "/v1/", "/v1/v1/jobs", "/Jobs", "/jobs/", "/feed", "/feed/posts/", "/feed/posts/1",
    "/nothing",
    "//jobs", "/jobs/a/b", "/jobs//applications",
  ])
  func `an unknown path is 404`(path: String) async throws {
    #expect(try await probe.refusal(.get, path) == "404 not_found")
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, .options])
  func `a wrong method is 404, not 405`(method: HTTPMethod) async throws {
    #expect(try await probe.refusal(method, "/jobs") == "404 not_found")
  }

  @Test func `HEAD is 404 without a body`() async throws {
    let answer = try await probe.send(.head, "/jobs")
    #expect(answer.status == .notFound)
    #expect(answer.body.isEmpty)
  }

  @Test(arguments: ["/jobs?limit=x", "/jobs/00000000-0000-4000-8000-000000000000", "/feed/posts"])
  func `an invalid token comes before everything but the route`(path: String) async throws {
    #expect(try await probe.refusal(.get, path, token: "nonsense") == "401 invalid_access_token")
  }

  @Test(arguments: ["bearer nonsense", "Basic YTpi", "nonsense", "Bearer", "Bearer "])
  func `other schemes, in any other case, count as a guest`(authorization: String) async throws {
    #expect(try await probe.send(.get, "/jobs", fields: [.authorization: authorization]).status == .ok)
  }

  @Test func `health does not read credentials`() async throws {
    #expect(try await probe.send(.get, "/health", token: "nonsense").status == .ok)
  }

  @Test(arguments: [SandboxCondition.failing, .rateLimited])
  func `a condition answers with this service's error`(condition: SandboxCondition) throws {
    let url = try #require(URL(string: CareersProbe.root + "/jobs"))
    let status: HTTPStatus = condition == .failing ? .internalServerError : .tooManyRequests
    let body = SandboxTransport(services: [probe.service]).errorBody(status, for: HTTPRequest(url: url))
    #expect(body.mediaType == "application/json; charset=utf-8")
    let object = try #require(JSONSerialization.jsonObject(with: body.data) as? CareersProbe.Object)
    let code = try object.object("error").text("code")
    #expect(code == (condition == .failing ? "internal_error" : "rate_limited"))
  }

  // MARK: - Pages

  @Test(arguments: ["/jobs", "/feed/posts"])
  func `pages join to the whole list, each item once`(path: String) async throws {
    let total = try #require(try await probe.get(path).object("pageInfo")["total"] as? Int)
    let ids = try await probe.items(path).map { try $0.text("id") }
    #expect(ids.count == total)
    #expect(Set(ids).count == total)
  }

  @Test(arguments: ["/jobs", "/jobs?cursor=&limit=", "/jobs?cursor=%20&limit=%09", "/jobs?limit=20&limit=7"])
  func `a page has twenty items unless the first limit says otherwise`(path: String) async throws {
    let page = try await probe.get(path)
    let info = try page.object("pageInfo")
    #expect(try page.objects("items").count == 20)
    #expect(try info.text("cursor") == "0")
    #expect(try info.text("nextCursor") == "20")
    #expect(info["limit"] as? Int == 20)
  }

  @Test func `the last page has no next one, and one past the end is empty`() async throws {
    let total = try #require(try await probe.get("/jobs").object("pageInfo")["total"] as? Int)
    let last = try await probe.get("/jobs?limit=50&cursor=\(total - 1)")
    #expect(try last.objects("items").count == 1)
    #expect(try last.object("pageInfo").isNull("nextCursor"))
    let full = try await probe.get("/jobs?limit=2&cursor=\(total - 2)")
    #expect(try full.object("pageInfo").isNull("nextCursor"))
    let before = try await probe.get("/jobs?limit=2&cursor=\(total - 3)")
    #expect(try before.object("pageInfo").text("nextCursor") == String(total - 1))
    let past = try await probe.get("/jobs?cursor=\(total + 5)")
    #expect(try past.objects("items").isEmpty)
    #expect(try past.object("pageInfo").isNull("nextCursor"))
    #expect(try past.object("pageInfo").text("cursor") == String(total + 5))
    #expect(try past.object("pageInfo")["total"] as? Int == total)
  }

  @Test(arguments: [
    ("cursor=-1", "400 invalid_cursor"), ("cursor=x", "400 invalid_cursor"),
    ("cursor=1.5", "400 invalid_cursor"),
    ("cursor=x&limit=0", "400 invalid_cursor"), ("limit=0", "400 invalid_limit"),
    ("limit=51", "400 invalid_limit"),
    ("limit=-1", "400 invalid_limit"), ("limit=ten", "400 invalid_limit"),
  ])
  func `a page that cannot be is refused`(query: String, refusal: String) async throws {
    #expect(try await probe.refusal(.get, "/jobs?\(query)") == refusal)
    #expect(try await probe.refusal(.get, "/feed/posts?\(query)") == refusal)
  }

  @Test func `limits of one and of fifty are accepted`() async throws {
    #expect(try await probe.get("/jobs?limit=1").objects("items").count == 1)
    #expect(try await probe.get("/jobs?limit=50").objects("items").count == 50)
  }

  // MARK: - Jobs

  @Test func `there are jobs of believable number and variety`() async throws {
    let jobs = try await probe.items("/jobs")
    #expect(jobs.count == 179)
    let types = Set(try jobs.map { try $0.text("employmentType") })
    #expect(types == ["FULL_TIME", "PART_TIME", "CONTRACT"])
    let labels = Set(try jobs.map { try $0.object("location").text("displayLabel") })
    #expect(labels.count >= 36)
    let employers = Set(try jobs.map { try $0.object("employer").text("id") })
    #expect(employers.count == 40)
    let names = Set(try jobs.map { try $0.text("title") + $0.object("employer").text("name") })
    #expect(names.count == jobs.count)
  }

  @Test func `a row of a guest has every member`() async throws {
    let job = try #require(try await probe.get("/jobs?limit=1").objects("items").first)
    #expect(
      Set(job.keys) == [
        "id", "title", "employmentType", "visaSponsorship", "location", "employer", "lifecycle",
        "viewerState",
      ]
    )
    let place = try job.object("location") as? [String: String]
    #expect(place == ["countryCode": "JP", "city": "Tokyo", "displayLabel": "Tokyo, JP"])
    let viewer = try job.object("viewerState")
    #expect(try viewer.text("applyCta") == "LOGIN_TO_APPLY")
    #expect(viewer["authenticated"] as? Bool == false)
    #expect(viewer["saved"] as? Bool == false)
    #expect(viewer["canApply"] as? Bool == false)
    let lifecycle = try job.object("lifecycle")
    #expect(try lifecycle.text("publishedAt") == "2025-09-01T09:00:00.000Z")
    #expect(lifecycle.isNull("scheduledAt"))
  }

  @Test func `a job has its description, requirements and coordinates`() async throws {
    for row in try await probe.items("/jobs") {
      let answer = try await probe.get("/jobs/\(row.text("id"))")
      let job = try answer.object("job")
      #expect(job["viewerState"] == nil)
      #expect(try answer.object("viewerState").text("applyCta") == "LOGIN_TO_APPLY")
      #expect(try job.text("title") == row.text("title"))
      #expect(try job.text("description").count > 80)
      #expect((job["requirements"] as? [String])?.isEmpty == false)
      let place = try job.object("location")
      #expect((24...46).contains(try #require(place["latitude"] as? Double)))
      #expect((123...146).contains(try #require(place["longitude"] as? Double)))
    }
  }

  @Test func `an employer's logo is an address, null or absent`() async throws {
    let employers = try await probe.items("/jobs").map { try $0.object("employer") }
    #expect(employers.contains { $0["logoUrl"] == nil })
    #expect(employers.contains { $0.isNull("logoUrl") })
    #expect(employers.contains { ($0["logoUrl"] as? String)?.hasPrefix("https://") == true })
    #expect(Set(employers.compactMap { $0["isVerifiedEmployer"] as? Bool }) == [true, false])
  }

  @Test func `one scheduled job is due and has no date of publication`() async throws {
    let lifecycles = try await probe.items("/jobs").map { try $0.object("lifecycle") }
    let scheduled = lifecycles.filter { $0["status"] as? String == "SCHEDULED" }
    let due = try #require(scheduled.first)
    #expect(scheduled.count == 1)
    #expect(try due.text("effectiveStatus") == "PUBLISHED")
    #expect(due.isNull("publishedAt"))
    #expect(try due.text("scheduledAt") == "2025-09-18T09:00:00.000Z")
    let dates = lifecycles.compactMap { $0["publishedAt"] as? String }
    #expect(Set(dates).count < dates.count)
  }

  @Test func `a scheduled job appears at its moment, not before`() async throws {
    let jobs = try await probe.items("/jobs")
    let due = try #require(jobs.first { try $0.object("lifecycle").isNull("publishedAt") })
    let moment = Date(timeIntervalSince1970: 1_758_186_000)
    probe.clock.advance(by: moment.timeIntervalSince(CareersProbe.start) - 0.001)
    #expect(try await probe.refusal(.get, "/jobs/\(due.text("id"))") == "404 job_not_found")
    #expect(try await probe.items("/jobs").count == jobs.count - 1)
    probe.clock.advance(by: 0.002)
    #expect(try await probe.items("/jobs").count == jobs.count)
    #expect(try await probe.get("/jobs/\(due.text("id"))").object("job").text("title") == due.text("title"))
  }

  @Test(arguments: ["nothing", "00000000-0000-4000-8000-000000000000", "%20"])
  func `an unknown job is 404`(id: String) async throws {
    #expect(try await probe.refusal(.get, "/jobs/\(id)") == "404 job_not_found")
  }

  @Test(arguments: [
    ("q=WELDER", "title"), ("q=%20ramen%20kaze+", "employer"), ("q=hokkaido", "label"),
    ("q=sugar+beet", "description"),
  ])
  func `a search looks into title, description, employer and place`(query: String, part: String) async throws
  {
    let found = try await probe.items("/jobs?\(query)")
    #expect(!found.isEmpty)
    let word = [
      "title": "welder", "employer": "ramen kaze", "label": "hokkaido", "description": "sugar beet",
    ][part]
    for row in found {
      let job = try await probe.get("/jobs/\(row.text("id"))").object("job")
      let text = try [
        job.text("title"), job.text("description"), job.object("employer").text("name"),
        job.object("location").text("displayLabel"),
      ].joined(separator: " ")
      #expect(text.lowercased().contains(try #require(word)))
    }
  }

  @Test func `filters hold together and ignore letter case`() async throws {
    let found = try await probe.items("/jobs?employmentType=part_time&visaSponsored=FALSE&location=TOKYO")
    #expect(!found.isEmpty)
    for job in found {
      #expect(try job.text("employmentType") == "PART_TIME")
      #expect(job["visaSponsorship"] as? Bool == false)
      #expect(try job.object("location").text("displayLabel") == "Tokyo, JP")
    }
    let total = try await probe.items("/jobs").count
    let sponsored = try await probe.items("/jobs?visaSponsored=true").count
    let others = try await probe.items("/jobs?visaSponsored=false").count
    #expect(sponsored > 0 && others > 0 && sponsored + others == total)
    #expect(try await probe.items("/jobs?employmentType=&visaSponsored=%20&q=").count == total)
    #expect(try await probe.items("/jobs?q=no-such-word").isEmpty)
  }

  @Test(arguments: [
    ("employmentType=FULL", "400 invalid_employment_type"),
    ("visaSponsored=yes", "400 invalid_visa_sponsored"),
    ("limit=0&visaSponsored=yes&employmentType=x", "400 invalid_employment_type"),
    ("limit=0&visaSponsored=1", "400 invalid_visa_sponsored"),
  ])
  func `a filter that does not exist is refused, in the order of the fields`(
    query: String,
    refusal: String
  ) async throws {
    #expect(try await probe.refusal(.get, "/jobs?\(query)") == refusal)
  }

  // MARK: - Feed

  @Test func `the feed has sixty posts in six categories, newest first`() async throws {
    let posts = try await probe.items("/feed/posts")
    #expect(posts.count == 60)
    let categories = Dictionary(grouping: posts) { $0["category"] as? String }.mapValues(\.count)
    #expect(
      categories == [
        "VISA": 10, "SAFETY": 10, "CAREER": 10, "INTERVIEW": 10, "LIFESTYLE": 10, "COMMUNITY": 10,
      ]
    )
    let dates = try posts.map { try $0.text("publishedAt") }
    #expect(dates == dates.sorted(by: >))
    #expect(Set(dates).count < dates.count)
    #expect(posts.contains { $0.isNull("imageUrl") })
    #expect(posts.contains { ($0["imageUrl"] as? String)?.hasPrefix("https://") == true })
  }

  @Test func `a post has every member`() async throws {
    let post = try #require(try await probe.get("/feed/posts?limit=1").objects("items").first)
    #expect(
      Set(post.keys) == [
        "id", "title", "excerpt", "category", "author", "imageUrl", "publishedAt", "lifecycle", "viewerState",
      ]
    )
    #expect(try post.object("viewerState") as? [String: Bool] == ["authenticated": false, "saved": false])
    #expect(try post.object("lifecycle").text("publishedAt") == post.text("publishedAt"))
    #expect(try post.object("lifecycle").text("effectiveStatus") == "PUBLISHED")
  }

  @Test func `a category is compared in any case, and an unknown one is empty`() async throws {
    #expect(try await probe.items("/feed/posts?category=visa").count == 10)
    #expect(try await probe.items("/feed/posts?category=weather").isEmpty)
    #expect(try await probe.items("/feed/posts?category=").count == 60)
  }

  @Test(arguments: ["q=PASSPORT", "q=kenji+morita", "q=community", "q=payslip&category=safety"])
  func `a search of the feed looks into title, excerpt, author and category`(query: String) async throws {
    #expect(!(try await probe.items("/feed/posts?\(query)").isEmpty))
    #expect(try await probe.items("/feed/posts?\(query)").count < 60)
  }

  @Test func `two instances give equal bytes, whatever their seeds`() async throws {
    let other = CareersProbe(seed: 2)
    for path in ["/jobs?limit=50", "/jobs?limit=50&cursor=100", "/feed/posts?limit=50"] {
      #expect(try await probe.send(.get, path).body == other.send(.get, path).body)
    }
  }
}

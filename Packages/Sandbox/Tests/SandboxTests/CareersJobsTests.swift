import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersJobsTests {
  private let probe = CareersProbe()

  @Test func `there are jobs of believable number and variety`() async throws {
    let jobs = try await probe.items("/jobs")
    #expect(jobs.count == 500)
    let types = Set(try jobs.map { try $0.text("employmentType") })
    #expect(types == ["FULL_TIME", "PART_TIME", "CONTRACT"])
    let labels = Set(try jobs.map { try $0.object("location").text("displayLabel") })
    #expect(labels.count >= 80)
    let employers = Set(try jobs.map { try $0.object("employer").text("id") })
    #expect(employers.count == 64)
    let places = try jobs.map { job in
      try [job.text("title"), job.object("employer").text("name"), job.object("location").text("city")]
    }
    #expect(Set(places).count == jobs.count)
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
    var descriptions: Set<String> = []
    for row in try await probe.items("/jobs") {
      let answer = try await probe.get("/jobs/\(row.text("id"))")
      let job = try answer.object("job")
      #expect(job["viewerState"] == nil)
      #expect(try answer.object("viewerState").text("applyCta") == "LOGIN_TO_APPLY")
      #expect(try job.text("title") == row.text("title"))
      #expect(try job.text("description").count > 80)
      #expect(descriptions.insert(try job.text("description")).inserted)
      #expect((job["requirements"] as? [String])?.isEmpty == false)
      let place = try job.object("location")
      #expect((24...46).contains(try #require(place["latitude"] as? Double)))
      #expect((123...146).contains(try #require(place["longitude"] as? Double)))
    }
  }

  @Test func `a contract is for half a year, one or one and a half`() async throws {
    var months: Set<String> = []
    for row in try await probe.items("/jobs") where try row.text("employmentType") == "CONTRACT" {
      let text = try await probe.get("/jobs/\(row.text("id"))").object("job").text("description")
      months.insert(String(try #require(text.firstMatch(of: #/Contract of (\d+) months/#)?.1)))
    }
    #expect(months == ["6", "12", "18"])
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
      #expect(try job.object("location").text("displayLabel").contains("Tokyo"))
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
}

import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct CareersCatalogueTests {
  private let catalogue = CareersCatalogue.all

  @Test func `identifiers stay, or what users saved is lost`() {
    var digest = FNV1a()
    for id in catalogue.jobs.map(\.id) + catalogue.posts.map(\.id) { digest.add(id.utf8) }
    #expect(Hexadecimal(digest.value).digits == "ccefd0245351ed54")
  }

  @Test func `every identifier is a UUID of version 4 and comes once`() {
    let ids = catalogue.jobs.map(\.id) + catalogue.posts.map(\.id)
    let uuid = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/
    #expect(ids.allSatisfy { $0.wholeMatch(of: uuid) != nil })
    #expect(Set(ids).count == ids.count)
    #expect(Set(catalogue.jobs.map(\.employer.id)).count == 64)
  }

  @Test func `a draft is nowhere, and neither is what is to come`() async throws {
    let jobs = catalogue.jobs.filter { $0.publication.moment ?? .distantFuture > CareersProbe.start }
    let posts = catalogue.posts.filter { $0.publication.moment ?? .distantFuture > CareersProbe.start }
    let probe = CareersProbe()
    #expect(jobs.map { $0.publication == .draft } == [false, true, true])
    #expect(posts.map { $0.publication == .draft } == [false, true])
    for job in jobs { #expect(try await probe.refusal(.get, "/jobs/\(job.id)") == "404 job_not_found") }
    let ids = try await probe.items("/jobs").map { try $0.text("id") }
    #expect(ids == catalogue.jobs.map(\.id).filter { id in !jobs.contains { $0.id == id } })
    let user = try await probe.register()
    for post in posts {
      let body = #"{"postId":"\#(post.id)"}"#
      let refusal = try await probe.refusal(.post, "/users/me/saved-posts", token: user.token, body: body)
      #expect(refusal == "404 post_not_found")
    }
  }

  @Test func `posts are in the order of their moments, newest first`() {
    let moments = catalogue.posts.compactMap(\.publication.moment)
    #expect(moments.count == catalogue.posts.count - 1)
    #expect(moments == moments.sorted(by: >))
  }

  @Test(
    arguments: [(-1, 0), (0, 0), (6 * 86_400 + 86_399, 0), (7 * 86_400, 7), (356 * 86_400, 350)]
      as [(Double, Double)]
  )
  func `moments follow the present by whole weeks, and never lie before the written ones`(
    seconds: Double,
    days: Double
  ) {
    let moved = catalogue.moved(to: CareersProbe.start.addingTimeInterval(seconds))

    #expect(
      moved.posts.map(\.publication) == catalogue.posts.map { $0.publication.moved(by: days * 86_400) }
    )
    #expect(moved.post(moved.posts[0].id)?.publication == moved.posts[0].publication)
    #expect(
      moved.jobs.map(\.publication) == catalogue.jobs.map { $0.publication.moved(by: days * 86_400) }
    )
    #expect(moved.job(moved.jobs[0].id)?.publication == moved.jobs[0].publication)
  }

  @Test func `the newest post is never older than three weeks, and the number of jobs stays`()
    async throws
  {
    let probe = CareersProbe()
    probe.clock.advance(by: 400.5 * 86_400)

    let newest = try #require(try await probe.items("/feed/posts").first)

    let published = try Date(
      newest.text("publishedAt"),
      strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    )
    let age = probe.clock.now.timeIntervalSince(published)
    #expect((0..<21 * 86_400).contains(age))
    #expect(try await probe.items("/jobs").count == 500)
  }

  @Test func `pay is written as yen, by the hour only for part-time work`() {
    let byHour = /Hourly pay ¥[1-2],[0-9]{2}0\./
    let byMonth = /[Mm]onthly pay (from )?¥[1-5][0-9]{2},000\./
    for job in catalogue.jobs {
      let hourly = job.description.contains(byHour)
      let monthly = job.description.contains(byMonth)
      #expect(hourly == (job.employmentType == .partTime), "\(job.description)")
      #expect(monthly == (job.employmentType != .partTime), "\(job.description)")
    }
  }

  @Test(arguments: [
    ("", ""), (" \u{3000}\u{FEFF}\u{2028}", ""), ("\u{A0}a b\u{200A}", "a b"),
    ("\u{85}a\u{85}", "\u{85}a\u{85}"),
    ("\u{180E}a\u{200B}", "\u{180E}a\u{200B}"), ("\u{0B}\u{0C}a", "a"),
  ])
  func `text is trimmed as ECMAScript does`(text: String, trimmed: String) {
    #expect(text.trimmed.unicodeScalars.elementsEqual(trimmed.unicodeScalars))
  }

  @Test(arguments: [
    (0.0, "1970-01-01T00:00:00.000Z"), (1_764_547_200.5, "2025-12-01T00:00:00.500Z"),
    (1_764_547_199.9996, "2025-11-30T23:59:59.999Z"), (-0.25, "1969-12-31T23:59:59.750Z"),
  ])
  func `dates have milliseconds`(seconds: Double, text: String) {
    #expect(JSONValue.date(Date(timeIntervalSince1970: seconds)) == .string(text))
  }
}

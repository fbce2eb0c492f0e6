import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersFeedTests {
  private let probe = CareersProbe()

  @Test func `the feed has 200 posts in six categories, newest first`() async throws {
    let posts = try await probe.items("/feed/posts")
    #expect(posts.count == 200)
    let categories = Dictionary(grouping: posts) { $0["category"] as? String }.mapValues(\.count)
    #expect(
      categories == [
        "VISA": 24, "SAFETY": 24, "CAREER": 38, "INTERVIEW": 24, "LIFESTYLE": 45, "COMMUNITY": 45,
      ]
    )
    let dates = try posts.map { try $0.text("publishedAt") }
    #expect(dates == dates.sorted(by: >))
    #expect(Set(dates).count < dates.count)
    #expect(Set(try posts.map { try $0.text("title") }).count == 200)
    #expect(Set(try posts.map { try $0.text("excerpt") }).count == 200)
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
    #expect(try await probe.items("/feed/posts?category=visa").count == 24)
    #expect(try await probe.items("/feed/posts?category=weather").isEmpty)
    #expect(try await probe.items("/feed/posts?category=").count == 200)
  }

  @Test func `a post that was scheduled has its day as the date of publication, and appears then`()
    async throws
  {
    let posts = try await probe.items("/feed/posts")
    let scheduled = try posts.filter { try $0.object("lifecycle").text("status") == "SCHEDULED" }
    let post = try #require(scheduled.first)
    let lifecycle = try post.object("lifecycle")
    #expect(scheduled.count == 1)
    #expect(try lifecycle.text("effectiveStatus") == "PUBLISHED")
    #expect(try lifecycle.text("publishedAt") == lifecycle.text("scheduledAt"))
    #expect(try post.text("publishedAt") == lifecycle.text("scheduledAt"))
    let moment = try Date(
      post.text("publishedAt"),
      strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    )
    probe.clock.advance(by: moment.timeIntervalSince(CareersProbe.start) - 0.001)
    let before = try await probe.items("/feed/posts").map { try $0.text("id") }
    #expect(!before.contains(try post.text("id")))
    probe.clock.advance(by: 0.002)
    let after = try await probe.items("/feed/posts").map { try $0.text("id") }
    #expect(after.count == before.count + 1)
    #expect(try after.filter { try $0 != post.text("id") } == before)
  }

  @Test(arguments: ["q=PASSPORT", "q=kenji+morita", "q=community", "q=payslip&category=safety"])
  func `a search of the feed looks into title, excerpt, author and category`(query: String) async throws {
    #expect(!(try await probe.items("/feed/posts?\(query)").isEmpty))
    #expect(try await probe.items("/feed/posts?\(query)").count < 200)
  }

  @Test func `two instances with different seeds give equal bytes`() async throws {
    let other = CareersProbe(seed: 2)
    for path in ["/jobs?limit=50", "/jobs?limit=50&cursor=100", "/feed/posts?limit=50"] {
      #expect(try await probe.send(.get, path).body == other.send(.get, path).body)
    }
  }
}

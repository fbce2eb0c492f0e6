import ClockFakes
import Foundation
import NetworkingKit
import Sandbox
import Testing

@Suite(.overHTTPToo) struct CareersFeedTests {
  private let probe = CareersProbe()

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

  @Test func `two instances with different seeds give equal bytes`() async throws {
    let other = CareersProbe(seed: 2)
    for path in ["/jobs?limit=50", "/jobs?limit=50&cursor=100", "/feed/posts?limit=50"] {
      #expect(try await probe.send(.get, path).body == other.send(.get, path).body)
    }
  }
}

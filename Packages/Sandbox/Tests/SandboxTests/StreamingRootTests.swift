import Foundation
import Testing

@Suite struct StreamingRootTests {
  private let probe = StreamingProbe()

  @Test func `the root page is a page of type root without blocks`() async throws {
    let page = try await probe.page(StreamingProbe.root)
    #expect(page.object["type"] as? String == "page")
    #expect(page.object["pageType"] as? String == "root")
    #expect(page.blocks.isEmpty)
    let code = try #require(page.object["responseCode"] as? [String: Int])
    #expect(code == ["httpStatus": 200, "statusCode": 200, "code": 1])
  }

  @Test func `its description is a text for people`() async throws {
    let description = try #require(await probe.page(StreamingProbe.root).object["description"] as? String)
    #expect(description.contains(" ") && description.hasSuffix("."))
  }

  @Test func `it lists nine sections with different ids`() async throws {
    let sections = try await probe.page(StreamingProbe.root).sections
    #expect(sections.count == 9)
    #expect(Set(sections.compactMap { $0["id"] as? String }).count == 9)
    #expect(Set(sections.compactMap { $0["name"] as? String }).count == 9)
  }

  @Test func `two sections share a title`() async throws {
    let titles = try await probe.page(StreamingProbe.root).sections.compactMap { $0["title"] as? String }
    #expect(titles.count { $0 == "Sport" } == 2)
  }

  @Test func `places in the list repeat, and one is missing`() async throws {
    let sorts = try await probe.page(StreamingProbe.root).sections.map { $0["sectionSort"] as? Int }
    #expect(sorts.count { $0 == nil } == 1)
    #expect(Set(sorts).count < sorts.count)
  }

  @Test func `all four types of section occur`() async throws {
    let types = try await probe.page(StreamingProbe.root).sections.compactMap { $0["type"] as? String }
    #expect(Set(types) == ["vod", "tvod", "sport", "sportPerDay"])
  }

  @Test func `links are templated in several ways and say so or not`() async throws {
    let sections = try await probe.page(StreamingProbe.root).sections
    let links = sections.compactMap { $0["href"] as? String }
    for suffix in ["{?dtg}", "{?dtg,productsPerPage}", "%7B?dtg%7D"] {
      #expect(links.contains { $0.hasSuffix(suffix) }, "\(suffix)")
    }
    #expect(sections.contains { $0["templated"] == nil })
    #expect(sections.contains { $0["templated"] as? Bool == true })
  }

  @Test func `the links are heterogeneous`() async throws {
    let links = try await probe.page(StreamingProbe.root).links
    #expect(links["curies"] is [Any])
    #expect(links["self"] is [String: String])
    let purchases = try #require(links["viaplay:applePurchases"] as? [String: Any])
    #expect(purchases.values.allSatisfy { $0 is [String: Any] })
  }
}

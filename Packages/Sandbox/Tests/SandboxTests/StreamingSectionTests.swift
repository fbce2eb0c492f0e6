import Foundation
import Testing

@Suite struct StreamingSectionTests {
  private static let slugs = [
    "serier", "film", "sport", "barn", "sport-per-dag", "hyr-och-kop", "dokumentarer", "mat-och-hem",
    "kanaler",
  ]
  private let probe = StreamingProbe()

  private func section(_ slug: String, _ query: String = "") async throws -> JSONPage {
    try await probe.page("\(StreamingProbe.root)/\(slug)\(query)")
  }

  @Test(arguments: slugs) func `a section page names its section`(slug: String) async throws {
    let page = try await section(slug)
    let active = page.sections.filter { $0["active"] as? Bool == true }
    #expect(page.object["pageType"] as? String == "section")
    #expect(active.count == 1)
    #expect(active.first?["id"] as? String == page.object["sectionId"] as? String)
  }

  @Test(arguments: slugs) func `positions of blocks rise, mostly with a gap`(slug: String) async throws {
    let positions = try await section(slug).blocks.compactMap { $0["position"] as? Int }
    #expect(positions.count >= 6)
    #expect(positions == positions.sorted() && Set(positions).count == positions.count)
    #expect(slug == "sport-per-dag" || positions.last != positions.count - 1)
  }

  @Test(arguments: slugs) func `some blocks come with ten products, the others are lazy`(
    slug: String
  ) async throws {
    let blocks = try await section(slug).blocks
    let lazy = blocks.filter { $0["_embedded"] == nil }
    let eager = blocks.filter { $0["_embedded"] != nil }
    #expect(lazy.count >= 4 && eager.count == 2)
    for key in ["totalProductCount", "currentPage", "pageCount"] {
      #expect(lazy.allSatisfy { $0[key] == nil }, "\(key)")
      #expect(eager.allSatisfy { $0[key] is Int }, "\(key)")
    }
    #expect(eager.allSatisfy { JSONPage.products(of: $0).count == 10 })
  }

  @Test(arguments: slugs) func `category filters come in two groups, and one in none`(
    slug: String
  ) async throws {
    let filters = try await section(slug).categoryFilters
    let groups = filters.map { ($0["group"] as? [String: Any])?["title"] as? String }
    #expect(groups.count { $0 == nil } == 1)
    #expect(Set(groups) == [nil, "Kategorier", "Listor"])
  }

  @Test func `only one section has a description that nobody translated`() async throws {
    var keys: [String] = []
    for slug in Self.slugs {
      let description = try #require(await section(slug).object["description"] as? String)
      if !description.contains(" ") { keys.append(description) }
    }
    #expect(keys == ["metadata.start.channels.description"])
  }

  @Test func `the size of pages can be asked for and is kept in the links`() async throws {
    let block = try #require(await section("serier", "?productsPerPage=25").blocks.first)
    #expect(JSONPage.products(of: block).count == 25)
    #expect(block["pageCount"] as? Int == 2)
    #expect(
      JSONPage.link("next", of: block)
        == "\(StreamingProbe.root)/serier?block=0&partial=1&pageNumber=2&productsPerPage=25{&dtg}"
    )
  }

  @Test(arguments: [1, 50]) func `a page may have one to fifty products`(size: Int) async throws {
    let block = try #require(await section("serier", "?productsPerPage=\(size)").blocks.first)
    #expect(block["productsPerPage"] as? Int == size)
  }

  @Test(arguments: ["0", "51", "-1", "many"]) func `an impossible size counts as not asked`(
    size: String
  ) async throws {
    let block = try #require(await section("serier", "?productsPerPage=\(size)").blocks.first)
    #expect(block["productsPerPage"] as? Int == 10)
  }
}

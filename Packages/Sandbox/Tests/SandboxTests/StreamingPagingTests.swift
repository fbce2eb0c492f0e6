import Foundation
import NetworkingKit
import Testing

@Suite struct StreamingPagingTests {
  private let probe = StreamingProbe()

  private func block(_ address: String) async throws -> JSONPage.Object {
    let blocks = try await probe.page(JSONPage.withoutTemplate(address)).blocks
    try #require(blocks.count == 1)
    return blocks[0]
  }

  @Test func `a lazy block answers at its own link with its first page`() async throws {
    let section = try await probe.page("\(StreamingProbe.root)/serier")
    let lazy = try #require(section.blocks.first { $0["_embedded"] == nil })
    let loaded = try await block(try #require(JSONPage.link("self", of: lazy)))
    #expect(loaded["title"] as? String == lazy["title"] as? String)
    #expect(loaded["position"] as? Int == lazy["position"] as? Int)
    #expect(JSONPage.products(of: loaded).count == 10)
  }

  @Test func `next leads through all products of a block, each of them once`() async throws {
    var address: String? = "\(StreamingProbe.root)/film?block=0&partial=1&pageNumber=1"
    var titles: [String] = []
    var total = 0
    var pages = 0
    while let current = address {
      let block = try await block(current)
      titles += JSONPage.products(of: block).map(JSONPage.title)
      total = try #require(block["totalProductCount"] as? Int)
      pages += 1
      #expect(block["currentPage"] as? Int == pages)
      address = JSONPage.link("next", of: block)
    }
    #expect(titles.count == total && total >= 40)
    #expect(Set(titles).count == total)
    #expect(pages == (total + 9) / 10)
  }

  @Test func `first and last lead to the ends`() async throws {
    let middle = try await block("\(StreamingProbe.root)/film?block=0&partial=1&pageNumber=3")
    let first = try await block(try #require(JSONPage.link("first", of: middle)))
    let last = try await block(try #require(JSONPage.link("last", of: middle)))
    #expect(first["currentPage"] as? Int == 1)
    #expect(last["currentPage"] as? Int == middle["pageCount"] as? Int)
    #expect(JSONPage.link("next", of: last) == nil)
  }

  @Test func `links inside a block are templated with the rest of a query`() async throws {
    let block = try await block("\(StreamingProbe.root)/film?block=0&partial=1&pageNumber=1")
    for name in ["self", "next", "first", "last"] {
      #expect(JSONPage.link(name, of: block)?.hasSuffix("{&dtg}") == true, "\(name)")
    }
  }

  @Test(arguments: [
    "film?block=2&partial=1", "film?block=x&partial=1", "film?block=0&partial=1&pageNumber=99",
    "film?block=0&partial=1&pageNumber=0", "film?block=0&partial=1&pageNumber=x", "film/drama?pageNumber=99",
  ])
  func `a block or a page that is not there is not found`(path: String) async throws {
    let response = try await probe.get("\(StreamingProbe.root)/\(path)")
    #expect(response.status == .notFound)
  }

  @Test func `the last page of a block is there, and none behind it`() async throws {
    let address = "\(StreamingProbe.root)/film?block=0&partial=1&pageNumber="
    let count = try #require(try await block(address + "1")["pageCount"] as? Int)

    #expect(try await probe.get(address + String(count)).status == .ok)
    #expect(try await probe.get(address + String(count + 1)).status == .notFound)
  }

  @Test func `a category is a page with one block of its products`() async throws {
    let page = try await probe.page("\(StreamingProbe.root)/serier/kriminal")
    #expect(page.object["pageType"] as? String == "category")
    let block = try #require(page.blocks.first)
    #expect(page.blocks.count == 1)
    #expect(JSONPage.products(of: block).count == 10)
    let genres = JSONPage.products(of: block).compactMap { product in
      ((product["_links"] as? JSONPage.Object)?["viaplay:genres"] as? [JSONPage.Object])?.first
    }
    #expect(genres.allSatisfy { $0["title"] as? String == "Kriminal" })
  }

  @Test func `see-all leads to every product of the block`() async throws {
    let section = try await probe.page("\(StreamingProbe.root)/serier")
    let first = try #require(section.blocks.first)
    let all = try await block(try #require(JSONPage.link("viaplay:seeAll", of: first)))
    #expect(all["totalProductCount"] as? Int == first["totalProductCount"] as? Int)
    #expect(
      JSONPage.products(of: all).map(JSONPage.title) == JSONPage.products(of: first).map(JSONPage.title)
    )
  }

  @Test func `a block with one page has no links to other pages`() async throws {
    let block = try await block("\(StreamingProbe.root)/serier?block=0&partial=1&productsPerPage=50")

    #expect(block["pageCount"] as? Int == 1)
    for name in ["next", "first", "last"] {
      #expect(JSONPage.link(name, of: block) == nil, "\(name)")
    }
    let own = JSONPage.link("self", of: block)
    #expect(
      own == "\(StreamingProbe.root)/serier?block=0&partial=1&pageNumber=1&productsPerPage=50{&dtg}"
    )
  }
}

import DomainKernel
import StreamingDomain
import Testing

/// The limits of oversized answers: everything at the limit is shown, one more is left out and counted.
@Suite(.timeLimit(.minutes(5))) struct LimitTests {
  private static let address = "https://content.viaplay.com/ios-se/serier"

  @Test(arguments: [(200, 200), (201, 200)])
  func `sections`(sent: Int, kept: Int) async throws {
    let links = Payload.sections((0..<sent).map { Payload.section("s\($0)", title: "Serier") })
    let peer = try StreamingPeer([StreamingPeer.root: Payload.page(links: links)])

    let catalog = try await peer.repository.catalog(.cacheFirst).value

    #expect(catalog.sections.count == kept)
    #expect(catalog.unreadableCount == sent - kept)
  }

  @Test(arguments: [(500, 500), (501, 500)])
  func `filters`(sent: Int, kept: Int) async throws {
    let filters = (0..<sent).map { #"{"title":"F\#($0)","href":"\#(Self.address)/\#($0)"}"# }
    let links = #""viaplay:categoryFilters":[\#(filters.joined(separator: ","))]"#

    let page = try await page(Payload.page(links: links))

    #expect(page.filters.count == kept)
    #expect(page.unreadableFilterCount == sent - kept)
  }

  @Test(arguments: [(500, 500), (501, 500)])
  func `products of a block`(sent: Int, kept: Int) async throws {
    let page = try await page(Payload.page(blocks: [Payload.block("1", products: products(sent, "p"))]))

    guard case .products(let list) = try #require(page.blocks.first).content else {
      throw ServiceError.notFound
    }
    #expect(list.products.count == kept)
    #expect(list.unreadableCount == sent - kept)
  }

  @Test func `products of a page; a block that has no room is loaded from its own link`() async throws {
    let blocks = (0..<6).map { block in Payload.block("\(block)", products: products(499, "b\(block)-")) }
    let page = try await page(Payload.page(blocks: blocks))

    let counts = page.blocks.map { block in
      if case .products(let list) = block.content { list.products.count } else { 0 }
    }
    #expect(counts == Array(repeating: 499, count: 4) + [4, 0])
    if case .products(let list) = page.blocks[4].content { #expect(list.unreadableCount == 495) }
    #expect(
      page.blocks[5].content == .deferred(PageAddress(rawValue: "\(Self.address)?block=5&pageNumber=1"))
    )
  }

  @Test func `a block that has no room is loaded from its own link, also when it tells no total`()
    async throws
  {
    let full = (0..<4).map { block in Payload.block("\(block)", products: products(500, "b\(block)-")) }
    let last = Payload.block("4", products: products(1, "b4-"), total: "null")
    let page = try await page(Payload.page(blocks: full + [last]))

    #expect(page.blocks.count == 5)
    #expect(
      page.blocks.last?.content
        == .deferred(PageAddress(rawValue: "\(Self.address)?block=4&pageNumber=1"))
    )
  }

  @Test(arguments: [(50, 50), (51, 50)])
  func `names and pictures of a product`(sent: Int, kept: Int) async throws {
    let names = (0..<sent).map { "\"n\($0)\"" }.joined(separator: ",")
    let genres = (0..<sent).map { "{\"title\":\"g\($0)\"}" }.joined(separator: ",")
    let images = (0..<sent).map { "\"i\($0)\":{\"url\":\"https://i.example.com/\($0)\"}" }.joined(
      separator: ","
    )
    let product = Payload.product(
      "p",
      content: #""title":"T","people":{"actors":[\#(names)],"directors":[\#(names)]},"images":{\#(images)}"#,
      more: #","_links":{"viaplay:genres":[\#(genres)]}"#
    )
    let page = try await page(Payload.page(blocks: [Payload.block("1", products: [product])]))

    guard case .products(let list) = try #require(page.blocks.first).content else {
      throw ServiceError.notFound
    }
    let read = try #require(list.products.first)
    #expect(
      [read.actors.count, read.directors.count, read.genres.count, read.images.count]
        == Array(repeating: kept, count: 4)
    )
  }

  @Test(arguments: [(300, false), (301, true)])
  func `a title is cut with a sign`(length: Int, isCut: Bool) async throws {
    let title = String(repeating: "å", count: length)

    #expect(
      try await page(Payload.page(title: "\"\(title)\"")).title == title.prefix(300) + (isCut ? "…" : "")
    )
  }

  @Test(arguments: [(4096, 1), (4097, 0)])
  func `an address that is too long leads nowhere`(length: Int, kept: Int) async throws {
    let address = (Self.address + "/").padding(to: length)
    let links = #""viaplay:categoryFilters":[{"title":"F","href":"\#(address)"}]"#

    #expect(try await page(Payload.page(links: links)).filters.count == kept)
  }

  private func products(_ count: Int, _ prefix: String) -> [String] {
    (0..<count).map { Payload.product(prefix + "\($0)") }
  }

  private func page(_ text: String) async throws -> SectionPage {
    let peer = try StreamingPeer([Self.address: text])
    return try await peer.repository.page(at: PageAddress(rawValue: Self.address), .cacheFirst).value
  }
}

extension String {
  fileprivate func padding(to length: Int) -> String {
    self + String(repeating: "x", count: max(0, length - count))
  }
}

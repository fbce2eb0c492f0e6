import ResourceLoading
import StreamingDomain
import Testing

@testable import StreamingData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How many entries of an answer could not be read, by which it is compared with the stored one.
@Suite struct UnreadableEntryTests {
  private static let address = "https://content.viaplay.com/ios-se/serier"

  private func envelope(_ text: String) throws -> PageEnvelope {
    try JSONDecoder().decode(PageEnvelope.self, from: Data(text.utf8))
  }

  private func links() throws -> StreamingLinks {
    try #require(URL(string: StreamingPeer.root).flatMap { StreamingLinks(root: $0) })
  }

  @Test func `filters, blocks and products of a page are counted together`() throws {
    let filters = [
      #"{"title":"All","href":"\#(Self.address)/all"}"#, "7", "8",
      #"{"title":"Away","href":"https://evil.example.com/"}"#,
    ]
    let products = [Payload.product("p"), "7", #"{"content":{}}"#, #"{"content":{"title":"T"}}"#]
    let blocks = [
      Payload.block("1", products: products), "7", "8", #"{"ablocator":"x","title":"Nothing"}"#,
    ]
    let text = Payload.page(
      links: #""viaplay:categoryFilters":[\#(filters.joined(separator: ","))]"#,
      blocks: blocks
    )
    let page = try #require(URL(string: Self.address))

    let answer = try SectionPageMapper(links: links(), page: page).map(envelope(text))

    #expect(answer.value.filters.count == 1 && answer.value.blocks.count == 1)
    // Three filters, three products and three blocks.
    #expect(answer.unreadable == 9)
  }

  @Test func `sections that come twice or lead away count like those that cannot be read`() throws {
    let sections = [
      Payload.section("a", title: "Serier"), Payload.section("a", title: "Serier"), "7", "8",
      #"{"title":"Away","href":"https://evil.example.com/"}"#,
    ]

    let answer = try CatalogMapper(links: links())
      .map(envelope(Payload.page(links: Payload.sections(sections))))

    #expect(answer.value.sections.count == 1)
    #expect(answer.unreadable == 4)
  }
}

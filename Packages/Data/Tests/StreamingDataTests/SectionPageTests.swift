import DomainKernel
import HTTPFakes
import StreamingDomain
import Testing

@Suite(.timeLimit(.minutes(5))) struct SectionPageTests {
  private static let address = "https://content.viaplay.com/ios-se/serier"

  @Test func `a page gives description, filters and blocks`() async throws {
    let filters = """
      "viaplay:categoryFilters":[
        {"title":"Drama","href":"\(Self.address)/drama{?dtg}","group":{"position":1,"title":"Genre"}},
        {"title":"","href":"\(Self.address)/blank"},{"title":"Away","href":"https://evil.example.com/"},
        {"title":"All","href":"\(Self.address)/all","group":null}]
      """
    let page = try await page(
      Payload.page(
        links: filters,
        blocks: [Payload.block("1", products: [Payload.product("p")]), Payload.lazyBlock("2")]
      )
    )

    #expect(page.description == "What it is about.")
    #expect(
      page.filters == [
        CategoryFilter(
          title: "Drama",
          group: "Genre",
          address: PageAddress(rawValue: "\(Self.address)/drama")
        ),
        CategoryFilter(title: "All", address: PageAddress(rawValue: "\(Self.address)/all")),
      ]
    )
    #expect(page.unreadableFilterCount == 2)
    #expect(page.blocks.map(\.title) == ["Block 1", "Block 2"])
    #expect(page.blocks[1].content == .deferred(PageAddress(rawValue: "\(Self.address)?block=2&partial=1")))
  }

  @Test func `a filter that comes twice is there once, and one of another group or address is another`()
    async throws
  {
    let filters = [
      #"{"title":"Drama","href":"/ios-se/drama","group":{"title":"Genre"}}"#,
      #"{"title":"Drama","href":"/ios-se/drama","group":{"title":"Genre"}}"#,
      #"{"title":"Drama","href":"/ios-se/drama","group":{"title":"New"}}"#,
      #"{"title":"Drama","href":"/ios-se/more-drama","group":{"title":"Genre"}}"#,
    ]
    let page = try await page(
      Payload.page(links: #""viaplay:categoryFilters":[\#(filters.joined(separator: ","))]"#)
    )

    #expect(page.filters.map(\.group) == ["Genre", "New", "Genre"])
    #expect(page.unreadableFilterCount == 0)
  }

  @Test func `a block knows its total and where its next products are`() async throws {
    let block = Payload.block(
      "1",
      products: [Payload.product("p")],
      next: "\(Self.address)?block=1&pageNumber=2{&dtg}",
      total: "\"57\""
    )

    let list = try products(of: try await page(Payload.page(blocks: [block])))

    #expect(list.total == 57)
    #expect(list.next == PageAddress(rawValue: "\(Self.address)?block=1&pageNumber=2"))
  }

  @Test func `products that cannot be read are counted, and one that comes twice is not among them`()
    async throws
  {
    let products = [Payload.product("p"), "7", "{}", Payload.product("p")]
    let block = Payload.block("1", products: products, total: "4")

    let list = try self.products(of: try await page(Payload.page(blocks: [block])))

    #expect(list.products.count == 1)
    #expect(list.unreadableCount == 2)
  }

  @Test func `blocks without products and without a link, and empty ones, are dropped`() async throws {
    let blocks = [
      #"{"ablocator":"x","title":"Nothing"}"#, Payload.block("empty", products: [], total: "0"),
      Payload.block("untold", products: [], total: "null"), "7", "null",
      Payload.block("1", products: [Payload.product("p")]),
    ]

    let page = try await page(Payload.page(blocks: blocks))

    #expect(page.blocks.map(\.id.rawValue) == ["1"])
    #expect(page.unreadableBlockCount == 3, "all but the two that are empty")
  }

  @Test(arguments: [
    (#"{"title":"T","_embedded":{"viaplay:products":[\#(Payload.product("q"))]}}"#, 1),
    (#"{"ablocator":"2","_embedded":{"viaplay:products":[7]}}"#, 1),
    (#"{"ablocator":"2","_links":{"self":{"href":"https://evil.example.com/x"}}}"#, 1),
    ("{}", 1), ("[]", 1), (#"{"ablocator":"2","totalProductCount":0}"#, 0),
    (#"{"ablocator":"1","_embedded":{"viaplay:products":[\#(Payload.product("q"))]}}"#, 0),
  ])
  func `a block that cannot be read is counted, and one that is empty or there already is not`(
    block: String,
    count: Int
  ) async throws {
    let first = Payload.block("1", products: [Payload.product("p")])

    let page = try await page(Payload.page(blocks: [first, block]))

    #expect(page.blocks.map(\.id.rawValue) == ["1"])
    #expect(page.unreadableBlockCount == count)
  }

  @Test(arguments: ["null", "7", "[]", "{}"])
  func `a block that cannot be read is counted at the beginning of a page too`(block: String) async throws {
    let answer = Payload.page(blocks: [block, Payload.block("1", products: [Payload.product("p")])])
    let peer = try StreamingPeer([Self.address: answer])
    let address = PageAddress(rawValue: Self.address)

    let page = try await peer.repository.page(at: address, .cacheFirst).value
    let description = try await peer.repository.description(at: address, .networkFirst)

    #expect(page.blocks.map(\.id.rawValue) == ["1"])
    #expect(page.unreadableBlockCount == 1)
    #expect(description.value == "What it is about.")
    #expect(description.provenance.kind == .network)
  }

  @Test(arguments: [["null"], ["null", "7"], ["[]", "null"]])
  func `a page of which no block is an object is no page`(blocks: [String]) async throws {
    let peer = try StreamingPeer([Self.address: Payload.page(blocks: blocks)])
    let address = PageAddress(rawValue: Self.address)

    let error = await #expect(throws: ServiceError.self) {
      try await peer.repository.page(at: address, .cacheFirst)
    }

    guard case .malformed(.unexpectedShape) = error else { throw error ?? .notFound }
    await #expect(throws: ServiceError.self) {
      try await peer.repository.description(at: address, .cacheFirst)
    }
  }

  @Test(arguments: ["", #","_embedded":null"#, #","_embedded":{}"#, #","_embedded":{"viaplay:blocks":null}"#])
  func `a page without a list of blocks is not an empty one`(embedded: String) async throws {
    let address = PageAddress(rawValue: Self.address)
    let peer = try StreamingPeer([Self.address: #"{"type":"page","_links":{}\#(embedded)}"#])

    for _ in 1...2 {
      await #expect(throws: ServiceError.malformed(.unexpectedShape(.missing(name: "blocks", place: "")))) {
        try await peer.repository.page(at: address, .cacheFirst)
      }
    }
    await #expect(throws: ServiceError.self) {
      try await peer.repository.description(at: address, .cacheFirst)
    }
  }

  @Test func `a page with an empty list of blocks is an empty one`() async throws {
    #expect(try await page(Payload.page()).blocks.isEmpty)
  }

  @Test func `a block that has products, of which none came, is loaded from its own link`() async throws {
    let page = try await page(Payload.page(blocks: [Payload.block("1", products: [], total: "1")]))

    #expect(page.blocks.map(\.title) == ["Block 1"])
    #expect(
      page.blocks.first?.content
        == .deferred(PageAddress(rawValue: "\(Self.address)?block=1&pageNumber=1"))
    )
  }

  @Test(arguments: [#","_embedded":{"viaplay:products":[]}"#, ""])
  func `a block that has products, and no way to them, is there without them`(embedded: String) async throws {
    let block = #"{"ablocator":"1","title":"Popular","totalProductCount":48\#(embedded)}"#

    let read = try #require(try await page(Payload.page(blocks: [block])).blocks.first)

    #expect(read.content == .products(ProductList(products: [], total: 48)))
  }

  @Test func `a block whose products cannot be read is loaded from its own link`() async throws {
    let block = Payload.block("1", products: [#"{"content":{}}"#, "7"])

    let content = try await page(Payload.page(blocks: [block])).blocks.first?.content

    #expect(content == .deferred(PageAddress(rawValue: "\(Self.address)?block=1&pageNumber=1")))
  }

  @Test func `blocks with one id are told apart by their links`() async throws {
    let second = Payload.block("1", products: [Payload.product("q")])
      .replacing("?block=1", with: "?block=9")
    let blocks = [Payload.block("1", products: [Payload.product("p")]), second]

    let ids = try await page(Payload.page(blocks: blocks)).blocks.map(\.id.rawValue)

    #expect(ids == ["1", "\(Self.address)?block=9&pageNumber=1"])
  }

  @Test(arguments: [
    Payload.block("1", products: [Payload.product("p")]), Payload.lazyBlock("1"),
    Payload.lazyBlock("1").replacing(#""ablocator":"1","#, with: ""),
  ])
  func `a block that is sent again under its address is there once`(block: String) async throws {
    let page = try await page(Payload.page(blocks: [block, block, block]))

    #expect(page.blocks.count == 1)
    #expect(page.unreadableBlockCount == 0)
  }

  @Test(arguments: [(200, 0), (201, 1), (1000, 800)])
  func `a page with more blocks than people look at is cut, and says so`(
    sent: Int,
    omitted: Int
  ) async throws {
    let page = try await page(Payload.page(blocks: (0..<sent).map { Payload.lazyBlock("\($0)") }))

    #expect(page.blocks.count == 200)
    #expect(page.omittedBlockCount == omitted)
  }

  @Test(arguments: [
    Payload.block("2", products: [Payload.product("p")]),
    Payload.page(blocks: [Payload.block("2", products: [Payload.product("p")])]),
  ])
  func `a deferred block answers alone or within a page`(answer: String) async throws {
    let address = "\(Self.address)?block=2&partial=1"
    let peer = try StreamingPeer([address: answer])

    let list = try await peer.repository.products(at: PageAddress(rawValue: address), .cacheFirst)

    #expect(list.products.map(\.id.rawValue) == ["p"])
  }

  @Test func `the page of a product gives its only product`() async throws {
    let block = #"{"type":"product","_embedded":{"viaplay:product":\#(Payload.product("only"))}}"#
    let peer = try StreamingPeer([Self.address: Payload.page(blocks: [block])])

    let list = try await peer.repository.products(at: PageAddress(rawValue: Self.address), .cacheFirst)

    #expect(list.products.map(\.id.rawValue) == ["only"])
  }

  @Test func `of several products in the place of an only one the first is given`() async throws {
    let products = ["only", "other"].map { Payload.product($0) }.joined(separator: ",")
    let block = #"{"type":"product","_embedded":{"viaplay:product":[\#(products)]}}"#
    let peer = try StreamingPeer([Self.address: Payload.page(blocks: [block])])

    let list = try await peer.repository.products(at: PageAddress(rawValue: Self.address), .cacheFirst)

    #expect(list.products.map(\.id.rawValue) == ["only"])
  }

  @Test(arguments: [
    ("\(address)?block=2", MalformedReason.endless), ("https://evil.example.com/x", .foreignAddress),
    ("http://content.viaplay.com/x", .foreignAddress), ("https://user@content.viaplay.com/x", .endless),
    ("", .endless),
  ])
  func `a next link that cannot be followed is not the end`(
    link: String,
    fault: MalformedReason
  ) async throws {
    let address = "\(Self.address)?block=2"
    let block = Payload.block("2", products: [Payload.product("p")], next: link)
    let peer = try StreamingPeer([address: Payload.page(blocks: [block])])

    let list = try await peer.repository.products(at: PageAddress(rawValue: address), .cacheFirst)

    #expect(list.next == nil)
    #expect(list.fault == fault)
  }

  @Test func `a block without a next link has ended`() async throws {
    let list = try await products(in: Payload.block("2", products: [Payload.product("p")], total: "1"))

    #expect(!list.isContinued)
  }

  @Test(arguments: [
    ("1", "6", 10, true), ("5", "6", 10, true), ("6", "6", 7, false), ("6", "6", 6, true),
    ("1", "null", 10, true), ("1", "1", 56, true), ("1", "1", 57, false), ("2", "null", 46, true),
    ("2", "null", 47, false), ("null", "6", 10, false), ("0", "null", 10, false),
    ("9223372036854775807", "null", 10, false),
  ])
  func `a block without a next link has not ended before its last page and its last product`(
    page: String,
    pages: String,
    count: Int,
    isCut: Bool
  ) async throws {
    let block = Self.cutBlock(of: count)
      .replacing(#""currentPage":1,"pageCount":1,"#, with: #""currentPage":\#(page),"pageCount":\#(pages),"#)

    let list = try await products(in: block)

    #expect(list.fault == (isCut ? MalformedReason.unexpectedShape(.missing(name: "next", place: "")) : nil))
  }

  @Test(arguments: [("1", true), ("2", false)])
  func `how much came before a later page is not guessed`(page: String, isCut: Bool) async throws {
    let block = Self.cutBlock(of: 10)
      .replacing(
        #""currentPage":1,"pageCount":1,"productsPerPage":10,"#,
        with: #""currentPage":\#(page),"#
      )

    #expect(try await products(in: block).isContinued == isCut)
  }

  @Test(arguments: [(56, true), (57, false)])
  func `a block of a section that does not name its page is at its first one`(
    count: Int,
    isCut: Bool
  ) async throws {
    let block = Self.cutBlock(of: count).replacing(#""currentPage":1,"pageCount":1,"#, with: "")

    let list = try self.products(of: try await page(Payload.page(blocks: [block])))

    #expect(list.isContinued == isCut)
  }

  @Test(arguments: [(56, true), (57, false)])
  func `a deferred block that does not name its page is at its first one, and what follows is not`(
    count: Int,
    isCut: Bool
  ) async throws {
    let lazy = "\(Self.address)?block=2&partial=1"
    let next = "\(Self.address)?block=2&pageNumber=2"
    let cut = Self.cutBlock(of: count).replacing(#""currentPage":1,"pageCount":1,"#, with: "")
    let last = cut.replacing(#""ablocator":"2","#, with: "").replacing("pageNumber=1", with: "pageNumber=2")
    let first = Payload.block("1", products: [Payload.product("p")], next: next)
    let peer = try StreamingPeer([
      Self.address: Payload.page(blocks: [Payload.lazyBlock("2"), first]), lazy: cut, next: last,
    ])
    let page = try await peer.repository.page(at: PageAddress(rawValue: Self.address), .cacheFirst).value
    guard case .deferred(let address) = try #require(page.blocks.first).content else {
      throw ServiceError.notFound
    }
    guard case .products(let known) = try #require(page.blocks.last).content else {
      throw ServiceError.notFound
    }

    let list = try await peer.repository.products(at: address, .cacheFirst).value
    let following = try await peer.repository.products(at: try #require(known.next), .cacheFirst).value

    #expect(list.fault == (isCut ? MalformedReason.unexpectedShape(.missing(name: "next", place: "")) : nil))
    #expect(!following.isContinued)
  }

  @Test func `a block that has all of its products has ended on every page`() async throws {
    let block = Payload.block("2", products: [Payload.product("p")], total: "1")
      .replacing(#""pageCount":1,"#, with: #""pageCount":6,"#)

    let list = try await products(in: block)

    #expect(!list.isContinued)
  }

  @Test(arguments: ["7", "{}", "[7]", #"{"href":null}"#, #"{"href":7}"#, #"[{"href":null}]"#])
  func `a next link that cannot be read is not the end`(link: String) async throws {
    let list = try await products(in: Self.continuedBlock(link))

    #expect(list.next == nil)
    #expect(list.fault == .unexpectedShape(.unusable(place: "next")))
  }

  @Test(arguments: ["null", "[]"])
  func `no link in the place of the next one is told like a missing one`(link: String) async throws {
    #expect(
      try await products(in: Self.continuedBlock(link)).fault
        == .unexpectedShape(.missing(name: "next", place: ""))
    )
  }

  @Test(arguments: [#"[{"href":"/ios-se/2"}]"#, #"[{"href":"/ios-se/2"},{"href":"/ios-se/3"}]"#])
  func `of a list of next links the first is followed`(links: String) async throws {
    let list = try await products(in: Self.continuedBlock(links))

    #expect(list.next == PageAddress(rawValue: "https://content.viaplay.com/ios-se/2"))
  }

  @Test func `a block is loaded from the first of its own links`() async throws {
    let block = #"{"ablocator":"2","title":"T","_links":{"self":[{"href":"\#(Self.address)?block=2"}]}}"#

    let content = try await page(Payload.page(blocks: [block])).blocks.first?.content

    #expect(content == .deferred(PageAddress(rawValue: "\(Self.address)?block=2")))
  }

  @Test func `an answer without products is no block`() async throws {
    await #expect(throws: ServiceError.malformed(.unexpectedShape(.missing(name: "products", place: "")))) {
      try await products(in: Payload.lazyBlock("2"))
    }
  }

  @Test(arguments: [#"{"content":{}}"#, #"{"content":{"title":"T"}}"#])
  func `a block of which no product can be used is refused`(product: String) async throws {
    await #expect(throws: ServiceError.malformed(.nothingUsable)) {
      try await products(in: Payload.block("2", products: [product]))
    }
  }

  @Test func `a block may have no products`() async throws {
    #expect(try await products(in: Payload.block("2", products: [])).products.isEmpty)
  }

  @Test func `a block without an id is told by its link, and a title that is a key is none`() async throws {
    let block = #"{"title":"block.title","_links":{"self":{"href":"\#(Self.address)?block=7{&dtg}"}}}"#

    let read = try #require(try await page(Payload.page(blocks: [block])).blocks.first)

    #expect(read.id.rawValue == "\(Self.address)?block=7")
    #expect(read.title == nil)
  }

  @Test(arguments: [("1", true), ("2", false)])
  func `the link to what follows may be gone where nothing follows`(
    total: String,
    isBelieved: Bool
  ) async throws {
    let product = Payload.product("p")
    let next = "\(Self.address)?block=2&pageNumber=2"
    let peer = try StreamingPeer([
      Self.block: Payload.block("2", products: [product], next: next, total: "57")
    ])
    let address = PageAddress(rawValue: Self.block)
    _ = try await peer.repository.products(at: address, .cacheFirst)
    peer.serve([Self.block: Payload.block("2", products: [product], total: total)])

    let list = try await peer.repository.products(at: address, .networkFirst)

    #expect(list.provenance.kind == (isBelieved ? .network : .stored))
  }

  @Test func `neither a description nor products are asked for away from the service`() async throws {
    let peer = try StreamingPeer()
    let address = PageAddress(rawValue: "https://evil.example.com/x")

    await #expect(throws: ServiceError.malformed(.foreignAddress)) {
      try await peer.repository.description(at: address, .cacheFirst)
    }
    await #expect(throws: ServiceError.malformed(.foreignAddress)) {
      try await peer.repository.products(at: address, .cacheFirst)
    }
    #expect(peer.transport.requests.isEmpty)
  }

  @Test(arguments: ["https://evil.example.com/x", "", "not an address", "file:///etc/hosts"])
  func `an address away from the service is never asked`(address: String) async throws {
    let peer = try StreamingPeer()

    await #expect(throws: ServiceError.malformed(.foreignAddress)) {
      try await peer.repository.page(at: PageAddress(rawValue: address), .cacheFirst)
    }
    #expect(peer.transport.requests.isEmpty)
  }

  private static let block = "\(address)?block=2&pageNumber=1"

  /// A block of 57 products without a next link, of which some came.
  private static func cutBlock(of count: Int) -> String {
    Payload.block("2", products: (0..<count).map { Payload.product("p\($0)") })
  }

  /// A block of several pages with a text in the place of its next link.
  private static func continuedBlock(_ link: String) -> String {
    Payload.block("2", products: [Payload.product("p")], next: "x")
      .replacing(#"{"href":"x","templated":true}"#, with: link)
  }

  private func products(in answer: String) async throws -> ProductList {
    let peer = try StreamingPeer([Self.block: answer])
    return try await peer.repository.products(at: PageAddress(rawValue: Self.block), .cacheFirst).value
  }

  private func page(_ text: String) async throws -> SectionPage {
    let peer = try StreamingPeer([Self.address: text])
    return try await peer.repository.page(at: PageAddress(rawValue: Self.address), .cacheFirst).value
  }

  private func products(of page: SectionPage) throws -> ProductList {
    guard case .products(let list) = try #require(page.blocks.first).content else {
      throw ServiceError.notFound
    }
    return list
  }
}

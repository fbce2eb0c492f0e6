import DomainKernel
import StreamingDomain
import Testing

/// The page of another question never takes the place of the right one, and a page that lost content neither.
@Suite(.timeLimit(.minutes(5))) struct OtherAnswerTests {
  private static let root = "https://content.viaplay.com/ios-se"
  private static let address = PageAddress(rawValue: "\(root)/serier")

  @Test(arguments: [
    (#""pageType":"root""#, "/serier"), (#""sectionId":"2""#, "/serier"), (#""pageType":"section""#, "/film"),
  ])
  func `a page that says to be another one is not believed`(fact: String, path: String) async throws {
    let blocks = [Payload.block("1", products: [Payload.product("p")])]
    let peer = try StreamingPeer([
      Self.address.rawValue: page(#""pageType":"section","sectionId":"1""#, "/serier", blocks)
    ])
    _ = try await peer.repository.page(at: Self.address, .cacheFirst)
    peer.serve([Self.address.rawValue: page(fact, path, blocks)])

    let shown = try await peer.repository.page(at: Self.address, .networkFirst)

    #expect(shown.provenance.staleness == .suspicious(.unrelated))
  }

  @Test func `a mirror may say that its pages are those of another address`() async throws {
    let blocks = [Payload.block("1", products: [Payload.product("p")])]
    let peer = try StreamingPeer([Self.address.rawValue: page("", "/androidv2-se/series", blocks)])
    _ = try await peer.repository.page(at: Self.address, .cacheFirst)

    #expect(try await peer.repository.page(at: Self.address, .networkFirst).provenance.kind == .network)
  }

  @Test func `a block that lost its products is not believed, also when only the description is read`()
    async throws
  {
    let peer = try StreamingPeer([
      Self.address.rawValue: page("", "/serier", [Payload.block("1", products: [Payload.product("p")])])
    ])
    let before = try await peer.repository.page(at: Self.address, .cacheFirst)
    peer.serve([Self.address.rawValue: page("", "/serier", [Payload.lazyBlock("1")])])

    let description = try await peer.repository.description(at: Self.address, .networkFirst)
    let shown = try await peer.repository.page(at: Self.address, .networkFirst)

    #expect(description.provenance.staleness == .suspicious(.incomplete))
    #expect(shown.provenance.staleness == .suspicious(.incomplete))
    #expect(shown.value == before.value)
  }

  @Test(arguments: [(["a", "b"], true), (["a"], false), (["v", "w", "x", "y"], true)])
  func `products come and go, but not most of them`(products: [String], isBelieved: Bool) async throws {
    let stored = ["a", "b", "c", "d"].map { Payload.product($0) }
    let peer = try StreamingPeer([
      Self.address.rawValue: page("", "/serier", [Payload.block("1", products: stored)])
    ])
    _ = try await peer.repository.page(at: Self.address, .cacheFirst)
    let block = Payload.block("1", products: products.map { Payload.product($0) })
    peer.serve([Self.address.rawValue: page("", "/serier", [block])])

    let shown = try await peer.repository.page(at: Self.address, .networkFirst)

    #expect(shown.provenance.kind == (isBelieved ? .network : .stored))
  }

  @Test(arguments: [
    Payload.block("3", products: [Payload.product("q")]),
    #"{"ablocator":"3","title":"Block 3",\#(products)}"#,
  ])
  func `a deferred block that answers as another one is refused without a stored answer too`(
    answer: String
  ) async throws {
    let block = "\(Self.address.rawValue)?block=2&partial=1"
    let peer = try StreamingPeer([
      Self.address.rawValue: page("", "/serier", [Payload.lazyBlock("2")]), block: answer,
    ])

    let shown = try await peer.repository.page(at: Self.address, .cacheFirst).value
    guard case .deferred(let deferred)? = shown.blocks.first?.content else { throw ServiceError.notFound }

    try await expectUnrelated(deferred, peer)
    peer.serve([block: Payload.block("2", products: [Payload.product("p")])])
    let list = try await peer.repository.products(at: deferred, .networkFirst)
    peer.serve([block: answer])

    #expect(try await peer.repository.products(at: deferred, .networkFirst).value == list.value)
  }

  @Test(arguments: [
    Payload.block("3", products: [Payload.product("q")]), #"{"ablocator":"3",\#(products)}"#,
    Payload.block("2", products: [Payload.product("q")]),
  ])
  func `what follows a block is refused where it is of another block or another page`(answer: String)
    async throws
  {
    let next = "\(Self.address.rawValue)?block=2&pageNumber=2"
    let block = Payload.block("2", products: [Payload.product("p")], next: next)
    let peer = try StreamingPeer([
      Self.address.rawValue: page("", "/serier", [block]), next: answer,
    ])
    let shown = try await peer.repository.page(at: Self.address, .cacheFirst).value
    guard case .products(let list)? = shown.blocks.first?.content else { throw ServiceError.notFound }

    try await expectUnrelated(try #require(list.next), peer)
  }

  @Test(arguments: ["", #","_links":{"self":{"href":"https://elsewhere.example.com/x?block=3"}}"#])
  func `a block that does not say which one it is, or where, is believed`(links: String) async throws {
    let block = "\(Self.address.rawValue)?block=2&partial=1"
    let peer = try StreamingPeer([block: "{\(Self.products)\(links)}"])

    #expect(try await peer.repository.products(at: Self.deferred, .cacheFirst).products.count == 1)
  }

  @Test func `a stored block that was in this place before does not stand in for the asked one`()
    async throws
  {
    let block = "\(Self.address.rawValue)?block=2&partial=1"
    let peer = try StreamingPeer([block: #"{"ablocator":"old",\#(Self.products)}"#])
    let stored = PageAddress(rawValue: block, block: "old")
    _ = try await peer.repository.products(at: stored, .cacheFirst)
    peer.serve([block: Payload.block("2", products: [Payload.product("p")])])

    let list = try await peer.repository.products(at: Self.deferred, .cacheFirst)

    #expect(list.products.map(\.id.rawValue) == ["p"])
  }

  private static let products = #""_embedded":{"viaplay:products":[\#(Payload.product("q"))]}"#
  private static let deferred = PageAddress(rawValue: "\(address.rawValue)?block=2&partial=1", block: "2")

  private func expectUnrelated(_ address: PageAddress, _ peer: StreamingPeer) async throws {
    await #expect(throws: ServiceError.malformed(.unrelated)) {
      try await peer.repository.products(at: address, .cacheFirst)
    }
    await #expect(throws: ServiceError.self, "what is refused is not stored") {
      try await peer.repository.products(at: address, .cacheOnly)
    }
  }

  @Test func `a front page without sections is not believed`() async throws {
    let good = Payload.page(links: Payload.sections([Payload.section("a", title: "Serier")]))
    let peer = try StreamingPeer([Self.root: good])
    _ = try await peer.repository.catalog(.cacheFirst)
    peer.serve([Self.root: Payload.page(links: Payload.sections([]))])

    let shown = try await peer.repository.catalog(.networkFirst)

    #expect(shown.provenance.staleness == .suspicious(.empty))
    #expect(shown.sections.count == 1)
  }

  private func page(_ facts: String, _ path: String, _ blocks: [String]) -> String {
    """
    {"type":"page",\(facts.isEmpty ? "" : facts + ",")"title":"A page","description":"About it.",
     "_links":{"self":{"href":"\(Self.root)\(path){?dtg}"}},
     "_embedded":{"viaplay:blocks":[\(blocks.joined(separator: ","))]}}
    """
  }
}

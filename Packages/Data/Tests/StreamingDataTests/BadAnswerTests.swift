import DomainKernel
import HTTPFakes
import NetworkingKit
import StreamingDomain
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct BadAnswerTests {
  private static let good = Payload.page(links: Payload.sections([Payload.section("a", title: "Serier")]))

  private static let unreadable = [
    "", " ", "null", "7", "[]", "{}", "{\"code\":5100}", "{\"_links\":7}", "{\"_links\":[]}", "not json",
    "<!DOCTYPE html><html><body>Maintenance</body></html>", "\u{FEFF}", "{\"_links\":{}", "NaN",
    "{\"_links\":{}}", "{\"_links\":{\"viaplay:sections\":\"x\"}}",
    "{\"type\":\"page\",\"_links\":{\"viaplay:sections\":[1,null,{}]}}",
    "{\"type\":\"page\",\"title\":\"Home\",\"_links\":{\"self\":{\"href\":\"x\"}}}",
    "{\"type\":\"page\",\"_links\":{\"viaplay:sections\":null}}",
    "{\"title\":{},\"description\":[],\"_links\":{\"viaplay:sections\":5},\"_embedded\":7}",
    "{\"type\":\"page\",\"_links\":{},\"_embedded\":{\"viaplay:blocks\":\"x\"}}",
    String(repeating: "[", count: 10_000), String(repeating: "{\"a\":", count: 10_000),
    "[" + String(repeating: "{},", count: 1_000_000) + "{}]",
    Payload.page(links: Payload.sections([String](repeating: "{}", count: 1_000_000))),
  ]

  @Test(arguments: unreadable.indices)
  func `an unreadable answer is reported as malformed`(index: Int) async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Self.unreadable[index]])

    let error = await #expect(throws: ServiceError.self) { try await peer.repository.catalog(.cacheFirst) }

    guard case .malformed(let fault) = error else { throw error ?? .notFound }
    #expect(!"\(fault)".contains("\n"))
    #expect("\(fault)".count < 120)
  }

  @Test(arguments: unreadable.indices)
  func `an answer that cannot be read never replaces what is stored`(index: Int) async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Self.good])
    let before = try await peer.repository.catalog(.cacheFirst)

    peer.serve([StreamingPeer.root: Self.unreadable[index]])
    let meanwhile = try await peer.repository.catalog(.networkFirst)
    peer.disconnect()
    let after = try await peer.repository.catalog(.cacheOnly)

    #expect(meanwhile.value == before.value)
    #expect([.malformed, .webPage].contains(meanwhile.provenance.staleness))
    #expect(after.value == before.value)
  }

  @Test(arguments: [
    "{\"_links\":{}}", "{\"_links\":7}", "{\"type\":\"page\",\"_links\":{},\"_embedded\":7}",
    "{\"type\":\"page\",\"_links\":{},\"_embedded\":{\"viaplay:blocks\":\"x\"}}",
    "{\"type\":\"page\",\"_links\":{},\"_embedded\":{\"viaplay:blocks\":[7]}}",
    "{\"type\":\"page\",\"_links\":{}}", "{\"type\":\"page\",\"_links\":{},\"_embedded\":{}}",
    "{\"type\":\"page\",\"_links\":{},\"_embedded\":{\"viaplay:blocks\":null}}",
  ])
  func `reading only the description never lets in a page that cannot be opened`(answer: String) async throws
  {
    let address = PageAddress(rawValue: "https://content.viaplay.com/ios-se/serier")
    let good = Payload.page(blocks: [Payload.block("1", products: [Payload.product("p")])])
    let peer = try StreamingPeer([address.rawValue: good])
    let before = try await peer.repository.page(at: address, .cacheFirst)

    peer.serve([address.rawValue: answer])
    let description = try await peer.repository.description(at: address, .networkFirst)
    let after = try await peer.repository.page(at: address, .cacheOnly)

    #expect(description.value == before.value.description)
    #expect(after.value == before.value)
  }

  @Test func `an answer cut at any byte is refused or complete, and never replaces what is stored`()
    async throws
  {
    let bytes = Array(Self.good.utf8)
    let peer = try StreamingPeer([StreamingPeer.root: Self.good])
    let whole = try await peer.repository.catalog(.cacheFirst)

    for length in 0..<bytes.count {
      peer.transport.answers(HTTPResponse(status: .ok, body: Data(bytes.prefix(length))))
      let catalog = try await peer.repository.catalog(.networkFirst)
      #expect(catalog.value == whole.value)
      #expect(catalog.provenance.kind == .stored)
    }
  }

  @Test func `hostile text arrives as it is, and is made harmless only where it is shown`() async throws {
    let links = Payload.sections([Payload.section("a", title: #"Ser\u001b[2Jier\u202e"#)])
    let peer = try StreamingPeer([StreamingPeer.root: Payload.page(links: links)])

    let catalog = try await peer.repository.catalog(.cacheFirst)

    #expect(catalog.sections.map(\.title) == ["Ser\u{1B}[2Jier\u{202E}"])
  }
}

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

@Suite(.timeLimit(.minutes(5))) struct ReadingTests {
  private static let page = Payload.page(links: Payload.sections([Payload.section("a", title: "Serier")]))

  @Test func `what was seen opens without a connection, and says why it is old`() async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Self.page])
    _ = try await peer.repository.catalog(.cacheFirst)

    peer.disconnect()
    let catalog = try await peer.repository.catalog(.cacheFirst)

    #expect(catalog.sections.map(\.title) == ["Serier"])
    #expect(
      catalog.provenance == Provenance(kind: .stored, fetchedAt: StreamingPeer.now, staleness: .offline)
    )
  }

  @Test func `a cached page opens when the request quota is spent, and says until when`() async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Self.page])
    _ = try await peer.repository.catalog(.cacheFirst)
    let reset = StreamingPeer.now.addingTimeInterval(60)

    peer.transport.answers(
      HTTPResponse(
        status: .forbidden,
        fields: ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "\(Int(reset.timeIntervalSince1970))"]
      )
    )
    let catalog = try await peer.repository.catalog(.cacheFirst)

    #expect(catalog.sections.map(\.title) == ["Serier"])
    #expect(catalog.provenance.staleness == .rateLimited(until: reset))
  }

  @Test func `a description stays readable where the service does not find its section, whose page is gone`()
    async throws
  {
    let address = PageAddress(rawValue: "https://content.viaplay.com/ios-se/serier/all")
    let peer = try StreamingPeer([address.rawValue: Payload.page(description: "\"Series\"")])
    _ = try await peer.repository.description(at: address, .cacheFirst)

    peer.serve([:])
    let description = try await peer.repository.description(at: address, .networkFirst)

    #expect(description.value == "Series")
    #expect(description.provenance.staleness == .missing)
    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.page(at: address, .networkFirst)
    }
  }

  @Test func `a description that was never read is not found where the service does not have its section`()
    async throws
  {
    let peer = try StreamingPeer()
    let address = PageAddress(rawValue: "https://content.viaplay.com/ios-se/serier/all")

    await #expect(throws: ServiceError.notFound) {
      try await peer.repository.description(at: address, .cacheFirst)
    }
  }

  @Test func `addresses with one last part do not share what is stored`() async throws {
    let one = "https://content.viaplay.com/ios-se/serier/all"
    let other = "https://content.viaplay.com/ios-se/film/all"
    let peer = try StreamingPeer([
      one: Payload.page(description: "\"Series\""), other: Payload.page(description: "\"Films\""),
    ])

    let first = try await peer.repository.description(at: PageAddress(rawValue: one), .cacheFirst)
    let second = try await peer.repository.description(at: PageAddress(rawValue: other), .cacheFirst)

    #expect(first.value == "Series")
    #expect(second.value == "Films")
  }

  @Test(
    arguments: [
      (#"{"code":5100,"message":"Not in your country","url":"/x"}"#, "5100", "Not in your country"),
      (#"{"code":"A1"}"#, "A1", nil), ("<html></html>", "403", nil),
      (#"{"code":"A1","message":"error.not.available"}"#, "A1", nil),
    ] as [(String, String?, String?)]
  )
  func `a refusal is told in the service's own words`(body: String, code: String?, message: String?)
    async throws
  {
    let peer = try StreamingPeer()
    peer.transport.answers(HTTPResponse(status: HTTPStatus(rawValue: 403), body: Data(body.utf8)))

    await #expect(throws: ServiceError.rejected(code: code, message: message)) {
      try await peer.repository.catalog(.cacheFirst)
    }
  }
  @Test(arguments: [(401, ServiceError.rejected(code: "401", message: nil)), (404, .malformed(.missingPage))])
  func `nobody is asked to sign in, and no item is looked for, where the list of sections is refused`(
    status: Int,
    error: ServiceError
  ) async throws {
    let peer = try StreamingPeer()
    peer.transport.answers(HTTPResponse(status: HTTPStatus(rawValue: status), body: Data()))

    await #expect(throws: error) { try await peer.repository.catalog(.cacheFirst) }
  }
}

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

@Suite(.timeLimit(.minutes(1))) struct ReadingTests {
  private static let page = Payload.page(links: Payload.sections([Payload.section("a", title: "Serier")]))

  @Test func `what was seen opens without a connection, and says why it is old`() async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Self.page])
    _ = try await peer.repository.catalog(.storedFirst)

    peer.disconnect()
    let catalog = try await peer.repository.catalog(.storedFirst)

    #expect(catalog.sections.map(\.title) == ["Serier"])
    #expect(
      catalog.provenance == Provenance(kind: .stored, fetchedAt: StreamingPeer.now, staleness: .offline)
    )
  }

  @Test func `what was never seen is offline without a connection`() async throws {
    let peer = try StreamingPeer()
    peer.disconnect()

    await #expect(throws: ServiceError.offline) { try await peer.repository.catalog(.storedFirst) }
  }

  @Test func `only what is stored means no request`() async throws {
    let peer = try StreamingPeer([StreamingPeer.root: Self.page])

    await #expect(throws: ServiceError.offline) { try await peer.repository.catalog(.storedOnly) }
    #expect(peer.transport.requests.isEmpty)
  }

  @Test(arguments: [
    ("ETag", "If-None-Match", "\"v1\""),
    ("Last-Modified", "If-Modified-Since", "Sun, 01 Mar 2026 09:00:00 GMT"),
  ])
  func `what is stored is confirmed by its validator`(validator: String, condition: String, value: String)
    async throws
  {
    let peer = try StreamingPeer()
    peer.transport.become { request throws(HTTPClientError) in
      guard request.fields[HTTPField.Name(condition)] != value else {
        return HTTPResponse(status: .notModified)
      }
      return HTTPResponse(
        status: .ok,
        fields: HTTPFields([HTTPField(name: HTTPField.Name(validator.lowercased()), value: value)]),
        body: Data(Self.page.utf8)
      )
    }

    let first = try await peer.repository.catalog(.storedFirst)
    let second = try await peer.repository.catalog(.storedFirst)

    #expect(first.provenance.kind == .network)
    #expect(second.provenance == Provenance(kind: .revalidated, fetchedAt: StreamingPeer.now))
    #expect(second.value == first.value)
  }

  @Test func `addresses with one last part do not share what is stored`() async throws {
    let one = "https://content.viaplay.com/ios-se/serier/all"
    let other = "https://content.viaplay.com/ios-se/film/all"
    let peer = try StreamingPeer([
      one: Payload.page(description: "\"Series\""), other: Payload.page(description: "\"Films\""),
    ])

    let first = try await peer.repository.description(at: PageAddress(rawValue: one), .storedFirst)
    let second = try await peer.repository.description(at: PageAddress(rawValue: other), .storedFirst)

    #expect(first.value == "Series")
    #expect(second.value == "Films")
  }

  @Test(arguments: [
    (401, ServiceError.signInNeeded), (403, .rejected(code: "5100", message: "Not in your country")),
    (404, .notFound),
    (410, .notFound), (422, .rejected(code: "5100", message: "Not in your country")), (500, .unavailable),
    (503, .unavailable), (302, .malformed(reason: "an unexpected status, 302")),
  ])
  func `a status that is an error is said in the domain's words`(status: Int, error: ServiceError)
    async throws
  {
    let peer = try StreamingPeer()
    peer.transport.become { _ throws(HTTPClientError) in
      HTTPResponse(
        status: HTTPStatus(rawValue: status),
        body: Data(#"{"code":5100,"message":"Not in your country","url":"/x"}"#.utf8)
      )
    }

    await #expect(throws: error) { try await peer.repository.catalog(.storedFirst) }
  }

  @Test func `too many requests says until when`() async throws {
    let peer = try StreamingPeer()
    peer.transport.become { _ throws(HTTPClientError) in
      HTTPResponse(status: .tooManyRequests, fields: [.retryAfter: "120"])
    }

    await #expect(throws: ServiceError.rateLimited(until: StreamingPeer.now.addingTimeInterval(120))) {
      try await peer.repository.catalog(.storedFirst)
    }
  }

  @Test(arguments: [
    (HTTPClientError.notConnected(reason: "x"), ServiceError.offline),
    (.connectionLost(reason: "x"), .offline),
    (.timedOut(after: .seconds(1)), .timedOut), (.cancelled, .cancelled),
    (.bodyTooLarge(limit: 10 << 20), .malformed(reason: "an answer larger than 10 MiB")),
    (.insecure(reason: "a bad certificate"), .malformed(reason: "a bad certificate")),
  ])
  func `a failed exchange is said in the domain's words`(failure: HTTPClientError, error: ServiceError)
    async throws
  {
    let peer = try StreamingPeer()
    peer.transport.become { _ throws(HTTPClientError) in throw failure }

    await #expect(throws: error) { try await peer.repository.catalog(.storedFirst) }
  }
}

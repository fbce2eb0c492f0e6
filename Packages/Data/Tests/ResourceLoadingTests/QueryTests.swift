import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import Testing

/// Reads by `POST`, as GraphQL does it.
@Suite(.timeLimit(.minutes(5))) struct QueryTests {
  @Test func `a query that was answered opens without a connection`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [:])
    _ = try await peer.read(query("{greeting}", peer))
    peer.transport.fails(.notConnected(reason: "unplugged"))

    let greeting = try await peer.read(query("{greeting}", peer))

    #expect(greeting.value == "Hello")
    #expect(greeting.provenance.staleness == .offline)
  }

  @Test(arguments: [
    (FetchPolicy.cacheFirst, "Hello", 1), (.networkFirst, "Welcome", 2), (.cacheOnly, "Hello", 1),
  ])
  func `a query obeys the policy`(policy: FetchPolicy, greeting: String, requests: Int) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read(query("{greeting}", peer))
    peer.greets("Welcome")

    #expect(try await peer.read(query("{greeting}", peer), policy).value == greeting)
    #expect(peer.transport.requests.count == requests)
  }

  @Test func `another query is another answer, and so is a GET`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read(query("{greeting}", peer))

    await #expect(throws: ServiceError.offline) { try await peer.read(query("{farewell}", peer), .cacheOnly) }
    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  @Test func `a stale query is asked again without a condition`() async throws {
    let peer = try GreetingPeer()
    peer.greets(
      "Hello",
      [.cacheControl: "max-age=60", .etag: "\"a\"", .lastModified: "Sun, 01 Mar 2020 09:00:00 GMT"]
    )
    _ = try await peer.read(query("{greeting}", peer))
    peer.date.advance(by: 100)
    peer.greets("Welcome")

    #expect(try await peer.read(query("{greeting}", peer)).value == "Welcome")
    #expect(peer.transport.requests.last?.fields[.ifNoneMatch] == nil)
    #expect(peer.transport.requests.last?.fields[.ifModifiedSince] == nil)
  }

  @Test func `a query changes nothing of what is stored`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    _ = try await peer.read(query("{greeting}", peer))

    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test func `the answer to HEAD is never stored in place of a document`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read(HTTPRequest(method: .head, url: peer.url))

    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  @Test func `a query may be sent again, and says so to those who retry`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read(query("{greeting}", peer))

    #expect(peer.transport.requests.map(\.isSafe) == [true])
  }

  private func query(_ text: String, _ peer: GreetingPeer) -> HTTPRequest {
    HTTPRequest(
      method: .post,
      url: peer.url,
      fields: [.contentType: "application/json"],
      body: Data(#"{"query":"\#(text)"}"#.utf8)
    )
  }
}

import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import Testing

@Suite(.timeLimit(.minutes(5))) struct ProvenanceTests {
  @Test func `what the service sent just now is from the network`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")

    let provenance = try await peer.read().provenance

    #expect(provenance == Provenance(kind: .network, fetchedAt: SettableDate.start))
  }

  @Test func `what is stored and fresh is as current as promised`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.date.advance(by: 59)

    let provenance = try await peer.read().provenance

    #expect(provenance == Provenance(kind: .stored, fetchedAt: SettableDate.start))
    #expect(peer.transport.requests.count == 1)
  }

  @Test(arguments: [
    (HTTPField.Name.etag, HTTPField.Name.ifNoneMatch, "\"v1\""),
    (.lastModified, .ifModifiedSince, "Sun, 01 Mar 2020 09:00:00 GMT"),
  ])
  func `what its validator confirms is revalidated`(
    validator: HTTPField.Name,
    condition: HTTPField.Name,
    value: String
  ) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [validator: value, .cacheControl: "max-age=60"])
    _ = try await peer.read()
    peer.date.advance(by: 100)
    peer.answers(304)

    let confirmed = try await peer.read()

    #expect(confirmed.value == "Hello")
    #expect(confirmed.provenance == Provenance(kind: .revalidated, fetchedAt: peer.date.now))
    #expect(peer.transport.requests.last?.fields[condition] == value)
  }

  @Test(arguments: [
    (HTTPClientError.notConnected(reason: "x"), StaleReason.offline),
    (.connectionLost(reason: "x"), .connectionLost), (.libraryMissing, .offline),
    (.timedOut(after: .seconds(1)), .timedOut), (.insecure(reason: .expired), .transfer(.certificateExpired)),
    (
      .redirectRefused(reason: .forbidden(origin: "https://host.example")),
      .transfer(.forbiddenRedirect(origin: "https://host.example"))
    ),
    (.invalidResponse(reason: .notHTTP), .transfer(.notHTTP)), (.bodyTooLarge(limit: 1), .malformed),
    (.credentialsUnavailable(reason: "x"), .tokenUnreadable), (.renewalFailed, .sessionNotRenewed),
    (.renewalUnanswered(isTimeout: false), .connectionLost), (.renewalUnanswered(isTimeout: true), .timedOut),
    (.credentialsUnavailable(reason: "x", fault: .damagedAccounts), .tokenUnreadable),
    (.credentialsUnavailable(reason: "x", fault: .accountsOfNewerVersion), .accountsOfNewerVersion),
    (.credentialsUnavailable(reason: "x", fault: .tokenUnwritable), .tokenUnwritable),
    (.sessionEnded, .signInNeeded),
    (.rateLimited(until: .distantFuture), .rateLimited(until: .distantFuture)),
  ])
  func `what stands in for a failed exchange says why it is old`(
    failure: HTTPClientError,
    reason: StaleReason
  ) async throws {
    let peer = try GreetingPeer()
    try await peer.storeStale("Hello")
    peer.transport.fails(failure)

    let greeting = try await peer.read()

    #expect(greeting.value == "Hello")
    #expect(greeting.provenance == Self.stored(reason))
  }

  @Test(
    arguments: [
      (500, [:], StaleReason.unavailable), (504, [:], .timedOut), (408, [:], .timedOut),
      (429, [:], .rateLimited(until: nil)),
      (429, [.retryAfter: "20"], .rateLimited(until: SettableDate.start.addingTimeInterval(120))),
      (403, ["X-RateLimit-Remaining": "0"], .rateLimited(until: nil)),
      (403, [.retryAfter: "20"], .rateLimited(until: SettableDate.start.addingTimeInterval(120))),
      (400, [:], .refused), (401, [:], .signInNeeded), (403, [:], .refused), (451, [:], .refused),
      (400, [.contentType: "text/html"], .webPage), (401, [.contentType: "TEXT/HTML"], .webPage),
      (403, [.contentType: "text/html; charset=utf-8"], .webPage), (302, [:], .malformed),
      (451, [.contentType: "text/html"], .webPage), (422, [.contentType: "text/html"], .refused),
      (404, [.contentType: "text/html"], .webPage), (410, [.contentType: "text/html"], .webPage),
      (500, [.contentType: "text/html"], .unavailable),
      (200, [:], .malformed),
    ] as [(Int, HTTPFields, StaleReason)]
  )
  func `what stands in for an answer says why it is old`(
    status: Int,
    fields: HTTPFields,
    reason: StaleReason
  ) async throws {
    let peer = try GreetingPeer()
    try await peer.storeStale("Hello")
    peer.answers(status, fields, body: "This is not JSON.")

    let greeting = try await peer.read()

    #expect(greeting.value == "Hello")
    #expect(greeting.provenance == Self.stored(reason))
  }

  @Test(arguments: [
    (HTTPClientError.cancelled, ServiceError.cancelled),
    (.invalidRequest(reason: .address), .malformed(.transfer(.unusableAddress))),
  ])
  func `nothing stored hides a request that was given up or wrong`(
    failure: HTTPClientError,
    error: ServiceError
  ) async throws {
    let peer = try GreetingPeer()
    try await peer.storeStale("Hello")
    peer.transport.fails(failure)

    await #expect(throws: error) { try await peer.read() }
  }

  @Test(arguments: [404, 410])
  func `a service that does not have an item is believed, whatever is stored`(status: Int) async throws {
    let peer = try GreetingPeer()
    try await peer.storeStale("Hello")
    peer.answers(status)

    await #expect(throws: ServiceError.notFound) { try await peer.read() }
  }

  @Test func `what is stored and stale was not checked when only that is asked for`() async throws {
    let peer = try GreetingPeer()
    try await peer.storeStale("Hello")

    #expect(try await peer.read(.cacheOnly).provenance == Self.stored(.notChecked))
  }

  @Test func `what is refreshed in the background is being checked`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: "max-age=60, stale-while-revalidate=60"])
    _ = try await peer.read()
    peer.date.advance(by: 100)

    #expect(try await peer.read().provenance == Self.stored(.beingChecked))
    await peer.client.finishBackgroundWork()
  }

  private static func stored(_ reason: StaleReason) -> Provenance {
    Provenance(kind: .stored, fetchedAt: SettableDate.start, staleness: reason)
  }
}

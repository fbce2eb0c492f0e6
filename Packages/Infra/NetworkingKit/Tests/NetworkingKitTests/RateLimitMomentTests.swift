import ClockFakes
import Foundation
import NetworkingKit
import Testing

/// Which of several limits counts, and from when on.
@Suite(.timeLimit(.minutes(5))) struct RateLimitMomentTests {
  private let present = SettableDate()
  private let store = InMemoryRateLimits()
  private let request = HTTPRequest(url: url("https://example.com/users"))
  private let service = "https://example.com"

  @Test(arguments: [
    [30.0, 60, 90], [30, 90, 60], [60, 30, 90], [60, 90, 30], [90, 30, 60], [90, 60, 30],
  ])
  func `of several limits in force the one that ends last is told`(seconds: [Double]) async {
    for (key, seconds) in zip([service, service + "/users", service + "=/users"], seconds) {
      await store.set(RateLimit(until: later(seconds), saidAt: present.now), for: key)
    }

    await #expect(throws: HTTPClientError.rateLimited(until: later(90))) {
      try await client(StubTransport(.status(200))).send(request)
    }
  }

  @Test func `a limit that is over does not hide one in force`() async {
    await store.set(RateLimit(until: later(-1), saidAt: later(-60)), for: service)
    await store.set(RateLimit(until: later(30), saidAt: present.now), for: service + "/users")

    await #expect(throws: HTTPClientError.rateLimited(until: later(30))) {
      try await client(StubTransport(.status(200))).send(request)
    }
  }

  @Test func `a time to wait counts from the response, however long that took`() async throws {
    let stub = StubTransport(.status(429, [.retryAfter: "60"]))
    let client = client(stub) { [present] in present.advance(by: 5) }
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(60))) { try await client.send(request) }
  }

  @Test(arguments: [("30", 60.0), ("600", 600)])
  func `of two answers under way together the longer limit counts`(
    wait: String,
    seconds: Double
  ) async throws {
    let stub = StubTransport(.status(429, [.retryAfter: wait]))
    let other = RateLimit(until: later(60), saidAt: present.now)
    let client = client(stub) { [store, service] in await store.set(other, for: service) }

    _ = try await client.send(request)

    #expect(await store.limit(for: service)?.until == later(seconds))
  }

  @Test func `a limit takes the place of one that a clock which was set back made meaningless`() async throws
  {
    let stub = StubTransport(.status(429, [.retryAfter: "60"]), .status(429, [.retryAfter: "30"]))
    let client = client(stub)
    _ = try await client.send(request)
    present.advance(by: -86_400)
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(30))) { try await client.send(request) }
    #expect(stub.requests.count == 2)
  }

  @Test func `a change is held back by a moment that was named for its part of the service`() async throws {
    let reset = String(Int(SettableDate.start.timeIntervalSince1970) + 30)
    let fields: HTTPFields = [
      "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset, "X-RateLimit-Resource": "graphql",
    ]
    let client = client(StubTransport(.status(200, fields)))
    let change = HTTPRequest(method: .post, url: url("https://example.com/graphql"))
    _ = try await client.send(change)

    await #expect(throws: HTTPClientError.rateLimited(until: later(30))) { try await client.send(change) }
  }

  @Test func `a bare refusal of a query holds its address back, whatever its method`() async throws {
    let client = client(StubTransport(.status(429)))
    _ = try await client.send(query)

    await #expect(throws: HTTPClientError.rateLimited(until: later(10))) { try await client.send(query) }
  }

  private var query: HTTPRequest {
    var query = HTTPRequest(method: .post, url: request.url)
    query.isQuery = true
    return query
  }

  private func client(
    _ stub: StubTransport,
    meanwhile act: @escaping @Sendable () async -> Void = {}
  ) -> HTTPClient {
    let limits = RateLimitInterceptor(store: store, now: { [present] in present.now })
    return HTTPClient(transport: stub, interceptors: [limits, Meanwhile(act: act)])
  }

  private func later(_ seconds: Double) -> Date { present.now.addingTimeInterval(seconds) }

  /// Lets something happen while a request is under way.
  private struct Meanwhile: HTTPInterceptor {
    let act: @Sendable () async -> Void

    func intercept(
      _ request: HTTPRequest,
      next: any HTTPTransport
    ) async throws(HTTPClientError) -> HTTPResponse {
      await act()
      return try await next.send(request)
    }
  }
}

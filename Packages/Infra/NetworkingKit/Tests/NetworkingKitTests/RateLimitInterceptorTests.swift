import ClockFakes
import Foundation
import NetworkingKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct RateLimitInterceptorTests {
  private let present = SettableDate()
  private let store = InMemoryRateLimits()
  private let events = EventBox()
  private let request = HTTPRequest(url: url("https://example.com/users"))

  @Test(arguments: [(59.0, false), (60, true), (61, true)])
  func `nothing is sent before the moment, and everything from it on`(seconds: Double, isSent: Bool)
    async throws
  {
    let stub = StubTransport(.status(429, [.retryAfter: "60"]), .status(200))
    let client = client(stub)
    let until = later(60)
    #expect(try await client.send(request).status == .tooManyRequests)

    present.advance(by: seconds)

    if isSent {
      #expect(try await client.send(request).status == .ok)
    } else {
      await #expect(throws: HTTPClientError.rateLimited(until: until)) { try await client.send(request) }
    }
    #expect(stub.requests.count == (isSent ? 2 : 1))
  }

  @Test func `a request that is not sent is reported`() async throws {
    let client = client(StubTransport(.status(429, [.retryAfter: "60"])))
    _ = try await client.send(request)
    #expect(events.all.isEmpty)

    await #expect(throws: HTTPClientError.self) { try await client.send(request) }

    #expect(
      events.all == [.failed(HTTPRequestSummary(request), .rateLimited(until: later(60)), duration: .zero)]
    )
  }

  private func login() -> HTTPRequest {
    var login = HTTPRequest(method: .post, url: url("https://example.com/v1/login"))
    login.hasOwnLimit = true
    return login
  }

  @Test(arguments: [([.retryAfter: "60"], 60), ([:], 10)] as [(HTTPFields, Double)])
  func `an address with a limit of its own stops no other request`(
    fields: HTTPFields,
    seconds: Double
  ) async throws {
    let client = client(StubTransport(.status(429, fields), .status(200)))
    _ = try await client.send(login())

    let other = try await client.send(request)

    #expect(other.status == .ok)
    await #expect(throws: HTTPClientError.rateLimited(until: later(seconds))) {
      try await client.send(login())
    }
  }

  @Test(
    arguments: [
      ([.retryAfter: "60"], 59, false), ([.retryAfter: "60"], 60, true), ([:], 0, true),
    ] as [(HTTPFields, Double, Bool)]
  )
  func `a change that the service puts off is not sent before the moment, and other requests are`(
    fields: HTTPFields,
    seconds: Double,
    isSent: Bool
  ) async throws {
    let client = client(StubTransport(.status(503, fields), .status(200)))
    let change = HTTPRequest(method: .post, url: request.url)
    let until = later(60)
    #expect(try await client.send(change).status == .serviceUnavailable)

    let other = HTTPRequest(method: .post, url: url("https://example.com/users/7"))
    #expect(try await client.send(request).status == .ok)
    #expect(try await client.send(other).status == .ok)
    present.advance(by: seconds)

    if isSent {
      #expect(try await client.send(change).status == .ok)
    } else {
      await #expect(throws: HTTPClientError.rateLimited(until: until)) { try await client.send(change) }
    }
  }

  @Test func `a limit of the service stops an address with a limit of its own too`() async throws {
    let client = client(StubTransport(.status(429, [.retryAfter: "60"])))
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(60))) { try await client.send(login()) }
  }

  @Test func `two processes over one store obey together`() async throws {
    let stub = StubTransport(.status(200))
    let second = client(stub)
    _ = try await second.send(request)

    _ = try await client(StubTransport(.status(429, [.retryAfter: "60"]))).send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(60))) { try await second.send(request) }
    #expect(stub.requests.count == 1)
  }

  @Test(
    arguments: [
      (403, "", ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(30)], 30),
      (403, "{\"message\":\"API rate limit exceeded for 203.0.113.9\"}", [:], 60),
      (403, "{\"message\":\"You have exceeded a secondary rate limit\"}", ["X-RateLimit-Remaining": "9"], 60),
      (403, "", [.retryAfter: "7"], 7), (429, "", [:], 10), (429, "Rate limit exceeded", [:], 60),
      (429, "", ["X-RateLimit-Remaining": "9"], 60),
      (200, "", ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(30)], 30),
      (304, "", ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(30)], 30),
      (404, "", ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(30)], 30),
    ] as [(Int, String, HTTPFields, Double)]
  )
  func `a limit is known by what the response says`(
    status: Int,
    body: String,
    fields: HTTPFields,
    seconds: Double
  ) async throws {
    let stub = StubTransport(
      .success(HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields, body: Data(body.utf8)))
    )
    let client = client(stub)
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(seconds))) {
      try await client.send(request)
    }
  }

  @Test(
    arguments: [
      (200, ["X-RateLimit-Remaining": "1", "X-RateLimit-Reset": reset(30)]),
      (200, ["X-RateLimit-Remaining": "0"]),
      (200, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(0)]), (200, [.retryAfter: "60"]),
      (403, [:]), (403, ["X-RateLimit-Remaining": "1"]), (503, [.retryAfter: "60"]),
      (429, [.retryAfter: "0"]),
      (429, [.retryAfter: "Sun, 06 Nov 1994 08:49:37 GMT"]),
    ] as [(Int, HTTPFields)]
  )
  func `what sets no limit is sent again`(status: Int, fields: HTTPFields) async throws {
    let stub = StubTransport(.status(status, fields))
    let client = client(stub)
    _ = try await client.send(request)
    _ = try await client.send(request)

    #expect(stub.requests.count == 2)
  }

  @Test(arguments: [(7199.0, 7199.0), (7200, 7200), (7201, 7200), (1e9, 7200)])
  func `a moment beyond two hours is held there`(seconds: Double, held: Double) async throws {
    let client = client(StubTransport(.status(429, [.retryAfter: "\(Int(seconds))"])))
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(held))) { try await client.send(request) }
  }

  @Test(
    arguments: [
      (429, [:], "10"), (429, [.retryAfter: "7201"], "7200"), (429, [.retryAfter: "7200"], "7200"),
      (429, [.retryAfter: "0"], "0"),
      (200, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(30)], nil),
      (403, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(30)], nil), (403, [:], nil),
    ] as [(Int, HTTPFields, String?)]
  )
  func `a refusal that names no moment is passed on with the one that is obeyed`(
    status: Int,
    fields: HTTPFields,
    wait: String?
  ) async throws {
    let response = try await client(StubTransport(.status(status, fields))).send(request)

    #expect(response.fields[.retryAfter] == wait)
  }

  @Test(arguments: [(-5.0, false), (-6, true), (-86_400, true)])
  func `with a clock that was set back nobody knows how long it lasts, and the request is sent`(
    seconds: Double,
    isSent: Bool
  ) async throws {
    let stub = StubTransport(.status(429, [.retryAfter: "60"]), .status(200))
    let client = client(stub)
    _ = try await client.send(request)

    present.advance(by: seconds)

    if isSent {
      #expect(try await client.send(request).status == .ok)
    } else {
      await #expect(throws: HTTPClientError.self) { try await client.send(request) }
    }
  }

  @Test func `a guess is twice the one before, until an hour has passed without`() async throws {
    let stub = StubTransport(.status(429))
    let client = client(stub)
    for seconds in [10.0, 20, 40, 80] {
      _ = try await client.send(request)
      await #expect(throws: HTTPClientError.rateLimited(until: later(seconds))) {
        try await client.send(request)
      }
      present.advance(by: seconds)
    }
    present.advance(by: 3600)
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(10))) { try await client.send(request) }
  }

  @Test(arguments: [(9.0, false), (10, true)])
  func `a limit without a moment holds back its address only, for ten seconds`(
    seconds: Double,
    isSent: Bool
  ) async throws {
    let stub = StubTransport(.status(429), .status(200))
    let client = client(stub)
    _ = try await client.send(request)

    for address in ["https://example.com/users/7", "https://example.com/other", "https://example.com/"] {
      #expect(try await client.send(HTTPRequest(url: url(address))).status == .ok)
    }
    present.advance(by: seconds)
    for address in ["https://example.com/users", "https://example.com/users?page=2"] {
      let status = try? await client.send(HTTPRequest(url: url(address))).status
      #expect(status == (isSent ? .ok : nil))
    }
  }

  @Test func `a limit without a moment that the service says in words holds back everything`() async throws {
    let response = HTTPResponse(
      status: .forbidden,
      body: Data("You have exceeded a secondary rate limit".utf8)
    )
    let client = client(StubTransport(.success(response)))
    _ = try await client.send(request)

    await #expect(throws: HTTPClientError.rateLimited(until: later(60))) {
      try await client.send(HTTPRequest(url: url("https://example.com/other")))
    }
  }

  @Test func `a limit of one answer does not shorten that of another one under way`() async throws {
    await store.set(RateLimit(until: later(600), saidAt: present.now), for: "https://example.com")
    let late = RateLimitInterceptor(store: BlindStore(store: store), now: { [present] in present.now })

    _ = try await HTTPClient(
      transport: StubTransport(.status(429, [.retryAfter: "60"])),
      interceptors: [late]
    )
    .send(request)

    #expect(await store.limit(for: "https://example.com")?.until == later(600))
  }

  @Test(arguments: [
    ("https://example.com/other?x", false), ("https://EXAMPLE.com:443/users", false),
    ("http://127.0.0.1/users", true),
    ("https://example.com:8443/users", true), ("https://api.example.com/users", true),
  ])
  func `a limit is for one origin`(address: String, isSent: Bool) async throws {
    _ = try await client(StubTransport(.status(429, [.retryAfter: "60"]))).send(request)
    let stub = StubTransport(.status(200))

    _ = try? await client(stub).send(HTTPRequest(url: url(address)))

    #expect(stub.requests.count == (isSent ? 1 : 0))
  }

  @Test(arguments: [("Bearer a", false), ("Bearer b", true), (nil, true)] as [(String?, Bool)])
  func `a limit is for one account`(authorization: String?, isSent: Bool) async throws {
    var request = request
    request.fields[.authorization] = "Bearer a"
    _ = try await client(StubTransport(.status(429))).send(request)
    let stub = StubTransport(.status(200))
    request.fields[.authorization] = authorization

    _ = try? await client(stub).send(request)

    #expect(stub.requests.count == (isSent ? 1 : 0))
  }

  @Test func `credentials do not get into the store`() async throws {
    let keys = KeyBox()
    var request = request
    request.fields[.authorization] = "Bearer secret-token"
    let interceptor = RateLimitInterceptor(store: keys, now: { [present] in present.now })

    _ = try await HTTPClient(transport: StubTransport(.status(429)), interceptors: [interceptor]).send(
      request
    )

    let kept = await keys.keys
    #expect(kept.count == 1)
    #expect(kept.allSatisfy { !$0.contains("secret") && $0.hasPrefix("https://example.com#") })
  }

  @Test(arguments: [
    ("core", "/users", false), ("core", "/search/x", false), ("search", "/search/y", false),
    ("search", "/users", true),
    ("graphql", "/users", true),
  ])
  func `a limit of a resource is for its part of the service only`(
    resource: String,
    path: String,
    isSent: Bool
  )
    async throws
  {
    let limit = StubTransport(
      .status(
        200,
        ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": Self.reset(30), "X-RateLimit-Resource": resource]
      )
    )
    _ = try await client(limit).send(HTTPRequest(url: url("https://example.com/search/x")))
    let stub = StubTransport(.status(200))

    _ = try? await client(stub).send(HTTPRequest(url: url("https://example.com" + path)))

    #expect(stub.requests.count == (isSent ? 1 : 0))
  }

  @Test(arguments: [(RateLimitScope.address, 10.0, true), (.service, 60, false)])
  func `a bare refusal is for the scope that the service is known for, and for longer the second time`(
    scope: RateLimitScope,
    seconds: Double,
    isOtherSent: Bool
  ) async throws {
    let stub = StubTransport(.status(429), .status(429), .status(200))
    let interceptor = RateLimitInterceptor(
      store: store,
      bareRefusals: scope,
      now: { [present] in present.now }
    )
    let client = HTTPClient(transport: stub, interceptors: [interceptor])
    for wait in [seconds, 2 * seconds] {
      let refusal = try await client.send(request)

      #expect(refusal.fields[.retryAfter] == String(Int(wait)))
      #expect(RequestQuota(refusal.fields) == nil)
      await #expect(throws: HTTPClientError.rateLimited(until: later(wait))) {
        try await client.send(request)
      }
      if wait == seconds { present.advance(by: wait) }
    }

    _ = try? await client.send(HTTPRequest(url: url("https://example.com/user")))

    #expect(stub.requests.count == (isOtherSent ? 3 : 2))
  }

  @Test(arguments: [(RateLimitScope.address, true), (.service, false)])
  func `a bare refusal of a change holds nothing back, unless it is for the service`(
    scope: RateLimitScope,
    isSentAgain: Bool
  ) async throws {
    let stub = StubTransport(.status(429), .status(200))
    let interceptor = RateLimitInterceptor(
      store: store,
      bareRefusals: scope,
      now: { [present] in present.now }
    )
    let client = HTTPClient(transport: stub, interceptors: [interceptor])
    let change = HTTPRequest(method: .post, url: request.url)
    let refusal = try await client.send(change)

    _ = try? await client.send(change)

    #expect((refusal.fields[.retryAfter] == nil) == isSentAgain)
    #expect(stub.requests.count == (isSentAgain ? 2 : 1))
  }

  @Test func `a refusal that states its scope is none that the service decides`() async throws {
    let stub = StubTransport(.status(429, ["X-RateLimit-Remaining": "9", "X-RateLimit-Resource": "search"]))
    let interceptor = RateLimitInterceptor(
      store: store,
      bareRefusals: .service,
      now: { [present] in present.now }
    )
    let client = HTTPClient(transport: stub, interceptors: [interceptor])
    _ = try await client.send(HTTPRequest(url: url("https://example.com/search/x")))

    _ = try await client.send(request)

    #expect(stub.requests.count == 2)
  }

  @Test func `a limit that may be waited for is retried, and the wait counts as over then`() async throws {
    let clock = ManualClock()
    let stub = StubTransport(.status(429, [.retryAfter: "3"]), .status(200))
    let retry = RetryInterceptor(clock: clock, random: { 0 }, now: { [present] in present.now })
    let client = HTTPClient(transport: stub, interceptors: [retry, interceptor])
    async let response = client.send(request)
    await clock.waitForSleeps(1)

    present.advance(by: 3)
    clock.advance(by: .seconds(3))

    #expect(try await response.status == .ok)
  }

  @Test(arguments: ["6", nil] as [String?])
  func `a limit that is too far is not retried`(wait: String?) async throws {
    let clock = ManualClock()
    let fields: HTTPFields = wait.map { [.retryAfter: $0] } ?? [:]
    let stub = StubTransport(.status(429, fields))
    let retry = RetryInterceptor(clock: clock, random: { 0 }, now: { [present] in present.now })
    let client = HTTPClient(transport: stub, interceptors: [retry, interceptor])

    #expect(try await client.send(request).status == .tooManyRequests)
    await #expect(throws: HTTPClientError.self) { try await client.send(request) }
    #expect(stub.requests.count == 1)
    #expect(clock.slept.isEmpty)
  }

  private var interceptor: RateLimitInterceptor {
    RateLimitInterceptor(store: store, now: { [present] in present.now }, report: events.add)
  }

  private func client(_ stub: StubTransport) -> HTTPClient {
    HTTPClient(transport: stub, interceptors: [interceptor])
  }

  private func later(_ seconds: Double) -> Date { present.now.addingTimeInterval(seconds) }

  private static func reset(_ seconds: Int) -> String {
    "\(Int(SettableDate.start.timeIntervalSince1970) + seconds)"
  }

  /// Gives nothing the first time, as it is for a request that was sent before a limit was said.
  private actor BlindStore: RateLimitStore {
    let store: InMemoryRateLimits
    private var hasLooked = false

    init(store: InMemoryRateLimits) {
      self.store = store
    }

    func limits(for keys: Set<String>) async -> [String: RateLimit] {
      defer { hasLooked = true }
      return hasLooked ? await store.limits(for: keys) : [:]
    }

    func set(_ limit: RateLimit, for key: String) async { await store.set(limit, for: key) }
  }

  private actor KeyBox: RateLimitStore {
    private(set) var keys: [String] = []

    func limits(for keys: Set<String>) async -> [String: RateLimit] { [:] }

    func set(_ limit: RateLimit, for key: String) async { keys.append(key) }
  }
}

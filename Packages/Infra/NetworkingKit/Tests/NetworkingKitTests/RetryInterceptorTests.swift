import ClockFakes
import Foundation
import NetworkingKit
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryInterceptorTests {
  private let clock = ManualClock()
  private let events = EventBox()
  private let now = Date(timeIntervalSince1970: 784_111_777)
  private let request = HTTPRequest(url: url("https://example.com/a"))

  @Test(arguments: [502, 503, 504])
  func `a passing failure is tried again`(status: Int) async throws {
    let stub = StubTransport(.status(status), .status(status), .status(200))

    let response = try await send(request, to: stub, pauses: 2)

    #expect(response.status == .ok)
    #expect(stub.requests.count == 3)
    #expect(clock.slept == [.milliseconds(50), .milliseconds(100)])
  }

  @Test func `a lost connection is tried again`() async throws {
    let stub = StubTransport(.failure(.connectionLost(reason: "cut")), .status(200))

    #expect(try await send(request, to: stub, pauses: 1).status == .ok)
    #expect(
      events.all == [
        .retrying(
          HTTPRequestSummary(request),
          after: .milliseconds(50),
          because: .connectionLost(reason: "cut")
        )
      ]
    )
  }

  @Test func `every pause is reported with the status that is its reason`() async throws {
    let stub = StubTransport(.status(502), .status(503), .status(200))

    _ = try await send(request, to: stub, pauses: 2)

    let summary = HTTPRequestSummary(request)
    #expect(
      events.all == [
        .retrying(summary, after: .milliseconds(50), because: .status(HTTPStatus(rawValue: 502))),
        .retrying(summary, after: .milliseconds(100), because: .status(.serviceUnavailable)),
      ]
    )
  }

  @Test(arguments: [
    (RetryReason.status(.serviceUnavailable), "status 503"), (.connectionLost(reason: "cut"), "cut"),
  ])
  func `the reason of a pause is described for a log`(reason: RetryReason, text: String) {
    #expect(reason.description == text)
  }

  @Test func `a connection that is lost in every attempt is the failure of the last one`() async {
    let stub = StubTransport(
      .failure(.connectionLost(reason: "1")),
      .failure(.connectionLost(reason: "2")),
      .failure(.connectionLost(reason: "3"))
    )

    await #expect(throws: HTTPClientError.connectionLost(reason: "3")) {
      try await send(request, to: stub, pauses: 2)
    }
    #expect(stub.requests.count == 3)
  }

  @Test func `the last failure is returned when the attempts are used up`() async throws {
    let stub = StubTransport(.status(503))

    #expect(try await send(request, to: stub, pauses: 2).status.rawValue == 503)
    #expect(stub.requests.count == 3)
  }

  @Test(arguments: [200, 304, 400, 401, 403, 404, 429, 500, 501])
  func `another status is returned at once`(status: Int) async throws {
    let stub = StubTransport(.status(status))

    #expect(try await send(request, to: stub).status.rawValue == status)
    #expect(stub.requests.count == 1)
  }

  @Test(arguments: [
    HTTPClientError.notConnected(reason: ""), .timedOut(after: .seconds(1)), .insecure(reason: .expired),
    .bodyTooLarge(limit: 1), .redirectRefused(reason: .address), .invalidResponse(reason: .notHTTP),
    .invalidRequest(reason: .address), .libraryMissing, .cancelled, .rateLimited(until: .distantFuture),
  ])
  func `another error is thrown at once`(error: HTTPClientError) async {
    let stub = StubTransport(.failure(error))

    await #expect(throws: error) { try await send(request, to: stub) }
    #expect(stub.requests.count == 1)
  }

  @Test(arguments: [HTTPMethod.post, .put, .patch, .delete, HTTPMethod(rawValue: "LOCK")])
  func `an unsafe method is never tried again`(method: HTTPMethod) async throws {
    let stub = StubTransport(.status(503))

    _ = try await send(HTTPRequest(method: method, url: request.url), to: stub)

    #expect(stub.requests.count == 1)
  }

  @Test func `a query by a method that could change something is tried again`() async throws {
    let stub = StubTransport(.status(503), .status(200))
    var query = HTTPRequest(method: .post, url: request.url)
    query.isQuery = true

    #expect(try await send(query, to: stub, pauses: 1).status == .ok)
  }

  @Test(arguments: [
    (429, "2", 2000), (503, "2", 2000), (503, "0", 50), (429, "0", 50), (503, "5", 5000),
    (429, "Sun, 06 Nov 1994 08:49:40 GMT", 3000), (503, "Sun, 06 Nov 1994 08:00:00 GMT", 50),
    (503, "-1", 50), (503, "soon", 50),
  ])
  func `Retry-After extends the pause`(status: Int, value: String, milliseconds: Int) async throws {
    let stub = StubTransport(.status(status, ["Retry-After": value]), .status(200))

    #expect(try await send(request, to: stub, pauses: 1).status == .ok)
    #expect(clock.slept == [.milliseconds(milliseconds)])
  }

  @Test func `a date in Retry-After extends the pause by the clock of the server`() async throws {
    let fields: HTTPFields = [
      .retryAfter: "Sun, 06 Nov 1994 07:49:40 GMT", .date: "Sun, 06 Nov 1994 07:49:37 GMT",
    ]
    let stub = StubTransport(.status(503, fields), .status(200))

    #expect(try await send(request, to: stub, pauses: 1).status == .ok)
    #expect(clock.slept == [.seconds(3)])
  }

  @Test(arguments: [
    (429, "6"), (503, "6"), (503, "99999999999999999999"), (503, "Sun, 06 Nov 2094 08:49:37 GMT"),
    (429, "-1"), (429, "soon"), (403, "1"),
  ])
  func `a Retry-After that is too far or has no meaning returns the response`(
    status: Int,
    value: String
  ) async throws {
    let stub = StubTransport(.status(status, ["Retry-After": value]))

    #expect(try await send(request, to: stub).status.rawValue == status)
    #expect(stub.requests.count == 1)
  }

  @Test func `cancelling during the pause ends the request`() async {
    let stub = StubTransport(.status(503))
    let client = client(stub)
    let request = request
    let task = Task { try await client.send(request) }
    await clock.waitForSleeps(1)

    task.cancel()

    await #expect(throws: HTTPClientError.cancelled) { try await task.value }
    #expect(stub.requests.count == 1)
  }

  private func client(_ stub: StubTransport) -> HTTPClient {
    let policy = RetryPolicy(attempts: 3, firstPause: .milliseconds(100), longestRetryAfter: .seconds(5))
    let now = now
    let interceptor = RetryInterceptor(
      policy: policy,
      clock: clock,
      random: { 0.5 },
      now: { now },
      report: events.add
    )
    return HTTPClient(transport: stub, interceptors: [interceptor])
  }

  /// Sends, and lets each of the expected pauses pass as soon as it has begun.
  private func send(
    _ request: HTTPRequest,
    to stub: StubTransport,
    pauses: Int = 0
  ) async throws -> HTTPResponse {
    let client = client(stub)
    let clock = clock
    async let response = client.send(request)
    for number in 0..<pauses {
      await clock.waitForSleeps(number + 1)
      clock.advance(by: clock.slept[number])
    }
    return try await response
  }
}

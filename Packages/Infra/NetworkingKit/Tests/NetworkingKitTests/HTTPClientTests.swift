import ClockFakes
import Foundation
import NetworkingKit
import Testing

@Suite struct HTTPClientTests {
  private let request = HTTPRequest(url: url("https://example.com/a"), fields: ["Accept": "text/html"])

  @Test func `a client without interceptors is its transport`() async throws {
    let stub = StubTransport(.status(200))

    #expect(try await HTTPClient(transport: stub, interceptors: []).send(request).status == .ok)
    #expect(stub.requests == [request])
  }

  @Test func `interceptors are met in order and left in the opposite order`() async throws {
    let stub = StubTransport(.status(200))
    let client = HTTPClient(transport: stub, interceptors: [Mark("1"), Mark("2"), Mark("3")])

    let response = try await client.send(request)

    #expect(stub.requests.first?.fields[values: "Mark"] == ["1", "2", "3"])
    #expect(response.fields[values: "Mark"] == ["3", "2", "1"])
  }

  @Test func `default fields are added where they are missing`() async throws {
    let stub = StubTransport(.status(200))
    let defaults = DefaultFieldsInterceptor(["user-agent": "tessera/1", "accept": "application/json"])

    _ = try await HTTPClient(transport: stub, interceptors: [defaults]).send(request)

    #expect(stub.requests.first?.fields == ["Accept": "text/html", "User-Agent": "tessera/1"])
  }

  @Test func `default fields of one name are all added`() async throws {
    let stub = StubTransport(.status(200))
    let defaults = DefaultFieldsInterceptor(["X-A": "1", "x-a": "2"])

    _ = try await HTTPClient(transport: stub, interceptors: [defaults]).send(request)

    #expect(stub.requests.first?.fields[values: "X-A"] == ["1", "2"])
  }

  @Test func `a request without an origin is left to the transport`() async {
    let stub = StubTransport(.failure(.invalidRequest(reason: .address)))
    let limits = RateLimitInterceptor(store: InMemoryRateLimits(), now: { .distantPast })
    let client = HTTPClient(transport: stub, interceptors: [limits, ConcurrencyInterceptor(limit: 1)])

    for _ in 0..<2 {
      await #expect(throws: HTTPClientError.invalidRequest(reason: .address)) {
        try await client.send(HTTPRequest(url: url("mailto:a@example.com")))
      }
    }
    #expect(stub.requests.count == 2)
  }

  @Test func `a response is reported with the quota that it states`() async throws {
    let events = EventBox()
    let fields: HTTPFields = ["X-RateLimit-Remaining": "59", "X-RateLimit-Limit": "60"]
    let logging = LoggingInterceptor(clock: ManualClock(), report: events.add)

    _ = try await HTTPClient(transport: StubTransport(.status(200, fields)), interceptors: [logging]).send(
      request
    )

    let summary = HTTPRequestSummary(request)
    let received = HTTPEvent.received(summary, .ok, bytes: 0, duration: .zero, quota: RequestQuota(fields))
    #expect(events.all == [.sending(summary), received])
    #expect(RequestQuota(fields) != nil)
  }

  @Test(arguments: [
    ("8c1f-22", "8c1f-22"), (String(repeating: "x", count: 100), String(repeating: "x", count: 100)),
    (String(repeating: "x", count: 101), nil), ("", nil), ("a b", nil), ("a\u{1B}[2J", nil), (nil, nil),
  ])
  func `a response is reported with the number that the service gave it, when that is a plain word`(
    sent: String?,
    reported: String?
  ) async throws {
    let events = EventBox()
    var fields = HTTPFields()
    fields["x-request-id"] = sent
    let logging = LoggingInterceptor(clock: ManualClock(), report: events.add)

    _ = try await HTTPClient(transport: StubTransport(.status(500, fields)), interceptors: [logging])
      .send(request)

    let summary = HTTPRequestSummary(request)
    let status = HTTPStatus(rawValue: 500)
    #expect(
      events.all.last == .received(summary, status, bytes: 0, duration: .zero, requestID: reported)
    )
  }

  @Test func `an exchange is reported with what it took`() async throws {
    let events = EventBox()
    let clock = ManualClock()
    let body = Data("body".utf8)
    let stub = StubTransport(.success(HTTPResponse(status: .ok, body: body)))
    let logging = LoggingInterceptor(clock: clock, report: events.add)
    let slow = Taking(.milliseconds(30), on: clock)

    _ = try await HTTPClient(transport: stub, interceptors: [logging, slow]).send(request)

    let summary = HTTPRequestSummary(request)
    #expect(
      events.all == [
        .sending(summary), .received(summary, .ok, bytes: 4, duration: .milliseconds(30)),
      ]
    )
  }

  @Test func `a failure is reported and thrown`() async {
    let events = EventBox()
    let stub = StubTransport(.failure(.cancelled))
    let client = HTTPClient(
      transport: stub,
      interceptors: [LoggingInterceptor(clock: ManualClock(), report: events.add)]
    )

    await #expect(throws: HTTPClientError.cancelled) { try await client.send(request) }
    #expect(events.all.last == .failed(HTTPRequestSummary(request), .cancelled, duration: .zero))
  }

  @Test func `a failure is reported with what it took`() async {
    let events = EventBox()
    let clock = ManualClock()
    let logging = LoggingInterceptor(clock: clock, report: events.add)
    let client = HTTPClient(
      transport: StubTransport(.failure(.sessionEnded)),
      interceptors: [logging, Taking(.milliseconds(30), on: clock)]
    )

    _ = try? await client.send(request)

    let summary = HTTPRequestSummary(request)
    #expect(
      events.all == [.sending(summary), .failed(summary, .sessionEnded, duration: .milliseconds(30))]
    )
  }

  private struct Mark: HTTPInterceptor {
    let name: String

    init(_ name: String) {
      self.name = name
    }

    func intercept(
      _ request: HTTPRequest,
      next: any HTTPTransport
    ) async throws(HTTPClientError) -> HTTPResponse {
      var request = request
      request.fields.append(HTTPField(name: "Mark", value: name))
      var response = try await next.send(request)
      response.fields.append(HTTPField(name: "Mark", value: name))
      return response
    }
  }

  private struct Taking: HTTPInterceptor {
    let duration: Duration
    let clock: ManualClock

    init(_ duration: Duration, on clock: ManualClock) {
      self.duration = duration
      self.clock = clock
    }

    func intercept(
      _ request: HTTPRequest,
      next: any HTTPTransport
    ) async throws(HTTPClientError) -> HTTPResponse {
      clock.advance(by: duration)
      return try await next.send(request)
    }
  }
}

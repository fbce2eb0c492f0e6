import Foundation
import NetworkingKit
import Testing

@Suite struct RedirectInterceptorTests {
  private let events = EventBox()

  @Test(arguments: [
    ("/b", "https://example.com/b"),
    ("b?c=d", "https://example.com/dir/b?c=d"),
    ("//other.example.org/x", "https://other.example.org/x"),
    ("https://example.com/b#part", "https://example.com/b#part"),
    ("?page=2", "https://example.com/dir/a?page=2"),
    ("../up", "https://example.com/up"),
  ])
  func `an address is resolved against the one that was asked`(location: String, target: String) async throws
  {
    let stub = StubTransport(.status(302, ["Location": location]), .status(200))

    #expect(try await send(HTTPRequest(url: url("https://example.com/dir/a")), to: stub).status == .ok)
    #expect(stub.requests.last?.url == url(target))
  }

  @Test(arguments: [200, 304, 404])
  func `a response at the end of a redirect names the address from which it came`(status: Int) async throws {
    let stub = StubTransport(
      .status(301, ["Location": "/user/7"]),
      .status(status, [.contentLocation: "/other", .age: "7"])
    )

    let response = try await send(HTTPRequest(url: url("https://example.com/users/a")), to: stub)

    #expect(response.fields == [.contentLocation: "https://example.com/user/7", .age: "7"])
  }

  @Test(arguments: [301, 302, 307, 308], [HTTPField.Name.etag, .lastModified])
  func `a response has no validator of another address than the first`(status: Int, name: HTTPField.Name)
    async throws
  {
    let stub = StubTransport(.status(status, ["Location": "/b"]), .status(200, [name: "x", .age: "7"]))

    let response = try await send(HTTPRequest(url: url("https://example.com/a")), to: stub)

    #expect(response.fields[name] == nil && response.fields[.age] == "7")
  }

  @Test func `a redirect back to the first address leaves its validators`() async throws {
    let fields: HTTPFields = [.etag: "x", .lastModified: "y"]
    let stub = StubTransport(
      .status(301, ["Location": "/b"]),
      .status(301, ["Location": "/a"]),
      .status(200, fields)
    )

    #expect(try await send(HTTPRequest(url: url("https://example.com/a")), to: stub).fields == fields)
  }

  @Test(arguments: [[:], [.contentLocation: "/other", .etag: "x", .lastModified: "y"]] as [HTTPFields])
  func `a response without a redirect stays as it is`(fields: HTTPFields) async throws {
    let stub = StubTransport(.status(200, fields))

    #expect(try await send(HTTPRequest(url: url("https://example.com/a")), to: stub).fields == fields)
  }

  @Test(
    arguments: [
      (302, [:], "max-age=0, max-age=60"), (303, [:], "max-age=0, max-age=60"),
      (307, [.cacheControl: "public"], "max-age=0, max-age=60"), (301, [:], "max-age=60"),
      (308, [.cacheControl: "public"], "max-age=60"),
      (301, [.cacheControl: "No-Store"], "max-age=0, max-age=60"),
      (308, [.cacheControl: "no-cache"], "max-age=0, max-age=60"),
    ] as [(Int, HTTPFields, String)]
  )
  func `what comes by a redirect that may not be reused has no lifetime for the first address`(
    status: Int,
    fields: HTTPFields,
    expected: String
  ) async throws {
    var redirect = fields
    redirect[.location] = "/b"
    let stub = StubTransport(
      .status(status, redirect),
      .status(301, ["Location": "/c"]),
      .status(200, [.cacheControl: "max-age=60"])
    )

    let response = try await send(HTTPRequest(url: url("https://example.com/a")), to: stub)

    #expect(response.fields[.cacheControl] == expected)
  }

  @Test func `the conditions for what is stored of the first address are not sent to another one`()
    async throws
  {
    let stub = StubTransport(.status(302, ["Location": "/b"]), .status(200))
    let request = HTTPRequest(
      url: url("https://example.com/a"),
      fields: [.ifNoneMatch: "\"a\"", .ifModifiedSince: "b", "Range": "bytes=0-1", .accept: "c"]
    )

    _ = try await send(request, to: stub)

    #expect(stub.requests.map(\.fields) == [request.fields, ["Range": "bytes=0-1", .accept: "c"]])
  }

  @Test(arguments: [("/b", "https://example.com/b#old"), ("/b#new", "https://example.com/b#new")])
  func `the fragment is inherited where the redirect has none of its own`(location: String, target: String)
    async throws
  {
    let stub = StubTransport(.status(302, ["Location": location]), .status(200))

    _ = try await send(HTTPRequest(url: url("https://example.com/a#old")), to: stub)

    #expect(stub.requests.last?.url.absoluteString == target)
  }

  @Test(arguments: [
    "https://example.com:8443/", "https://www.example.com/", "https://example.org/",
  ])
  func `credentials do not cross an origin`(target: String) async throws {
    let stub = StubTransport(.status(307, ["Location": target]), .status(200))

    _ = try await send(withCredentials("https://example.com/"), to: stub)

    #expect(stub.requests.last?.fields.map(\.name) == ["Accept"])
  }

  @Test func `credentials do not cross from http to https on this machine`() async throws {
    let stub = StubTransport(.status(307, ["Location": "https://localhost/"]), .status(200))

    _ = try await send(withCredentials("http://localhost/"), to: stub)

    #expect(stub.requests.last?.fields.count == 1)
  }

  @Test func `credentials that were dropped do not come back`() async throws {
    let stub = StubTransport(
      .status(302, ["Location": "https://example.org/"]),
      .status(302, ["Location": "https://example.com/"]),
      .status(200)
    )

    _ = try await send(withCredentials("https://example.com/"), to: stub)

    #expect(stub.requests.map(\.fields.count) == [6, 1, 1])
  }

  @Test func `credentials stay within their origin`() async throws {
    let stub = StubTransport(.status(307, ["Location": "https://EXAMPLE.com:443/b"]), .status(200))

    _ = try await send(withCredentials("https://example.com/a"), to: stub)

    #expect(stub.requests.last?.fields == stub.requests.first?.fields)
  }

  @Test func `https does not turn into http`() async {
    let stub = StubTransport(.status(302, ["Location": "http://example.com/"]))

    await #expect(throws: HTTPClientError.insecure(reason: .downgrade(host: "example.com"))) {
      try await send(HTTPRequest(url: url("https://example.com/")), to: stub)
    }
    #expect(stub.requests.count == 1)
  }

  @Test(arguments: [
    ("file:///etc/passwd", RedirectFault.address),
    ("ftp://example.com/", .address),
    ("data:text/plain,x", .address),
    ("javascript:alert(1)", .address),
    ("https://me@example.com/", .address),
    ("https://me:pw@example.com/", .address),
    ("https://[broken", .address),
    ("https://denied.example/x?token=1", .forbidden(origin: "https://denied.example")),
  ])
  func `a redirect to a dangerous place is refused`(location: String, reason: RedirectFault) async {
    let stub = StubTransport(.status(302, ["Location": location]))

    await #expect(throws: HTTPClientError.redirectRefused(reason: reason)) {
      try await send(HTTPRequest(url: url("https://example.com/")), to: stub)
    }
    #expect(stub.requests.count == 1)
  }

  @Test func `a redirect that is refused is reported`() async {
    let stub = StubTransport(.status(302, ["Location": "ftp://example.com/"]))
    let request = HTTPRequest(url: url("https://example.com/"))

    _ = try? await send(request, to: stub)

    let error = HTTPClientError.redirectRefused(reason: .address)
    #expect(events.all == [.failed(HTTPRequestSummary(request), error, duration: .zero)])
  }

  @Test func `a redirect without an address is refused`() async {
    let stub = StubTransport(.status(301))

    await #expect(throws: HTTPClientError.redirectRefused(reason: .address)) {
      try await send(HTTPRequest(url: url("https://example.com/")), to: stub)
    }
  }

  @Test func `the allow rule is asked before every hop`() async {
    let stub = StubTransport(
      .status(302, ["Location": "https://example.org/"]),
      .status(302, ["Location": "https://denied.example/"])
    )

    await #expect(throws: HTTPClientError.self) {
      try await send(HTTPRequest(url: url("https://example.com/")), to: stub)
    }
    #expect(stub.requests.map { $0.url.host() } == ["example.com", "example.org"])
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `every kind of redirect is followed and reported`(status: Int) async throws {
    let stub = StubTransport(.status(status, ["Location": "/b"]), .status(200))
    let target = HTTPRequest(url: url("https://example.com/b"))

    _ = try await send(HTTPRequest(url: url("https://example.com/a")), to: stub)

    #expect(events.all == [.redirecting(HTTPStatus(rawValue: status), to: HTTPRequestSummary(target))])
  }

  @Test(arguments: [200, 300, 304, 305, 306, 399, 400])
  func `another status is returned as it is`(status: Int) async throws {
    let stub = StubTransport(.status(status, ["Location": "/b"]))

    #expect(
      try await send(HTTPRequest(url: url("https://example.com/a")), to: stub).status.rawValue == status
    )
    #expect(stub.requests.count == 1)
  }

  @Test(arguments: [
    (301, HTTPMethod.post, HTTPMethod.get), (302, .post, .get), (303, .post, .get), (303, .put, .get),
    (303, .delete, .get), (301, .put, .put), (302, .patch, .patch), (307, .post, .post), (308, .put, .put),
    (303, .head, .head), (301, .head, .head), (302, .get, .get),
  ])
  func `the method follows the rules of RFC 9110`(
    status: Int,
    before: HTTPMethod,
    after: HTTPMethod
  ) async throws {
    let stub = StubTransport(.status(status, ["Location": "/b"]), .status(200))
    let body = before == .get || before == .head ? nil : Data("x".utf8)
    let request = HTTPRequest(
      method: before,
      url: url("https://example.com/a"),
      fields: ["Content-Type": "text/plain"],
      body: body
    )

    _ = try await send(request, to: stub)

    #expect(stub.requests.last?.method == after)
    #expect(stub.requests.last?.body == (after == before ? body : nil))
    #expect(stub.requests.last?.fields["Content-Type"] == (after == before ? "text/plain" : nil))
  }

  @Test(
    arguments: [
      .failure(.notConnected(reason: "x")), .failure(.rateLimited(until: .distantFuture)),
      .failure(.invalidRequest(reason: .address)), .failure(.insecure(reason: .untrusted)), .status(401),
      .status(404), .status(429), .status(500),
    ] as [StubTransport.Outcome],
    [301, 302, 303]
  )
  func `a change that became a GET is unanswered by anything but a success`(
    end: StubTransport.Outcome,
    status: Int
  ) async {
    let stub = StubTransport(.status(status, ["Location": "/b"]), .status(302, ["Location": "/c"]), end)

    await #expect(throws: HTTPClientError.redirectRefused(reason: .unanswered)) {
      try await send(HTTPRequest(method: .post, url: url("https://example.com/a")), to: stub)
    }
    #expect(stub.requests.map(\.method) == [.post, .get, .get])
  }

  @Test(
    arguments: [
      ("https://denied.example/", .redirectRefused(reason: .forbidden(origin: "https://denied.example"))),
      ("ftp://example.com/", .redirectRefused(reason: .address)),
      ("http://example.com/", .insecure(reason: .downgrade(host: "example.com"))),
    ] as [(String, HTTPClientError)],
    [
      (303, .put, .unanswered), (302, .post, .unanswered), (307, .post, nil), (302, .delete, nil),
    ] as [(Int, HTTPMethod, RedirectFault?)]
  )
  func `a redirect that is refused leaves only a change that became a GET unanswered, and is reported`(
    place: (location: String, refusal: HTTPClientError),
    change: (status: Int, method: HTTPMethod, fault: RedirectFault?)
  ) async {
    let request = HTTPRequest(method: change.method, url: url("https://example.com/a"))
    let error = change.fault.map { HTTPClientError.redirectRefused(reason: $0) } ?? place.refusal

    await #expect(throws: error) {
      try await send(request, to: StubTransport(.status(change.status, ["Location": place.location])))
    }

    #expect(events.all == [.failed(HTTPRequestSummary(request), place.refusal, duration: .zero)])
  }

  @Test(arguments: [["Location": "https://denied.example/"], ["Location": "/c"]] as [HTTPFields])
  func `a later redirect that is refused or never ends leaves a change unanswered`(fields: HTTPFields) async {
    let stub = StubTransport(.status(303, ["Location": "/b"]), .status(302, fields))

    await #expect(throws: HTTPClientError.redirectRefused(reason: .unanswered)) {
      try await send(HTTPRequest(method: .post, url: url("https://example.com/a")), to: stub)
    }
  }

  @Test(arguments: [HTTPClientError.connectionLost(reason: "x"), .timedOut(after: .seconds(1)), .cancelled])
  func `a loss behind a change that became a GET is told as it is`(error: HTTPClientError) async {
    let stub = StubTransport(.status(303, ["Location": "/b"]), .failure(error))

    await #expect(throws: error) {
      try await send(HTTPRequest(method: .post, url: url("https://example.com/a")), to: stub)
    }
  }

  @Test(arguments: [(307, .post), (308, .post), (301, .put), (302, .delete)] as [(Int, HTTPMethod)])
  func `a change that is repeated at another address was not made at the first one`(
    status: Int,
    method: HTTPMethod
  ) async throws {
    let request = HTTPRequest(method: method, url: url("https://example.com/a"))
    let limited = StubTransport(.status(status, ["Location": "/b"]), .status(429))
    let cut = StubTransport(.status(status, ["Location": "/b"]), .failure(.notConnected(reason: "x")))

    #expect(try await send(request, to: limited).status == .tooManyRequests)
    await #expect(throws: HTTPClientError.notConnected(reason: "x")) { try await send(request, to: cut) }
  }

  @Test func `a query that became a GET has changed nothing`() async throws {
    var query = HTTPRequest(method: .post, url: url("https://example.com/a"))
    query.isQuery = true

    let stub = StubTransport(.status(303, ["Location": "/b"]), .status(404))

    #expect(try await send(query, to: stub).status == .notFound)
  }

  @Test func `what describes the content is dropped with it`() async throws {
    let stub = StubTransport(.status(303, ["Location": "/b"]), .status(200))
    let request = HTTPRequest(
      method: .post,
      url: url("https://example.com/a"),
      fields: [
        "Content-Encoding": "a", "content-language": "b", "Content-Length": "1", "Content-Location": "/c",
        "Content-Type": "d", "Digest": "e", "Last-Modified": "f", "Transfer-Encoding": "g", "Accept": "h",
      ],
      body: Data("x".utf8)
    )

    _ = try await send(request, to: stub)

    #expect(stub.requests.last?.fields == ["Accept": "h"])
  }

  @Test func `ten hops are followed`() async throws {
    let hop = StubTransport.Outcome.status(302, ["Location": "/next"])
    let stub = StubTransport(hop, hop, hop, hop, hop, hop, hop, hop, hop, hop, .status(200))

    let response = try await send(HTTPRequest(url: url("https://example.com/")), to: stub)

    #expect(response.status == .ok)
    #expect(response.fields[.contentLocation] == "https://example.com/next")
  }

  @Test func `a loop that ends is reported`() async {
    let request = HTTPRequest(url: url("https://example.com/"))

    _ = try? await send(request, to: StubTransport(.status(302, ["Location": "/"])))

    let error = HTTPClientError.redirectRefused(reason: .tooMany(10))
    #expect(events.all.count == 11)
    #expect(events.all.last == .failed(HTTPRequestSummary(request), error, duration: .zero))
  }

  @Test func `a loop ends after ten hops`() async {
    let stub = StubTransport(.status(302, ["Location": "/"]))

    await #expect(throws: HTTPClientError.redirectRefused(reason: .tooMany(10))) {
      try await send(HTTPRequest(url: url("https://example.com/")), to: stub)
    }
    #expect(stub.requests.count == 11)
  }

  private func withCredentials(_ address: String) -> HTTPRequest {
    HTTPRequest(
      url: url(address),
      fields: [
        "authorization": "a", "Cookie": "b", "PROXY-Authorization": "c", "X-Api-Key": "d", "Accept": "e",
        "Cookie": "f",
      ]
    )
  }

  private func send(_ request: HTTPRequest, to stub: StubTransport) async throws -> HTTPResponse {
    let interceptor = RedirectInterceptor(report: events.add) { $0.host() != "denied.example" }
    return try await HTTPClient(transport: stub, interceptors: [interceptor]).send(request)
  }
}

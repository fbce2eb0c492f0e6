import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

@Suite(.timeLimit(.minutes(5))) struct WriteTests {
  private let put = HTTPMethod.put

  @Test func `a write is sent as it is, and its document is mapped`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Thanks", ["X-Count": "3"])
    let request = HTTPRequest(
      method: put,
      url: peer.url,
      fields: ["If-Match": "\"a\""],
      body: Data("Hi".utf8)
    )

    let answer = try await peer.loader.send(Greeting.self, request) {
      "\($0.greeting) \($1.fields["X-Count"] ?? "")"
    }

    #expect(answer == "Thanks 3")
    var sent = request
    sent.fields[.accept] = "application/json"
    #expect(peer.transport.requests == [sent])
  }

  @Test func `what a write changes is asked for again`() async throws {
    let peer = try GreetingPeer()
    let list = try #require(URL(string: "https://example.com/greetings"))
    let query = Self.query(peer.url)
    peer.greets("Hello")
    for request in [HTTPRequest(url: peer.url), HTTPRequest(url: list), query] {
      _ = try await peer.read(request)
    }

    peer.answers(204)
    try await peer.loader.send(
      HTTPRequest(method: put, url: peer.url),
      invalidating: [CacheKey(list), CacheKey(query)]
    )

    for request in [HTTPRequest(url: peer.url), HTTPRequest(url: list), query] {
      #expect(try await peer.read(request, .cacheOnly).provenance.staleness == .changed)
    }
    peer.greets("Hi")
    for request in [HTTPRequest(url: peer.url), HTTPRequest(url: list), query] {
      #expect(try await peer.read(request).value == "Hi")
      #expect(try await peer.read(request, .cacheOnly).value == "Hi")
    }
  }

  @Test func `what a write with a document changes is asked for again, too`() async throws {
    let peer = try GreetingPeer()
    let list = HTTPRequest(url: try #require(URL(string: "https://example.com/greetings")))
    peer.greets("Hello")
    _ = try await peer.read(list)

    try await peer.loader.send(
      Greeting.self,
      HTTPRequest(method: put, url: peer.url),
      invalidating: [CacheKey(list)]
    ) { document, _ in document.greeting }

    #expect(try await peer.read(list, .cacheOnly).provenance.staleness == .changed)
  }

  @Test func `what a write changes is read again in the background, where it is stored`() async throws {
    let peer = try GreetingPeer()
    let other = try #require(URL(string: "https://example.com/other"))
    peer.greets("Hello")
    _ = try await peer.read()

    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: put, url: peer.url), invalidating: [CacheKey(other)])
    peer.greets("Hi")
    peer.loader.renew { (policy) throws(ServiceError) in try await peer.read(policy) }
    peer.loader.renew { (policy) throws(ServiceError) in try await peer.read(HTTPRequest(url: other), policy)
    }
    await peer.client.finishBackgroundWork()

    let copy = try await peer.read(.cacheOnly)
    #expect(copy.value == "Hi")
    #expect(copy.provenance.staleness != .changed)
    #expect(peer.transport.requests.map(\.url) == [peer.url, peer.url, peer.url])
  }

  @Test func `what a write may have changed is read again in the background, too`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()

    peer.answers(500, body: "No.")
    let url = peer.url
    await #expect(throws: ServiceError.self) {
      try await peer.loader.send(HTTPRequest(method: .put, url: url))
    }
    peer.greets("Hi")
    peer.loader.renew { (policy) throws(ServiceError) in try await peer.read(policy) }
    await peer.client.finishBackgroundWork()

    #expect(try await peer.read(.cacheOnly).value == "Hi")
  }

  @Test func `what a write begins is read in the background, although nothing is stored`() async throws {
    let peer = try GreetingPeer()
    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: put, url: peer.url))
    peer.greets("Hi")

    peer.loader.renew(includesMissing: true) { (policy) throws(ServiceError) in try await peer.read(policy) }
    await peer.client.finishBackgroundWork()

    #expect(try await peer.read(.cacheOnly).value == "Hi")
  }

  @Test func `what was not changed is not read again, and a failure leaves the copy`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.loader.renew { (policy) throws(ServiceError) in try await peer.read(policy) }
    await peer.client.finishBackgroundWork()
    #expect(peer.transport.requests.count == 1)

    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: put, url: peer.url))
    peer.answers(500, body: "No.")
    peer.loader.renew { (policy) throws(ServiceError) in try await peer.read(policy) }
    await peer.client.finishBackgroundWork()

    let copy = try await peer.read(.cacheOnly)
    #expect(copy.value == "Hello")
    #expect(copy.provenance.staleness == .changed)
  }

  @Test(arguments: [(400, false), (409, false), (500, true)])
  func `a write that failed leaves what is stored, and outdates it where it may have been made`(
    status: Int,
    mayBeMade: Bool
  ) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()

    peer.answers(status, body: "No.")
    let url = peer.url
    await #expect(throws: ServiceError.self) {
      try await peer.loader.send(HTTPRequest(method: .put, url: url), invalidating: [CacheKey(url)])
    }

    let copy = try await peer.read(.cacheOnly)
    #expect(copy.value == "Hello" && (copy.provenance.staleness == .possiblyChanged) == mayBeMade)
  }

  @Test(arguments: [404, 410])
  func `a write to an address that names no item is not told of a missing item`(status: Int) async throws {
    let peer = try GreetingPeer()
    let request = HTTPRequest(method: put, url: peer.url)
    peer.answers(status)

    await #expect(throws: ServiceError.notFound) { try await peer.loader.send(request) }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.loader.send(request, absence: .impossible)
    }
    await #expect(throws: ServiceError.malformed(.missingPage)) {
      try await peer.loader.send(Greeting.self, request, absence: .impossible) { document, _ in
        document.greeting
      }
    }
  }

  @Test func `a write whose answer cannot be read has happened all the same`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()

    peer.answers(200, body: "This is not JSON.")
    await #expect(throws: ServiceError.malformed(.notJSON)) {
      try await peer.loader.send(Greeting.self, HTTPRequest(method: .put, url: peer.url)) { document, _ in
        document.greeting
      }
    }

    #expect(try await peer.read(.cacheOnly).provenance.staleness == .changed)
  }

  @Test(
    arguments: [
      (401, [:], .signInNeeded), (401, [.contentType: "text/html"], .signInNeeded),
      (422, [:], .rejected(code: "422", message: "No.")),
      (403, ["X-RateLimit-Remaining": "0"], .rateLimited(until: nil)),
      (500, [:], .serverError(status: 500)),
    ] as [(Int, HTTPFields, ServiceError)]
  )
  func `a write fails in the same words as a read`(status: Int, fields: HTTPFields, error: ServiceError)
    async throws
  {
    let peer = try GreetingPeer()
    peer.answers(status, fields, body: "No.")

    await #expect(throws: error) { try await peer.loader.send(HTTPRequest(method: .post, url: peer.url)) }
  }

  @Test(
    arguments: [
      (200, [.contentType: "text/html"], .webPage), (200, [:], .unexpectedStatus(200)),
      (202, [:], .unexpectedStatus(202)), (206, [.contentType: "text/html"], .webPage),
    ] as [(Int, HTTPFields, MalformedReason)]
  )
  func `a write that is answered without content is confirmed by nothing else`(
    status: Int,
    fields: HTTPFields,
    reason: MalformedReason
  ) async throws {
    let peer = try GreetingPeer()
    peer.answers(status, fields, body: "Hello")

    await #expect(throws: ServiceError.malformed(reason)) {
      try await peer.loader.send(HTTPRequest(method: .delete, url: peer.url))
    }
  }

  @Test(arguments: [(200, true), (201, true), (202, false), (203, false), (206, false)])
  func `a document confirms a write that is done, and no other one`(status: Int, isDone: Bool) async throws {
    let peer = try GreetingPeer()
    peer.answers(status, body: #"{"greeting":"Hi"}"#)
    let request = HTTPRequest(method: put, url: peer.url)

    if isDone {
      let answer = try await peer.loader.send(Greeting.self, request) { document, _ in document.greeting }
      #expect(answer == "Hi")
    } else {
      await #expect(throws: ServiceError.malformed(.unexpectedStatus(status))) {
        try await peer.loader.send(Greeting.self, request) { document, _ in document.greeting }
      }
    }
  }

  @Test func `a write that the service is only to take is done when it is accepted`() async throws {
    let peer = try GreetingPeer()
    peer.answers(202, body: #"{"greeting":"Hi"}"#)

    let answer = try await peer.loader.send(
      Greeting.self,
      HTTPRequest(method: put, url: peer.url),
      isDoneWhenAccepted: true
    ) { document, _ in document.greeting }

    #expect(answer == "Hi")
  }

  @Test func `a write without a connection is offline`() async throws {
    let peer = try GreetingPeer()
    peer.transport.fails(.notConnected(reason: "unplugged"))

    await #expect(throws: ServiceError.offline) {
      try await peer.loader.send(HTTPRequest(method: .post, url: peer.url))
    }
  }

  @Test func `a write is told from its beginning to its end`() async throws {
    let log = ResourceLog()
    let peer = try GreetingPeer(observe: log.hear)
    peer.answers(204)
    try await peer.loader.send(HTTPRequest(method: .delete, url: peer.url))
    peer.answers(500)
    _ = try? await peer.loader.send(HTTPRequest(method: .delete, url: peer.url))

    #expect(
      log.events.map(\.step) == [
        .began(.delete, .write), .mapped(bytes: 0), .succeeded(.network),
        .began(.delete, .write), .failed(.serverError(status: 500)),
      ]
    )
  }

  private static func query(_ url: URL) -> HTTPRequest {
    HTTPRequest(method: .post, url: url, body: Data("{greeting}".utf8))
  }
}

import DomainKernel
import HTTPFakes
import NetworkingKit
import Testing

@testable import ResourceLoading

@Suite(.timeLimit(.minutes(5))) struct ResourceLoaderTests {
  @Test(arguments: [(FetchPolicy.cacheFirst, "Hello"), (.networkFirst, "Welcome"), (.cacheOnly, "Hello")])
  func `the wish for policy decides what is read`(policy: FetchPolicy, greeting: String) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.greets("Welcome")

    #expect(try await peer.read(policy).value == greeting)
  }

  @Test func `JSON is asked for`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()

    #expect(peer.transport.requests == [HTTPRequest(url: peer.url, fields: [.accept: "application/json"])])
  }

  @Test(arguments: ["", "This is not JSON.", #"{"greeting":null}"#, #"{"greeting":""}"#])
  func `an answer that cannot be used never replaces what is stored`(body: String) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.answers(200, [.cacheControl: "max-age=60"], body: body)
    _ = try await peer.read(.networkFirst)

    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test func `another media type is asked for when the request says so`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    let request = HTTPRequest(
      url: peer.url,
      fields: [.accept: "application/vnd.greeting+json", "X-Version": "2"]
    )
    _ = try await peer.read(request)

    #expect(peer.transport.requests == [request])
  }

  @Test func `the mapping is given the fields of the response, also of a stored one`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: "max-age=60", "Link": "</greeting?page=2>; rel=next"])
    for _ in 0..<2 {
      let link = try await peer.loader.read(Greeting.self, HTTPRequest(url: peer.url), .cacheFirst) {
        $1.fields["Link"]
      }
      #expect(link.value == "</greeting?page=2>; rel=next")
    }
    #expect(peer.transport.requests.count == 1)
  }

  @Test func `a part that nobody asked for is no document`() async throws {
    let peer = try GreetingPeer()
    peer.answers(206, [.cacheControl: "max-age=60"], body: #"{"greeting":"Hello"}"#)

    await #expect(throws: ServiceError.malformed(.unexpectedStatus(206))) { try await peer.read() }
    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  @Test func `a document of more values than the reader takes is refused, and not stored`() async throws {
    let peer = try GreetingPeer()
    peer.answers(200, [.cacheControl: "max-age=60"], body: #"{"greeting":"Hello","more":[1,2,3,4]}"#)
    let limits = JSONLimits(values: 3)

    await #expect(throws: ServiceError.malformed(.tooManyValues(limit: 3))) {
      try await peer.loader.read(Greeting.self, at: peer.url, .cacheFirst, limits: limits) { $0.greeting }
    }
    await #expect(throws: ServiceError.malformed(.tooManyValues(limit: 3))) {
      try await peer.loader.send(Greeting.self, HTTPRequest(method: .put, url: peer.url), limits: limits) {
        document,
        _ in document.greeting
      }
    }
    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
  }

  @Test(arguments: [
    (JSONBodyError.empty, MalformedReason.empty), (.htmlPage, .webPage), (.notJSON, .notJSON),
    (.halfCharacter, .halfCharacter), (.incomplete, .incomplete),
    (.tooDeep(limit: 64), .tooDeep(levels: 64)),
    (.tooManyValues(limit: 9), .tooManyValues(limit: 9)),
    (
      .unexpectedShape(.missing(name: "id", place: "items.0")),
      .unexpectedShape(.missing(name: "id", place: "items.0"))
    ),
    (.unexpectedShape(.null(place: "id")), .unexpectedShape(.null(place: "id"))),
    (.unexpectedShape(.otherType(place: "id")), .unexpectedShape(.otherType(place: "id"))),
    (.unexpectedShape(.unusable(place: "id")), .unexpectedShape(.unusable(place: "id"))),
  ])
  func `why a body cannot be read is said in the domain's words`(
    error: JSONBodyError,
    reason: MalformedReason
  ) {
    #expect(MalformedReason(error) == reason)
  }

  @Test(arguments: [
    ("deflate", "deflate"), ("gzip, gzip", "gzip, gzip"), ("Br", "br"), ("identity,br", "br"),
    (String(repeating: "x", count: 41), String(repeating: "x", count: 40)),
  ])
  func `an encoding that is not read is named as the reason`(field: String, name: String) async throws {
    let peer = try GreetingPeer()
    peer.answers(200, [.contentEncoding: field], body: "uryyb")

    await #expect(throws: ServiceError.malformed(.transfer(.unreadableEncoding(name: name)))) {
      try await peer.read()
    }
  }

  @Test(arguments: ["identity", "IDENTITY", ""])
  func `no encoding is not the reason`(field: String) async throws {
    let peer = try GreetingPeer()
    peer.answers(200, [.contentEncoding: field], body: "uryyb")

    await #expect(throws: ServiceError.malformed(.notJSON)) { try await peer.read() }
  }

  @Test func `a document that is only called encoded is read, and told by its own fault`() async throws {
    let peer = try GreetingPeer()
    peer.answers(200, [.contentEncoding: "br"], body: #"{"greeting":"Hello"}"#)

    #expect(try await peer.read().value == "Hello")

    let other = try GreetingPeer()
    other.answers(200, [.contentEncoding: "br"])
    await #expect(throws: ServiceError.malformed(.empty)) { try await other.read() }
  }

  @Test func `each read is told from its beginning to its end`() async throws {
    let log = ResourceLog()
    let peer = try GreetingPeer(observe: log.hear)
    peer.answers(200, body: #"{"greeting":""}"#)
    _ = try? await peer.read()
    peer.greets("Hello")
    _ = try await peer.read()
    _ = try await peer.read()

    #expect(
      log.events == [
        ResourceEvent(id: 1, url: peer.url, step: .began(.get, .read)),
        ResourceEvent(id: 1, url: peer.url, step: .failed(.malformed(.nothingUsable))),
        ResourceEvent(id: 2, url: peer.url, step: .began(.get, .read)),
        ResourceEvent(id: 2, url: peer.url, step: .mapped(bytes: 20)),
        ResourceEvent(id: 2, url: peer.url, step: .succeeded(.network)),
        ResourceEvent(id: 3, url: peer.url, step: .began(.get, .read)),
        ResourceEvent(id: 3, url: peer.url, step: .mapped(bytes: 20)),
        ResourceEvent(id: 3, url: peer.url, step: .succeeded(.stored)),
      ]
    )
  }

  @Test func `mapping tells how long it took where there is a clock`() async throws {
    let log = ResourceLog()
    let peer = try GreetingPeer(elapsed: GreetingPeer.ticks(), observe: log.hear)
    peer.greets("Hello")
    _ = try await peer.read()

    #expect(log.events.map(\.step).contains(.mapped(bytes: 20, duration: .seconds(1))))
  }

  @Test(arguments: [FetchPolicy.cacheFirst, .networkFirst])
  func `a limit of requests under 200 is what the service means by it`(policy: FetchPolicy) async throws {
    let peer = try GreetingPeer(ownRule: { response, _ in
      response.status == .ok && response.body.count == 2 ? .rateLimited(until: nil) : nil
    })
    try await peer.storeStale("Hello")
    peer.answers(200, [.cacheControl: "max-age=60"], body: "{}")

    let greeting = try await peer.read(policy)

    #expect(greeting.value == "Hello")
    #expect(greeting.provenance.staleness == .rateLimited(until: nil))
  }

  @Test func `the limit of time goes with the request`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    var request = HTTPRequest(url: peer.url)
    request.deadline = .unlimited
    _ = try await peer.read(request)

    #expect(peer.transport.requests.map(\.deadline) == [.unlimited])
    #expect(try await peer.read().provenance.kind == .stored)
  }
}

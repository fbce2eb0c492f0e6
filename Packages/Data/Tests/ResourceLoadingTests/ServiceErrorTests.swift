import ClockFakes
import DomainKernel
import Foundation
import HTTPFakes
import NetworkingKit
import ResourceLoading
import Testing

@Suite(.timeLimit(.minutes(5))) struct ServiceErrorTests {
  @Test(arguments: [
    (302, ServiceError.malformed(.unexpectedStatus(302))),
    (400, .rejected(code: "400", message: "No.")), (401, .signInNeeded),
    (403, .rejected(code: "403", message: "No.")), (404, .notFound), (408, .timedOut), (410, .notFound),
    (422, .rejected(code: "422", message: "No.")), (429, .rateLimited(until: nil)),
    (500, .serverError(status: 500)), (503, .serverError(status: 503)), (504, .timedOut),
    (600, .malformed(.unexpectedStatus(600))),
    (399, .malformed(.unexpectedStatus(399))), (499, .rejected(code: "499", message: "No.")),
    (599, .serverError(status: 599)),
  ])
  func `a status that is an error is said in the domain's words`(status: Int, error: ServiceError)
    async throws
  {
    let peer = try GreetingPeer()
    peer.answers(status, body: "No.")

    await #expect(throws: error) { try await peer.read() }
  }

  @Test func `an answer in spite of its status is no error, unless the own rule names one`() {
    let response = HTTPResponse(status: .notFound)
    let answers = ServiceErrorClassifier(isAnswer: { $0.status == .notFound })
    let refuses = ServiceErrorClassifier(ownRule: { _, _ in .timedOut }, isAnswer: { _ in true })

    #expect(answers.error(for: response, at: SettableDate.start) == nil)
    #expect(answers.withoutAccounts.error(for: response, at: SettableDate.start) == nil)
    #expect(refuses.error(for: response, at: SettableDate.start) == .timedOut)
  }

  @Test(arguments: [200, 299])
  func `a status of success is no error`(status: Int) async throws {
    let peer = try GreetingPeer()
    peer.answers(status, body: #"{"greeting":"Hello"}"#)

    #expect(try await peer.read().value == "Hello")
  }

  @Test(
    arguments: [
      ("120", 120), (HTTPDate.format(SettableDate.start.addingTimeInterval(60)), 60), ("0", 0),
      (HTTPDate.format(SettableDate.start.addingTimeInterval(-60)), 0), ("soon", nil),
    ] as [(String, TimeInterval?)]
  )
  func `too many requests says until when, which is now where the service may be asked at once`(
    value: String,
    seconds: TimeInterval?
  ) async throws {
    let peer = try GreetingPeer()
    peer.answers(429, [.retryAfter: value])

    let moment = seconds.map(SettableDate.start.addingTimeInterval)
    await #expect(throws: ServiceError.rateLimited(until: moment)) { try await peer.read() }
  }

  @Test(
    arguments: [
      (["X-RateLimit-Remaining": "0"], .rateLimited(until: nil)),
      (
        [
          "X-RateLimit-Remaining": "0",
          "X-RateLimit-Reset": "\(Int(SettableDate.start.timeIntervalSince1970) + 60)",
        ],
        .rateLimited(until: SettableDate.start.addingTimeInterval(60))
      ),
      ([.retryAfter: "120"], .rateLimited(until: SettableDate.start.addingTimeInterval(120))),
      (["X-RateLimit-Remaining": "1"], .rejected(code: "403", message: "No.")),
    ] as [(HTTPFields, ServiceError)]
  )
  func `a refusal with a spent quota is a limit of requests`(fields: HTTPFields, error: ServiceError)
    async throws
  {
    let peer = try GreetingPeer()
    peer.answers(403, fields, body: "No.")

    await #expect(throws: error) { try await peer.read() }
  }

  @Test func `a service may mean something else by a status`() async throws {
    let peer = try GreetingPeer { response, _ in response.status == .forbidden ? .signInNeeded : nil }
    peer.answers(403, body: "No.")

    await #expect(throws: ServiceError.signInNeeded) { try await peer.read() }
  }

  @Test(
    arguments: [
      ("text/html", .malformed(.webPage)), ("TEXT/HTML; charset=utf-8", .malformed(.webPage)),
      ("application/json", .signInNeeded),
    ] as [(String, ServiceError)]
  )
  func `a request to sign in that is a web page is none of the service`(type: String, error: ServiceError)
    async throws
  {
    let peer = try GreetingPeer()
    peer.answers(401, [.contentType: type], body: "No.")

    await #expect(throws: error) { try await peer.read() }
  }

  @Test(
    arguments: [("text/html", .malformed(.webPage)), ("application/json", .refused(status: 401))]
      as [(String, ServiceError)]
  )
  func `without accounts, too, a web page with 401 is none of the service`(type: String, error: ServiceError)
    async throws
  {
    let peer = try GreetingPeer { response, _ in
      response.status == .unauthorized ? .rejected(code: nil, message: nil) : nil
    }
    peer.answers(401, [.contentType: type], body: "No.")

    await #expect(throws: error) { try await peer.read() }
  }

  @Test(arguments: [
    (HTTPClientError.notConnected(reason: "x"), ServiceError.offline),
    (.connectionLost(reason: "x"), .connectionLost), (.timedOut(after: .seconds(1)), .timedOut),
    (.cancelled, .cancelled), (.invalidRequest(reason: .address), .malformed(.transfer(.unusableAddress))),
    (.insecure(reason: .expired), .malformed(.transfer(.certificateExpired))),
    (.redirectRefused(reason: .tooMany(10)), .malformed(.transfer(.tooManyRedirects(10)))),
    (.redirectRefused(reason: .unanswered), .malformed(.transfer(.unansweredRedirect))),
    (.invalidResponse(reason: .notHTTP), .malformed(.transfer(.notHTTP))),
    (.invalidResponse(reason: .uncalledNotModified), .malformed(.uncalledNotModified)),
    (.libraryMissing, .malformed(.libraryMissing)),
    (.bodyTooLarge(limit: 10 << 20), .malformed(.tooLarge(bytes: 10 << 20))),
    (.renewalFailed, .sessionNotRenewed), (.renewalUnanswered(isTimeout: false), .sessionNotRenewed),
    (
      .credentialsUnavailable(reason: "x", fault: .noToken),
      .credentialsUnreadable(reason: "x", fault: .noToken)
    ),
    (
      .credentialsUnavailable(reason: "x", fault: .unreadableFile),
      .credentialsUnreadable(reason: "x", fault: .unreadableFile)
    ),
    (
      .credentialsUnavailable(reason: "x", fault: .tokenUnwritable),
      .credentialsUnreadable(reason: "x", fault: .tokenUnwritable)
    ),
    (.credentialsUnavailable(reason: "locked"), .credentialsUnreadable(reason: "locked")),
    (
      .credentialsUnavailable(reason: "damaged", fault: .damagedAccounts),
      .credentialsUnreadable(reason: "damaged", fault: .damagedAccounts)
    ),
    (
      .credentialsUnavailable(reason: "newer", fault: .accountsOfNewerVersion),
      .credentialsUnreadable(reason: "newer", fault: .accountsOfNewerVersion)
    ),
    (.sessionEnded, .sessionEnded),
    (.rateLimited(until: .distantFuture), .rateLimited(until: .distantFuture)),
  ])
  func `a failed exchange is said in the domain's words`(failure: HTTPClientError, error: ServiceError)
    async throws
  {
    let peer = try GreetingPeer()
    peer.transport.fails(failure)

    await #expect(throws: error) { try await peer.read() }
  }

  @Test func `what was never stored is offline when only that is asked for`() async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello")

    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
    #expect(peer.transport.requests.isEmpty)
  }

  @Test(arguments: [
    (500, ServiceError.serverError(status: 500)), (418, .rejected(code: "418", message: "No.")),
  ])
  func `an error that the service wants to be stored is none of now where only a copy is asked for`(
    status: Int,
    error: ServiceError
  ) async throws {
    let peer = try GreetingPeer()
    peer.answers(status, [.cacheControl: "max-age=60"], body: "No.")
    await #expect(throws: error) { try await peer.read() }

    await #expect(throws: ServiceError.offline) { try await peer.read(.cacheOnly) }
    #expect(peer.transport.requests.count == 1)
  }

  @Test(arguments: [404, 410])
  func `that something is missing is certain offline while it is fresh, and unknown after`(status: Int)
    async throws
  {
    let peer = try GreetingPeer()
    peer.answers(status, [.cacheControl: "max-age=60"])
    await #expect(throws: ServiceError.notFound) { try await peer.read() }
    peer.transport.fails(.notConnected(reason: "unplugged"))

    for policy in [FetchPolicy.cacheOnly, .cacheFirst] {
      await #expect(throws: ServiceError.notFound) { try await peer.read(policy) }
    }
    peer.date.advance(by: 60)
    for policy in [FetchPolicy.cacheOnly, .cacheFirst] {
      await #expect(throws: ServiceError.offline) { try await peer.read(policy) }
    }
  }

  @Test(arguments: ["no-cache", "max-age=60, must-revalidate"])
  func `a copy that the service must confirm is told apart from none when only that is asked for`(
    directives: String
  ) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: directives])
    _ = try await peer.read()
    peer.date.advance(by: 60)

    await #expect(throws: ServiceError.unconfirmedCopy(.offline)) { try await peer.read(.cacheOnly) }
    #expect(peer.transport.requests.count == 1)
  }

  @Test(
    arguments: [
      (.notConnected(reason: "x"), .unconfirmedCopy(.offline)),
      (.connectionLost(reason: "x"), .unconfirmedCopy(.connectionLost)),
      (.timedOut(after: .seconds(1)), .unconfirmedCopy(.timedOut)), (.cancelled, .cancelled),
      (.insecure(reason: .selfSigned), .unconfirmedCopy(.malformed(.transfer(.certificateSelfSigned)))),
      (.renewalFailed, .unconfirmedCopy(.sessionNotRenewed)),
      (.rateLimited(until: .distantFuture), .unconfirmedCopy(.rateLimited(until: .distantFuture))),
      (.libraryMissing, .malformed(.libraryMissing)),
      (.credentialsUnavailable(reason: "x"), .credentialsUnreadable(reason: "x")),
      (.sessionEnded, .sessionEnded),
    ] as [(HTTPClientError, ServiceError)]
  )
  func `without an answer, a copy that the service must confirm is told apart from none`(
    failure: HTTPClientError,
    error: ServiceError
  ) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: "max-age=60, must-revalidate"])
    _ = try await peer.read()
    peer.date.advance(by: 60)
    peer.transport.fails(failure)

    await #expect(throws: error) { try await peer.read() }
  }

  @Test(
    arguments: [
      (500, "No.", .unconfirmedCopy(.serverError(status: 500))),
      (503, "No.", .unconfirmedCopy(.serverError(status: 503))),
      (504, "No.", .unconfirmedCopy(.timedOut)), (429, "No.", .unconfirmedCopy(.rateLimited(until: nil))),
      (302, "No.", .unconfirmedCopy(.malformed(.unexpectedStatus(302)))),
      (200, "", .unconfirmedCopy(.malformed(.empty))),
      (304, "", .unconfirmedCopy(.malformed(.uncalledNotModified))), (401, "No.", .signInNeeded),
      (403, "No.", .rejected(code: "403", message: "No.")), (404, "No.", .notFound),
    ] as [(Int, String, ServiceError)]
  )
  func `an answer in whose place no copy may stand says that one is there, unless it is about the request`(
    status: Int,
    body: String,
    error: ServiceError
  ) async throws {
    for directives in ["no-cache", "max-age=60, must-revalidate"] {
      let peer = try GreetingPeer()
      peer.greets("Hello", [.cacheControl: directives])
      _ = try await peer.read()
      peer.date.advance(by: 60)
      peer.answers(status, body: body)

      await #expect(throws: error) { try await peer.read() }
    }
  }

  @Test func `a copy that is merely too old to stand in for an error opens offline, as its remedy says`()
    async throws
  {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: "max-age=60, stale-if-error=30"])
    _ = try await peer.read()
    peer.date.advance(by: 91)
    peer.answers(503)

    await #expect(throws: ServiceError.serverError(status: 503)) { try await peer.read() }
    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test(
    arguments: [
      (.notConnected(reason: "x"), .offline), (.connectionLost(reason: "x"), .connectionLost),
      (.timedOut(after: .seconds(1)), .timedOut),
    ] as [(HTTPClientError, ServiceError)]
  )
  func `a copy that is too old to stand in without a connection opens offline, as the error says`(
    failure: HTTPClientError,
    cause: ServiceError
  ) async throws {
    let peer = try GreetingPeer()
    peer.greets("Hello", [.cacheControl: "max-age=60, stale-if-error=30"])
    _ = try await peer.read()
    peer.date.advance(by: 91)
    peer.transport.fails(failure)

    await #expect(throws: ServiceError.unconfirmedCopy(cause, opensOffline: true)) { try await peer.read() }
    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test func `an error that is stored, and must be confirmed, is no copy`() async throws {
    let peer = try GreetingPeer()
    peer.answers(404, [.cacheControl: "max-age=60, must-revalidate"])
    await #expect(throws: ServiceError.notFound) { try await peer.read() }
    peer.date.advance(by: 60)
    peer.answers(503)

    await #expect(throws: ServiceError.serverError(status: 503)) { try await peer.read() }
  }

  @Test func `a copy that only the request does not want opens offline, as the remedy of an error says`()
    async throws
  {
    let peer = try GreetingPeer()
    peer.greets("Hello")
    _ = try await peer.read()
    peer.answers(503)

    await #expect(throws: ServiceError.serverError(status: 503)) {
      try await peer.read(HTTPRequest(url: peer.url, fields: [.cacheControl: "no-store"]))
    }
    #expect(try await peer.read(.cacheOnly).value == "Hello")
  }

  @Test(arguments: [
    ("<html></html>", MalformedReason.webPage),
    (#"{"greeting":7}"#, .unexpectedShape(.otherType(place: "greeting"))),
    (#"{"greeting":""}"#, .nothingUsable),
  ])
  func `an answer that cannot be used is malformed`(body: String, fault: MalformedReason) async throws {
    let peer = try GreetingPeer()
    peer.answers(200, body: body)

    await #expect(throws: ServiceError.malformed(fault)) { try await peer.read() }
  }
}

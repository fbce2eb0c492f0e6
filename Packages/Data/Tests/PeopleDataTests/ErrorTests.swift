import DomainKernel
import NetworkingKit
import OfflineHTTP
import PeopleDomain
import ResourceLoading
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the errors of the service mean, and what becomes of what is stored.
@Suite(.timeLimit(.minutes(5))) struct ErrorTests {
  private static let limited = "API rate limit exceeded for 203.0.113.9. (But here's the good news: …)"
  private static let secondary = "You have exceeded a secondary rate limit. Please wait a few minutes."
  private static let rights = "Must have push access to view this."
  private static let json = HTTPFields()
  private static let now = PeoplePeer.now

  private static func limit(after seconds: Double) -> ServiceError {
    .rateLimited(until: now.addingTimeInterval(seconds))
  }

  private static func reset(in seconds: Int) -> String { "\(Int(now.timeIntervalSince1970) + seconds)" }

  @Test(
    arguments: [
      (403, limited, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(in: 600)], limit(after: 600)),
      (429, limited, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(in: 600)], limit(after: 600)),
      (403, limited, ["X-RateLimit-Remaining": "0"], limit(after: 60)),
      (403, limited, [:], limit(after: 60)),
      (403, secondary, [.retryAfter: "8"], limit(after: 8)),
      (429, secondary, [.retryAfter: "8"], limit(after: 8)),
      (403, secondary, [.retryAfter: HTTPDate.format(now.addingTimeInterval(90))], limit(after: 90)),
      (
        403, secondary, ["X-RateLimit-Remaining": "4000", "X-RateLimit-Reset": reset(in: 3000)],
        limit(after: 60)
      ),
      (429, secondary, [:], limit(after: 60)),
      (403, "You have triggered an abuse detection mechanism.", [:], limit(after: 60)),
      (429, "", [.retryAfter: "0"], limit(after: 0)),
      (
        403, limited, ["X-RateLimit-Remaining": "0", "X-RateLimit-Reset": reset(in: 7201)], limit(after: 7200)
      ),
      (403, rights, [:], .rejected(code: nil, message: rights)),
      (403, rights, [.retryAfter: "60"], .rejected(code: nil, message: rights)),
      (403, rights, ["X-RateLimit-Remaining": "12"], .rejected(code: nil, message: rights)),
      (422, "Validation Failed", [:], .rejected(code: nil, message: "Validation Failed")),
      (401, "Bad credentials", [:], .signInNeeded), (404, "Not Found", [:], .notFound),
      (500, "Oops", [:], .serverError(status: 500)),
    ] as [(Int, String, HTTPFields, ServiceError)]
  )
  func `an error is told in the domain's words`(
    status: Int,
    message: String,
    fields: HTTPFields,
    error: ServiceError
  ) async throws {
    let peer = try PeoplePeer(["/users/ada": Reply(status, "{\"message\":\"\(message)\"}", fields)])

    await #expect(throws: error) { try await peer.profile() }
    #expect(!"\(error)".contains("203.0.113.9"))
  }

  @Test(arguments: [
    (200, ServiceError.malformed(.webPage)), (404, .malformed(.webPage)), (403, .malformed(.webPage)),
    (451, .malformed(.webPage)), (503, .serverError(status: 503)), (504, .timedOut),
  ])
  func `a web page is no answer of the service`(status: Int, error: ServiceError) async throws {
    let page = "<!DOCTYPE html><html><body>Sign in to the network</body></html>"
    let peer = try PeoplePeer(["/users/ada": Reply(status, page, [.contentType: "text/html"])])

    await #expect(throws: error) { try await peer.profile() }
  }

  @Test func `a long message is cut`() async throws {
    let message = String(repeating: "x", count: 9000)
    let peer = try PeoplePeer(["/users/ada": Reply(422, "{\"message\":\"\(message)\"}")])

    let error = await #expect(throws: ServiceError.self) { try await peer.profile() }

    #expect(error == .rejected(code: nil, message: String(repeating: "x", count: 300) + "…"))
  }

  @Test(arguments: [
    (
      403, "{\"message\":\"API rate limit exceeded\"}",
      StaleReason.rateLimited(until: now.addingTimeInterval(60))
    ),
    (503, "<html></html>", .unavailable), (403, "{\"message\":\"No\"}", .refused), (200, "[]", .malformed),
    (200, "{\"message\":\"Not Found\"}", .malformed), (200, "<!DOCTYPE html><html>", .webPage),
  ])
  func `what is stored is shown with the reason`(status: Int, body: String, reason: StaleReason) async throws
  {
    let peer = try PeoplePeer(["/users/ada": #"{"id":7,"login":"ada"}"#])
    _ = try await peer.profile()
    peer.serve(["/users/ada": Reply(status, body)])

    let profile = try await peer.profile("ada", .networkFirst)

    #expect(profile.user.id.rawValue == 7)
    #expect(profile.provenance.staleness == reason)
    #expect(try await peer.profile("ada", .cacheOnly).user.id.rawValue == 7)
  }

  @Test func `an account that is gone is not found, though it is stored`() async throws {
    let peer = try PeoplePeer(["/users/ada": #"{"id":7,"login":"ada"}"#])
    _ = try await peer.profile()
    peer.serve([:])

    await #expect(throws: ServiceError.notFound) { try await peer.profile("ada", .networkFirst) }
  }

  // MARK: - Accounts and conditions

  /// The fields that the service sends with every answer.
  private static let fields: HTTPFields = [
    .etag: "W/\"1\"", .cacheControl: "private, max-age=60, s-maxage=60",
    .vary: "Accept, Authorization, Cookie, X-GitHub-OTP", .vary: "Accept-Encoding, Accept",
  ]

  @Test(arguments: [true, false])
  func `what is stored is found again, and confirmed by a 304`(isSignedIn: Bool) async throws {
    let peer = try PeoplePeer(["/users/ada": Reply(200, #"{"id":7,"login":"ada"}"#, Self.fields)])
    if isSignedIn { peer.account.use(account("one")) }
    _ = try await peer.profile()
    #expect(try await peer.profile("ada", .cacheFirst).provenance.kind == .stored)
    peer.serve(["/users/ada": Reply(304, "", Self.fields)])

    let confirmed = try await peer.profile("ada", .networkFirst)

    #expect(confirmed.provenance.kind == .revalidated)
    #expect(confirmed.user.id.rawValue == 7)
    #expect(peer.requests.count == 2)
    #expect(peer.requests.last?.fields[.ifNoneMatch] == "W/\"1\"")
    #expect(peer.requests.last?.fields[.authorization] == (isSignedIn ? "Bearer one" : nil))
  }

  @Test func `a page that is confirmed keeps its next page`() async throws {
    let link = HTTPField(name: "Link", value: "<\(PeoplePeer.root)/users?since=2>; rel=next")
    let body = #"[{"id":1,"login":"a"},{"id":2,"login":"b"}]"#
    let peer = try PeoplePeer(["/users?per_page=2": Reply(200, body, HTTPFields(Self.fields + [link]))])
    _ = try await peer.page()
    peer.serve(["/users?per_page=2": Reply(304, "", Self.fields)])

    let page = try await peer.page(.networkFirst)

    #expect(page.provenance.kind == .revalidated)
    #expect(page.next?.rawValue == PeoplePeer.root + "/users?since=2")
  }

  @Test(arguments: [
    "<https://elsewhere.example.com/users?since=2>; rel=next",
    "<\(PeoplePeer.root)/users?since=-1>; rel=next",
  ])
  func `a copy that is confirmed with a link that is not followed is still shown`(link: String) async throws {
    let body = #"[{"id":1,"login":"a"},{"id":2,"login":"b"}]"#
    let refused = HTTPFields(Self.fields + [HTTPField(name: "Link", value: link)])
    let peer = try PeoplePeer(["/users?per_page=2": Reply(200, body, Self.fields)])
    _ = try await peer.page()
    for reply in [Reply(304, "", refused), Reply(200, body, refused)] {
      peer.serve(["/users?per_page=2": reply])

      let page = try await peer.page(.networkFirst)

      #expect(page.ids == [1, 2])
      #expect(page.provenance.staleness == .malformed)
    }
  }

  @Test func `accounts do not see what is stored of each other`() async throws {
    let peer = try PeoplePeer(["/users/ada": Reply(200, #"{"id":7,"login":"ada"}"#, Self.fields)])
    peer.account.use(account("one"))
    _ = try await peer.profile()

    peer.account.use(account("two"))

    await #expect(throws: ServiceError.offline) { try await peer.profile("ada", .cacheOnly) }
  }

  private func account(_ name: String) -> HTTPAccount {
    HTTPAccount(partition: name, authorization: DefaultFieldsInterceptor([.authorization: "Bearer " + name]))
  }
}

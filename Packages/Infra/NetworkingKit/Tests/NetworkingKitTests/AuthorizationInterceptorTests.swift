import Foundation
import NetworkingKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct AuthorizationInterceptorTests {
  private let request = HTTPRequest(url: url("https://api.example.com/me"))

  @Test func `a request for the service carries the credentials`() async throws {
    let transport = StubTransport(.status(200))

    _ = try await interceptor(Tokens("Bearer a")).intercept(request, next: transport)

    #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer a"])
  }

  @Test(arguments: ["https://example.com/me", "http://api.example.com/me", "https://api.example.com:444/me"])
  func `a request for another origin carries none`(address: String) async throws {
    let transport = StubTransport(.status(401))

    _ = try await interceptor(Tokens("Bearer a")).intercept(HTTPRequest(url: url(address)), next: transport)

    #expect(transport.requests == [HTTPRequest(url: url(address))])
  }

  @Test func `credentials of the caller's own stay`() async throws {
    let transport = StubTransport(.status(200))
    let own = HTTPRequest(url: request.url, fields: [.authorization: "Basic x"])

    _ = try await interceptor(Tokens("Bearer a")).intercept(own, next: transport)

    #expect(transport.requests == [own])
  }

  @Test func `without an account nothing is added`() async throws {
    let transport = StubTransport(.status(200))

    _ = try await interceptor(Tokens(nil)).intercept(request, next: transport)

    #expect(transport.requests == [request])
  }

  @Test func `refused credentials are renewed, and the request is sent once more`() async throws {
    let transport = StubTransport(.status(401), .status(200))

    let response = try await interceptor(Tokens("Bearer a", next: "Bearer b")).intercept(
      request,
      next: transport
    )

    #expect(response.status == .ok)
    #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer a", "Bearer b"])
  }

  @Test(arguments: [
    ("secret-of-ada", "", true), ("x", "", false), ("", "{\"token\":\"secret-of-ada\"}", true),
    ("", "secret-of-ada", true), ("", "secret-of-adb", false), ("", "ecret-of-ada", false), ("", "", false),
  ])
  func `a response that repeats the credentials may not be stored`(
    field: String,
    body: String,
    isSealed: Bool
  ) async throws {
    let sent = HTTPResponse(
      status: .ok,
      fields: ["X-Echo": field, .cacheControl: "max-age=60"],
      body: Data(body.utf8)
    )
    let transport = StubTransport(.success(sent))

    let response = try await interceptor(Tokens("Bearer secret-of-ada")).intercept(request, next: transport)

    #expect(response.fields[.cacheControl] == (isSealed ? "no-store" : "max-age=60"))
    #expect(response.body == sent.body)
  }

  @Test(arguments: [("1234567", "max-age=60"), ("12345678", "no-store")])
  func `credentials of fewer than eight bytes are in many a response without being repeated`(
    token: String,
    cacheControl: String
  ) async throws {
    let fields: HTTPFields = [.cacheControl: "max-age=60"]
    let transport = StubTransport(
      .success(HTTPResponse(status: .ok, fields: fields, body: Data("[\(token)]".utf8)))
    )

    let response = try await interceptor(Tokens("Bearer " + token)).intercept(request, next: transport)

    #expect(response.fields[.cacheControl] == cacheControl)
  }

  @Test func `a second refusal is the answer`() async throws {
    let transport = StubTransport(.status(401))

    let response = try await interceptor(Tokens("Bearer a", next: "Bearer b")).intercept(
      request,
      next: transport
    )

    #expect(response.status == .unauthorized)
    #expect(transport.requests.count == 2)
  }

  @Test func `a refusal without new credentials is the answer`() async throws {
    let transport = StubTransport(.status(401))

    let response = try await interceptor(Tokens("Bearer a", next: nil)).intercept(request, next: transport)

    #expect(response.status == .unauthorized)
    #expect(transport.requests.count == 1)
  }

  @Test(arguments: [HTTPMethod.get, .head, .post])
  func `nothing is sent without credentials once the session has ended`(method: HTTPMethod) async throws {
    let transport = StubTransport(.status(200))

    await #expect(throws: HTTPClientError.sessionEnded) {
      try await ended(at: .start).intercept(HTTPRequest(method: method, url: request.url), next: transport)
    }
    #expect(transport.requests.isEmpty)
  }

  @Test func `a request is not sent again where the session ends with its refusal`() async throws {
    let transport = StubTransport(.status(401), .status(200))

    await #expect(throws: HTTPClientError.sessionEnded) {
      try await ended(at: .renewal).intercept(request, next: transport)
    }
    #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer a"])
  }

  @Test func `many refusals at once renew the credentials once`() async throws {
    let tokens = Tokens("Bearer a", next: "Bearer b")
    let interceptor = interceptor(tokens)
    let transport = RefusingTransport(refused: "Bearer a")
    let request = request

    try await withThrowingTaskGroup(of: HTTPStatus.self) { group in
      for _ in 0..<20 { group.addTask { try await interceptor.intercept(request, next: transport).status } }
      for try await status in group { #expect(status == .ok) }
    }

    #expect(tokens.renewals == 1)
  }

  private func interceptor(_ tokens: Tokens) -> AuthorizationInterceptor {
    let origins = [Origin(request.url)].compactMap(\.self)
    return AuthorizationInterceptor(origins: Set(origins), credentials: tokens)
  }

  private func ended(at moment: EndedSession.Moment) -> AuthorizationInterceptor {
    let origins = [Origin(request.url)].compactMap(\.self)
    return AuthorizationInterceptor(origins: Set(origins), credentials: EndedSession(moment: moment))
  }

  /// A session whose end is known before a request, or found out by its renewal.
  private struct EndedSession: CredentialsProvider {
    enum Moment { case start, renewal }

    let moment: Moment

    func authorization() async throws(HTTPClientError) -> String? {
      if moment == .start { throw .sessionEnded }
      return "Bearer a"
    }

    func renewedAuthorization(after refused: String) async throws(HTTPClientError) -> String? {
      throw .sessionEnded
    }
  }

  private struct RefusingTransport: HTTPTransport {
    let refused: String

    func send(_ request: HTTPRequest) async throws(HTTPClientError) -> HTTPResponse {
      HTTPResponse(status: request.fields[.authorization] == refused ? .unauthorized : .ok)
    }
  }

  private final class Tokens: CredentialsProvider {
    private let state: Mutex<(current: String?, renewals: Int)>
    private let next: String?

    init(_ current: String?, next: String? = nil) {
      state = Mutex((current, 0))
      self.next = next
    }

    var renewals: Int { state.withLock(\.renewals) }

    func authorization() async throws(HTTPClientError) -> String? { state.withLock(\.current) }

    func renewedAuthorization(after refused: String) async throws(HTTPClientError) -> String? {
      await Task.yield()
      return state.withLock { state in
        state = (next, state.renewals + 1)
        return next
      }
    }
  }
}

import Foundation
import NetworkingKit
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) struct CredentialsRenewalTests {
  private let request = HTTPRequest(url: url("https://api.example.com/me"))

  @Test func `credentials that someone else has renewed meanwhile are taken without another renewal`()
    async throws
  {
    let account = Account([.success("Bearer a"), .success("Bearer b")])
    let transport = StubTransport(.status(401), .status(200))

    let response = try await interceptor(account).intercept(request, next: transport)

    #expect(response.status == .ok)
    #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer a", "Bearer b"])
    #expect(account.renewals == 0)
  }

  @Test func `credentials that come back from their renewal as they were are not sent again`() async throws {
    let account = Account([.success("Bearer a")], renewed: [.success("Bearer a")])
    let transport = StubTransport(.status(401))

    let response = try await interceptor(account).intercept(request, next: transport)

    #expect(response.status == .unauthorized)
    #expect(transport.requests.count == 1)
    #expect(account.renewals == 1)
  }

  @Test func `a renewal that failed is tried again with the next request`() async throws {
    let account = Account([.success("Bearer a")], renewed: [.failure(.renewalFailed), .success("Bearer b")])
    let interceptor = interceptor(account)
    let transport = StubTransport(.status(401), .status(401), .status(200))

    await #expect(throws: HTTPClientError.renewalFailed) {
      try await interceptor.intercept(request, next: transport)
    }
    let response = try await interceptor.intercept(request, next: transport)

    #expect(response.status == .ok)
    #expect(transport.requests.map { $0.fields[.authorization] } == ["Bearer a", "Bearer a", "Bearer b"])
    #expect(account.renewals == 2)
  }

  @Test(arguments: [HTTPClientError.renewalFailed, .credentialsUnavailable(reason: "locked")])
  func `without credentials that there should be nothing is sent`(error: HTTPClientError) async {
    let transport = StubTransport(.status(200))

    await #expect(throws: error) {
      try await interceptor(Account([.failure(error)])).intercept(request, next: transport)
    }
    #expect(transport.requests.isEmpty)
  }

  @Test func `credentials that cannot be renewed are refused once`() async throws {
    let transport = StubTransport(.status(401))

    let response = try await interceptor(Unrenewable()).intercept(request, next: transport)

    #expect(response.status == .unauthorized)
    #expect(transport.requests.count == 1)
  }

  @Test func `a response that repeats the renewed credentials may not be stored`() async throws {
    let account = Account([.success("Bearer first-secret")], renewed: [.success("Bearer second-secret")])
    let transport = StubTransport(.status(401), .status(200, ["X-Echo": "second-secret"]))

    let response = try await interceptor(account).intercept(request, next: transport)

    #expect(response.fields[.cacheControl] == "no-store")
  }

  @Test(arguments: [("1234567", nil), ("12345678", "no-store")] as [(String, String?)])
  func `a secret has eight characters at least`(secret: String, cacheControl: String?) async throws {
    let transport = StubTransport(.status(200, ["X-Echo": "<" + secret + ">"]))

    let response = try await interceptor(Account([.success("Bearer " + secret)]))
      .intercept(request, next: transport)

    #expect(response.fields[.cacheControl] == cacheControl)
  }

  private func interceptor(_ credentials: any CredentialsProvider) -> AuthorizationInterceptor {
    let origins = [Origin(request.url)].compactMap(\.self)
    return AuthorizationInterceptor(origins: Set(origins), credentials: credentials)
  }

  /// Has scripted credentials, one after the other and then the last again, and scripted renewals.
  private final class Account: CredentialsProvider {
    typealias Outcome = Result<String?, HTTPClientError>

    private let current: [Outcome]
    private let renewed: [Outcome]
    private let counts = Mutex<(asked: Int, renewals: Int)>((0, 0))

    init(_ current: [Outcome], renewed: [Outcome] = [.success(nil)]) {
      self.current = current
      self.renewed = renewed
    }

    var renewals: Int { counts.withLock(\.renewals) }

    func authorization() async throws(HTTPClientError) -> String? {
      let number = counts.withLock { counts in
        counts.asked += 1
        return counts.asked - 1
      }
      return try current[min(number, current.count - 1)].get()
    }

    func renewedAuthorization(after refused: String) async throws(HTTPClientError) -> String? {
      let number = counts.withLock { counts in
        counts.renewals += 1
        return counts.renewals - 1
      }
      return try renewed[min(number, renewed.count - 1)].get()
    }
  }

  private struct Unrenewable: CredentialsProvider {
    func authorization() async throws(HTTPClientError) -> String? { "Bearer a" }
  }
}

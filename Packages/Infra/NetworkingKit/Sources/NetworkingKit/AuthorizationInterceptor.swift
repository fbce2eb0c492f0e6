#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Who a request is made for: gives the credentials of an account, and new ones when they were refused.
///
/// Values are what goes into `Authorization`, such as `Bearer abc`; they are never logged.
public protocol CredentialsProvider: Sendable {
  /// Gives the current credentials.
  ///
  /// - Returns: The value of `Authorization`; `nil` when the account has none.
  /// - Throws: ``HTTPClientError`` when they are not available now.
  func authorization() async throws(HTTPClientError) -> String?

  /// Gives new credentials in place of those that the service refused with 401.
  ///
  /// - Parameter refused: The value that was sent.
  /// - Returns: The value of `Authorization` to try once more; `nil` when the user has to sign in.
  /// - Throws: ``HTTPClientError`` when they are not available now.
  func renewedAuthorization(after refused: String) async throws(HTTPClientError) -> String?
}

extension CredentialsProvider {
  /// Credentials that cannot be renewed.
  public func renewedAuthorization(after refused: String) async throws(HTTPClientError) -> String? { nil }
}

/// Adds the credentials of an account to requests for its service, and renews them once after a 401.
///
/// Requests for other origins pass without credentials, and so do those that carry an `Authorization` of their own.
/// However many requests are refused at the same time, the credentials are renewed once. Nothing is sent without the
/// credentials that there should be: such an answer would be a guest's, and nobody could tell it from the account's. A
/// response that repeats the credentials is passed on with `Cache-Control: no-store` (RFC 9111, 5.2.2.5), so that they
/// get into no cache.
public struct AuthorizationInterceptor: HTTPInterceptor {
  private let origins: Set<Origin>
  private let credentials: any CredentialsProvider
  private let renewals: Renewals

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - origins: Where the credentials belong.
  ///   - credentials: Gives them.
  public init(origins: Set<Origin>, credentials: any CredentialsProvider) {
    self.origins = origins
    self.credentials = credentials
    renewals = Renewals(credentials: credentials)
  }

  /// Sends the request with credentials, and once more with new ones when they were refused.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    guard let origin = Origin(request.url), origins.contains(origin), request.fields[.authorization] == nil,
      let authorization = try await credentials.authorization()
    else { return try await next.send(request) }
    let response = Self.sealed(
      try await next.send(Self.adding(authorization, to: request)),
      repeating: authorization
    )
    guard response.status == .unauthorized,
      let renewed = try await renewals.authorization(insteadOf: authorization), renewed != authorization
    else { return response }
    return Self.sealed(try await next.send(Self.adding(renewed, to: request)), repeating: renewed)
  }

  /// The response, which nobody may store if the secret of the credentials is anywhere in it.
  private static func sealed(_ response: HTTPResponse, repeating authorization: String) -> HTTPResponse {
    let secret = Array((authorization.split(separator: " ").last ?? "").utf8)
    guard secret.count >= shortestSecret else { return response }
    let isRepeated =
      response.fields.lines.contains { contains(Array($0.value.utf8), secret) }
      || contains(response.body, secret)
    guard isRepeated else { return response }
    var response = response
    response.fields[.cacheControl] = "no-store"
    return response
  }

  /// Shorter texts stand in responses without being a secret.
  private static let shortestSecret = 8

  private static func contains(_ bytes: some ContiguousBytes, _ secret: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      guard let first = secret.first, bytes.count >= secret.count else { return false }
      for start in 0...(bytes.count - secret.count) where bytes[start] == first {
        if bytes[start..<start + secret.count].elementsEqual(secret) { return true }
      }
      return false
    }
  }

  private static func adding(_ authorization: String, to request: HTTPRequest) -> HTTPRequest {
    var request = request
    request.fields[.authorization] = authorization
    return request
  }

  /// Renewals under way, one for each value that was refused.
  private actor Renewals {
    typealias Outcome = Result<String?, HTTPClientError>

    let credentials: any CredentialsProvider
    private var running: [String: Task<Outcome, Never>] = [:]

    init(credentials: any CredentialsProvider) {
      self.credentials = credentials
    }

    /// New credentials; those that someone else has renewed meanwhile are taken without asking.
    func authorization(insteadOf refused: String) async throws(HTTPClientError) -> String? {
      if let running = running[refused] { return try await running.value.get() }
      let renewal = Task { [credentials] () async -> Outcome in
        do throws(HTTPClientError) {
          if let current = try await credentials.authorization(), current != refused {
            return .success(current)
          }
          return .success(try await credentials.renewedAuthorization(after: refused))
        } catch {
          return .failure(error)
        }
      }
      running[refused] = renewal
      let outcome = await renewal.value
      running[refused] = nil
      return try outcome.get()
    }
  }
}

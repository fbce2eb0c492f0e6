public import Credentials
import DomainKernel
import LenientJSON
public import NetworkingKit
import OfflineHTTP
public import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Renews and revokes the tokens of the careers service.
///
/// A refresh token works once: the service gives a new pair and voids the old refresh token.
public struct CareersTokens: Sendable {
  private let loader: ResourceLoader
  private let endpoints: CareersEndpoints

  /// Makes it.
  ///
  /// - Parameters:
  ///   - loader: Sends requests to the service, for nobody's account.
  ///   - endpoints: The addresses of the service.
  public init(loader: ResourceLoader, endpoints: CareersEndpoints) {
    self.loader = loader.classifyingErrors(by: CareersErrors.ofAuthentication.withoutAccounts)
    self.endpoints = endpoints
  }

  /// Gets a new pair of tokens.
  ///
  /// - Parameters:
  ///   - credentials: The old pair.
  ///   - now: The present, for when the new ones expire.
  /// - Returns: The new pair; `nil` when the old one has no refresh token.
  /// - Throws: `HTTPClientError`; `sessionEnded` when the service refuses the refresh token, `renewalFailed` when it
  ///   fails, and `renewalUnanswered` when its answer does not come: a lost connection would be taken for that
  ///   of the request.
  public func renewed(
    _ credentials: AccountCredentials,
    at now: Date
  ) async throws(HTTPClientError) -> AccountCredentials? {
    guard let refresh = credentials.refreshToken else { return nil }
    do throws(ServiceError) {
      return try await loader.send(
        RenewedTokensDTO.self,
        .authentication(["refreshToken": refresh.text], to: endpoints.refresh)
      ) { (sent, _) throws(InvalidResponse) in
        guard var new = sent.tokens.credentials(at: now) else { throw .malformed(.nothingUsable) }
        new.owner = sent.owner
        return new
      }
    } catch {
      switch error {
      case .offline: throw .notConnected(reason: "the session could not be renewed")
      case .cancelled: throw .cancelled
      case .connectionLost: throw .renewalUnanswered(isTimeout: false)
      case .timedOut: throw .renewalUnanswered(isTimeout: true)
      case .rejected(code: "invalid_refresh_token", _): throw .sessionEnded
      case .rateLimited(let until?): throw .rateLimited(until: until)
      default: throw .renewalFailed
      }
    }
  }

  /// Revokes a refresh token at the service.
  ///
  /// - Parameter token: The refresh token.
  /// - Throws: `ServiceError` when the service did not do it.
  func revoke(_ token: Secret) async throws(ServiceError) {
    let request = HTTPRequest.authentication(["refreshToken": token.text], to: endpoints.logOut)
    try await loader.send(request, absence: .impossible)
  }
}

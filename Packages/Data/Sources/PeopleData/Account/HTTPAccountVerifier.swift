public import DomainKernel
import GitHubREST
import NetworkingKit
import OfflineHTTP
public import PeopleDomain
public import ResourceLoading

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Asks GitHub whose a token is, with `GET /user`; the response is never stored.
public struct HTTPAccountVerifier: AccountVerifier {
  private let loader: ResourceLoader
  private let endpoints: PeopleEndpoints

  /// Makes a verifier.
  ///
  /// - Parameters:
  ///   - loader: Sends requests to the API, with the credentials of the current account.
  ///   - endpoints: The addresses of the API.
  public init(loader: ResourceLoader, endpoints: PeopleEndpoints) {
    self.loader = loader.classifyingErrors(by: .gitHubREST)
    self.endpoints = endpoints
  }

  /// Asks GitHub which account a token belongs to.
  public func account(of token: AccessToken?) async throws(ServiceError) -> VerifiedAccount {
    var request = HTTPRequest.gitHubREST(endpoints.root.appending(path: "user"))
    if let token { request.fields[.authorization] = "Bearer " + token.text }
    return try await loader.send(OwnAccountDTO.self, request, absence: .impossible) {
      (account, head) throws(InvalidResponse) in
      guard let id = User.ID(rawValue: account.id), !account.login.isEmpty else {
        throw .malformed(.nothingUsable)
      }
      return VerifiedAccount(
        AccountIdentity(id: id, login: account.login),
        scopes: Self.scopes(head.fields["X-OAuth-Scopes"])
      )
    }
  }

  /// Reads `X-OAuth-Scopes`: names between commas; absent or empty where GitHub does not report them.
  private static func scopes(_ field: String?) -> TokenScopes {
    let names = (field ?? "").split { $0 == "," || $0 == " " }.map(String.init)
    return names.isEmpty ? .notReported : .reported(names)
  }
}

/// The account in a response to `GET /user`.
private struct OwnAccountDTO: Decodable {
  let id: Int
  let login: String
}

public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The sign-in of GitHub by the device flow (RFC 8628): `POST /login/device/code` and `/login/oauth/access_token`.
///
/// Requests are forms or JSON, by their `Content-Type`; answers are JSON when `Accept` names it, otherwise forms.
/// Errors of the flow have status 200, as with GitHub. The client id decides the outcome, see ``Client``: the page for
/// the code asks for nothing, and says so. A device code is valid for 900 s and wants to be asked for every 5 s; asking
/// earlier gets `slow_down` and 5 s more. The token belongs to the account ``accountLogin``, and ``GitHubService``
/// accepts it also in a later process. A refresh withdraws the old pair of tokens within this process.
public struct GitHubLoginService: SandboxService {
  /// The client ids with an outcome of their own.
  ///
  /// Any other id that begins with `Ov23` is an OAuth app, one with `Iv` a GitHub App; both are approved at the third
  /// poll. A GitHub App gets a token that expires and one to refresh it. Every other id is unknown (404).
  public enum Client: String, CaseIterable, Hashable, Sendable {
    /// An OAuth app that is approved at the third poll.
    case oauthApp = "Ov23liSandboxOAuthApp"
    /// A GitHub App that is approved at the third poll.
    case githubApp = "Iv23liSandboxGitHubApp"
    /// The user refuses: `access_denied` at the second poll.
    case denied = "Ov23liSandboxDenied"
    /// The user does nothing, and the code is valid for 20 s only: `expired_token`.
    case expired = "Ov23liSandboxExpired"
    /// The first poll gets `slow_down` however late it comes, as with a clock that runs fast; then approved.
    case slowedDown = "Ov23liSandboxSlowDown"
    /// The app does not allow the device flow: `device_flow_disabled` instead of a code.
    case disabled = "Ov23liSandboxDisabled"
    /// The app may not use this grant: `unauthorized_client` instead of a code.
    case unauthorized = "Ov23liSandboxUnauthorized"
    /// The id is wrong for the token: `incorrect_client_credentials` at the first poll.
    case incorrect = "Ov23liSandboxIncorrect"
  }

  /// The login of the account that every token of the device flow belongs to.
  public static let accountLogin = "robin-marsh"

  private let flow: DeviceFlow
  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - revoked: Takes the tokens that a refresh withdraws; the same as that of ``GitHubService``.
  ///   - now: Returns the current date, for intervals, expiry and the `Date` field.
  public init(
    revoked: RevokedGitHubTokens = RevokedGitHubTokens(),
    now: @escaping @Sendable () -> Date
  ) {
    flow = DeviceFlow(revoked: revoked)
    self.now = now
  }

  /// The host of the public service's sign-in.
  public var hosts: Set<String> { [GitHubAddress.pageHost] }

  /// Answers `POST` to the two addresses, and `GET` for the page of the code and for those of accounts, which say that
  /// they are not needed here; everything else gets 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: A code, a token, or an error with status 200; a web page; 404 for an unknown client.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    let moment = now()
    let parameters = LoginParameters(request)
    let answer: LoginAnswer? =
      switch (request.method, request.url.path(percentEncoded: true)) {
      case (.post, "/login/device/code"): flow.begin(parameters, now: moment)
      case (.post, "/login/oauth/access_token"): flow.token(for: parameters, now: moment)
      default: nil
      }
    guard let answer else {
      if let page = SandboxPage(request) { return page.body.response(.ok, to: request, now: moment) }
      return ErrorPage.body(.notFound).response(.notFound, to: request, now: moment)
    }
    let acceptsJSON = request.fields[.accept]?.lowercased().contains("json") ?? false
    var response = answer.body(asJSON: acceptsJSON).response(answer.status, to: request, now: moment)
    response.fields[.cacheControl] = "max-age=0, private, must-revalidate"
    return response
  }

  /// Writes an error as a web page.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed; nothing of it is repeated.
  /// - Returns: A page in HTML.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    ErrorPage.body(status)
  }
}

public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The sign-in of GitHub by the device flow (RFC 8628): `POST /login/device/code` and `/login/oauth/access_token`.
///
/// Requests are forms or JSON, by their `Content-Type`; answers are JSON when `Accept` names it, otherwise forms.
/// Errors of the flow have status 200, as with GitHub. Nobody has to open the page for the code: the client id
/// decides, see ``Client``. A device code is valid for 900 s and wants to be asked for every 5 s; asking earlier gets
/// `slow_down` and 5 s more. The token belongs to the account ``accountLogin``, and ``GitHubService`` accepts it also
/// in a later process. A refresh withdraws the old pair of tokens within this process.
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

  /// Answers `POST` to the two addresses; everything else gets 404, for there are no pages.
  ///
  /// - Parameter request: The request.
  /// - Returns: A code, a token, or an error with status 200; 404 for an unknown client.
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
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ErrorBody {
    ErrorPage.body(status)
  }
}

/// The parameters of a request to the sign-in.
struct LoginParameters {
  private let values: [String: String]

  /// Reads the body of a request; one that cannot be read has no parameters.
  init(_ request: HTTPRequest) {
    let body = request.body ?? Data()
    if request.fields[.contentType]?.lowercased().contains("json") == true {
      values = (try? JSONDecoder().decode([String: String].self, from: body)) ?? [:]
    } else {
      values = QueryItems(form: String(decoding: body, as: UTF8.self)).texts
    }
  }

  /// The value of a parameter; `nil` when it is absent.
  subscript(_ name: String) -> String? { values[name] }
}

/// An answer of the sign-in: members in order, in one of two notations.
struct LoginAnswer: Sendable {
  /// The status.
  var status = HTTPStatus.ok
  /// Names and values; only texts and numbers.
  let members: [JSONMember]

  /// An answer of the members.
  init(_ members: KeyValuePairs<String, JSONValue>) {
    self.members = members.map { JSONMember(name: $0.key, value: $0.value) }
  }

  /// An error of the flow.
  ///
  /// - Parameters:
  ///   - error: The code (RFC 6749, 5.2; RFC 8628, 3.5).
  ///   - description: The cause, in a sentence.
  ///   - interval: The new interval in seconds, for `slow_down`.
  init(error: String, _ description: String, interval: Int? = nil) {
    var members = [
      JSONMember(name: "error", value: .string(error)),
      JSONMember(name: "error_description", value: .string(description)),
      JSONMember(name: "error_uri", value: .string(Self.documentation)),
    ]
    if let interval { members.append(JSONMember(name: "interval", value: .integer(interval))) }
    self.members = members
  }

  /// No app has the client id.
  static let unknownClient: LoginAnswer = {
    var answer = LoginAnswer(["error": "Not Found"])
    answer.status = .notFound
    return answer
  }()

  /// The body, as JSON or as a form.
  func body(asJSON: Bool) -> ErrorBody {
    if asJSON {
      return ErrorBody(mediaType: "application/json; charset=utf-8", data: JSONWriter.data(.object(members)))
    }
    let items = members.map { "\($0.name)=\(Self.escaped($0.value))" }
    let form = items.joined(separator: "&")
    return ErrorBody(mediaType: "application/x-www-form-urlencoded; charset=utf-8", data: Data(form.utf8))
  }

  private static func escaped(_ value: JSONValue) -> String {
    switch value {
    case .string(let text): FormText.escaped(text)
    case .integer(let number): String(number)
    case .null, .bool, .array, .object: ""
    }
  }

  private static let documentation =
    "https://docs.github.com/apps/oauth-apps/building-oauth-apps/authorizing-oauth-apps#error-codes-for-the-device-flow"
}

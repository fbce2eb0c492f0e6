public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// GitHub's accounts: a list of 5,000 users, organisations and bots, and their profiles, all invented.
///
/// It answers at the addresses of the public service, so that a client shares every URL between the two: `GET /users`,
/// `/users/{login}`, `/user/{id}`, `/user` and `/rate_limit`, and for queries of contributions `POST /graphql`, which
/// needs a token. The content follows from the code alone: two instances
/// give equal bytes. Copies stay fresh for 60 s; validators differ from token to token.
///
/// Requests have to name a client in `User-Agent`. A token goes into `Authorization`, behind `Bearer` or `token`; see
/// ``GitHubToken`` for those that are valid. Callers have the limits of ``GitHubLimits``, counted for the life of the
/// instance: a spent hour gets 403 with `x-ratelimit-remaining: 0`, a spent minute gets, in turn, 429 with
/// `Retry-After` in seconds, 403 with a date there, and 403 that only says so in its message.
public struct GitHubService: SandboxService {
  /// The number of the content; it must rise whenever any answer is written differently, because validators are
  /// made from it and not from the answers.
  static let contentVersion = 1
  /// The address of the caller, as the message about a spent quota gives it; of a block for documentation (RFC 5737).
  static let callerAddress = "198.51.100.23"

  private let quota: RequestQuota
  private let revoked: RevokedGitHubTokens
  private let now: @Sendable () -> Date

  /// Creates the service.
  ///
  /// - Parameters:
  ///   - limits: How many requests a caller may make.
  ///   - revoked: The tokens that a sign-in of this process withdrew; the same as that of ``GitHubLoginService``.
  ///   - now: Returns the current date, for quotas, expiry and the `Date` field.
  public init(
    limits: GitHubLimits = .documented,
    revoked: RevokedGitHubTokens = RevokedGitHubTokens(),
    now: @escaping @Sendable () -> Date
  ) {
    quota = RequestQuota(limits: limits)
    self.revoked = revoked
    self.now = now
  }

  /// The host of the public service's API.
  public var hosts: Set<String> { [GitHubAddress.host] }

  /// Answers `GET`, `HEAD` and queries of GraphQL; any other method, and any other path than a route's, gets 404.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer, 304 without a body when the client's copy is still good, 301 for an account that was
  ///   renamed, or an error. Every answer states the quota of the caller.
  public func response(to request: HTTPRequest) async -> HTTPResponse {
    let moment = now()
    let credential = GitHubCredential(request.fields[.authorization], revoked: revoked, now: moment)
    let answer = GitHubAnswer(request: request, credential: credential, now: moment)
    var response = response(answer)
    if response.status == .notModified, credential.caller != .anonymous {
      quota.refund(credential.caller)
    }
    let state = quota.state(of: credential.caller, now: moment)
    answer.addFields(of: state, to: &response)
    return response
  }

  /// Writes an error as GitHub does: a message in JSON, or a web page when the server fails.
  ///
  /// - Parameters:
  ///   - status: The status of the answer.
  ///   - request: The request that failed.
  /// - Returns: A JSON object, or a page in HTML from status 500.
  public func errorBody(_ status: HTTPStatus, for request: HTTPRequest) -> ServiceBody {
    switch status {
    case .notFound: GitHubMessage.notFound.body(status)
    case .unauthorized: GitHubMessage.badCredentials.body(status)
    case .forbidden, .tooManyRequests: GitHubMessage.secondaryLimit.body(status)
    case _ where status.isServerError: ErrorPage.body(status)
    default: GitHubMessage(message: "The request cannot be processed.").body(status)
    }
  }

  private func response(_ answer: GitHubAnswer) -> HTTPResponse {
    guard answer.namesClient else { return answer.administrativeRefusal }
    switch admission(of: answer) {
    case .admitted: return answer.response(quota: quota.state(of: answer.credential.caller, now: answer.now))
    case .primaryLimit: return answer.primaryRefusal
    case .secondaryLimit(let refusal): return answer.refusal(refusal)
    }
  }

  /// Asking for the quota costs nothing, and works without any left.
  private func admission(of answer: GitHubAnswer) -> RequestQuota.Admission {
    if answer.route == .quota, answer.credential != .invalid { return .admitted }
    let points = answer.request.method.isSafe || answer.route == .graphQL ? 1 : 5
    return quota.admit(answer.credential.caller, points: points, now: answer.now)
  }
}

/// The credentials of a request.
enum GitHubCredential: Hashable {
  case none
  case token(GitHubToken, GitHubAccount)
  /// Credentials of another scheme, or a token that is not valid.
  case invalid

  /// Reads the value of `Authorization`.
  init(_ field: String?, revoked: RevokedGitHubTokens, now: Date) {
    guard let field else {
      self = .none
      return
    }
    let parts = field.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, ["bearer", "token"].contains(parts[0].lowercased()),
      let token = GitHubToken(String(parts[1])), token.kind != .refresh,
      !token.isExpired(now: now), !revoked.contains(token),
      let account = AccountCatalogue.all.account(id: token.accountID)
    else {
      self = .invalid
      return
    }
    self = .token(token, account)
  }

  /// Whose quota the request counts against.
  var caller: GitHubCaller {
    if case .token(_, let account) = self { .account(id: account.id) } else { .anonymous }
  }
}

/// The state of a quota, as `/rate_limit` gives it.
struct QuotaDocument {
  /// The state.
  let state: RequestQuota.State

  /// The document as it goes over the wire.
  var json: JSONValue {
    let core: JSONValue = .object([
      "limit": .integer(state.limit),
      "used": .integer(state.used),
      "remaining": .integer(state.remaining),
      "reset": .integer(state.reset),
    ])
    return .object(["resources": .object(["core": core]), "rate": core])
  }
}

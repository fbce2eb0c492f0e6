import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers one request to the GitHub service.
struct GitHubAnswer {
  /// The request.
  let request: HTTPRequest
  /// Its credentials.
  let credential: GitHubCredential
  /// When the answer is given.
  let now: Date
  /// The route of the request; `nil` where there is none.
  let route: GitHubRoute?

  /// Reads a request.
  init(request: HTTPRequest, credential: GitHubCredential, now: Date) {
    self.request = request
    self.credential = credential
    self.now = now
    route = GitHubRoute(request)
  }

  /// Whether the request names its client.
  var namesClient: Bool { request.fields[.userAgent]?.isEmpty == false }

  /// The answer to a request that is within the limits.
  ///
  /// - Parameter quota: The caller's quota for the current hour.
  /// - Returns: The answer, without the fields that every answer has.
  func response(quota: RequestQuota.State) -> HTTPResponse {
    guard credential != .invalid else { return error(.badCredentials, .unauthorized) }
    switch route {
    case .accounts(let page): return accounts(page)
    case .account(let login): return account(named: login)
    case .accountByID(let id):
      let account = AccountCatalogue.all.account(id: id)
      return account.map { profile($0) } ?? error(.notFound, .notFound)
    case .ownAccount: return ownAccount()
    case .quota: return self.quota(quota)
    case .graphQL: return graphQL()
    case nil: return error(.notFound, .notFound)
    }
  }

  /// The refusal of a request that names no client; it has nothing to do with limits.
  var administrativeRefusal: HTTPResponse {
    let text = """
      Request forbidden by administrative rules. Every request has to have a User-Agent header \
      (https://docs.github.com/rest/using-the-rest-api/getting-started-with-the-rest-api#user-agent).

      """
    return ServiceBody(mediaType: "text/html; charset=utf-8", data: Data(text.utf8))
      .response(.forbidden, to: request, now: now)
  }

  /// The refusal of a caller whose hour is spent.
  var primaryRefusal: HTTPResponse {
    let caller =
      if case .token(_, let account) = credential { "user ID \(account.id)" } else {
        GitHubService.callerAddress
      }
    return error(.primaryLimit(of: caller), .forbidden)
  }

  /// The refusal of a caller whose minute is spent.
  func refusal(_ refusal: SecondaryRefusal) -> HTTPResponse {
    let isInSeconds = if case .seconds = refusal { true } else { false }
    var response = error(.secondaryLimit, isInSeconds ? .tooManyRequests : .forbidden)
    switch refusal {
    case .seconds(let seconds): response.fields[.retryAfter] = String(seconds)
    case .date(let end):
      response.fields[.retryAfter] = HTTPDate.format(Date(timeIntervalSince1970: TimeInterval(end)))
    case .text: break
    }
    return response
  }

  /// Adds the fields that every answer has.
  func addFields(of quota: RequestQuota.State, to response: inout HTTPResponse) {
    var fields = response.fields
    if case .token(let token, _) = credential, token.kind.reportsScopes {
      fields["X-OAuth-Scopes"] = token.scopes.map(\.rawValue).sorted().joined(separator: ", ")
      fields["X-Accepted-OAuth-Scopes"] = ""
    }
    fields["X-GitHub-Media-Type"] = "github.v3; format=json"
    let isAnonymous = credential.caller == .anonymous
    fields[values: .vary] = [
      isAnonymous ? "Accept" : "Accept, Authorization, Cookie, X-GitHub-OTP",
      "Accept-Encoding, Accept, X-Requested-With",
    ]
    fields["x-ratelimit-limit"] = String(quota.limit)
    fields["x-ratelimit-remaining"] = String(quota.remaining)
    fields["x-ratelimit-reset"] = String(quota.reset)
    fields["x-ratelimit-used"] = String(quota.used)
    fields["x-ratelimit-resource"] = "core"
    response.fields = fields
  }

  private func quota(_ state: RequestQuota.State) -> HTTPResponse {
    let document = QuotaDocument(state: state).json
    return ServiceBody(mediaType: "application/json; charset=utf-8", data: JSONWriter.data(document))
      .response(.ok, to: request, now: now)
  }

  private func graphQL() -> HTTPResponse {
    guard case .token(_, let viewer) = credential else {
      return error(.requiresAuthentication, .unauthorized)
    }
    guard let json = GraphQLAnswer(viewer: viewer, now: now).json(request.body ?? Data()) else {
      return error(GitHubMessage(message: "Problems parsing JSON"), .badRequest)
    }
    return ServiceBody(mediaType: "application/json; charset=utf-8", data: JSONWriter.data(json))
      .response(.ok, to: request, now: now)
  }

  private func accounts(_ page: AccountPage) -> HTTPResponse {
    let places = page.places
    var response = representation(of: "users/\(page.since)/\(page.size)", isWeak: true) {
      .array(places.map { AccountDocument(account: AccountCatalogue.all.account(at: $0)).json })
    }
    response.fields["Link"] = page.link(places)
    return response
  }

  private func account(named login: String) -> HTTPResponse {
    guard let account = AccountCatalogue.all.account(named: login) else { return error(.notFound, .notFound) }
    guard account.login.lowercased() != login.lowercased() else { return profile(account) }
    let address = GitHubAddress.account(id: account.id)
    var response = error(.moved(to: address), HTTPStatus(rawValue: 301))
    response.fields[.location] = address
    response.fields[.cacheControl] = cacheControl
    return response
  }

  private func ownAccount() -> HTTPResponse {
    guard case .token(let token, let account) = credential else {
      return error(.requiresAuthentication, .unauthorized)
    }
    return profile(account, isPrivate: token.scopes.contains(.ownProfile))
  }

  private func profile(_ account: GitHubAccount, isPrivate: Bool = false) -> HTTPResponse {
    let updated = Date(timeIntervalSince1970: TimeInterval(AccountTimes(place: account.place).updated))
    let resource = "user/\(account.id)/\(isPrivate)"
    return representation(of: resource, isWeak: false, lastModified: updated) {
      let profile = AccountCatalogue.all.profile(of: account)
      return ProfileDocument(account: account, profile: profile, isPrivate: isPrivate).json
    }
  }

  private func representation(
    of resource: String,
    isWeak: Bool,
    lastModified: Date? = nil,
    document: @escaping () -> JSONValue
  ) -> HTTPResponse {
    let reader = if case .token(let token, _) = credential { token.text } else { "" }
    return Representation(
      etag: EntityTag(
        version: GitHubService.contentVersion,
        resource: "\(reader) \(resource)",
        isWeak: isWeak
      ),
      lastModified: lastModified,
      cacheControl: cacheControl,
      body: { JSONWriter.data(document()) }
    )
    .response(to: request, now: now)
  }

  private var cacheControl: String {
    (credential.caller == .anonymous ? "public" : "private") + ", max-age=60, s-maxage=60"
  }

  private func error(_ message: GitHubMessage, _ status: HTTPStatus) -> HTTPResponse {
    message.body(status).response(status, to: request, now: now)
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Follows redirects, within rules that protect the user and their credentials.
///
/// Every hop has to lead to an `http` or `https` address without user or password, never from `https` to
/// `http`, and past the allow rule. Credentials stay within their origin: when scheme, host or port change,
/// `Authorization`, `Cookie`, `Proxy-Authorization` and `X-API-Key` are dropped for the rest of the way.
///
/// A response that comes at the end of a redirect says in `Content-Location` whose representation it is (RFC 9110, 8.7):
/// the address that was asked last, regardless of the value that the server wrote there. A cache keeps that with the
/// response. It has no `ETag` and no `Last-Modified`: the first address may have a representation of its own with the
/// same ones, and would confirm that instead (RFC 9110, 8.8). The cache stores the response for the first address, so a
/// temporary redirect, or one with `no-store` or `no-cache`, also takes its lifetime away (`max-age=0` in front of what
/// the server says): where the way leads has to be asked the next time (RFC 9111, 3 and 4.2.2). Conditions of a cache
/// are about what it has stored of the first address, and are not sent to another one (RFC 9110, 15.4).
///
/// A change that becomes a `GET` may have been made: what follows asks for its result alone, so that only a success is
/// passed on, and any other end says that the change is unanswered. A change that is repeated was not made before: its
/// redirect says that the target is at another address (RFC 9110, 15.4).
public struct RedirectInterceptor: HTTPInterceptor {
  private let maximumHops: Int
  private let isAllowed: @Sendable (URL) -> Bool
  private let report: @Sendable (HTTPEvent) -> Void

  /// Makes an interceptor.
  ///
  /// - Parameters:
  ///   - maximumHops: How many redirects one request may go through.
  ///   - report: Is told before every hop, and of the one that is refused.
  ///   - isAllowed: Decides about each address before it is asked, for example by a ``HostAllowList``.
  public init(
    maximumHops: Int = 10,
    report: @escaping @Sendable (HTTPEvent) -> Void = { _ in },
    isAllowed: @escaping @Sendable (URL) -> Bool
  ) {
    self.maximumHops = maximumHops
    self.report = report
    self.isAllowed = isAllowed
  }

  /// Sends the request, and then what the redirects ask for, until there is another response.
  public func intercept(
    _ request: HTTPRequest,
    next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    var chain = RedirectChain(first: request.url)
    var request = request
    for _ in 0..<maximumHops {
      let response = try await send(request, in: chain, next)
      guard let redirect = Redirect(response.status) else {
        return chain.end(response, at: request.url)
      }
      chain.add(response)
      if !request.isSafe, redirect.becomesGet(request.method) { chain.mayHaveChanged = true }
      do throws(HTTPClientError) {
        request = try redirected(request, by: redirect, location: response.fields[.location])
      } catch {
        throw refused(request, error, in: chain)
      }
      report(.redirecting(response.status, to: HTTPRequestSummary(request)))
    }
    let response = try await send(request, in: chain, next)
    guard Redirect(response.status) == nil else {
      throw refused(request, .redirectRefused(reason: .tooMany(maximumHops)), in: chain)
    }
    return chain.end(response, at: request.url)
  }

  /// Sends a request of a chain; behind a change nothing may pass for the answer to that but a success.
  private func send(
    _ request: HTTPRequest,
    in chain: RedirectChain,
    _ next: any HTTPTransport
  ) async throws(HTTPClientError) -> HTTPResponse {
    guard chain.mayHaveChanged else { return try await next.send(request) }
    let response: HTTPResponse
    do throws(HTTPClientError) { response = try await next.send(request) } catch {
      // That nothing was sent is true of this request and not of the change.
      throw error.saysNothingWasSent ? .redirectRefused(reason: .unanswered) : error
    }
    guard response.status.isSuccess || Redirect(response.status) != nil else {
      throw .redirectRefused(reason: .unanswered)
    }
    return response
  }

  /// Tells of a redirect that is not followed; deciding that takes no time.
  private func refused(
    _ request: HTTPRequest,
    _ error: HTTPClientError,
    in chain: RedirectChain
  ) -> HTTPClientError {
    report(.failed(HTTPRequestSummary(request), error, duration: .zero))
    return chain.mayHaveChanged ? .redirectRefused(reason: .unanswered) : error
  }

  private func redirected(
    _ request: HTTPRequest,
    by redirect: Redirect,
    location: String?
  ) throws(HTTPClientError) -> HTTPRequest {
    guard let location, let target = Self.resolve(location, against: request.url),
      let origin = Origin(target), target.user() == nil, target.password() == nil
    else {
      throw .redirectRefused(reason: .address)
    }
    let previous = Origin(request.url)
    guard origin.scheme == "https" || previous?.scheme == "http" else {
      throw .insecure(reason: .downgrade(host: origin.host))
    }
    guard isAllowed(target) else {
      throw .redirectRefused(reason: .forbidden(origin: origin.description))
    }
    return redirect.follow(request, to: target, keepingCredentials: origin == previous)
  }

  /// A relative address counts from the one that was asked; its fragment is inherited (RFC 9110, 10.2.2).
  private static func resolve(_ location: String, against base: URL) -> URL? {
    guard let resolved = URL(string: location, relativeTo: base)?.absoluteURL else { return nil }
    guard resolved.fragment() == nil, let fragment = base.fragment(percentEncoded: true) else {
      return resolved
    }
    return URL(string: resolved.absoluteString + "#" + fragment) ?? resolved
  }
}

/// The redirects between the first address and a response.
private struct RedirectChain {
  let first: URL
  /// Whether a change was sent whose redirect asks for nothing but its result.
  var mayHaveChanged = false
  private var hasToBeAskedAgain = false

  init(first: URL) {
    self.first = first
  }

  mutating func add(_ redirect: HTTPResponse) {
    let isPermanent = [301, 308].contains(redirect.status.rawValue)
    let control = redirect.fields[.cacheControl]?.lowercased() ?? ""
    if !isPermanent || control.contains("no-store") || control.contains("no-cache") {
      hasToBeAskedAgain = true
    }
  }

  /// Tells a cache what they mean for the response at its end.
  func end(_ response: HTTPResponse, at url: URL) -> HTTPResponse {
    var response = response
    if url != first {
      response.fields[.contentLocation] = url.absoluteString
      response.fields.removeAll([.etag, .lastModified])
    }
    if hasToBeAskedAgain {
      // The first one counts.
      response.fields = HTTPFields([HTTPField(name: .cacheControl, value: "max-age=0")] + response.fields)
    }
    return response
  }
}

/// The effect of a redirect on the request (RFC 9110, 15.4).
enum Redirect: Sendable {
  /// 307, 308: the same request again.
  case repeatsRequest
  /// 301, 302: `POST` becomes `GET`, as clients have always done; other methods stay.
  case turnsPostIntoGet
  /// 303: the response is at another address.
  case fetchesAnswer

  init?(_ status: HTTPStatus) {
    switch status.rawValue {
    case 301, 302: self = .turnsPostIntoGet
    case 303: self = .fetchesAnswer
    case 307, 308: self = .repeatsRequest
    default: return nil
    }
  }

  func follow(_ request: HTTPRequest, to url: URL, keepingCredentials: Bool) -> HTTPRequest {
    var request = request
    request.url = url
    request.fields.removeAll([.ifNoneMatch, .ifModifiedSince])
    if !keepingCredentials { request.fields.removeAll(Self.credentials) }
    if becomesGet(request.method) {
      request.method = .get
      request.body = nil
      request.fields.removeAll(Self.contentFields)
    }
    return request
  }

  func becomesGet(_ method: HTTPMethod) -> Bool {
    switch self {
    case .repeatsRequest: false
    case .turnsPostIntoGet: method == .post
    case .fetchesAnswer: method != .get && method != .head
    }
  }

  private static let credentials: [HTTPField.Name] = [
    .authorization, .cookie, "Proxy-Authorization", "X-API-Key",
  ]

  private static let contentFields: [HTTPField.Name] = [
    .contentEncoding, "Content-Language", .contentLength, .contentLocation, .contentType, "Digest",
    "Last-Modified", "Transfer-Encoding",
  ]
}

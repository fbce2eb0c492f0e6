#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a redirect does to the request (RFC 9110, 15.4).
enum Redirect: Sendable {
  /// 307, 308: the same request again.
  case repeatsRequest
  /// 301, 302: `POST` becomes `GET`, as clients have always done; other methods stay.
  case turnsPostIntoGet
  /// 303: the answer is to be fetched elsewhere.
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
    if !keepingCredentials { request.fields.removeAll(Self.credentials) }
    if becomesGet(request.method) {
      request.method = .get
      request.body = nil
      request.fields.removeAll(Self.contentFields)
    }
    return request
  }

  private func becomesGet(_ method: HTTPMethod) -> Bool {
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

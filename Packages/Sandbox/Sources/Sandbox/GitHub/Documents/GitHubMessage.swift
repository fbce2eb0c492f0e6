import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The document of an error or a redirect.
struct GitHubMessage {
  /// The cause, in a sentence.
  let message: String
  /// The page of the documentation that explains it.
  var documentation = "https://docs.github.com/rest"
  /// Members that only this message has.
  var members: [JSONMember] = []

  /// The document as it goes over the wire.
  func json(_ status: HTTPStatus) -> JSONValue {
    .object(
      [JSONMember(name: "message", value: .string(message))] + members + [
        JSONMember(name: "documentation_url", value: .string(documentation)),
        JSONMember(name: "status", value: .string(String(status.rawValue))),
      ]
    )
  }

  /// The body of the answer.
  func body(_ status: HTTPStatus) -> ServiceBody {
    ServiceBody(mediaType: "application/json; charset=utf-8", data: JSONWriter.data(json(status)))
  }

  /// There is nothing at the address, or not for this method.
  static let notFound = GitHubMessage(message: "Not Found")
  /// The token is malformed, was withdrawn or has expired.
  static let badCredentials = GitHubMessage(message: "Bad credentials")
  /// The address answers only to a token.
  static let requiresAuthentication = GitHubMessage(
    message: "Requires authentication",
    documentation: "https://docs.github.com/rest/users/users#get-the-authenticated-user"
  )
  /// Too many requests in a short time.
  static let secondaryLimit = GitHubMessage(
    message: "You have exceeded a secondary rate limit. Wait for a while before you send more requests.",
    documentation: "\(limitsPage)#about-secondary-rate-limits"
  )

  /// The quota of the hour is spent.
  ///
  /// - Parameter caller: The address or the account that the quota belongs to.
  /// - Returns: The message, which names the caller.
  static func primaryLimit(of caller: String) -> GitHubMessage {
    GitHubMessage(
      message: "API rate limit exceeded for \(caller). Requests with a token have a quota of their own.",
      documentation: "\(limitsPage)#primary-rate-limit-for-unauthenticated-users"
    )
  }

  /// The account is at another address, because it was renamed.
  static func moved(to address: String) -> GitHubMessage {
    GitHubMessage(
      message: "Moved Permanently",
      documentation: "https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api",
      members: [JSONMember(name: "url", value: .string(address))]
    )
  }

  private static let limitsPage =
    "https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api"
}

/// A web page about an error, as servers in front of a service send it.
enum ErrorPage {
  /// The page of a status.
  static func body(_ status: HTTPStatus) -> ServiceBody {
    let page = """
      <!DOCTYPE html>
      <html>
      <head><meta charset="utf-8"><title>Error \(status.rawValue)</title></head>
      <body><h1>Error \(status.rawValue)</h1><p>This page is not available. Please try again later.</p></body>
      </html>

      """
    return ServiceBody(mediaType: "text/html; charset=utf-8", data: Data(page.utf8))
  }
}

import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A question to the GitHub service.
enum GitHubRoute: Hashable {
  case accounts(AccountPage)
  case account(login: String)
  case accountByID(Int)
  /// The account that the token belongs to.
  case ownAccount
  /// The state of the caller's quota.
  case quota
  /// A query of GraphQL, by `POST`.
  case graphQL

  /// Reads a request; `nil` where there is no such route.
  init?(_ request: HTTPRequest) {
    if request.method == .get || request.method == .head {
      self.init(request.url)
    } else if request.method == .post, request.url.path(percentEncoded: true) == "/graphql" {
      self = .graphQL
    } else {
      return nil
    }
  }

  private init?(_ url: URL) {
    let path = url.path(percentEncoded: true)
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    switch (parts.first, parts.dropFirst().first, parts.count) {
    case ("users", nil, 1):
      self = .accounts(AccountPage(QueryItems(of: url)))
    case ("users", let login?, 2):
      guard let login = FormText(login)?.text, !login.isEmpty else { return nil }
      self = .account(login: login)
    case ("user", nil, 1):
      self = .ownAccount
    case ("user", let id?, 2):
      guard let id = Int(id), id > 0 else { return nil }
      self = .accountByID(id)
    case ("rate_limit", nil, 1):
      self = .quota
    default:
      return nil
    }
  }
}

/// A part of the list of all accounts.
struct AccountPage: Hashable {
  /// Only accounts with higher ids are in it.
  let since: Int
  /// At most this many accounts are in it.
  let size: Int

  /// Reads a query; what is no number in range counts as not given, and a larger page as one of 100.
  init(_ query: QueryItems) {
    since = max(0, query.number("since") ?? 0)
    let asked = query.number("per_page") ?? Self.standardSize
    size = asked < 1 ? Self.standardSize : min(asked, Self.largestSize)
    namesSize = query.contains("per_page")
  }

  /// The places of its accounts.
  var places: Range<Int> {
    let start = AccountCatalogue.all.place(after: since)
    return start..<min(start + size, AccountCatalogue.count)
  }

  /// The value of `Link`: the page that follows, unless the list ends here, and a template for the first one.
  func link(_ places: Range<Int>) -> String {
    let first = "<\(GitHubAddress.root)/users{?since}>; rel=\"first\""
    guard places.upperBound < AccountCatalogue.count else { return first }
    let last = AccountCatalogue.id(at: places.upperBound - 1)
    let size = namesSize ? "&per_page=\(size)" : ""
    return "<\(GitHubAddress.root)/users?since=\(last)\(size)>; rel=\"next\", " + first
  }

  /// Whether the query has a size, which the next page takes over.
  private let namesSize: Bool

  private static let standardSize = 30
  private static let largestSize = 100
}

/// The addresses of the GitHub service; the same as the public service's.
enum GitHubAddress {
  /// The host of the API.
  static let host = "api.github.com"
  /// The host of pages and of the sign-in.
  static let pageHost = "github.com"
  /// The address that every route begins with.
  static let root = "https://\(host)"

  /// The address of an account; the brackets of a bot are escaped.
  static func account(_ login: String) -> String {
    "\(root)/users/" + login.replacing("[", with: "%5B").replacing("]", with: "%5D")
  }

  /// The address of an account that stays when the login changes.
  static func account(id: Int) -> String {
    "\(root)/user/\(id)"
  }
}

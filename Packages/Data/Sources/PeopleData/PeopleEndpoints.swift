import LenientJSON
public import NetworkingKit
import PeopleDomain

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of GitHub's REST API, and which of its links are followed.
///
/// The next page of a list is asked where the service says it is. The rule for such a link, in order:
/// 1. A link to the configured origin is followed as it is.
/// 2. A link to the public API, while the client is pointed at another base, is rebased: its path and query below that
///    base. So a mirror is the only peer, even if its answers name the public API.
/// 3. Everything else is refused: other hosts, other schemes, links with a user.
public struct PeopleEndpoints: ServiceEndpoints {
  /// The base of the API, such as `https://api.github.com`.
  public let base: ServiceBase

  /// Takes over the base of an API.
  ///
  /// - Parameter root: The base of the API; `nil` is returned unless it is an absolute web address without a query.
  public init?(root: URL) {
    guard let base = ServiceBase(root) else { return nil }
    self.base = base
  }

  /// The address of a part of the list of accounts.
  func users(after id: User.ID?, count: Int) -> URL {
    let since = id.map { "since=\($0.rawValue)&" } ?? ""
    return base.appending("/users?" + since + "per_page=\(count)")
  }

  /// The address of a profile; `nil` for a text that is no login, see ``Login``.
  ///
  /// Letter case makes no difference to the service, and none to what is stored.
  func profile(of login: String) -> URL? {
    guard Login.isValid(login) else { return nil }
    return base.appending(URITemplate("/users/{login}").expanded(with: ["login": login.lowercased()]))
  }

  /// The address of a page that a mark names; `nil` when it does not belong to the service.
  func address(_ mark: UserPage.Mark) -> URL? {
    guard Self.isPlain(mark.rawValue), let url = URL(string: mark.rawValue) else { return nil }
    return followed(url)
  }

  /// The address that a link leads to; `nil` when it is refused.
  func address(_ link: LinkValue, on page: URL) -> URL? {
    guard Self.isPlain(link.target), let url = link.address(from: page) else { return nil }
    return followed(url)
  }

  /// Rebases redirects to the public API like links, so that a mirror stays the only peer.
  ///
  /// Redirects to other hosts stay as they are, for the rule that refuses them.
  public var redirects: RedirectRebasingInterceptor {
    RedirectRebasingInterceptor { location, _ in rebased(location) }
  }

  /// The address in place of one of the public API; `nil` for any other, and where the public API is the base.
  private func rebased(_ address: String) -> URL? {
    guard Self.isPlain(address), let url = URL(string: address), Origin(url)?.host == Self.publicHost,
      base.origin.host != Self.publicHost
    else { return nil }
    return followed(url)
  }

  private func followed(_ url: URL) -> URL? {
    guard url.user() == nil, url.password() == nil,
      let target = Origin(url)
    else { return nil }
    if target == base.origin { return url }
    guard target.host == Self.publicHost, base.origin.host != Self.publicHost else { return nil }
    let query = url.query(percentEncoded: true).map { "?" + $0 } ?? ""
    return base.appending(url.path(percentEncoded: true) + query)
  }

  private static func isPlain(_ text: String) -> Bool {
    text.utf8.count <= TextLimit.addressBytes && Array(text.utf8).allSatisfy { $0 > 0x20 && $0 < 0x7F }
  }

  private static let publicHost = "api.github.com"
}

/// The rule for the names of accounts, looser than that of the service.
enum Login {
  /// Whether a text can be a login: one segment of a path, at most ``PeopleLimits/loginBytes``, without characters that
  /// cannot be seen, such as control characters and signs that turn the direction of text.
  static func isValid(_ text: String) -> Bool {
    guard !text.isEmpty, text != ".", text != "..", text.utf8.count <= PeopleLimits.loginBytes else {
      return false
    }
    return text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      || text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .surrogate, .unassigned:
          false
        default: true
        }
      }
  }

  /// Whether two texts are the same login.
  static func areEqual(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
  }
}

import LenientJSON
public import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Decides which links of the streaming service are followed, and where to.
///
/// The rule, in order:
/// 1. A link to the configured origin is followed as it is.
/// 2. A link to a content host of the service, while the client is pointed at another origin, is rebased: same
///    path and query at the configured origin. So a mirror is the only peer, even if its payload names others.
/// 3. A link to a host of the service's allow-list is followed, over `https` only.
/// 4. Everything else is refused: other hosts, other schemes, links with a user.
public struct StreamingLinks: Sendable {
  /// The address of the front page.
  public let root: URL
  private let origin: Origin

  /// Creates the link rules of a service.
  ///
  /// - Parameter root: The address of the front page; `nil` is returned unless it is an absolute web address.
  public init?(root: URL) {
    guard let origin = Origin(root) else { return nil }
    self.root = root
    self.origin = origin
  }

  /// Whether a request may go to this address; also the rule for redirects.
  ///
  /// - Parameter url: An absolute address.
  /// - Returns: `true` for the configured origin and for hosts of the allow-list over `https`.
  public func permits(_ url: URL) -> Bool {
    Origin(url) == origin || Self.allowList.allows(url)
  }

  /// Rebases redirects to the content hosts like links, so that a mirror stays the only peer.
  ///
  /// Every other redirect stays as it is, for ``permits(_:)``.
  public var redirects: RedirectRebasingInterceptor {
    RedirectRebasingInterceptor { location, page in
      URL(string: location, relativeTo: page).flatMap { rebased($0.absoluteURL) }
    }
  }

  /// Turns a link of a payload into the address to ask.
  ///
  /// - Parameters:
  ///   - link: The link as it was sent: a template, relative, or absolute.
  ///   - page: The address of the page that it was on.
  /// - Returns: The address, or `nil` when the link is refused or is none.
  func address(_ link: String, on page: URL) -> URL? {
    guard let url = target(of: link, on: page) else { return nil }
    if Origin(url) == origin { return url }
    return rebased(url) ?? (Self.allowList.allows(url) ? url : nil)
  }

  /// The address in place of one of a content host; `nil` for any other, and where that is the origin.
  private func rebased(_ url: URL) -> URL? {
    guard let host = url.host()?.lowercased(), Self.contentHosts.contains(host), !isContentService,
      url.user() == nil, url.password() == nil
    else { return nil }
    return url.rebased(onto: origin)
  }

  /// Whether a link of a payload is a web address, and refused for the place that it leads to.
  ///
  /// - Parameters:
  ///   - link: The link as it was sent.
  ///   - page: The address of the page that it was on.
  /// - Returns: `true` for a link to another host, port or scheme.
  func leadsAway(_ link: String, on page: URL) -> Bool {
    target(of: link, on: page) != nil && address(link, on: page) == nil
  }

  /// The address that a link leads to, wherever that is; `nil` when the link is none, or names a user.
  private func target(of link: String, on page: URL) -> URL? {
    let plain = URITemplate(link).expanded()
    guard !plain.isEmpty, link.utf8.count <= TextLimit.addressBytes,
      link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }),
      let url = URL(string: plain, relativeTo: page)?.absoluteURL, url.user() == nil, url.password() == nil,
      Origin(url) != nil
    else { return nil }
    return url
  }

  private var isContentService: Bool {
    root.host().map { Self.contentHosts.contains($0.lowercased()) } ?? false
  }

  private static let contentHosts: Set<String> = ["content.viaplay.com", "content.viaplay.se"]
  private static let allowList = HostAllowList([".viaplay.com", ".viaplay.se"])
}

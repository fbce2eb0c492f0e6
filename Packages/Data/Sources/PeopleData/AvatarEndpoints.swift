public import DomainKernel
import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of GitHub's avatars, which are on hosts of their own.
///
/// The public service has them on `avatars.githubusercontent.com` and, for old accounts, `avatars0` to `avatars3`.
/// Another server has them at its own origin, or below `avatars.` in front of its name; it cannot lead to any other
/// host. Only a server on this machine may have them without TLS.
public struct AvatarEndpoints: Sendable {
  private let api: Origin?

  /// Takes over the base of an API.
  ///
  /// - Parameter root: The base of the API whose accounts have the avatars.
  public init(root: URL) {
    api = Origin(root)
  }

  /// Whether a request may go to this address; also the rule for redirects.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether avatars are there: over TLS and at its usual port, or where the API itself is.
  public func permits(_ url: URL) -> Bool {
    guard let api, let origin = Origin(url), origin.isTrustworthy, url.user() == nil, url.password() == nil
    else { return false }
    let hasUsualPort = origin.scheme == "https" && origin.hasDefaultPort
    if api.host == Self.publicHost { return hasUsualPort && Self.avatarHosts.contains(origin.host) }
    return origin == api || (hasUsualPort && origin.host == "avatars." + api.host)
  }

  /// The address of an avatar in about the size that is wanted (`s`, in pixels).
  ///
  /// - Parameter request: The picture.
  /// - Returns: The address; `nil` for one where no avatars are.
  public func address(_ request: PictureRequest) -> URL? {
    guard let url = URL(string: request.address.description).map(atItsScheme), permits(url),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    let others = (parts.percentEncodedQueryItems ?? []).filter { $0.name != "s" }
    parts.percentEncodedQueryItems = others + [URLQueryItem(name: "s", value: String(request.pixels))]
    parts.fragment = nil
    return parts.url
  }

  /// The address as the API's own server has it: links are kept with `https`, which a server on this machine may lack.
  private func atItsScheme(_ url: URL) -> URL {
    guard let api, api.scheme == "http", let origin = Origin(url), origin.host == api.host,
      origin.port == api.port, var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return url }
    parts.scheme = api.scheme
    return parts.url ?? url
  }

  private static let publicHost = "api.github.com"
  private static let avatarHosts: Set<String> = Set(
    ["avatars", "avatars0", "avatars1", "avatars2", "avatars3"].map { $0 + ".githubusercontent.com" }
  )
}

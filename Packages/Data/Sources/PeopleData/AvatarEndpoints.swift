public import DomainKernel
import NetworkingKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The addresses of GitHub's avatars, which are on hosts of their own.
///
/// The public service has them on `avatars.githubusercontent.com` and, for old accounts, `avatars0` to `avatars3`. Another
/// server has them at its own origin, or below `avatars.` in front of its name; it cannot lead to any other host.
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
  /// - Returns: Whether avatars are there, over TLS and at its usual port.
  public func permits(_ url: URL) -> Bool {
    guard let api, let origin = Origin(url), origin.scheme == "https", url.user() == nil,
      url.password() == nil
    else { return false }
    if api.host == Self.publicHost {
      return origin.hasDefaultPort && Self.avatarHosts.contains(origin.host)
    }
    return origin == api || (origin.hasDefaultPort && origin.host == "avatars." + api.host)
  }

  /// The address of an avatar in about the size that is wanted (`s`, in pixels).
  ///
  /// - Parameter request: The picture.
  /// - Returns: The address; `nil` for one where no avatars are.
  public func address(_ request: PictureRequest) -> URL? {
    guard let url = URL(string: request.address.description), permits(url),
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    else { return nil }
    let others = (parts.percentEncodedQueryItems ?? []).filter { $0.name != "s" }
    parts.percentEncodedQueryItems = others + [URLQueryItem(name: "s", value: String(request.pixels))]
    parts.fragment = nil
    return parts.url
  }

  private static let publicHost = "api.github.com"
  private static let avatarHosts: Set<String> = Set(
    ["avatars", "avatars0", "avatars1", "avatars2", "avatars3"].map { $0 + ".githubusercontent.com" }
  )
}

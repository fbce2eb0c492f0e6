#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An `https` address that the user may open, outside of this program.
public struct WebLink: Hashable, Sendable, CustomStringConvertible {
  /// The address.
  public let url: URL

  /// Takes a text as an address, if it is one.
  ///
  /// `http` becomes `https`, a missing scheme (`//host/path`) too. Anything that is not a web address with a
  /// host, carries a user or password, or holds blanks or control characters is refused. So is what is longer than
  /// 4096 bytes, also once everything in it is ASCII: an address that was taken is taken again.
  ///
  /// - Parameter text: The address as a service wrote it.
  public init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }), text.utf8.count <= Self.longestAddress else {
      return nil
    }
    let absolute = text.hasPrefix("//") ? "https:" + text : text
    guard let url = URL(string: absolute), let scheme = url.scheme?.lowercased(), let host = url.host(),
      !host.isEmpty, url.user() == nil, url.password() == nil, scheme == "https" || scheme == "http"
    else { return nil }
    let secure = scheme == "https" ? url : URL(string: "https" + absolute.dropFirst("http".count))
    guard let secure, secure.absoluteString.utf8.count <= Self.longestAddress else { return nil }
    self.url = secure
  }

  private static let longestAddress = 4096

  /// The address as text.
  public var description: String { url.absoluteString }
}

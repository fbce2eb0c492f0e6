#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The hosts that a client may talk to, over `https` only.
public struct HostAllowList: Hashable, Sendable {
  private let exact: Set<String>
  private let suffixes: [String]

  /// Makes a list.
  ///
  /// - Parameter patterns: Hosts, and `*.example.com` for every host below `example.com`.
  public init(_ patterns: [String]) {
    let lowercase = patterns.map { $0.lowercased() }
    exact = Set(lowercase.filter { !$0.hasPrefix("*.") })
    suffixes = lowercase.filter { $0.hasPrefix("*.") }.map { String($0.dropFirst()) }
  }

  /// Whether an address may be asked.
  ///
  /// - Parameter url: An absolute address.
  /// - Returns: `true` for `https`, on its own port, without a user, to a host of the list.
  public func permits(_ url: URL) -> Bool {
    guard let origin = Origin(url), origin.scheme == "https", origin.hasDefaultPort, url.user() == nil,
      url.password() == nil
    else { return false }
    return exact.contains(origin.host) || suffixes.contains { origin.host.hasSuffix($0) }
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Hosts that may be asked, by exact name or by domain, and over https only.
///
/// Names are compared label by label, so `evilviaplay.com` is no part of `.viaplay.com`, nor is
/// `viaplay.com.evil.org`. Letter case and one dot at the end make no difference.
public struct HostAllowList: Hashable, Sendable, ExpressibleByArrayLiteral {
  private let hosts: Set<String>
  private let domains: [String]

  /// Makes a list.
  ///
  /// - Parameter entries: A name such as `api.example.com` stands for itself, one with a leading dot such as
  ///   `.example.com` for every name below it, but not for `example.com`. International names are written in
  ///   their `xn--` form.
  public init(_ entries: [String]) {
    let names = entries.map(Self.normalized)
    hosts = Set(names.filter { !$0.hasPrefix(".") })
    domains = names.filter { $0.hasPrefix(".") }
  }

  /// Makes a list from a literal.
  ///
  /// - Parameter elements: Names and domains, as for ``init(_:)``.
  public init(arrayLiteral elements: String...) {
    self.init(elements)
  }

  /// Whether an address may be asked.
  ///
  /// - Parameter url: An address.
  /// - Returns: True for a listed host asked by `https` on its default port, without user and password.
  public func allows(_ url: URL) -> Bool {
    guard
      let origin = Origin(url), origin.scheme == "https", origin.hasDefaultPort,
      url.user() == nil, url.password() == nil
    else { return false }
    let host = Self.normalized(origin.host)
    guard !host.split(separator: ".", omittingEmptySubsequences: false).contains("") else { return false }
    return hosts.contains(host) || domains.contains { host.hasSuffix($0) }
  }

  private static func normalized(_ name: String) -> String {
    let lowercased = name.lowercased()
    return lowercased.hasSuffix(".") ? String(lowercased.dropLast()) : lowercased
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Scheme, host and port of an address: the border that credentials do not cross (RFC 6454, 4).
///
/// Two origins are equal when all three parts are; a default port counts as written, and one dot at the end of the
/// host, which makes a name absolute (RFC 1034, 3.1), does not count. Only `http` and `https` addresses have one.
public struct Origin: Hashable, Sendable {
  /// Either `http` or `https`.
  public let scheme: String
  /// The host in lower case, in ASCII, without a dot at its end; an IPv6 address without brackets.
  public let host: String
  /// The port, 1…65535.
  public let port: Int

  /// Takes the origin of an address.
  ///
  /// - Parameter url: An absolute address. There is no origin, and the result is `nil`, for another scheme than
  ///   `http` and `https`, for a host that is missing, escaped, not ASCII (an international name has to come
  ///   in its `xn--` form) or ends with several dots, and for a port out of range.
  public init?(_ url: URL) {
    guard
      let scheme = url.scheme?.lowercased(), let defaultPort = Self.defaultPort(of: scheme),
      let host = url.host(percentEncoded: true).flatMap(Self.normalizedHost)
    else { return nil }
    let port = url.port ?? defaultPort
    guard (1...65_535).contains(port) else { return nil }
    self.scheme = scheme
    self.host = host
    self.port = port
  }

  /// Whether the port is the one that the scheme stands for.
  public var hasDefaultPort: Bool { Self.defaultPort(of: scheme) == port }

  /// Whether the host is this machine: `localhost`, `127.0.0.0/8` or `::1`.
  public var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count == 4 && labels[0] == "127" && labels.allSatisfy(Self.isOctet)
  }

  /// Whether what is sent there stays private: over TLS, or without leaving this machine.
  public var isTrustworthy: Bool { scheme == "https" || isLoopback }

  private static func defaultPort(of scheme: String) -> Int? {
    switch scheme {
    case "http": 80
    case "https": 443
    default: nil
    }
  }

  private static func normalizedHost(_ text: String) -> String? {
    let name = withoutDotAtEnd(text)
    let host = name.hasPrefix("[") && name.hasSuffix("]") ? String(name.dropFirst().dropLast()) : name
    let isAddress = host.contains(":")
    let isValid = host.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
        true
      case UInt8(ascii: ":"): isAddress
      case UInt8(ascii: "-"), UInt8(ascii: "_"): !isAddress
      default: false
      }
    }
    return host.isEmpty || host.hasSuffix("..") || !isValid ? nil : host.lowercased()
  }

  /// Only a name can be absolute: an address with a dot at its end is looked up as if it were a name, and may not lead
  /// to this machine.
  private static func withoutDotAtEnd(_ text: String) -> String {
    guard text.hasSuffix("."), !text.hasSuffix("..") else { return text }
    let name = text.dropLast()
    guard let lastLabel = name.split(separator: ".").last else { return "" }
    return lastLabel.utf8.allSatisfy { (0x30...0x39).contains($0) } ? text : String(name)
  }

  private static func isOctet(_ label: Substring) -> Bool {
    let digits = label.utf8
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
    return digits.count == 1 || (label.first != "0" && UInt8(label) != nil)
  }
}

extension Origin: CustomStringConvertible {
  /// The origin as the beginning of an address; a default port is left out (RFC 6454, 6.2).
  public var description: String {
    let name = host.contains(":") ? "[" + host + "]" : host
    return scheme + "://" + name + (hasDefaultPort ? "" : ":" + String(port))
  }
}

extension URL {
  /// The same resource at another origin.
  ///
  /// Path, query and fragment are kept exactly as they are written; user and password are dropped.
  ///
  /// - Parameter origin: Where to ask instead.
  /// - Returns: The new address, or `nil` when this one has no path to take over, as `mailto:` has none.
  public func rebased(onto origin: Origin) -> URL? {
    // Most addresses are there already, and taking one apart takes longer than looking.
    let (text, start) = (absoluteString, origin.description)
    if text == start || text.hasPrefix(start + "/") { return baseURL == nil ? self : absoluteURL }
    guard let parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return nil }
    let path = parts.percentEncodedPath
    guard path.isEmpty || path.hasPrefix("/") else { return nil }
    let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
    let fragment = parts.percentEncodedFragment.map { "#" + $0 } ?? ""
    return URL(string: origin.description + path + query + fragment)
  }

  /// The same address with its origin in the spelling that all its spellings share (RFC 3986, 6.2.2.1 and 6.2.3).
  ///
  /// Scheme and host are in lower case. A default port, a dot at the end of the host, and a slash with which the
  /// address ends behind its host are left out. Every other path stays as it is written: with a slash at its end it may
  /// be another one. User and password are dropped. It is `nil` for an address without an ``Origin``.
  public var normalForm: URL? { Origin(self).flatMap { spelled(at: $0) } }

  /// The address at its own origin, without a slash with which it ends behind its host.
  func spelled(at origin: Origin) -> URL? {
    let start = origin.description
    return rebased(onto: origin).flatMap { $0.absoluteString == start + "/" ? URL(string: start) : $0 }
  }
}

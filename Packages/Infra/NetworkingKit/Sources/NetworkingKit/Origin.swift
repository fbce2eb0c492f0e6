#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Scheme, host and port of an address: the border that credentials do not cross (RFC 6454, 4).
///
/// Two origins are equal when all three parts are; a default port counts as written. Only `http` and `https`
/// addresses have one.
public struct Origin: Hashable, Sendable {
  /// Either `http` or `https`.
  public let scheme: String
  /// The host in lower case, in ASCII; an IPv6 address without brackets.
  public let host: String
  /// The port, 1…65535.
  public let port: Int

  /// Takes the origin of an address.
  ///
  /// - Parameter url: An absolute address. There is no origin, and the result is `nil`, for another scheme than
  ///   `http` and `https`, for a host that is missing, escaped or not ASCII (an international name has to come
  ///   in its `xn--` form), and for a port out of range.
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
    let host = text.hasPrefix("[") && text.hasSuffix("]") ? String(text.dropFirst().dropLast()) : text
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
    return host.isEmpty || !isValid ? nil : host.lowercased()
  }

  private static func isOctet(_ label: Substring) -> Bool {
    let digits = label.utf8
    guard (1...3).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return false
    }
    return digits.count == 1 || (label.first != "0" && (Int(label) ?? 256) < 256)
  }
}

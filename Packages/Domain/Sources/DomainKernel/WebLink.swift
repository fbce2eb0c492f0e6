#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An address that the user may open, outside of this program: of `https`, or of `http` on this machine.
public struct WebLink: Hashable, Sendable, CustomStringConvertible {
  /// The address as text.
  public let description: String

  /// Takes a text as an address, if it is one.
  ///
  /// `http` becomes `https`, except on this machine, where a service may have no certificate; a missing scheme
  /// (`//host/path`) becomes `https` too. Anything that is not a web address with a host, carries a user or password, or
  /// holds blanks or control characters is refused. So is what is longer than 4096 bytes, also once everything in it is
  /// ASCII: an address that was taken is taken again.
  ///
  /// - Parameter text: The address as a service wrote it.
  public init?(_ text: String) {
    guard text.utf8.count <= Self.longestAddress else { return nil }
    if Self.isPlain(text) {
      description = text
      return
    }
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let absolute = text.hasPrefix("//") ? "https:" + text : text
    guard let url = URL(string: absolute), let scheme = url.scheme?.lowercased(), let host = url.host(),
      !host.isEmpty, url.user() == nil, url.password() == nil, scheme == "https" || scheme == "http"
    else { return nil }
    let isFinal = scheme == "https" || Self.isThisMachine(host)
    let secure = isFinal ? url : URL(string: "https" + absolute.dropFirst("http".count))
    guard let secure, secure.absoluteString.utf8.count <= Self.longestAddress else { return nil }
    description = secure.absoluteString
  }

  /// The name of the host, such as `example.com`.
  public var host: String? { URL(string: description)?.host() }

  /// Whether a host is this machine (RFC 6761, 6.3; RFC 6890), written as services write it.
  private static func isThisMachine(_ host: String) -> Bool {
    ["127.0.0.1", "localhost", "::1", "[::1]"].contains(host.lowercased())
  }

  private static let longestAddress = 4096

  /// Whether a text can only be read as one address, which is taken as it is, since services send thousands at once.
  ///
  /// That is `https`, a name in lower case, and a path of letters, digits and a few signs.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { bytes in
      let scheme: StaticString = "https://"
      let start = scheme.utf8CodeUnitCount
      guard bytes.count > start, isLetterOrDigit(bytes[start]) else { return false }
      for place in 0..<start where bytes[place] != scheme.utf8Start[place] { return false }
      var place = start
      while place < bytes.count, isLetterOrDigit(bytes[place]) || bytes[place] == 0x2D || bytes[place] == 0x2E
      {
        place += 1
      }
      guard place < bytes.count else { return true }
      guard bytes[place] == UInt8(ascii: "/") else { return false }
      while place < bytes.count {
        guard isPlainInPath(bytes[place]) else { return false }
        place += 1
      }
      return true
    } ?? false
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
  }

  private static func isPlainInPath(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "&"):
      true
    default: false
    }
  }
}

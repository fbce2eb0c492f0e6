/// A web address that is safe to hand to a terminal or a browser.
///
/// Only absolute `http` and `https` addresses with a host, made of printable ASCII without spaces and at most
/// ``maximumLength`` bytes long, can be one.
public struct Link: Hashable, Sendable {
  /// The longest address that common terminals accept in a hyperlink.
  public static let maximumLength = 2083

  /// The address as it was given.
  public let address: SafeText

  /// Creates a link, or nothing when the address is not a plain web address.
  public init?(_ address: String) {
    guard address.utf8.count <= Self.maximumLength,
      address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
      Self.hasWebSchemeAndHost(address)
    else { return nil }
    self.address = SafeText(address)
  }

  private static func hasWebSchemeAndHost(_ address: String) -> Bool {
    let lowercased = address.prefix(8).lowercased()
    let host: Substring
    if lowercased.hasPrefix("https://") {
      host = address.dropFirst(8)
    } else if lowercased.hasPrefix("http://") {
      host = address.dropFirst(7)
    } else {
      return false
    }
    guard let first = host.utf8.first else { return false }
    return first != UInt8(ascii: "/") && first != UInt8(ascii: "?") && first != UInt8(ascii: "#")
  }
}

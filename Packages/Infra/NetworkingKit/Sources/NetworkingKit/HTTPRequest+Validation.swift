#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPRequest {
  /// Refuses what must not or cannot go over the wire.
  ///
  /// - Throws: ``HTTPClientError/invalidRequest(reason:)`` for a relative address, another scheme than `https`
  ///   (or `http` on this machine), a user or password in the address, and for a method, name or value that
  ///   would break out of its line (RFC 9110, 5.5 and 5.6.2).
  func validate() throws(HTTPClientError) {
    guard let origin = Origin(url) else { throw .invalidRequest(reason: "not an absolute http(s) address") }
    guard origin.isTrustworthy else {
      throw .invalidRequest(reason: "plain http is accepted for this machine only, not for " + origin.host)
    }
    guard url.user(percentEncoded: true) == nil, url.password(percentEncoded: true) == nil else {
      throw .invalidRequest(reason: "a user or password in the address")
    }
    guard Self.isToken(method.rawValue) else { throw .invalidRequest(reason: "a method that is not a token") }
    for field in fields {
      guard Self.isToken(field.name.rawName) else {
        throw .invalidRequest(reason: "a field name that is not a token")
      }
      guard field.value.utf8.allSatisfy({ $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else {
        throw .invalidRequest(reason: "a control character in the field " + field.name.rawName)
      }
    }
  }

  private static func isToken(_ text: String) -> Bool {
    let symbols = Array("!#$%&'*+-.^_`|~".utf8)
    return !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: symbols.contains(byte)
        }
      }
  }
}

public import NetworkingKit
import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The key of stored responses: the whole address, and the body of a query by another method.
///
/// The fragment of an address does not count, since it never reaches the origin. For a query by another method than
/// `GET` the key is synthetic: the address, then `#`, the method, and the SHA-256 of `Content-Type` and content. A key
/// with a `#` cannot be that of an address, so a query never shares what is stored with a `GET`.
public struct CacheKey: Hashable, Sendable {
  /// The address.
  public let url: URL
  let name: String

  /// The key of what `GET` brings from an address.
  ///
  /// - Parameter url: The whole address.
  public init(_ url: URL) {
    self.url = url
    let address = url.absoluteString
    name = address.utf8.firstIndex(of: UInt8(ascii: "#")).map { String(address[..<$0]) } ?? address
  }

  /// The key of what a request reads.
  ///
  /// - Parameter request: A `GET`, or a query by another method.
  public init(_ request: HTTPRequest) {
    let address = CacheKey(request.url)
    guard request.method != .get, request.method != .head else {
      self = address
      return
    }
    let sent = Data((request.fields[.contentType] ?? "").utf8) + Data([0x0A]) + (request.body ?? Data())
    url = request.url
    name = address.name + "#" + request.method.rawValue + ":" + SHA256.hexadecimal(sent)
  }
}

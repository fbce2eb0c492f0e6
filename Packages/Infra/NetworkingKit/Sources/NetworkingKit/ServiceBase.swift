#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The address that all addresses of a service begin with.
public struct ServiceBase: Hashable, Sendable {
  /// The address, without a slash at its end; scheme and host are in lower case, without a default port.
  public let url: URL
  /// The address of the service in the spelling that all its spellings share, by which what is stored of it is
  /// found: ``url``, without the path that was added or need not be written.
  public let normalForm: URL
  /// The only origin that requests may go to, unless the service has a rule of its own.
  public let origin: Origin

  /// Takes over the address of a service.
  ///
  /// - Parameters:
  ///   - url: An absolute web address without a query or a fragment; `nil` is returned for any other.
  ///   - path: What the base ends with, such as `/v1`; it is added where it is missing.
  public init?(_ url: URL, endingWith path: String = "") {
    guard url.query() == nil, url.fragment() == nil, let origin = Origin(url),
      var text = url.spelled(at: origin)?.absoluteString
    else { return nil }
    // Every command makes several: trimming by characters would take a tenth of its time.
    while text.utf8.last == UInt8(ascii: "/") { text.removeLast() }
    let hasPath = text.hasSuffix(path)
    let short = String(text.dropLast(path.count))
    // Where the path would not be added to the rest of the address again, that is another service.
    let isShortEqual = hasPath && !short.hasSuffix("/") && !short.hasSuffix(path)
    guard let base = URL(string: hasPath ? text : text + path),
      let normalForm = URL(string: isShortEqual ? short : text)
    else { return nil }
    self.url = base
    self.normalForm = normalForm
    self.origin = origin
  }

  /// An address below the base.
  ///
  /// - Parameter pathAndQuery: What follows the base, encoded, with its first slash or question mark.
  /// - Returns: The address; the base itself for a text that cannot be part of one.
  public func appending(_ pathAndQuery: String) -> URL {
    URL(string: url.absoluteString + pathAndQuery) ?? url
  }
}

/// The addresses of a service that has one base.
public protocol ServiceEndpoints: Sendable {
  /// The address that all others begin with.
  var base: ServiceBase { get }
}

extension ServiceEndpoints {
  /// The address that all others begin with, without a slash at its end.
  public var root: URL { base.url }

  /// Whether a request may go to this address; also the rule for redirects.
  ///
  /// - Parameter url: An absolute address.
  /// - Returns: `true` for the origin of the base only.
  public func permits(_ url: URL) -> Bool { Origin(url) == base.origin }
}

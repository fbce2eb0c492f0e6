#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An answer became a domain value.
public struct MappingEvent: Hashable, Sendable {
  /// Where the answer came from.
  public let url: URL
  /// The size of the answer's body, in bytes.
  public let byteCount: Int

  /// Describes what was mapped.
  ///
  /// - Parameters:
  ///   - url: Where the answer came from.
  ///   - byteCount: The size of the answer's body, in bytes.
  public init(url: URL, byteCount: Int) {
    self.url = url
    self.byteCount = byteCount
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Bytes with a few bytes about them.
public struct Document: Hashable, Sendable {
  /// What the owner needs to know before reading the body, in the owner's format.
  public var metadata: Data
  /// The content.
  public var body: Data

  /// Makes a document.
  ///
  /// - Parameters:
  ///   - metadata: What the owner needs to know about the body, in the owner's format.
  ///   - body: The content.
  public init(metadata: Data, body: Data) {
    self.metadata = metadata
    self.body = body
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension KeyedDecodingContainer {
  /// Reads a moment of ISO 8601, with or without a fraction of a second.
  ///
  /// - Parameter key: Where the moment is.
  /// - Returns: The moment; `nil` when there is none, or none of these forms in at most 40 bytes.
  public func date(_ key: Key) -> Date? {
    guard let text = exactText(key), text.utf8.count <= 40 else { return nil }
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value with the key it is kept under.
public struct KeyValueEntry: Hashable, Sendable {
  /// The key; any text.
  public let key: String
  /// The value, in the owner's format.
  public let value: Data

  /// Puts a key and a value together.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  public init(key: String, value: Data) {
    self.key = key
    self.value = value
  }
}

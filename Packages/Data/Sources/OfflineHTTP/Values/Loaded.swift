#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value with where it came from.
public struct Loaded<Value: Sendable>: Sendable {
  /// What was loaded.
  public var value: Value
  /// Where it came from.
  public var source: LoadSource
  /// When the origin last sent or confirmed it.
  public var fetchedAt: Date
  /// Why it is not confirmed; `nil` when it is fresh or was confirmed now.
  public var staleness: Staleness?

  /// Makes a loaded value.
  ///
  /// - Parameters:
  ///   - value: What was loaded.
  ///   - source: Where it came from.
  ///   - fetchedAt: When the origin last sent or confirmed it.
  ///   - staleness: Why it is not confirmed, if it is not.
  public init(value: Value, source: LoadSource, fetchedAt: Date, staleness: Staleness? = nil) {
    self.value = value
    self.source = source
    self.fetchedAt = fetchedAt
    self.staleness = staleness
  }
}

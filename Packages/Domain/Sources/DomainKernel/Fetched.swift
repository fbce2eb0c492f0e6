/// A value together with where it comes from.
@dynamicMemberLookup
public struct Fetched<Value> {
  /// The value.
  public let value: Value
  /// Where it comes from, and how old it is.
  public let provenance: Provenance

  /// Puts a value and its provenance together.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - provenance: Where it comes from.
  public init(_ value: Value, provenance: Provenance) {
    self.value = value
    self.provenance = provenance
  }

  /// Reads a property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }

  /// Changes the value and keeps its provenance.
  ///
  /// - Parameter transform: Makes the new value.
  /// - Returns: The new value, from where the old one came.
  public func map<Other>(_ transform: (Value) -> Other) -> Fetched<Other> {
    Fetched<Other>(transform(value), provenance: provenance)
  }

  /// Marks the value as a stored copy that stands in because the service could not confirm it.
  ///
  /// - Parameter reason: Why it may be out of date; `nil` where nothing says so.
  /// - Returns: The same value, with the time at which the service last sent or confirmed it.
  public func stale(because reason: StaleReason?) -> Fetched {
    Fetched(value, provenance: provenance.stale(because: reason))
  }
}

extension Fetched: Sendable where Value: Sendable {}
extension Fetched: Equatable where Value: Equatable {}
extension Fetched: Hashable where Value: Hashable {}

/// How fresh the reader wants what it reads to be.
public enum FetchPolicy: Hashable, Sendable, CaseIterable {
  /// Uses a fresh stored copy; otherwise asks the service, with the stored copy as the fallback.
  case cacheFirst
  /// The service is asked in any case; what is stored is the fall-back, also of a service that is slow.
  case networkFirst
  /// The service is asked, and waited for as long as a request may take; what is stored stands in for failures only.
  ///
  /// For what decides about a change: a copy says nothing about it.
  case current
  /// Only what is stored; no connection is made.
  case cacheOnly
}

/// A value together with where it comes from.
@dynamicMemberLookup
public struct Sourced<Value> {
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
  public func map<Other>(_ transform: (Value) -> Other) -> Sourced<Other> {
    Sourced<Other>(transform(value), provenance: provenance)
  }
}

extension Sourced: Sendable where Value: Sendable {}
extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}

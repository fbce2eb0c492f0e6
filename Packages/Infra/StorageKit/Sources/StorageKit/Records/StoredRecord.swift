/// A record as it was found under its key.
public enum StoredRecord<Value> {
  /// There is none.
  case absent
  /// There is one that cannot be read; it stays until it is replaced or removed.
  case damaged
  /// It can be read.
  case value(Value)

  /// The value; `nil` without a record that can be read.
  public var value: Value? { if case .value(let value) = self { value } else { nil } }

  /// The same with another value.
  ///
  /// - Parameter transform: Makes the other value.
  /// - Returns: A record that is absent or damaged as this one is, or has the other value.
  public func map<Other>(_ transform: (Value) -> Other) -> StoredRecord<Other> {
    switch self {
    case .absent: .absent
    case .damaged: .damaged
    case .value(let value): .value(transform(value))
    }
  }

  /// Whether there is a record, be it one that cannot be read.
  public var isThere: Bool { if case .absent = self { false } else { true } }
}

extension StoredRecord: Equatable where Value: Equatable {}
extension StoredRecord: Hashable where Value: Hashable {}
extension StoredRecord: Sendable where Value: Sendable {}

/// A collection, or a part of it, as it was found.
public struct RecordContents: Hashable, Sendable {
  /// The records that are intact, in the order of the bytes of their keys.
  public let records: [Record]
  /// The keys of those that are not, in the same order.
  public let damaged: [String]

  /// Describes what was found.
  ///
  /// - Parameters:
  ///   - records: The records that are intact, in the order of the bytes of their keys.
  ///   - damaged: The keys of those that are not, in the same order.
  public init(_ records: [Record] = [], damaged: [String] = []) {
    self.records = records
    self.damaged = damaged
  }
}

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps values in memory, for tests and for programs that leave no trace.
///
/// Behaves as the durable store does, but for what outlives the process.
public actor InMemoryKeyValueStore {
  private let limit: Int
  /// By the bytes of names and keys: texts that are equal to Swift may be different keys.
  private var collections: Collections = [:]

  private typealias Collections = [[UInt8]: [[UInt8]: Data]]

  /// Makes an empty store.
  ///
  /// - Parameter limit: Bytes that all values and their keys together may have.
  public init(limit: Int = 64 << 20) {
    self.limit = limit
  }

  private static func size(of collections: Collections) -> Int {
    collections.reduce(0) { total, collection in
      collection.value.reduce(total) { sum, entry in
        sum + collection.key.count + entry.key.count + entry.value.count
      }
    }
  }
}

extension InMemoryKeyValueStore: KeyValueStore {
  /// Reads a collection.
  public func entries(in collection: String) async throws(StorageError) -> [KeyValueEntry] {
    (collections[Array(collection.utf8)] ?? [:])
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map { KeyValueEntry(key: String(decoding: $0.key, as: UTF8.self), value: $0.value) }
  }

  /// Works through a collection without keeping its values.
  public func reduce<Result: Sendable>(
    _ collection: String,
    into initial: Result,
    _ next: @Sendable (inout Result, _ key: String, _ value: UnsafeRawBufferPointer) -> Void
  ) async throws(StorageError) -> Result {
    try await entries(in: collection).reduce(into: initial) { result, entry in
      entry.value.withUnsafeBytes { next(&result, entry.key, $0) }
    }
  }

  /// Reads one value.
  public func value(for key: String, in collection: String) async throws(StorageError) -> Data? {
    collections[Array(collection.utf8)]?[Array(key.utf8)]
  }

  /// Counts the values of a collection.
  public func count(in collection: String) async throws(StorageError) -> Int {
    collections[Array(collection.utf8)]?.count ?? 0
  }

  /// Changes a collection, in order, as one step.
  public func apply(_ changes: [KeyValueChange], in collection: String) async throws(StorageError) {
    var values = collections[Array(collection.utf8)] ?? [:]
    for change in changes {
      switch change {
      case .set(let key, let value): values[Array(key.utf8)] = value
      case .add(let key, let value): values[Array(key.utf8)] = values[Array(key.utf8)] ?? value
      case .remove(let key): values[Array(key.utf8)] = nil
      }
    }
    var changed = collections
    changed[Array(collection.utf8)] = values
    let size = Self.size(of: changed)
    guard size <= limit || size <= Self.size(of: collections) else {
      throw .tooLarge(bytes: size, limit: limit)
    }
    collections = changed
  }

  /// Removes a collection with everything in it.
  public func removeAll(in collection: String) async throws(StorageError) {
    collections[Array(collection.utf8)] = nil
  }
}

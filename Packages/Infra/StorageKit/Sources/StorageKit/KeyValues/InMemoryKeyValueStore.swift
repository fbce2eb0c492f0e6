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
  private var collections: [String: [String: Data]] = [:]

  /// Makes an empty store.
  ///
  /// - Parameter limit: Bytes that all values and their keys together may have.
  public init(limit: Int = 64 << 20) {
    self.limit = limit
  }

  private static func size(of collections: [String: [String: Data]]) -> Int {
    collections.reduce(0) { total, collection in
      collection.value.reduce(total) { sum, entry in
        sum + collection.key.utf8.count + entry.key.utf8.count + entry.value.count
      }
    }
  }
}

extension InMemoryKeyValueStore: KeyValueStore {
  /// Reads a collection.
  public func entries(in collection: String) async throws(StorageError) -> [KeyValueEntry] {
    (collections[collection] ?? [:])
      .map { KeyValueEntry(key: $0.key, value: $0.value) }
      .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// Reads one value.
  public func value(for key: String, in collection: String) async throws(StorageError) -> Data? {
    collections[collection]?[key]
  }

  /// Changes a collection, in order, as one step.
  public func apply(_ changes: [KeyValueChange], in collection: String) async throws(StorageError) {
    var changed = collections
    for change in changes {
      switch change {
      case .set(let key, let value): changed[collection, default: [:]][key] = value
      case .add(let key, let value):
        if changed[collection]?[key] == nil { changed[collection, default: [:]][key] = value }
      case .remove(let key): changed[collection]?[key] = nil
      }
    }
    let size = Self.size(of: changed)
    guard size <= limit || size <= Self.size(of: collections) else {
      throw .tooLarge(bytes: size, limit: limit)
    }
    collections = changed
  }

  /// Removes a collection with everything in it.
  public func removeAll(in collection: String) async throws(StorageError) {
    collections[collection] = nil
  }
}

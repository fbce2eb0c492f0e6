#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Keeps small values under keys, in collections that are read as a whole; nothing is ever evicted.
///
/// What was acknowledged is there for every later read, also by another process, until it is replaced or
/// removed. Changes of one call are made together: all of them or none. Each key is changed by itself, so
/// processes that change different keys of one collection never undo each other's work.
public protocol KeyValueStore: Sendable {
  /// Reads a collection.
  ///
  /// - Parameter collection: Which one; any text.
  /// - Returns: Its values in the order of the bytes of their keys; none when there is no such collection.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func entries(in collection: String) async throws(StorageError) -> [KeyValueEntry]

  /// Works through a collection without keeping its values, for who reads many and needs few.
  ///
  /// - Parameters:
  ///   - collection: Which one; any text.
  ///   - initial: What to begin with.
  ///   - next: Takes in an entry, in the order of the bytes of their keys. The bytes of the value are lent to it for
  ///     as long as it runs. Where the store has to begin anew, it begins with `initial` again.
  /// - Returns: What became of `initial`.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func reduce<Result: Sendable>(
    _ collection: String,
    into initial: Result,
    _ next: @Sendable (inout Result, _ key: String, _ value: UnsafeRawBufferPointer) -> Void
  ) async throws(StorageError) -> Result

  /// Reads one value.
  ///
  /// - Parameters:
  ///   - key: Under which it is kept.
  ///   - collection: In which collection.
  /// - Returns: The value, or `nil` when there is none.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func value(for key: String, in collection: String) async throws(StorageError) -> Data?

  /// Counts the values of a collection without reading them.
  ///
  /// - Parameter collection: Which one.
  /// - Returns: How many keys have a value, one that is damaged too; 0 when there is no such collection.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func count(in collection: String) async throws(StorageError) -> Int

  /// Changes a collection, in order, as one step.
  ///
  /// - Parameters:
  ///   - changes: What to change.
  ///   - collection: Which collection.
  /// - Throws: ``StorageError`` when it could not be kept; nothing of it is done then.
  func apply(_ changes: [KeyValueChange], in collection: String) async throws(StorageError)

  /// Removes a collection with everything in it.
  ///
  /// - Parameter collection: Which one.
  /// - Throws: ``StorageError`` when the store cannot be changed.
  func removeAll(in collection: String) async throws(StorageError)
}

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

/// One change of a collection.
public enum KeyValueChange: Hashable, Sendable {
  /// Keeps a value in place of an earlier one; an equal one is not written again.
  case set(String, Data)
  /// Keeps a value unless there is one under the key.
  case add(String, Data)
  /// Removes a value; nothing happens when there is none.
  case remove(String)
}

/// Something a key-value store did on its own, so that it can be said.
public enum KeyValueStoreEvent: Hashable, Sendable {
  /// The file could not be read as a store; it now has the name that is given, and a new store was begun.
  case setAside(path: String, reason: String)

  /// A value is not what had been saved; it is treated as absent, and stays in the file until it is replaced.
  case damaged(key: String, collection: String)
}

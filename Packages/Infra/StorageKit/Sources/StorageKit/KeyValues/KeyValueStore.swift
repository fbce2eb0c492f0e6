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

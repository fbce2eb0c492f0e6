#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A value with its key and the revision of its last change.
public struct Record: Hashable, Sendable {
  /// The key; any text.
  public let key: String
  /// The value, in the owner's format.
  public let value: Data
  /// The number of the change that wrote the value, 1 or more.
  ///
  /// Each change of a collection gets a higher number than every change of the collection before it. A number is
  /// never used again, also not after a record was removed and added again: what has a revision above the last one
  /// that an outbox sent was changed since.
  public let revision: Int

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value.
  ///   - revision: The number of the change that wrote the value, 1 or more.
  public init(key: String, value: Data, revision: Int) {
    self.key = key
    self.value = value
    self.revision = revision
  }
}

/// The result of a conditional write.
public enum RecordUpdate: Hashable, Sendable {
  /// It is done; this is the record now.
  case written(Record)
  /// Another writer was first: this is the record that is there, `nil` when there is none. Nothing was written.
  case conflict(Record?)
}

/// Keeps small values under keys, in collections; nothing is ever evicted.
///
/// What was acknowledged is there for every later read, also by another process, until it is replaced or removed.
/// A record whose value is damaged is reported, told apart from one that is absent, and left where it is until it is
/// replaced or removed.
public protocol RecordStore: MaintainedStore {
  /// Reads a collection.
  ///
  /// - Parameter collection: Which one; any text.
  /// - Returns: Its records and the keys of those that are damaged; none when there is no such collection.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func contents(of collection: String) async throws(StorageError) -> RecordContents

  /// Reads a part of a collection, so that a long one is read in pages.
  ///
  /// - Parameters:
  ///   - collection: Which one; any text.
  ///   - key: The part begins behind this key, which need not be there; `nil` for the beginning.
  ///   - limit: How many intact records at most; 0 or less gives none.
  /// - Returns: The next records, and the keys of damaged ones among them, which are not counted: a part with fewer
  ///   records than the limit is the last one, and only that one has damaged keys behind its last record.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func contents(
    of collection: String,
    after key: String?,
    limit: Int
  ) async throws(StorageError) -> RecordContents

  /// Reads one record.
  ///
  /// - Parameters:
  ///   - key: The record's key; any text.
  ///   - collection: In which collection.
  /// - Returns: The record, or whether it is absent or damaged.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func stored(for key: String, in collection: String) async throws(StorageError) -> StoredRecord<Record>

  /// Counts the records of a collection without reading them.
  ///
  /// - Parameter collection: Which one.
  /// - Returns: How many keys have a value, one that is damaged too; 0 when there is no such collection.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func count(in collection: String) async throws(StorageError) -> Int

  /// Reads and changes several collections as one step, which no other writer can come between.
  ///
  /// However many changes it makes, they are one write. A refusal is a result of the closure; one that comes after
  /// changes calls ``RecordTransaction/rollBack()`` first.
  ///
  /// - Parameter body: What to do. It has to be quick, as other writers wait for it, and free of other effects: it
  ///   runs a second time when the file turns out to be damaged.
  /// - Returns: The result of the closure, after its changes are stored.
  /// - Throws: ``StorageError`` when the closure throws it, when the changes could not be stored, or when they make the
  ///   store larger than it may be; nothing of it is done then.
  @discardableResult
  func transaction<Result: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(StorageError) -> Result
  ) async throws(StorageError) -> Result

  /// Removes a collection with everything in it, and its bytes from the disk.
  ///
  /// - Parameter collection: Which one.
  /// - Throws: ``StorageError`` when the store cannot be changed; ``StorageError/busy(path:)`` also when the
  ///   records are removed and another process, which reads, keeps their bytes on the disk.
  func removeAll(in collection: String) async throws(StorageError)

  /// Removes the bytes of records that were removed before from the disk, where they may stay otherwise.
  ///
  /// - Throws: ``StorageError`` when the store cannot be changed, or another process reads and keeps them
  ///   there.
  func eraseRemoved() async throws(StorageError)
}

extension RecordStore {
  /// Stores a value if the record is still the one that the caller knows.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key of the record.
  ///   - collection: In which collection.
  ///   - revision: The revision that the caller knows; `nil` when there must be no record, or a damaged one.
  /// - Returns: The record that was written, or the one that another writer wrote.
  /// - Throws: ``StorageError`` when the store cannot be read or changed.
  public func set(
    _ value: Data,
    for key: String,
    in collection: String,
    ifRevision revision: Int?
  ) async throws(StorageError) -> RecordUpdate {
    try await transaction { (transaction) throws(StorageError) in
      try transaction.set(value, for: key, in: collection, ifRevision: revision)
    }
  }
}

/// Something a record store did, for a trace or a warning.
///
/// Durations are there when the store was given a clock.
public enum RecordStoreEvent: Hashable, Sendable {
  /// The file could not be read as a store; it now has the name that is given, and a new store was created.
  case setAside(path: String, reason: String)

  /// The new file has the intact records of the damaged one: `records` of them. `lost` were found damaged;
  /// those in parts of the file that are gone are not counted.
  case salvaged(records: Int, lost: Int)

  /// A value is not what had been saved; it stays in the file until it is replaced or removed.
  case damaged(key: String, collection: String)

  /// Collections were read, counted or looked into; `records` is how many were returned or counted.
  case read(collections: [String], records: Int, duration: Duration?)

  /// Collections were changed in one step: `records` were set or removed, with `bytes` of new values.
  case wrote(collections: [String], records: Int, bytes: Int, duration: Duration?)
}

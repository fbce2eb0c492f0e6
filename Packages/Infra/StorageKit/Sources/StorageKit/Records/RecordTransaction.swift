#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The view of a store in the closure of ``RecordStore/transaction(_:)``.
///
/// It sees its own changes. An error of any operation ends the transaction: nothing is stored, even when the closure
/// catches the error.
public struct RecordTransaction: ~Copyable {
  private let ledger: any RecordLedger

  init(_ ledger: any RecordLedger) {
    self.ledger = ledger
  }

  /// Reads one record.
  ///
  /// - Parameters:
  ///   - key: The record's key.
  ///   - collection: In which collection.
  /// - Returns: The record, or whether it is absent or damaged.
  /// - Throws: ``StorageError`` when the store cannot be read.
  public func stored(for key: String, in collection: String) throws(StorageError) -> StoredRecord<Record> {
    try ledger.stored(for: key, in: collection)
  }

  /// Reads a collection.
  ///
  /// - Parameter collection: Which one.
  /// - Returns: Its records and the keys of those that are damaged.
  /// - Throws: ``StorageError`` when the store cannot be read.
  public func contents(of collection: String) throws(StorageError) -> RecordContents {
    try ledger.contents(of: collection)
  }

  /// Keeps a value in place of an earlier one; an equal one is not written again and keeps its revision.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Under which to keep it.
  ///   - collection: In which collection.
  /// - Returns: The record as it is stored now.
  /// - Throws: ``StorageError`` when it cannot be kept.
  @discardableResult
  public mutating func set(
    _ value: Data,
    for key: String,
    in collection: String
  ) throws(StorageError) -> Record {
    let known = try stored(for: key, in: collection).value
    if let known, known.value == value { return known }
    return try ledger.write(value, for: key, in: collection)
  }

  /// Keeps a value when the record is still the one that the caller knows.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: Under which to keep it.
  ///   - collection: In which collection.
  ///   - revision: The revision that the caller knows; `nil` when there must be no record, or a damaged one.
  /// - Returns: The record that was written, or the one that another writer wrote.
  /// - Throws: ``StorageError`` when it cannot be kept.
  public mutating func set(
    _ value: Data,
    for key: String,
    in collection: String,
    ifRevision revision: Int?
  ) throws(StorageError) -> RecordUpdate {
    let known = try stored(for: key, in: collection).value
    guard known?.revision == revision else { return .conflict(known) }
    return .written(try set(value, for: key, in: collection))
  }

  /// Removes a record; nothing happens when there is none.
  ///
  /// - Parameters:
  ///   - key: The record's key.
  ///   - collection: In which collection.
  /// - Throws: ``StorageError`` when it cannot be removed.
  public mutating func remove(_ key: String, in collection: String) throws(StorageError) {
    try ledger.remove(key, in: collection)
  }

  /// Removes every record of a collection.
  ///
  /// Its bytes may stay in free parts of the file; ``RecordStore/removeAll(in:)`` removes them as well.
  ///
  /// - Parameter collection: Which one.
  /// - Throws: ``StorageError`` when they cannot be removed.
  public mutating func removeAll(in collection: String) throws(StorageError) {
    try ledger.removeAll(in: collection)
  }

  /// Undoes every change that the transaction made so far, for a refusal that comes late.
  ///
  /// - Throws: ``StorageError`` when the store cannot be changed.
  public mutating func rollBack() throws(StorageError) {
    try ledger.rollBack()
  }
}

/// The operations of a store for a transaction.
protocol RecordLedger: AnyObject {
  func stored(for key: String, in collection: String) throws(StorageError) -> StoredRecord<Record>
  func contents(of collection: String) throws(StorageError) -> RecordContents
  /// Keeps a value under the next revision of the collection.
  func write(_ value: Data, for key: String, in collection: String) throws(StorageError) -> Record
  func remove(_ key: String, in collection: String) throws(StorageError)
  func removeAll(in collection: String) throws(StorageError)
  /// Goes back to how the store was when the transaction began.
  func rollBack() throws(StorageError)
}

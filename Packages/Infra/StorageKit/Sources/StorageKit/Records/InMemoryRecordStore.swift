#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps records in memory, for tests and for programs that leave no trace.
///
/// Behaves as the durable store does, but for what outlives the process.
public actor InMemoryRecordStore {
  private let limit: Int
  private var content = Content()

  /// Makes an empty store.
  ///
  /// - Parameter limit: Bytes that all values, their keys and the names of their collections together may have.
  public init(limit: Int = 64 << 20) {
    self.limit = limit
  }

  /// Makes the value of a record one that is not what had been saved, as a failing disk does; for tests.
  ///
  /// - Parameters:
  ///   - key: The record's key; nothing happens when there is none.
  ///   - collection: In which collection.
  public func damage(_ key: String, in collection: String) {
    content.damage(key, in: collection)
  }
}

extension InMemoryRecordStore: RecordStore {
  /// Reads a collection.
  public func contents(of collection: String) async throws(StorageError) -> RecordContents {
    content.contents(of: collection)
  }

  /// Reads a part of a collection.
  public func contents(
    of collection: String,
    after key: String?,
    limit: Int
  ) async throws(StorageError) -> RecordContents {
    content.contents(of: collection, after: key, limit: limit)
  }

  /// Reads one record.
  public func stored(
    for key: String,
    in collection: String
  ) async throws(StorageError) -> StoredRecord<Record> {
    content.stored(for: key, in: collection)
  }

  /// Counts the records of a collection.
  public func count(in collection: String) async throws(StorageError) -> Int {
    content.collections[Array(collection.utf8)]?.count ?? 0
  }

  /// Reads and changes several collections as one step.
  @discardableResult
  public func transaction<Result: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(StorageError) -> Result
  ) async throws(StorageError) -> Result {
    let (result, changed) = try Ledger.run(body, on: content, limit: limit)
    content = changed
    return result
  }

  /// Does nothing, as nothing of a removed record stays.
  public func eraseRemoved() async throws(StorageError) {}

  /// Removes a collection with everything in it.
  public func removeAll(in collection: String) async throws(StorageError) {
    content.removeAll(in: collection)
  }

  /// Tells how many records each collection has.
  public func status() async throws(StorageError) -> StoreStatus {
    .inMemory(content.collections.mapValues(\.count))
  }

  /// Removes every record.
  public func removeAll() async throws(StorageError) {
    content.collections = [:]
    content.damaged = []
    content.size = 0
  }
}

/// By the bytes of names and keys: texts that are equal to Swift may be different keys.
private struct Content {
  struct Place: Hashable {
    let collection: [UInt8]
    let key: [UInt8]

    init(_ key: String, _ collection: String) {
      self.collection = Array(collection.utf8)
      self.key = Array(key.utf8)
    }
  }

  var collections: [[UInt8]: [[UInt8]: Record]] = [:]
  /// The last revision of each collection; kept when the collection is removed.
  var revisions: [[UInt8]: Int] = [:]
  /// The records whose value is not what had been saved.
  var damaged: Set<Place> = []
  var size = 0

  func records(in collection: String) -> [Record] {
    (collections[Array(collection.utf8)] ?? [:])
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.value)
  }

  func isDamaged(_ record: Record, in collection: String) -> Bool {
    damaged.contains(Place(record.key, collection))
  }

  func stored(for key: String, in collection: String) -> StoredRecord<Record> {
    guard let record = collections[Array(collection.utf8)]?[Array(key.utf8)] else { return .absent }
    return isDamaged(record, in: collection) ? .damaged : .value(record)
  }

  func contents(of collection: String) -> RecordContents {
    contents(of: collection, after: nil, limit: .max)
  }

  func contents(of collection: String, after key: String?, limit: Int) -> RecordContents {
    var (found, damaged): ([Record], [String]) = ([], [])
    for record in records(in: collection) where found.count < limit {
      if let key, !key.utf8.lexicographicallyPrecedes(record.key.utf8) { continue }
      if isDamaged(record, in: collection) { damaged.append(record.key) } else { found.append(record) }
    }
    return RecordContents(found, damaged: damaged)
  }

  mutating func damage(_ key: String, in collection: String) {
    if stored(for: key, in: collection).isThere { damaged.insert(Place(key, collection)) }
  }

  mutating func write(_ value: Data, for key: String, in collection: String) -> Record {
    let name = Array(collection.utf8)
    let revision = (revisions[name] ?? 0) + 1
    let record = Record(key: key, value: value, revision: revision)
    remove(key, in: collection)
    revisions[name] = revision
    collections[name, default: [:]][Array(key.utf8)] = record
    size += name.count + key.utf8.count + value.count
    return record
  }

  mutating func remove(_ key: String, in collection: String) {
    guard let known = collections[Array(collection.utf8)]?.removeValue(forKey: Array(key.utf8)) else {
      return
    }
    damaged.remove(Place(key, collection))
    size -= collection.utf8.count + key.utf8.count + known.value.count
  }

  mutating func removeAll(in collection: String) {
    for record in records(in: collection) { remove(record.key, in: collection) }
  }
}

/// A copy of the content that a transaction changes.
private final class Ledger: RecordLedger {
  private let original: Content
  private let limit: Int
  private var content: Content
  private var failure: StorageError?

  /// Runs the closure of a transaction.
  static func run<Value>(
    _ body: (inout RecordTransaction) throws(StorageError) -> Value,
    on content: Content,
    limit: Int
  ) throws(StorageError) -> (Value, Content) {
    let ledger = Ledger(content, limit: limit)
    var transaction = RecordTransaction(ledger)
    let value = try body(&transaction)
    if let failure = ledger.failure { throw failure }
    let size = ledger.content.size
    guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
    return (value, ledger.content)
  }

  private init(_ content: Content, limit: Int) {
    original = content
    self.content = content
    self.limit = limit
  }

  func stored(for key: String, in collection: String) throws(StorageError) -> StoredRecord<Record> {
    content.stored(for: key, in: collection)
  }

  func contents(of collection: String) throws(StorageError) -> RecordContents {
    content.contents(of: collection)
  }

  func write(_ value: Data, for key: String, in collection: String) throws(StorageError) -> Record {
    guard value.count <= limit else {
      let error = StorageError.tooLarge(bytes: value.count, limit: limit)
      failure = error
      throw error
    }
    return content.write(value, for: key, in: collection)
  }

  func remove(_ key: String, in collection: String) throws(StorageError) {
    content.remove(key, in: collection)
  }

  func removeAll(in collection: String) throws(StorageError) {
    content.removeAll(in: collection)
  }

  func rollBack() throws(StorageError) {
    content = original
  }
}

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
}

extension InMemoryRecordStore: RecordStore {
  /// Reads a collection.
  public func records(in collection: String) async throws(StorageError) -> [Record] {
    content.records(in: collection)
  }

  /// Reads a part of a collection.
  public func records(
    in collection: String,
    after key: String?,
    limit: Int
  ) async throws(StorageError) -> [Record] {
    let all = content.records(in: collection)
    let following =
      key.map { key in all.drop { !key.utf8.lexicographicallyPrecedes($0.key.utf8) } } ?? all[...]
    return Array(following.prefix(max(limit, 0)))
  }

  /// Reads one record.
  public func record(for key: String, in collection: String) async throws(StorageError) -> Record? {
    content.collections[Array(collection.utf8)]?[Array(key.utf8)]
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
    content.size = 0
  }
}

/// By the bytes of names and keys: texts that are equal to Swift may be different keys.
private struct Content {
  var collections: [[UInt8]: [[UInt8]: Record]] = [:]
  /// The last revision of each collection; kept when the collection is removed.
  var revisions: [[UInt8]: Int] = [:]
  var size = 0

  func records(in collection: String) -> [Record] {
    (collections[Array(collection.utf8)] ?? [:])
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.value)
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
    guard size <= limit || size <= content.size else { throw .tooLarge(bytes: size, limit: limit) }
    return (value, ledger.content)
  }

  private init(_ content: Content, limit: Int) {
    original = content
    self.content = content
    self.limit = limit
  }

  func record(for key: String, in collection: String) throws(StorageError) -> Record? {
    content.collections[Array(collection.utf8)]?[Array(key.utf8)]
  }

  func records(in collection: String) throws(StorageError) -> [Record] {
    content.records(in: collection)
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

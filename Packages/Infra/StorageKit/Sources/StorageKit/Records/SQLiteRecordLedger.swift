#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The operations of a transaction, for events.
struct RecordTrace {
  var collections: Set<String> = []
  var read = 0
  var written = 0
  /// The bytes of the values that were set.
  var bytes = 0
  var damaged: [(key: String, collection: String)] = []
}

/// The operations of one transaction on the tables of a record store.
final class SQLiteRecordLedger: RecordLedger {
  /// The outcome of a transaction that SQLite finished without an error.
  struct Outcome<Value> {
    let result: Result<Value, StorageError>
    let trace: RecordTrace

    var isKept: Bool {
      if case .success = result { true } else { false }
    }
  }

  private let table: RecordTable
  private let path: String
  private let limit: Int
  private var trace = RecordTrace()
  /// The error that ended the transaction, caught by its closure or not.
  private var failure: SQLiteFailure?
  private var refusal: StorageError?

  init(_ table: RecordTable, path: String, limit: Int) {
    self.table = table
    self.path = path
    self.limit = limit
  }

  /// Runs the closure of a transaction that has begun.
  ///
  /// - Throws: What SQLite failed with, so that the caller can tell damage of the file from an error of the closure.
  func run<Value>(
    _ body: (inout RecordTransaction) throws(StorageError) -> Value
  ) throws(SQLiteFailure) -> Outcome<Value> {
    try table.connection.run("SAVEPOINT beginning")
    let before = try table.size()
    var result: Result<Value, StorageError>
    do throws(StorageError) {
      var transaction = RecordTransaction(self)
      result = .success(try body(&transaction))
    } catch {
      result = .failure(error)
    }
    if let failure { throw failure }
    if let refusal { result = .failure(refusal) }
    let after = try table.size()
    if case .success = result, after > limit, after > before {
      result = .failure(.tooLarge(bytes: after, limit: limit))
    }
    return Outcome(result: result, trace: trace)
  }

  func stored(for key: String, in collection: String) throws(StorageError) -> StoredRecord<Record> {
    trace.collections.insert(collection)
    let row = try attempt { () throws(SQLiteFailure) in try table.row(for: key, in: collection) }
    if let row { note(row, in: collection) }
    return StoredRecord(row)
  }

  func contents(of collection: String) throws(StorageError) -> RecordContents {
    trace.collections.insert(collection)
    let rows = try attempt { () throws(SQLiteFailure) in try table.rows(in: collection) }
    for row in rows { note(row, in: collection) }
    return RecordContents(rows)
  }

  func write(_ value: Data, for key: String, in collection: String) throws(StorageError) -> Record {
    let largest = min(limit, SQLiteConnection.largestRow)
    guard value.count <= largest else {
      let error = StorageError.tooLarge(bytes: value.count, limit: largest)
      refusal = error
      throw error
    }
    // Its collection is known: what is written was read before.
    trace.written += 1
    trace.bytes += value.count
    return try attempt { () throws(SQLiteFailure) in try table.write(value, for: key, in: collection) }
  }

  func remove(_ key: String, in collection: String) throws(StorageError) {
    trace.collections.insert(collection)
    trace.written += try attempt { () throws(SQLiteFailure) in try table.remove(key, in: collection) }
  }

  func removeAll(in collection: String) throws(StorageError) {
    trace.collections.insert(collection)
    trace.written += try attempt { () throws(SQLiteFailure) in try table.removeAll(in: collection) }
  }

  func rollBack() throws(StorageError) {
    try attempt { () throws(SQLiteFailure) in try table.connection.run("ROLLBACK TO beginning") }
    trace.written = 0
    trace.bytes = 0
  }

  private func note(_ row: RecordRow, in collection: String) {
    if row.intact == nil {
      if !trace.damaged.contains(where: { $0 == (row.key, collection) }) {
        trace.damaged.append((row.key, collection))
      }
    } else {
      trace.read += 1
    }
  }

  private func attempt<Value>(
    _ operation: () throws(SQLiteFailure) -> Value
  ) throws(StorageError) -> Value {
    do throws(SQLiteFailure) {
      return try operation()
    } catch {
      failure = failure ?? error
      throw error.storageError(path: path)
    }
  }
}

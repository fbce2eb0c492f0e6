import CSQLite

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A compiled statement, used again and again with other values.
final class SQLiteStatement {
  private let handle: OpaquePointer

  init(handle: OpaquePointer) {
    self.handle = handle
  }

  deinit {
    sqlite3_finalize(handle)
  }

  /// Binds values to the parameters, from the first one on.
  func bind(_ values: [SQLiteValue]) -> Int32 {
    for (index, value) in values.enumerated() {
      let result = bind(value, at: Int32(index + 1))
      guard result == SQLITE_OK else { return result }
    }
    return SQLITE_OK
  }

  /// Goes on to the next row: `SQLITE_ROW`, `SQLITE_DONE` or an error.
  func step() -> Int32 {
    sqlite3_step(handle)
  }

  /// Gives up the rows that are left and the values that are bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func integer(at column: Int32) -> Int64 {
    sqlite3_column_int64(handle, column)
  }

  func blob(at column: Int32) -> Data {
    withBlob(at: column) { Data($0) }
  }

  func text(at column: Int32) -> String {
    withBlob(at: column) { String(decoding: $0, as: UTF8.self) }
  }

  func isNull(at column: Int32) -> Bool {
    sqlite3_column_type(handle, column) == SQLITE_NULL
  }

  /// Lends the bytes of a column of the current row to a reader.
  func withBlob<Value>(at column: Int32, _ read: (UnsafeRawBufferPointer) -> Value) -> Value {
    let bytes = sqlite3_column_blob(handle, column)
    return read(UnsafeRawBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))))
  }

  private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          csqlite_bind_text(handle, index, $0.baseAddress, Int32($0.count))
        }
      }
    case .bytes(of: var text):
      return text.withUTF8 { csqlite_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
    case .blob(let data):
      return data.withUnsafeBytes { csqlite_bind_blob(handle, index, $0.baseAddress, Int32($0.count)) }
    }
  }
}

/// A value that is bound to a parameter of a statement.
enum SQLiteValue {
  case null
  case integer(Int64)
  case text(String)
  case blob(Data)
  /// A text as its bytes, so that any text is compared, ordered and given back exactly.
  case bytes(of: String)
}

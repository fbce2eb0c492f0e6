#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A row as it was found in the tables, `nil` inside when it is damaged.
struct StoredSearchRow {
  let number: Int64
  let id: String
  let intact: SearchRow?
}

/// The statements of a search table that is in the format that is wanted.
struct SearchRows {
  let connection: SQLiteConnection
  let format: SearchFormat
  /// Whether words are looked up in the index, and the index is updated.
  let usesIndex: Bool

  func row(for id: String, in partition: String) throws(SQLiteFailure) -> StoredSearchRow? {
    try read(
      "WHERE rows.partition = ?1 AND rows.name = ?2",
      [.bytes(of: partition), .bytes(of: id)],
      partition
    ).first
  }

  func latest(in partition: String, limit: Int) throws(SQLiteFailure) -> [StoredSearchRow] {
    try read(
      "WHERE rows.partition = ?1 ORDER BY seen_at DESC, rows.name LIMIT ?2",
      [.bytes(of: partition), .integer(Int64(limit))],
      partition
    )
  }

  func search(
    _ query: SearchQuery,
    in partition: String,
    limit: Int
  ) throws(SQLiteFailure) -> [StoredSearchRow] {
    let searched = format.columns.indices.filter { query.columns.contains(format.columns[$0]) }
    guard !searched.isEmpty else { return [] }
    var found: [StoredSearchRow] = []
    if searched.contains(0) {
      found = try read(.titles(query, in: partition, limit: limit, usesIndex: usesIndex), partition)
    }
    guard found.count < limit else { return found }
    let others = SearchStatement.others(
      query,
      columns: searched,
      in: partition,
      limit: limit - found.count,
      usesIndex: try isRare(query, searched)
    )
    return found + (try read(others, partition))
  }

  /// Whether looking words up in the index finds so few rows that going through them in turn is quick.
  ///
  /// Where it finds many, enough of them are met soon on the way through all rows in the order of their titles.
  private func isRare(_ query: SearchQuery, _ columns: [Int]) throws(SQLiteFailure) -> Bool {
    guard usesIndex, let expression = SearchStatement.expression(query.words, columns: columns) else {
      return false
    }
    let count = try connection.first(
      "SELECT count(*) FROM (SELECT 1 FROM words WHERE words MATCH ? LIMIT ?)",
      .text(expression),
      .integer(Self.manyRows)
    ) { $0.integer(at: 0) }
    return count != Self.manyRows
  }

  private static let manyRows: Int64 = 500

  func ids(withPayload hasPayload: Bool, in partition: String) throws(SQLiteFailure) -> [String] {
    var ids: [String] = []
    try connection.forEach(
      """
      SELECT name FROM rows
      WHERE partition = ? AND EXISTS (SELECT 1 FROM payloads WHERE payloads.id = rows.id) = ? ORDER BY name
      """,
      .bytes(of: partition),
      .integer(hasPayload ? 1 : 0)
    ) { ids.append($0.text(at: 0)) }
    return ids
  }

  func count(in partition: String) throws(SQLiteFailure) -> Int {
    let sql = "SELECT count(*) FROM rows WHERE partition = ?"
    return Int(try connection.first(sql, .bytes(of: partition)) { $0.integer(at: 0) } ?? 0)
  }

  private func read(
    _ statement: SearchStatement,
    _ partition: String
  ) throws(SQLiteFailure) -> [StoredSearchRow] {
    try read(
      "JOIN (\(statement.sql)) AS best ON best.id = rows.id ORDER BY best.rank, best.title, rows.name",
      statement.values,
      partition
    )
  }

  private func read(
    _ condition: String,
    _ values: [SQLiteValue],
    _ partition: String
  ) throws(SQLiteFailure) -> [StoredSearchRow] {
    var found: [StoredSearchRow] = []
    let texts = format.texts.map { "texts." + $0 }.joined(separator: ", ")
    try connection.forEach(
      """
      SELECT rows.id, rows.name, seen_at, checksum, summary, payload, \(texts)
      FROM rows JOIN texts ON texts.id = rows.id LEFT JOIN payloads ON payloads.id = rows.id \(condition)
      """,
      values
    ) { found.append(stored($0, in: partition)) }
    return found
  }

  private func stored(_ statement: SQLiteStatement, in partition: String) -> StoredSearchRow {
    let texts = format.columns.indices.map { statement.text(at: Int32(6 + $0)) }
    let row = SearchRow(
      id: statement.text(at: 1),
      seenAt: Date(milliseconds: statement.integer(at: 2)),
      texts: Dictionary(zip(format.columns, texts)) { first, _ in first },
      summary: statement.blob(at: 4),
      payload: statement.isNull(at: 5) ? nil : statement.blob(at: 5)
    )
    let isIntact = row.checksum(of: texts, in: partition) == UInt64(bitPattern: statement.integer(at: 3))
    return StoredSearchRow(number: statement.integer(at: 0), id: row.id, intact: isIntact ? row : nil)
  }
}

import CSQLite

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
  /// Whether words are looked up in the index, and the index is kept up to date.
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

  private static let manyRows: Int64 = 2000

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

  /// Keeps a row in place of one with the same id.
  func keep(_ row: SearchRow, in partition: String) throws(SQLiteFailure) {
    if let known = try self.row(for: row.id, in: partition) {
      if known.intact == nil { try drop([known.number]) } else { try forgetTexts(of: known.number) }
    }
    let texts = format.columns.map { row.texts[$0] ?? "" }
    try connection.run(
      """
      INSERT INTO rows (partition, name, seen_at, checksum, summary) VALUES (?1, ?2, ?3, ?4, ?5)
      ON CONFLICT DO UPDATE SET seen_at = ?3, checksum = ?4, summary = ?5
      """,
      .bytes(of: partition),
      .bytes(of: row.id),
      .integer(row.seenAt.milliseconds),
      .integer(Int64(bitPattern: row.checksum(of: texts, in: partition))),
      .blob(row.summary)
    )
    let number = try connection.first(
      "SELECT id FROM rows WHERE partition = ? AND name = ?",
      .bytes(of: partition),
      .bytes(of: row.id)
    ) { $0.integer(at: 0) }
    guard let number else { throw .rowMissing }
    try connection.forEach(
      "INSERT OR REPLACE INTO texts VALUES (?, ?, ?\(String(repeating: ", ?", count: texts.count)))",
      [.integer(number), .bytes(of: partition), .bytes(of: row.id)] + texts.map(SQLiteValue.text)
    ) { _ in }
    if let payload = row.payload {
      try connection.run("INSERT OR REPLACE INTO payloads VALUES (?, ?)", .integer(number), .blob(payload))
    } else {
      try connection.run("DELETE FROM payloads WHERE id = ?", .integer(number))
    }
    try noteTexts(of: number)
  }

  /// Removes the rows of a partition that were updated longest ago.
  ///
  /// - Returns: How many were removed.
  func evict(in partition: String, downTo limit: Int) throws(SQLiteFailure) -> Int {
    let surplus = try count(in: partition) - max(0, limit)
    guard surplus > 0 else { return 0 }
    var numbers: [Int64] = []
    try connection.forEach(
      "SELECT id FROM rows WHERE partition = ? ORDER BY seen_at, id LIMIT ?",
      .bytes(of: partition),
      .integer(Int64(surplus))
    ) { numbers.append($0.integer(at: 0)) }
    for number in numbers {
      try forgetTexts(of: number)
      try connection.run("DELETE FROM rows WHERE id = ?", .integer(number))
    }
    return surplus
  }

  /// Removes damaged rows; the index cannot be told which texts they had, and is built again.
  func drop(_ numbers: [Int64]) throws(SQLiteFailure) {
    for number in numbers { try connection.run("DELETE FROM rows WHERE id = ?", .integer(number)) }
    try rebuildIndex()
  }

  /// Removes a partition, or every row.
  func removeAll(in partition: String?) throws(SQLiteFailure) {
    if let partition {
      try connection.run("DELETE FROM rows WHERE partition = ?", .bytes(of: partition))
    } else {
      try connection.run("DELETE FROM rows")
    }
    // Taking texts out of the index one by one would leave their pieces in it.
    try rebuildIndex()
  }

  private func noteTexts(of number: Int64) throws(SQLiteFailure) {
    guard usesIndex else { return try rebuildIndex() }
    let texts = format.texts.joined(separator: ", ")
    try connection.run(
      "INSERT INTO words (rowid, \(texts)) SELECT id, \(texts) FROM texts WHERE id = ?",
      .integer(number)
    )
  }

  private func forgetTexts(of number: Int64) throws(SQLiteFailure) {
    guard usesIndex else { return try rebuildIndex() }
    let texts = format.texts.joined(separator: ", ")
    try connection.run(
      "INSERT INTO words (words, rowid, \(texts)) SELECT 'delete', id, \(texts) FROM texts WHERE id = ?",
      .integer(number)
    )
  }

  /// Builds the index of what is there now; where it cannot be built, that is left to who can.
  private func rebuildIndex() throws(SQLiteFailure) {
    if usesIndex {
      try connection.run("INSERT INTO words (words) VALUES ('rebuild')")
    } else {
      try connection.run("UPDATE settings SET is_indexed = 0 WHERE is_indexed = 1")
    }
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

extension SearchRow {
  /// The bytes of the content.
  var size: Int {
    texts.values.reduce(summary.count + (payload?.count ?? 0)) { $0 + $1.utf8.count }
  }

  /// The checksum of the content together with its place.
  fileprivate func checksum(of texts: [String], in partition: String) -> UInt64 {
    var checksum = Checksum64()
    checksum.combine(partition)
    checksum.combine(id)
    checksum.combine(String(seenAt.milliseconds))
    for text in texts { checksum.combine(text) }
    checksum.combine(summary)
    if let payload { checksum.combine(payload) }
    return checksum.value
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SearchRows {
  /// Keeps a row in place of one with the same id.
  func keep(_ row: SearchRow, in partition: String) throws(SQLiteFailure) {
    guard row.size <= SQLiteConnection.largestRow else { throw .rowTooLarge(bytes: row.size) }
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
}

extension SearchRow {
  /// The bytes of the content.
  var size: Int {
    texts.values.reduce(summary.count + (payload?.count ?? 0)) { $0 + $1.utf8.count }
  }

  /// The checksum of the content together with its place.
  func checksum(of texts: [String], in partition: String) -> UInt64 {
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

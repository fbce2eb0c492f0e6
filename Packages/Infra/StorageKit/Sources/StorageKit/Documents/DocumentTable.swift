#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The statements of a document store.
struct DocumentTable {
  let connection: SQLiteConnection
  /// A number made from a key; keys may have it in common.
  var hash: @Sendable (DocumentKey) -> UInt64 = { $0.hash }

  func row(for key: DocumentKey) throws(SQLiteFailure) -> DocumentRow? {
    try connection.first(
      """
      SELECT id, used_at, size, body IS NOT NULL, metadata_checksum, body_checksum, metadata,
        coalesce(body, (SELECT bodies.body FROM bodies WHERE bodies.id = entries.id))
      FROM entries WHERE id BETWEEN ?1 AND ?1 + 15 AND partition = ?2 AND name = ?3
      """,
      .integer(bucket(of: key)),
      .text(key.partition),
      .text(key.name)
    ) { row in
      DocumentRow(
        place: DocumentPlace(row),
        metadataChecksum: UInt64(bitPattern: row.integer(at: 4)),
        bodyChecksum: UInt64(bitPattern: row.integer(at: 5)),
        document: Document(metadata: row.blob(at: 6), body: row.blob(at: 7))
      )
    }
  }

  func place(of key: DocumentKey) throws(SQLiteFailure) -> DocumentPlace? {
    try connection.first(
      """
      SELECT id, used_at, size, body IS NOT NULL FROM entries
      WHERE id BETWEEN ?1 AND ?1 + 15 AND partition = ?2 AND name = ?3
      """,
      .integer(bucket(of: key)),
      .text(key.partition),
      .text(key.name)
    ) { DocumentPlace($0) }
  }

  /// The first of the 16 numbers that the row of a key may have.
  ///
  /// Of the hash only as much is used as makes collisions rare: shorter numbers make a smaller tree.
  private func bucket(of key: DocumentKey) -> Int64 {
    Int64(hash(key) >> 26) * Self.bucketSize
  }

  /// How many keys with the same part of the hash are kept.
  private static let bucketSize: Int64 = 16

  /// A number for a new row; where all are taken, the document goes that was used longest ago.
  private func makeID(for key: DocumentKey) throws(SQLiteFailure) -> Int64 {
    let first = bucket(of: key)
    var places: [DocumentPlace] = []
    try connection.forEach(
      "SELECT id, used_at, size, body IS NOT NULL FROM entries WHERE id BETWEEN ?1 AND ?1 + 15",
      .integer(first)
    ) { places.append(DocumentPlace($0)) }
    if places.isEmpty { return first }
    let taken = Set(places.map(\.id))
    if let free = (first..<first + Self.bucketSize).first(where: { !taken.contains($0) }) { return free }
    guard let oldest = places.min(by: { ($0.usedAt, $0.id) < ($1.usedAt, $1.id) }) else { return first }
    try remove(oldest)
    return oldest.id
  }

  /// Notes a use when that costs no waiting; the order of use is worth no delay and no error.
  func markUsedIfIdle(_ id: Int64, at moment: Int64, _ busyTimeout: Duration) {
    connection.setBusyTimeout(.zero)
    defer { connection.setBusyTimeout(busyTimeout) }
    try? connection.run("UPDATE entries SET used_at = ? WHERE id = ?", .integer(moment), .integer(id))
  }

  func insert(_ document: Document, for key: DocumentKey, at moment: Int64) throws(SQLiteFailure) {
    let id = try makeID(for: key)
    let body = key.checksum(ofBody: document.body)
    let isShort = isShort(document.body)
    try connection.run(
      """
      INSERT INTO entries
        (id, used_at, size, metadata_checksum, body_checksum, partition, name, metadata, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      .integer(id),
      .integer(moment),
      .integer(Int64(document.size(for: key))),
      .integer(Int64(bitPattern: key.checksum(ofMetadata: document.metadata, body: body))),
      .integer(Int64(bitPattern: body)),
      .text(key.partition),
      .text(key.name),
      .blob(document.metadata),
      isShort ? .blob(document.body) : .null
    )
    if !isShort { try write(longBody: document.body, id) }
  }

  func replace(
    _ place: DocumentPlace,
    by document: Document,
    for key: DocumentKey,
    at moment: Int64
  ) throws(SQLiteFailure) {
    let body = key.checksum(ofBody: document.body)
    let size = document.size(for: key)
    try replace(place, metadata: document.metadata, body: body, size: size, for: key, at: moment)
    if isShort(document.body) {
      try connection.run("UPDATE entries SET body = ? WHERE id = ?", .blob(document.body), .integer(place.id))
      if !place.hasShortBody { try removeLongBody(place.id) }
    } else {
      if place.hasShortBody {
        try connection.run("UPDATE entries SET body = NULL WHERE id = ?", .integer(place.id))
      }
      try write(longBody: document.body, place.id)
    }
  }

  /// Replaces metadata and leaves the body, which has this checksum, as it is.
  func replace(
    _ place: DocumentPlace,
    metadata: Data,
    body: UInt64,
    size: Int,
    for key: DocumentKey,
    at moment: Int64
  ) throws(SQLiteFailure) {
    var values: [SQLiteValue] = [
      .integer(Int64(size)),
      .integer(Int64(bitPattern: key.checksum(ofMetadata: metadata, body: body))),
      .integer(Int64(bitPattern: body)),
      .blob(metadata),
      .integer(place.id),
    ]
    // Naming the time of use would rewrite the index of it as well.
    if place.isUsed(at: moment) {
      try connection.forEach(
        "UPDATE entries SET size = ?, metadata_checksum = ?, body_checksum = ?, metadata = ? WHERE id = ?",
        values
      ) { _ in }
    } else {
      values.append(.integer(moment))
      try connection.forEach(
        """
        UPDATE entries SET size = ?1, metadata_checksum = ?2, body_checksum = ?3, metadata = ?4, used_at = ?6
        WHERE id = ?5
        """,
        values
      ) { _ in }
    }
  }

  /// The bytes of the longest body that stands beside its metadata.
  private static let longestShortBody = 1024

  private func isShort(_ body: Data) -> Bool {
    body.count <= Self.longestShortBody
  }

  private func write(longBody body: Data, _ id: Int64) throws(SQLiteFailure) {
    try connection.run("INSERT OR REPLACE INTO bodies (id, body) VALUES (?, ?)", .integer(id), .blob(body))
  }

  private func removeLongBody(_ id: Int64) throws(SQLiteFailure) {
    try connection.run("DELETE FROM bodies WHERE id = ?", .integer(id))
  }

  func remove(_ place: DocumentPlace) throws(SQLiteFailure) {
    if !place.hasShortBody { try removeLongBody(place.id) }
    try connection.run("DELETE FROM entries WHERE id = ?", .integer(place.id))
  }

  /// Removes a partition, and its bytes: what was freed is neither left in the file nor in the log.
  func removeAll(in partition: String) throws(SQLiteFailure) {
    try connection.transaction { () throws(SQLiteFailure) in
      try connection.run(
        "DELETE FROM bodies WHERE id IN (SELECT id FROM entries WHERE partition = ?)",
        .text(partition)
      )
      try connection.run("DELETE FROM entries WHERE partition = ?", .text(partition))
    }
    try connection.compact()
  }

  func removeAll() throws(SQLiteFailure) {
    try connection.transaction { () throws(SQLiteFailure) in
      try connection.run("DELETE FROM bodies")
      try connection.run("DELETE FROM entries")
    }
  }

  /// Moves the last uses of all documents back together when one of them lies in the future.
  ///
  /// After a time with a clock that was ahead, new documents would go before those of that time.
  ///
  /// - Returns: By how many milliseconds they were moved back.
  func moveUsesBack(before moment: Int64) throws(SQLiteFailure) -> Int64 {
    let sql = "SELECT used_at FROM entries ORDER BY used_at DESC LIMIT 1"
    let latest = try connection.first(sql) { $0.integer(at: 0) }
    guard let latest, latest > moment + DocumentPlace.usePrecision else { return 0 }
    // The latest one becomes a little earlier than what is saved now.
    let distance = latest - moment + 1
    try connection.run("UPDATE entries SET used_at = used_at - ?", .integer(distance))
    return distance
  }

  /// The document that was used longest ago, but for one.
  func oldest(sparing id: Int64?) throws(SQLiteFailure) -> DocumentPlace? {
    try connection.first(
      "SELECT id, used_at, size, body IS NOT NULL FROM entries WHERE id <> ? ORDER BY used_at, id LIMIT 1",
      .integer(id ?? -1)
    ) { DocumentPlace($0) }
  }
}

/// Which row a document has.
struct DocumentPlace {
  /// How exact the time of the last use is, in milliseconds: one that is nearer is not written again.
  fileprivate static let usePrecision: Int64 = 60_000

  /// 0 or more; made from the hash of the key.
  let id: Int64
  /// Milliseconds since 1970.
  private(set) var usedAt: Int64
  /// The bytes of the content and the key.
  let size: Int
  /// Whether the body stands beside the metadata.
  let hasShortBody: Bool

  /// Reads the first four columns: the number, the last use, the size, and whether the body is there.
  fileprivate init(_ row: SQLiteStatement) {
    id = row.integer(at: 0)
    usedAt = row.integer(at: 1)
    size = Int(row.integer(at: 2))
    hasShortBody = row.integer(at: 3) != 0
  }

  /// Follows a change of all last uses.
  mutating func moveUseBack(by distance: Int64) {
    usedAt -= distance
  }

  /// Whether the last use that is on record is as good as this one.
  func isUsed(at moment: Int64) -> Bool {
    abs(moment - usedAt) <= Self.usePrecision
  }
}

/// A document as it was found in the tables, not yet verified.
struct DocumentRow {
  let place: DocumentPlace
  let metadataChecksum: UInt64
  let bodyChecksum: UInt64
  let document: Document

  /// Whether this is what was saved under the key.
  func isIntact(for key: DocumentKey) -> Bool {
    isBodyIntact(for: key)
      && key.checksum(ofMetadata: document.metadata, body: bodyChecksum) == metadataChecksum
  }

  /// A body that was saved into a file of an earlier version keeps its checksum until it is replaced.
  private func isBodyIntact(for key: DocumentKey) -> Bool {
    key.checksum(ofBody: document.body) == bodyChecksum
      || key.earlierChecksum(ofBody: document.body) == bodyChecksum
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Copies the records that are intact from a damaged file to a new one, with their revisions.
enum RecordSalvage {
  /// Reads all rows that the pages still have, and keeps those whose checksum is right.
  ///
  /// Of several versions of a record the latest one counts.
  static func run(_ pages: DatabasePages, into connection: SQLiteConnection) throws(SQLiteFailure)
    -> SalvagedRows
  {
    let found = Found(pages.rows())
    let table = RecordTable(connection: connection)
    for (place, record) in found.records { try table.restore(record, in: place.collection) }
    for (collection, revision) in found.revisions { try table.restore(revision, of: collection) }
    return SalvagedRows(kept: found.records.count, lost: found.damaged.subtracting(found.records.keys).count)
  }

  private struct Place: Hashable {
    let collection: String
    let key: [UInt8]
  }

  private struct Found {
    var records: [Place: Record] = [:]
    var damaged: Set<Place> = []
    /// The last revision of each collection.
    var revisions: [String: Int] = [:]

    init(_ rows: [[DatabasePages.Value]]) {
      for row in rows { add(row) }
    }

    private mutating func add(_ row: [DatabasePages.Value]) {
      guard case .bytes(let collection)? = row.first,
        let collection = String(bytes: collection, encoding: .utf8)
      else {
        return
      }
      if row.count == 2, case .integer(let revision) = row[1] { return note(Int(revision), of: collection) }
      guard row.count == 4 || row.count == 5,
        case .bytes(let key) = row[1], case .integer(let checksum) = row[2], case .bytes(let value) = row[3],
        let text = String(bytes: key, encoding: .utf8)
      else { return }
      var revision: Int64 = 1
      if row.count == 5, case .integer(let number) = row[4] { revision = number }
      let stored = RecordRow(
        Record(key: text, value: value, revision: Int(revision)),
        checksum: UInt64(bitPattern: checksum),
        in: collection
      )
      let place = Place(collection: collection, key: Array(key))
      guard let record = stored.intact else {
        damaged.insert(place)
        return
      }
      note(record.revision, of: collection)
      if let known = records[place], known.revision >= record.revision { return }
      records[place] = record
    }

    /// Counts have no checksum: one that is out of all proportion is none.
    private mutating func note(_ revision: Int, of collection: String) {
      guard (1...(1 << 40)).contains(revision) else { return }
      revisions[collection] = max(revision, revisions[collection] ?? 0)
    }
  }
}

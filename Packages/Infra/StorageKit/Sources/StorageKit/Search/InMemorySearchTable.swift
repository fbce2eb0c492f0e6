#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps rows in memory and finds them by words, for tests and for programs that leave no trace.
///
/// Behaves as the durable table does, but for what outlives the process.
public actor InMemorySearchTable {
  private struct Entry {
    var row: SearchRow
    /// The place in the order in which rows were first kept.
    let number: Int
  }

  private let columns: [String]
  private let rowLimit: Int
  /// By the bytes of partitions and ids: texts that are equal to Swift may be different names.
  private var partitions: [[UInt8]: [[UInt8]: Entry]] = [:]
  private var numbers = 0

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - columns: The names of the columns of texts; at least one; the first one is the title. Texts of other names are
  ///     not kept.
  ///   - rowLimit: How many rows a partition may have.
  public init(columns: [String], rowLimit: Int = 20_000) {
    precondition(!columns.isEmpty, "a search table has at least one column")
    self.columns = columns
    self.rowLimit = rowLimit
  }

  private func rows(in partition: String) -> [SearchRow] {
    partitions[Array(partition.utf8), default: [:]]
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
      .map(\.value.row)
  }

  private func keep(_ row: SearchRow, in partition: String) {
    let kept = SearchRow(
      id: row.id,
      seenAt: row.seenAt,
      texts: row.texts.filter { columns.contains($0.key) },
      summary: row.summary,
      payload: row.payload
    )
    let (place, id) = (Array(partition.utf8), Array(row.id.utf8))
    numbers += 1
    let number = partitions[place]?[id]?.number ?? numbers
    partitions[place, default: [:]][id] = Entry(row: kept, number: number)
  }

  private func evict(in partition: String) {
    let entries = partitions[Array(partition.utf8), default: [:]]
    guard entries.count > rowLimit else { return }
    let oldest = entries.sorted {
      ($0.value.row.seenAt, $0.value.number) < ($1.value.row.seenAt, $1.value.number)
    }
    for entry in oldest.prefix(entries.count - rowLimit) {
      partitions[Array(partition.utf8)]?[entry.key] = nil
    }
  }
}

extension InMemorySearchTable: SearchTable {
  /// Keeps rows in place of those with the same ids.
  public func upsert(_ rows: [SearchRow], in partition: String) async throws(StorageError) {
    for row in rows { keep(row, in: partition) }
    evict(in: partition)
  }

  /// Reads and replaces rows as one step.
  public func update(
    _ ids: [String],
    in partition: String,
    _ change: @Sendable (_ id: String, _ known: SearchRow?) -> SearchRow?
  ) async throws(StorageError) {
    for id in ids {
      let known = partitions[Array(partition.utf8)]?[Array(id.utf8)]?.row
      if let row = change(id, known) { keep(row.named(id), in: partition) }
    }
    evict(in: partition)
  }

  /// Reads one row.
  public func row(for id: String, in partition: String) async throws(StorageError) -> SearchRow? {
    partitions[Array(partition.utf8)]?[Array(id.utf8)]?.row
  }

  /// Finds rows, the best ones first.
  public func search(
    _ query: SearchQuery,
    in partition: String,
    limit: Int
  ) async throws(StorageError) -> [SearchRow] {
    let searched = columns.filter(query.columns.contains)
    let found = rows(in: partition).filter { row in
      query.words.allSatisfy { word in searched.contains { row.bytes(of: $0).contains(Array(word.utf8)) } }
    }
    let judged = found.map { row in
      let title = columns.first.map(row.bytes(of:)) ?? []
      return (rank: searched.first == columns.first ? query.rank(ofTitle: title) : 3, title: title, row: row)
    }
    // The rows are in the order of their ids, and sorting keeps the order of equals.
    let sorted = judged.sorted { left, right in
      left.rank == right.rank ? left.title.lexicographicallyPrecedes(right.title) : left.rank < right.rank
    }
    return sorted.prefix(max(0, limit)).map(\.row)
  }

  /// Reads the rows that were updated last.
  public func latest(in partition: String, limit: Int) async throws(StorageError) -> [SearchRow] {
    Array(rows(in: partition).sorted { $0.seenAt > $1.seenAt }.prefix(max(0, limit)))
  }

  /// Names the rows that have a payload, or those that have none.
  public func ids(withPayload hasPayload: Bool, in partition: String) async throws(StorageError) -> [String] {
    rows(in: partition).filter { ($0.payload != nil) == hasPayload }.map(\.id)
  }

  /// Counts the rows of a partition.
  public func count(in partition: String) async throws(StorageError) -> Int {
    partitions[Array(partition.utf8)]?.count ?? 0
  }

  /// Removes a partition with every row.
  public func removeAll(in partition: String) async throws(StorageError) {
    partitions[Array(partition.utf8)] = nil
  }

  /// Tells how many rows each partition has.
  public func status() async throws(StorageError) -> StoreStatus {
    .inMemory(partitions.mapValues(\.count))
  }

  /// Removes every row.
  public func removeAll() async throws(StorageError) {
    partitions = [:]
  }
}

extension SearchRow {
  /// The row under an id.
  func named(_ id: String) -> SearchRow {
    SearchRow(id: id, seenAt: seenAt, texts: texts, summary: summary, payload: payload)
  }

  fileprivate func bytes(of column: String) -> [UInt8] { Array((texts[column] ?? "").utf8) }
}

extension SearchQuery {
  /// How well a title fits, 0 for the best.
  fileprivate func rank(ofTitle title: [UInt8]) -> Int {
    let phrase = Array(phrase.utf8)
    // The one that is nothing but the phrase is first in the order of titles.
    if title.starts(with: phrase) { return 0 }
    if title.contains([0x20] + phrase) { return 1 }
    return words.allSatisfy { title.contains(Array($0.utf8)) } ? 2 : 3
  }
}

/// Keeps rows in partitions and finds them by words in their texts; made for caches and histories.
///
/// Each partition has a limit of rows, above which those that were updated longest ago are evicted. A row whose
/// content is damaged is reported, removed and treated as absent.
public protocol SearchTable: MaintainedStore {
  /// Keeps rows in place of those with the same ids, as one step.
  ///
  /// - Parameters:
  ///   - rows: The rows; a later one replaces an earlier one with the same id.
  ///   - partition: Whose rows these are; any text.
  /// - Throws: ``StorageError`` when they could not be kept; nothing of it is done then.
  func upsert(_ rows: [SearchRow], in partition: String) async throws(StorageError)

  /// Reads and replaces rows as one step, which no other writer can come between.
  ///
  /// - Parameters:
  ///   - ids: The rows to read, in this order.
  ///   - partition: Whose rows these are.
  ///   - change: Gets an id and the row that is stored under it, `nil` when there is none, and gives the row to keep
  ///     under that id; `nil` leaves what is there. It may run a second time when the file turns out to be damaged.
  /// - Throws: ``StorageError`` when they could not be read or kept; nothing of it is done then.
  func update(
    _ ids: [String],
    in partition: String,
    _ change: @Sendable (_ id: String, _ known: SearchRow?) -> SearchRow?
  ) async throws(StorageError)

  /// Reads one row.
  ///
  /// - Parameters:
  ///   - id: The name of the row.
  ///   - partition: Whose row it is.
  /// - Returns: The row, or `nil` when there is none.
  /// - Throws: ``StorageError`` when the table cannot be read.
  func row(for id: String, in partition: String) async throws(StorageError) -> SearchRow?

  /// Finds rows, the best ones first.
  ///
  /// The first column is taken for the title, where it is searched. First come rows whose title is the words of the
  /// query with a blank between them, then titles that begin with them, titles with a word that begins with them,
  /// titles that contain each of the words, and all others; among equals the order is that of the bytes of the titles
  /// and then of the ids.
  ///
  /// - Parameters:
  ///   - query: What to search for. A column that the table does not have holds nothing.
  ///   - partition: Whose rows to search.
  ///   - limit: How many rows to give at most.
  /// - Returns: The best rows that were found.
  /// - Throws: ``StorageError`` when the table cannot be read.
  func search(_ query: SearchQuery, in partition: String, limit: Int) async throws(StorageError)
    -> [SearchRow]

  /// Reads the rows that were updated last, the latest first.
  ///
  /// - Parameters:
  ///   - partition: Whose rows to read.
  ///   - limit: How many rows to give at most.
  /// - Returns: The rows; those of one moment in the order of the bytes of their ids.
  /// - Throws: ``StorageError`` when the table cannot be read.
  func latest(in partition: String, limit: Int) async throws(StorageError) -> [SearchRow]

  /// Names the rows that have a payload, or those that have none.
  ///
  /// - Parameters:
  ///   - hasPayload: Which of the two.
  ///   - partition: Whose rows to name.
  /// - Returns: Their ids in the order of their bytes.
  /// - Throws: ``StorageError`` when the table cannot be read.
  func ids(withPayload hasPayload: Bool, in partition: String) async throws(StorageError) -> [String]

  /// Counts the rows of a partition.
  ///
  /// - Parameter partition: Whose rows to count.
  /// - Returns: How many there are, 0 when there is no such partition.
  /// - Throws: ``StorageError`` when the table cannot be read.
  func count(in partition: String) async throws(StorageError) -> Int

  /// Removes a partition with every row, and its bytes from the disk.
  ///
  /// - Parameter partition: Whose rows go.
  /// - Throws: ``StorageError`` when the table cannot be changed, or another process reads and keeps their
  ///   bytes on the disk.
  func removeAll(in partition: String) async throws(StorageError)
}

/// Something a search table did, for a trace or a warning.
///
/// Durations are there when the table was given a clock.
public enum SearchTableEvent: Hashable, Sendable {
  /// The file could not be read as a table; it now has the name that is given, and a new one was created.
  case setAside(path: String, reason: String)

  /// A row was not what had been kept; it was removed and is treated as absent.
  case dropped(id: String, partition: String)

  /// The rows that were updated longest ago went, to stay within the limit.
  case evicted(rows: Int, partition: String)

  /// The rows were of another format than the table has now, and were removed.
  case outdated(rows: Int)

  /// Rows were searched, read or counted; `rows` is how many were found.
  case read(partition: String, rows: Int, duration: Duration?)

  /// Rows were stored in one step; `bytes` is the size of their texts, summaries and payloads.
  case wrote(partition: String, rows: Int, bytes: Int, duration: Duration?)
}

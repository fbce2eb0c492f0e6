/// A file that an area keeps.
struct StoreDescriptor: Sendable {
  /// Where a file belongs: what can be fetched again is cache, what the user has saved is data.
  enum Folder: Hashable, Sendable {
    case cache
    case data
  }

  let file: String
  let folder: Folder
}

/// What an area caches besides responses: rows that can be searched.
struct HistoryDescriptor: Sendable {
  /// What it is called in the status of the cache.
  let name: String
  let store: StoreDescriptor
  /// The texts that are searched.
  let columns: [String]
  /// Rows of another version are removed.
  let formatVersion: Int
  /// The file in which an earlier version of the program kept the same, as records.
  let earlier: StoreDescriptor?
}

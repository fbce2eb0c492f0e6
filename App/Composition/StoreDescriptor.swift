/// A file that an area keeps.
struct StoreDescriptor: Sendable {
  /// Where a file belongs: what can be fetched again is cache, what the user has saved is data.
  enum Folder: Hashable, Sendable {
    case cache
    case data
  }

  let file: String
  let folder: Folder
  /// Its content in the user's words; only for what the user saved.
  var content: (@Sendable (Strings) -> String)?
}

/// A searchable history of an area, cached besides responses.
struct HistoryDescriptor: Sendable {
  /// The name in the status of the cache.
  let name: String
  let store: StoreDescriptor
  /// The texts that are searched.
  let columns: [String]
  /// Rows of another version are removed.
  let formatVersion: Int
  /// The file in which an earlier version of the program kept the same, as records.
  let earlier: StoreDescriptor?
}

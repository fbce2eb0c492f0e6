/// Keeps documents under keys, in partitions, within a size limit.
///
/// What was saved is there for every later read, also by another process, until it is replaced, removed or
/// evicted. When the limit is passed, the documents that were used longest ago go first. A document is
/// returned whole and as it was saved, or not at all.
public protocol DocumentStore: MaintainedStore {
  /// Opens the store for a change that is likely to come, so that it takes less time then.
  ///
  /// Does nothing after the first call. The next read or change says what cannot be opened.
  func prepare() async

  /// Reads a document and marks it as used.
  ///
  /// - Parameter key: The place of the document.
  /// - Returns: The document, or `nil` when there is none.
  /// - Throws: ``StorageError`` when the store cannot be read.
  func document(for key: DocumentKey) async throws(StorageError) -> Document?

  /// Saves a document in place of an earlier one.
  ///
  /// - Parameters:
  ///   - document: The new document.
  ///   - key: The place of the document.
  /// - Throws: ``StorageError`` when it could not be stored; the earlier document is then still there.
  func save(_ document: Document, for key: DocumentKey) async throws(StorageError)

  /// Reads a document and changes it as one step, which no other writer can come between.
  ///
  /// - Parameters:
  ///   - key: The place of the document.
  ///   - decide: Gets the document, `nil` when there is none, and returns the change. It has to be quick, as other
  ///     writers wait for it, and free of other effects: it runs again when room has to be made first, or when the
  ///     file turns out to be damaged.
  /// - Throws: ``StorageError`` when the store cannot be read or changed; the document is then what it was before.
  func change(
    _ key: DocumentKey,
    _ decide: @Sendable (Document?) -> DocumentChange
  ) async throws(StorageError)

  /// Removes a document; nothing happens when there is none.
  ///
  /// - Parameter key: The place of the document.
  /// - Throws: ``StorageError`` when the store cannot be changed.
  func remove(_ key: DocumentKey) async throws(StorageError)

  /// Removes every document of a partition.
  ///
  /// - Parameter partition: Whose documents go.
  /// - Throws: ``StorageError`` when the store cannot be changed, or another process reads and keeps their
  ///   bytes on the disk.
  func removeAll(in partition: String) async throws(StorageError)

  /// Puts in order what later processes would have to read, as the last step of a process that saved much.
  ///
  /// Waits for no other process, and loses nothing when it cannot be done.
  func tidyUp() async
}

extension DocumentStore {
  /// Does nothing, for stores that are always open.
  public func prepare() async {}

  /// Does nothing, for stores that need no order.
  public func tidyUp() async {}
}

/// Something a document store did, for a trace or a warning.
///
/// Durations are there when the store was given a clock.
public enum DocumentStoreEvent: Hashable, Sendable {
  /// The file could not be read as a store; it now has the name that is given, and a new store was created.
  case setAside(path: String, reason: String)

  /// A document was not what had been saved; it was removed and is treated as absent.
  case dropped(DocumentKey)

  /// The documents that were used longest ago went, to stay within the limit; `bytes` is their size.
  case evicted(documents: Int, bytes: Int)

  /// A document was asked for; `bytes` is its size, `nil` when there was none.
  case read(DocumentKey, bytes: Int?, duration: Duration?)

  /// A document of this size was saved; the size of its metadata when only that was.
  case wrote(DocumentKey, bytes: Int, duration: Duration?)
}

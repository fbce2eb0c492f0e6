/// Keeps documents in memory, for tests and for programs that leave no trace.
///
/// Behaves as the durable store does, but for what outlives the process.
public actor InMemoryDocumentStore {
  private struct Entry {
    var document: Document
    var lastUse: Int
  }

  private let limit: Int
  private var entries: [DocumentKey: Entry] = [:]
  private var totalSize = 0
  private var uses = 0

  /// Makes an empty store.
  ///
  /// - Parameter limit: Bytes that all documents together may have.
  public init(limit: Int = 64 << 20) {
    self.limit = limit
  }

  private func nextUse() -> Int {
    uses += 1
    return uses
  }

  private func forget(_ key: DocumentKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    totalSize -= entry.document.size(for: key)
  }

  private func evictDownToLimit() {
    while totalSize > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      forget(oldest.key)
    }
  }
}

extension InMemoryDocumentStore: DocumentStore {
  /// Reads a document and marks it as used.
  public func document(for key: DocumentKey) async throws(StorageError) -> Document? {
    entries[key]?.lastUse = nextUse()
    return entries[key]?.document
  }

  /// Saves a document in place of an earlier one, and evicts those that were used longest ago.
  public func save(_ document: Document, for key: DocumentKey) async throws(StorageError) {
    let size = document.size(for: key)
    guard size <= limit else { throw .tooLarge(bytes: size, limit: limit) }
    forget(key)
    entries[key] = Entry(document: document, lastUse: nextUse())
    totalSize += size
    evictDownToLimit()
  }

  /// Reads a document and changes it as one step.
  public func change(
    _ key: DocumentKey,
    _ decide: @Sendable (Document?) -> DocumentChange
  ) async throws(StorageError) {
    let known = entries[key]?.document
    switch decide(known) {
    case .unchanged: break
    case .save(let document): try await save(document, for: key)
    case .saveMetadata(let metadata):
      if let known { try await save(Document(metadata: metadata, body: known.body), for: key) }
    case .remove: forget(key)
    }
  }

  /// Removes a document; nothing happens when there is none.
  public func remove(_ key: DocumentKey) async throws(StorageError) {
    forget(key)
  }

  /// Removes every document of a partition.
  public func removeAll(in partition: String) async throws(StorageError) {
    for key in entries.keys where key.partition.utf8.elementsEqual(partition.utf8) {
      forget(key)
    }
  }

  /// Tells how many documents each partition has.
  public func status() async throws(StorageError) -> StoreStatus {
    .inMemory(entries.keys.reduce(into: [:]) { $0[Array($1.partition.utf8), default: 0] += 1 })
  }

  /// Removes every document.
  public func removeAll() async throws(StorageError) {
    entries = [:]
    totalSize = 0
  }
}

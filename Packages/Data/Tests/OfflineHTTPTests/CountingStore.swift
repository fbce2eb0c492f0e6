import StorageKit
import Synchronization

/// A store that counts what it is asked for.
final class CountingStore: DocumentStore {
  /// Opens when the store is prepared.
  let preparation = Gate()
  private let documents = InMemoryDocumentStore()
  private let counts = Mutex((reads: 0, changes: 0))

  var reads: Int { counts.withLock(\.reads) }
  var changes: Int { counts.withLock(\.changes) }

  func prepare() async { await preparation.open() }

  func document(for key: DocumentKey) async throws(StorageError) -> Document? {
    counts.withLock { $0.reads += 1 }
    return try await documents.document(for: key)
  }

  func change(_ key: DocumentKey, _ decide: @Sendable (Document?) -> DocumentChange)
    async throws(StorageError)
  {
    counts.withLock { $0.changes += 1 }
    try await documents.change(key, decide)
  }

  func save(_ document: Document, for key: DocumentKey) async throws(StorageError) {
    try await documents.save(document, for: key)
  }
  func remove(_ key: DocumentKey) async throws(StorageError) { try await documents.remove(key) }
  func removeAll() async throws(StorageError) { try await documents.removeAll() }
  func status() async throws(StorageError) -> StoreStatus { try await documents.status() }
  func removeAll(in partition: String) async throws(StorageError) {
    try await documents.removeAll(in: partition)
  }
}

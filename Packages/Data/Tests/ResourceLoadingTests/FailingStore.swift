import StorageKit

/// A store on a disk that refuses everything.
struct FailingStore: DocumentStore {
  static let reason = "/disk: no space left"
  private static let error = StorageError.io(path: "/disk", reason: "no space left")

  func document(for key: DocumentKey) async throws(StorageError) -> Document? { throw Self.error }
  func save(_ document: Document, for key: DocumentKey) async throws(StorageError) { throw Self.error }
  func change(_ key: DocumentKey, _ decide: @Sendable (Document?) -> DocumentChange)
    async throws(StorageError)
  {
    throw Self.error
  }
  func remove(_ key: DocumentKey) async throws(StorageError) { throw Self.error }
  func removeAll(in partition: String) async throws(StorageError) { throw Self.error }
  func removeAll() async throws(StorageError) { throw Self.error }
  func status() async throws(StorageError) -> StoreStatus { throw Self.error }
}

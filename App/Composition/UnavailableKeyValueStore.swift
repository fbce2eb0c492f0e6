import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A store where there is no folder to keep anything in: it is empty, and says so when something is to be kept.
struct UnavailableKeyValueStore: KeyValueStore {
  /// What a person is told.
  let reason: String

  func entries(in collection: String) async throws(StorageError) -> [KeyValueEntry] { [] }

  func reduce<Result: Sendable>(
    _ collection: String,
    into initial: Result,
    _ next: @Sendable (inout Result, String, UnsafeRawBufferPointer) -> Void
  ) async throws(StorageError) -> Result { initial }

  func value(for key: String, in collection: String) async throws(StorageError) -> Data? { nil }

  func count(in collection: String) async throws(StorageError) -> Int { 0 }

  func apply(_ changes: [KeyValueChange], in collection: String) async throws(StorageError) {
    if !changes.isEmpty { throw .io(path: "TESSERA_HOME", reason: reason) }
  }

  func removeAll(in collection: String) async throws(StorageError) {}
}

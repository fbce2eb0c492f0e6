import SettingsDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The variables that name the folder that is missing.
private let folderVariables = "TESSERA_HOME, HOME"

/// Settings where there is no folder for a file: none, and none can be saved.
struct UnavailableSettings: SettingsRepository {
  /// Why nothing can be saved.
  let reason: String

  var place: String? { nil }

  func values() throws(SettingsError) -> [SettingName: String] { [:] }

  func set(_ value: String, for name: SettingName) throws(SettingsError) {
    throw .cannotBeSaved(reason: "\(folderVariables): \(reason)")
  }

  func remove(_ names: [SettingName]) throws(SettingsError) -> [SettingName] { [] }
}

/// A store of records where there is no folder for a file: empty, and nothing can be saved.
struct UnavailableRecordStore: RecordStore {
  /// Why nothing can be saved.
  let reason: String
  /// An empty store that refuses all values.
  private let nothing = InMemoryRecordStore(limit: 0)

  init(reason: String) {
    self.reason = reason
  }

  func contents(of collection: String) async throws(StorageError) -> RecordContents { RecordContents() }

  func contents(
    of collection: String,
    after key: String?,
    limit: Int
  ) async throws(StorageError) -> RecordContents {
    RecordContents()
  }

  func stored(for key: String, in collection: String) async throws(StorageError) -> StoredRecord<Record> {
    .absent
  }

  func count(in collection: String) async throws(StorageError) -> Int { 0 }

  func transaction<Result: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(StorageError) -> Result
  ) async throws(StorageError) -> Result {
    do throws(StorageError) {
      return try await nothing.transaction(body)
    } catch .tooLarge {
      throw .io(path: folderVariables, reason: reason)
    }
  }

  func removeAll(in collection: String) async throws(StorageError) {}

  func eraseRemoved() async throws(StorageError) {}

  func status() async throws(StorageError) -> StoreStatus { try await nothing.status() }

  func removeAll() async throws(StorageError) {}
}

import DomainKernel
import SettingsDomain
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why nothing can be saved, with the variables that name no folder in place of a path.
private let refusal = StorageError.io(path: "TESSERA_HOME, HOME", reason: KnownReason.noHome.rawValue)

/// Settings where there is no folder for a file: none, and none can be changed.
struct UnavailableSettings: SettingsRepository {
  var place: String? { nil }

  func values() throws(SettingsError) -> [SettingName: String] { [:] }

  func set(_ value: String, for name: SettingName) throws(SettingsError) {
    throw .cannotBeSaved(reason: refusal.reason)
  }

  func remove(_ names: [SettingName]) throws(SettingsError) -> [SettingName] {
    throw .cannotBeSaved(reason: refusal.reason)
  }
}

/// A store of records where there is no folder for a file: nothing can be saved.
struct UnavailableRecordStore: RecordStore {
  /// Whether it counts as empty, because a service has the rest.
  ///
  /// The data of the user may never be called empty.
  let isOptional: Bool
  /// An empty store that refuses all values.
  private let nothing = InMemoryRecordStore(limit: 0)

  init(isOptional: Bool = false) {
    self.isOptional = isOptional
  }

  func contents(of collection: String) async throws(StorageError) -> RecordContents {
    try checkOptional()
    return RecordContents()
  }

  func contents(
    of collection: String,
    after key: String?,
    limit: Int
  ) async throws(StorageError) -> RecordContents {
    try checkOptional()
    return RecordContents()
  }

  func stored(for key: String, in collection: String) async throws(StorageError) -> StoredRecord<Record> {
    try checkOptional()
    return .absent
  }

  func count(in collection: String) async throws(StorageError) -> Int {
    try checkOptional()
    return 0
  }

  func transaction<Result: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(StorageError) -> Result
  ) async throws(StorageError) -> Result {
    try checkOptional()
    do throws(StorageError) {
      return try await nothing.transaction(body)
    } catch .tooLarge {
      throw refusal
    }
  }

  func removeAll(in collection: String) async throws(StorageError) { try checkOptional() }

  func eraseRemoved() async throws(StorageError) { try checkOptional() }

  func status() async throws(StorageError) -> StoreStatus { try await nothing.status() }

  func removeAll() async throws(StorageError) { try checkOptional() }

  private func checkOptional() throws(StorageError) {
    guard isOptional else { throw refusal }
  }
}

import DomainKernel
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A collection of a record store with one record for each account.
struct AccountRecordStore: Sendable {
  private let store: any RecordStore
  private let collection: String
  private let partition: @Sendable () -> String
  /// The only partition that is read and changed; `nil` for that of the moment.
  private var account: String?

  /// Makes the collection.
  ///
  /// - Parameters:
  ///   - store: Where the records are stored.
  ///   - collection: The name of the collection.
  ///   - partition: Gives the partition of the account that is signed in.
  init(_ store: any RecordStore, collection: String, partition: @escaping @Sendable () -> String) {
    self.store = store
    self.collection = collection
    self.partition = partition
  }

  /// The same collection for the account that is signed in now; a change throws as soon as another one is.
  var ofCurrentAccount: AccountRecordStore {
    var copy = self
    copy.account = account ?? partition()
    return copy
  }

  /// Reads the record of the account.
  func stored() async throws(PersistenceError) -> StoredRecord<Data> {
    do throws(StorageError) {
      return try await store.stored(for: account ?? partition(), in: collection).map(\.value)
    } catch {
      throw PersistenceError(reading: error)
    }
  }

  /// Changes the record of the account as one step.
  ///
  /// - Parameter change: Makes the new record of the old one; when it throws, nothing is changed.
  /// - Returns: The other half of what it made.
  /// - Throws: ``/DomainKernel/PersistenceError``; `signedOut` when another account is signed in than that of the
  ///   collection, or none.
  func update<Result: Sendable>(
    _ change: @Sendable (StoredRecord<Data>) throws(PersistenceError) -> (record: Data, result: Result)
  ) async throws(PersistenceError) -> Result {
    let key = partition()
    guard account == nil || account == key else { throw .signedOut }
    let outcome: Swift.Result<Result, PersistenceError>
    do throws(StorageError) {
      outcome = try await store.transaction {
        [collection] (transaction) throws(StorageError) -> Swift.Result<Result, PersistenceError> in
        let old = try transaction.stored(for: key, in: collection).map(\.value)
        let new: (record: Data, result: Result)
        do throws(PersistenceError) { new = try change(old) } catch { return .failure(error) }
        try transaction.set(new.record, for: key, in: collection)
        return .success(new.result)
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    return try outcome.get()
  }
}

extension Data {
  /// Whether a newer version of this program wrote this JSON record, which may have another shape otherwise.
  func isRecord(newerThan version: Int) -> Bool {
    // monorepo:allow swallowed-error: a record without a readable version is damaged, and told as that
    let found = try? JSONDecoder().decode(VersionOnly.self, from: self)
    return (found?.version ?? version) > version
  }
}

private struct VersionOnly: Decodable {
  let version: Int
}

extension Encodable {
  /// The value as a JSON record, with its members in a fixed order.
  func encodedRecord() throws(PersistenceError) -> Data {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(self)
    } catch {
      throw .cannotBeSaved(reason: "a record cannot be written as JSON")
    }
  }
}

import DomainKernel
import ResourceLoading
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a change of a collection is not made.
enum ChangeRefusal: Error {
  case storage(StorageError)
  case persistence(PersistenceError)
}

/// A collection of a record store in the domain's words, whose values are JSON documents that tell their version.
struct StoredCollection<Value: Codable & SendableMetatype>: Sendable {
  let store: any RecordStore
  let name: String
  let format: RecordFormat<Value>

  func contents() async throws(PersistenceError) -> RecordContents {
    do throws(StorageError) { return try await store.contents(of: name) } catch {
      throw PersistenceError(reading: error)
    }
  }

  /// Reads and changes the collection as one step; nothing is changed when that is refused.
  func change<Answer: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(ChangeRefusal) -> Answer
  ) async throws(PersistenceError) -> Answer {
    let answer: Result<Answer, PersistenceError>
    do throws(StorageError) {
      answer = try await store.transaction {
        (transaction) throws(StorageError) -> Result<Answer, PersistenceError> in
        do throws(ChangeRefusal) {
          return .success(try body(&transaction))
        } catch {
          switch error {
          case .storage(let error): throw error
          case .persistence(let error):
            try transaction.rollBack()
            return .failure(error)
          }
        }
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    return try answer.get()
  }

  func contents(_ transaction: borrowing RecordTransaction) throws(ChangeRefusal) -> RecordContents {
    do throws(StorageError) { return try transaction.contents(of: name) } catch { throw .storage(error) }
  }

  func stored(
    for key: String,
    _ transaction: borrowing RecordTransaction
  ) throws(ChangeRefusal) -> StoredRecord<Record> {
    do throws(StorageError) { return try transaction.stored(for: key, in: name) } catch {
      throw .storage(error)
    }
  }

  func decode(_ record: Record) throws(ChangeRefusal) -> Value? {
    do throws(PersistenceError) { return try format.decode(record.value) } catch { throw .persistence(error) }
  }

  func set(
    _ value: Value,
    for key: String,
    _ transaction: inout RecordTransaction
  ) throws(ChangeRefusal) {
    let data: Data
    do throws(PersistenceError) { data = try format.encode(value) } catch { throw .persistence(error) }
    try set(data, for: key, &transaction)
  }

  func set(_ data: Data, for key: String, _ transaction: inout RecordTransaction) throws(ChangeRefusal) {
    do throws(StorageError) { try transaction.set(data, for: key, in: name) } catch { throw .storage(error) }
  }

  func remove(_ key: String, _ transaction: inout RecordTransaction) throws(ChangeRefusal) {
    do throws(StorageError) { try transaction.remove(key, in: name) } catch { throw .storage(error) }
  }
}

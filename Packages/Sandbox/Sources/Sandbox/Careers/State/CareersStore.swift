import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps the state of the service as one record, which several processes may use at once.
struct CareersStore: Sendable {
  private static let collection = "careers"
  private static let key = "state"

  /// Where the record is.
  let records: any RecordStore
  /// The seed of a state that is begun.
  let seed: UInt64

  /// Reads the state, lets it be changed, and keeps it when it was.
  ///
  /// - Parameter change: What to do with it; it may run twice, as a transaction may.
  /// - Returns: The result of the closure, after the change is kept.
  /// - Throws: `StorageError` when the record cannot be read or kept.
  func update<Result: Sendable>(
    _ change: @Sendable (inout CareersState) -> Result
  ) async throws(StorageError) -> Result {
    try await records.transaction { (transaction) throws(StorageError) in
      let known = try transaction.record(for: Self.key, in: Self.collection)
      let before = try known.map(Self.state) ?? CareersState(identifiers: IdentifierSource(seed: seed))
      var state = before
      let result = change(&state)
      if state != before {
        try transaction.set(try Self.data(state), for: Self.key, in: Self.collection)
      }
      return result
    }
  }

  private static func state(_ record: Record) throws(StorageError) -> CareersState {
    do {
      return try JSONDecoder().decode(CareersState.self, from: record.value)
    } catch {
      throw .corrupted(reason: "the record of the careers service is unreadable: \(error)")
    }
  }

  private static func data(_ state: CareersState) throws(StorageError) -> Data {
    do {
      return try JSONEncoder().encode(state)
    } catch {
      throw .corrupted(reason: "the state of the careers service cannot be written: \(error)")
    }
  }
}

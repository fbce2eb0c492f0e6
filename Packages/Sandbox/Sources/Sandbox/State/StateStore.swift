import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Keeps what users of a service have made as one record.
///
/// The record is read, changed and written in one transaction, so several processes may use it at once and none loses
/// the change of another.
struct StateStore<State: Codable & Hashable & Sendable>: Sendable {
  private static var key: String { "state" }

  /// Where the record is.
  let records: any RecordStore
  /// The collection of the record.
  let collection: String
  /// The name of the service in messages.
  let service: String
  /// Whether a new state is kept before anything in it changes, because it differs from one run to the next.
  let keepsNewState: Bool
  /// Makes a new state.
  let newState: @Sendable () -> State

  /// Reads the state, lets it be changed, and keeps it when it was.
  ///
  /// - Parameter change: What to do with it; it may run twice, as a transaction may.
  /// - Returns: The result of the closure, after the change is kept.
  /// - Throws: `StorageError` when the record cannot be read or kept.
  func update<Result: Sendable>(
    _ change: @Sendable (inout State) -> Result
  ) async throws(StorageError) -> Result {
    try await records.transaction { (transaction) throws(StorageError) in
      let stored: State?
      switch try transaction.stored(for: Self.key, in: collection) {
      case .absent: stored = nil
      case .value(let record): stored = try state(record)
      // A new state in its place would end what users have made without a word.
      case .damaged: throw .corrupted(reason: "\(unreadable): its checksum is wrong")
      }
      let before = stored ?? newState()
      var state = before
      let result = change(&state)
      if state != before || (stored == nil && keepsNewState) {
        try transaction.set(try data(state), for: Self.key, in: collection)
      }
      return result
    }
  }

  private var unreadable: String { "the record of the \(service) service is unreadable" }

  private func state(_ record: Record) throws(StorageError) -> State {
    do {
      return try JSONDecoder().decode(State.self, from: record.value)
    } catch {
      throw .corrupted(reason: "\(unreadable): \(error)")
    }
  }

  private func data(_ state: State) throws(StorageError) -> Data {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try encoder.encode(state)
    } catch {
      throw .corrupted(reason: "the state of the \(service) service cannot be written: \(error)")
    }
  }
}

extension StateStore<CareersState> {
  /// Keeps the state of the careers service; a state that is begun draws from a seed.
  static func careers(_ records: any RecordStore, seed: UInt64) -> Self {
    Self(records: records, collection: "careers", service: "careers", keepsNewState: false) {
      CareersState(identifiers: IdentifierSource(seed: seed))
    }
  }
}

extension StateStore<OctoDeckState> {
  /// Keeps the state of the OctoDeck service; a state that is begun draws the ids of its communities from a seed.
  static func octoDeck(
    _ records: any RecordStore,
    seed: UInt64,
    now: @escaping @Sendable () -> Date
  ) -> Self {
    Self(records: records, collection: "octodeck", service: "OctoDeck", keepsNewState: true) {
      OctoDeckState(seed: seed, now: now())
    }
  }
}

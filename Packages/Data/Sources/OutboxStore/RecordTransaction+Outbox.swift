import DomainKernel
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why a change of the outbox is not made.
enum OutboxChangeError: Error {
  case storage(StorageError)
  case persistence(PersistenceError)
}

/// The collections of the record store.
enum OutboxCollection {
  /// The entries; the order of their keys is that of their numbers.
  static let entries = "entries"
  /// The number of the last entry of each item.
  static let subjects = "subjects"
  /// The last number that was given away.
  static let numbers = "numbers"
}

/// The outbox in one transaction of its store.
extension RecordTransaction {
  /// The last entry of the item of a change.
  func lastEntry(like draft: OutboxDraft) throws(OutboxChangeError) -> OutboxEntry? {
    guard let last = try value(for: draft.subjectKey, in: OutboxCollection.subjects) else { return nil }
    return try entry(OutboxEntry.ID(rawValue: Int(String(decoding: last, as: UTF8.self)) ?? 0))
  }

  func entry(_ id: OutboxEntry.ID) throws(OutboxChangeError) -> OutboxEntry? {
    let record: Record?
    do throws(StorageError) { record = try self.record(for: id.key, in: OutboxCollection.entries) } catch {
      throw .storage(error)
    }
    guard let record else { return nil }
    do throws(PersistenceError) { return try OutboxEntry(record) } catch { throw .persistence(error) }
  }

  mutating func append(
    _ draft: OutboxDraft,
    createdAt: Date
  ) throws(OutboxChangeError) -> OutboxEntry {
    let entry = OutboxEntry(
      id: try nextID(),
      draft: draft,
      createdAt: Date(milliseconds: createdAt.milliseconds)
    )
    let number = Data(String(entry.id.rawValue).utf8)
    try write(entry)
    try write(number, for: draft.subjectKey, in: OutboxCollection.subjects)
    try write(number, for: "last", in: OutboxCollection.numbers)
    return entry
  }

  mutating func write(_ entry: OutboxEntry) throws(OutboxChangeError) {
    let value: Data
    do throws(PersistenceError) { value = try EntryRecord(entry).encoded() } catch {
      throw .persistence(error)
    }
    try write(value, for: entry.id.key, in: OutboxCollection.entries)
  }

  /// Notes that an entry is about to be sent; whether it may be.
  mutating func begin(_ id: OutboxEntry.ID, at moment: Date) throws(OutboxChangeError) -> Bool {
    guard let entry = try entry(id), entry.refusal == nil else { return false }
    try write(entry.with(.sending(since: moment), attempts: entry.attempts + 1))
    return true
  }

  /// Removes an entry if it is there, one that cannot be decoded too.
  mutating func removeEntry(_ id: OutboxEntry.ID) throws(OutboxChangeError) {
    guard let value = try value(for: id.key, in: OutboxCollection.entries) else { return }
    // Where it cannot be decoded, the subject keeps the number of an entry that is gone, which is none.
    if let draft = EntryRecord(value)?.draft,
      try self.value(for: draft.subjectKey, in: OutboxCollection.subjects) == Data(String(id.rawValue).utf8)
    {
      if let before = try lastEntry(of: draft.subjectKey, before: id) {
        try write(Data(String(before).utf8), for: draft.subjectKey, in: OutboxCollection.subjects)
      } else {
        try remove(draft.subjectKey, from: OutboxCollection.subjects)
      }
    }
    try remove(id.key, from: OutboxCollection.entries)
  }

  /// The number of the last entry of an item that was stored before another.
  private func lastEntry(of subjectKey: String, before id: OutboxEntry.ID) throws(OutboxChangeError) -> Int? {
    let entries: [Record]
    do throws(StorageError) { entries = try records(in: OutboxCollection.entries) } catch {
      throw .storage(error)
    }
    let earlier = entries.last { record in
      record.key < id.key && EntryRecord(record.value)?.draft?.subjectKey == subjectKey
    }
    return earlier.flatMap { Int($0.key) }
  }

  /// The number behind the last one; after damage of that record, the one behind the last entry.
  private func nextID() throws(OutboxChangeError) -> OutboxEntry.ID {
    if let last = try value(for: "last", in: OutboxCollection.numbers),
      let number = Int(String(decoding: last, as: UTF8.self))
    {
      return OutboxEntry.ID(rawValue: number + 1)
    }
    let entries: [Record]
    do throws(StorageError) { entries = try records(in: OutboxCollection.entries) } catch {
      throw .storage(error)
    }
    return OutboxEntry.ID(rawValue: (entries.last.flatMap { Int($0.key) } ?? 0) + 1)
  }

  private func value(for key: String, in collection: String) throws(OutboxChangeError) -> Data? {
    do throws(StorageError) { return try record(for: key, in: collection)?.value } catch {
      throw .storage(error)
    }
  }

  private mutating func write(
    _ value: Data,
    for key: String,
    in collection: String
  ) throws(OutboxChangeError) {
    do throws(StorageError) { try set(value, for: key, in: collection) } catch { throw .storage(error) }
  }

  private mutating func remove(_ key: String, from collection: String) throws(OutboxChangeError) {
    do throws(StorageError) { try remove(key, in: collection) } catch { throw .storage(error) }
  }
}

extension OutboxDraft {
  /// The key of the item, for the last entry of each.
  fileprivate var subjectKey: String { "\(queue.area)\u{0}\(queue.account)\u{0}\(item.type)\u{0}\(subject)" }
}

extension OutboxEntry {
  /// The entry with another state.
  func with(_ state: State, attempts: Int) -> OutboxEntry {
    OutboxEntry(
      id: id,
      draft: draft,
      createdAt: createdAt,
      state: state,
      attempts: attempts,
      earlierTitle: earlierTitle
    )
  }
}

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
  /// The numbers of the entries of each item in their order, with blanks between them.
  static let subjects = "subjects"
  /// The last number that was given away.
  static let numbers = "numbers"

  /// The numbers in a record of the entries of an item.
  static func numbers(in value: Data) -> [Int] {
    String(decoding: value, as: UTF8.self).split(separator: " ").compactMap { Int($0) }
  }
}

/// The outbox in one transaction of its store.
extension RecordTransaction {
  /// The last entry of the item of a change.
  ///
  /// - Parameters:
  ///   - draft: The change.
  ///   - queues: Its queue in each spelling under which changes may be stored.
  /// - Returns: The entry; `nil` where there is none or it is damaged, and nothing can be compared with it.
  /// - Throws: ``OutboxChangeError`` when the store cannot be read.
  func lastEntry(
    like draft: OutboxDraft,
    in queues: [OutboxQueue]
  ) throws(OutboxChangeError) -> OutboxEntry? {
    var numbers: [Int] = []
    for queue in queues { numbers += try self.numbers(for: draft.subjectKey(in: queue)) }
    guard let last = numbers.max() else { return nil }
    do throws(OutboxChangeError) { return try entry(OutboxEntry.ID(rawValue: last)) } catch {
      guard case .persistence(.damagedRecord) = error else { throw error }
      return nil
    }
  }

  func entry(_ id: OutboxEntry.ID) throws(OutboxChangeError) -> OutboxEntry? {
    switch try stored(id.key, OutboxCollection.entries) {
    case .absent: return nil
    case .damaged: throw .persistence(.damagedRecord)
    case .value(let record):
      do throws(PersistenceError) { return try OutboxEntry(record) } catch { throw .persistence(error) }
    }
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
    try write(entry)
    try write(try numbers(of: draft) + [entry.id.rawValue], of: draft)
    try write(Data(String(entry.id.rawValue).utf8), for: "last", in: OutboxCollection.numbers)
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
    try write(entry.begun(at: moment))
    return true
  }

  /// Removes an entry if it is there, one that cannot be read too.
  mutating func removeEntry(_ id: OutboxEntry.ID) throws(OutboxChangeError) {
    let found = try stored(id.key, OutboxCollection.entries)
    guard found.isThere else { return }
    // Where it cannot be read, its item has the number of an entry that is gone, which is none.
    if let value = found.value?.value, let draft = EntryRecord(value)?.draft {
      try write(try numbers(of: draft).filter { $0 != id.rawValue }, of: draft)
    }
    try remove(id.key, from: OutboxCollection.entries)
  }

  /// Removes the entries whose keys are no numbers any more; whether there were any.
  mutating func removeUnnumbered() throws(OutboxChangeError) -> Bool {
    let unnumbered = try keysOfEntries().filter { Int($0) == nil }
    for key in unnumbered { try remove(key, from: OutboxCollection.entries) }
    return !unnumbered.isEmpty
  }

  /// The keys of all entries; one that is damaged has its number until it is dropped.
  private func keysOfEntries() throws(OutboxChangeError) -> [String] {
    do throws(StorageError) {
      let entries = try contents(of: OutboxCollection.entries)
      return entries.records.map(\.key) + entries.damaged
    } catch {
      throw .storage(error)
    }
  }

  /// The numbers of the entries of the item of a change, in their order.
  private func numbers(of draft: OutboxDraft) throws(OutboxChangeError) -> [Int] {
    try numbers(for: draft.subjectKey)
  }

  private func numbers(for key: String) throws(OutboxChangeError) -> [Int] {
    guard let value = try value(for: key, in: OutboxCollection.subjects) else { return [] }
    return OutboxCollection.numbers(in: value)
  }

  private mutating func write(_ numbers: [Int], of draft: OutboxDraft) throws(OutboxChangeError) {
    guard !numbers.isEmpty else { return try remove(draft.subjectKey, from: OutboxCollection.subjects) }
    let text = numbers.map(String.init).joined(separator: " ")
    try write(Data(text.utf8), for: draft.subjectKey, in: OutboxCollection.subjects)
  }

  /// The number behind the last one; after damage of that record, the one behind the last entry.
  private func nextID() throws(OutboxChangeError) -> OutboxEntry.ID {
    if let last = try value(for: "last", in: OutboxCollection.numbers),
      let number = Int(String(decoding: last, as: UTF8.self))
    {
      return OutboxEntry.ID(rawValue: number + 1)
    }
    let numbers = try keysOfEntries().compactMap { Int($0) }
    return OutboxEntry.ID(rawValue: (numbers.max() ?? 0) + 1)
  }

  /// A value of the lists of numbers; a damaged one is skipped, as they only help to compare and find
  /// entries.
  private func value(for key: String, in collection: String) throws(OutboxChangeError) -> Data? {
    try stored(key, collection).value?.value
  }

  private func stored(
    _ key: String,
    _ collection: String
  ) throws(OutboxChangeError) -> StoredRecord<Record> {
    do throws(StorageError) { return try stored(for: key, in: collection) } catch { throw .storage(error) }
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

extension OutboxQueue {
  /// A key in front of those of an area's lists.
  static func beginning(of area: String) -> String { "\(area)\u{0}" }

  /// A key behind those of its lists, and in front of those of the next queue.
  var end: String { "\(area)\u{0}\(account)\u{1}" }
}

/// The item and the queue that the key of a list of numbers tells.
struct OutboxOwner {
  let queue: OutboxQueue
  let item: OutboxItem

  /// Reads a key; `nil` for one that is none.
  init?(key: String) {
    let parts = key.split(separator: "\u{0}", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4 else { return nil }
    queue = OutboxQueue(area: parts[0], account: parts[1])
    item = OutboxItem(kind: parts[2], subject: parts[3])
  }
}

extension OutboxDraft {
  /// The key of the item, for its entries.
  fileprivate var subjectKey: String { subjectKey(in: queue) }

  fileprivate func subjectKey(in queue: OutboxQueue) -> String {
    "\(queue.area)\u{0}\(queue.account)\u{0}\(item.type)\u{0}\(subject)"
  }
}

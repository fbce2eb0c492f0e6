public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Stores the outbox in a record store: an entry is one record, and every change of it one transaction.
///
/// Entries are read in pages, so that memory does not grow with the outbox.
public struct StoredOutbox: Sendable {
  private static let page = 64

  private let store: any RecordStore
  private let lockPath: String?
  private let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let spelling: @Sendable (OutboxQueue) -> OutboxQueue

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where entries are stored; one that evicts nothing and outlives a power cut.
  ///   - lockPath: The absolute path with which the names of lock files begin, one for each queue; `nil` where nothing
  ///     can be stored.
  ///   - clock: What to wait on.
  ///   - now: The present.
  ///   - spelling: Gives a queue that is stored in the present spelling: earlier versions named an account by the address
  ///     of its service as the user had spelled it, and its changes must be read, compared and sent under any
  ///     spelling.
  public init(
    store: any RecordStore,
    lockPath: String?,
    clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date,
    spelling: @escaping @Sendable (OutboxQueue) -> OutboxQueue = { $0 }
  ) {
    self.store = store
    self.lockPath = lockPath
    self.clock = clock
    self.now = now
    self.spelling = spelling
  }

  /// The present spelling of a stored queue; of another area than the one that is asked for, none is needed.
  private func present(_ stored: OutboxQueue, asked queue: OutboxQueue?) -> OutboxQueue {
    queue == nil || queue?.area == stored.area ? spelling(stored) : stored
  }

  /// A queue in each spelling under which its changes are stored, beginning with the given one.
  ///
  /// One list is read for each queue of the area, so that it takes no longer where many changes wait.
  private func spellings(of queue: OutboxQueue) async -> [OutboxQueue] {
    let present = spelling(queue)
    var found = [queue]
    var last = OutboxQueue.beginning(of: queue.area)
    do throws(StorageError) {
      while let key = try await store.contents(of: OutboxCollection.subjects, after: last, limit: 1)
        .records.first?.key, let other = OutboxOwner(key: key)?.queue, other.area == queue.area
      {
        if other != queue, spelling(other) == present { found.append(other) }
        last = other.end
      }
      // monorepo:allow swallowed-error: the addition itself tells what is wrong with the store
    } catch {}
    return found
  }

  /// Reads and changes the entries as one step.
  private func change<Answer: Sendable>(
    _ body: @Sendable (inout RecordTransaction) throws(OutboxChangeError) -> Answer
  ) async throws(PersistenceError) -> Answer {
    let answer: Result<Answer, PersistenceError>
    do throws(StorageError) {
      answer = try await store.transaction {
        (records) throws(StorageError) -> Result<Answer, PersistenceError> in
        do throws(OutboxChangeError) {
          return .success(try body(&records))
        } catch {
          switch error {
          case .storage(let error): throw error
          case .persistence(let error):
            try records.rollBack()
            return .failure(error)
          }
        }
      }
    } catch {
      throw PersistenceError(saving: error)
    }
    return try answer.get()
  }
}

extension StoredOutbox: Outbox {
  /// Adds a change at the end of its queue.
  public func add(_ draft: OutboxDraft) async throws(PersistenceError) -> OutboxAddition {
    let createdAt = now()
    let queues = await spellings(of: draft.queue)
    return try await change { (transaction) throws(OutboxChangeError) in
      var earlier: OutboxEntry?
      if let last = try transaction.lastEntry(like: draft, in: queues), last.isUnsent {
        if last.draft.kind == draft.kind, last.draft.payload == draft.payload { return .duplicate(last) }
        if draft.supersedes.contains(last.draft.kind) {
          try transaction.removeEntry(last.id)
          earlier = last
        }
      }
      let added = try transaction.append(draft, createdAt: createdAt)
      return earlier.map { .superseded($0, by: added) } ?? .added(added)
    }
  }

  /// Reads a part of the entries in their order.
  public func part(
    in queue: OutboxQueue?,
    after id: OutboxEntry.ID?,
    limit: Int
  ) async throws(PersistenceError) -> OutboxPart {
    var found: [OutboxEntry] = []
    var unreadable: [OutboxEntry.ID] = []
    var last = id?.key
    while found.count < limit {
      let size = min(limit, Self.page)
      let contents: RecordContents
      do throws(StorageError) {
        contents = try await store.contents(of: OutboxCollection.entries, after: last, limit: size)
      } catch {
        throw PersistenceError(reading: error)
      }
      unreadable += contents.damaged.map(OutboxEntry.ID.init(key:))
      for record in contents.records {
        do throws(PersistenceError) {
          let entry = try OutboxEntry(record) { present($0, asked: queue) }
          if queue == nil || entry.draft.queue == queue { found.append(entry) }
        } catch {
          guard error == .damagedRecord else { throw error }
          unreadable.append(OutboxEntry.ID(key: record.key))
        }
        if found.count == limit { break }
      }
      guard contents.records.count == size else { break }
      last = contents.records.last?.key
    }
    // A key that is no number has no place in the order, and would be in every part.
    if let id { unreadable.removeAll { $0 <= id } }
    // Those behind the last entry of a full part are of the next one.
    if found.count >= limit, let end = found.last?.id { unreadable.removeAll { $0 > end } }
    return OutboxPart(found, unreadable: try await described(unreadable.sorted(), in: queue))
  }

  /// Entries that cannot be read, with their items as far as the lists of the items tell them.
  private func described(
    _ ids: [OutboxEntry.ID],
    in queue: OutboxQueue?
  ) async throws(PersistenceError) -> [UnreadableEntry] {
    guard !ids.isEmpty else { return [] }
    let lists: RecordContents
    do throws(StorageError) { lists = try await store.contents(of: OutboxCollection.subjects) } catch {
      throw PersistenceError(reading: error)
    }
    var owners: [Int: OutboxOwner] = [:]
    for list in lists.records {
      guard let owner = OutboxOwner(key: list.key) else { continue }
      for number in OutboxCollection.numbers(in: list.value) { owners[number] = owner }
    }
    return ids.map { id in
      let owner = owners[id.rawValue]
      return UnreadableEntry(
        id,
        queue: owner.map { present($0.queue, asked: queue) },
        item: owner?.item
      )
    }
    .filter { queue == nil || $0.queue == nil || $0.queue == queue }
  }

  /// Reads one entry.
  public func entry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxEntry? {
    let stored: StoredRecord<Record>
    do throws(StorageError) {
      stored = try await store.stored(for: id.key, in: OutboxCollection.entries)
    } catch {
      throw PersistenceError(reading: error)
    }
    switch stored {
    case .absent: return nil
    case .damaged: throw .damagedRecord
    case .value(let record): return try OutboxEntry(record, spelling)
    }
  }

  /// Lets a refused entry wait again, at its place in the order.
  public func retry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> Bool {
    try await change { (transaction) throws(OutboxChangeError) in
      guard let entry = try transaction.entry(id), entry.refusal != nil else { return false }
      try transaction.write(entry.with(.waiting))
      return true
    }
  }

  /// Removes an entry that is not under way.
  public func drop(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxDrop {
    try await change { (transaction) throws(OutboxChangeError) in
      let entry: OutboxEntry?
      do throws(OutboxChangeError) { entry = try transaction.entry(id) } catch {
        guard case .persistence(.damagedRecord) = error else { throw error }
        // Nobody can send what makes no sense.
        try transaction.removeEntry(id)
        return .dropped(nil)
      }
      guard let entry else {
        guard id == OutboxEntry.ID.unnumbered, try transaction.removeUnnumbered() else { return .missing }
        return .dropped(nil)
      }
      if case .sending = entry.state { return .underWay(entry) }
      try transaction.removeEntry(id)
      return .dropped(entry)
    }
  }
}

extension StoredOutbox: OutboxDelivery {
  /// Acquires the exclusive right to send the entries of a queue, with a lock file.
  public func claim(_ queue: OutboxQueue) async throws(PersistenceError) -> OutboxClaim? {
    guard let lockPath else { return OutboxClaim {} }
    // An entry of another spelling is sent under the lock of the present one.
    let path = "\(lockPath)-\(spelling(queue).fingerprint).lock"
    do throws(StorageError) {
      let hold = try await InterprocessLock(path: path, timeout: .zero, clock: clock).acquire()
      return OutboxClaim { hold.release() }
    } catch .busy(_) {
      return nil
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  /// Removes entries that the service has, and notes that others are about to be sent.
  public func finish(
    _ ids: [OutboxEntry.ID],
    beginning next: [OutboxEntry.ID],
    at moment: Date
  ) async throws(PersistenceError) -> Set<OutboxEntry.ID> {
    try await change { (transaction) throws(OutboxChangeError) in
      for id in ids { try transaction.removeEntry(id) }
      var begun: Set<OutboxEntry.ID> = []
      for id in next where try transaction.begin(id, at: moment) { begun.insert(id) }
      return begun
    }
  }

  /// Lets entries wait again.
  public func postpone(_ ids: [OutboxEntry.ID], wasSent: Bool) async throws(PersistenceError) {
    try await change { (transaction) throws(OutboxChangeError) in
      for id in ids {
        guard let entry = try transaction.entry(id) else { continue }
        try transaction.write(entry.postponed(wasSent: wasSent))
      }
    }
  }

  /// Notes why an entry was refused.
  public func refuse(_ id: OutboxEntry.ID, _ refusal: OutboxRefusal) async throws(PersistenceError) {
    try await change { (transaction) throws(OutboxChangeError) in
      guard let entry = try transaction.entry(id) else { return }
      try transaction.write(entry.with(.refused(refusal)))
    }
  }
}

extension OutboxQueue {
  /// A name of the queue for files: a hash of the area and the account, which may be an address.
  fileprivate var fingerprint: Substring {
    SHA256.hexadecimal("\(area)\u{0}\(account)".utf8).prefix(16)
  }
}

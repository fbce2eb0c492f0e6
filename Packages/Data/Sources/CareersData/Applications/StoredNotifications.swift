public import CareersDomain
public import DomainKernel
import ResourceLoading
public import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores notifications in a record store, as one record for each account.
///
/// A record that cannot be read is left alone until the next look, which begins as the first one did and says so.
public struct StoredNotifications: NotificationStore {
  /// The collection in the store.
  public static let collection = "careers.notifications"

  private var records: AccountRecordStore

  /// Makes the adapter.
  ///
  /// - Parameters:
  ///   - store: Where notifications are stored; one that evicts nothing and outlives a power cut.
  ///   - partition: Gives the partition of the account that is signed in.
  public init(store: any RecordStore, partition: @escaping @Sendable () -> String) {
    records = AccountRecordStore(store, collection: Self.collection, partition: partition)
  }

  /// The same store for the account that is signed in now; a change throws as soon as another one is.
  public var ofCurrentAccount: any NotificationStore {
    var copy = self
    copy.records = records.ofCurrentAccount
    return copy
  }

  /// Reads the state at the last look.
  public func ledger() async throws(PersistenceError) -> NotificationLedger? {
    switch try Self.ledger(in: try await records.stored()) {
    case .absent: return nil
    case .damaged: throw .damagedRecord
    case .value(let ledger): return ledger
    }
  }

  /// Changes the state as one step.
  public func update(
    _ change: @Sendable (NotificationLedger?) -> NotificationLedger
  ) async throws(PersistenceError) -> NotificationLedger {
    try await records.update { (record) throws(PersistenceError) in
      let stored = try Self.ledger(in: record)
      var ledger = change(stored.value)
      if case .damaged = stored { ledger.isIncomplete = true }
      return (try LedgerRecord(ledger).encodedRecord(), ledger)
    }
  }

  /// Removes the notifications of an account, and their bytes from the disk.
  ///
  /// - Parameters:
  ///   - partition: The partition of the account.
  ///   - store: Where they are stored.
  /// - Throws: ``/DomainKernel/PersistenceError`` when something may be left.
  public static func wipe(_ partition: String, in store: any RecordStore) async throws(PersistenceError) {
    do throws(StorageError) {
      try await store.transaction { (transaction) throws(StorageError) in
        try transaction.remove(partition, in: collection)
      }
      try await store.eraseRemoved()
    } catch {
      throw PersistenceError(saving: error)
    }
  }

  private static func ledger(
    in record: StoredRecord<Data>
  ) throws(PersistenceError) -> StoredRecord<NotificationLedger> {
    switch record {
    case .absent: return .absent
    case .damaged: return .damaged
    case .value(let data):
      guard let found = try LedgerRecord.decoded(data) else { return .damaged }
      return .value(found.ledger)
    }
  }
}

/// The state at a look as it is stored: JSON that tells its version; times are milliseconds since 1970.
private struct LedgerRecord: Codable {
  static let version = 1

  struct KnownRecord: Codable {
    let updatedAt: Int64?
    /// Earlier versions stored neither the status nor the events.
    let status: String?
    let events: [String]?
    let reviews: [String: String]?
  }

  struct NotificationRecord: Codable {
    let id: String
    let application: String
    let job: String?
    let status: String?
    let review: String?
    let file: String?
    let text: String?
    let date: Int64
    let isRead: Bool

    init(_ notification: CareersNotification) {
      id = notification.id
      application = notification.application.rawValue
      job = notification.jobTitle
      date = notification.date.milliseconds
      isRead = notification.isRead
      switch notification.change {
      case .status(let status, let description):
        (self.status, review, file, text) = (status.word, nil, nil, description)
      case .review(let review, let fileName, let reason):
        (status, self.review, file, text) = (nil, review.word, fileName, reason)
      }
    }

    /// The notification; `nil` when it is damaged.
    var notification: CareersNotification? {
      guard let application = Application.ID(rawValue: application) else { return nil }
      let change: CareersNotification.Change
      if let status {
        change = .status(ApplicationStatus(word: status), description: text)
      } else if let review {
        change = .review(ApplicationDocument.Review(word: review), fileName: file, reason: text)
      } else {
        return nil
      }
      return CareersNotification(
        id: id,
        application: application,
        jobTitle: job,
        change: change,
        date: Date(milliseconds: date),
        isRead: isRead
      )
    }
  }

  let version: Int
  let checkedAt: Int64
  let applications: [String: KnownRecord]
  let notifications: [NotificationRecord]
  /// Whether notifications of before are lost; `nil` for not.
  let isIncomplete: Bool?

  init(_ ledger: NotificationLedger) {
    version = Self.version
    checkedAt = ledger.checkedAt.milliseconds
    applications = Dictionary(
      ledger.known.map { id, known in
        (
          id.rawValue,
          KnownRecord(
            updatedAt: known.updatedAt?.milliseconds,
            status: known.status?.word,
            events: known.events?.sorted(),
            reviews: known.reviews?.mapValues(\.word)
          )
        )
      }
    ) { first, _ in first }
    notifications = ledger.notifications.map(NotificationRecord.init)
    isIncomplete = ledger.isIncomplete ? true : nil
  }

  var ledger: NotificationLedger {
    var known: [Application.ID: NotificationLedger.KnownApplication] = [:]
    for (text, record) in applications {
      guard let id = Application.ID(rawValue: text) else { continue }
      known[id] = NotificationLedger.KnownApplication(
        updatedAt: record.updatedAt.map { Date(milliseconds: $0) },
        status: record.status.map(ApplicationStatus.init(word:)),
        events: record.events.map { Set($0) },
        reviews: record.reviews?.mapValues(ApplicationDocument.Review.init(word:))
      )
    }
    let readable = notifications.compactMap(\.notification)
    return NotificationLedger(
      checkedAt: Date(milliseconds: checkedAt),
      known: known,
      notifications: readable,
      isIncomplete: isIncomplete == true || readable.count < notifications.count
    )
  }

  /// Reads a record; `nil` when it is damaged.
  ///
  /// That of a newer version is left alone.
  static func decoded(_ data: Data) throws(PersistenceError) -> LedgerRecord? {
    do {
      let record = try JSONDecoder().decode(LedgerRecord.self, from: data)
      if record.version <= version { return record }
    } catch {
      guard data.isRecord(newerThan: version) else { return nil }
    }
    throw .madeByNewerVersion
  }
}

extension ApplicationDocument.Review {
  /// The word of the service.
  fileprivate var word: String {
    switch self {
    case .pending: "PENDING"
    case .valid: "VALID"
    case .invalid: "INVALID"
    case .other(let word): word
    }
  }
}

import DomainKernel
import StorageKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An entry as it is stored: a JSON document that tells its version.
struct EntryRecord: Codable {
  fileprivate struct Refusal: Codable {
    let reason: String
    let code: String?
    let message: String?
    let at: Int64
  }

  fileprivate struct VersionOnly: Decodable {
    let version: Int
  }

  /// The version that is written.
  ///
  /// Version 1 had a title in the user's language in place of the name.
  fileprivate static let version = 2
  private static let readable = 1...version

  private let version: Int
  private let area: String
  private let account: String
  private let kind: String
  private let subject: String
  private let name: String?
  private let title: String?
  private let payload: Data?
  private let supersedes: [String]?
  /// Milliseconds since 1970, as all moments.
  private let createdAt: Int64
  private let attempts: Int?
  private let sendingSince: Int64?
  private let refusal: Refusal?

  init(_ entry: OutboxEntry) {
    let draft = entry.draft
    version = Self.version
    area = draft.queue.area
    account = draft.queue.account
    kind = draft.kind
    subject = draft.subject
    name = draft.name
    title = entry.earlierTitle
    payload = draft.payload.isEmpty ? nil : draft.payload
    supersedes = draft.supersedes.isEmpty ? nil : draft.supersedes.sorted()
    createdAt = entry.createdAt.milliseconds
    attempts = entry.attempts == 0 ? nil : entry.attempts
    var since: Date?
    if case .sending(let moment) = entry.state { since = moment }
    sendingSince = since?.milliseconds
    refusal = entry.refusal.map(Refusal.init)
  }

  /// Reads a record; `nil` when it is not one of this version or an earlier one.
  init?(_ value: Data) {
    guard let record = try? JSONDecoder().decode(Self.self, from: value),
      Self.readable.contains(record.version)
    else {
      return nil
    }
    self = record
  }

  func encoded() throws(PersistenceError) -> Data {
    do { return try JSONEncoder().encode(self) } catch {
      throw .cannotBeSaved(reason: "an entry of the outbox cannot be written as JSON")
    }
  }

  /// The change; `nil` when its payload is larger than the outbox takes.
  var draft: OutboxDraft? { draft(in: queue) }

  private var queue: OutboxQueue { OutboxQueue(area: area, account: account) }

  private func draft(in queue: OutboxQueue) -> OutboxDraft? {
    try? OutboxDraft(
      kind,
      of: subject,
      in: queue,
      name: name,
      payload: payload ?? Data(),
      supersedes: Set(supersedes ?? [])
    )
  }

  /// The entry; `nil` when a part of it makes no sense.
  func entry(_ id: OutboxEntry.ID, _ spelling: (OutboxQueue) -> OutboxQueue) -> OutboxEntry? {
    guard let draft = self.draft(in: spelling(queue)) else { return nil }
    var state = OutboxEntry.State.waiting
    if let sendingSince { state = .sending(since: Date(milliseconds: sendingSince)) }
    if let refusal {
      guard let known = refusal.known else { return nil }
      state = .refused(known)
    }
    return OutboxEntry(
      id: id,
      draft: draft,
      createdAt: Date(milliseconds: createdAt),
      state: state,
      attempts: attempts ?? 0,
      earlierTitle: title
    )
  }
}

extension EntryRecord.Refusal {
  private static let rejected = "rejected"
  private static let notFound = "notFound"
  private static let unknownOutcome = "unknownOutcome"
  private static let serviceError = "serviceError"

  init(_ refusal: OutboxRefusal) {
    at = refusal.at.milliseconds
    switch refusal.reason {
    case .rejected(let code, let message): (reason, self.code, self.message) = (Self.rejected, code, message)
    case .notFound: (reason, code, message) = (Self.notFound, nil, nil)
    case .unknownOutcome: (reason, code, message) = (Self.unknownOutcome, nil, nil)
    case .serviceError: (reason, code, message) = (Self.serviceError, nil, nil)
    }
  }

  /// The refusal; `nil` for an unknown reason.
  var known: OutboxRefusal? {
    let at = Date(milliseconds: at)
    switch reason {
    case Self.rejected: return OutboxRefusal(.rejected(code: code, message: message), at: at)
    case Self.notFound: return OutboxRefusal(.notFound, at: at)
    case Self.unknownOutcome: return OutboxRefusal(.unknownOutcome, at: at)
    case Self.serviceError: return OutboxRefusal(.serviceError, at: at)
    default: return nil
    }
  }
}

extension OutboxEntry {
  /// Reads a stored entry.
  ///
  /// - Parameters:
  ///   - record: The entry as it is stored.
  ///   - spelling: Gives its queue in the present spelling.
  /// - Throws: `PersistenceError.madeByNewerVersion`; `.damagedRecord` when it makes no sense, and can only
  ///   be dropped.
  init(
    _ record: Record,
    _ spelling: (OutboxQueue) -> OutboxQueue = { $0 }
  ) throws(PersistenceError) {
    guard let number = Int(record.key),
      let entry = EntryRecord(record.value)?.entry(OutboxEntry.ID(rawValue: number), spelling)
    else {
      let known = try? JSONDecoder().decode(EntryRecord.VersionOnly.self, from: record.value)
      if let known, known.version > EntryRecord.version { throw .madeByNewerVersion }
      throw .damagedRecord
    }
    self = entry
  }
}

extension OutboxEntry.ID {
  /// Stands for all entries whose keys are damaged; no entry is given this number.
  static let unnumbered = OutboxEntry.ID(rawValue: 0)

  /// The number that a key tells.
  init(key: String) { self = Int(key).map(OutboxEntry.ID.init(rawValue:)) ?? .unnumbered }

  /// The key of the entry: its number with leading zeros, so that keys have the order of numbers.
  var key: String {
    let number = String(rawValue)
    return String(repeating: "0", count: max(19 - number.count, 0)) + number
  }
}

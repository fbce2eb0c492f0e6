import ClockFakes
import DomainKernel
import Foundation
import OutboxFakes
import OutboxStore
import StorageKit

/// The adapters of the outbox in a contract test.
enum OutboxAdapter: CaseIterable {
  case fake
  case inMemory
  case sqlite

  /// The moment at which entries are added.
  static let moment = Date(timeIntervalSince1970: 1_000.5)

  /// Runs a test body with an empty outbox.
  func run(_ body: (any OutboxDelivery) async throws -> Void) async throws {
    switch self {
    case .fake: try await body(FakeOutbox(now: { Self.moment }))
    case .inMemory:
      try await withTemporaryFolder { folder in
        try await body(outbox(InMemoryRecordStore(), folder))
      }
    case .sqlite:
      try await withTemporaryFolder { folder in
        try await body(outbox(SQLiteRecordStore(path: folder + "/outbox.sqlite"), folder))
      }
    }
  }
}

/// The outbox of a store in a folder.
func outbox(_ store: any RecordStore, _ folder: String) -> StoredOutbox {
  StoredOutbox(
    store: store,
    lockPath: folder + "/outbox",
    clock: ContinuousClock(),
    now: { OutboxAdapter.moment }
  )
}

/// Runs a test body with the path of a folder of its own, that is gone afterwards.
func withTemporaryFolder(_ body: (String) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "outbox-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder.path(percentEncoded: false))
}

extension OutboxDelivery {
  /// Notes that one entry is about to be sent; whether it may be.
  func begin(_ id: OutboxEntry.ID, at moment: Date) async throws(PersistenceError) -> Bool {
    try await finish([], beginning: [id], at: moment) == [id]
  }
}

extension OutboxQueue {
  static let anna = OutboxQueue(area: "careers", account: "anna")
}

extension OutboxDraft {
  static func sample(
    _ kind: String = "job.save",
    of subject: String,
    in queue: OutboxQueue = .anna,
    payload: Data = Data(),
    supersedes: Set<String> = []
  ) throws -> OutboxDraft {
    try OutboxDraft(
      kind,
      of: subject,
      in: queue,
      name: "Job \(subject)",
      payload: payload,
      supersedes: supersedes
    )
  }
}

extension OutboxEntry.ID {
  init(_ number: Int) { self.init(rawValue: number) }
}

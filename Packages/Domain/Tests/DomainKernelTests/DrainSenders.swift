import DomainKernel
import Foundation
import OutboxFakes
import Synchronization

/// Notes what the outbox says about an entry while it is sent.
final class StateWitness: OutboxSender {
  let states = Mutex<[OutboxEntry.State]>([])
  let attempts = Mutex<[Int]>([])
  let canTellOutcome: Bool
  private let outbox: FakeOutbox
  private let finish: @Sendable () -> Void

  // `finish` is called at the end of each exchange.
  init(outbox: FakeOutbox, canTellOutcome: Bool = false, finish: @escaping @Sendable () -> Void = {}) {
    self.outbox = outbox
    self.canTellOutcome = canTellOutcome
    self.finish = finish
  }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    defer { finish() }
    do throws(PersistenceError) {
      guard let found = try await outbox.entry(entry.id) else { throw .cannotBeRead(reason: "missing") }
      states.withLock { $0.append(found.state) }
      attempts.withLock { $0.append(found.attempts) }
    } catch {
      throw SendingError(.notFound)
    }
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { nil }
}

/// Notes the entries that are under way while each one is sent, once their number no longer changes.
final class OverlapWitness: OutboxSender {
  let seen = Mutex<[String]>([])
  let canTellOutcome: Bool
  private let outbox: FakeOutbox

  init(outbox: FakeOutbox, canTellOutcome: Bool = true) {
    self.outbox = outbox
    self.canTellOutcome = canTellOutcome
  }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    do throws(PersistenceError) {
      var underWay: [String] = []
      for _ in 0..<1_000 {
        underWay = try await outbox.entries().filter { $0.state != .waiting }.map { "\($0.id.rawValue)" }
        await Task.yield()
      }
      let line = "\(entry.id.rawValue): \(underWay.joined(separator: ", "))"
      seen.withLock { $0.append(line) }
    } catch {
      throw SendingError(.notFound)
    }
    return .changed
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { false }
}

/// Cancels the delivery while an entry is sent.
struct CancellingSender: OutboxSender {
  let service: FakeOutboxSender
  let trigger: OutboxEntry.ID
  let canTellOutcome: Bool

  init(service: FakeOutboxSender, during trigger: OutboxEntry.ID, canTellOutcome: Bool = true) {
    (self.service, self.trigger, self.canTellOutcome) = (service, trigger, canTellOutcome)
  }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    if entry.id == trigger { withUnsafeCurrentTask { $0?.cancel() } }
    return try await service.send(entry)
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { try await service.isDone(entry) }
}

/// Lets the outbox fail while an entry is sent, once the one behind it is noted.
struct FillingSender: OutboxSender {
  let outbox: FakeOutbox
  let service: FakeOutboxSender
  let failure: PersistenceError
  let trigger: OutboxEntry.ID
  let next: OutboxEntry.ID
  let canTellOutcome = true

  init(
    outbox: FakeOutbox,
    service: FakeOutboxSender,
    with failure: PersistenceError,
    when trigger: OutboxEntry.ID,
    isNoted next: OutboxEntry.ID
  ) {
    (self.outbox, self.service, self.failure) = (outbox, service, failure)
    (self.trigger, self.next) = (trigger, next)
  }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    if entry.id == trigger {
      do throws(PersistenceError) {
        while try await outbox.entry(next)?.state == .waiting { await Task.yield() }
      } catch {
        throw SendingError(.notFound)
      }
      await outbox.failBeginning(failure)
    }
    return try await service.send(entry)
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { try await service.isDone(entry) }
}

/// Does something while an entry is sent.
struct ActingSender: OutboxSender {
  let service: FakeOutboxSender
  let trigger: OutboxEntry.ID
  let canTellOutcome: Bool
  let act: @Sendable () async throws(PersistenceError) -> Void

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    do throws(PersistenceError) {
      if entry.id == trigger { try await act() }
    } catch {
      throw SendingError(.notFound)
    }
    return try await service.send(entry)
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { try await service.isDone(entry) }
}

/// An outbox that does something at the exact steps of a change of it.
struct SteppedOutbox: OutboxDelivery {
  typealias Step = @Sendable () async throws(PersistenceError) -> Void

  let outbox: FakeOutbox
  /// The entry whose note has the steps.
  var entry = OutboxEntry.ID(rawValue: 0)
  var beforeNote: Step = {}
  var afterNote: Step = {}
  var beforeClaim: Step = {}

  func add(_ draft: OutboxDraft) async throws(PersistenceError) -> OutboxAddition {
    try await outbox.add(draft)
  }

  func part(
    in queue: OutboxQueue?,
    after id: OutboxEntry.ID?,
    limit: Int
  ) async throws(PersistenceError) -> OutboxPart {
    try await outbox.part(in: queue, after: id, limit: limit)
  }

  func entry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxEntry? {
    try await outbox.entry(id)
  }

  func retry(_ id: OutboxEntry.ID) async throws(PersistenceError) -> Bool { try await outbox.retry(id) }

  func drop(_ id: OutboxEntry.ID) async throws(PersistenceError) -> OutboxDrop { try await outbox.drop(id) }

  func claim(_ queue: OutboxQueue) async throws(PersistenceError) -> OutboxClaim? {
    try await beforeClaim()
    return try await outbox.claim(queue)
  }

  func finish(
    _ ids: [OutboxEntry.ID],
    beginning next: [OutboxEntry.ID],
    at moment: Date
  ) async throws(PersistenceError) -> Set<OutboxEntry.ID> {
    if next.contains(entry) { try await beforeNote() }
    let begun = try await outbox.finish(ids, beginning: next, at: moment)
    if next.contains(entry) { try await afterNote() }
    return begun
  }

  func postpone(_ ids: [OutboxEntry.ID], wasSent: Bool) async throws(PersistenceError) {
    try await outbox.postpone(ids, wasSent: wasSent)
  }

  func refuse(_ id: OutboxEntry.ID, _ refusal: OutboxRefusal) async throws(PersistenceError) {
    try await outbox.refuse(id, refusal)
  }
}

extension OutboxDeliveryResult {
  var name: String {
    switch self {
    case .sent(let entry, _): "sent \(entry.id.rawValue)"
    case .refused(let entry, _): "refused \(entry.id.rawValue)"
    case .heldBack(let entry): "held back \(entry.id.rawValue)"
    }
  }
}

import DomainKernel
import Foundation
import OutboxFakes

/// Tests that send a queue of an outbox to a service.
protocol DrainSuite: Sendable {
  var outbox: FakeOutbox { get }
  var service: FakeOutboxSender { get }
}

extension DrainSuite {
  var queue: OutboxQueue { OutboxQueue(area: "careers", account: "anna") }
  var start: Date { Date(timeIntervalSince1970: 1_000) }

  func id(_ number: Int) -> OutboxEntry.ID { OutboxEntry.ID(rawValue: number) }

  func add(_ subjects: String..., kind: String = "job.save", in queue: OutboxQueue? = nil)
    async throws
  {
    for subject in subjects {
      _ = try await outbox.add(try OutboxDraft(kind, of: subject, in: queue ?? self.queue))
    }
  }

  /// Adds an entry of another state.
  func put(_ number: Int, _ subject: String, _ state: OutboxEntry.State, attempts: Int = 1)
    async throws
  {
    await outbox.put(
      OutboxEntry(
        id: id(number),
        draft: try OutboxDraft("job.save", of: subject, in: queue),
        createdAt: start,
        state: state,
        attempts: attempts
      )
    )
  }

  func useCase(at seconds: Double = 100, group: Int = DrainOutbox.group) -> DrainOutbox {
    DrainOutbox(
      outbox: outbox,
      now: { [start] in start + seconds },
      confirmationDelay: .seconds(5),
      group: group
    )
  }

  func drain(
    at seconds: Double = 100,
    to sender: (any OutboxSender)? = nil,
    group: Int = DrainOutbox.group
  ) async throws -> OutboxDrain {
    let sender = sender ?? service
    return try await useCase(at: seconds, group: group)
      .drain(OutboxRoute(queue, senders: ["job.save": sender]))
  }

  func drained(
    sent: Int = 0,
    refused: Int = 0,
    before: Int = 0,
    heldBack: Int = 0,
    _ stop: OutboxDrain.Stop? = nil
  )
    -> OutboxDrain
  {
    var drain = OutboxDrain()
    (drain.sent, drain.refused, drain.refusedBefore) = (sent, refused, before)
    (drain.heldBack, drain.stop) = (heldBack, stop)
    return drain
  }

  func states() async throws -> [Int: OutboxEntry.State] {
    Dictionary(uniqueKeysWithValues: try await outbox.entries().map { ($0.id.rawValue, $0.state) })
  }
}

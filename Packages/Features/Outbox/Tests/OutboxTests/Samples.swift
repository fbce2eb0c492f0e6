import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import OutboxFakes

@testable import Outbox

/// An outbox with entries in every condition.
enum Samples {
  static let now = Date(timeIntervalSince1970: 1_772_366_400)
  static let queue = OutboxQueue(area: "careers", account: "anna")

  static func context(in language: Language = .english) -> ViewContext {
    ViewContext(now: now, language: language)
  }

  static func entry(
    _ number: Int,
    _ title: String,
    of subject: String? = nil,
    in queue: OutboxQueue = queue,
    state: OutboxEntry.State = .waiting,
    attempts: Int = 0
  ) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: number),
      draft: try OutboxDraft("job.save", of: subject ?? "\(number)", in: queue, title: title),
      createdAt: now - Double(3_600 * (20 - number)),
      state: state,
      attempts: attempts
    )
  }

  static func entries() throws -> [OutboxEntry] {
    let refusal = OutboxRefusal(.rejected(code: "JOB_CLOSED", message: "The job is closed."), at: now - 60)
    return [
      try entry(1, "Save Welder in Osaka", of: "a", state: .sending(since: now - 60), attempts: 1),
      try entry(2, "Apply for Caregiver in Tokyo", of: "b", state: .refused(refusal), attempts: 1),
      try entry(3, "Save Caregiver in Tokyo", of: "b"),
      try entry(4, "Save Cook in Sapporo"),
      try entry(5, "Save Driver in Nagoya", in: OutboxQueue(area: "careers", account: "berta")),
      try entry(
        6,
        "Edit profile",
        state: .refused(OutboxRefusal(.unknownOutcome, at: now - 30)),
        attempts: 1
      ),
    ]
  }

  static func listed() throws -> [ListedEntry] {
    let conditions: [ListedEntry.Condition] = [
      .unknown, .refused, .heldBack, .waiting, .otherAccount, .refused,
    ]
    return zip(try entries(), conditions).map(ListedEntry.init)
  }
}

/// The feature with an outbox and a service.
struct Fixture {
  let outbox = FakeOutbox(now: { Samples.now })
  let service: FakeOutboxSender
  let useCases: OutboxUseCases

  init(_ entries: [OutboxEntry] = [], canTell: Bool = true) async {
    let (outbox, service) = (outbox, FakeOutboxSender(canTell: canTell))
    self.service = service
    for entry in entries { await outbox.put(entry) }
    useCases = OutboxUseCases(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { Samples.now }),
      routes: { [OutboxRoute(Samples.queue, senders: ["job.save": service])] }
    )
  }
}

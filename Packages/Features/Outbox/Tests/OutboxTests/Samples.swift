import DomainKernel
import FeatureKit
import Foundation
import LocalizationKit
import OutboxFakes
import Testing

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
    attempts: Int = 0,
    kind: String = "job.save",
    payload: String = ""
  ) throws -> OutboxEntry {
    OutboxEntry(
      id: OutboxEntry.ID(rawValue: number),
      draft: try OutboxDraft(
        kind,
        of: subject ?? "\(number)",
        in: queue,
        name: title,
        payload: Data(payload.utf8)
      ),
      createdAt: now - Double(3_600 * (20 - number)),
      state: state,
      attempts: attempts
    )
  }

  /// Titles that are the names.
  static let texts = ChangeTexts(
    reason: { code, _ in code == "own" ? "Our own reason." : nil },
    title: { draft, _ in draft.name }
  )

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
    return zip(try entries(), conditions).map { ListedEntry($0, $1, texts, .english) }
  }
}

extension ListedEntry {
  /// An entry whose account can be used, and that waits behind nothing that cannot be read.
  init(_ entry: OutboxEntry, _ condition: Condition, _ texts: ChangeTexts, _ language: Language) {
    self.init(entry, condition, texts, language, accountProblem: nil, isBehindUnreadable: false)
  }
}

extension SendingResult {
  /// The outcome of sending an entry where every other one can be read.
  init(_ result: OutboxDeliveryResult, _ texts: ChangeTexts, _ language: Language) {
    self.init(result, texts, language, behind: [])
  }
}

/// The page of an outbox in which every entry can be read.
func outboxPage(_ entries: [ListedEntry], _ context: ViewContext) -> Page {
  outboxPage(entries, unreadable: [], context)
}

/// The feature with an outbox and a service.
struct Fixture {
  let outbox = FakeOutbox(now: { Samples.now })
  let service: FakeOutboxSender
  let useCases: OutboxUseCases

  init(_ entries: [OutboxEntry] = [], account: Result<OutboxQueue?, ServiceError> = .success(Samples.queue))
    async
  {
    let (outbox, service) = (outbox, FakeOutboxSender())
    self.service = service
    for entry in entries { await outbox.put(entry) }
    useCases = OutboxUseCases(
      outbox: outbox,
      drain: DrainOutbox(outbox: outbox, now: { Samples.now }),
      areas: [
        OutboxArea("careers") { () throws(ServiceError) in
          try account.get().map {
            OutboxRoute($0, senders: ["job.save": service, "job.apply": KnowingSender()])
          }
        },
        OutboxArea("cards") { () throws(ServiceError) in
          Issue.record("An area without entries was asked for its account.")
          return nil
        },
      ],
      texts: Samples.texts,
      language: .english
    )
  }
}

/// A service that has every change already.
private struct KnowingSender: OutboxSender {
  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect { .unchanged }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? { true }
}

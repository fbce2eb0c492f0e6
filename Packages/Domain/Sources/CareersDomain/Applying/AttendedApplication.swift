import DomainKernel
import Synchronization

/// Sends one application while the user waits for it, and remembers its outcome; others are sent as usual.
final class AttendedApplication: OutboxSender {
  private let id: OutboxEntry.ID
  private let sender: JobApplySender
  private let result = Mutex<JobApplicationOutcome?>(nil)
  private let attempt = Mutex(true)

  init(_ id: OutboxEntry.ID, _ sender: JobApplySender) {
    self.id = id
    self.sender = sender
  }

  var outcome: JobApplicationOutcome? { result.withLock(\.self) }

  /// Whether nothing was sent, or the service said that it did nothing.
  var didNothing: Bool { attempt.withLock(\.self) }

  var canTellOutcome: Bool { sender.canTellOutcome }

  func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    guard entry.id == id else { return try await sender.send(entry) }
    var outcome: JobApplicationOutcome
    do throws(ServiceError) { outcome = try await sender.outcome(of: entry) } catch {
      attempt.withLock { $0 = [.unconnected, .notTaken, .refused].contains(error.failedChange) }
      throw SendingError(error)
    }
    if outcome.cv == .unknown {
      let cv = await sender.earlierCV(of: outcome.application.id)
      outcome = JobApplicationOutcome(application: outcome.application, cv: cv)
    }
    result.withLock { [outcome] in $0 = outcome }
    return outcome.effect
  }

  func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    let found = try await sender.found(entry)
    if entry.id == id, let found { result.withLock { $0 = found } }
    return found != nil
  }
}

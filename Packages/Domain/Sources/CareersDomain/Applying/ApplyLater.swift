public import DomainKernel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Stores applications that cannot be sent now in the outbox, from where they are sent later.
///
/// Only a note can wait: a CV belongs to an application that the service has.
public struct ApplyLater: Sendable {
  private let outbox: any Outbox
  private let account: ChangeSaved.Account

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - outbox: Keeps changes until the service has them.
  ///   - account: Gives the queue of the account that is signed in; throws where nobody is.
  public init(outbox: any Outbox, account: @escaping ChangeSaved.Account) {
    self.outbox = outbox
    self.account = account
  }

  /// Stores an application; one for the same job that was never sent is replaced.
  ///
  /// - Parameters:
  ///   - job: The job; an id that is no UUID is one that the service does not have.
  ///   - note: A note to the employer.
  ///   - title: A short title for lists of changes that wait, in the user's language.
  /// - Throws: ``/DomainKernel/SubmissionError``; nothing waits then.
  public func callAsFunction(
    to job: Job.ID,
    note: ApplicationNote?,
    title: String
  ) async throws(SubmissionError) {
    guard job.isWellFormed else { throw .service(.notFound) }
    let queue: OutboxQueue
    do throws(ServiceError) { queue = try await account().queue } catch { throw .service(error) }
    do throws(PersistenceError) {
      _ = try await outbox.add(JobApplySender.draft(job, note, in: queue, title: title))
    } catch {
      throw .persistence(error)
    }
  }

  /// The application for a job that waits, of the account that is signed in.
  ///
  /// - Parameter job: The job.
  /// - Returns: The application that was stored last; `nil` for none, or where nobody is signed in.
  /// - Throws: ``/DomainKernel/PersistenceError`` when the outbox cannot be read.
  public func pending(_ job: Job.ID) async throws(PersistenceError) -> PendingApplication? {
    let queue: OutboxQueue
    do throws(ServiceError) {
      queue = try await account().queue
    } catch {
      // A guest has nothing that waits; why the account cannot be used is said by what needs it.
      return nil
    }
    return try await outbox.entries(in: queue)
      .last { $0.draft.kind == JobApplySender.outboxKind && $0.draft.subject == job.rawValue }
      .map { PendingApplication(isRefused: $0.refusal != nil) }
  }
}

/// An application in the outbox.
public struct PendingApplication: Hashable, Sendable {
  /// Whether the service refused it, or nobody can tell whether the service has it.
  public let isRefused: Bool

  /// Describes an application that waits.
  ///
  /// - Parameter isRefused: Whether the service refused it, or nobody can tell whether the service has it.
  public init(isRefused: Bool = false) {
    self.isRefused = isRefused
  }
}

/// Sends applications that waited in the outbox.
///
/// The service takes one application for each job, so that one that is sent again changes nothing.
public struct JobApplySender: OutboxSender {
  /// The kind of an application in the outbox.
  public static let outboxKind = "job.apply"

  private let applying: any JobApplying
  private let applications: any ApplicationRepository

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - applying: Sends applications.
  ///   - applications: Gives the applications that the service has.
  public init(applying: any JobApplying, applications: any ApplicationRepository) {
    self.applying = applying
    self.applications = applications
  }

  /// Sends an application.
  ///
  /// - Parameter entry: The application; one whose content cannot be read is rejected.
  /// - Throws: ``/DomainKernel/ServiceError`` as ``JobApplying/apply(to:note:)`` does.
  public func send(_ entry: OutboxEntry) async throws(ServiceError) {
    let note: ApplicationNote?
    do {
      note = try JSONDecoder().decode(Payload.self, from: entry.draft.payload).note.flatMap(
        ApplicationNote.init
      )
    } catch {
      throw .rejected(code: "invalid_note", message: nil)
    }
    _ = try await applying.apply(to: Job.ID(rawValue: entry.draft.subject), note: note)
  }

  /// Looks for an application for the job at the service.
  ///
  /// - Parameter entry: The application.
  /// - Returns: Whether the service has one.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service could not be asked.
  public func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    let job = entry.draft.subject.lowercased()
    var page: PageRequest? = PageRequest()
    while let request = page {
      let part = try await applications.applications(ApplicationQuery(), request, .networkFirst)
      // The stored list does not tell what the service has now.
      guard part.provenance.kind != .stored else { throw .offline }
      if part.entries.contains(where: { $0.jobID?.rawValue.lowercased() == job }) { return true }
      page = part.next
    }
    return false
  }

  private struct Payload: Codable {
    let note: String?
  }

  static func draft(
    _ job: Job.ID,
    _ note: ApplicationNote?,
    in queue: OutboxQueue,
    title: String
  ) throws(PersistenceError) -> OutboxDraft {
    let payload: Data
    do {
      payload = try JSONEncoder().encode(Payload(note: note?.text))
    } catch {
      throw .cannotBeSaved(reason: "\(error)")
    }
    return try OutboxDraft(
      outboxKind,
      of: job.rawValue,
      in: queue,
      title: title,
      payload: payload,
      supersedes: [outboxKind]
    )
  }
}

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
  ///   - job: The job; an id that is not well formed is one that the service does not have.
  ///   - note: A note to the employer.
  ///   - name: The title of the job, for lists of changes that wait; `nil` when it is not known.
  /// - Throws: ``/DomainKernel/SubmissionError``; nothing waits then.
  public func callAsFunction(
    to job: Job.ID,
    note: ApplicationNote?,
    name: String?
  ) async throws(SubmissionError) {
    guard job.isWellFormed else { throw .service(.notFound) }
    let queue: OutboxQueue
    do throws(ServiceError) { queue = try await account().queue } catch { throw .service(error) }
    do throws(PersistenceError) {
      _ = try await outbox.add(JobApplySender.draft(job, note, nil, in: queue, name: name))
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
      .last { $0.draft.kind == JobApplySender.outboxKind && $0.draft.subject.idKey == job.rawValue.idKey }
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

/// Sends applications from the outbox: those that waited for a connection, and those whose process ended before the service
/// had their CV.
///
/// The service takes one application for each job and a file once, so that what is sent again changes nothing.
public struct JobApplySender: OutboxSender {
  /// The kind of an application in the outbox.
  public static let outboxKind = "job.apply"

  /// The code of a refusal because of a CV; nothing was sent then, or the application without it.
  public enum CVProblem: String, Sendable, CaseIterable {
    /// The file cannot be read any more.
    case unreadable = "cv_unreadable"
    /// The file is not the one that the user chose.
    case changed = "cv_changed"
    /// The application was sent, and the file was not taken.
    case notUploaded = "cv_not_uploaded"
  }

  private let applying: any JobApplying
  private let applications: any ApplicationRepository
  private let files: any UploadFiles
  private let upload: UploadDocument

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - applying: Sends applications.
  ///   - applications: Gives the applications that the service has.
  ///   - files: Gives files of the user.
  ///   - upload: Uploads a CV and registers it with an application.
  public init(
    applying: any JobApplying,
    applications: any ApplicationRepository,
    files: any UploadFiles,
    upload: UploadDocument
  ) {
    self.applying = applying
    self.applications = applications
    self.files = files
    self.upload = upload
  }

  /// Whether an application has a CV.
  ///
  /// - Parameter draft: The application; one whose content cannot be read has none.
  /// - Returns: Whether it has one.
  public static func hasCV(_ draft: OutboxDraft) -> Bool {
    do { return try JSONDecoder().decode(Payload.self, from: draft.payload).cv != nil } catch { return false }
  }

  /// The list of applications and their documents tell.
  public var canTellOutcome: Bool { true }

  /// Sends an application, then its CV.
  ///
  /// - Parameter entry: The application; one whose content cannot be read is rejected.
  /// - Throws: ``/DomainKernel/ServiceError`` as ``JobApplying/apply(to:note:)`` does, or rejected with a ``CVProblem``.
  public func send(_ entry: OutboxEntry) async throws(ServiceError) {
    let payload = try payload(of: entry)
    if let cv = payload.cv { try await check(cv) }
    let job = Job.ID(rawValue: entry.draft.subject)
    let sent = try await applying.apply(to: job, note: payload.applicationNote())
    guard let cv = payload.cv else { return }
    do throws(UploadDocumentError) { _ = try await upload(cv.path, .cv, to: sent.id) } catch {
      switch error {
      case .alreadyThere: return
      case .upload(.service(let error)), .notRegistered(let error): throw error
      case .file, .upload: throw .rejected(code: CVProblem.notUploaded.rawValue, message: nil)
      }
    }
  }

  private func check(_ cv: Payload.CV) async throws(ServiceError) {
    let file: UploadFile
    do throws(UploadFileError) { file = try await files.file(at: cv.path) } catch {
      throw .rejected(code: CVProblem.unreadable.rawValue, message: nil)
    }
    guard file.checksum == cv.checksum else {
      throw .rejected(code: CVProblem.changed.rawValue, message: nil)
    }
  }

  /// Looks for an application for the job at the service, and for its CV among the documents.
  ///
  /// - Parameter entry: The application.
  /// - Returns: Whether the service has both.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service could not be asked.
  public func isDone(_ entry: OutboxEntry) async throws(ServiceError) -> Bool? {
    guard let application = try await application(for: entry.draft.subject.idKey) else { return false }
    guard let cv = try payload(of: entry).cv else { return true }
    let documents = try await applications.documents(of: application, .networkFirst)
    guard documents.provenance.kind != .stored else { throw .offline }
    return documents.value.contains { $0.checksum == cv.checksum }
  }

  private func application(for job: String) async throws(ServiceError) -> Application.ID? {
    var page: PageRequest? = PageRequest()
    while let request = page {
      let part = try await applications.applications(ApplicationQuery(), request, .networkFirst)
      // The stored list does not tell what the service has now.
      guard part.provenance.kind != .stored else { throw .offline }
      if let found = part.entries.first(where: { $0.jobID?.rawValue.idKey == job }) { return found.id }
      page = part.next
    }
    return nil
  }

  private struct Payload: Codable {
    struct CV: Codable {
      let path: String
      let checksum: String
    }

    let note: String?
    /// Earlier versions stored no CV.
    let cv: CV?

    func applicationNote() throws(ServiceError) -> ApplicationNote? {
      guard let note else { return nil }
      do throws(ApplicationNote.TooLong) { return try ApplicationNote(note) } catch {
        throw .rejected(code: "invalid_note", message: nil)
      }
    }
  }

  private func payload(of entry: OutboxEntry) throws(ServiceError) -> Payload {
    do { return try JSONDecoder().decode(Payload.self, from: entry.draft.payload) } catch {
      throw .rejected(code: "invalid_note", message: nil)
    }
  }

  static func draft(
    _ job: Job.ID,
    _ note: ApplicationNote?,
    _ cv: JobApplicationCV?,
    in queue: OutboxQueue,
    name: String?
  ) throws(PersistenceError) -> OutboxDraft {
    let encoder = JSONEncoder()
    // Equal applications have equal bytes, so that one that waits already is not added twice.
    encoder.outputFormatting = .sortedKeys
    let payload: Data
    do {
      payload = try encoder.encode(
        Payload(note: note?.text, cv: cv.map { Payload.CV(path: $0.path, checksum: $0.checksum) })
      )
    } catch {
      throw .cannotBeSaved(reason: "\(error)")
    }
    return try OutboxDraft(
      outboxKind,
      of: job.rawValue,
      in: queue,
      name: name,
      payload: payload,
      // One with a CV is sent at once and may fail; an earlier one that waits must not be lost with it.
      supersedes: cv == nil ? [outboxKind] : []
    )
  }
}

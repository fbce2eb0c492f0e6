public import DomainKernel
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Sends applications from the outbox: those that waited for a connection, and those whose process ended before the
/// service had their CV.
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
  /// Knows for which jobs the user has applied.
  let applied: AppliedJobs
  private let known = KnownApplications()

  /// Makes a sender.
  ///
  /// - Parameters:
  ///   - applying: Sends applications.
  ///   - applications: Gives the applications that the service has.
  ///   - files: Gives files of the user.
  ///   - upload: Uploads a CV and registers it with an application.
  ///   - applied: Remembers for which jobs the user has applied.
  public init(
    applying: any JobApplying,
    applications: any ApplicationRepository,
    files: any UploadFiles,
    upload: UploadDocument,
    applied: AppliedJobs
  ) {
    self.applying = applying
    self.applications = applications
    self.files = files
    self.upload = upload
    self.applied = applied
  }

  /// Whether an application has a CV.
  ///
  /// - Parameter draft: The application; one whose content cannot be read has none.
  /// - Returns: Whether it has one.
  public static func hasCV(_ draft: OutboxDraft) -> Bool {
    // monorepo:allow swallowed-error: what cannot be read has no CV; the delivery says what is wrong
    do { return try JSONDecoder().decode(Payload.self, from: draft.payload).cv != nil } catch { return false }
  }

  /// The list of applications and their documents tell.
  public var canTellOutcome: Bool { true }

  /// Sends an application, then its CV, and says whether the service had both before.
  ///
  /// - Parameter entry: The application; one whose content cannot be read is rejected.
  /// - Returns: ``/DomainKernel/OutboxEffect/unchanged`` where the service had both.
  /// - Throws: ``/DomainKernel/SendingError`` as ``JobApplying/apply(to:note:)`` does, or rejected with a ``CVProblem``;
  ///   one of the CV says that the application was sent.
  public func send(_ entry: OutboxEntry) async throws(SendingError) -> OutboxEffect {
    let outcome: JobApplicationOutcome
    do throws(ServiceError) { outcome = try await self.outcome(of: entry) } catch {
      throw SendingError(error)
    }
    switch outcome.cv {
    // A refusal of the CV is none of the application, which the service has.
    case .failed(.upload(.service(let error))) where error.failedChange != .refused,
      .failed(.notRegistered(let error)) where error.failedChange != .refused:
      throw SendingError(error, wasSent: true)
    case .failed: throw SendingError(.rejected(code: CVProblem.notUploaded.rawValue, message: nil))
    case .none, .uploaded, .alreadyThere, .unknown: return outcome.effect
    }
  }

  /// Sends an application, then its CV; an application that was made stays where its CV fails.
  func outcome(of entry: OutboxEntry) async throws(ServiceError) -> JobApplicationOutcome {
    let payload = try payload(of: entry)
    if let cv = payload.cv { try await check(cv) }
    let job = Job.ID(rawValue: entry.draft.subject)
    let applied = applied.ofCurrentAccount
    let sent: SentApplication
    if let made = known.take(entry.id) {
      sent = made
    } else {
      sent = try await applying.apply(to: job, note: payload.applicationNote())
    }
    await applied.remember(sent, for: job)
    guard let cv = payload.cv else {
      return JobApplicationOutcome(application: sent, cv: sent.isNew ? .none : .unknown)
    }
    do throws(UploadDocumentError) {
      _ = try await upload(cv.path, .cv, to: sent.id)
      return JobApplicationOutcome(application: sent, cv: .uploaded)
    } catch {
      // The service has the same file with an earlier application for the job.
      return JobApplicationOutcome(
        application: sent,
        cv: error == .alreadyThere ? .alreadyThere : .failed(error)
      )
    }
  }

  /// Whether an application of an earlier time has a CV.
  func earlierCV(of application: Application.ID) async -> JobApplicationOutcome.CV {
    do throws(ServiceError) {
      let documents = try await applications.documents(of: application, .current)
      if documents.value.contains(where: { $0.type == ApplicationDocumentType.cv.rawValue }) {
        return .alreadyThere
      }
      // A document that could not be read may be one.
      return documents.value.isWhole ? .none : .unknown
    } catch {
      return .unknown
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
    try await found(entry) != nil
  }

  /// The application of an entry, where the service has it with its CV.
  func found(_ entry: OutboxEntry) async throws(ServiceError) -> JobApplicationOutcome? {
    let applied = applied.ofCurrentAccount
    guard let application = try await application(for: entry.draft.subject.idKey) else { return nil }
    if let cv = try payload(of: entry).cv {
      let documents = try await applications.documents(of: application.id, .current)
      guard documents.provenance.kind != .stored else { throw ServiceError(documents.provenance.staleness) }
      // One that may be in an unreadable document is sent: the service refuses a file that it has.
      guard documents.value.contains(where: { $0.checksum == cv.checksum }) else {
        known.note(application, of: entry.id)
        return nil
      }
    }
    await applied.remember(application, for: Job.ID(rawValue: entry.draft.subject))
    await applications.refreshLists()
    return JobApplicationOutcome(application: application, cv: Self.hasCV(entry.draft) ? .uploaded : .none)
  }

  /// Looks for an application that the user has made before, as far as this computer knows, so that none is sent again.
  ///
  /// Where the service does not confirm it, the entry is sent: a second application for a job changes nothing.
  func findEarlier(of entry: OutboxEntry) async {
    guard await applied.application(for: Job.ID(rawValue: entry.draft.subject)) != nil else { return }
    do throws(ServiceError) {
      guard let found = try await application(for: entry.draft.subject.idKey) else { return }
      let earlier = SentApplication(id: found.id, isNew: false, note: found.note, createdAt: found.createdAt)
      known.note(earlier, of: entry.id)
      // monorepo:allow swallowed-error: the service tells of an earlier application when another one is sent
    } catch {}
  }

  private func application(for job: String) async throws(ServiceError) -> SentApplication? {
    let browse = BrowseApplications(repository: applications)
    let found = try await browse.firstAtService(of: ApplicationQuery()) { found -> SentApplication? in
      guard found.jobID?.rawValue == job else { return nil }
      return SentApplication(id: found.id, isNew: true, note: found.note, createdAt: found.createdAt)
    }
    // Where one that was not read may be for the job, another is sent: the service answers with its own.
    return found.value
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
      do throws(ApplicationNote.Invalid) { return try ApplicationNote(note) } catch {
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
      payload: payload
    )
  }
}

/// The applications that the service was found to have, whose entries are finished without applying again.
private final class KnownApplications: Sendable {
  private let found = Mutex<[OutboxEntry.ID: SentApplication]>([:])

  func note(_ application: SentApplication, of entry: OutboxEntry.ID) {
    found.withLock { $0[entry] = application }
  }

  func take(_ entry: OutboxEntry.ID) -> SentApplication? {
    found.withLock { $0.removeValue(forKey: entry) }
  }
}

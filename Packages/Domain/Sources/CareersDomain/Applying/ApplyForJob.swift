public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Applies for a job, with a note and a CV.
///
/// A CV belongs to an application, so that the application is made first: when the CV cannot be uploaded then, the
/// application stays, and the CV can be uploaded later. An application with a CV stands in the outbox while it is sent: when
/// the process ends in between, or the answer of the service is lost, the next delivery looks for what the service has
/// and does the rest.
public struct ApplyForJob: Sendable {
  private let repository: any JobRepository
  private let applying: any JobApplying
  private let files: any UploadFiles
  private let upload: UploadDocument
  private let outbox: any OutboxDelivery
  private let account: ChangeSaved.Account
  private let now: @Sendable () -> Date

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs.
  ///   - applying: Sends applications.
  ///   - files: Gives files of the user.
  ///   - upload: Uploads a CV and registers it with an application.
  ///   - outbox: Keeps an application with a CV until the service has both.
  ///   - account: Gives the queue of the account that is signed in; throws where nobody is.
  ///   - now: The present.
  public init(
    repository: any JobRepository,
    applying: any JobApplying,
    files: any UploadFiles,
    upload: UploadDocument,
    outbox: any OutboxDelivery,
    account: @escaping ChangeSaved.Account,
    now: @escaping @Sendable () -> Date
  ) {
    self.repository = repository
    self.applying = applying
    self.files = files
    self.upload = upload
    self.outbox = outbox
    self.account = account
    self.now = now
  }

  /// Gives the job to apply for, so that the user can check it.
  ///
  /// - Parameters:
  ///   - id: The job.
  ///   - policy: How fresh it should be.
  /// - Returns: The job.
  /// - Throws: ``/DomainKernel/ServiceError/signInNeeded`` where the service says that the user is a guest, and
  ///   ``/DomainKernel/ServiceError/notFound`` for a job that is not published; otherwise as
  ///   ``JobRepository/job(_:_:)`` does.
  public func job(_ id: Job.ID, _ policy: FetchPolicy) async throws(ServiceError) -> JobDetail {
    guard id.isWellFormed else { throw .notFound }
    let detail = try await repository.job(id, policy).value
    guard detail.job.publication.isPublished != false else { throw .notFound }
    guard detail.job.viewer?.applying != .afterSignIn else { throw .signInNeeded }
    return detail
  }

  /// The problem with a file as a CV, found by its size, its name and its first bytes while a form is filled in.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Returns: `nil` for a file that the service takes.
  public func problem(withCV path: String) -> UploadFileError? {
    do throws(UploadFileError) {
      try files.check(path)
      return nil
    } catch {
      return error
    }
  }

  /// Reads and checks a CV before anything is sent.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Returns: The CV.
  /// - Throws: ``UploadFileError`` when it cannot be read, or the service would refuse it.
  public func cv(at path: String) async throws(UploadFileError) -> JobApplicationCV {
    let file = try await files.file(at: path)
    return JobApplicationCV(path: files.absolutePath(of: path), checksum: file.checksum)
  }

  /// Applies, after the user has confirmed it.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - note: A note to the employer.
  ///   - cv: The CV; `nil` for none.
  ///   - name: The title of the job, for lists of changes; `nil` when it is not known.
  /// - Returns: The application, and what has become of the CV.
  /// - Throws: ``/DomainKernel/SubmissionError`` when the application was not stored, or the service did not confirm it;
  ///   with a CV and an unknown outcome it stays in the outbox.
  public func callAsFunction(
    to job: Job.ID,
    note: ApplicationNote?,
    cv: JobApplicationCV?,
    name: String? = nil
  ) async throws(SubmissionError) -> JobApplicationOutcome {
    guard let cv else {
      do throws(ServiceError) {
        return JobApplicationOutcome(application: try await applying.apply(to: job, note: note), cv: .none)
      } catch {
        throw .service(error)
      }
    }
    let queue: OutboxQueue
    do throws(ServiceError) { queue = try await account().queue } catch { throw .service(error) }
    let claim: OutboxClaim?
    do throws(PersistenceError) { claim = try await outbox.claim(queue) } catch { throw .persistence(error) }
    // Where another process sends the queue, it may send this entry too; the service takes it once.
    defer { claim?.release() }
    let kept: OutboxEntry.ID
    do throws(PersistenceError) {
      kept = try await outbox.add(JobApplySender.draft(job, note, cv, in: queue, name: name)).entry.id
    } catch {
      throw .persistence(error)
    }
    do throws(PersistenceError) { _ = try await outbox.begin(kept, at: now()) } catch {
      // The user is told that the application was not stored, so that no later delivery may send it.
      await drop(kept)
      throw .persistence(error)
    }
    let outcome: JobApplicationOutcome
    do throws(ServiceError) { outcome = try await send(job, note, cv) } catch {
      // The service may have the application without its CV: the next delivery asks for it and does the rest.
      if error.tellsThatNothingWasDone { await drop(kept) }
      throw .service(error)
    }
    await drop(kept)
    return outcome
  }

  private func drop(_ entry: OutboxEntry.ID) async {
    // monorepo:allow swallowed-error: the user gets the outcome; an entry that stays shows in the list of changes
    do throws(PersistenceError) { _ = try await outbox.drop(entry) } catch {}
  }

  private func send(
    _ job: Job.ID,
    _ note: ApplicationNote?,
    _ cv: JobApplicationCV
  ) async throws(ServiceError) -> JobApplicationOutcome {
    let application = try await applying.apply(to: job, note: note)
    do throws(UploadDocumentError) {
      _ = try await upload(cv.path, .cv, to: application.id)
      return JobApplicationOutcome(application: application, cv: .uploaded)
    } catch {
      // The service has the same file with an earlier application for the job.
      return JobApplicationOutcome(
        application: application,
        cv: error == .alreadyThere ? .uploaded : .failed(error)
      )
    }
  }
}

extension ServiceError {
  /// Whether the service certainly did nothing; otherwise it may have done what it was asked.
  fileprivate var tellsThatNothingWasDone: Bool {
    switch self {
    case .offline, .signInNeeded, .credentialsUnreadable, .sessionEnded, .rateLimited, .rejected, .notFound:
      true
    case .connectionLost, .timedOut, .cancelled, .cacheUnreadable, .unavailable, .malformed: false
    }
  }
}

/// A CV on the user's disk, as it was when the user chose it.
public struct JobApplicationCV: Hashable, Sendable {
  /// The path from the root folder.
  public let path: String
  /// The SHA-256 of the content, 64 hexadecimal digits in lower case.
  public let checksum: String

  /// Describes a CV.
  ///
  /// - Parameters:
  ///   - path: The path from the root folder.
  ///   - checksum: The SHA-256 of the content, 64 hexadecimal digits in lower case.
  public init(path: String, checksum: String) {
    self.path = path
    self.checksum = checksum
  }
}

extension ApplicationDocumentType {
  /// The type of a CV.
  static var cv: ApplicationDocumentType {
    guard let type = ApplicationDocumentType("CV") else {
      preconditionFailure("The type of a CV is within the limit.")
    }
    return type
  }
}

/// An application that the service has, and what has become of its CV.
public struct JobApplicationOutcome: Hashable, Sendable {
  /// The CV of an application.
  public enum CV: Hashable, Sendable {
    /// There is none.
    case none
    /// The service has it.
    case uploaded
    /// The application was made, but the CV was not uploaded.
    case failed(UploadDocumentError)
  }

  /// The application.
  public let application: SentApplication
  /// The outcome of sending the CV.
  public let cv: CV

  /// Describes an outcome.
  ///
  /// - Parameters:
  ///   - application: The application.
  ///   - cv: What has become of the CV.
  public init(application: SentApplication, cv: CV) {
    self.application = application
    self.cv = cv
  }
}

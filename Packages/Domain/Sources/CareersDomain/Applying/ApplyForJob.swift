public import DomainKernel

/// Applies for a job, with a note and a CV.
///
/// A CV belongs to an application, so that the application is made first: when the CV cannot be uploaded then, the
/// application stays, and the CV can be uploaded later.
public struct ApplyForJob: Sendable {
  private let repository: any JobRepository
  private let applying: any JobApplying
  private let files: any UploadFiles
  private let upload: UploadDocument

  /// Makes the use case.
  ///
  /// - Parameters:
  ///   - repository: Gives jobs.
  ///   - applying: Sends applications.
  ///   - files: Gives files of the user.
  ///   - upload: Uploads a CV and registers it with an application.
  public init(
    repository: any JobRepository,
    applying: any JobApplying,
    files: any UploadFiles,
    upload: UploadDocument
  ) {
    self.repository = repository
    self.applying = applying
    self.files = files
    self.upload = upload
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

  /// Checks the CV before anything is sent.
  ///
  /// - Parameter path: The path as the user wrote it.
  /// - Throws: ``UploadFileError`` when it cannot be read, or the service would refuse it.
  public func checkCV(at path: String) async throws(UploadFileError) { _ = try await files.file(at: path) }

  /// Applies, after the user has confirmed it.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - note: A note to the employer.
  ///   - cv: The path of the CV; `nil` for none.
  /// - Returns: The application, and what has become of the CV.
  /// - Throws: ``/DomainKernel/ServiceError`` when the service did not confirm the application.
  public func callAsFunction(
    to job: Job.ID,
    note: ApplicationNote?,
    cv: String?
  ) async throws(ServiceError) -> JobApplicationOutcome {
    let application = try await applying.apply(to: job, note: note)
    guard let cv else { return JobApplicationOutcome(application: application, cv: .none) }
    guard let type = ApplicationDocumentType("CV") else {
      preconditionFailure("The type of a CV is within the limit.")
    }
    do throws(UploadDocumentError) {
      _ = try await upload(cv, type, to: application.id)
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

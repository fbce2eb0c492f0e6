public import DomainKernel

/// Sends applications of the signed-in user for jobs.
public protocol JobApplying: Sendable {
  /// Applies for a job; a second application for the same job changes nothing.
  ///
  /// - Parameters:
  ///   - job: The job.
  ///   - note: A note to the employer.
  /// - Returns: The application; of a second one, the first with its note.
  /// - Throws: ``/DomainKernel/ServiceError/notFound`` when the service has no such job, or publishes it no more;
  ///   another ``/DomainKernel/ServiceError`` when nothing was sent, or the answer did not come.
  func apply(to job: Job.ID, note: ApplicationNote?) async throws(ServiceError) -> SentApplication
}

/// An application that the service has.
public struct SentApplication: Hashable, Sendable {
  /// The identity of the application for the service.
  public let id: Application.ID
  /// Whether it was made just now; otherwise the user has applied before, and nothing was changed.
  public let isNew: Bool
  /// The note to the employer; of an application that was made before, the one that was sent then.
  public let note: String?

  /// Describes an application.
  ///
  /// - Parameters:
  ///   - id: The identity of the application for the service.
  ///   - isNew: Whether it was made just now.
  ///   - note: The note to the employer.
  public init(id: Application.ID, isNew: Bool, note: String? = nil) {
    self.id = id
    self.isNew = isNew
    self.note = note
  }
}

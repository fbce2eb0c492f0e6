public import DomainKernel

/// Why an application is not known to be sent, nor waits.
public enum ApplyError: Error, Hashable, Sendable {
  /// An application for the job that was not sent yet stands in the outbox.
  ///
  /// ## Troubleshooting
  /// Send it, or drop it and apply again.
  case alreadyWaits(OutboxEntry.ID)

  /// The outbox could not be read or changed.
  ///
  /// ## Troubleshooting
  /// See ``/DomainKernel/PersistenceError``.
  case persistence(PersistenceError)

  /// The outbox could not be read or changed while the application was sent, and it may still be there.
  ///
  /// ## Troubleshooting
  /// See ``/DomainKernel/PersistenceError``. A later delivery asks the service for the application, and sends it where it
  /// is missing; drop the entry to prevent that.
  case leftInOutbox(OutboxEntry.ID, PersistenceError)

  /// It was sent, and the service did not confirm it; it stands in the outbox.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``. A later delivery asks the service for the application,
  /// and sends it where it is missing; drop the entry to prevent that.
  case unconfirmed(OutboxEntry.ID, ServiceError)

  /// The service refused it, or it was not sent; nothing waits.
  ///
  /// ## Troubleshooting
  /// See the case of ``/DomainKernel/ServiceError``.
  case service(ServiceError)
}

extension ApplyError: TurnFailure {
  static var interrupted: ApplyError { .service(.cancelled) }
}

/// The result of applying for a job.
public enum JobApplicationResult: Hashable, Sendable {
  /// The service has the application.
  case sent(JobApplicationOutcome)
  /// It waits in the outbox; the reason says why it was not sent or not confirmed, `nil` when it waits behind
  /// another change. One that was sent is sent again unless the service has it.
  case waiting(OutboxDrain.Stop?, wasSent: Bool = false)
}

/// An application in the outbox.
public struct PendingApplication: Hashable, Sendable {
  /// The entry.
  public let entry: OutboxEntry.ID
  /// How far it is.
  public let state: PendingState
  /// Whether it has a CV.
  public let hasCV: Bool

  /// Describes an application.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - state: How far it is.
  ///   - hasCV: Whether it has a CV.
  public init(_ entry: OutboxEntry.ID, state: PendingState = .unsent, hasCV: Bool = false) {
    self.entry = entry
    self.state = state
    self.hasCV = hasCV
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
    /// It was uploaded now.
    case uploaded
    /// The service had it before.
    case alreadyThere
    /// The application was made before, and nobody knows whether it has one.
    case unknown
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

  /// Whether something is different now.
  public var effect: OutboxEffect { application.isNew || cv == .uploaded ? .changed : .unchanged }
}

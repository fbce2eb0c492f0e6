import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import LocalizationKit

/// Why an application was not sent, or nobody knows whether it was.
enum ApplyFailure: PresentableFailure {
  /// The job cannot be opened, or the service refused the application.
  case job(JobFailure)
  /// There is no connection, and a CV cannot wait.
  case offline
  /// The job could not be read, no connection could be trusted, or the service did not take the application,
  /// as after the end of the session, and a CV cannot wait.
  case notSent(ServiceError)
  /// The connection ended before the answer came, or the answer does not tell; it stands in the outbox, and
  /// is sent again unless the service has it.
  case unknownOutcome(OutboxEntry.ID, ServiceError)
  /// One that was not sent yet stands in the outbox; nothing was sent or stored.
  case alreadyWaits(OutboxEntry.ID)
  /// It could not be stored to be sent later.
  case notStored(PersistenceError)
  /// The outbox failed while it was sent, and it may still be there.
  case leftInOutbox(OutboxEntry.ID, PersistenceError)
  /// The CV cannot be uploaded; nothing was sent.
  case file(UploadFileError)
  /// An empty path of a CV was given; nothing was sent.
  case emptyCV
  /// The service does not accept the note.
  case note

  var code: String {
    switch self {
    case .job(let failure): failure.code
    case .offline: ServiceError.offline.code
    case .unknownOutcome(_, let error), .notSent(let error): error.code
    case .notStored(let error), .leftInOutbox(_, let error): error.code
    case .alreadyWaits: "already-waiting"
    case .file, .emptyCV: "file"
    case .note: "invalid-note"
    }
  }

  var isCancellation: Bool { if case .job(let failure) = self { failure.isCancellation } else { false } }

  var exitCode: ExitCode {
    switch self {
    case .job(let failure): failure.exitCode
    case .offline: .noConnection
    case .unknownOutcome(_, let error), .notSent(let error): error.exitCode
    case .notStored(let error), .leftInOutbox(_, let error): error.exitCode
    case .alreadyWaits: .refused
    case .file(.unreadable): .failed
    case .file, .emptyCV, .note: .usage
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .job(let failure): failure.summary(in: context)
    case .offline: strings.cannotUploadOffline
    case .notSent(let error):
      context.language.paragraph([error.summary(in: context), strings.notStoredWithCV])
    case .unknownOutcome(_, let error):
      context.language.paragraph([
        error.isLostConnection
          ? strings.unknownWhetherSent : strings.unknownWhetherSent(because: error.brief(in: context)),
        strings.staysInOutbox,
      ])
    case .notStored(let error): error.summaryOfUnstoredChange(in: context)
    case .leftInOutbox(_, let error): strings.leftInOutbox(error.summary(in: context))
    case .alreadyWaits: strings.alreadyWaits
    case .emptyCV: strings.emptyCV
    case .file(let error): UploadFileWords(context.language).sentence(error)
    case .note: strings.invalidNote
    }
  }

  func brief(in context: ViewContext) -> String {
    switch self {
    case .job(let failure): failure.brief(in: context)
    case .offline: ServiceError.offline.brief(in: context.ofChange)
    case .unknownOutcome(_, let error), .notSent(let error): error.brief(in: context)
    case .notStored(let error), .leftInOutbox(_, let error): error.brief(in: context)
    case .alreadyWaits: Strings(context.language).alreadyWaitsBriefly
    case .file, .emptyCV, .note: summary(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .job(let failure): failure.remedy(in: context)
    case .offline: .leaveOut(option: ApplicationForm.cv, purpose: Strings(context.language).storeNote)
    case .notSent(let error): error.remedy(in: context)
    case .unknownOutcome(let entry, _): .open(.drop(entry), purpose: Strings(context.language).preventThat)
    case .alreadyWaits(let entry): .open(.drop(entry), purpose: Strings(context.language).replaceIt)
    case .notStored(let error): error.remedy(in: context)
    case .leftInOutbox(let entry, _): .open(.drop(entry), purpose: Strings(context.language).removeIt)
    case .emptyCV: .leaveOut(option: ApplicationForm.cv, purpose: Strings(context.language).applyWithoutCV)
    case .file(let error): .sentence(UploadFileWords(context.language).advice(error))
    case .note: nil
    }
  }

  /// The fields that the user can correct.
  func problems(in language: Language) -> [FormProblem] {
    let strings = Strings(language)
    return switch self {
    case .file(let error): [FormProblem(ApplicationForm.cv, UploadFileWords(language).sentence(error))]
    case .note: [FormProblem(ApplicationForm.note, strings.invalidNote)]
    case .job, .offline, .notSent, .unknownOutcome, .alreadyWaits, .notStored, .leftInOutbox, .emptyCV: []
    }
  }
}

extension ServiceError {
  /// Whether nothing was received, so that there is no more to say of it.
  fileprivate var isLostConnection: Bool { self == .connectionLost || self == .timedOut }
}

/// That an application was sent without its CV.
struct MissingCV: PresentableFailure {
  let application: Application.ID
  let path: String
  let error: UploadDocumentError

  var code: String { isUnknown ? "cv-not-confirmed" : "cv-not-uploaded" }

  /// Whether the service may have the CV all the same.
  private var isUnknown: Bool {
    if case .notRegistered(let error) = error { error.mayFollowChange } else { false }
  }

  /// The error of the service, where it is one.
  private var serviceError: ServiceError? {
    switch error {
    case .upload(.service(let error)), .notRegistered(let error): error
    case .upload, .file, .alreadyThere, .persistence: nil
    }
  }

  var exitCode: ExitCode { serviceError?.exitCode ?? .failed }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return isUnknown
      ? strings.cvNotConfirmed(application.rawValue, because: brief(in: context))
      : strings.notUploaded(application.rawValue, because: brief(in: context))
  }

  func brief(in context: ViewContext) -> String {
    serviceError?.brief(in: context) ?? Strings(context.language).brief(of: error)
  }

  func remedy(in context: ViewContext) -> Remedy? {
    .open(.uploadCV(path, to: application), purpose: Strings(context.language).uploadLater)
  }
}

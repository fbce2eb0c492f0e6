import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// The outcome of an application.
enum ApplyOutcome: Hashable, Sendable {
  /// The service has it; the path is that of its CV.
  case sent(JobApplicationOutcome, cv: String?)
  /// It waits in the outbox for a connection.
  case waiting(note: ApplicationNote?)

  var sent: SentApplication? { if case .sent(let outcome, _) = self { outcome.application } else { nil } }

  /// Whether the application is one that the service did not have before.
  fileprivate var isNew: Bool { sent?.isNew ?? true }

  /// Whether something is different now, or will be.
  var isEffective: Bool { isNew || hasCV }

  fileprivate var note: String? {
    switch self {
    case .sent(let outcome, _): outcome.application.note
    case .waiting(let note): note?.text
    }
  }

  fileprivate var hasCV: Bool {
    if case .sent(let outcome, _) = self { outcome.cv == .uploaded } else { false }
  }
}

/// Applies for a job in steps: note and CV, the job to check, confirmation, sending or storing.
@MainActor @Observable
final class ApplyViewModel: Screen {
  private let change: Change<Job.ID, ApplyOutcome, SubmissionFailure<ApplyFailure>>

  init(
    _ id: Job.ID,
    _ input: FormInput,
    apply: ApplyForJob,
    later: ApplyLater,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    change = Change("ApplyForJob", id, isEffective: \.isEffective, observe: observe) {
      (id, request) async throws(SubmissionFailure<ApplyFailure>) in
      let isOffline = request.policy == .cacheOnly
      let cv = input.values[ApplicationForm.cv]
      let job: Job
      do throws(ApplyFailure) {
        if let cv, cv.allSatisfy(\.isWhitespace) { throw .emptyCV }
        if isOffline, cv != nil { throw .offline }
        job = try await Self.job(id, apply, request.policy)
      } catch {
        throw .refused(error, [])
      }
      let submission = ApplicationSubmission(
        job: job.id,
        apply: apply,
        later: later,
        name: job.title == job.id.rawValue ? nil : job.title,
        isOffline: isOffline
      )
      return try await ApplicationForm.form(for: job, apply, in: language).submit(
        input,
        asking: request.prompter,
        problems: { $0.problems(in: language) },
        send: { answers throws(ApplyFailure) in try await submission.send(answers) }
      )
    }
  }

  private static func job(
    _ id: Job.ID,
    _ apply: ApplyForJob,
    _ policy: FetchPolicy
  ) async throws(ApplyFailure) -> Job {
    do throws(ServiceError) { return try await apply.job(id, policy).job } catch {
      switch error {
      // An application can wait without the job; its ID stands for the title then.
      case .offline: return Job(id: id, title: id.rawValue)
      case .notFound: throw .job(.noSuchJob(id))
      default: throw .job(.service(error))
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    switch change.result {
    case nil: return FailureMessage(ServiceError.cancelled, in: context).commandFailure
    case .failure(let error)?: return FailureMessage(error, in: context).commandFailure
    case .success(.sent(let outcome, let cv?))?:
      guard case .failed(let error) = outcome.cv else { return nil }
      return FailureMessage(
        MissingCV(application: outcome.application.id, path: cv, error: error),
        in: context
      ).commandFailure
    case .success?: return nil
    }
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    switch change.outcome {
    case nil: return []
    case .sent(let outcome, _)?: return strings.notes(outcome)
    case .waiting?: return [strings.applicationStored(because: ServiceError.offline.brief(in: context))]
    }
  }

  var records: Records? { change.outcome.map { .one($0, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<ApplyOutcome>([
    .init("id") { .optional($0.sent?.id.rawValue) },
    .init("isNew") { .bool($0.isNew) },
    .init("note") { .optional($0.note) },
    .init("hasCV") { .bool($0.hasCV) },
    .init("isPending") { .bool($0.sent == nil) },
  ])
}

/// An application that the user has confirmed: sent at once, or stored where there is no connection.
private struct ApplicationSubmission: Sendable {
  let job: Job.ID
  let apply: ApplyForJob
  let later: ApplyLater
  let name: String?
  let isOffline: Bool

  func send(_ answers: FormAnswers) async throws(ApplyFailure) -> ApplyOutcome {
    let note: ApplicationNote?
    do throws(ApplicationNote.TooLong) {
      note = try ApplicationNote(answers[ApplicationForm.note])
    } catch {
      throw .note
    }
    let path = answers.given(ApplicationForm.cv)
    var cv: JobApplicationCV?
    if let path {
      do throws(UploadFileError) { cv = try await apply.cv(at: path) } catch { throw .file(error) }
    }
    if isOffline { return try await store(note, path) }
    do throws(SubmissionError) {
      return .sent(try await apply(to: job, note: note, cv: cv, name: name), cv: path)
    } catch {
      switch error {
      case .persistence(let error): throw .notStored(error)
      case .service(let error): return try await outcome(of: error, note, path)
      }
    }
  }

  private func outcome(
    of error: ServiceError,
    _ note: ApplicationNote?,
    _ cv: String?
  ) async throws(ApplyFailure) -> ApplyOutcome {
    switch error {
    case .connectionLost, .timedOut, .unavailable, .malformed: throw .unknownOutcome(error)
    case .offline: return try await store(note, cv)
    case .rejected(code: "invalid_note", _): throw .note
    case .notFound: throw .job(.noSuchJob(job))
    default: throw .job(.service(error))
    }
  }

  private func store(_ note: ApplicationNote?, _ cv: String?) async throws(ApplyFailure) -> ApplyOutcome {
    guard cv == nil else { throw .offline }
    do throws(SubmissionError) {
      try await later(to: job, note: note, name: name)
    } catch {
      switch error {
      case .service(.notFound): throw .job(.noSuchJob(job))
      case .service(let error): throw .job(.service(error))
      case .persistence(let error): throw .notStored(error)
      }
    }
    return .waiting(note: note)
  }
}

/// The form of an application.
enum ApplicationForm {
  static let note = "note"
  static let cv = "cv"

  /// The form, whose last step shows the job; without a job it only tells its options.
  ///
  /// With a use case the file is checked as soon as its path is given.
  static func form(for job: Job?, _ apply: ApplyForJob? = nil, in language: Language) -> Form {
    let strings = Strings(language)
    return Form(
      strings.application,
      steps: [
        Form.Step(
          strings.application,
          introduction: job.map(strings.introduction),
          [
            Form.Field(
              note,
              strings.noteLabel,
              .multiline,
              help: strings.noteHelp,
              isRequired: false,
              limit: ApplicationNote.limit
            ),
            Form.Field(cv, strings.cvLabel, .file, help: strings.cvHelp, isRequired: false) { path in
              apply?.problem(withCV: path).map { strings.problem(with: $0) }
            },
          ]
        )
      ],
      confirmation: Form.Confirmation(
        job.map(strings.confirmation) ?? strings.applyForJob,
        consequence: strings.cannotBeWithdrawn
      ),
      language: language
    )
  }
}

/// Why an application was not sent, or nobody knows whether it was.
enum ApplyFailure: PresentableFailure {
  /// The job cannot be opened, or the service refused the application.
  case job(JobFailure)
  /// There is no connection, and a CV cannot wait.
  case offline
  /// The connection ended before the answer came, or the answer does not tell.
  case unknownOutcome(ServiceError)
  /// It could not be stored to be sent later.
  case notStored(PersistenceError)
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
    case .unknownOutcome(let error): error.code
    case .notStored(let error): error.code
    case .file, .emptyCV: "file"
    case .note: "invalid-note"
    }
  }

  var isCancellation: Bool { if case .job(let failure) = self { failure.isCancellation } else { false } }

  var exitCode: ExitCode {
    switch self {
    case .job(let failure): failure.exitCode
    case .offline: .noConnection
    case .unknownOutcome(let error): error.exitCode
    case .notStored(let error): error.exitCode
    case .file, .emptyCV, .note: .usage
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .job(let failure): failure.summary(in: context)
    case .offline: strings.cannotUploadOffline
    case .unknownOutcome(.connectionLost), .unknownOutcome(.timedOut): strings.unknownWhetherSent
    case .unknownOutcome(let error): strings.unknownWhetherSent(because: error.brief(in: context))
    case .notStored(let error): error.summary(in: context)
    case .emptyCV: strings.emptyCV
    case .file(let error): strings.problem(with: error)
    case .note: strings.invalidNote
    }
  }

  func brief(in context: ViewContext) -> String {
    switch self {
    case .job(let failure): failure.brief(in: context)
    case .offline: ServiceError.offline.brief(in: context)
    case .unknownOutcome(.connectionLost), .unknownOutcome(.timedOut):
      Strings(context.language).unknownWhetherSentBriefly
    case .unknownOutcome(let error): error.brief(in: context)
    case .notStored(let error): error.brief(in: context)
    case .file, .emptyCV, .note: summary(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .job(let failure): failure.remedy(in: context)
    case .offline: .leaveOut(option: ApplicationForm.cv, purpose: Strings(context.language).storeNote)
    case .unknownOutcome: .sentence(Strings(context.language).applyAgain)
    case .notStored(let error): error.remedy(in: context)
    case .emptyCV: .leaveOut(option: ApplicationForm.cv, purpose: Strings(context.language).applyWithoutCV)
    case .file, .note: nil
    }
  }

  /// The fields that the user can correct.
  func problems(in language: Language) -> [FormProblem] {
    let strings = Strings(language)
    return switch self {
    case .file(let error): [FormProblem(ApplicationForm.cv, strings.problem(with: error))]
    case .note: [FormProblem(ApplicationForm.note, strings.invalidNote)]
    case .job, .offline, .unknownOutcome, .notStored, .emptyCV: []
    }
  }
}

/// That an application was sent without its CV.
private struct MissingCV: PresentableFailure {
  let application: Application.ID
  let path: String
  let error: UploadDocumentError

  var code: String { "cv-not-uploaded" }

  /// The error of the service, where it is one.
  private var serviceError: ServiceError? {
    switch error {
    case .upload(.service(let error)), .notRegistered(let error): error
    case .upload, .file, .alreadyThere: nil
    }
  }

  var exitCode: ExitCode { serviceError?.exitCode ?? .failed }

  func summary(in context: ViewContext) -> String {
    Strings(context.language).notUploaded(application.rawValue, because: brief(in: context))
  }

  func brief(in context: ViewContext) -> String {
    serviceError?.brief(in: context) ?? Strings(context.language).brief(of: error)
  }

  func remedy(in context: ViewContext) -> Remedy? {
    .open(.uploadCV(path, to: application), purpose: Strings(context.language).uploadLater)
  }
}

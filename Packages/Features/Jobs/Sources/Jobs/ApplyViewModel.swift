import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

/// Applies for a job in steps: note and CV, the job to check, confirmation, sending.
@MainActor @Observable
final class ApplyViewModel: Screen {
  private let change: Change<Job.ID, JobApplicationOutcome, SubmissionFailure<ApplyFailure>>

  init(
    _ id: Job.ID,
    _ input: FormInput,
    apply: ApplyForJob,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    change = Change("ApplyForJob", id, isEffective: \.application.isNew, observe: observe) {
      (id, request) async throws(SubmissionFailure<ApplyFailure>) in
      let job: Job
      do throws(ApplyFailure) {
        guard request.policy != .cacheOnly else { throw .offline }
        job = try await Self.job(id, apply, request.policy)
      } catch {
        throw .refused(error, [])
      }
      return try await ApplicationForm.form(for: job, in: language).submit(
        input,
        asking: request.prompter,
        problems: { $0.problems(in: language) },
        send: { answers throws(ApplyFailure) in
          try await Self.send(answers, to: job.id, apply)
        }
      )
    }
  }

  private static func job(
    _ id: Job.ID,
    _ apply: ApplyForJob,
    _ policy: FetchPolicy
  ) async throws(ApplyFailure) -> Job {
    do throws(ServiceError) { return try await apply.job(id, policy).job } catch {
      throw .job(error == .notFound ? .noSuchJob(id) : .service(error))
    }
  }

  private static func send(
    _ answers: FormAnswers,
    to job: Job.ID,
    _ apply: ApplyForJob
  ) async throws(ApplyFailure) -> JobApplicationOutcome {
    let note: ApplicationNote?
    do throws(ApplicationNote.TooLong) {
      note = try ApplicationNote(answers[ApplicationForm.note])
    } catch {
      throw .note
    }
    let cv = answers.given(ApplicationForm.cv)
    if let cv {
      do throws(UploadFileError) { try await apply.checkCV(at: cv) } catch { throw .file(error) }
    }
    do throws(ServiceError) {
      return try await apply(to: job, note: note, cv: cv)
    } catch {
      switch error {
      case .connectionLost, .timedOut: throw .unknownOutcome(error)
      case .offline: throw .offline
      case .rejected(code: "invalid_note", _): throw .note
      case .notFound: throw .job(.noSuchJob(job))
      default: throw .job(.service(error))
      }
    }
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    switch change.result {
    case nil: return FailureMessage(ServiceError.cancelled, in: context).commandFailure
    case .failure(let error)?: return FailureMessage(error, in: context).commandFailure
    case .success(let outcome)?:
      guard case .failed(let error) = outcome.cv else { return nil }
      return FailureMessage(
        MissingCV(application: outcome.application.id, error: error),
        in: context
      ).commandFailure
    }
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func notes(in context: ViewContext) -> [String] {
    change.outcome.map { Strings(context.language).notes($0) } ?? []
  }

  var records: Records? { change.outcome.map { .one($0, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<JobApplicationOutcome>([
    .init("id") { .string($0.application.id.rawValue) },
    .init("isNew") { .bool($0.application.isNew) },
    .init("note") { .optional($0.application.note) },
    .init("hasCV") { .bool($0.cv == .uploaded) },
  ])
}

/// The form of an application.
enum ApplicationForm {
  static let note = "note"
  static let cv = "cv"

  /// The form, whose last step shows the job; without a job it only tells its options.
  static func form(for job: Job?, in language: Language) -> Form {
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
            Form.Field(cv, strings.cvLabel, .file, help: strings.cvHelp, isRequired: false),
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
  /// There is no connection.
  case offline
  /// The connection ended before the answer came.
  case unknownOutcome(ServiceError)
  /// The CV cannot be uploaded; nothing was sent.
  case file(UploadFileError)
  /// The service does not accept the note.
  case note

  var code: String {
    switch self {
    case .job(let failure): failure.code
    case .offline: ServiceError.offline.code
    case .unknownOutcome(let error): error.code
    case .file: "file"
    case .note: "invalid-note"
    }
  }

  var isCancellation: Bool { if case .job(let failure) = self { failure.isCancellation } else { false } }

  var exitCode: ExitCode {
    switch self {
    case .job(let failure): failure.exitCode
    case .offline: .noConnection
    case .unknownOutcome(let error): error.exitCode
    case .file, .note: .usage
    }
  }

  func summary(in context: ViewContext) -> String {
    let strings = Strings(context.language)
    return switch self {
    case .job(let failure): failure.summary(in: context)
    case .offline: strings.cannotApplyOffline
    case .unknownOutcome: strings.unknownWhetherSent
    case .file(let error): strings.problem(with: error)
    case .note: strings.invalidNote
    }
  }

  func brief(in context: ViewContext) -> String {
    switch self {
    case .job(let failure): failure.brief(in: context)
    case .offline: ServiceError.offline.brief(in: context)
    case .unknownOutcome: Strings(context.language).unknownWhetherSentBriefly
    case .file, .note: summary(in: context)
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .job(let failure): failure.remedy(in: context)
    case .offline: .connect
    case .unknownOutcome: .sentence(Strings(context.language).applyAgain)
    case .file, .note: nil
    }
  }

  /// The fields that the user can correct.
  func problems(in language: Language) -> [FormProblem] {
    let strings = Strings(language)
    return switch self {
    case .file(let error): [FormProblem(ApplicationForm.cv, strings.problem(with: error))]
    case .note: [FormProblem(ApplicationForm.note, strings.invalidNote)]
    case .job, .offline, .unknownOutcome: []
    }
  }
}

/// That an application was sent without its CV.
private struct MissingCV: PresentableFailure {
  let application: Application.ID
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
    .open(.uploadDocument(application), purpose: Strings(context.language).uploadLater)
  }
}

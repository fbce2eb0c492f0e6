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
  /// It waits in the outbox, for a connection or behind other changes, sent before or not.
  case waiting(note: ApplicationNote?, hasCV: Bool, OutboxDrain.Stop?, wasSent: Bool)

  var sent: SentApplication? { if case .sent(let outcome, _) = self { outcome.application } else { nil } }

  /// Whether the application is one that the service did not have before.
  fileprivate var isNew: Bool { sent?.isNew ?? true }

  /// Whether something is different now, or will be.
  var isEffective: Bool { if case .sent(let outcome, _) = self { outcome.effect == .changed } else { true } }

  fileprivate var note: String? {
    switch self {
    case .sent(let outcome, _): outcome.application.note
    case .waiting(let note, _, _, _): note?.text
    }
  }

  /// Whether the application has a CV; `nil` where nobody knows.
  fileprivate var hasCV: Bool? {
    switch self {
    case .sent(let outcome, _):
      switch outcome.cv {
      case .uploaded, .alreadyThere: true
      case .none: false
      case .failed: outcome.application.isNew ? false : nil
      case .unknown: nil
      }
    case .waiting(_, let hasCV, _, _): hasCV
    }
  }
}

/// Applies for a job in steps: note and CV, the job to check, confirmation, sending or storing.
@MainActor @Observable
final class ApplyViewModel: Screen {
  private let change: Change<Job.ID, ApplyOutcome, SubmissionFailure<ApplyFailure>>

  init(
    _ id: Job.ID,
    _ input: FormInput,
    _ useCases: JobsUseCases,
    in language: Language,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    let apply = useCases.apply
    change = Change("ApplyForJob", id, isEffective: \.isEffective, observe: observe) {
      (id, request) async throws(SubmissionFailure<ApplyFailure>) in
      let job: Job
      let unread: ServiceError?
      let isOffline: Bool
      do throws(ApplyFailure) {
        if let cv = input.values[ApplicationForm.cv] {
          if cv.allSatisfy(\.isWhitespace) { throw .emptyCV }
          if request.policy == .cacheOnly { throw .offline }
        }
        (job, unread) = try await Self.job(id, useCases, request.policy)
        isOffline = request.policy == .cacheOnly || unread != nil
        // A script has nothing to fill in, and another command may be sending what waits now.
        if request.prompter.isInteractive { try await Self.checkOutbox(id, apply, isOffline: isOffline) }
      } catch {
        throw .refused(error, [])
      }
      let sent = await apply.sent(id)
      if isOffline, let sent {
        return .sent(JobApplicationOutcome(application: sent, cv: .unknown), cv: nil)
      }
      let submission = ApplicationSubmission(
        job: job.id,
        apply: apply,
        name: job.title == job.id.rawValue ? nil : job.title,
        isOffline: isOffline,
        unread: unread
      )
      return try await ApplicationForm.form(for: job, sent, apply, in: language).submit(
        input,
        asking: request.prompter,
        problems: { $0.problems(in: language) },
        send: { answers throws(ApplyFailure) in try await submission.send(answers) }
      )
    }
  }

  /// The job, with the error of a service that did not respond where a stored list stands in for it.
  private static func job(
    _ id: Job.ID,
    _ useCases: JobsUseCases,
    _ policy: FetchPolicy
  ) async throws(ApplyFailure) -> (job: Job, unread: ServiceError?) {
    do throws(ServiceError) { return (try await useCases.apply.job(id, policy).job, nil) } catch {
      switch error {
      // An application can wait without the job; its ID stands for a title that is stored nowhere.
      case .offline, .malformed(.libraryMissing):
        return (Job(id: id, title: await useCases.storedTitle(of: id) ?? id.rawValue), nil)
      case .notFound: throw .job(.noSuchJob(id))
      default:
        guard error.failedChange == .unanswered, let title = await useCases.storedTitle(of: id) else {
          throw .job(.service(error))
        }
        return (Job(id: id, title: title), error)
      }
    }
  }

  /// Fails for an application that waits already, before the user fills in another one.
  private static func checkOutbox(
    _ id: Job.ID,
    _ apply: ApplyForJob,
    isOffline: Bool
  ) async throws(ApplyFailure) {
    let pending: PendingApplication?
    do throws(SubmissionError) { pending = try await apply.pending(id) } catch {
      switch error {
      case .persistence(let error): throw .notStored(error)
      case .service(let error): throw .job(.service(error))
      }
    }
    guard let pending, isOffline ? pending.state != .refused : pending.state == .unsent else { return }
    throw .alreadyWaits(pending.entry)
  }

  func load(_ request: LoadRequest) async { await change.make(request) }

  func failure(in context: ViewContext) -> CommandFailure? {
    guard case .sent(let outcome, let cv?)? = change.outcome, case .failed(let error) = outcome.cv else {
      return change.failure(in: context)
    }
    return FailureMessage(
      MissingCV(application: outcome.application.id, path: cv, error: error),
      in: context.ofChange
    ).commandFailure
  }

  func content(in context: ViewContext) -> ScreenContent { .confirmation }

  func incompleteness(in context: ViewContext) -> CommandFailure? {
    guard case .waiting(_, _, let stop, _)? = change.outcome else { return nil }
    return stop.failure(in: context)
  }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    switch change.outcome {
    case nil: return []
    case .sent(let outcome, _)?: return strings.notes(outcome)
    case .waiting(_, _, .store(let error)?, _)?:
      return [strings.applicationLeft(because: error.brief(in: context))]
    case .waiting(_, _, .service(let error)?, true)? where error.leavesOutcomeUnknown:
      return [strings.applicationSentInVain(because: error.brief(in: context))]
    case .waiting(_, _, let stop, _)?:
      return [strings.applicationStored(because: stop.brief(in: context))]
        + (stop.hint(in: context).map { [$0] } ?? [])
    }
  }

  var records: Records? { change.outcome.map { .one($0, in: Self.table, from: nil) } }

  nonisolated static let table = RecordTable<ApplyOutcome>([
    .init("id") { .optional($0.sent?.id.rawValue) },
    .init("isNew") { .bool($0.isNew) },
    .init("note") { .optional($0.note) },
    .init("hasCV") { .optional($0.hasCV) },
    .init("isPending") { .bool($0.sent == nil) },
  ])
}

/// An application that the user has confirmed: sent at once, or stored where there is no connection.
private struct ApplicationSubmission: Sendable {
  let job: Job.ID
  let apply: ApplyForJob
  let name: String?
  let isOffline: Bool
  /// Why the job could not be read, so that the application waits; `nil` where it was read.
  let unread: ServiceError?

  func send(_ answers: FormAnswers) async throws(ApplyFailure) -> ApplyOutcome {
    let note: ApplicationNote?
    do throws(ApplicationNote.Invalid) {
      note = try ApplicationNote(answers[ApplicationForm.note])
    } catch {
      throw .note
    }
    let path = answers.given(ApplicationForm.cv)
    if path != nil, let unread { throw .notSent(unread) }
    var cv: JobApplicationCV?
    if let path {
      do throws(UploadFileError) { cv = try await apply.cv(at: path) } catch { throw .file(error) }
    }
    do throws(ApplyError) {
      switch try await apply(to: job, note: note, cv: cv, name: name, isOffline: isOffline) {
      case .sent(let outcome): return .sent(outcome, cv: path)
      case .waiting(let stop, let wasSent):
        let reason = unread.map(OutboxDrain.Stop.service) ?? stop
        return .waiting(note: note, hasCV: cv != nil, reason, wasSent: wasSent)
      }
    } catch {
      switch error {
      case .alreadyWaits(let entry): throw .alreadyWaits(entry)
      case .persistence(let error): throw .notStored(error)
      case .leftInOutbox(let entry, let error): throw .leftInOutbox(entry, error)
      case .unconfirmed(let entry, let error): throw .unknownOutcome(entry, error)
      case .service(let error): throw failure(after: error, hasCV: cv != nil)
      }
    }
  }

  private func failure(after error: ServiceError, hasCV: Bool) -> ApplyFailure {
    switch error {
    case .offline where hasCV: .offline
    case .rejected(code: "invalid_note", _): .note
    case .notFound: .job(.noSuchJob(job))
    case _ where hasCV && [.unconnected, .notTaken].contains(error.failedChange): .notSent(error)
    default: .job(.service(error))
    }
  }
}

/// The form of an application.
enum ApplicationForm {
  static let note = "note"
  static let cv = "cv"

  /// The form, whose last step shows the job; without a job it only tells its options.
  ///
  /// With a use case the file is checked as soon as its path is given.
  static func form(
    for job: Job?,
    _ sent: SentApplication? = nil,
    _ apply: ApplyForJob? = nil,
    in language: Language
  ) -> Form {
    let strings = Strings(language)
    return Form(
      strings.application,
      steps: [
        Form.Step(
          strings.application,
          introduction: job.map { strings.introduction($0, isRepeated: sent != nil) },
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
              apply?.problem(withCV: path).map(UploadFileWords(language).sentence)
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

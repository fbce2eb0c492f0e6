import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads a job with everything about it.
@MainActor @Observable
final class JobViewModel: Screen {
  typealias State = LoadState<JobDetail, JobFailure>

  private let id: Job.ID
  private let loader: Loader<Job.ID, JobDetail, JobFailure>
  private let apply: ApplyForJob
  private var application = JobApplicationState.none
  private let marks: JobMarks

  init(
    _ id: Job.ID,
    repository: any JobRepository,
    apply: ApplyForJob,
    marks: JobMarks,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.id = id
    self.marks = marks
    self.apply = apply
    loader = Loader("OpenJob", observe: observe) { (id, policy) async throws(JobFailure) in
      do throws(ServiceError) { return try await repository.job(id, policy) } catch {
        throw error == .notFound ? .noSuchJob(id) : .service(error)
      }
    }
  }

  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    guard await loader.load(id, request.policy), let shown = state.shown else { return }
    await marks.update([id], from: shown.provenance)
    application = await known()
  }

  private func known() async -> JobApplicationState {
    do throws(SubmissionError) {
      if let pending = try await apply.pending(id) {
        return .pending(pending.state, hasCV: pending.hasCV)
      }
    } catch {
      // monorepo:allow swallowed-error: the marks have asked the same, and say that what waits cannot be read
      return .none
    }
    return await apply.sent(id).map(JobApplicationState.sent) ?? .none
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(jobPage(state, marks.state, application: application, context))
  }

  func notes(in context: ViewContext) -> [String] { documentWarnings(fields, in: context) }

  var records: Records? {
    state.shown.map {
      .one(ShownJob($0.value, application), in: Self.table, from: $0.provenance)
        .with(marks.state.warning).with(unreadable(of: $0.value))
    }
  }

  /// That requirements could not be read; `nil` also where none are wanted.
  private func unreadable(of job: JobDetail) -> Records.Warning? {
    guard fields.includes(Self.requirementsField, in: Self.table) else { return nil }
    return Records.Warning.unreadable(entries: job.requirements.unreadableCount)
  }

  private nonisolated static let requirementsField = "requirements"

  nonisolated static let table = RecordTable<ShownJob>(
    Job.table.fields(of: \.detail.job) + [
      .init("description", isColumn: false) { .optional($0.detail.description) },
      .init(requirementsField, isColumn: false) { .strings($0.detail.requirements.entries) },
      .init("coordinates", isColumn: false) { .optional($0.detail.coordinates?.address) },
      .init("application", isColumn: false) { .optional($0.application.code) },
      .init("applicationID", isColumn: false) { .optional($0.application.sent?.id.rawValue) },
      .init("appliedAt", isColumn: false) { .optional($0.application.sent?.createdAt?.formatted(.iso8601)) },
    ]
  )
}

/// A job with the application of the user for it.
struct ShownJob: Sendable {
  let detail: JobDetail
  let application: JobApplicationState

  init(_ detail: JobDetail, _ application: JobApplicationState) {
    self.detail = detail
    self.application = application
  }
}

/// The application of the user for a job, as far as it is known here.
enum JobApplicationState: Hashable, Sendable {
  case none
  /// It stands in the outbox.
  case pending(PendingState, hasCV: Bool)
  /// The service has it.
  case sent(SentApplication)

  /// The word for scripts; `nil` without an application.
  var code: String? {
    switch self {
    case .none: nil
    case .pending(.unsent, _): "waiting"
    case .pending(.unconfirmed, _): "unknown"
    case .pending(.refused, _): "refused"
    case .sent: "sent"
    }
  }

  var sent: SentApplication? { if case .sent(let application) = self { application } else { nil } }
}

/// The reason why a job could not be opened.
enum JobFailure: PresentableFailure {
  case service(ServiceError)
  /// The service has no such job, or has it no more.
  case noSuchJob(Job.ID)

  /// That the service has no such job, for commands that change its mark.
  static func missing(_ id: Job.ID, in context: ViewContext) -> MissingEntry {
    MissingEntry(JobFailure.noSuchJob(id), in: context)
  }

  private var error: ServiceError {
    switch self {
    case .service(let error): error
    case .noSuchJob: .notFound
    }
  }

  var code: String { error.code }
  var isCancellation: Bool { error.isCancellation }
  var exitCode: ExitCode { error.exitCode }

  func summary(in context: ViewContext) -> String {
    switch self {
    case .service(let error): error.summary(in: context)
    case .noSuchJob(let id): Strings(context.language).noSuchJob(id.rawValue.shortened())
    }
  }

  func brief(in context: ViewContext) -> String {
    switch self {
    case .service(let error): error.brief(in: context)
    case .noSuchJob: Strings(context.language).noSuchJobBriefly
    }
  }

  func remedy(in context: ViewContext) -> Remedy? {
    switch self {
    case .service(let error): error.remedy(in: context)
    case .noSuchJob: .open(Route("jobs"), purpose: Strings(context.language).entries.listAll)
    }
  }
}

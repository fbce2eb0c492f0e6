import CareersDomain
import CommandKit
import DomainKernel
import FeatureKit
import Observation

/// Loads a job with everything about it.
@MainActor @Observable
final class JobViewModel: Screen {
  typealias State = LoadState<JobDetail, JobFailure>

  private let id: Job.ID
  private let loader: Loader<Job.ID, JobDetail, JobFailure>
  private let applyLater: ApplyLater
  private var application: PendingApplication?
  private let marks: JobMarks

  init(
    _ id: Job.ID,
    repository: any JobRepository,
    applyLater: ApplyLater,
    marks: JobMarks,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.id = id
    self.marks = marks
    self.applyLater = applyLater
    loader = Loader("OpenJob", observe: observe) { (id, policy) async throws(JobFailure) in
      do throws(ServiceError) { return try await repository.job(id, policy) } catch {
        throw error == .notFound ? .noSuchJob(id) : .service(error)
      }
    }
  }

  private var isForScripts = false

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    isForScripts = request.fields != nil
    guard await loader.load(id, request.policy), let shown = state.shown else { return }
    await marks.update([id], from: shown.provenance)
    do throws(PersistenceError) {
      application = try await applyLater.pending(id)
    } catch {
      // The marks have read the same outbox, and their notice says that it cannot be read.
      application = nil
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? { state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(jobPage(state, marks.state, application: application, context))
  }

  func notes(in context: ViewContext) -> [String] {
    isForScripts ? [marks.state.warning?.sentence(context)].compactMap(\.self) : []
  }

  var records: Records? {
    state.shown.map { .one($0.value, in: Self.table, from: $0.provenance).with(marks.state.warning) }
  }

  nonisolated static let table = RecordTable<JobDetail>(
    Job.table.fields(of: \.job) + [
      .init("description", isColumn: false) { .optional($0.description) },
      .init("requirements", isColumn: false) { .strings($0.requirements) },
      .init("coordinates", isColumn: false) { .optional($0.coordinates?.address) },
    ]
  )
}

/// The reason why a job could not be opened.
enum JobFailure: PresentableFailure {
  case service(ServiceError)
  /// The service has no such job, or has it no more.
  case noSuchJob(Job.ID)

  private static let longestID = 100

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
    case .service(let error): return error.summary(in: context)
    case .noSuchJob(let id):
      let cut = id.rawValue.count > Self.longestID ? id.rawValue.prefix(Self.longestID) + "…" : id.rawValue
      return Strings(context.language).noSuchJob(cut)
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
    case .noSuchJob: .open(Route("jobs"), purpose: Strings(context.language).listJobs)
    }
  }
}

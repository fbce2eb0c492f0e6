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

/// Loads the list of jobs, as far as it is wanted.
@MainActor @Observable
final class JobsViewModel: Screen {
  /// The number of jobs that are shown where nothing is said.
  nonisolated static let usualLimit = 20

  /// A list of jobs, and how many of them are shown.
  struct State: Equatable, Sendable {
    let query: JobQuery
    let list: LoadState<EntryPage<Job>, ServiceError>
    /// The most jobs to show.
    let limit: Int

    /// The jobs to show.
    var jobs: [Job] { Array(list.shown?.entries.prefix(limit) ?? []) }

    /// Where the list continues behind the jobs to show; `nil` where they are all.
    var next: Int? {
      guard let list = list.shown else { return nil }
      return list.entries.count > limit ? limit : list.next?.offset
    }
  }

  private let query: JobQuery
  private let step: Int
  private var limit: Int
  private var isForScripts = false
  private let browse: BrowseJobs
  @ObservationIgnored private lazy var loader = Loader<JobQuery, EntryPage<Job>, ServiceError>(
    "BrowseJobs",
    isEmpty: \.entries.isEmpty,
    continuation: .init(
      hasMore: { $0.next != nil },
      load: { [browse, query] (list, policy) async throws(ServiceError) in
        try await browse.continuing(list, of: query, policy)
      }
    ),
    observe: observe
  ) { [weak self, browse] (query, policy) async throws(ServiceError) in
    // Jobs that were shown are loaded as a whole: a list does not shrink while it is refreshed.
    try await browse(query, count: self?.state.jobs.count ?? 0, policy)
  }
  private let observe: @Sendable (FeatureEvent) -> Void

  init(
    _ query: JobQuery = JobQuery(),
    limit: Int? = usualLimit,
    browse: BrowseJobs,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.query = query
    self.limit = limit ?? .max
    step = limit ?? .max
    self.browse = browse
    self.observe = observe
  }

  var state: State { State(query: query, list: loader.state, limit: limit) }

  func load(_ request: LoadRequest) async {
    isForScripts = request.fields != nil
    guard await loader.load(query, request.policy), loader.state.error == nil else { return }
    await extend(request.policy)
  }

  func loadMore(_ request: LoadRequest) async {
    guard hasMore, !loader.state.isBusy else { return }
    if state.jobs.count >= limit { limit = limit.addingReportingOverflow(step).partialValue }
    await extend(request.policy)
  }

  /// Loads what follows until there are enough jobs, no more, or a failure.
  private func extend(_ policy: FetchPolicy) async {
    while state.jobs.count < limit, await loader.loadMore(policy), loader.state.error == nil {}
  }

  var hasMore: Bool { state.next != nil }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent { .page(jobsPage(state, context)) }

  /// That the rest of a document is missing; a page says so itself.
  func notes(in context: ViewContext) -> [String] {
    guard isForScripts, case .partial(_, let error) = loader.state else { return [] }
    return [Strings(context.language).incomplete(because: FailureMessage(error, in: context).brief)]
  }

  var isList: Bool { true }

  var records: Records? {
    loader.state.shown.map { list in
      .list(
        state.jobs,
        in: Self.table,
        of: list.total,
        next: state.next.map { String($0) },
        from: list.provenance
      )
    }
  }

  nonisolated static let table = RecordTable<Job>([
    .init("id") { .string($0.id.rawValue) },
    .init("title") { .string($0.title) },
    .init("company") { .optional($0.employer?.name) },
    .init("location") { .optional($0.location?.name) },
    .init("type") { .optional($0.employment?.code) },
    .init("visa") { $0.sponsorsVisa.map(JSONValue.bool) ?? .null },
    .init("postedAt") { .optional($0.publication.date?.formatted(.iso8601)) },
    .init("companyID", isColumn: false) { .optional($0.employer?.id) },
    .init("isVerified", isColumn: false) { $0.employer?.isVerified.map(JSONValue.bool) ?? .null },
    .init("logo", isColumn: false) { .optional($0.employer?.logo?.description) },
    .init("city", isColumn: false) { .optional($0.location?.city) },
    .init("country", isColumn: false) { .optional($0.location?.country) },
  ])
}

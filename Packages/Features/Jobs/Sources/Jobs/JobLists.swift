import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The jobs that the user saves in this run, and the changes of saved jobs that wait to be sent.
typealias JobMarks = OptimisticMarks<Job.ID>

/// The list of jobs of a query.
typealias JobsScreen = QueryListScreen<JobQuery, Job>

/// The list of saved jobs.
typealias SavedJobsScreen = QueryListScreen<SavedQuery, Job>

/// Makes the screens of lists of jobs.
struct JobLists: Sendable {
  /// The number of jobs that are shown where nothing is said.
  static let usualLimit = 20

  let useCases: JobsUseCases
  let marks: JobMarks
  let observe: @Sendable (FeatureEvent) -> Void

  @MainActor
  func jobs(_ query: JobQuery, limit: Int? = usualLimit) -> JobsScreen {
    JobsScreen(
      "BrowseJobs",
      query,
      limit: limit,
      partSize: PageRequest.limit,
      browse: BrowseJobs(repository: useCases.repository),
      presentation: presentation { jobsPage($0, $1, $2) },
      observe: observe
    )
  }

  @MainActor
  func saved(limit: Int? = usualLimit) -> SavedJobsScreen {
    SavedJobsScreen(
      "ListSavedJobs",
      SavedQuery(),
      limit: limit,
      partSize: PageRequest.limit,
      browse: BrowseSaved(saved: useCases.saved),
      presentation: presentation { savedJobsPage($0, $1, $2) },
      observe: observe
    )
  }

  @MainActor
  private func presentation<Query: Hashable & Sendable>(
    _ page: @escaping @Sendable (QueryListState<Query, Job>, MarkState<Job.ID>, ViewContext) -> Page
  ) -> QueryListScreen<Query, Job>.Presentation {
    .init(
      table: Job.table,
      page: { [marks] in page($0, marks.state, $1) },
      rows: { jobs, _, context in
        QueryListState<Query, Job>.element(jobs.map { JobRow(job: $0, context: context).row })
      },
      loaded: { [marks] list in await marks.update(list.entries.map(\.id), from: list.provenance) }
    )
  }
}

extension Job {
  /// The fields of a job in a list.
  static let table = RecordTable<Job>([
    .init("id") { .string($0.id.rawValue) },
    .init("title") { .string($0.title) },
    .init("company") { .optional($0.employer?.name) },
    .init("location") { .optional($0.location?.name) },
    .init("type") { .optional($0.employment?.code) },
    .init("visa") { .optional($0.sponsorsVisa) },
    .init("postedAt") { .optional($0.publication.date?.formatted(.iso8601)) },
    .init("companyID", isColumn: false) { .optional($0.employer?.id) },
    .init("isVerified", isColumn: false) { .optional($0.employer?.isVerified) },
    .init("logo", isColumn: false) { .optional($0.employer?.logo?.description) },
    .init("city", isColumn: false) { .optional($0.location?.city) },
    .init("country", isColumn: false) { .optional($0.location?.country) },
    .init("isSaved", isColumn: false) { .optional($0.viewer?.isSaved) },
    .init("canApply", isColumn: false) { .optional($0.viewer?.applying.map { $0 == .possible }) },
    .init("isPublished", isColumn: false) { .optional($0.publication.isPublished) },
  ])
}

extension JSONValue {
  /// Whether something is so; `null` when nobody says.
  static func optional(_ value: Bool?) -> JSONValue { value.map(JSONValue.bool) ?? .null }
}

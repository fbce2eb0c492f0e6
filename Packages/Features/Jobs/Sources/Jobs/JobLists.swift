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
typealias SavedJobsScreen = QueryListScreen<SavedQuery, SavedItem<Job>>

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
      presentation: .init(
        table: Job.table,
        page: { [marks] in jobsPage($0, marks.state, $1) },
        rows: { jobs, _, context in
          JobsScreen.State.element(jobs.map { JobRow(job: $0, context: context).row })
        },
        loaded: { [marks] list in await marks.update(list.value.entries.map { $0.id }, from: list.provenance)
        },
        warning: { [marks] in marks.state.warning }
      ),
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
      browse: useCases.saved,
      presentation: .init(
        table: Job.savedTable,
        page: { [marks] in savedJobsPage($0, marks.state, $1) },
        rows: { jobs, _, context in
          SavedJobsScreen.State.element(jobs.map { savedJobRow($0, MarkState(), context) })
        },
        loaded: { [marks] list in await marks.update(list.value.entries.map { $0.id }, from: list.provenance)
        },
        warning: { [marks] in marks.state.warning }
      ),
      observe: observe
    )
  }
}

extension Job {
  /// The fields of a job in a list.
  static let table = RecordTable<Job>(recordTable().fields(of: { SavedItem.entry($0) }))

  /// The fields of a job in the list of saved ones, which may have nothing but an id.
  static let savedTable = recordTable(isPendingColumn: true)

  private static func recordTable(isPendingColumn: Bool = false) -> RecordTable<SavedItem<Job>> {
    RecordTable([
      .init("id") { .string($0.id.rawValue) },
      .init("title") { .optional($0.entry?.title) },
      .init("company") { .optional($0.entry?.employer?.name) },
      .init("location") { .optional($0.entry?.location?.name) },
      .init("type") { .optional($0.entry?.employment?.code) },
      .init("visa") { .optional($0.entry?.sponsorsVisa) },
      .init("postedAt") { .optional($0.entry?.publication.date?.formatted(.iso8601)) },
      .init("companyID", isColumn: false) { .optional($0.entry?.employer?.id) },
      .init("isVerified", isColumn: false) { .optional($0.entry?.employer?.isVerified) },
      .init("logo", isColumn: false) { .optional($0.entry?.employer?.logo?.description) },
      .init("city", isColumn: false) { .optional($0.entry?.location?.city) },
      .init("country", isColumn: false) { .optional($0.entry?.location?.country) },
      .init("isSaved", isColumn: false) { .optional($0.isSaved) },
      .init("isPending", isColumn: isPendingColumn) { .bool($0.isWaiting) },
      .init("canApply", isColumn: false) { .optional($0.entry?.canBeAppliedFor) },
      .init("isPublished", isColumn: false) { .optional($0.entry?.publication.isPublished) },
    ])
  }
}

extension Job {
  /// Whether the user can apply; a job that is not published takes no applications, even if its entry says so.
  fileprivate var canBeAppliedFor: Bool? {
    publication.isPublished == false ? false : viewer?.applying.map { $0 == .possible }
  }
}

extension JSONValue {
  /// Whether something is so; `null` when nobody says.
  static func optional(_ value: Bool?) -> JSONValue { value.map(JSONValue.bool) ?? .null }
}

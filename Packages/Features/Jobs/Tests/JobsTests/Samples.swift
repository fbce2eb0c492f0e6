import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Jobs

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Jobs for the screens, and the context in which they are shown.
enum Samples {
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: CareersSamples.fetchedAt.addingTimeInterval(180),
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  static let query = JobQuery(text: "weld", employment: .fullTime, sponsorsVisa: true, location: "osaka")

  /// A job whose texts try to steer the terminal.
  static let hostile = Job(
    id: Job.ID(rawValue: "$(reboot)"),
    title: "Bell\u{7} and \u{1B}[2Jclear",
    employment: .other("GIG\u{202E}WORK"),
    sponsorsVisa: true,
    location: JobLocation(country: nil, city: nil, label: "A\tplace\nof two lines"),
    employer: Employer(name: "Evil'; reboot", isVerified: true),
    publication: Publication(publishedAt: CareersSamples.fetchedAt.addingTimeInterval(86_400))
  )

  /// A change that waits, whose title tries to steer the terminal.
  static let waiting = MarkState(
    changed: [CareersSamples.savableID: .init(isOn: true, progress: .waiting)],
    waiting: [WaitingMark(CareersSamples.savableID, isOn: true, title: "Save \u{1B}[2Jit")]
  )

  static func state(
    _ list: LoadState<EntryPage<Job>, ServiceError>,
    _ query: JobQuery = JobQuery(),
    limit: Int = 20
  ) -> JobsScreen.State {
    JobsScreen.State(query: query, list: list, limit: limit)
  }
}

/// A screen that is worth looking at, in any language.
struct ScreenSample: Sendable, CustomStringConvertible {
  let name: String
  /// Whether it is recorded in every form.
  let isMain: Bool
  private let page: @Sendable (ViewContext) -> Page

  var description: String { name }

  func element(in language: Language = .english) -> Element {
    let context = Samples.context(in: language)
    return page(context).element(in: context)
  }

  func written(in language: Language) -> [WrittenScreen] {
    let name = (language == .english ? "" : language.tag + ".") + name
    return isMain
      ? WrittenScreen.everyForm(of: element(in: language), named: name, in: language)
      : [WrittenScreen.plain(element(in: language), named: name, in: language)]
  }

  static let all = lists + saved + details

  private static let jobs = CareersSamples.page(CareersSamples.jobs, total: 3)
  private static let many = CareersSamples.page(CareersSamples.jobs(1...3), next: 50, total: 180)

  private static let lists = [
    list("list", isMain: true, .loaded(jobs)),
    list("list-loading", .loading),
    list("list-narrowed", .loaded(CareersSamples.page([CareersSamples.welder], total: 1)), Samples.query),
    list("list-empty", .empty(CareersSamples.page([], total: 0))),
    list("list-none-matches", .empty(CareersSamples.page([], total: 0)), Samples.query),
    list("list-continued", .loaded(many), limit: 2),
    list("list-loading-more", .loadingMore(many)),
    list("list-not-continued", .partial(many, .timedOut)),
    list("list-stale", .loaded(CareersSamples.fetched(jobs.value, .offline))),
    list("list-failed", .failed(.offline, previous: nil)),
    list("list-not-refreshed", .failed(.unavailable, previous: jobs)),
    list("list-hostile", .loaded(CareersSamples.page([Samples.hostile], total: 1))),
  ]

  private static let savedJobs = CareersSamples.page(
    [SavedItem.entry(savedJob), .entry(CareersSamples.withdrawn)],
    total: 2
  )
  private static let changedJobs = CareersSamples.page(
    [
      .unknown(Job.ID(rawValue: "4f91d118-0b61-4667-89dc-f51fc0eb8fc5"), isWaiting: true),
      .entry(savedJob.with(ViewerState(isSignedIn: true, isSaved: true, isWaiting: true))),
      SavedItem.entry(
        CareersSamples.withdrawn.with(ViewerState(isSignedIn: true, isSaved: false, isWaiting: true))
      ),
    ],
    total: 3
  )
  private static let savedJob = Job(
    id: CareersSamples.savableID,
    title: "Shipyard Welder",
    viewer: ViewerState(isSignedIn: true, isSaved: true, applying: .possible)
  )

  private static let onlyWaiting = CareersSamples.fetched(
    EntryPage(entries: Array(changedJobs.entries.prefix(2)), next: PageRequest()),
    .offline
  )

  private static let saved = [
    list(
      "list-marked",
      .loaded(CareersSamples.page([CareersSamples.savable], total: 1)),
      marks: Samples.waiting
    ),
    savedList("saved", .loaded(savedJobs)),
    savedList(
      "saved-removed",
      .loaded(savedJobs),
      MarkState(changed: [CareersSamples.savableID: .init(isOn: false, progress: .done)])
    ),
    savedList("saved-changed-offline", isMain: true, .loaded(changedJobs)),
    savedList("saved-without-connection", .partial(onlyWaiting, .offline)),
    savedList("saved-empty", .empty(CareersSamples.page([], total: 0))),
    savedList("saved-guest", .failed(.signInNeeded, previous: nil)),
    savedList(
      "saved-unreadable-outbox",
      .loaded(savedJobs),
      MarkState(failure: .persistence(.cannotBeRead(reason: "disk I/O error")))
    ),
  ]

  private static let details = [
    detail(
      "job-signed-in",
      .loaded(CareersSamples.fetched(JobDetail(job: CareersSamples.savable))),
      marks: Samples.waiting
    ),
    detail("job", isMain: true, .loaded(CareersSamples.fetched(CareersSamples.welderDetail))),
    detail("job-loading", .loading),
    detail("job-bare", .loaded(CareersSamples.fetched(JobDetail(job: CareersSamples.bare)))),
    detail("job-hostile", .loaded(CareersSamples.fetched(JobDetail(job: Samples.hostile)))),
    detail("job-stale", .loaded(CareersSamples.fetched(CareersSamples.welderDetail, .timedOut))),
    detail("job-gone", .failed(.noSuchJob(CareersSamples.welder.id), previous: nil)),
    detail("job-failed", .failed(.service(.signInNeeded), previous: nil)),
  ]

  private static func list(
    _ name: String,
    isMain: Bool = false,
    _ list: LoadState<EntryPage<Job>, ServiceError>,
    _ query: JobQuery = JobQuery(),
    limit: Int = 20,
    marks: MarkState<Job.ID> = MarkState()
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) {
      jobsPage(Samples.state(list, query, limit: limit), marks, $0)
    }
  }

  private static func savedList(
    _ name: String,
    isMain: Bool = false,
    _ list: LoadState<EntryPage<SavedItem<Job>>, ServiceError>,
    _ marks: MarkState<Job.ID> = MarkState()
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) {
      savedJobsPage(SavedJobsScreen.State(query: SavedQuery(), list: list), marks, $0)
    }
  }

  private static func detail(
    _ name: String,
    isMain: Bool = false,
    _ state: JobViewModel.State,
    marks: MarkState<Job.ID> = MarkState()
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { jobPage(state, marks, $0) }
  }
}

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

  static func state(
    _ list: LoadState<EntryPage<Job>, ServiceError>,
    _ query: JobQuery = JobQuery(),
    limit: Int = 20
  ) -> JobsViewModel.State {
    JobsViewModel.State(query: query, list: list, limit: limit)
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

  static let all = lists + details

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

  private static let details = [
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
    limit: Int = 20
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { jobsPage(Samples.state(list, query, limit: limit), $0) }
  }

  private static func detail(
    _ name: String,
    isMain: Bool = false,
    _ state: JobViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { jobPage(state, $0) }
  }
}

import CareersDomain
import CareersFakes
import DesignKit
import DomainKernel
import FeatureFakes
import FeatureKit
import LocalizationKit

@testable import Journey

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Applications for the screens, and the context in which they are shown.
enum Samples {
  static let context = context(in: .english)

  static func context(in language: Language) -> ViewContext {
    ViewContext(
      now: CareersSamples.fetchedAt.addingTimeInterval(180),
      localTime: LocalTime { _ in 9 * 3600 },
      language: language,
      backendLabel: language.choose(en: "sandbox", zhHans: "沙盒")
    )
  }

  static let id = CareersSamples.applicationID(1)

  /// An application whose texts try to steer the terminal.
  static let hostile = Application(
    id: CareersSamples.applicationID(7),
    status: .other("HELD\u{202E}BACK"),
    job: Job(
      id: Job.ID(rawValue: "$(reboot)"),
      title: "Bell\u{7} and \u{1B}[2Jclear",
      location: JobLocation(country: nil, city: nil, label: "A\tplace\nof two lines"),
      employer: Employer(name: "Evil'; reboot")
    ),
    note: String(repeating: "long ", count: 2000),
    updatedAt: CareersSamples.fetchedAt.addingTimeInterval(86_400)
  )

  static let hostileJourney = Journey(
    application: hostile,
    events: [
      JourneyEvent(
        id: "\u{1B}",
        status: .other("HELD\u{202E}BACK"),
        title: "\u{1B}]0;title\u{7}Held",
        description: String(repeating: "words ", count: 2000),
        actor: .other("ROBOT\u{9B}1m")
      )
    ]
  )

  static let hostileDocument = ApplicationDocument(
    id: "d9",
    type: "CV\u{1B}[31m",
    fileName: String(repeating: "\u{202E}fdp", count: 100),
    size: .max,
    review: .other("LOST\u{7}"),
    reviewReason: "Line \u{1B}[2Jone, line two"
  )

  static func detail(
    _ journey: Journey,
    _ documents: Result<EntryList<ApplicationDocument>, ServiceError> = .success([CareersSamples.document()]),
    _ staleness: StaleReason? = nil
  ) -> Fetched<ApplicationDetail> {
    CareersSamples.fetched(ApplicationDetail(journey: journey, documents: documents), staleness)
  }

  /// A history that ended, and by whom.
  static func ended(_ status: ApplicationStatus, by actor: JourneyEvent.Actor) -> Journey {
    let words =
      actor == .user ? "Candidate declined offer. Reason: Too far." : "Sorry, the position is filled."
    return Journey(
      application: CareersSamples.application(1, status, changed: 1),
      events: CareersSamples.offeredJourney.events + [
        CareersSamples.event("e9", status, "End", status == .hired ? nil : words, by: actor, hours: 1)
      ]
    )
  }

  static func notification(
    _ number: Int,
    _ change: CareersNotification.Change,
    isRead: Bool = false
  ) -> CareersNotification {
    CareersNotification(
      id: "n\(number)",
      application: id,
      jobTitle: CareersSamples.welder.title,
      change: change,
      date: CareersSamples.fetchedAt.addingTimeInterval(Double(-number) * 3600),
      isRead: isRead
    )
  }

  static let notifications = [
    notification(
      1,
      .status(.inReview, description: "Application status updated to IN_REVIEW by Aiko."),
      isRead: true
    ),
    notification(2, .status(.offered, description: "Application status updated to OFFERED by Aiko.")),
    notification(3, .review(.invalid, fileName: "cv.pdf", reason: "Page 2 is missing")),
    notification(4, .review(.valid, fileName: nil, reason: nil)),
  ]

  static func report(
    _ notifications: [CareersNotification],
    isFirst: Bool = false,
    _ staleness: StaleReason? = nil
  ) -> Fetched<NotificationReport> {
    let ledger = NotificationLedger(checkedAt: CareersSamples.fetchedAt, notifications: notifications)
    return CareersSamples.fetched(NotificationReport(ledger: ledger, isFirst: isFirst), staleness)
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
      : [WrittenScreen.plain(element(in: language), named: name, in: language, widths: [40, 80])]
  }

  static let all = lists + details + documents + notifications

  private static let applications = [
    CareersSamples.application(1, .offered), CareersSamples.application(2, .inReview, changed: 30),
    CareersSamples.application(3, .rejected, changed: 24 * 40),
    Application(id: CareersSamples.applicationID(4), status: .other("WAITLISTED")),
  ]

  private static let lists = [
    list("list", isMain: true, .loaded(CareersSamples.page(applications, total: 4))),
    list("list-loading", .loading),
    list("list-empty", .empty(CareersSamples.page([], total: 0))),
    list(
      "list-none-matches",
      .empty(CareersSamples.page([], total: 0)),
      ApplicationQuery(status: .offered)
    ),
    list("list-continued", .loaded(CareersSamples.page(applications, next: 50, total: 180)), limit: 2),
    list("list-stale", .loaded(CareersSamples.fetched(EntryPage(entries: applications, total: 4), .offline))),
    list("list-sign-in", .failed(.signInNeeded, previous: nil)),
    list("list-hostile", .loaded(CareersSamples.page([Samples.hostile], total: 1))),
  ]

  private static let details = [
    detail("offer", isMain: true, .loaded(Samples.detail(CareersSamples.offeredJourney))),
    detail("hired", .loaded(Samples.detail(Samples.ended(.hired, by: .user)))),
    detail(
      "rejected",
      .loaded(
        Samples.detail(
          Samples.ended(.rejected, by: .admin),
          .success([
            CareersSamples.document("d2", .invalid, reason: "Page 2 is missing"),
            CareersSamples.document("d1", .valid),
          ])
        )
      )
    ),
    detail("declined", .loaded(Samples.detail(Samples.ended(.rejected, by: .user), .success([])))),
    detail(
      "waiting",
      .loaded(
        Samples.detail(Journey(application: CareersSamples.application(), events: [CareersSamples.submitted]))
      )
    ),
    detail(
      "no-documents-loaded",
      .loaded(Samples.detail(CareersSamples.offeredJourney, .failure(.timedOut), .timedOut))
    ),
    detail(
      "bare",
      .loaded(
        Samples.detail(Journey(application: Application(id: Samples.id, status: .submitted)), .success([]))
      )
    ),
    detail("hostile", .loaded(Samples.detail(Samples.hostileJourney, .success([Samples.hostileDocument])))),
    detail("gone", .failed(.noSuchApplication(Samples.id), previous: nil)),
  ]

  private static let documents = [
    documents(
      "documents",
      isMain: true,
      .loaded(
        Samples.detail(
          CareersSamples.offeredJourney,
          .success([
            CareersSamples.document("d2", .invalid, reason: "Page 2 is missing"), CareersSamples.document(),
          ])
        )
      )
    ),
    documents("documents-empty", .loaded(Samples.detail(CareersSamples.offeredJourney, .success([])))),
  ]

  private static let notifications = [
    notifications("notifications", isMain: true, .loaded(Samples.report(Samples.notifications))),
    notifications("notifications-first", .empty(Samples.report([], isFirst: true))),
    notifications("notifications-none", .empty(Samples.report([]))),
    notifications("notifications-offline", .loaded(Samples.report(Samples.notifications, .offline))),
    notifications(
      "notifications-failed",
      .failed(.storage(.cannotBeRead(reason: "no permission")), previous: nil)
    ),
  ]

  private static func list(
    _ name: String,
    isMain: Bool = false,
    _ list: LoadState<EntryPage<Application>, ServiceError>,
    _ query: ApplicationQuery = ApplicationQuery(),
    limit: Int = 20
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) {
      applicationsPage(ApplicationsViewModel.State(query: query, list: list, limit: limit), $0)
    }
  }

  private static func detail(
    _ name: String,
    isMain: Bool = false,
    _ state: ApplicationViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { applicationPage(state, $0) }
  }

  private static func documents(
    _ name: String,
    isMain: Bool = false,
    _ state: DocumentsViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { documentsPage(state, $0) }
  }

  private static func notifications(
    _ name: String,
    isMain: Bool = false,
    _ state: NotificationsViewModel.State
  ) -> ScreenSample {
    ScreenSample(name: name, isMain: isMain) { notificationsPage(state, $0) }
  }
}

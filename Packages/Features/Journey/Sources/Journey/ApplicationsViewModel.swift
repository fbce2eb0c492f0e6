import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import LocalizationKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Loads the list of applications, as far as it is wanted.
@MainActor @Observable
final class ApplicationsViewModel: Screen {
  /// The number of applications that are shown where nothing is said.
  nonisolated static let usualLimit = 20

  /// A list of applications, and how many of them are shown.
  struct State: Equatable, Sendable {
    let query: ApplicationQuery
    let list: LoadState<EntryPage<Application>, ServiceError>
    /// The most applications to show.
    let limit: Int
    /// The applications that the service is not known to have.
    var waiting: [WaitingApplication] = []

    /// The applications to show.
    var applications: [Application] { Array(list.shown?.entries.prefix(limit) ?? []) }

    /// Where the list continues behind the applications to show; `nil` where they are all.
    var next: Int? {
      guard let list = list.shown else { return nil }
      return list.entries.count > limit ? limit : list.next?.offset
    }
  }

  private let query: ApplicationQuery
  private let step: Int
  private var limit: Int
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?
  private let browse: BrowseApplications
  private let listWaiting: ListWaitingApplications?
  private var waiting: [WaitingApplication] = []
  private let unread: UnreadCount
  private let observe: @Sendable (FeatureEvent) -> Void
  @ObservationIgnored private lazy var loader = Loader<
    ApplicationQuery, EntryPage<Application>, ServiceError
  >(
    "BrowseApplications",
    isEmpty: \.entries.isEmpty,
    continuation: .init(
      hasMore: { $0.next != nil },
      load: { [browse, query] (list, policy) async throws(ServiceError) in
        try await browse.continuing(list, of: query, policy)
      }
    ),
    observe: observe
  ) { [weak self, browse] (query, policy) async throws(ServiceError) in
    // Applications that were shown are loaded as a whole: a list does not shrink while it is refreshed.
    try await browse(query, count: self?.state.applications.count ?? 0, policy)
  }

  init(
    _ query: ApplicationQuery = ApplicationQuery(),
    limit: Int? = usualLimit,
    browse: BrowseApplications,
    waiting: ListWaitingApplications? = nil,
    unread: UnreadCount = UnreadCount(),
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.query = query
    self.limit = limit ?? .max
    step = limit ?? .max
    self.browse = browse
    listWaiting = waiting
    self.unread = unread
    self.observe = observe
  }

  var state: State { State(query: query, list: loader.state, limit: limit, waiting: waiting) }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    if query.status == nil, fields == nil, let listWaiting {
      do throws(PersistenceError) { waiting = try await listWaiting() } catch {
        // monorepo:allow swallowed-error: that the outbox cannot be read is said below every page
        waiting = []
      }
    }
    guard await loader.load(query, request.policy), loader.state.error == nil else { return }
    await extend(request.policy)
  }

  func loadMore(_ request: LoadRequest) async {
    guard hasMore, !loader.state.isBusy else { return }
    if state.applications.count >= limit { limit = limit.addingReportingOverflow(step).partialValue }
    await extend(request.policy)
  }

  /// Loads what follows until there are enough applications, no more, or a failure.
  private func extend(_ policy: FetchPolicy) async {
    while state.applications.count < limit, await loader.loadMore(policy), loader.state.error == nil {}
  }

  var hasMore: Bool { state.next != nil }
  var isList: Bool { true }

  func failure(in context: ViewContext) -> CommandFailure? { loader.state.failure(in: context) }

  func content(in context: ViewContext) -> ScreenContent {
    .page(applicationsPage(state, unread: unread.value, context))
  }

  /// That a part of a document is missing; a page says so itself.
  func notes(in context: ViewContext) -> [String] {
    let warnings = documentWarnings(fields, in: context)
    guard fields != nil, case .partial(_, let error) = loader.state else { return warnings }
    return warnings + [FailureMessage(error, in: context).incompleteList]
  }

  var records: Records? {
    loader.state.shown.map { list in
      .list(
        state.applications,
        in: Self.table,
        of: list.plausibleTotal,
        next: state.next.map { String($0) },
        from: list.provenance
      ).leavingOut(list.unreadableCount).with(.listChanged(list.value.hasChanged(in: loader.state)))
    }
  }

  nonisolated static let table = RecordTable<Application>([
    .init("id") { .string($0.id.rawValue) },
    .init("status") { .string($0.status.code) },
    .init("title") { .optional($0.job?.title) },
    .init("company") { .optional($0.job?.employer?.name) },
    .init("location") { .optional($0.job?.location?.name) },
    .init("updatedAt") { .optional($0.updatedAt?.formatted(.iso8601)) },
    .init("createdAt", isColumn: false) { .optional($0.createdAt?.formatted(.iso8601)) },
    .init("jobID", isColumn: false) { .optional($0.jobID?.rawValue) },
    .init("note", isColumn: false) { .optional($0.note) },
  ])
}

// MARK: - The page

/// Lines are read with ease up to this width in columns; longer ones are broken.
let readableWidth = 88

/// The page of the list.
func applicationsPage(
  _ state: ApplicationsViewModel.State,
  unread: Int = 0,
  _ context: ViewContext
) -> Page {
  let strings = Strings(context.language)
  var page = state.list.page(strings.listWords, context) { list in
    let rows = state.applications.map { ApplicationRow(application: $0, context: context) }
    let filters = state.query.status.map { [StyledText(strings.status($0), .muted)] } ?? []
    let count = rows.isEmpty ? [] : [StyledText(strings.count(rows.count, of: list.plausibleTotal), .muted)]
    let open = rows.first.map { Action(strings.openOne, .application($0.application.id)) }
    let all = state.next.map { _ in
      Action(SafeText(strings.entries.listAll), Route.applications(state.query).with("all"), .continues)
    }
    return Page(
      strings.applications,
      header: .stack([.heading(strings.yourApplications, .page), .facts(filters)]),
      notice: .stack(
        [
          .listChanged(list.value.hasChanged(in: state.list), in: context),
          .unreadable(entries: list.unreadableCount, in: context),
          SourceFacts.notice(list.provenance, context),
          waitingNotice(state.waiting, context),
        ],
        spacing: 1
      ),
      content: rows.isEmpty
        ? (state.waiting.isEmpty ? noApplications(isNarrowed: state.query.status != nil, context) : .empty)
        : .list(rows.map(\.element), spacing: 1).limited(toWidth: readableWidth),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(count + SourceFacts.facts(list.provenance, context)),
      actions: [open, all].compactMap(\.self)
    )
  }
  if state.query == ApplicationQuery() { page.tabs = .journey(context, unread: unread, current: 0) }
  return page
}

extension PageTabs {
  /// The applications and the notifications, beside each other.
  static func journey(_ context: ViewContext, unread: Int, current: Int) -> PageTabs {
    let strings = Strings(context.language)
    return .screens(
      [
        ScreenTab(strings.applications, .applications),
        ScreenTab(strings.notifications, count: unread == 0 ? nil : unread, .notifications),
      ],
      current: current
    )
  }
}

/// The applications that are not sent yet, those that are not confirmed, and those that were refused.
private func waitingNotice(_ waiting: [WaitingApplication], _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  let list = Remedy.open(Route("outbox"), purpose: strings.listUnsent)
  func notice(
    _ status: Status,
    _ applications: [WaitingApplication],
    _ title: (Int) -> SafeText,
    _ remedy: Remedy
  ) -> Element {
    guard !applications.isEmpty else { return .empty }
    let callout = Element.callout(
      status,
      title: title(applications.count),
      hint: SafeText(context.sentence(for: remedy))
    )
    return .stack([callout] + applications.map { waitingRow($0, status, context) }, spacing: 1)
  }
  return .stack(
    [
      notice(.info, waiting.filter { $0.state == .unsent }, strings.waiting(_:), list),
      notice(.info, waiting.filter { $0.state == .unconfirmed }, strings.unconfirmed(_:), list),
      notice(
        .warning,
        waiting.filter { $0.state == .refused },
        strings.notAccepted(_:),
        .decideInOutbox(in: context)
      ),
    ],
    spacing: 1
  )
}

/// An application in the outbox: the job, and below it where it is and how far it has come.
private func waitingRow(_ waiting: WaitingApplication, _ status: Status, _ context: ViewContext) -> Element {
  let title = waiting.title ?? waiting.details?.title ?? waiting.job.rawValue
  let progress = [StyledText(Badge(Strings(context.language).state(waiting.state), status))]
  let facts = [jobPlace(waiting.details), progress].filter { !$0.isEmpty }
  return .stack([.row(ListRow(SafeText(title)))] + facts.map(Element.facts)).limited(toWidth: readableWidth)
}

private func noApplications(isNarrowed: Bool, _ context: ViewContext) -> Element {
  let strings = Strings(context.language)
  let remedy: Remedy =
    isNarrowed
    ? .open(.applications, purpose: strings.listApplications)
    : .open(Route("jobs"), purpose: strings.findJob)
  return .emptyState(
    title: isNarrowed ? strings.noneMatches : strings.noApplications,
    hint: SafeText(context.sentence(for: remedy))
  )
}

/// An application in a list: the job, and below it where it is and how far it has come.
struct ApplicationRow {
  let application: Application
  let context: ViewContext

  private var facts: ApplicationFacts { ApplicationFacts(application: application, context: context) }

  var item: Item {
    Item(
      application.id.rawValue,
      ListRow(facts.title, details: facts.place + facts.progress),
      route: .application(application.id)
    )
  }

  var element: Element {
    let title = ListRow(facts.title, trailing: context.opening(.application(application.id)))
    return .stack([.row(title)] + [facts.place, facts.progress].filter { !$0.isEmpty }.map(Element.facts))
  }
}

/// Where a job is; what is not known is left out.
private func jobPlace(_ job: Job?) -> [StyledText] {
  [
    job?.employer.map { StyledText(SafeText($0.name)) },
    job?.location.map { StyledText(SafeText($0.name), .muted) },
  ].compactMap(\.self)
}

/// The short facts of an application, as texts; what is not known is left out.
struct ApplicationFacts {
  let application: Application
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }

  var title: SafeText { application.job.map { SafeText($0.title) } ?? strings.unknownJob }

  var place: [StyledText] { jobPlace(application.job) }

  var progress: [StyledText] {
    let changed = application.updatedAt.flatMap { context.age(of: $0) }
    return [StyledText(strings.badge(application.status))]
      + (changed.map { [StyledText($0, .muted).announced(as: strings.changed)] } ?? [])
  }
}

extension ViewContext {
  /// How long ago a moment was where that is less than a month, otherwise the day by the user's calendar.
  func age(of date: Date) -> SafeText? {
    let seconds = now.timeIntervalSince(date)
    guard !(0..<30 * 86_400).contains(seconds) else { return SafeText(language.ago(seconds: Int(seconds))) }
    return localTime.time(of: date).map { SafeText(language.date(of: $0)) }
  }

  /// A moment by the user's calendar and clock.
  func moment(of date: Date) -> SafeText? {
    localTime.time(of: date).map { SafeText(language.dateAndTime(of: $0)) }
  }
}

import CareersDomain
import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Looks for changes of the user's applications.
@MainActor @Observable
final class NotificationsViewModel: Screen {
  typealias State = LoadState<NotificationReport, NotificationFailure>

  private let loader: Loader<Everything, NotificationReport, NotificationFailure>
  private let check: CheckNotifications
  private let unread: UnreadCount
  private let listed: ListedNotifications
  private let marksRead: Bool
  private var marked: Result<Int, PersistenceError>?
  /// The fields that a script asked for; `nil` for a page.
  private var fields: FieldSelection?
  /// Whether it stands for the change alone: before the load, and where the list is on the page below.
  private var isChange: Bool

  init(
    check: CheckNotifications,
    unread: UnreadCount = UnreadCount(),
    listed: ListedNotifications = ListedNotifications(),
    marksRead: Bool = false,
    observe: @escaping @Sendable (FeatureEvent) -> Void = { _ in }
  ) {
    self.check = check
    self.unread = unread
    self.listed = listed
    self.marksRead = marksRead
    isChange = marksRead
    loader = Loader("CheckNotifications", isEmpty: \.ledger.notifications.isEmpty, observe: observe) {
      (_, policy) async throws(NotificationFailure) in
      do throws(NotificationError) { return try await check(policy) } catch {
        throw NotificationFailure(error)
      }
    }
  }

  var state: State { loader.state }

  func load(_ request: LoadRequest) async {
    fields = request.fields
    isChange = marksRead && request.isFromPage
    // The page shows what was found, so that the service is not asked once more.
    let policy: FetchPolicy = isChange ? .cacheOnly : request.policy
    guard await loader.load(Everything(), policy), let ledger = state.shown?.ledger else { return }
    unread.set(ledger.unreadCount)
    if !isChange { listed.note(ledger) }
    guard marksRead, marked == nil else { return }
    do throws(PersistenceError) {
      // Only those that are shown: others may come meanwhile.
      let shown = ledger.notifications.filter { listed.ids.contains($0.id) }
      let ids = Set(shown.map(\.id))
      unread.set(try await check.markRead(ids, knowsOfMissing: listed.isIncomplete).unreadCount)
      marked = .success(shown.count { !$0.isRead })
    } catch {
      marked = .failure(error)
    }
  }

  func failure(in context: ViewContext) -> CommandFailure? {
    if case .failure(let error)? = marked { return FailureMessage(error, in: context).commandFailure }
    return state.failure(in: context)
  }

  func content(in context: ViewContext) -> ScreenContent {
    isChange ? .confirmation : .page(notificationsPage(state, context))
  }

  func notes(in context: ViewContext) -> [String] {
    let strings = Strings(context.language)
    // A page says itself that notifications may be missing.
    var notes = documentWarnings(fields, in: context)
    if let report = state.shown, report.failures > 0 { notes.append(strings.notChecked(report.failures)) }
    if let reason = state.shown?.unsavedReason { notes.append(strings.notSaved(because: reason)) }
    if case .success(let count)? = marked { notes.append(strings.marked(count)) }
    return notes
  }

  var showsSavedData: Bool { true }

  var isList: Bool { true }

  var records: Records? {
    state.shown.map { .list(unreadFirst($0.ledger), in: Self.table, from: $0.provenance).with(missing) }
  }

  /// That earlier notifications may be missing.
  private var missing: Records.Warning? {
    guard let ledger = state.shown?.ledger, ledger.isIncomplete else { return nil }
    return Records.Warning(.entriesUnreadable) { context in
      let strings = Strings(context.language)
      return strings.warning(ofMissing: strings.missingHint(context))
    }
  }

  nonisolated static let table = RecordTable<CareersNotification>([
    .init("id", isColumn: false) { .string($0.id) },
    .init("unread") { .bool(!$0.isRead) },
    .init("kind") { .string($0.kind) },
    .init("value") { .string($0.value) },
    .init("title") { .optional($0.jobTitle) },
    .init("text") { .optional($0.text) },
    .init("file", isColumn: false) { .optional($0.fileName) },
    .init("date") { .string($0.date.formatted(.iso8601)) },
    .init("application") { .string($0.application.rawValue) },
  ])
}

/// The notifications that were listed last, shared by the list and by the change that marks them as read.
@MainActor
final class ListedNotifications {
  /// Their ids; none before the first list.
  private(set) var ids: Set<CareersNotification.ID> = []
  /// Whether the list said that earlier ones may be missing.
  private(set) var isIncomplete = false

  nonisolated init() {}

  fileprivate func note(_ ledger: NotificationLedger) {
    ids = Set(ledger.notifications.map(\.id))
    isIncomplete = ledger.isIncomplete
  }
}

extension CareersNotification {
  fileprivate var kind: String {
    switch change {
    case .status(.offered, _): "offer"
    case .status: "status"
    case .review: "document"
    }
  }

  fileprivate var value: String {
    switch change {
    case .status(let status, _): status.code
    case .review(let review, _, _): review.code
    }
  }

  /// The words of the service or of the reviewer.
  var text: String? {
    switch change {
    case .status(_, let description): description
    case .review(_, _, let reason): reason
    }
  }

  fileprivate var fileName: String? {
    if case .review(_, let name, _) = change { name } else { nil }
  }
}

/// Notifications in the order in which they are shown.
func unreadFirst(_ ledger: NotificationLedger) -> [CareersNotification] {
  ledger.notifications.filter { !$0.isRead } + ledger.notifications.filter(\.isRead)
}

/// The reason why there are no notifications to show.
enum NotificationFailure: PresentableFailure {
  case service(ServiceError)
  case storage(PersistenceError)
  /// They are damaged, and no look has replaced them.
  case damaged

  init(_ error: NotificationError) {
    switch error {
    case .service(let error): self = .service(error)
    case .storage(.damagedRecord): self = .damaged
    case .storage(let error): self = .storage(error)
    }
  }

  private var error: any PresentableFailure {
    switch self {
    case .service(let error): error
    case .storage(let error): error
    case .damaged: PersistenceError.damagedRecord
    }
  }

  var code: String { error.code }
  var isCancellation: Bool { error.isCancellation }
  var exitCode: ExitCode { error.exitCode }
  func summary(in context: ViewContext) -> String {
    self == .damaged ? Strings(context.language).damagedNotifications : error.summary(in: context)
  }
  func brief(in context: ViewContext) -> String { error.brief(in: context) }
  /// A look replaces what is damaged.
  func remedy(in context: ViewContext) -> Remedy? { self == .damaged ? .connect : error.remedy(in: context) }
}

// MARK: - The page

/// The page of the notifications: unread ones first.
func notificationsPage(_ state: NotificationsViewModel.State, _ context: ViewContext) -> Page {
  let strings = Strings(context.language)
  var page = state.page(strings.notificationsWords, context) { report in
    let shown = unreadFirst(report.ledger)
    let rows = shown.map { NotificationRow(notification: $0, context: context) }
    let unread = report.ledger.unreadCount
    let count = rows.isEmpty ? [] : [StyledText(strings.unreadCount(unread, of: rows.count), .muted)]
    let open = shown.first.map { Action(strings.openApplication, .application($0.application)) }
    let isIncomplete = report.ledger.isIncomplete
    let mark =
      unread == 0 && !isIncomplete
      ? nil : Action(strings.markRead, Route.notifications.with("mark-read"), .changes)
    let missing: Element =
      isIncomplete
      ? .callout(.warning, title: strings.missing, hint: SafeText(strings.missingHint(context))) : .empty
    // Where some may be missing, nobody knows that there are none.
    let nothing: Element = isIncomplete ? .empty : .emptyState(title: strings.noNotifications)
    return Page(
      strings.notifications,
      header: .heading(strings.notifications, .page),
      notice: .notices(
        [
          report.isFirst
            ? .callout(.info, title: strings.firstLook, message: strings.firstLookMeaning) : .empty,
          missing,
        ],
        from: report.provenance,
        in: context
      ),
      content: rows.isEmpty
        ? nothing
        : .list(rows.map(\.element), spacing: 1).limited(toWidth: readableWidth),
      groups: rows.isEmpty ? [] : [ItemGroup(rows.map(\.item))],
      footer: .facts(count + SourceFacts.facts(report.provenance, context)),
      actions: [open, mark].compactMap(\.self)
    )
  }
  page.tabs = .journey(context, unread: state.shown?.ledger.unreadCount ?? 0, current: 1)
  return page
}

/// A notification in a list.
struct NotificationRow {
  let notification: CareersNotification
  let context: ViewContext

  private var strings: Strings { Strings(context.language) }
  private var route: Route { .application(notification.application) }
  private var title: SafeText { strings.headline(of: notification.change) }

  private var facts: [StyledText] {
    let job = notification.jobTitle.map { StyledText(SafeText($0)) }
    let date = context.age(of: notification.date).map { StyledText($0, .muted) }
    let unread = notification.isRead ? nil : StyledText(Badge(strings.unread, .info))
    return [unread, job, date].compactMap(\.self)
  }

  var item: Item { Item(notification.id, ListRow(title, details: facts), route: route) }

  var element: Element {
    let text = notification.text.map { Element.text(StyledText(SafeText($0), .muted), maximumLines: 3) }
    return .stack([
      .row(ListRow(title, trailing: context.opening(route))), .facts(facts), text ?? .empty,
    ])
  }
}

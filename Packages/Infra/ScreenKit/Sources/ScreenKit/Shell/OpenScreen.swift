import CommandKit
import DesignKit
import DomainKernel
import FeatureKit
import Observation

/// A screen on a tab: how far it has been loaded, and what the user has done with it.
@MainActor
final class OpenScreen {
  /// A row filter of a list.
  struct Filter: Hashable {
    var editor = LineEditor()
    var isTyping = false
    /// The chosen row and the position before there was a filter.
    var origin: Viewport?

    /// The text that rows have to contain.
    var text: String { editor.text }

    /// Whether the filter can be seen.
    var isShown: Bool { isTyping || !text.isEmpty }
  }

  /// The route, so that the screen can be opened again.
  let route: Route
  /// The title until the page has its own.
  private let provisionalTitle: SafeText
  /// The screen; `nil` when it could not be made.
  var screen: (any Screen)?
  /// Why it could not be made or loaded.
  var failure: CommandFailure?
  /// The task that loads the screen.
  var work: Task<Void, Never>?
  /// The task that loads the next part.
  var continuing: Task<Void, Never>?
  /// The rows of the list when the next part was last asked for; `nil` when it may be asked for in any case.
  var rowsBeforePart: Int?
  /// Whether loading has ended.
  var isLoaded = false
  /// Whether the service had ended the session of its account when it was last loaded.
  var hasEndedSession = false
  /// The notice that what the user saved was damaged when it was last loaded; empty where nothing was.
  var savedDataNotice = Element.empty
  /// The accounts whose data it shows, as they were when it was made.
  private var accounts: [String] = []
  /// The key that asked for the change that it stands for; `nil` for a page.
  var key: String?
  /// Whether it is what a change has led to, so that its route would make the change once more.
  var isOutcome = false
  var filter = Filter()
  var viewport = Viewport()
  /// The weeks by which its heat maps are moved back.
  var weeksBack = 0

  /// The tabs that lead to this screen, until its page names its own.
  var tabsUntilLoaded = PageTabs.none

  /// The number of the change that it stands for, while that is being made; `nil` for a page.
  var change: Int?

  /// Whether it is a change that was given up, as another account than at its beginning is signed in now.
  var isOfEarlierAccount = false

  /// The routes of what its page offered when it was last shown, without its rows.
  private(set) var offered: Set<Route> = []
  /// The titles of the screens that were other tabs of its page when it was last shown.
  private(set) var siblingTitles: [Route: String] = [:]

  /// The content tab that is shown; `nil` for the first.
  private var contentTab: ContentTab.ID?
  /// The filters and the positions of the other content tabs.
  private var otherTabs: [ContentTab.ID: (filter: Filter, viewport: Viewport)] = [:]
  private var shown = ShownContent()
  private var isTracked = false
  private var builder: BodyBuilder
  private var laidOut: (key: BodyKey, body: Body)?

  private struct BodyKey: Equatable {
    let painter: Painter
    let filter: String
    let contentTab: ContentTab.ID?
    let number: Int
  }

  init(_ route: Route, title: SafeText, _ strings: Strings) {
    self.route = route
    provisionalTitle = title
    builder = BodyBuilder(strings)
  }

  /// A screen of the same route that nothing is known of.
  func afresh(_ strings: Strings) -> OpenScreen { OpenScreen(route, title: provisionalTitle, strings) }

  /// The title of the screen.
  var title: SafeText {
    guard case .page(let page)? = shown.content, !page.title.isEmpty else { return provisionalTitle }
    return page.title
  }

  /// The tabs of the page.
  var tabs: PageTabs {
    guard case .page(let page)? = shown.content, page.tabs != .none else { return tabsUntilLoaded }
    return page.tabs
  }

  /// The position of the tab that is shown, from 0.
  var selectedTab: Int {
    switch tabs {
    case .none: 0
    case .contents(let tabs): tabs.firstIndex { $0.id == contentTab } ?? 0
    case .screens(let tabs, let current): min(max(current, 0), max(tabs.count - 1, 0))
    }
  }

  /// Shows a content tab of the page as it was left.
  func select(_ id: ContentTab.ID) {
    guard case .contents(let all) = tabs, all.indices.contains(selectedTab) else { return }
    otherTabs[all[selectedTab].id] = (filter, viewport)
    (filter, viewport) = otherTabs[id] ?? (Filter(), Viewport())
    contentTab = id
  }

  /// Whether a load is under way.
  var isBusy: Bool { work != nil || continuing != nil }

  /// The footer of the page.
  var footer: Element {
    guard case .page(let page)? = shown.content, failure == nil else { return .empty }
    return page.footer
  }

  /// Whether the screen of its chosen row is shown beside it.
  var previewsChosenRow: Bool {
    guard case .page(let page)? = shown.content, failure == nil else { return false }
    return page.previewsChosenRow
  }

  /// The page beside the list that leads to it, without its actions.
  var glance: Element {
    guard case .page(let page)? = shown.content else { return .heading(provisionalTitle, .page) }
    return .stack([page.header, page.notice, page.content, page.footer], spacing: 1)
  }

  // MARK: - Accounts

  /// Whether it shows data of an account.
  var showsAccount: Bool { !accounts.isEmpty }

  /// Notes whose data it shows.
  func note(accounts present: [String]) { accounts = present }

  /// Whether the accounts whose data it shows are others now.
  func isOfAnotherAccount(than present: [String]) -> Bool { accounts != present }

  // MARK: - Content

  /// Discards the content, so that the screen is asked for it again.
  func invalidate() { shown.discard() }

  /// Cancels all loads.
  func cancel() {
    work?.cancel()
    continuing?.cancel()
    work = nil
    continuing = nil
    rowsBeforePart = nil
  }

  /// Asks the screen what it shows, where that may have changed.
  ///
  /// - Parameters:
  ///   - context: The environment of the view.
  ///   - strings: The texts of the shell.
  ///   - changed: Called once when the screen shows something else.
  func refreshContent(in context: ViewContext, _ strings: Strings, changed: @escaping @Sendable () -> Void) {
    guard shown.content == nil else {
      renewAges(in: context, strings)
      return
    }
    defer { noteOffered() }
    guard failure == nil, screen != nil, !isTracked else {
      return shown.show(in: context) { content(in: $0, strings) }
    }
    isTracked = true
    withObservationTracking {
      shown.show(in: context) { content(in: $0, strings) }
    } onChange: { [weak self] in
      // The change is only about to happen: what it leads to can be read in the turn after it.
      Task { @MainActor in
        self?.isTracked = false
        self?.invalidate()
        changed()
      }
    }
  }

  private func noteOffered() {
    guard case .page(let page)? = shown.content else {
      (offered, siblingTitles) = ([], [:])
      return
    }
    offered = page.tabs.routes.union(page.actions.map(\.route))
    siblingTitles = [:]
    guard case .screens(let screens, _) = page.tabs else { return }
    for (place, screen) in screens.enumerated() where place != selectedTab {
      siblingTitles[screen.route] = screen.title.string
    }
  }

  /// Shows the ages of the present.
  ///
  /// - Returns: Whether a shown text is another one now.
  @discardableResult
  func renewAges(in context: ViewContext, _ strings: Strings) -> Bool {
    shown.renewAges(in: context) { content(in: $0, strings) }
  }

  /// The number of what it shows where that tells ages; `nil` where no text does.
  var ageNumber: Int? { shown.ageNumber }

  /// About how many seconds it takes until a shown text is another one; `nil` where none is within a day.
  func secondsToNextAge(in context: ViewContext, _ strings: Strings) -> Int? {
    shown.secondsToNextAge(in: context) { content(in: $0, strings) }
  }

  /// The content of the screen at some time; `nil` for one that could not be made, before the reason is known.
  private func content(in context: ViewContext, _ strings: Strings) -> ScreenContent? {
    if let failure {
      return .page(page(of: screen?.failure(in: context) ?? failure, in: context, strings))
    }
    let content = screen?.content(in: context)
    guard case .page(var page)? = content else { return content }
    if savedDataNotice != .empty { page.notice = .stack([savedDataNotice, page.notice], spacing: 1) }
    return .page(hasEndedSession ? page.tellingEndOfSession(in: context) : page)
  }

  /// The lines of the screen as they were last laid out.
  var lastBody: Body? { laidOut?.body }

  /// The lines of the screen.
  func body(_ painter: Painter) -> Body {
    let key = BodyKey(painter: painter, filter: filter.text, contentTab: contentTab, number: shown.number)
    if let laidOut, laidOut.key == key { return laidOut.body }
    let body = builder.body(contentOfTab, filter: filter.text, painter)
    laidOut = (key, body)
    return body
  }

  private var contentOfTab: ScreenContent {
    guard case .page(let page)? = shown.content else {
      return shown.content ?? .page(Page(provisionalTitle))
    }
    return .page(page.showing(tab: contentTab))
  }

  /// The page of a failure, with the title and the tabs of the screen that failed.
  private func page(of failure: CommandFailure, in context: ViewContext, _ strings: Strings) -> Page {
    var page = Page(provisionalTitle)
    if case .page(let failed)? = screen?.content(in: context) {
      page.title = failed.title.isEmpty ? provisionalTitle : failed.title
      // Its sibling screens can still be shown; its content tabs are not there.
      if case .screens = failed.tabs { page.tabs = failed.tabs }
    }
    page.header = .heading(page.title, .page)
    page.content = .errorState(
      title: SafeText(failure.message),
      hint: failure.hint.map { SafeText($0) } ?? strings.retryHint
    )
    return page
  }
}

extension Page {
  /// The page with the notice that the service ended the session; a notice with the same remedy is enough.
  fileprivate func tellingEndOfSession(in context: ViewContext) -> Page {
    let message = FailureMessage(ServiceError.sessionEnded, in: context)
    if let hintName = message.hintName, notice.gives(hintName) { return self }
    let ended = Element.callout(
      .warning,
      title: SafeText(message.summary),
      hint: message.hint.map { SafeText($0) },
      hintName: message.hintName
    )
    var page = self
    page.notice = .stack([ended, notice], spacing: 1)
    return page
  }
}

import CommandKit
import DesignKit
import DomainKernel
import FeatureKit

/// The state of the full-screen program: tabs with stacks of screens, forms, and the message line.
@MainActor
final class Browser {
  /// The message line, which stays until the next key; behind it, that a change is being made.
  enum Message: Hashable {
    /// A change is being made.
    case working(SafeText)
    /// Messages of a screen beside its content, the most important first; those without room are left out.
    case notes([SafeText])
    /// Something was not done.
    case warning(SafeText)
    /// Why a change could not be made, and what to do; what has no room is left out.
    case failure([SafeText])
  }

  /// The list of keys in front of a screen.
  struct Help {
    /// The keys of the screen with their actions.
    let keys: [KeyValue]
    var viewport = Viewport()
  }

  let configuration: ShellConfiguration
  let strings: Strings
  /// How the terminal shows pictures; `nil` while it shows none.
  private(set) var images: ImageProtocol?
  var tabs: [Tab]
  private(set) var selectedTab = 0
  var message: Message?
  /// The notes of the last change that are needed while a code is entered, with the page on which it was
  /// made: a form of that page that asks for a code shows them.
  var remarks: (page: Route, notes: [String])?
  /// The list of keys; `nil` while it is not shown.
  var help: Help?
  /// The forms that wait to be filled in; the first is shown.
  private(set) var forms: [FormPane] = []
  /// Who is watched for news, and the watch; `nil` before it begins.
  var alertsWatch: (accounts: [String], task: Task<Void, Never>)?
  /// Whether a change of the number of news leads to a new frame.
  var isTrackingAlerts = false
  private var ages = AgeWatch()
  /// The place of the chosen row beside its list; `nil` where none is shown.
  var preview: Preview?
  /// Whether the program is about to end, so that nothing can be asked any more.
  private(set) var isEnding = false
  /// The results of changes that ended after the terminal was given back.
  var outcomes: [String] = []
  /// The scrolling part of the screen, the number of its visible lines, and the painter that laid it out.
  private(set) var layout = (body: Body(), height: 1, painter: Painter?.none)
  /// The changes that are on their way.
  var changes: [Int: Task<Void, Never>] = [:]
  /// The routes of these changes, but for those that were given up.
  var changingRoutes: [Int: Route] = [:]
  /// The numbers of the last changes that were asked for, that were made, and whose outcome was told.
  var lastChange = (asked: 0, made: 0, told: 0)
  /// Called when the content changes without a key.
  let changed: @Sendable () -> Void

  /// Makes the state, with nothing opened yet.
  ///
  /// - Parameters:
  ///   - configuration: What the program needs.
  ///   - changed: Called when the content changes without a key.
  init(_ configuration: ShellConfiguration, changed: @escaping @Sendable () -> Void) {
    self.configuration = configuration
    self.changed = changed
    images = configuration.style.images
    strings = Strings(configuration.viewContext(of: nil).language)
    tabs = configuration.tabs.map { Tab(start: $0) }
  }

  /// The screens of the chosen tab, the shown one last.
  var screens: [OpenScreen] { tabs.isEmpty ? [] : tabs[selectedTab].screens }

  /// The screen that is shown.
  var current: OpenScreen? { screens.last }

  /// The content of the message line: the message, or that a change is being made which does not wait for a form.
  var shownMessage: Message? {
    message ?? (changes.count > forms.count ? .working(strings.working) : nil)
  }

  /// The row that is chosen on the shown screen; `nil` where it is out of sight, so that no key acts on it.
  var target: Body.Target? { current?.viewport.visibleTarget(in: layout.body, height: layout.height) }

  var mode: InputMode {
    if help != nil { return .help }
    if let form { return form.model.phase == .filling ? .filling : .asking }
    return current?.filter.isTyping == true ? .typing : .browsing
  }

  /// The form that is shown; `nil` while there is none.
  var form: FormPane? { forms.first }

  /// Shows pictures from now on, as the terminal has said that it can.
  func showImages(_ images: ImageProtocol) {
    guard self.images == nil, configuration.style.asksForImages else { return }
    self.images = images
    configuration.foundImages()
    changed()
  }

  /// Shows a form, in front of the screen and behind forms that are shown already.
  func show(_ form: FormPane) {
    guard !isEnding else { return form.cancel() }
    message = nil
    forms.append(form)
    changed()
  }

  /// Leaves some of the forms without their values.
  func leaveForms(where isLeft: (FormPane) -> Bool) {
    for form in forms where isLeft(form) { form.cancel() }
    forms.removeAll { $0.isFinished }
  }

  /// Takes the form away once it is finished.
  func closeFinishedForm() {
    guard let form, form.isFinished else { return }
    forms.removeFirst()
    message = .working(strings.working)
  }

  /// Shows a tab.
  ///
  /// - Parameter index: Its position; one that does not exist changes nothing.
  func select(tab index: Int) {
    guard tabs.indices.contains(index) else { return }
    current?.cancel()
    selectedTab = index
    if screens.isEmpty { follow(tabs[index].start) } else { arrive() }
  }

  /// Opens the screen of an action on top of the shown one, or makes the change that it stands for.
  ///
  /// A route that turns out to be a change is not followed: only an action that says so may change something.
  /// One that is being made is not made a second time, and none is made for another account than that of the
  /// page.
  ///
  /// - Parameters:
  ///   - action: What the user chose.
  ///   - key: The key of the action, where it has one of its own.
  func follow(_ action: Action, key: String? = nil) {
    guard !changingRoutes.values.contains(action.route) else { return }
    let accounts = configuration.accounts(action.route)
    let isRenewed = renewScreens()
    if let opened = takePreview(of: action) { return push(opened) }
    let opened = OpenScreen(action.route, title: action.title, strings)
    opened.key = key
    make(opened)
    guard let screen = opened.screen, isChange(opened) else {
      push(opened)
      return load(opened, configuration.policy)
    }
    if action.effect == .changes || action.effect == .asks {
      guard !isRenewed, configuration.accounts(action.route) == accounts else {
        message = .warning(strings.accountChanged)
        return
      }
      perform(screen, opened)
      if action.effect == .changes { watch(opened, on: selectedTab) }
    } else {
      message = .warning(strings.changesSomething(action.route, configuration.program))
    }
  }

  /// Goes back to the screen below.
  func back() {
    guard screens.count > 1 else { return }
    if let current { giveUp(current) }
    tabs[selectedTab].pop()
    arrive()
  }

  /// The tab of the page before the shown one or behind it, around the end.
  func pageTab(at distance: Int) -> DesignKit.Tab? {
    guard let current, let index = index(ofPageTabAt: distance) else { return nil }
    return current.tabs.tabs(in: strings.language)[index]
  }

  private func index(ofPageTabAt distance: Int) -> Int? {
    guard let current, current.tabs.count > 0 else { return nil }
    let count = current.tabs.count
    return (current.selectedTab + distance + count) % count
  }

  /// Shows another tab of the page: other content, or a sibling screen instead of this one.
  ///
  /// - Parameter distance: 1 for the next tab, -1 for the one before, around the end.
  func selectPageTab(at distance: Int) {
    guard let current, let index = index(ofPageTabAt: distance) else { return }
    switch current.tabs {
    case .none: break
    case .contents(let tabs): current.select(tabs[index].id)
    case .screens(let tabs, _): showSibling(at: index, of: tabs)
    }
  }

  /// Shows a sibling instead of the current screen, as it was left where it was shown before.
  private func showSibling(at index: Int, of pageTabs: [ScreenTab]) {
    let tab = pageTabs[index]
    let known = tabs[selectedTab].sibling(tab.route)
    let opened = known ?? OpenScreen(tab.route, title: tab.title, strings)
    opened.tabsUntilLoaded = .screens(pageTabs, current: index)
    if known == nil {
      configuration.followAccounts()
      make(opened)
      guard !isChange(opened) else {
        message = .warning(strings.changesSomething(tab.route, configuration.program))
        return
      }
    }
    tabs[selectedTab].swap(to: opened)
    if known == nil { load(opened, configuration.policy) } else { arrive() }
  }

  /// Asks the shown screen what it shows, where that may have changed.
  func refreshContent() {
    guard let current else { return }
    let (offered, titles) = (current.offered, current.siblingTitles)
    current.refreshContent(in: viewContext(ofShown: current), strings, changed: changed)
    guard current.offered != offered || current.siblingTitles != titles else { return }
    // Where a page sends the user depends on what it offers and on its tabs, which are known only now.
    current.invalidate()
    current.refreshContent(in: viewContext(ofShown: current), strings, changed: changed)
  }

  /// Lays the scrolling part out as it is now.
  ///
  /// - Parameters:
  ///   - painter: Lays elements out.
  ///   - height: The lines there are for it.
  ///   - covered: The lines below them that a message takes for now.
  func layOut(_ painter: Painter, height: Int, covered: Int = 0) {
    let body: Body
    if let keys = help?.keys {
      body = Body.keys(keys, strings, painter)
      help?.viewport.settle(in: body, height: height)
    } else {
      refreshContent()
      body = bodyWithKeys(painter)
      current?.viewport.settle(in: body, height: height, covered: covered)
    }
    layout = (body, height, painter)
    loadUntilFull()
  }

  /// The scrolling part, in which the keys of the page's changes are named.
  private func bodyWithKeys(_ painter: Painter) -> Body {
    let body = current?.body(painter) ?? Body.nothing(strings, painter)
    guard let current, body.changes.mapValues(\.route) != layout.body.changes.mapValues(\.route) else {
      return body
    }
    // Which keys there are is known only now: those of before are of another page, or of none.
    layout.body = body
    current.invalidate()
    refreshContent()
    return current.body(painter)
  }

  /// Loads what follows while the rows of a list do not fill the window.
  private func loadUntilFull() {
    guard let current, current.isLoaded, !current.filter.isShown, layout.body.isList,
      layout.body.lines.count < layout.height
    else { return }
    loadAhead()
  }

  /// Draws again at about the moment at which a shown text tells another age.
  func trackAges() {
    ages.follow(current, configuration.clock) { [weak self] opened in
      guard let self else { return nil }
      let context = viewContext(ofShown: opened)
      guard opened.renewAges(in: context, strings) else {
        return opened.secondsToNextAge(in: context, strings)
      }
      changed()
      return nil
    }
  }

  /// Stops everything but changes; one that waits for a form goes on without its values.
  ///
  /// A change that waits on a page of its own is given up.
  func cancelAll() {
    isEnding = true
    for form in forms { form.cancel() }
    forms = []
    leavePreview()
    ages.stop()
    alertsWatch?.task.cancel()
    for tab in tabs {
      for screen in tab.screens {
        giveUp(screen)
        screen.cancel()
      }
    }
  }

  /// Shows a screen on top of the shown one, which is left.
  func push(_ opened: OpenScreen) { tabs[selectedTab].push(opened) }

  /// Comes to a screen that was left: its ages are those of now, and it is loaded where that was interrupted
  /// or has failed, since the cause may be gone.
  func arrive() {
    guard !renewScreens(), let current else { return }
    current.invalidate()
    guard current.screen != nil, !current.isLoaded || current.failure != nil else { return }
    load(current, configuration.policy)
  }
}

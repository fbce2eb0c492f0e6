import DesignKit
import FeatureKit

/// Where the user finds a screen from the one that is shown.
struct Places: Hashable, Sendable {
  /// A place of a screen.
  enum Place: Hashable, Sendable {
    /// The shown page makes the change with a key.
    case key(String)
    /// Another tab, by its number; `nil` for one that no key chooses by its number.
    case tab(Int?, String)
    /// Another tab of the shown page, by its title.
    case pageTab(String)
    /// The first page of this tab, which is shown.
    case here
    /// A place of this tab to which its first page, which is shown, does not lead.
    case commandLine
    /// This tab, on the shown page or on one below it.
    case below
    /// This tab, on a page below the shown one, which does not lead to it.
    case back
    /// No tab leads to it.
    case unknown
  }

  /// The tabs of the program.
  let tabs: [Action]
  /// The position of the tab that is shown.
  let selectedTab: Int
  /// Whether the shown page has others below it.
  let hasPagesBelow: Bool
  /// The keys of the changes that the shown page makes.
  var keys: [Route: String] = [:]
  /// The routes of the shown page and of what it offers; `nil` where they are about to change.
  var offered: Set<Route>?
  /// Where the user signs in to the service of the shown page; `nil` for a service without accounts.
  var signIn: Route?
  /// The titles of the screens that are other tabs of the shown page.
  var pageTabs: [Route: String] = [:]

  /// The place of a screen: its tab is the one that begins with the same word.
  func place(of route: Route) -> Place {
    if let key = keys[route] { return .key(key) }
    if let title = pageTabs[route] { return .pageTab(title) }
    guard let index = tabs.firstIndex(where: { $0.route.words.first == route.words.first }) else {
      return .unknown
    }
    guard index == selectedTab else {
      let number: Int? = index < KeyBinding.numberedTabs ? index + 1 : nil
      return .tab(number, tabs[index].title.string)
    }
    guard let offered else { return hasPagesBelow ? .below : .here }
    if offered.contains(where: { $0.leads(to: route) }) { return .here }
    return hasPagesBelow ? .back : .commandLine
  }

  /// The place where the user signs in; `nil` where that is unknown.
  var signInPlace: Place? { signIn.map { place(of: $0) } }
}

extension Route {
  /// Whether its page, or the form of its change, is the place of another route.
  ///
  /// Further words and options are asked for there.
  fileprivate func leads(to other: Route) -> Bool {
    words == other.words || (words.count > 1 && other.words.starts(with: words))
  }
}

extension Browser {
  /// The environment of the views of the shown page, which knows what the page offers.
  func viewContext(ofShown opened: OpenScreen) -> ViewContext {
    viewContext(
      of: opened.route,
      offered: opened.offered.union([opened.route]),
      pageTabs: opened.siblingTitles
    )
  }

  /// The environment of the views of a route at the moment.
  ///
  /// - Parameters:
  ///   - route: The route; `nil` for none.
  ///   - key: The key of the change that is spoken of; `nil` for a page.
  ///   - offered: The routes of the shown page and of what it offers; `nil` where they are about to change.
  ///   - pageTabs: The titles of the screens that are other tabs of the shown page.
  /// - Returns: The context.
  func viewContext(
    of route: Route?,
    key: String? = nil,
    offered: Set<Route>? = nil,
    pageTabs: [Route: String] = [:]
  ) -> ViewContext {
    // What is said after the last frame is read where commands are typed.
    if isEnding { return configuration.context(route, CommandPhrasing(program: configuration.program)) }
    let keys = layout.body.changes.map { ($1.route, String(KeyBinding.changeKeys[$0])) }
    let places = Places(
      tabs: tabs.map(\.start),
      selectedTab: selectedTab,
      hasPagesBelow: screens.count > 1,
      keys: Dictionary(keys) { first, _ in first },
      offered: offered,
      signIn: route.flatMap { configuration.signIn($0) },
      pageTabs: pageTabs
    )
    return configuration.viewContext(of: route, places, key: key)
  }
}

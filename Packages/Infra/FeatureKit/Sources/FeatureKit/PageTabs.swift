public import DesignKit
public import LocalizationKit

/// The tabs of a page, of which a shell with a cursor shows one at a time.
///
/// They stand below the tabs of the program: they divide the content of one page, such as a community and its members,
/// or switch between sibling screens, such as all jobs and the saved ones.
public enum PageTabs: Hashable, Sendable {
  /// The page has no tabs.
  case none
  /// Each tab has a part of the page's content; the first is shown first.
  case contents([ContentTab])
  /// Each tab is a screen of its own, which replaces the current one.
  ///
  /// `current` is the position of this page among them, from 0; it is brought into range. Each of the screens should
  /// declare the same tabs, in the same order, and while it loads and when it fails as well.
  case screens([ScreenTab], current: Int)

  /// The number of tabs, 0 or more.
  public var count: Int {
    switch self {
    case .none: 0
    case .contents(let tabs): tabs.count
    case .screens(let tabs, _): tabs.count
    }
  }

  /// The tabs as a tab bar shows them.
  ///
  /// - Parameter language: The language that the numbers of entries are written in.
  /// - Returns: The tabs in their order.
  public func tabs(in language: Language) -> [Tab] {
    switch self {
    case .none: []
    case .contents(let tabs): tabs.map { Self.tab($0.title, $0.count, language) }
    case .screens(let tabs, _): tabs.map { Self.tab($0.title, $0.count, language) }
    }
  }

  private static func tab(_ title: SafeText, _ count: Int?, _ language: Language) -> Tab {
    Tab(title, count: count.map { SafeText(language.grouped($0)) })
  }
}

/// A tab with a part of its page's content.
public struct ContentTab: Hashable, Sendable, Identifiable {
  /// The identity of the tab on its page, stable across refreshes.
  public let id: String
  /// The name of the tab, one or two words.
  public let title: SafeText
  /// The number of entries on the tab; `nil` where it is unknown or there is nothing to count.
  public let count: Int?
  private let makeContent: @Sendable () -> Element
  private let makeGroups: @Sendable () -> [ItemGroup]

  /// Makes a tab.
  ///
  /// What it holds is made each time that it is shown, so that the tabs that nobody opens cost nothing.
  ///
  /// - Parameters:
  ///   - id: The identity of the tab on its page.
  ///   - title: The name of the tab.
  ///   - count: The number of entries on it.
  ///   - content: The content as a whole.
  ///   - groups: The content as rows that can be chosen.
  public init(
    _ id: String,
    _ title: SafeText,
    count: Int? = nil,
    content: @autoclosure @escaping @Sendable () -> Element = .empty,
    groups: @autoclosure @escaping @Sendable () -> [ItemGroup] = []
  ) {
    self.id = id
    self.title = title
    self.count = count
    makeContent = content
    makeGroups = groups
  }

  /// The content, laid out for a window of any width.
  public var content: Element { makeContent() }
  /// The content once more as rows that can be chosen; empty for a text to be read.
  public var groups: [ItemGroup] { makeGroups() }

  /// Whether two tabs are called the same and hold the same.
  public static func == (one: ContentTab, other: ContentTab) -> Bool {
    one.id == other.id && one.title == other.title && one.count == other.count
      && one.content == other.content && one.groups == other.groups
  }

  /// Adds what the tab is called; what it holds is compared only.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(title)
    hasher.combine(count)
  }
}

/// A tab that leads to a screen of its own.
public struct ScreenTab: Hashable, Sendable {
  /// The name of the tab, one or two words.
  public let title: SafeText
  /// The number of entries on the screen; `nil` where it is unknown or there is nothing to count.
  public let count: Int?
  /// The route to the screen.
  public let route: Route

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The name of the tab.
  ///   - count: The number of entries on the screen.
  ///   - route: The route to the screen; a change is never opened as a tab.
  public init(_ title: SafeText, count: Int? = nil, _ route: Route) {
    self.title = title
    self.count = count
    self.route = route
  }
}

extension Page {
  /// The page with the content of one tab as its whole content; a page without content tabs is returned unchanged.
  ///
  /// - Parameter id: The tab; the first for `nil` and for one that the page does not have.
  /// - Returns: A page for a shell that shows one tab at a time.
  public func showing(tab id: ContentTab.ID?) -> Page {
    guard case .contents(let tabs) = tabs, let tab = tabs.first(where: { $0.id == id }) ?? tabs.first else {
      return self
    }
    var page = self
    page.content = tab.content
    page.groups = tab.groups
    return page
  }

  /// The content for a shell that shows everything at once.
  var wholeContent: Element {
    guard content == .empty, case .contents(let tabs) = tabs else { return content }
    return .stack(tabs.map { .stack([.heading($0.title), $0.content]) }, spacing: 1)
  }
}

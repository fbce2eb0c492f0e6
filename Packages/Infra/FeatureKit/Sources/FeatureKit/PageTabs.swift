public import DesignKit

/// The tabs of a page, of which a shell with a cursor shows one at a time.
///
/// They stand below the tabs of the program: a page divides what belongs to one thing, such as a community with its
/// members, or names the places beside it, such as the saved jobs beside all jobs.
public enum PageTabs: Hashable, Sendable {
  /// The page has no tabs.
  case none
  /// The page is divided, and each of its parts is a tab; the first is shown first.
  case parts([PagePart])
  /// The page is one of several places, each a screen of its own that takes the place of the others on the screen.
  ///
  /// `current` is the position of this page among them, from 0; it is brought into range. Every one of the places should
  /// declare the same tabs, in the same order, and while it loads and when it fails as well.
  case places([PlaceTab], current: Int)

  /// The tabs as a tab bar shows them.
  public var tabs: [Tab] {
    switch self {
    case .none: []
    case .parts(let parts): parts.map { Tab($0.title, count: $0.count) }
    case .places(let places, _): places.map { Tab($0.title, count: $0.count) }
    }
  }
}

/// A part of a page that is shown by itself, behind a tab.
public struct PagePart: Hashable, Sendable, Identifiable {
  /// The identity of the part on its page, stable across refreshes.
  public let id: String
  /// The name of the tab, one or two words.
  public let title: SafeText
  /// How many things are in the part; `nil` where that is unknown or says nothing.
  public let count: Int?
  /// The content, laid out for a window of any width.
  public let content: Element
  /// The content once more as rows that can be chosen; empty for a text to be read.
  public let groups: [ItemGroup]

  /// Makes a part.
  ///
  /// - Parameters:
  ///   - id: What tells it apart from the other parts of the page.
  ///   - title: The name of the tab.
  ///   - count: How many things are in it.
  ///   - content: The content as a whole.
  ///   - groups: The content as rows that can be chosen.
  public init(
    _ id: String,
    _ title: SafeText,
    count: Int? = nil,
    content: Element = .empty,
    groups: [ItemGroup] = []
  ) {
    self.id = id
    self.title = title
    self.count = count
    self.content = content
    self.groups = groups
  }
}

/// A place that a tab leads to.
public struct PlaceTab: Hashable, Sendable {
  /// The name of the tab, one or two words.
  public let title: SafeText
  /// How many things the place has; `nil` where that is unknown or says nothing.
  public let count: Int?
  /// The place.
  public let route: Route

  /// Makes a tab.
  ///
  /// - Parameters:
  ///   - title: The name of the tab.
  ///   - count: How many things the place has.
  ///   - route: The place; a change is never opened as a tab.
  public init(_ title: SafeText, count: Int? = nil, _ route: Route) {
    self.title = title
    self.count = count
    self.route = route
  }
}

extension Page {
  /// The page with one of its parts as its whole content; a page that is not divided stays as it is.
  ///
  /// - Parameter id: The part; one that the page does not have means the first.
  /// - Returns: A page for a shell that shows one part at a time.
  public func showing(part id: PagePart.ID?) -> Page {
    guard case .parts(let parts) = tabs, let part = parts.first(where: { $0.id == id }) ?? parts.first else {
      return self
    }
    var page = self
    page.content = part.content
    page.groups = part.groups
    return page
  }

  /// The content for a shell that shows everything at once.
  var wholeContent: Element {
    guard content == .empty, case .parts(let parts) = tabs else { return content }
    return .stack(parts.map { .stack([.heading($0.title), $0.content]) }, spacing: 1)
  }
}

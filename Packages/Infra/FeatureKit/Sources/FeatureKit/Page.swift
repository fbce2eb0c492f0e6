public import DesignKit

/// The content of a screen as a value that every shell can lay out, made by a pure function of the view model's state.
public struct Page: Hashable, Sendable {
  /// The title of the page, for tabs and breadcrumbs.
  public var title: SafeText
  /// The heading, with anything that belongs directly below it.
  public var header: Element
  /// The notice above the content, such as the reason why it is out of date.
  public var notice: Element
  /// The whole content, laid out for a window of any width; if it is empty and the page has content tabs, their contents
  /// one after the other.
  public var content: Element
  /// The content once more as rows that can be chosen, for shells with a cursor; empty for a text to be read.
  public var groups: [ItemGroup]
  /// The tabs, for shells with a cursor; there, the content tab that is selected replaces ``content`` and ``groups``.
  public var tabs: PageTabs
  /// The line below the content, with counts and the source.
  public var footer: Element
  /// The next steps, the most likely first.
  public var actions: [Action]
  /// Continues a list, for shells that print a page once; a shell that scrolls loads the next part itself.
  public var continuation: Action?
  /// Whether the screen of the chosen row is shown beside the list where there is room, for shells with a cursor.
  public var previewsChosenRow: Bool

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - header: The heading, with anything that belongs directly below it.
  ///   - notice: The notice above the content.
  ///   - content: The whole content.
  ///   - groups: The content as rows that can be chosen.
  ///   - tabs: The tabs, for shells with a cursor.
  ///   - footer: The line below the content.
  ///   - actions: The next steps, the most likely first.
  ///   - continuation: Continues a list, for shells that print a page once.
  ///   - previewsChosenRow: Whether the screen of the chosen row is shown beside the list.
  public init(
    _ title: SafeText,
    header: Element = .empty,
    notice: Element = .empty,
    content: Element = .empty,
    groups: [ItemGroup] = [],
    tabs: PageTabs = .none,
    footer: Element = .empty,
    actions: [Action] = [],
    continuation: Action? = nil,
    previewsChosenRow: Bool = false
  ) {
    self.title = title
    self.header = header
    self.notice = notice
    self.content = content
    self.groups = groups
    self.tabs = tabs
    self.footer = footer
    self.actions = actions
    self.continuation = continuation
    self.previewsChosenRow = previewsChosenRow
  }

  /// The whole page as one element, with a line for each action that the shell offers in text.
  ///
  /// - Parameter context: How the shell offers actions.
  /// - Returns: The page for a shell that prints it once.
  public func element(in context: ViewContext) -> Element {
    let offered = (continuation.map { [$0] } ?? []) + actions
    let hints = offered.compactMap { context.phrasing.hint(for: $0, in: context.language) }
    return .stack(
      [header, notice, wholeContent, .stack([footer] + hints.map { .commandHint($0) })],
      spacing: 1
    )
  }
}

/// Rows that belong together, with a heading that cannot be chosen.
public struct ItemGroup: Hashable, Sendable {
  /// The heading above the rows; empty for a page with one list.
  public let heading: Element
  /// The rows.
  public let items: [Item]
  /// The note below the rows, such as the reason for an empty list.
  public let note: Element

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - heading: The heading above the rows.
  ///   - items: The rows.
  ///   - note: The note below the rows.
  public init(heading: Element = .empty, _ items: [Item], note: Element = .empty) {
    self.heading = heading
    self.items = items
    self.note = note
  }
}

/// A row that can be chosen.
public struct Item: Hashable, Sendable, Identifiable {
  /// The identity of the item on its page, stable across refreshes.
  public let id: String
  /// The row on the screen.
  public let row: ListRow
  /// The row as a small card; a group whose rows all have one is a grid where two or more fit side by side.
  public let tile: Tile?
  /// The action of the item; `nil` for an item without one.
  public let action: Action?

  /// The route of the action.
  public var route: Route? { action?.route }

  /// Makes a row with an action of its own.
  ///
  /// - Parameters:
  ///   - id: The identity of the item on its page.
  ///   - row: The row on the screen.
  ///   - tile: The row as a small card.
  ///   - action: The action of the item.
  public init(_ id: String, _ row: ListRow, tile: Tile? = nil, action: Action) {
    self.id = id
    self.tile = tile
    self.row = row
    self.action = action
  }

  /// Makes a row that opens a screen.
  ///
  /// - Parameters:
  ///   - id: The identity of the item on its page.
  ///   - row: The row on the screen.
  ///   - tile: The row as a small card.
  ///   - route: The route to the screen; `nil` for a row without an action.
  public init(_ id: String, _ row: ListRow, tile: Tile? = nil, route: Route? = nil) {
    self.id = id
    self.tile = tile
    self.row = row
    action = route.map { Action(row.title, $0) }
  }
}

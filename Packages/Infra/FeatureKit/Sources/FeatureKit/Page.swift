public import DesignKit

/// What a screen shows, as a value that every shell can lay out: a pure function of the view model's state makes it.
public struct Page: Hashable, Sendable {
  /// What the page is called, for tabs and for the way back.
  public var title: SafeText
  /// Its heading, with what stands directly below it.
  public var header: Element
  /// What the user has to know before reading: why content is old, what did not work.
  public var notice: Element
  /// The whole content, laid out for a window of any width.
  public var content: Element
  /// The content once more as rows that can be chosen, for shells with a cursor; empty for a text to be read.
  public var groups: [ItemGroup]
  /// What stands below the content: how much there is, and where it comes from.
  public var footer: Element
  /// What can be done next, the likeliest first.
  public var actions: [Action]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - header: Its heading, with what stands directly below it.
  ///   - notice: What the user has to know before reading.
  ///   - content: The whole content.
  ///   - groups: The content as rows that can be chosen.
  ///   - footer: What stands below the content.
  ///   - actions: What can be done next, the likeliest first.
  public init(
    _ title: SafeText,
    header: Element = .empty,
    notice: Element = .empty,
    content: Element = .empty,
    groups: [ItemGroup] = [],
    footer: Element = .empty,
    actions: [Action] = []
  ) {
    self.title = title
    self.header = header
    self.notice = notice
    self.content = content
    self.groups = groups
    self.footer = footer
    self.actions = actions
  }

  /// Everything below each other, with a line for each action that the shell wants offered there.
  ///
  /// - Parameter context: How the shell offers actions.
  /// - Returns: The page for a shell that shows it once.
  public func element(in context: ViewContext) -> Element {
    let hints = actions.compactMap { context.phrasing.hint(for: $0, in: context.language) }
    return .stack(
      [header, notice, content, .stack([footer] + hints.map { .text($0, maximumLines: 4) })],
      spacing: 1
    )
  }
}

/// Rows that belong together, with a heading that cannot be chosen.
public struct ItemGroup: Hashable, Sendable {
  /// What stands above the rows; empty for a page with one list.
  public let heading: Element
  /// The rows.
  public let items: [Item]
  /// What stands below the rows, such as why there are none.
  public let note: Element

  /// Makes a group.
  ///
  /// - Parameters:
  ///   - heading: What stands above the rows.
  ///   - items: The rows.
  ///   - note: What stands below them.
  public init(heading: Element = .empty, _ items: [Item], note: Element = .empty) {
    self.heading = heading
    self.items = items
    self.note = note
  }
}

/// A row that can be chosen.
public struct Item: Hashable, Sendable, Identifiable {
  /// What tells it apart from the others of the page, also after a refresh.
  public let id: String
  /// What it shows.
  public let row: ListRow
  /// What can be done with it; `nil` when there is nothing more to see.
  public let action: Action?

  /// The place that its action leads to.
  public var route: Route? { action?.route }

  /// Makes a row with an action of its own.
  ///
  /// - Parameters:
  ///   - id: What tells it apart from the others of the page.
  ///   - row: What it shows.
  ///   - action: What can be done with it.
  public init(_ id: String, _ row: ListRow, action: Action) {
    self.id = id
    self.row = row
    self.action = action
  }

  /// Makes a row that opens a place.
  ///
  /// - Parameters:
  ///   - id: What tells it apart from the others of the page.
  ///   - row: What it shows.
  ///   - route: The place that choosing it opens.
  public init(_ id: String, _ row: ListRow, route: Route? = nil) {
    self.id = id
    self.row = row
    action = route.map { Action(row.title, $0) }
  }
}

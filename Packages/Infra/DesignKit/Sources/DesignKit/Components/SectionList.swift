/// A part of a list under a title of its own.
public struct ListSection: Hashable, Sendable {
  /// The content below the title.
  public enum Content: Hashable, Sendable {
    /// The rows.
    case expanded([Element])
    /// Nothing: the section waits to be opened.
    case collapsed
    /// Why there are no rows.
    case placeholder(Placeholder)
  }

  /// The name of the section.
  public let title: SafeText
  /// How much is in it, such as "42 titles".
  public let count: SafeText?
  /// The content below the title.
  public let content: Content

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The name of the section.
  ///   - count: How much is in it.
  ///   - content: What is seen below the title.
  public init(_ title: SafeText, count: SafeText? = nil, _ content: Content) {
    self.title = title
    self.count = count
    self.content = content
  }

  fileprivate var isCollapsed: Bool { content == .collapsed }

  fileprivate var sign: Sign { isCollapsed ? .collapsed : .expanded }

  fileprivate func body(spacing: Int) -> Element {
    switch content {
    case .collapsed: heading
    case .expanded(let rows): .stack([heading, rows.count == 1 ? rows[0] : .list(rows, spacing: spacing)])
    case .placeholder(let placeholder): .stack([heading, .placeholder(placeholder, like: [80, 60])])
    }
  }

  private var heading: Element {
    guard let count, !count.isEmpty else { return .heading(title) }
    return .columns([
      Column(.heading(title), width: .flexible(minimum: 8, ideal: 8)),
      Column(
        .text("\(count, .muted)", alignment: .trailing, maximumLines: 1),
        width: .fixed(CellWidth(ambiguous: .wide).cells(of: count))
      ),
    ])
  }
}

extension Element {
  /// Sections below each other, each open, closed, loading, empty or failed by itself.
  ///
  /// - Parameters:
  ///   - sections: The sections.
  ///   - spacing: The empty lines between two rows of a section, 0 to 100.
  /// - Returns: A sign for open or closed before each title, and the rows set in below it.
  public static func sectionList(_ sections: [ListSection], spacing: Int = Spacing.none) -> Element {
    let items = sections.enumerated().map { index, section in
      let isLast = index == sections.count - 1
      return MarkedItem(
        section.sign,
        section.body(spacing: spacing).padded(Insets(bottom: isLast || section.isCollapsed ? 0 : 1))
      )
    }
    return .marked(items)
  }

  /// A list whose sections are not there.
  ///
  /// - Parameters:
  ///   - placeholder: Why there are no sections.
  ///   - count: While they are on their way, how many bars hold their place, brought into 0 to 100.
  /// - Returns: Words for the reason, and bars in place of sections that are on their way.
  public static func sectionList(placeholder: Placeholder, like count: Int = 3) -> Element {
    .placeholder(placeholder, like: (0..<min(max(count, 0), 100)).map { [70, 90, 55][$0 % 3] })
  }
}

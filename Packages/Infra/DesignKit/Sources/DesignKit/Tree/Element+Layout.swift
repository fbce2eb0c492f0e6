extension Element {
  /// Elements below each other; those that show nothing take no spacing.
  ///
  /// - Parameters:
  ///   - items: The elements.
  ///   - spacing: The empty lines between two of them, 0 to 100.
  /// - Returns: The elements from top to bottom.
  public static func stack(_ items: [Element], spacing: Int = Spacing.none) -> Element {
    Element(containing: items) { .stack($0, spacing: min(max(spacing, 0), 100)) }
  }

  /// Equal elements below each other; a screen reader hears the position of each, as "1 of 8".
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - spacing: The empty lines between two of them, 0 to 100.
  /// - Returns: The items from top to bottom.
  public static func list(_ items: [Element], spacing: Int = Spacing.none) -> Element {
    Element(containing: items) { .list($0, spacing: min(max(spacing, 0), 100)) }
  }

  /// Items behind marks, in an order that means something, such as time; a screen reader hears each mark's word
  /// and the position.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - isConnected: Whether a line leads from each mark to the next.
  /// - Returns: The items from top to bottom.
  public static func marked(_ items: [MarkedItem], isConnected: Bool = false) -> Element {
    if items.contains(where: \.content.isAtMaximumDepth) { return .stack(items.map(\.content)) }
    return Element(containing: items.map(\.content)) { _ in .marked(items, isConnected: isConnected) }
  }

  /// Elements side by side, or below each other where their minimum widths do not fit.
  ///
  /// - Parameters:
  ///   - columns: The columns, in reading order.
  ///   - gap: The empty cells between two of them, 0 to 100.
  ///   - isDivided: Whether a line stands in each gap, which is then at least one cell wide.
  /// - Returns: The columns from start to end.
  public static func columns(_ columns: [Column], gap: Int = Spacing.column, isDivided: Bool = false)
    -> Element
  {
    // Columns cannot be unwrapped in place: each has a width of its own.
    if columns.contains(where: \.content.isAtMaximumDepth) { return .stack(columns.map(\.content)) }
    return Element(containing: columns.map(\.content)) { _ in
      .columns(columns, gap: min(max(gap, isDivided ? 1 : 0), 100), isDivided: isDivided)
    }
  }

  /// Equal elements in as many columns as fit, filled row by row; cards in a row are equally high.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - minimumWidth: The fewest cells an item is given, 1 or more.
  ///   - gap: The empty cells between two columns, 0 to 100.
  ///   - spacing: The empty lines between two rows, 0 to 100.
  /// - Returns: The items row by row.
  public static func grid(
    _ items: [Element],
    minimumWidth: Int,
    gap: Int = Spacing.column,
    spacing: Int = Spacing.none
  ) -> Element {
    Element(containing: items) {
      .grid(
        Grid(
          items: $0,
          minimumWidth: min(max(minimumWidth, 1), RenderEnvironment.maximumWidth),
          gap: min(max(gap, 0), 100),
          spacing: min(max(spacing, 0), 100)
        )
      )
    }
  }

  /// Chooses between two layouts of the same content by the width there is.
  ///
  /// A screen reader hears the narrow one.
  ///
  /// - Parameters:
  ///   - minimumWidth: The fewest cells that the wide layout is shown with.
  ///   - wide: The layout for much room.
  ///   - narrow: The layout for little room.
  /// - Returns: An element that is one of the two when it is laid out.
  public static func adaptive(minimumWidth: Int, wide: Element, narrow: Element) -> Element {
    if wide.isAtMaximumDepth || narrow.isAtMaximumDepth { return narrow }
    return Element(containing: [wide, narrow]) { _ in
      .adaptive(minimumWidth: minimumWidth, wide: wide, narrow: narrow)
    }
  }
}

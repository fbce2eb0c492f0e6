/// The distances that screens are set with, in cells between columns and in lines between rows.
public enum Spacing {
  /// Between things that belong together, such as the rows of a list.
  public static let none = 0
  /// Between paragraphs, and between the parts of a page.
  public static let line = 1
  /// Between columns, and in front of what is set in.
  public static let column = 2
  /// Around what stands by itself.
  public static let block = 4
}

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

extension Layout {
  /// Items below each other; spacing stands only between items that show something.
  func placeStack(_ items: [Element], spacing: Int, width: Int, _ emit: (Line) -> Void) {
    let blank = Line.blank(width)
    var isFirst = true
    for item in items {
      var isEmpty = true
      place(item, width: width) { line in
        if isEmpty, !isFirst {
          for _ in 0..<spacing { emit(blank) }
        }
        isEmpty = false
        emit(line)
      }
      if !isEmpty { isFirst = false }
    }
  }
}

extension MarkdownReading {
  /// Items with their first block behind the marker and the others set in below it.
  func listBlocks(_ items: [(marker: String, blocks: [String])]) -> [String] {
    let items = items.filter { !$0.blocks.isEmpty }.map { item in
      let indent = String(repeating: " ", count: item.marker.utf8.count + 1)
      let lines = MarkdownBlocks.joinedInItem(item.blocks)
        .split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated().map { $0 == 0 || $1.isEmpty ? String($1) : indent + $1 }
      return item.marker + " " + lines.joined(separator: "\n")
    }
    let isTight = items.allSatisfy { !$0.contains("\n\n") }
    return items.isEmpty ? [] : [items.joined(separator: isTight ? "\n" : "\n\n")]
  }
}

import DesignKit

/// The rows of a list around the one that was opened, to stand beside the opened screen on wide terminals.
struct ListPane {
  /// The columns of the screen from which on there is room for both.
  static let fewestColumns = 120
  /// The columns of the rows.
  static let width = 40
  /// The column at which the opened screen begins.
  static let indent = width + 3

  let title: SafeText
  let targets: [Body.Target]
  /// The position of the row that was opened.
  let chosen: Int

  /// Both beside each other; a row of the list has one line here, so that no other row has to be laid out.
  ///
  /// - Parameters:
  ///   - lines: The lines of the opened screen.
  ///   - height: The lines of the window.
  ///   - painter: Lays rows out in the width of the pane.
  /// - Returns: Lines of the whole width, as many as the window has.
  func lines(beside lines: [GridLine], height: Int, _ painter: Painter) -> [GridLine] {
    Self.lines(rows(height: height, painter), beside: lines, height: height, painter)
  }

  /// Lines of a list of this width, with a rule and other lines beside them.
  static func lines(
    _ rows: [GridLine],
    beside lines: [GridLine],
    height: Int,
    _ painter: Painter
  ) -> [GridLine] {
    let rule = painter.line(.text("\(Icon("│", ascii: "|"), .border)"))
    return (0..<height).map { index in
      let row = index < rows.count ? rows[index] : .blank
      let line = row.followed(by: rule, at: width + 1)
      return index < lines.count ? line.followed(by: lines[index], at: indent) : line
    }
  }

  private func rows(height: Int, _ painter: Painter) -> [GridLine] {
    let title = height > 3 ? [painter.line(.text(StyledText(title, .title), maximumLines: 1)), .blank] : []
    let room = height - title.count
    let first = min(max(chosen - room / 2, 0), max(targets.count - room, 0))
    let shown = first..<min(first + room, targets.count)
    let rows = shown.map { index -> GridLine in
      painter.row(Self.short(targets[index].row), isFocused: index == chosen).first ?? .blank
    }
    return title + rows
  }

  /// The row with what fits in one line; a title that is longer is cut with a mark.
  private static func short(_ row: ListRow) -> ListRow {
    var short = row
    short.titleLines = 1
    short.subtitle = nil
    short.details = []
    return short
  }
}

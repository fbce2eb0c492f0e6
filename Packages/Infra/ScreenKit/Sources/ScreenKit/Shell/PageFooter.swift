import DesignKit

/// The footer of a page as far as there is room for it: where the content comes from, and how old it is.
enum PageFooter {
  /// The most lines.
  private static let height = 2

  /// Lays the first part of a footer out.
  ///
  /// Everything in a footer besides its facts is said elsewhere on the screen: a load beside the title, and what is
  /// missing beside the rows. So the footer is as high while it is loaded again as it was before. Of facts without room
  /// the last ones are shown, behind a mark: age and source stand there.
  ///
  /// - Parameters:
  ///   - footer: The footer of the page.
  ///   - painter: Lays it out.
  /// - Returns: At most two lines.
  static func lines(of footer: Element, _ painter: Painter) -> [GridLine] {
    let lines = firstPart(of: painter.lines(footer))
    guard lines.count > height, painter.columns > markWidth else { return Array(lines.prefix(height)) }
    let narrow = Array(firstPart(of: painter.lines(footer, leaving: markWidth)).suffix(height))
    let mark = painter.line(.text("\("…", .muted)"))
    return narrow.enumerated().map { index, line in
      index == 0 ? mark.followed(by: line, at: markWidth) : line
    }
  }

  /// The cells of the mark and of the blank behind it.
  private static let markWidth = 2

  private static func firstPart(of lines: [GridLine]) -> [GridLine] { Array(lines.prefix { $0 != .blank }) }
}

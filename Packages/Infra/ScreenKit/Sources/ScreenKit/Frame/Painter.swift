import DesignKit

/// Lays elements out as lines of the screen.
struct Painter: Hashable, Sendable {
  /// The columns of the screen.
  let columns: Int
  private let environment: RenderEnvironment

  /// Makes a painter.
  ///
  /// - Parameter environment: The width of the screen, and what the terminal can show.
  init(_ environment: RenderEnvironment) {
    columns = environment.width
    self.environment = environment
  }

  /// The widths of characters on this terminal.
  var cells: CellWidth { CellWidth(ambiguous: environment.capability.ambiguousWidth) }

  /// Lays an element out.
  func lines(_ element: Element) -> [GridLine] {
    texts(element, width: columns).map { line($0) }
  }

  /// Lays an element out on fewer columns than there are, at least one, to leave room for a mark.
  func lines(_ element: Element, leaving fewer: Int) -> [GridLine] {
    texts(element, width: columns - fewer).map { line($0) }
  }

  /// The weeks of heat maps in an element that have no room.
  func hiddenWeeks(in element: Element) -> Int { element.hiddenWeeks(in: environment) }

  /// Lays an element out on at most one line.
  func line(_ element: Element) -> GridLine {
    lines(element).first ?? .blank
  }

  /// Lays a row out that can be chosen, behind a mark where it is the one that is.
  func row(_ row: ListRow, isFocused: Bool) -> [GridLine] {
    let element = Element.row(row)
    return marked(isFocused ? element.painted(on: .selected) : element, isFocused: isFocused)
  }

  /// The columns that the mark takes in front of rows and fields.
  var indent: Int { columns < 12 ? 0 : Self.markWidth }

  /// Lays an element out behind a mark where it has the focus.
  func marked(_ element: Element, isFocused: Bool) -> [GridLine] {
    let texts = texts(element, width: columns - indent)
    guard indent == Self.markWidth else { return texts.map { line($0) } }
    let mark = isFocused ? self.mark : Self.noMark
    return texts.enumerated().map { line($1, behind: $0 == 0 ? mark : Self.noMark) }
  }

  /// Lays a text out whose lines are kept as they are.
  func lines(of text: String) -> [GridLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { part -> [GridLine] in
      let lines = lines(.text(StyledText(SafeText(String(part)))))
      return lines.isEmpty ? [.blank] : lines
    }
  }

  /// Lays an element out in a form and a theme of its own.
  func lines(_ sample: (element: Element, form: OutputForm?, theme: Theme?)) -> [GridLine] {
    var environment = environment
    environment.theme = sample.theme ?? environment.theme
    environment.capability.images = nil
    let lines = sample.form.map { Self.split($0.render(sample.element, in: environment)) }
    return (lines ?? write(sample.element, environment)).map { line($0) }
  }

  private static let markWidth = 2
  private static let noMark = "  "

  private var mark: String {
    let mark = texts(.text("\(Icon.pointer, .accent)"), width: 1).first?.text ?? ""
    return mark + " "
  }

  /// The line of a text, behind a mark of ``markWidth`` cells where there is one.
  private func line(_ written: WrittenLine, behind mark: String = "") -> GridLine {
    GridLine(
      (mark + written.text)[...],
      columns: columns,
      cells: cells,
      pictures: written.pictures.map { part in
        var part = part
        part.column += mark.isEmpty ? 0 : Self.markWidth
        return part
      }
    )
  }

  private func texts(_ element: Element, width: Int) -> [WrittenLine] {
    var narrowed = RenderEnvironment(
      width: width,
      theme: environment.theme,
      capability: environment.capability,
      vocabulary: environment.vocabulary
    )
    narrowed.weeksBack = environment.weeksBack
    return write(element, narrowed)
  }

  private func write(_ element: Element, _ environment: RenderEnvironment) -> [WrittenLine] {
    TerminalWriter().lines(element, in: environment)
  }

  private static func split(_ text: String) -> [WrittenLine] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { WrittenLine(String($0)) }
  }
}

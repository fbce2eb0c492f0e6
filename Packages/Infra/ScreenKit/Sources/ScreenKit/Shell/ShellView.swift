import DesignKit
import FeatureKit
import LocalizationKit

extension Browser {
  /// Lays everything out for a screen of some size.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: The rows.
  /// - Returns: The whole screen.
  func frame(columns: Int, rows: Int) -> Frame {
    let (columns, rows) = (max(columns, 1), max(rows, 1))
    trackAlerts()
    refreshContent()
    defer { trackAges() }
    let vocabulary = Vocabulary(strings.language)
    let painter = Painter(environment(columns: columns, vocabulary))
    guard columns >= 10, rows >= 3 else {
      let title = StyledText(current?.title ?? strings.nothingToBrowse)
      let line = painter.line(.text(title, maximumLines: 1))
      return Frame([line], cursor: .origin, columns: columns, rows: rows)
    }
    let pane = listBeside(columns: columns)
    let hasPreview = pane == nil && previews(columns: columns)
    let besideList = columns - ListPane.indent
    var ownEnvironment = environment(
      columns: hasPreview ? ListPane.width : pane == nil ? columns : besideList,
      vocabulary
    )
    ownEnvironment.weeksBack = current?.weeksBack ?? 0
    let ownPainter = Painter(ownEnvironment)
    let filter = filterText(painter, of: ownPainter)
    let top = top(painter, filter: filter?.text, rows: rows)
    let footer = footer(painter, rows: rows)
    let hasHints = rows >= 4
    let height = max(rows - top.count - footer.count - (hasHints ? 1 : 0), 1)
    let covered = shownMessage == nil ? 0 : footer.count - pageFooter(painter, rows: rows).count
    layOut(ownPainter, height: height, covered: covered)
    let viewport = help?.viewport ?? current?.viewport ?? Viewport()
    var (seen, focused) = seen(layout.body, viewport, height: height, ownPainter)
    var formCursor: Frame.Position?
    if let form, help == nil {
      let shown = FormLayout(form, strings, ownPainter).shown(height: height)
      seen = shown.lines
      formCursor = Frame.Position(row: top.count + shown.cursor.row, column: shown.cursor.column)
    }
    if let pane {
      let environment = environment(columns: ListPane.width, vocabulary)
      seen = pane.lines(beside: seen, height: height, Painter(environment))
    } else if hasPreview {
      let lines = previewLines(Painter(environment(columns: besideList, vocabulary)))
      seen = ListPane.lines(seen, beside: lines, height: height, ownPainter)
    } else {
      leavePreview()
    }
    // What is possible depends on what was just laid out.
    let bottom = footer + (hasHints ? [painter.line(.keyHints(hints))] : [])
    let lines = top + seen + Array(repeating: GridLine.blank, count: height - seen.count) + bottom
    return Frame(
      lines,
      cursor: formCursor
        ?? cursor(
          Frame.Position(row: focused.row, column: focused.column + (pane == nil ? 0 : ListPane.indent)),
          top: top,
          typing: filter?.column
        ),
      columns: columns,
      rows: rows
    )
  }

  private func environment(columns: Int, _ vocabulary: Vocabulary) -> RenderEnvironment {
    configuration.style.environment(columns: columns, vocabulary: vocabulary, images: images)
  }

  /// The list from which the shown screen was opened, where there is room for both.
  private func listBeside(columns: Int) -> ListPane? {
    guard columns >= ListPane.fewestColumns, help == nil, form == nil, let current,
      let list = screens.dropLast().last, let body = list.lastBody, body.isList,
      let index = list.viewport.selection, body.targets.indices.contains(index),
      body.targets[index].action?.route == current.route
    else { return nil }
    return ListPane(title: list.title, targets: body.targets, chosen: index)
  }

  /// The lines of the window, the chosen row marked, and where that row stands in it.
  private func seen(
    _ body: Body,
    _ viewport: Viewport,
    height: Int,
    _ painter: Painter
  ) -> (lines: [GridLine], focused: Frame.Position) {
    let target = viewport.visibleTarget(in: body, height: height)
    var lines = body.lines.lines(in: viewport.top..<viewport.top + height, choosing: target)
    guard let target else { return (lines, .origin) }
    let first = target.lines.lowerBound - viewport.top
    let focused = Frame.Position(row: max(first, 0), column: target.column)
    if target.isTile { return (lines, focused) }
    for (offset, line) in painter.row(target.row, isFocused: true).enumerated() {
      let row = first + offset
      if lines.indices.contains(row) { lines[row] = line }
    }
    return (lines, focused)
  }

  /// On the chosen row, or where the next character goes.
  private func cursor(_ focused: Frame.Position, top: [GridLine], typing column: Int?) -> Frame.Position {
    guard mode == .typing, let column else {
      return Frame.Position(row: top.count + focused.row, column: focused.column)
    }
    return Frame.Position(row: filterRow(top), column: column)
  }

  private func filterRow(_ top: [GridLine]) -> Int { top.count - 1 - (top.last == .blank ? 1 : 0) }

  // MARK: - Above and below

  private func top(_ painter: Painter, filter: StyledText?, rows: Int) -> [GridLine] {
    var lines: [GridLine] = []
    if rows >= 6, !tabs.isEmpty {
      let titles = tabs.enumerated().map { index, tab in
        let title = tab.start.title
        return DesignKit.Tab(index < KeyBinding.numberedTabs ? "\(index + 1) \(title)" : title)
      }
      lines.append(painter.line(.tabBar(titles, selection: selectedTab)))
    }
    lines.append(painter.line(breadcrumb))
    if let bar = viewBar, rows >= 8 { lines.append(painter.line(bar)) }
    if let filter { lines.append(painter.line(.text(filter))) }
    return rows >= 12 ? lines + [.blank] : lines
  }

  /// The filter with the number of rows that match, and the column of the cursor in it; `nil` where it is not
  /// shown.
  ///
  /// Of a text without room the part around the cursor is shown, as in a form. The rows are counted where they
  /// are shown, so that they are not laid out for another width as well.
  private func filterText(_ painter: Painter, of list: Painter) -> (text: StyledText, column: Int)? {
    guard help == nil, form == nil, let current, current.filter.isShown else { return nil }
    let body = current.body(list)
    let counts = strings.count(body.shown, of: body.total)
    let room = painter.columns - 2
    let besideCounts = room - painter.cells.cells(of: counts) - 2
    let hasCounts = besideCounts >= Self.fewestFilterCells
    let editor = current.filter.editor
    let shown = editor.shown(width: hasCounts ? besideCounts : room, height: 1, cells: painter.cells)
    let text: StyledText = "\("/", .accent) \(SafeText(shown[0].text))"
    return (hasCounts ? "\(text)  \(counts, .muted)" : text, 2 + (shown[0].column ?? 0))
  }

  /// The cells of a filter for which the number of rows is left out.
  private static let fewestFilterCells = 8

  /// The tabs of the page.
  private var viewBar: Element? {
    guard help == nil, form == nil, let current, current.tabs.count > 1 else { return nil }
    return .tabBar(current.tabs.tabs(in: strings.language), selection: current.selectedTab)
  }

  private var breadcrumb: Element {
    if help != nil { return .breadcrumb([], current: strings.help) }
    guard let current else { return .breadcrumb([], current: strings.nothingToBrowse) }
    if let form { return .breadcrumb(titlesBelow + [current.title], current: form.model.form.title) }
    let way = Element.breadcrumb(titlesBelow, current: current.title)
    guard let words = current.isBusy ? strings.loading : alertsNotice else { return way }
    let state: StyledText =
      current.isBusy
      ? "\(Icon.dottedRing, .accent) \(words, .muted)" : "\(Icon.filledDot, .accent) \(words, .accent)"
    let width = CellWidth(ambiguous: .wide).cells(of: words) + 2
    return .columns([
      Column(way, width: .flexible(minimum: 4, ideal: 4)),
      Column(.text(state, maximumLines: 1), width: .fixed(width), priority: -1),
    ])
  }

  /// The titles on the way to the shown screen; one that the next screen has as well is said once.
  private var titlesBelow: [SafeText] {
    let titles = screens.map(\.title)
    return zip(titles, titles.dropFirst()).filter { $0 != $1 }.map(\.0)
  }

  /// The message, or what the page says below its content.
  private func footer(_ painter: Painter, rows: Int) -> [GridLine] {
    guard let message = shownMessage else { return pageFooter(painter, rows: rows) }
    let lines = message.lines(painter, in: strings.language, atMost: rows >= 12 ? 3 : 1)
    return apart(lines, rows: rows)
  }

  private func pageFooter(_ painter: Painter, rows: Int) -> [GridLine] {
    guard rows >= 10, help == nil, form == nil, let current else { return apart([], rows: rows) }
    return apart(PageFooter.lines(of: current.footer, painter), rows: rows)
  }

  private func apart(_ lines: [GridLine], rows: Int) -> [GridLine] { rows >= 12 ? [.blank] + lines : lines }

  private var hints: [KeyHint] {
    // Of two tabs the next one is the previous one as well.
    let hasTwoTabs = current?.tabs.count == 2
    return possibleBindings.compactMap { binding in
      if hasTwoTabs, binding.command == .previousPageTab { return nil }
      guard let cap = binding.cap, let priority = binding.priority else { return nil }
      let key = KeyCap(cap.symbol, word: strings.word(for: cap))
      let isFirstChange = layout.body.changes.keys.min().map(ShellCommand.change) == binding.command
      return KeyHint(
        key,
        label(of: binding.command),
        priority: isFirstChange ? KeyBinding.firstChangePriority : priority
      )
    }
  }
}

extension Browser.Message {
  /// The message in some lines: of several texts the first ones that are seen as a whole, at least one.
  fileprivate func lines(_ painter: Painter, in language: Language, atMost most: Int) -> [GridLine] {
    let counts = stride(from: parts, to: 1, by: -1)
    let whole = counts.lazy.map { painter.lines(element($0, in: language)) }.first { $0.count <= most }
    return whole ?? Array(painter.lines(element(1, in: language)).prefix(most))
  }

  private var parts: Int {
    switch self {
    case .working, .warning: 1
    case .notes(let texts), .failure(let texts): texts.count
    }
  }

  private func element(_ count: Int, in language: Language) -> Element {
    func first(_ texts: [SafeText]) -> SafeText {
      SafeText(language.paragraph(texts.prefix(count).map(\.string)))
    }
    return switch self {
    case .working(let text): .loading(text)
    case .notes(let texts): .text(StyledText(first(texts)))
    case .warning(let text): .text("\(Badge(text, .warning))")
    case .failure(let texts): .text("\(Badge(first(texts), .error))")
    }
  }
}

extension Body {
  /// Keys, and what they do.
  static func keys(_ keys: [KeyValue], _ strings: Strings, _ painter: Painter) -> Body {
    text(.keyValues(keys), strings, painter)
  }

  /// The content of a program without tabs.
  static func nothing(_ strings: Strings, _ painter: Painter) -> Body {
    text(.emptyState(title: strings.nothingToBrowse), strings, painter)
  }

  private static func text(_ element: Element, _ strings: Strings, _ painter: Painter) -> Body {
    var builder = BodyBuilder(strings)
    return builder.body(.page(Page("", content: element)), filter: "", painter)
  }
}

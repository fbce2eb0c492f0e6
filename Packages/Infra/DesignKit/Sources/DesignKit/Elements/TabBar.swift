/// One of several views of which one is shown.
public struct Tab: Hashable, Sendable {
  /// The name of the view, one or two words.
  public let title: SafeText
  /// How many things are in it, as the reader's language writes numbers; nil where that is unknown or says nothing.
  public let count: SafeText?

  /// Creates a tab.
  public init(_ title: SafeText, count: SafeText? = nil) {
    self.title = title
    self.count = count
  }
}

/// Tabs in a row, one of them chosen.
struct TabBar: Hashable, Sendable {
  /// The tabs, one or more.
  let tabs: [Tab]
  /// The chosen one, an index of the tabs.
  let selection: Int

  /// The tabs as options of a choice, for Markdown.
  var options: [Chip] {
    tabs.enumerated().map { index, tab in
      let count = tab.count.map { ", \($0)" } ?? ""
      return .option("\(tab.title)\(count)", isSelected: index == selection)
    }
  }
}

extension LinearReading {
  /// All tabs, each with its position, and which of them is shown.
  func lines(of bar: TabBar) -> [String] {
    bar.tabs.enumerated().map { index, tab in
      let position = vocabulary.tab.filled("\(index + 1)", "\(bar.tabs.count)")
      let count = tab.count.map { ", \($0)" } ?? ""
      let state = index == bar.selection ? ", \(vocabulary.selected)" : ""
      return "\(position)\(vocabulary.colon)\(brief(tab.title))\(count)\(state)"
    }
  }
}

extension Element {
  /// The names of several views, of which one is shown.
  ///
  /// Where not all fit, those around the chosen one are shown, and angles at the ends say that there are
  /// more; the count of the chosen one is left out where there is no room for all of it.
  ///
  /// - Parameters:
  ///   - tabs: The views.
  ///   - selection: Which one is shown, counted from 0; brought into range.
  /// - Returns: One line; nothing without tabs. A screen reader hears all of them with their positions, as in
  ///   "Tab 2 of 4: Members, selected".
  public static func tabBar(_ tabs: [Tab], selection: Int) -> Element {
    if tabs.isEmpty { return .empty }
    return Element(leaf: .tabs(TabBar(tabs: tabs, selection: min(max(selection, 0), tabs.count - 1))))
  }
}

extension Layout {
  private static let tabGap = 2

  /// The tabs around the chosen one that fit, between angles where there are more.
  func tabLine(_ bar: TabBar, width: Int) -> Line {
    let labels = bar.tabs.indices.map { label(of: bar, at: $0) }
    let shown = shownTabs(labels.map(\.width), around: bar.selection, width: width)
    let before = shown.lowerBound > 0 && width >= 8
    let behind = shown.upperBound < labels.count && width >= 8
    var line = Line()
    if before { line.append(span(glyphs.moreBefore + " ", .muted)) }
    let room = width - line.width - (behind ? 2 : 0)
    var tabs = Line()
    for index in shown {
      if index > shown.lowerBound { tabs.append(.spaces(Self.tabGap)) }
      // A count that is cut reads as another one.
      tabs.append(labels[index].width <= room ? labels[index] : label(of: bar, at: index, hasCount: false))
    }
    line.append(tabs.truncated(to: room, glyphs: glyphs, cells: cells))
    if behind { line.append(span(" " + glyphs.moreBehind, .muted)) }
    return line.padded(to: width)
  }

  private func label(of bar: TabBar, at index: Int, hasCount: Bool = true) -> Line {
    let tab = bar.tabs[index]
    let isSelected = index == bar.selection
    let count: StyledText = hasCount ? tab.count.map { " \($0, .muted)" } ?? "" : ""
    let sign = isSelected ? StyledText(.filledDot, .accent) : StyledText(.openDot, .muted)
    let title = isSelected ? StyledText(tab.title, .accent, .bold) : StyledText(tab.title, .muted)
    return line(of: "\(sign) \(title)\(count)")
  }

  /// Grows from the chosen tab to both sides, as far as there is room.
  private func shownTabs(_ widths: [Int], around selection: Int, width: Int) -> Range<Int> {
    var shown = selection..<selection + 1
    var taken = widths[selection]
    var hasGrown = true
    while hasGrown {
      hasGrown = false
      for range in [shown.lowerBound..<shown.upperBound + 1, shown.lowerBound - 1..<shown.upperBound] {
        let added = range.upperBound > shown.upperBound ? range.upperBound - 1 : range.lowerBound
        guard shown.count < range.count, widths.indices.contains(added) else { continue }
        let angles = (range.lowerBound > 0 ? 2 : 0) + (range.upperBound < widths.count ? 2 : 0)
        let needed = taken + Self.tabGap + widths[added]
        guard needed + angles <= width else { continue }
        shown = min(shown.lowerBound, added)..<max(shown.upperBound, added + 1)
        taken = needed
        hasGrown = true
      }
    }
    return shown
  }
}

extension Element {
  /// The names of several views, of which one is shown.
  ///
  /// Where not all fit, those around the chosen one are shown, and angles at the ends say that there are more.
  ///
  /// - Parameters:
  ///   - tabs: The views.
  ///   - selection: Which one is shown, counted from 0; brought into range.
  /// - Returns: One line; nothing without tabs. A screen reader hears all of them, as options of a choice.
  public static func tabBar(_ tabs: [Tab], selection: Int) -> Element {
    if tabs.isEmpty { return .empty }
    return Element(leaf: .tabs(TabBar(tabs: tabs, selection: min(max(selection, 0), tabs.count - 1))))
  }
}

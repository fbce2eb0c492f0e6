/// Tabs in a row, one of them chosen.
struct TabBar: Hashable, Sendable {
  /// The tabs, one or more.
  let tabs: [Tab]
  /// The chosen one, an index of the tabs.
  let selection: Int

  /// The tabs as options of a choice, for the ear.
  var options: [Chip] {
    tabs.enumerated().map { index, tab in
      let count = tab.count.map { ", \($0)" } ?? ""
      return .option("\(tab.title)\(count)", isSelected: index == selection)
    }
  }
}

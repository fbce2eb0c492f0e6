/// How much there was on each day, as columns of weeks.
public struct HeatMap: Hashable, Sendable {
  /// A day and how much there was on it.
  public struct Day: Hashable, Sendable {
    /// The strongest level.
    public static let maximumLevel = 4

    /// The label of the day, such as "3 March".
    public let label: SafeText
    /// The month it belongs to, in three or four letters.
    public let month: SafeText
    /// The month with its year, for words about a map that has the month twice; empty where it is not told.
    public let monthOfYear: SafeText
    /// How strong it is drawn, 0 for nothing to ``maximumLevel``.
    public let level: Int
    /// How much there was, 0 or more.
    public let count: Int

    /// Creates a day.
    ///
    /// - Parameters:
    ///   - label: What the day is called, such as "3 March".
    ///   - month: The month it belongs to, in three or four letters.
    ///   - monthOfYear: The month with its year, for words about a map that has the month twice.
    ///   - level: How strong it is drawn; brought into 0 to ``maximumLevel``.
    ///   - count: How much there was; less than 0 counts as 0.
    public init(
      _ label: SafeText,
      month: SafeText,
      monthOfYear: SafeText = "",
      level: Int,
      count: Int
    ) {
      self.label = label
      self.month = month
      self.monthOfYear = monthOfYear
      self.level = min(max(level, 0), Self.maximumLevel)
      self.count = max(count, 0)
    }
  }

  /// The days of a week.
  static let daysInWeek = 7

  /// The weeks, the oldest first; each has exactly seven days, nil for one that is not counted.
  let weeks: [[Day?]]
  /// Seven names beside the rows; an empty one leaves its row without.
  let weekdays: [SafeText]
  /// Seven names in full, for words; empty where the busiest weekday is not told.
  let weekdayNames: [SafeText]
  /// Whether the words name the best day and the most days in a row.
  let namesRecords: Bool

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - weeks: The weeks, the oldest first, each with its days from the first weekday on; nil for a day that is not
  ///     counted. Missing days are not counted, surplus ones are ignored.
  ///   - weekdays: The short names of the weekdays from the first on; an empty one leaves its row without.
  ///   - weekdayNames: The names of the weekdays in full, for a screen reader and Markdown; without them, the busiest
  ///     weekday is not told.
  ///   - namesRecords: Whether the words name the best day and the most days in a row; false beside a list of them.
  public init(
    weeks: [[Day?]],
    weekdays: [SafeText] = [],
    weekdayNames: [SafeText] = [],
    namesRecords: Bool = true
  ) {
    self.namesRecords = namesRecords
    self.weeks = weeks.map { Self.filled($0, with: nil) }
    self.weekdays = Self.filled(weekdays, with: "")
    self.weekdayNames = Self.filled(weekdayNames, with: "")
  }

  private static func filled<Item>(_ items: [Item], with stand: Item) -> [Item] {
    items.prefix(daysInWeek) + Array(repeating: stand, count: max(daysInWeek - items.count, 0))
  }

  /// The month that a week's column is titled with: that of its first day.
  func month(ofWeek index: Int) -> SafeText? {
    weeks[index].lazy.compactMap(\.self).first?.month
  }

  /// The map in words: the total, the best day, the days in a row, the busiest weekday, and each month.
  var summary: StyledText {
    let days = weeks.joined().compactMap(\.self)
    var lines = [StyledText(.total(days.reduce(0) { Self.sum($0, $1.count) }))]
    if namesRecords, let best = days.max(by: { $0.count < $1.count }), best.count > 0 {
      lines.append(StyledText(.bestDay(best.label, best.count)))
    }
    if namesRecords, let streak = longestStreak(of: days), streak > 1 {
      lines.append(StyledText(.daysInARow(streak)))
    }
    if let weekday = busiestWeekday { lines.append(StyledText(.busiestWeekday(weekday.name, weekday.count))) }
    lines += Self.months(of: days).map {
      ($0.name.isEmpty ? "" : StyledText($0.name) + StyledText(.colon)) + StyledText(.number($0.count))
    }
    let lineBreak = StyledText(SafeText("\n", lineBreaks: .kept))
    return StyledText(runs: Array(lines.map(\.runs).joined(separator: lineBreak.runs)))
  }

  /// The most days that follow each other and have something each.
  private func longestStreak(of days: [Day]) -> Int? {
    days.split { $0.count == 0 }.map(\.count).max()
  }

  /// The weekday with the most, the first of several; nil without names or where there is nothing.
  private var busiestWeekday: (name: SafeText, count: Int)? {
    let sums = weekdayNames.indices.map { weekday in
      (weekdayNames[weekday], weeks.reduce(0) { Self.sum($0, $1[weekday]?.count ?? 0) })
    }
    let most = sums.max { $0.1 < $1.1 }?.1 ?? 0
    return most == 0 ? nil : sums.first { $0.1 == most && !$0.0.isEmpty }.map { ($0.0, $0.1) }
  }

  /// The months in the order of their days; the same name a year later is a month of its own, told with its year.
  private static func months(of days: [Day]) -> [(name: SafeText, count: Int)] {
    let months: [(day: Day, count: Int)] = days.reduce(into: []) { months, day in
      if let last = months.indices.last, months[last].day.month == day.month,
        months[last].day.monthOfYear == day.monthOfYear
      {
        months[last].count = sum(months[last].count, day.count)
      } else {
        months.append((day, day.count))
      }
    }
    return months.map { month in
      let isTwice = months.count { $0.day.month == month.day.month } > 1
      let name = isTwice && !month.day.monthOfYear.isEmpty ? month.day.monthOfYear : month.day.month
      return (name, month.count)
    }
  }

  /// Counts come from anywhere; a sum beyond what fits stays at the most.
  private static func sum(_ first: Int, _ second: Int) -> Int {
    let (sum, isTooLarge) = first.addingReportingOverflow(second)
    return isTooLarge ? .max : sum
  }
}

extension Element {
  /// How much there was on each day: a column for each week, months above, and a legend below.
  ///
  /// Where there is too little room, the columns move together, then only the latest weeks are shown, or those before
  /// them by ``RenderEnvironment/weeksBack``, with a line that says which. A screen reader hears the total, the best day,
  /// the most days in a row, the busiest weekday and each month of the whole map instead, at any width.
  ///
  /// - Parameter map: The days.
  /// - Returns: Nine lines, and the line about weeks that are left out; nothing for a map without weeks.
  public static func heatMap(_ map: HeatMap) -> Element {
    map.weeks.isEmpty ? .empty : Element(leaf: .heatMap(map))
  }

  /// The weeks of heat maps that have no room, of several maps the most.
  ///
  /// - Parameter environment: The environment that the element is rendered in.
  /// - Returns: The most by which ``RenderEnvironment/weeksBack`` moves a map; 0 where all weeks are shown.
  public func hiddenWeeks(in environment: RenderEnvironment) -> Int {
    guard hasHeatMap else { return 0 }
    let layout = Layout(environment)
    layout.place(self, width: environment.width) { _ in }
    return layout.extent.hiddenWeeks
  }

  private var hasHeatMap: Bool {
    switch node {
    case .leaf(.heatMap): true
    case .adaptive(_, let wide, let narrow): wide.hasHeatMap || narrow.hasHeatMap
    default: node.children.contains(where: \.hasHeatMap)
    }
  }

  /// The place of a map that is not there.
  ///
  /// - Parameter placeholder: Why it is not there.
  /// - Returns: The reason, and a stand-in of seven lines while the days are on their way.
  public static func heatMap(_ placeholder: Placeholder) -> Element {
    .placeholder(placeholder, like: Array(repeating: 60, count: HeatMap.daysInWeek))
  }
}

/// How much there was on each day, as columns of weeks.
public struct HeatMap: Hashable, Sendable {
  /// A day and how much there was on it.
  public struct Day: Hashable, Sendable {
    /// The strongest level.
    public static let maximumLevel = 4

    /// What the day is called, such as "3 March".
    public let label: SafeText
    /// The month it belongs to, in three or four letters.
    public let month: SafeText
    /// How strong it is drawn, 0 for nothing to ``maximumLevel``.
    public let level: Int
    /// How much there was, 0 or more.
    public let count: Int

    /// Creates a day.
    ///
    /// - Parameters:
    ///   - label: What the day is called, such as "3 March".
    ///   - month: The month it belongs to, in three or four letters.
    ///   - level: How strong it is drawn; brought into 0 to ``maximumLevel``.
    ///   - count: How much there was; less than 0 counts as 0.
    public init(_ label: SafeText, month: SafeText, level: Int, count: Int) {
      self.label = label
      self.month = month
      self.level = min(max(level, 0), Self.maximumLevel)
      self.count = max(count, 0)
    }
  }

  /// The days of a week.
  public static let daysInWeek = 7

  /// The weeks, the oldest first; each has exactly seven days, nil for one that is not counted.
  let weeks: [[Day?]]
  /// Seven names beside the rows; an empty one leaves its row without.
  let weekdays: [SafeText]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - weeks: The weeks, the oldest first, each with its days from the first weekday on; nil for a day that is not
  ///     counted. Missing days are not counted, surplus ones are ignored.
  ///   - weekdays: The short names of the weekdays from the first on; an empty one leaves its row without.
  public init(weeks: [[Day?]], weekdays: [SafeText] = []) {
    self.weeks = weeks.map { Self.filled($0, with: nil) }
    self.weekdays = Self.filled(weekdays, with: "")
  }

  private static func filled<Item>(_ items: [Item], with stand: Item) -> [Item] {
    items.prefix(daysInWeek) + Array(repeating: stand, count: max(daysInWeek - items.count, 0))
  }

  /// The month that a week's column is titled with: that of its first day.
  func month(ofWeek index: Int) -> SafeText? {
    weeks[index].lazy.compactMap(\.self).first?.month
  }
}

extension Element {
  /// How much there was on each day: a column for each week, months above, and a legend below.
  ///
  /// Where there is too little room, the columns move together, then the oldest weeks are left out. A screen reader
  /// hears the total, the best day and each month instead, whatever the room.
  ///
  /// - Parameter map: The days.
  /// - Returns: Up to nine lines; nothing for a map without weeks.
  public static func heatMap(_ map: HeatMap) -> Element {
    map.weeks.isEmpty ? .empty : Element(leaf: .heatMap(map))
  }

  /// The place of a map that is not there.
  ///
  /// - Parameter placeholder: Why it is not there.
  /// - Returns: The reason, and a stand-in of seven lines while the days are on their way.
  public static func heatMap(_ placeholder: Placeholder) -> Element {
    .placeholder(placeholder, like: Array(repeating: 60, count: HeatMap.daysInWeek))
  }
}

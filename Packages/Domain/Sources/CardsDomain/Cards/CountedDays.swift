/// Remembers the days up to which contributions were counted.
///
/// By them stored contributions are found on any other day, also after the clock was changed.
public protocol CountedDays: Sendable {
  /// Gives the days.
  ///
  /// - Returns: Each day once, the one that was remembered last first.
  func all() async -> [CalendarDay]

  /// Remembers a day as the last one.
  ///
  /// - Parameter day: The day.
  func remember(_ day: CalendarDay) async
}

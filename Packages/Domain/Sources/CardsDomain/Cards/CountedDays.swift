/// Remembers the days up to which contributions were counted.
///
/// By them stored contributions are found on any other day, also after the clock was changed. Earlier versions did not
/// remember them: ``OpenCard`` looks at the days before the first one too.
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

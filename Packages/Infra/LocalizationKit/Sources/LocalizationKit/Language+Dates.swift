extension Language {
  /// Writes the day of a moment, the month as a word where digits could be misread.
  ///
  /// - Parameter time: The moment, on the calendar of the reader.
  /// - Returns: `1 March 2026`, `2026年3月1日`.
  public func date(of time: CalendarTime) -> String {
    choose(
      en: "\(time.day) \(Self.englishMonths[time.month - 1]) \(time.year)",
      zhHans: "\(time.year)年\(time.month)月\(time.day)日"
    )
  }

  /// Writes the time of day of a moment, by the 24-hour clock.
  ///
  /// - Parameter time: The moment, on the clock of the reader.
  /// - Returns: `09:05` in every language so far.
  public func timeOfDay(of time: CalendarTime) -> String {
    Self.twoDigits(time.hour) + ":" + Self.twoDigits(time.minute)
  }

  /// Writes the day and the time of day of a moment.
  ///
  /// - Parameter time: The moment, on the calendar and clock of the reader.
  /// - Returns: `1 March 2026, 09:05`, `2026年3月1日 09:05`.
  public func dateAndTime(of time: CalendarTime) -> String {
    date(of: time) + choose(en: ", ", zhHans: " ") + timeOfDay(of: time)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
}

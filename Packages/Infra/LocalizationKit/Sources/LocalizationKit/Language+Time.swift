extension Language {
  /// Writes a duration in the largest unit that fits, rounded down.
  ///
  /// - Parameter seconds: The duration; negative ones count as 0.
  /// - Returns: `1 minute` for 119 seconds, `1分钟`.
  public func duration(roundedDown seconds: Int) -> String {
    let seconds = max(seconds, 0)
    let unit = DurationUnit.allCases.first { seconds >= $0.seconds } ?? .second
    return unit.words(seconds / unit.seconds, in: self)
  }

  /// Writes a duration in the largest unit of which it has more than one, or in seconds, rounded up.
  ///
  /// Hours are written with minutes, and days with hours.
  ///
  /// - Parameter seconds: The duration; negative ones count as 0.
  /// - Returns: `60 seconds` for 60 seconds, `2 minutes` for 61 to 120, `1 hour 1 minute` for 3601.
  public func duration(roundedUp seconds: Int) -> String {
    guard let unit = DurationUnit.allCases.first(where: { seconds > $0.seconds }) else {
      return DurationUnit.second.words(max(seconds, 0), in: self)
    }
    let part = unit.part
    let count = (seconds - 1) / part.seconds + 1
    let (whole, rest) = count.quotientAndRemainder(dividingBy: unit.seconds / part.seconds)
    let words = unit.words(whole, in: self)
    return rest == 0 ? words : words + choose(en: " ", zhHans: "", id: " ") + part.words(rest, in: self)
  }

  /// Writes how long ago something was.
  ///
  /// - Parameter seconds: The age; negative ages count as 0.
  /// - Returns: `just now` below ten seconds, then the largest whole unit: `12 seconds ago`, `2 hours ago`, `2小时前`.
  public func ago(seconds: Int) -> String {
    guard seconds >= 10 else { return choose(en: "just now", zhHans: "刚刚", id: "baru saja") }
    let duration = duration(roundedDown: seconds)
    return choose(en: "\(duration) ago", zhHans: "\(duration)前", id: "\(duration) yang lalu")
  }

  /// Writes how long it is until something, rounded up.
  ///
  /// - Parameter seconds: The time until then; 0 and less mean now.
  /// - Returns: `now`, `in 45 seconds`, `in 3 minutes`, `in 1 hour 1 minute`, `3分钟后`.
  public func ahead(seconds: Int) -> String {
    guard seconds > 0 else { return choose(en: "now", zhHans: "现在", id: "sekarang") }
    let duration = duration(roundedUp: seconds)
    return choose(en: "in \(duration)", zhHans: "\(duration)后", id: "dalam \(duration)")
  }

  /// Writes the day of a moment, the month as a word where digits could be misread.
  ///
  /// - Parameter time: The moment, on the calendar of the reader.
  /// - Returns: `1 March 2026`, `2026年3月1日`.
  public func date(of time: CalendarTime) -> String {
    choose(
      en: "\(time.day) \(Self.englishMonths[time.month - 1]) \(time.year)",
      zhHans: "\(time.year)年\(time.month)月\(time.day)日",
      id: "\(time.day) \(Self.indonesianMonths[time.month - 1]) \(time.year)"
    )
  }

  /// Writes the time of day of a moment, by the 24-hour clock.
  ///
  /// - Parameter time: The moment, on the clock of the reader.
  /// - Returns: `09:05`, `09.05` in Indonesian.
  public func timeOfDay(of time: CalendarTime) -> String {
    Self.twoDigits(time.hour) + choose(en: ":", zhHans: ":", id: ".") + Self.twoDigits(time.minute)
  }

  /// Writes the day and the time of day of a moment.
  ///
  /// - Parameter time: The moment, on the calendar and clock of the reader.
  /// - Returns: `1 March 2026, 09:05`, `2026年3月1日 09:05`.
  public func dateAndTime(of time: CalendarTime) -> String {
    date(of: time) + choose(en: ", ", zhHans: " ", id: " pukul ") + timeOfDay(of: time)
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }

  private static let englishMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]

  private static let indonesianMonths = [
    "Januari", "Februari", "Maret", "April", "Mei", "Juni", "Juli", "Agustus", "September", "Oktober",
    "November", "Desember",
  ]
}

/// A unit in which durations are told.
private enum DurationUnit: Int, CaseIterable {
  case day = 86_400
  case hour = 3600
  case minute = 60
  case second = 1

  var seconds: Int { rawValue }

  /// The unit down to which a wait is told, so that it is not told much longer than it is.
  var part: DurationUnit {
    switch self {
    case .day: .hour
    case .hour, .minute: .minute
    case .second: .second
    }
  }

  /// A number of units, in words.
  func words(_ count: Int, in language: Language) -> String {
    switch self {
    case .day: language.counted(count, en: ("day", "days"), zhHans: "天", id: "hari")
    case .hour: language.counted(count, en: ("hour", "hours"), zhHans: "小时", id: "jam")
    case .minute: language.counted(count, en: ("minute", "minutes"), zhHans: "分钟", id: "menit")
    case .second: language.counted(count, en: ("second", "seconds"), zhHans: "秒", id: "detik")
    }
  }
}

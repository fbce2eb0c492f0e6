/// A day and the number of contributions that were made on it.
public struct ContributionDay: Hashable, Sendable {
  /// The day, in the time zone of the account.
  public let day: CalendarDay
  /// The number of contributions, 0 or more.
  public let count: Int

  /// Makes a day; `nil` is returned for a negative number.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - count: The number of contributions.
  public init?(day: CalendarDay, count: Int) {
    guard count >= 0 else { return nil }
    self.day = day
    self.count = min(count, Self.mostBelieved)
  }

  /// The highest number that is believed, so that no sum overflows.
  public static let mostBelieved = 1_000_000_000
}

/// A week of a calendar as a heat map draws it.
public struct ContributionWeek: Hashable, Sendable {
  /// The Sunday that the week begins with.
  public let start: CalendarDay
  /// Seven days from Sunday to Saturday; `nil` for one that is outside of the calendar or unknown.
  public let days: [ContributionDay?]
}

/// How many contributions a day has, relative to the best day of its calendar.
public enum ContributionLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No contribution.
  case none
  /// At least one contribution.
  case low
  /// More than 1/16 of the best day.
  case medium
  /// More than 1/4 of the best day.
  case high
  /// More than 9/16 of the best day.
  case highest

  /// Whether a level stands for fewer contributions than another one.
  public static func < (first: ContributionLevel, second: ContributionLevel) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// Days one after the other on each of which contributions were made.
public struct ContributionStreak: Hashable, Sendable {
  /// The first day.
  public let first: CalendarDay
  /// The last day.
  public let last: CalendarDay

  /// The number of days, 1 or more.
  public var length: Int { last.daysSince1970 - first.daysSince1970 + 1 }
}

/// The contributions of up to ``most`` days, each day once; a day that is not in it is unknown.
public struct ContributionCalendar: Hashable, Sendable {
  /// The days in ascending order.
  public let days: [ContributionDay]

  /// The most days that are kept: those up to the last one.
  public static let most = 400

  /// Sorts days.
  ///
  /// - Parameter days: The days in any order. Of a day that is there twice the higher number counts; days more than
  ///   ``most`` before the last one are left out.
  public init(_ days: some Sequence<ContributionDay>) {
    var counts: [CalendarDay: ContributionDay] = [:]
    for day in days where day.count >= counts[day.day]?.count ?? 0 { counts[day.day] = day }
    let sorted = counts.values.sorted { $0.day < $1.day }
    guard let last = sorted.last?.day.daysSince1970 else {
      self.days = []
      return
    }
    self.days = Array(sorted.drop { last - $0.day.daysSince1970 >= Self.most })
  }

  /// The contributions of two calendars.
  ///
  /// - Parameter other: Another calendar; of a day that both have the higher number counts.
  /// - Returns: A calendar with the days of both.
  public func merged(with other: ContributionCalendar) -> ContributionCalendar {
    ContributionCalendar(days + other.days)
  }

  /// The sum of all days.
  public var total: Int { days.reduce(0) { $0 + $1.count } }

  /// The day with the most contributions, the earliest of several; `nil` when no day has one.
  public var bestDay: ContributionDay? {
    days.reduce(nil) { best, day in day.count > best?.count ?? 0 ? day : best }
  }

  /// The weeks from the one of the first day to the one of the last day, each with seven places.
  ///
  /// The first and the last week may be partial: a day always has the place of its weekday.
  public var weeks: [ContributionWeek] {
    guard let first = days.first?.day, let last = days.last?.day else { return [] }
    let known = Dictionary(days.map { ($0.day, $0) }) { first, _ in first }
    let start = first.advanced(by: -first.weekday)
    let count = (last.daysSince1970 - start.daysSince1970) / 7 + 1
    return (0..<count).map { week in
      let sunday = start.advanced(by: week * 7)
      return ContributionWeek(start: sunday, days: (0..<7).map { known[sunday.advanced(by: $0)] })
    }
  }

  /// Returns the level for a number of contributions, which is ``ContributionLevel/none`` only for zero.
  ///
  /// - Parameter count: The contributions of a day.
  /// - Returns: The quarter of the square root of the share in the best day, so that one extraordinary day leaves the
  ///   others apart.
  public func level(of count: Int) -> ContributionLevel {
    guard count > 0 else { return .none }
    let most = max(bestDay?.count ?? 0, count)
    let quarter = (4 * (Double(count) / Double(most)).squareRoot()).rounded(.up)
    return ContributionLevel(rawValue: min(max(Int(quarter), 1), 4)) ?? .highest
  }

  /// The longest streak, the latest of several; `nil` when no day has a contribution.
  public var longestStreak: ContributionStreak? {
    streaks.reduce(nil) { longest, streak in streak.length >= longest?.length ?? 0 ? streak : longest }
  }

  /// The streak that the calendar ends with; `nil` when there is none.
  ///
  /// The last day may still be without contributions, since it is not over.
  public var currentStreak: ContributionStreak? {
    guard let last = days.last?.day, let streak = streaks.last, streak.last >= last.advanced(by: -1) else {
      return nil
    }
    return streak
  }

  /// The streak that goes on today; `nil` when there is none, or the calendar does not reach yesterday.
  ///
  /// - Parameter today: The present day, in UTC.
  /// - Returns: The streak that ends today or, since today is not over, yesterday.
  public func currentStreak(on today: CalendarDay) -> ContributionStreak? {
    guard let streak = streaks.last, streak.last >= today.advanced(by: -1) else { return nil }
    return streak
  }

  private var streaks: [ContributionStreak] {
    days.reduce(into: []) { streaks, day in
      guard day.count > 0 else { return }
      if let streak = streaks.last, streak.last.advanced(by: 1) == day.day {
        streaks[streaks.count - 1] = ContributionStreak(first: streak.first, last: day.day)
      } else {
        streaks.append(ContributionStreak(first: day.day, last: day.day))
      }
    }
  }
}

/// A day and the number of contributions that were made on it.
public struct ContributionDay: Hashable, Sendable {
  /// The day, in the time zone of the account.
  public let day: CalendarDay
  /// The number of contributions, 0 or more.
  public let count: Int
  /// The level that the service gives the day; `nil` where it gives none.
  public let level: ContributionLevel?

  /// Makes a day; `nil` is returned for a negative number, and for one above ``mostBelieved``.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - count: The number of contributions.
  ///   - level: The level that the service gives the day; one that contradicts the number is not believed.
  public init?(day: CalendarDay, count: Int, level: ContributionLevel? = nil) {
    guard (0...Self.mostBelieved).contains(count) else { return nil }
    self.day = day
    self.count = count
    self.level = (level == ContributionLevel.none) == (count == 0) ? level : nil
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

/// How many contributions a day has, relative to the other days of its calendar with contributions.
///
/// Source: `ContributionLevel` of GitHub's GraphQL reference, whose levels are the quartiles of the days.
public enum ContributionLevel: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// No contribution.
  case none
  /// As many contributions as the lowest quarter of the days.
  case low
  /// As many contributions as the second quarter of the days.
  case medium
  /// As many contributions as the third quarter of the days.
  case high
  /// As many contributions as the highest quarter of the days, and those of the best day.
  case highest

  /// The levels of several numbers of contributions by their quartiles.
  ///
  /// Equal numbers have the same level: that of the lowest quarter that one of them belongs to. The highest number always
  /// has the highest level, so that one contribution differs from none where there are few days.
  ///
  /// - Parameter counts: The numbers, 0 or more.
  /// - Returns: A level for each number, ``none`` for zero only.
  public static func quartiles(of counts: [Int]) -> [ContributionLevel] {
    let sorted = counts.filter { $0 > 0 }.sorted()
    guard let most = sorted.last else { return counts.map { _ in .none } }
    // The nearest rank: the smallest number that a quarter, a half or three quarters of all do not exceed.
    let bounds = (1...3).map { sorted[($0 * sorted.count + 3) / 4 - 1] }
    return counts.map { count in
      guard count > 0 else { return .none }
      guard count < most else { return .highest }
      return ContributionLevel(rawValue: 1 + bounds.count { count > $0 }) ?? .highest
    }
  }

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

/// Whether a streak lasts on a day, as far as a calendar tells it.
public enum CurrentStreak: Hashable, Sendable {
  /// A streak ends on that day or on the one before.
  case lasting(ContributionStreak)
  /// There is no streak: nobody contributed on the day before.
  case over
  /// The calendar does not have the day before, such as one that was stored days ago.
  case unknown

  /// The number of days, 0 where there is no streak; `nil` when unknown.
  public var length: Int? {
    switch self {
    case .lasting(let streak): streak.length
    case .over: 0
    case .unknown: nil
    }
  }
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
  /// - Returns: A calendar with the days of both, without the levels that a service gave, which are relative to the
  ///   days of one calendar.
  public func merged(with other: ContributionCalendar) -> ContributionCalendar {
    ContributionCalendar((days + other.days).compactMap { ContributionDay(day: $0.day, count: $0.count) })
  }

  /// The number of days between the first and the last one that are not in it, 0 or more.
  public var missingDayCount: Int {
    guard let first = days.first?.day, let last = days.last?.day else { return 0 }
    return last.daysSince1970 - first.daysSince1970 + 1 - days.count
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

  /// The level of each day: the one that the service gives, otherwise its quartile.
  public var levels: [ContributionLevel] {
    zip(days, ContributionLevel.quartiles(of: days.map(\.count))).map { $0.level ?? $1 }
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

  /// The streak that lasts today, as far as the calendar tells it.
  ///
  /// - Parameter today: The present day, in the time zone of the days.
  /// - Returns: The streak that ends today or, since today is not over, yesterday; ``CurrentStreak/unknown``
  ///   when there is none and yesterday is not in the calendar.
  public func currentStreak(on today: CalendarDay) -> CurrentStreak {
    let yesterday = today.advanced(by: -1)
    if let streak = streaks.last, streak.last >= yesterday { return .lasting(streak) }
    return days.contains { $0.day == yesterday } ? .over : .unknown
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

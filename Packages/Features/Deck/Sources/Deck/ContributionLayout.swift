import CardsDomain
import DesignKit
import FeatureKit
import LocalizationKit

/// Lays out the contributions of a year: figures, the heat map, and what stands out.
struct ContributionLayout {
  let statistics: ContributionStatistics
  let context: ViewContext

  /// With fewer cells, tiles would take more lines than a list.
  private static let tilesWidth = 80
  /// The fewest cells for a figure of seven digits and its label.
  private static let tileWidth = 17
  /// The cells of a tile that put three beside each other, where all of them do not fit in a line.
  private static let wideTileWidth = 26

  private var language: Language { context.language }
  private var strings: Strings { Strings(language) }
  private var calendar: ContributionCalendar { statistics.calendar }

  var element: Element {
    .stack(
      [
        .unreadableDays(of: statistics, in: context),
        .stack([figures, rest]),
        .stack([.heading(strings.contributions), period, .heatMap(map)]),
        .keyValues(highlights),
        viewer,
      ],
      spacing: 1
    )
  }

  /// The total, which may be unknown, and its parts; a part that the service does not tell is left out.
  private var figures: Element {
    let parts = statistics.parts
    let figures: [(SafeText, Int?)] = [
      (strings.commits, parts.commits), (strings.reviews, parts.reviews), (strings.issues, parts.issues),
      (strings.pullRequests, parts.pullRequests), (strings.restricted, parts.restricted),
    ]
    let total = statistics.total.map { SafeText(language.grouped($0)) } ?? strings.unknown
    let told = figures.compactMap { label, count in count.map { (label, SafeText(language.grouped($0))) } }
    let known = [(strings.total, total)] + told
    let tiles = known.map { Element.statTile(StatTile($0.1, $0.0)) }
    return .adaptive(
      minimumWidth: known.count * (Self.tileWidth + 1) - 1,
      wide: .statTiles(tiles, minimumWidth: Self.tileWidth),
      narrow: .adaptive(
        minimumWidth: Self.tilesWidth,
        wide: .statTiles(tiles, minimumWidth: Self.wideTileWidth),
        narrow: .keyValues(known.map { KeyValue($0.0, StyledText($0.1)) })
      )
    )
  }

  /// The service may count more in the total than in the parts it tells; nothing where a part is unknown.
  private var rest: Element {
    let parts = statistics.parts
    guard let total = statistics.total, parts.restricted == nil, let commits = parts.commits,
      let reviews = parts.reviews, let issues = parts.issues, let pullRequests = parts.pullRequests
    else { return .empty }
    let rest = total - commits - reviews - issues - pullRequests
    return rest > 0 ? .text(StyledText(strings.rest(rest), .muted)) : .empty
  }

  private var period: Element {
    guard let first = calendar.days.first?.day, let last = calendar.days.last?.day else { return .empty }
    return .text(StyledText(strings.period(first, last), .muted))
  }

  var map: HeatMap {
    var days = zip(calendar.days, calendar.levels.map(\.rawValue)).makeIterator()
    return HeatMap(
      weeks: calendar.weeks.map { week in
        week.days.map { day in day.flatMap { _ in days.next().map(mapDay) } }
      },
      weekdays: strings.shortWeekdays,
      weekdayNames: strings.weekdays,
      namesRecords: false
    )
  }

  private func mapDay(_ day: ContributionDay, _ level: Int) -> HeatMap.Day {
    HeatMap.Day(
      strings.date(day.day),
      month: strings.shortMonth(day.day.month),
      monthOfYear: strings.month(of: day.day),
      level: level,
      count: day.count
    )
  }

  private var highlights: [KeyValue] {
    let best = calendar.bestDay.map { strings.best(strings.date($0.day), count: $0.count) }
    return [
      KeyValue(strings.longestStreak, StyledText(calendar.longestStreak.map(strings.streak) ?? strings.none)),
      KeyValue(strings.currentStreak, StyledText(currentStreak)),
      KeyValue(strings.bestDay, StyledText(best ?? strings.none)),
    ]
  }

  private var currentStreak: SafeText {
    switch calendar.currentStreak(on: context.today) {
    case .lasting(let streak): strings.streak(streak)
    case .over: strings.none
    case .unknown: strings.unknown
    }
  }

  /// Counts depend on who asks.
  private var viewer: Element {
    statistics.viewer.map { .text(StyledText(strings.seenBy(SafeText("@" + $0)), .muted)) } ?? .empty
  }
}

extension ViewContext {
  /// The day that the user's calendar shows.
  var today: CalendarDay {
    let time = localTime.time(of: now)
    return time.flatMap { CalendarDay(year: $0.year, month: $0.month, day: $0.day) } ?? CalendarDay(now)
  }
}

import CardsDomain
import DesignKit
import FeatureKit
import LocalizationKit

extension Element {
  /// Says on a page that entries of a calendar could not be read, and which numbers do not count them.
  ///
  /// - Parameters:
  ///   - statistics: The contributions.
  ///   - context: The environment of the view.
  /// - Returns: The messages; nothing where all entries could be read.
  static func unreadableDays(of statistics: ContributionStatistics, in context: ViewContext) -> Element {
    let count = statistics.unreadableCount
    guard count > 0 else { return .empty }
    let strings = Strings(context.language)
    let others = strings.ofReadableDays(hasTotal: statistics.total != nil)
    return .stack([
      .unreadable(count, counted: strings.calendarEntries(count), in: context),
      .text(StyledText(SafeText(others), .muted)),
    ])
  }
}

extension Records.Warning {
  /// The warning of records that entries of calendars could not be read, and which numbers do not count them.
  ///
  /// - Parameter years: The contributions in the records.
  /// - Returns: The warning, which a page says itself; `nil` where all entries could be read.
  static func unreadableDays(of years: [ContributionStatistics]) -> Records.Warning? {
    let count = years.reduce(0) { $0 + $1.unreadableCount }
    let hasTotal = years.contains { $0.unreadableCount > 0 && $0.total != nil }
    let leftOut = Records.Warning.unreadable(count, .entriesUnreadable) { context in
      Strings(context.language).calendarEntries(count)
    }
    return leftOut.map { leftOut in
      Records.Warning(leftOut.code) { context in
        let others = Strings(context.language).ofReadableDays(hasTotal: hasTotal)
        return context.language.paragraph([leftOut.sentence(context), others])
      }
    }
  }
}

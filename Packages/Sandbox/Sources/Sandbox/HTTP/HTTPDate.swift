#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A date as HTTP writes it, such as `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7: IMF-fixdate).
///
/// The two obsolete forms are not read: a condition with such a date counts as absent, and the client then
/// gets the whole representation.
struct HTTPDate: Hashable {
  private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
  private static let secondsPerDay = 86_400

  /// Whole seconds since 1970.
  let seconds: Int

  /// Makes a date of whole seconds, cutting fractions.
  init(_ date: Date) {
    seconds = Int(date.timeIntervalSince1970.rounded(.down))
  }

  /// Reads a date; `nil` when the text is no IMF-fixdate.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), (1...31).contains(day),
      let month = Self.months.firstIndex(where: { $0 == parts[2] }), let year = Int(parts[3])
    else { return nil }
    let time = parts[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]), (0...60).contains(time[2])
    else { return nil }
    let days = CivilDay(year: year, month: month + 1, day: day).daysSince1970
    seconds = days * Self.secondsPerDay + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  /// The date as it goes into a field.
  var text: String {
    let days =
      seconds >= 0 ? seconds / Self.secondsPerDay : -((Self.secondsPerDay - 1 - seconds) / Self.secondsPerDay)
    let second = seconds - days * Self.secondsPerDay
    let civil = CivilDay(daysSince1970: days)
    let weekday = Self.weekdays[((days + 4) % 7 + 7) % 7]
    let clock = [second / 3_600, second / 60 % 60, second % 60].map(Self.twoDigits).joined(separator: ":")
    let month = Self.months[civil.month - 1]
    return "\(weekday), \(Self.twoDigits(civil.day)) \(month) \(civil.year) \(clock) GMT"
  }

  private static func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : String(number)
  }
}

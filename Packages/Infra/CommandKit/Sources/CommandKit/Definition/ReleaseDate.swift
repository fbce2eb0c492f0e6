/// The day on which a program was released, for its manual pages.
public struct ReleaseDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November",
    "December",
  ]
  private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Reads a date in the form of ISO 8601, such as `2026-11-22`.
  ///
  /// - Parameter text: Ten characters; `nil` is returned for anything else, and for a day that no year has.
  public init?(_ text: String) {
    let digits = text.utf8.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard digits.count == 8, parts.map(\.utf8.count) == [4, 2, 2],
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year >= 1, (1...12).contains(month), (1...Self.lengths[month - 1]).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The date as manual pages have it, such as `November 22, 2026` (mdoc(7), `Dd`); the same in every language.
  var manualText: String { "\(Self.months[month - 1]) \(day), \(year)" }
}

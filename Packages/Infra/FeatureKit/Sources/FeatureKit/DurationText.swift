/// Says how long something takes, in the largest unit that fits.
enum DurationText {
  private static let units = [
    (name: "day", seconds: 86_400), (name: "hour", seconds: 3600), (name: "minute", seconds: 60),
  ]

  /// The words for a duration in whole units, `119` as `1 minute`.
  static func rounded(down seconds: Int) -> String {
    guard let unit = units.first(where: { seconds >= $0.seconds }) else { return words(seconds, "second") }
    return words(seconds / unit.seconds, unit.name)
  }

  /// The words for a duration that must not be understated, `119` as `2 minutes`.
  static func rounded(up seconds: Int) -> String {
    guard let unit = units.first(where: { seconds > $0.seconds }) else { return words(seconds, "second") }
    return words((seconds - 1) / unit.seconds + 1, unit.name)
  }

  private static func words(_ count: Int, _ unit: String) -> String {
    count == 1 ? "1 \(unit)" : "\(count) \(unit)s"
  }
}

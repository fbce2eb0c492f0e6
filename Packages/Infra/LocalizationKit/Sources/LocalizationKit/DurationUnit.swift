/// A unit in which durations are told.
enum DurationUnit: Int, CaseIterable {
  case day = 86_400
  case hour = 3600
  case minute = 60
  case second = 1

  var seconds: Int { rawValue }

  /// So many of the unit, in words.
  func words(_ count: Int, in language: Language) -> String {
    switch self {
    case .day: language.plural(count, en: ("1 day", "\(count) days"), zhHans: "\(count)天")
    case .hour: language.plural(count, en: ("1 hour", "\(count) hours"), zhHans: "\(count)小时")
    case .minute: language.plural(count, en: ("1 minute", "\(count) minutes"), zhHans: "\(count)分钟")
    case .second: language.plural(count, en: ("1 second", "\(count) seconds"), zhHans: "\(count)秒")
    }
  }
}

public import LocalizationKit

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Remedy.When {
  /// The wait in words, to stand in a sentence: with a leading space behind the verb in English and Indonesian, before
  /// the verb in Chinese.
  ///
  /// - Parameters:
  ///   - now: The present.
  ///   - language: The language of the words.
  ///   - clock: The clock of the user, by which waits of a minute to half a day are told too; `nil` without one.
  /// - Returns: ` in 45 seconds`, ` in 15 minutes (at 14:05)`, rounded up; empty for ``now``.
  public func words(at now: Date, in language: Language, by clock: LocalTime? = nil) -> String {
    switch self {
    case .now: return ""
    case .later: return language.choose(en: " later", zhHans: "稍后", id: " nanti")
    case .from(let moment):
      guard let seconds = Self.seconds(until: moment, from: now) else {
        return language.choose(en: " in a few minutes", zhHans: "在几分钟后", id: " dalam beberapa menit")
      }
      guard seconds > 0 else { return language.choose(en: " now", zhHans: "现在", id: " sekarang") }
      let wait = language.ahead(seconds: seconds)
      let time = timeOfDay(after: seconds, by: clock, in: language)
      return language.choose(
        en: " \(wait)\(time.map { " (at \($0))" } ?? "")",
        zhHans: "在\(wait)\(time.map { "（\($0)）" } ?? "")",
        id: " \(wait)\(time.map { " (pukul \($0))" } ?? "")"
      )
    }
  }

  /// The time of day at which a wait is over; `nil` without a clock, and for waits so short or long that it says nothing.
  private func timeOfDay(after seconds: Int, by clock: LocalTime?, in language: Language) -> String? {
    guard case .from(let moment?) = self, let clock, (60...43_200).contains(seconds) else { return nil }
    return clock.timeOfDay(notBefore: moment, in: language)
  }

  /// Whether the wait for a known moment is over.
  func isOver(_ now: Date) -> Bool {
    if case .from(let moment) = self { Self.seconds(until: moment, from: now) == 0 } else { false }
  }

  /// Whole seconds, rounded up; `nil` for an unknown moment or one that is a year away and more.
  private static func seconds(until moment: Date?, from now: Date) -> Int? {
    guard let wait = moment?.timeIntervalSince(now), wait < 31_536_000 else { return nil }
    return wait > 0 ? Int(wait.rounded(.up)) : 0
  }
}

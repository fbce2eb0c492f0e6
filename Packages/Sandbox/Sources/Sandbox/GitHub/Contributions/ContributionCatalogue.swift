#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A kind of contribution; the raw value is the place of its number.
enum ContributionKind: Int, CaseIterable, Hashable, Sendable {
  case commit
  case review
  case issue
  case pullRequest
  /// One to a private repository, which is counted without being shown.
  case restricted
}

/// The contributions of an account in days one after the other.
struct CountedDays: Hashable, Sendable {
  /// The first day, in days since 1970.
  let first: Int
  /// The contributions of each day.
  let counts: [Int]
  /// The contributions of all days by kind.
  let kinds: [ContributionKind: Int]

  /// The contributions of all days.
  var total: Int { counts.reduce(0, +) }
}

/// The contributions and languages of every account, which follow from its number and the day.
///
/// Users work in stretches with pauses, most of them less at weekends; one in twelve never contributes. Organisations
/// and bots are not counted.
struct ContributionCatalogue: Sendable {
  /// The contributions that the service has.
  static let all = ContributionCatalogue()

  /// Whether the service gives up counting that number of days of an account at once.
  func isTooLarge(_ account: GitHubAccount, days: Int) -> Bool {
    account.place % 50 == 13 && days > 190
  }

  /// Counts the days of an account; those after the present have nothing.
  func days(of account: GitHubAccount, _ range: ClosedRange<Int>, now: Date) -> CountedDays {
    let today = CivilDay.number(of: now)
    var kinds: [ContributionKind: Int] = [:]
    let counts = range.map { day in
      guard day <= today, account.kind == .user else { return 0 }
      var random = SplitMix64(seed: UInt64(bitPattern: Int64(account.id &* 40_009 &+ day)))
      let count = self.count(of: account, day, &random)
      for _ in 0..<count { kinds[kind(account, &random), default: 0] += 1 }
      return count
    }
    return CountedDays(first: range.lowerBound, counts: counts, kinds: kinds)
  }

  /// The languages of the account's repositories with their bytes: at most three of five repositories.
  func languages(of account: GitHubAccount) -> [[(name: String, size: Int)]] {
    guard account.kind != .bot else { return [] }
    var random = SplitMix64(seed: UInt64(account.id) &+ 0x1A)
    let favourite = random.number(in: 0...(Self.languages.count - 1))
    return (0..<random.number(in: 0...5)).map { _ in
      (0..<random.number(in: 1...3)).map { place in
        let isFavourite = place == 0 && !random.chance(oneIn: 3)
        let name = Self.languages[isFavourite ? favourite : random.number(in: 0...(Self.languages.count - 1))]
          .name
        return (name, random.number(in: 400...90_000))
      }
    }
  }

  /// The color of a language; some have none.
  static func color(of language: String) -> String? {
    languages.first { $0.name == language }?.color
  }

  private func count(of account: GitHubAccount, _ day: Int, _ random: inout SplitMix64) -> Int {
    var habits = SplitMix64(seed: UInt64(account.id) &+ 0xC0)
    guard !habits.chance(oneIn: 12) else { return 0 }
    let most = habits.number(in: 1...14)
    let stretch = habits.number(in: 5...40)
    let pause = habits.number(in: 1...18)
    let restsAtWeekends = !habits.chance(oneIn: 4)
    guard (day + account.id) % (stretch + pause) < stretch else { return 0 }
    // 1 January 1970 was a Thursday.
    let weekday = (day + 4) % 7
    if restsAtWeekends, weekday == 0 || weekday == 6, !random.chance(oneIn: 6) { return 0 }
    // A day with a release has many times more.
    return random.chance(oneIn: 40) ? most * random.number(in: 2...5) : random.number(in: 0...most)
  }

  private func kind(_ account: GitHubAccount, _ random: inout SplitMix64) -> ContributionKind {
    let reviewer = account.id % 20
    switch random.number(in: 0...99) {
    case ..<(8 + reviewer): return .review
    case ..<(16 + reviewer): return .issue
    case ..<(30 + reviewer): return .pullRequest
    case ..<(36 + reviewer): return .restricted
    default: return .commit
    }
  }

  private static let languages: [(name: String, color: String?)] = [
    ("Swift", "#F05138"), ("TypeScript", "#3178c6"), ("Python", "#3572A5"), ("Rust", "#dea584"),
    ("Go", "#00ADD8"), ("Kotlin", "#A97BFF"), ("Ruby", "#701516"), ("C", "#555555"), ("C++", "#f34b7d"),
    ("Java", "#b07219"), ("JavaScript", "#f1e05a"), ("Haskell", "#5e5086"), ("Elixir", "#6e4a7e"),
    ("Shell", "#89e051"), ("Zig", "#ec915c"), ("Befunge", nil),
  ]
}

/// Days as numbers since 1970 and as texts of ISO 8601.
enum CivilDay {
  /// The day of a moment in UTC.
  static func number(of date: Date) -> Int {
    Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
  }

  /// The day of a text that begins with one, such as `2026-02-28T00:00:00Z`; `nil` for anything else.
  static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 40 else { return nil }
    let midnight = text.prefix(10) + "T00:00:00Z"
    guard let date = try? Date(String(midnight), strategy: .iso8601) else { return nil }
    // The system's parser takes 29 February of every year.
    let number = number(of: date)
    return self.text(number) == text.prefix(10) ? number : nil
  }

  /// The text of a day, such as `2026-02-28`.
  static func text(_ number: Int) -> String {
    String(Date(timeIntervalSince1970: Double(number) * 86_400).formatted(.iso8601).prefix(10))
  }
}

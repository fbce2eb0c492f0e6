public import CardsDomain
public import DomainKernel

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Cards, contributions and communities for tests.
public enum CardsSamples {
  /// When the samples were fetched: 1 March 2026, 12:00 UTC.
  public static let fetchedAt = Date(timeIntervalSince1970: 1_772_366_400)

  /// The day of ``fetchedAt``.
  public static let today: @Sendable () -> CalendarDay = { day("2026-03-01") }

  /// Where the samples come from: the network, at ``fetchedAt``.
  public static let provenance = Provenance(kind: .network, fetchedAt: fetchedAt)

  /// A card with everything.
  public static let ada = card(
    1001,
    "ada-larsson",
    name: "Ada Larsson",
    language: ProgrammingLanguage(name: "Swift", color: RGBColor("#F05138"))
  )

  /// A card without a name, whose language has no color.
  public static let bo = card(1002, "bo-k", language: ProgrammingLanguage(name: "Befunge", color: nil))

  /// A card with nothing but its account.
  public static let cleo = card(1003, "cleo")

  /// The card of an organisation.
  public static let guild = Card(id: cardID(1004), login: "compilers-guild", kind: .organisation)

  /// The cards of users above.
  public static let cards = [ada, bo, cleo]

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - id: The number of the account, 0 or more.
  ///   - login: The login.
  ///   - name: The full name.
  ///   - language: The language.
  /// - Returns: The card, with a picture at an invented address.
  public static func card(
    _ id: Int,
    _ login: String?,
    name: String? = nil,
    language: ProgrammingLanguage? = nil
  ) -> Card {
    Card(
      id: cardID(id),
      login: login,
      name: name,
      avatar: WebLink("https://pictures.example/u/\(id)"),
      language: language
    )
  }

  /// The number of an account.
  ///
  /// - Parameter number: 0 or more; the test ends for a negative one.
  /// - Returns: The number.
  public static func cardID(_ number: Int) -> Card.ID {
    guard let id = Card.ID(rawValue: number) else { preconditionFailure("a negative id") }
    return id
  }

  /// A day.
  ///
  /// - Parameter text: The day as ISO 8601; the test ends for one that does not exist.
  /// - Returns: The day.
  public static func day(_ text: String) -> CalendarDay {
    guard let day = CalendarDay(text) else { preconditionFailure("no day: \(text)") }
    return day
  }

  /// Days one after the other.
  ///
  /// - Parameters:
  ///   - first: The first day as ISO 8601.
  ///   - counts: The contributions of that day and those after it, 0 or more each.
  /// - Returns: A calendar of them.
  public static func calendar(from first: String, _ counts: [Int]) -> ContributionCalendar {
    let start = day(first)
    return ContributionCalendar(
      counts.enumerated().compactMap { ContributionDay(day: start.advanced(by: $0), count: $1) }
    )
  }

  /// The contributions of the 366 days up to 1 March 2026, with pauses, as @ada-larsson sees them.
  public static let year = ContributionStatistics(
    calendar: calendar(from: "2025-03-01", (0..<366).map { $0 % 11 < 4 ? 0 : $0 * 7 % 13 }),
    parts: ContributionParts(commits: 1200, reviews: 96, issues: 31, pullRequests: 88, restricted: 14),
    viewer: "ada-larsson"
  )

  /// A deck of ``cards``, added one minute after the other.
  public static let deck = Deck(
    cards.enumerated().map {
      DeckEntry(card: $1, addedAt: fetchedAt.addingTimeInterval(Double($0) * 60))
    }
  )

  /// The id of a community.
  ///
  /// - Parameter text: 1 to 64 letters, digits and hyphens; the test ends for anything else.
  /// - Returns: The id.
  public static func communityID(_ text: String) -> Community.ID {
    guard let id = Community.ID(rawValue: text) else { preconditionFailure("no id: \(text)") }
    return id
  }

  /// A community with a period.
  public static let community = Community(
    id: communityID("0c5d4c1e-6f0a-4c53-9a39-0f6bb5a1e001"),
    name: "Oslo Swift Evenings",
    period: period("2025-09-01", "2026-03-01")
  )

  /// A community whose period is unknown.
  public static let undated = Community(
    id: communityID("0c5d4c1e-6f0a-4c53-9a39-0f6bb5a1e002"),
    name: "Compilers"
  )

  /// A period.
  ///
  /// - Parameters:
  ///   - from: The first day as ISO 8601.
  ///   - to: The last day as ISO 8601.
  /// - Returns: The period; `nil` when it breaks a rule.
  public static func period(_ from: String, _ to: String) -> CommunityPeriod? {
    do { return try CommunityPeriod(from: day(from), to: day(to)) } catch { return nil }
  }

  /// A member with totals.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - total: All contributions.
  ///   - parts: The kinds of contributions.
  /// - Returns: The member.
  public static func member(
    _ card: Card,
    _ total: Int,
    _ parts: ContributionParts = ContributionParts()
  ) -> CommunityMember {
    CommunityMember(card: card, totals: MemberTotals(total: total, parts: parts))
  }

  /// Members of ``community``.
  public static let members = [
    member(ada, 812, ContributionParts(commits: 700, reviews: 40, issues: 12, pullRequests: 60)),
    member(bo, 930, ContributionParts(commits: 610, reviews: 250, issues: 0, pullRequests: 70)),
    member(cleo, 0, ContributionParts(commits: 0, reviews: 0, issues: 0, pullRequests: 0)),
  ]

  /// A value with the provenance of the samples.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - provenance: Where it comes from.
  /// - Returns: The value with its provenance.
  public static func fetched<Value>(
    _ value: Value,
    _ provenance: Provenance = provenance
  ) -> Fetched<Value> {
    Fetched(value, provenance: provenance)
  }
}

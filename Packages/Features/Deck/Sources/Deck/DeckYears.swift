import CardsDomain
import DesignKit
import DomainKernel

/// The year of a card in the deck, as its tile shows it.
struct CardYear: Hashable, Sendable {
  let total: Int
  let calendar: ContributionCalendar
  /// The level of each week, the oldest first.
  let weekLevels: [Int]

  init(_ statistics: ContributionStatistics) {
    total = statistics.total
    calendar = statistics.calendar
    weekLevels = Self.levels(of: statistics.calendar.weeks)
  }

  /// Quarters of the square root of the share in the best week, as for the days of a heat map.
  private static func levels(of weeks: [ContributionWeek]) -> [Int] {
    let counts = weeks.map { week in week.days.reduce(0) { $0 + ($1?.count ?? 0) } }
    let most = counts.max() ?? 0
    return counts.map { count in
      guard count > 0 else { return 0 }
      let quarters = (4 * (Double(count) / Double(most)).squareRoot()).rounded(.up)
      return min(max(Int(quarters), 1), HeatMap.Day.maximumLevel)
    }
  }
}

/// The year of a card in the deck, as far as it can be known.
enum DeckYear: Hashable, Sendable {
  case counted(CardYear)
  /// GitHub counts nothing for the kind of the account, such as an organisation.
  case noCalendar
}

/// Reads the years of several cards, a few at the same time.
struct ReadYears: Sendable {
  /// The most years that a deck reads; the tiles of the cards behind them are shown without.
  static let most = 60
  private static let mostAtOnce = 4

  let open: OpenCard

  /// Reads years, the first cards first.
  ///
  /// - Parameters:
  ///   - cards: The cards; those beyond ``most`` are left out.
  ///   - policy: How fresh the years should be.
  /// - Returns: Each card with its year, as soon as it is there; a year that cannot be read is left out.
  func callAsFunction(_ cards: [Card], _ policy: FetchPolicy) -> AsyncStream<(Card.ID, DeckYear)> {
    AsyncStream { continuation in
      let reading = Task {
        await withTaskGroup(of: Void.self) { group in
          for (index, card) in cards.prefix(Self.most).enumerated() {
            if index >= Self.mostAtOnce { await group.next() }
            group.addTask {
              guard !Task.isCancelled, let year = await year(of: card, policy) else { return }
              continuation.yield((card.id, year))
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in reading.cancel() }
    }
  }

  /// The tile says that the year is not there; the page of the card says why.
  private func year(of card: Card, _ policy: FetchPolicy) async -> DeckYear? {
    guard card.kind?.hasCalendar ?? true else { return .noCalendar }
    do throws(ContributionsError) {
      return .counted(CardYear(try await open.statistics(of: .login(card.login), policy).value))
    } catch {
      if case .noCalendar = error { return .noCalendar }
      return nil
    }
  }
}

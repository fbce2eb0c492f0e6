import CardsDomain
import CardsFakes
import DomainKernel

/// Has the contributions of one year stored, and a service that gives none.
struct StoredYear: CardRepository {
  /// The days; `nil` for any.
  var range: DayRange?
  /// Whose contributions; `nil` for anybody's.
  var subject: CardSubject?
  /// The error of the service.
  var failure = ServiceError.offline
  /// The error for what is not stored; `nil` for the one of the service.
  var missing: ServiceError?
  var isWithoutCalendar = false

  func card(_ subject: CardSubject, _ policy: FetchPolicy) async throws(ServiceError) -> Fetched<Card> {
    throw .notFound
  }

  func statistics(
    of subject: CardSubject,
    in range: DayRange,
    _ policy: FetchPolicy
  ) async throws(ContributionsError) -> Fetched<ContributionStatistics> {
    guard policy == .cacheOnly else { throw .service(failure) }
    guard range == self.range ?? range, subject == self.subject ?? subject else {
      throw isWithoutCalendar ? .noCalendar(nil) : .service(missing ?? failure)
    }
    return CardsSamples.fetched(CardsSamples.year)
  }
}

/// Remembers days in memory.
actor FakeCountedDays: CountedDays {
  private var days: [CalendarDay]

  init(_ days: [CalendarDay] = []) {
    self.days = days
  }

  /// Begins with the days that are so far before that of the samples, the last one first.
  init(before days: ClosedRange<Int>) {
    self.days = days.map { CardsSamples.day("2026-03-01").advanced(by: -$0) }
  }

  func all() async -> [CalendarDay] { days }

  func remember(_ day: CalendarDay) async {
    days = [day] + days.filter { $0 != day }
  }
}

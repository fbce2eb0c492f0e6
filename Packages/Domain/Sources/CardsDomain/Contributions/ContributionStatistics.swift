/// The kinds of contributions that a total consists of; `nil` where the service says nothing.
public struct ContributionParts: Hashable, Sendable {
  /// Commits, 0 or more.
  public var commits: Int?
  /// Reviews of pull requests, 0 or more.
  public var reviews: Int?
  /// Issues, 0 or more.
  public var issues: Int?
  /// Pull requests, 0 or more.
  public var pullRequests: Int?
  /// Contributions to private repositories that are counted without being shown, 0 or more.
  public var restricted: Int?

  /// Makes parts; a negative number, and one that nobody can have made, is one that the service does not say.
  ///
  /// - Parameters:
  ///   - commits: Commits.
  ///   - reviews: Reviews of pull requests.
  ///   - issues: Issues.
  ///   - pullRequests: Pull requests.
  ///   - restricted: Contributions to private repositories that are counted without being shown.
  public init(
    commits: Int? = nil,
    reviews: Int? = nil,
    issues: Int? = nil,
    pullRequests: Int? = nil,
    restricted: Int? = nil
  ) {
    self.commits = Self.believed(commits)
    self.reviews = Self.believed(reviews)
    self.issues = Self.believed(issues)
    self.pullRequests = Self.believed(pullRequests)
    self.restricted = Self.believed(restricted)
  }

  /// The parts of two ranges that have no day in common.
  ///
  /// - Parameter other: The parts of the other range.
  /// - Returns: The sums; `nil` where one of the two says nothing.
  public func adding(_ other: ContributionParts) -> ContributionParts {
    func sum(_ part: KeyPath<ContributionParts, Int?>) -> Int? {
      self[keyPath: part].flatMap { first in other[keyPath: part].map { first + $0 } }
    }
    return ContributionParts(
      commits: sum(\.commits),
      reviews: sum(\.reviews),
      issues: sum(\.issues),
      pullRequests: sum(\.pullRequests),
      restricted: sum(\.restricted)
    )
  }

  private static func believed(_ count: Int?) -> Int? {
    count.flatMap { (0...ContributionDay.mostBelieved).contains($0) ? $0 : nil }
  }
}

/// The contributions of an account in a range of days, as one viewer may see them.
public struct ContributionStatistics: Hashable, Sendable {
  /// The days.
  public let calendar: ContributionCalendar
  /// The number of all contributions, 0 or more; `nil` when unknown.
  public let total: Int?
  /// The kinds of contributions that the total consists of.
  public let parts: ContributionParts
  /// The login of the account that the numbers were counted for, since counts depend on who asks; `nil` when unknown.
  public let viewer: String?
  /// How many more entries of the calendar could not be read, as days or whole weeks, or were not sent.
  public let unreadableCount: Int

  /// Makes statistics.
  ///
  /// - Parameters:
  ///   - calendar: The days.
  ///   - total: The number of all contributions; for `nil`, a negative number and one that nobody can have
  ///     made, the sum of the days.
  ///   - parts: The kinds of contributions.
  ///   - viewer: The login of the account that the numbers were counted for.
  ///   - isComplete: Whether the days are all there, so that their sum may be the total.
  ///   - unreadableCount: How many more entries of the calendar could not be read, or were not sent.
  public init(
    calendar: ContributionCalendar,
    total: Int? = nil,
    parts: ContributionParts = ContributionParts(),
    viewer: String? = nil,
    isComplete: Bool = true,
    unreadableCount: Int = 0
  ) {
    let believed = total.flatMap { (0...ContributionDay.mostBelieved).contains($0) ? $0 : nil }
    self.calendar = calendar
    self.total = believed ?? (isComplete ? calendar.total : nil)
    self.parts = parts
    self.viewer = viewer
    self.unreadableCount = unreadableCount
  }

  /// The statistics of this range and of the one that follows or precedes it.
  ///
  /// - Parameter other: The statistics of the other range.
  /// - Returns: Days, totals and parts of both. Where both totals are the sums of their days, so is the new
  ///   one: a day of both ranges is counted once, and where days between them are in neither it is unknown.
  ///   So it is where one of the two is. Days that are in neither count as unreadable.
  public func merged(with other: ContributionStatistics) -> ContributionStatistics {
    let whole = calendar.merged(with: other.calendar)
    let isGapless = whole.missingDayCount <= calendar.missingDayCount + other.calendar.missingDayCount
    let isSum = total == calendar.total && other.total == other.calendar.total
    let sum = total.flatMap { first in other.total.map { first + $0 } }
    return ContributionStatistics(
      calendar: whole,
      total: isSum ? nil : sum,
      parts: parts.adding(other.parts),
      viewer: viewer ?? other.viewer,
      isComplete: sum != nil && isGapless,
      // An unreadable entry at the end of a range may be a day between the two.
      unreadableCount: max(unreadableCount + other.unreadableCount, whole.missingDayCount)
    )
  }
}

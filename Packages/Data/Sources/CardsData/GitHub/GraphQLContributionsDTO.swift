import CardsDomain
import DomainKernel
import LenientJSON

/// The account of an answer, and who asked.
struct GraphQLAccountDTO: Decodable {
  let viewer: String?
  let account: CountedAccountDTO?
  /// Whether an account was sent, be it one that cannot be read.
  let isSent: Bool
  /// Whether the place of the account is empty, which says that there is none.
  let isNull: Bool

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    viewer = data.lenient(GraphQLViewerDTO.self, "viewer")?.login
    // A server that does not know aliases calls the account as the query does.
    account =
      ["account", "user", "viewer"].lazy
      .compactMap { data.lenient(CountedAccountDTO.self, $0) }
      .first { $0.contributions != nil } ?? data.lenient(CountedAccountDTO.self, "account")
    // The viewer is always asked for, as the one who asks.
    let names: [NamedKey] = ["account", "user"]
    let isSent = try names.contains { try data.isSent($0) }
    self.isSent = isSent
    isNull = !isSent && names.contains { data.contains($0) }
  }
}

/// Who asked.
private struct GraphQLViewerDTO: Decodable {
  let login: String?

  init(from decoder: any Decoder) throws {
    login = try decoder.container(keyedBy: NamedKey.self).exactText("login").flatMap {
      Login.isValid($0) ? $0 : nil
    }
  }
}

/// The members of an answer that have a number; null nodes and others are left out.
struct GraphQLNodesDTO: Decodable {
  /// Who asked; `nil` where the query does not ask for it.
  let viewer: String?
  let accounts: [CountedAccountDTO]
  /// How many nodes could not be read, of which each may be any of the accounts.
  let unreadable: Int

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    viewer = data.lenient(GraphQLViewerDTO.self, "viewer")?.login
    guard let nodes = data.list(Optional<CountedNodeDTO>.self, "nodes", atMost: CardsLimits.cards) else {
      throw DecodingError.dataCorruptedError(forKey: "nodes", in: data, debugDescription: "no nodes")
    }
    accounts = nodes.elements.compactMap { $0?.account }
    unreadable = nodes.leftOutCount
  }
}

/// A node among those that a query names.
private struct CountedNodeDTO: Decodable {
  /// The account; `nil` for one of a type that is not counted, without a number.
  let account: CountedAccountDTO?

  init(from decoder: any Decoder) throws {
    let node = try decoder.container(keyedBy: NamedKey.self)
    if let type = node.exactText("__typename"), AccountKind(gitHubType: type) != .user,
      CountedAccountDTO.id(node) == nil
    {
      account = nil
    } else {
      account = try CountedAccountDTO(from: decoder)
    }
  }
}

/// An account with what was counted of it.
struct CountedAccountDTO: Decodable {
  let id: Card.ID
  let login: String?
  let kind: AccountKind?
  let contributions: ContributionsDTO?

  init(from decoder: any Decoder) throws {
    let account = try decoder.container(keyedBy: NamedKey.self)
    guard let id = Self.id(account) else {
      throw DecodingError.dataCorruptedError(forKey: "databaseId", in: account, debugDescription: "no number")
    }
    self.id = id
    login = account.exactText("login")
    kind = account.exactText("__typename").flatMap { AccountKind(gitHubType: $0) }
    contributions = account.lenient(ContributionsDTO.self, "contributionsCollection")
  }

  /// The number of an account; `nil` where it cannot be read.
  fileprivate static func id(_ account: KeyedDecodingContainer<NamedKey>) -> Card.ID? {
    account.wholeNumber("databaseId").flatMap { Card.ID(rawValue: $0) }
      ?? account.exactText("id").flatMap(GraphQLQuery.account)
  }
}

/// The contributions of an account in a range.
struct ContributionsDTO: Decodable {
  let total: Int?
  let days: [ContributionDay]
  /// How many entries are no weeks and no days.
  let unreadable: Int
  let parts: ContributionParts

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    let calendar = sent.lenient(CalendarDTO.self, "contributionCalendar")
    total = calendar?.total
    days = calendar?.days ?? []
    unreadable = calendar?.unreadable ?? 0
    parts = ContributionParts(
      commits: sent.wholeNumber("totalCommitContributions"),
      reviews: sent.wholeNumber("totalPullRequestReviewContributions"),
      issues: sent.wholeNumber("totalIssueContributions"),
      pullRequests: sent.wholeNumber("totalPullRequestContributions"),
      restricted: sent.wholeNumber("restrictedContributionsCount")
    )
  }

  /// How many entries of a calendar of these days are missing: those that are unreadable, or the days between
  /// its first and its last one that were not sent.
  func missing(from calendar: ContributionCalendar) -> Int { max(unreadable, calendar.missingDayCount) }

  private struct CalendarDTO: Decodable {
    let total: Int?
    let days: [ContributionDay]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
      let calendar = try decoder.container(keyedBy: NamedKey.self)
      total = calendar.wholeNumber("totalContributions")
      let listed = calendar.list(WeekDTO.self, "weeks", atMost: CardsLimits.weeks)
      let weeks = listed?.elements ?? []
      days = weeks.flatMap(\.days)
      unreadable = weeks.reduce(listed?.leftOutCount ?? 0) { $0 + $1.unreadable }
    }
  }

  private struct WeekDTO: Decodable {
    let days: [ContributionDay]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
      let week = try decoder.container(keyedBy: NamedKey.self)
      let listed = week.list(DayDTO.self, "contributionDays", atMost: CardsLimits.days)
      days = listed?.elements.map(\.day) ?? []
      // A week without a list has days all the same, none of which can be read.
      unreadable = listed?.leftOutCount ?? 1
    }
  }
}

/// A day; of no use without a date that exists and a count of 0 or more.
struct DayDTO: Decodable {
  let day: ContributionDay

  init(from decoder: any Decoder) throws {
    let sent = try decoder.container(keyedBy: NamedKey.self)
    let count = sent.wholeNumber("contributionCount") ?? sent.wholeNumber("count")
    guard let date = sent.exactText("date").flatMap({ CalendarDay($0) }), let count,
      let day = ContributionDay(
        day: date,
        count: count,
        level: sent.exactText("contributionLevel").flatMap { ContributionLevel(gitHubLevel: $0) }
      )
    else {
      throw DecodingError.dataCorruptedError(
        forKey: "date",
        in: sent,
        debugDescription: "no day with a count"
      )
    }
    self.day = day
  }
}

extension ContributionLevel {
  /// Reads a level of the GraphQL API; a level that this version does not know gives `nil`.
  fileprivate init?(gitHubLevel: String) {
    switch gitHubLevel {
    case "NONE": self = .none
    case "FIRST_QUARTILE": self = .low
    case "SECOND_QUARTILE": self = .medium
    case "THIRD_QUARTILE": self = .high
    case "FOURTH_QUARTILE": self = .highest
    default: return nil
    }
  }
}

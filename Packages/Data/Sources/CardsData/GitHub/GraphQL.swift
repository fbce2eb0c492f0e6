import CardsDomain
import DomainKernel
import LenientJSON
import NetworkingKit
import OfflineHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The queries for GitHub's GraphQL API; each has one text, so that equal questions are one entry of the cache.
enum GraphQLQuery {
  /// The contributions of an account, or of the signed-in one.
  static func statistics(_ login: String?, _ range: DayRange, at url: URL) -> HTTPRequest {
    let account = login == nil ? "viewer" : "user(login:$login)"
    let login = login.map { $0.lowercased() }
    let text = """
      query(\(login == nil ? "" : "$login:String!,")$from:DateTime!,$to:DateTime!){viewer{login} \
      account:\(account){databaseId login contributionsCollection(from:$from,to:$to){\
      contributionCalendar{totalContributions weeks{contributionDays{date contributionCount contributionLevel}}} \(parts)}}}
      """
    return request(text, Variables(range: range, login: login), url)
  }

  /// The sizes of the languages of an account's own public repositories.
  static func languages(_ login: String?, at url: URL) -> HTTPRequest {
    let account = login == nil ? "viewer" : "repositoryOwner(login:$login)"
    let text = """
      query\(login == nil ? "" : "($login:String!)"){account:\(account){login \(repositories)}}
      """
    return request(text, Variables(login: login?.lowercased()), url)
  }

  /// The cards of several accounts.
  static func cards(_ ids: [Card.ID], at url: URL) -> HTTPRequest {
    let text = """
      query($ids:[ID!]!){nodes(ids:$ids){__typename \
      ... on User{id databaseId login name avatarUrl \(repositories)}}}
      """
    return request(text, Variables(ids: ids.map(nodeID)), url)
  }

  /// The totals of several accounts.
  static func members(_ ids: [Card.ID], _ range: DayRange, at url: URL) -> HTTPRequest {
    let text = """
      query($ids:[ID!]!,$from:DateTime!,$to:DateTime!){nodes(ids:$ids){__typename \
      ... on User{id databaseId contributionsCollection(from:$from,to:$to){\
      contributionCalendar{totalContributions} \(parts)}} \
      ... on Organization{databaseId} ... on Bot{databaseId}}}
      """
    return request(text, Variables(range: range, ids: ids.map(nodeID)), url)
  }

  /// The contributions of several accounts, day by day.
  static func years(_ ids: [Card.ID], _ range: DayRange, at url: URL) -> HTTPRequest {
    let text = """
      query($ids:[ID!]!,$from:DateTime!,$to:DateTime!){viewer{login} nodes(ids:$ids){__typename \
      ... on User{id databaseId login contributionsCollection(from:$from,to:$to){\
      contributionCalendar{totalContributions weeks{contributionDays{date contributionCount contributionLevel}}} \
      \(parts)}} ... on Organization{databaseId} ... on Bot{databaseId}}}
      """
    return request(text, Variables(range: range, ids: ids.map(nodeID)), url)
  }

  private static let repositories = """
    repositories(first:100,ownerAffiliations:OWNER,isFork:false,privacy:PUBLIC){\
    nodes{languages(first:20){edges{size node{name color}}}}}
    """

  private static let parts = """
    totalCommitContributions totalIssueContributions totalPullRequestContributions \
    totalPullRequestReviewContributions restrictedContributionsCount
    """

  /// The id of an account in GraphQL.
  ///
  /// Accounts with numbers of more than 16 bits have the form of 2021, a MessagePack array of 0 and the number; others
  /// the form before it, which is still understood.
  static func nodeID(_ id: Card.ID) -> String {
    guard id.rawValue > 0xFFFF, id.rawValue <= 0xFFFF_FFFF else {
      return Data("04:User\(id)".utf8).base64EncodedString()
    }
    let bytes = [0x92, 0, 0xCE] + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: id.rawValue >> $0) }
    let digits = Data(bytes).base64EncodedString().filter { $0 != "=" }
    return "U_" + digits.map { $0 == "+" ? "-" : $0 == "/" ? "_" : String($0) }.joined()
  }

  /// The account of an id in GraphQL, in either form; `nil` for what is none.
  static func account(_ nodeID: String) -> Card.ID? {
    guard nodeID.utf8.count <= 64 else { return nil }
    if let prefix = ["U_", "O_", "BOT_"].first(where: nodeID.hasPrefix) {
      let digits = nodeID.dropFirst(prefix.count).map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 }
      let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
      guard let bytes = Data(base64Encoded: String(digits) + padding), bytes.starts(with: [0x92, 0]) else {
        return nil
      }
      switch bytes.dropFirst(2).first {
      // MessagePack: numbers of 7, 8, 16 and 32 bits.
      case .some(0x00...0x7F) where bytes.count == 3: return Card.ID(rawValue: Int(bytes[2]))
      case 0xCC where bytes.count == 4, 0xCD where bytes.count == 5, 0xCE where bytes.count == 7:
        return Card.ID(rawValue: bytes.dropFirst(3).reduce(0) { $0 << 8 | Int($1) })
      default: return nil
      }
    }
    guard let bytes = Data(base64Encoded: nodeID) else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    return Card.ID(name.drop { $0.isNumber || $0 == ":" }.drop { $0.isLetter })
  }

  private static func request(_ text: String, _ variables: Variables, _ url: URL) -> HTTPRequest {
    let members = [
      #""query":"# + quoted(text), #""variables":{"# + variables.members.joined(separator: ",") + "}",
    ]
    return HTTPRequest(
      method: .post,
      url: url,
      fields: [.contentType: "application/json", .accept: "application/json"],
      body: Data(("{" + members.joined(separator: ",") + "}").utf8)
    )
  }

  /// Texts of queries, logins and ids have no control characters.
  private static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }

  private struct Variables {
    var range: DayRange?
    var login: String?
    var ids: [String]?

    var members: [String] {
      var members: [String] = []
      if let range {
        members.append(#""from":"\#(range.first)T00:00:00Z""#)
        // A query must not be longer than a year.
        let isYear = range.last >= range.first.advanced(byYears: 1)
        members.append(#""to":"\#(range.last)T\#(isYear ? "00:00:00" : "23:59:59")Z""#)
      }
      if let ids { members.append(#""ids":["# + ids.map(quoted).joined(separator: ",") + "]") }
      if let login { members.append(#""login":"# + quoted(login)) }
      return members
    }
  }
}

/// An answer of GraphQL: data, errors, or both.
struct GraphQLDTO<Content: Decodable>: Decodable {
  let data: Content?
  private let errors: [GraphQLErrorDTO]

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: NamedKey.self)
    guard answer.contains("data") || answer.contains("errors") else {
      throw DecodingError.dataCorruptedError(
        forKey: "data",
        in: answer,
        debugDescription: "neither data nor errors"
      )
    }
    data = answer.lenient(Content.self, "data")
    errors = answer.list(GraphQLErrorDTO.self, "errors", atMost: CardsLimits.errors)?.elements ?? []
  }

  /// Whether one of the errors has a type.
  func has(_ type: String) -> Bool { errors.contains { $0.type == type } }

  /// Whether the service could not compute so much at once.
  var isTooLarge: Bool { has("RESOURCE_LIMITS_EXCEEDED") || has("MAX_NODE_LIMIT_EXCEEDED") }

  /// That the token may not read this, in GitHub's words; `nil` where it may.
  var lackOfRights: ServiceError? {
    errors.first { $0.type == "FORBIDDEN" || $0.type == "INSUFFICIENT_SCOPES" }
      .map { .rejected(code: $0.type, message: $0.message) }
  }

  /// Why there is nothing that can be used.
  var refusal: InvalidResponse {
    has("NOT_FOUND") || (errors.isEmpty && data != nil) ? .notFound : InvalidResponse(.nothingUsable)
  }
}

private struct GraphQLErrorDTO: Decodable {
  let type: String
  let message: String?

  init(from decoder: any Decoder) throws {
    let error = try decoder.container(keyedBy: NamedKey.self)
    type = error.exactText("type") ?? ""
    message = error.text("message")
  }
}

/// The account of an answer, and who asked.
struct GraphQLAccountDTO: Decodable {
  let viewer: String?
  let account: CountedAccountDTO?

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    viewer = data.lenient(GraphQLViewerDTO.self, "viewer")?.login
    // A server that does not know aliases calls the account as the query does.
    account =
      ["account", "user", "viewer"].lazy
      .compactMap { data.lenient(CountedAccountDTO.self, $0) }
      .first { $0.contributions != nil } ?? data.lenient(CountedAccountDTO.self, "account")
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

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    viewer = data.lenient(GraphQLViewerDTO.self, "viewer")?.login
    guard let nodes = data.list(CountedAccountDTO.self, "nodes", atMost: CardsLimits.cards) else {
      throw DecodingError.dataCorruptedError(forKey: "nodes", in: data, debugDescription: "no nodes")
    }
    accounts = nodes.elements
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
    let number = account.wholeNumber("databaseId").flatMap { Card.ID(rawValue: $0) }
    guard let id = number ?? account.exactText("id").flatMap(GraphQLQuery.account) else {
      throw DecodingError.dataCorruptedError(forKey: "databaseId", in: account, debugDescription: "no number")
    }
    self.id = id
    login = account.exactText("login")
    kind = account.exactText("__typename").flatMap { AccountKind(gitHubType: $0) }
    contributions = account.lenient(ContributionsDTO.self, "contributionsCollection")
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
      unreadable = weeks.reduce(listed?.droppedCount ?? 0) { $0 + $1.unreadable }
    }
  }

  private struct WeekDTO: Decodable {
    let days: [ContributionDay]
    let unreadable: Int

    init(from decoder: any Decoder) throws {
      let week = try decoder.container(keyedBy: NamedKey.self)
      let listed = week.list(DayDTO.self, "contributionDays", atMost: CardsLimits.days)
      days = listed?.elements.map(\.day) ?? []
      unreadable = listed?.droppedCount ?? 0
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

/// The languages of an account.
struct GraphQLLanguagesDTO: Decodable {
  let login: String?
  /// The language that most of the code is written in.
  let mostUsed: ProgrammingLanguage?

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    let owner = ["account", "repositoryOwner", "user", "viewer"].lazy
      .compactMap { data.lenient(GraphQLOwnerDTO.self, $0) }.first
    login = owner?.login
    mostUsed = owner?.mostUsed
  }
}

/// The cards of an answer; null nodes and accounts of other types are left out.
struct GraphQLCardsDTO: Decodable {
  let cards: [Card]

  init(from decoder: any Decoder) throws {
    let data = try decoder.container(keyedBy: NamedKey.self)
    guard let nodes = data.list(GraphQLOwnerDTO.self, "nodes", atMost: CardsLimits.cards) else {
      throw DecodingError.dataCorruptedError(forKey: "nodes", in: data, debugDescription: "no nodes")
    }
    cards = nodes.elements.compactMap(\.card)
  }
}

/// An account with its repositories, as far as the query asks for it.
struct GraphQLOwnerDTO: Decodable {
  let login: String?
  private let id: Card.ID?
  private let name: String?
  private let avatar: String?
  private let kind: AccountKind?
  private let edges: [EdgeDTO]

  init(from decoder: any Decoder) throws {
    let owner = try decoder.container(keyedBy: NamedKey.self)
    login = owner.exactText("login")
    let number = owner.wholeNumber("databaseId").flatMap { Card.ID(rawValue: $0) }
    id = number ?? owner.exactText("id").flatMap(GraphQLQuery.account)
    name = owner.text("name")
    avatar = owner.exactText("avatarUrl")
    kind = owner.exactText("__typename").flatMap { AccountKind(gitHubType: $0) }
    edges = owner.lenient(RepositoriesDTO.self, "repositories")?.edges ?? []
  }

  /// The card; `nil` for an account without a number or a login.
  var card: Card? {
    guard let id, let login, Login.isValid(login) else { return nil }
    return Card(
      id: id,
      login: login,
      name: name,
      avatar: avatar.flatMap(WebLink.init),
      language: mostUsed,
      kind: kind
    )
  }

  /// The language with the largest sum of bytes, of several the one whose name comes first.
  var mostUsed: ProgrammingLanguage? {
    var sizes: [String: Int] = [:]
    var colors: [String: String] = [:]
    for edge in edges {
      sizes[edge.name, default: 0] += edge.size
      if let color = edge.color { colors[edge.name] = color }
    }
    let best = sizes.filter { $0.value > 0 }.max { ($0.value, $1.key) < ($1.value, $0.key) }
    return best.flatMap { LanguageColors.language($0.key, colors[$0.key]) }
  }

  private struct RepositoriesDTO: Decodable {
    let edges: [EdgeDTO]

    init(from decoder: any Decoder) throws {
      let repositories = try decoder.container(keyedBy: NamedKey.self)
      let nodes = repositories.list(RepositoryDTO.self, "nodes", atMost: CardsLimits.repositories)
      edges = nodes?.elements.flatMap(\.edges) ?? []
    }
  }

  private struct RepositoryDTO: Decodable {
    let edges: [EdgeDTO]

    init(from decoder: any Decoder) throws {
      let repository = try decoder.container(keyedBy: NamedKey.self)
      edges = repository.lenient(LanguagesDTO.self, "languages")?.edges ?? []
    }
  }

  private struct LanguagesDTO: Decodable {
    let edges: [EdgeDTO]

    init(from decoder: any Decoder) throws {
      let languages = try decoder.container(keyedBy: NamedKey.self)
      edges = languages.list(EdgeDTO.self, "edges", atMost: CardsLimits.repositories)?.elements ?? []
    }
  }

  private struct EdgeDTO: Decodable {
    let size: Int
    let name: String
    let color: String?

    init(from decoder: any Decoder) throws {
      let edge = try decoder.container(keyedBy: NamedKey.self)
      guard let size = edge.wholeNumber("size"), (0...CardsLimits.codeBytes).contains(size),
        let language = edge.lenient(LanguageDTO.self, "node"), let name = language.name
      else {
        throw DecodingError.dataCorruptedError(
          forKey: "size",
          in: edge,
          debugDescription: "no size of a language"
        )
      }
      self.size = size
      self.name = name
      color = language.color
    }
  }
}

/// A language as services send it.
struct LanguageDTO: Decodable {
  let name: String?
  let color: String?

  init(from decoder: any Decoder) throws {
    let language = try decoder.container(keyedBy: NamedKey.self)
    name = language.text("name")
    color = language.exactText("color")
  }
}

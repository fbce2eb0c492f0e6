import CardsDomain
import DomainKernel
import NetworkingKit
import OfflineHTTP

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The queries for GitHub's GraphQL API; each has one text, so that equal questions are one entry of the cache.
enum GraphQLQuery {
  /// The meaning of a 404 or 410: all queries go to one address, and a missing account is told under 200.
  static let absence = Absence.impossible

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

import NetworkingKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Answers a query of GraphQL about accounts, their languages and their contributions.
///
/// As at GitHub, errors come with status 200 beside the data that there are: an account that does not exist is null with
/// an error of the type `NOT_FOUND`, and too many days of a large account are null with `RESOURCE_LIMITS_EXCEEDED`.
struct GraphQLAnswer {
  /// The account that asks.
  let viewer: GitHubAccount
  /// When the answer is given.
  let now: Date

  private typealias Field = GraphQLDocument.Field

  /// The answer to a request.
  ///
  /// - Parameter body: The query and its variables as JSON.
  /// - Returns: Data, errors or both; `nil` for a body that is no such JSON.
  func json(_ body: Data) -> JSONValue? {
    guard let request = (try? JSONDecoder().decode(JSONValue.self, from: body))?.members,
      case .string(let text) = request["query"]
    else { return nil }
    guard let query = GraphQLDocument(text) else {
      return .object(["errors": .array([error("GRAPHQL_PARSE_FAILED", "Parse error on the query")])])
    }
    var run = Run(answer: self, variables: request["variables"]?.members ?? [:])
    let data = run.root(query.fields)
    guard !run.errors.isEmpty else { return .object(["data": data]) }
    return .object(["data": data, "errors": .array(run.errors)])
  }

  private func error(_ type: String, _ message: String, _ path: [String] = []) -> JSONValue {
    .object([
      "type": .string(type),
      "path": .array(path.map { .string($0) }),
      "message": .string(message),
    ])
  }

  /// One execution, which collects errors.
  private struct Run {
    let answer: GraphQLAnswer
    let variables: [String: JSONValue]
    var errors: [JSONValue] = []

    mutating func root(_ fields: [Field]) -> JSONValue {
      object(fields) { run, field in
        switch field.name {
        case "viewer": run.account(run.answer.viewer, field, [field.alias])
        case "user": run.account(login: run.text(field, "login"), field) { $0.kind == .user }
        case "repositoryOwner": run.account(login: run.text(field, "login"), field) { $0.kind != .bot }
        case "nodes": run.nodes(field)
        default: run.unknown(field)
        }
      }
    }

    private mutating func account(
      login: String?,
      _ field: Field,
      _ isOfType: (GitHubAccount) -> Bool
    ) -> JSONValue {
      guard let account = login.flatMap({ AccountCatalogue.all.account(named: $0) }), isOfType(account),
        account.login.lowercased() == login?.lowercased()
      else {
        let message = "Could not resolve to an account with the login of '\(login ?? "")'."
        errors.append(answer.error("NOT_FOUND", message, [field.alias]))
        return .null
      }
      return self.account(account, field, [field.alias])
    }

    private mutating func nodes(_ field: Field) -> JSONValue {
      guard case .array(let ids)? = value(field, "ids") else { return .null }
      return .array(
        ids.prefix(100).enumerated().map { place, id in
          let text = if case .string(let text) = id { text } else { "" }
          guard let account = NodeID(text)?.account else {
            let message = "Could not resolve to a node with the global id of '\(text)'"
            errors.append(answer.error("NOT_FOUND", message, [field.alias, String(place)]))
            return .null
          }
          return self.account(account, field, [field.alias, String(place)])
        }
      )
    }

    private mutating func account(_ account: GitHubAccount, _ field: Field, _ path: [String]) -> JSONValue {
      let type = account.kind.rawValue
      let fields = field.fields.filter { $0.type == nil || $0.type == type }
      return object(fields) { run, field in
        switch field.name {
        case "__typename": .string(type)
        case "id": .string(AccountDocument(account: account).nodeID)
        case "databaseId": .integer(account.id)
        case "login": .string(account.login)
        case "name": AccountCatalogue.all.profile(of: account).name ?? .null
        case "avatarUrl": .string("https://avatars.githubusercontent.com/u/\(account.id)?v=4")
        case "repositories": run.repositories(account, field)
        case "contributionsCollection" where account.kind == .user:
          run.contributions(account, field, path + [field.alias])
        default: run.unknown(field)
        }
      }
    }

    private mutating func repositories(_ account: GitHubAccount, _ field: Field) -> JSONValue {
      let repositories = ContributionCatalogue.all.languages(of: account)
      return object(field.fields) { run, field in
        .array(
          repositories.map { languages in
            run.object(field.fields) { run, field in
              run.object(field.fields) { run, field in
                .array(
                  languages.map { language in
                    run.object(field.fields) { run, field in
                      guard field.name == "node" else { return .integer(language.size) }
                      return run.object(field.fields) { _, field in
                        if field.name == "name" { return .string(language.name) }
                        return ContributionCatalogue.color(of: language.name).map { .string($0) } ?? .null
                      }
                    }
                  }
                )
              }
            }
          }
        )
      }
    }

    private mutating func contributions(
      _ account: GitHubAccount,
      _ field: Field,
      _ path: [String]
    ) -> JSONValue {
      let today = CivilDay.number(of: answer.now)
      let last = text(field, "to").flatMap { CivilDay.number($0) } ?? today
      let first = text(field, "from").flatMap { CivilDay.number($0) } ?? last - 364
      guard first <= last, last - first <= 366 else {
        let message = "The total time spanned by 'from' and 'to' must not exceed 1 year"
        errors.append(answer.error("VALIDATION", message, path))
        return .null
      }
      guard !ContributionCatalogue.all.isTooLarge(account, days: last - first + 1) else {
        errors.append(
          answer.error("RESOURCE_LIMITS_EXCEEDED", "Resource limits for this query exceeded.", path)
        )
        return .null
      }
      let counted = ContributionCatalogue.all.days(of: account, first...last, now: answer.now)
      return object(field.fields) { run, field in
        switch field.name {
        case "contributionCalendar": run.calendar(counted, field)
        case "totalCommitContributions": .integer(counted.kinds[.commit] ?? 0)
        case "totalIssueContributions": .integer(counted.kinds[.issue] ?? 0)
        case "totalPullRequestContributions": .integer(counted.kinds[.pullRequest] ?? 0)
        case "totalPullRequestReviewContributions": .integer(counted.kinds[.review] ?? 0)
        case "restrictedContributionsCount": .integer(counted.kinds[.restricted] ?? 0)
        default: run.unknown(field)
        }
      }
    }

    /// Weeks begin on Sunday; the first and the last one may be partial.
    private mutating func calendar(_ counted: CountedDays, _ field: Field) -> JSONValue {
      var weeks: [[Int]] = []
      for place in counted.counts.indices {
        let weekday = (counted.first + place + 4) % 7
        if weekday == 0 || weeks.isEmpty { weeks.append([]) }
        weeks[weeks.count - 1].append(place)
      }
      let levels = Self.levels(of: counted.counts)
      return object(field.fields) { run, field in
        guard field.name == "weeks" else { return .integer(counted.total) }
        return .array(
          weeks.map { week in
            run.object(field.fields) { run, field in
              .array(
                week.map { place in
                  run.object(field.fields) { run, field in
                    switch field.name {
                    case "date": .string(CivilDay.text(counted.first + place))
                    case "contributionCount": .integer(counted.counts[place])
                    case "contributionLevel": .string(levels[place])
                    case "weekday": .integer((counted.first + place + 4) % 7)
                    default: run.unknown(field)
                    }
                  }
                }
              )
            }
          }
        )
      }
    }

    /// The quartile of each day among those with contributions.
    private static func levels(of counts: [Int]) -> [String] {
      let sorted = counts.filter { $0 > 0 }.sorted()
      let names = ["FIRST", "SECOND", "THIRD", "FOURTH"]
      return counts.map { count in
        guard count > 0, let below = sorted.firstIndex(where: { $0 >= count }) else { return "NONE" }
        return names[4 * below / sorted.count] + "_QUARTILE"
      }
    }

    private mutating func object(
      _ fields: [Field],
      _ value: (inout Run, Field) -> JSONValue
    ) -> JSONValue {
      .object(fields.map { JSONMember(name: $0.alias, value: value(&self, $0)) })
    }

    private mutating func unknown(_ field: Field) -> JSONValue {
      errors.append(answer.error("undefinedField", "Field '\(field.name)' doesn't exist", [field.alias]))
      return .null
    }

    private func value(_ field: Field, _ name: String) -> JSONValue? {
      guard let given = field.arguments[name] else { return nil }
      return given.hasPrefix("$") ? variables[String(given.dropFirst())] : .string(given)
    }

    private func text(_ field: Field, _ name: String) -> String? {
      guard case .string(let text)? = value(field, name) else { return nil }
      return text
    }
  }
}

/// The id of an account in GraphQL, in the form of 2021 or the one before it.
struct NodeID {
  /// The account.
  let account: GitHubAccount

  /// Reads an id; `nil` for what is the id of no account.
  init?(_ text: String) {
    guard text.utf8.count <= 64, let number = Self.number(text),
      let account = AccountCatalogue.all.account(id: number)
    else { return nil }
    self.account = account
  }

  private static func number(_ text: String) -> Int? {
    if let prefix = ["U_", "O_", "BOT_"].first(where: text.hasPrefix) {
      let digits = text.dropFirst(prefix.count).replacing("-", with: "+").replacing("_", with: "/")
      let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
      guard let bytes = Data(base64Encoded: digits + padding), bytes.count == 7 else { return nil }
      return bytes.suffix(4).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let bytes = Data(base64Encoded: text) else { return nil }
    let name = String(decoding: bytes, as: UTF8.self)
    return Int(name.drop { $0.isNumber || $0 == ":" }.drop { $0.isLetter })
  }
}

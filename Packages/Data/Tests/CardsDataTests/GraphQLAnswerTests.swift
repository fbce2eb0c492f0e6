import CardsDomain
import CardsFakes
import DomainKernel
import NetworkingKit
import OfflineHTTP
import ResourceLoading
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is asked of GitHub, and what is read from its answers.
@Suite struct GraphQLAnswerTests {
  private func decoded<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  private func error(_ status: Int, _ body: String, _ fields: HTTPFields = HTTPFields()) -> ServiceError? {
    ServiceErrorClassifier.gitHubGraphQL.error(
      for: HTTPResponse(status: HTTPStatus(rawValue: status), fields: fields, body: Data(body.utf8)),
      at: CardsSamples.fetchedAt
    )
  }

  // MARK: - Questions

  @Test func `languages are those of the account's own public repositories`() throws {
    let url = try #require(URL(string: "https://api.github.example/graphql"))

    let body = String(decoding: GraphQLQuery.languages("Bo-K", at: url).body ?? Data(), as: UTF8.self)

    #expect(body.contains("repositoryOwner(login:$login)"))
    #expect(body.contains("repositories(first:100,ownerAffiliations:OWNER,isFork:false,privacy:PUBLIC)"))
    #expect(body.contains("languages(first:20)"))
    #expect(body.contains(#""login":"bo-k""#))
  }

  @Test func `an account whose number has more than 32 bits has an id of the earlier form`() {
    #expect(GraphQLQuery.nodeID(CardsSamples.cardID(4_294_967_296)) == "MDQ6VXNlcjQyOTQ5NjcyOTY=")
  }

  @Test(arguments: [
    ("O_kgDOAAjmPw", 583_231), ("BOT_kgDOAAjmPw", 583_231), ("MDEyOk9yZ2FuaXphdGlvbjk5MTk=", 9919),
  ])
  func `the ids of organisations and bots are read like those of users`(text: String, number: Int) {
    #expect(GraphQLQuery.account(text)?.rawValue == number)
  }

  // MARK: - Errors

  @Test(arguments: ["RATE_LIMITED", "RATE_LIMIT"])
  func `a spent quota lasts until it is full again`(type: String) {
    let end = CardsSamples.fetchedAt.addingTimeInterval(600)
    let fields: HTTPFields = [
      "X-RateLimit-Remaining": "0", "X-RateLimit-Reset": "\(Int(end.timeIntervalSince1970))",
    ]

    #expect(error(200, #"{"errors":[{"type":"\#(type)"}]}"#, fields) == .rateLimited(until: end))
  }

  @Test func `a refusal because of too many requests without any word is one of the whole service`() {
    #expect(error(429, "") == .rateLimited(until: CardsSamples.fetchedAt.addingTimeInterval(60)))
  }

  @Test(
    arguments: [
      (#"{"message":"Something went wrong"}"#, .serverError(status: nil, message: "Something went wrong")),
      ("{}", .unavailable), (#"{"type":"NOT_FOUND","message":"No"}"#, nil),
      (#"{"type":"RESOURCE_LIMITS_EXCEEDED"}"#, nil),
    ] as [(String, ServiceError?)]
  )
  func `without anything that was found an error is one of the service, unless the rest can tell more`(
    entry: String,
    failure: ServiceError?
  ) {
    #expect(error(200, #"{"data":null,"errors":[\#(entry)]}"#) == failure)
  }

  @Test func `an error beside something that was found is none`() {
    #expect(error(200, #"{"data":{"nodes":[]},"errors":[{"type":"RATE_LIMITED"}]}"#) == nil)
    #expect(error(200, #"{"data":{"nodes":null},"errors":[{"type":"RATE_LIMITED"}]}"#) != nil)
  }

  @Test(
    arguments: [
      (#"{"viewer":{"login":"a"},"account":null}"#, .rateLimited(until: nil)),
      (#"{"viewer":{"login":"a"}}"#, nil), (#"{"viewer":null}"#, .rateLimited(until: nil)),
    ] as [(String, ServiceError?)]
  )
  func `who asked is content only where nothing else was asked for`(data: String, limit: ServiceError?) {
    #expect(error(200, #"{"data":\#(data),"errors":[{"type":"RATE_LIMITED"}]}"#) == limit)
  }

  @Test(
    arguments: [
      (#"["nodes",1]"#, [1]), (#"["nodes",1,"login"]"#, [1]), (#"["nodes"]"#, [0, 1]),
      (#"["nodes",2]"#, [0, 1]), ("[]", [0, 1]), (#"["viewer"]"#, []),
    ] as [(String, [Int])]
  )
  func `an error is about the account at its place, and without a place about any of them`(
    path: String,
    places: [Int]
  ) throws {
    let ids = [CardsSamples.ada.id, CardsSamples.bo.id]
    let answer = try decoded(
      GraphQLDTO<GraphQLNodesDTO>.self,
      #"{"errors":[{"path":\#(path),"message":"M"}]}"#
    )

    #expect(Set(answer.failures(of: ids).keys) == Set(places.map { ids[$0] }))
  }

  @Test func `of several errors about an account the first is told, and of those about any of them too`()
    throws
  {
    let errors = [
      #"{"path":["nodes",0]}"#, #"{"path":["nodes",0],"type":"FORBIDDEN","message":"SAML"}"#,
      #"{"type":"FORBIDDEN","message":"SAML"}"#, "{}",
    ]
    let answer = try decoded(
      GraphQLDTO<GraphQLNodesDTO>.self,
      #"{"errors":[\#(errors.joined(separator: ","))]}"#
    )

    let failures = answer.failures(of: [CardsSamples.ada.id, CardsSamples.bo.id])

    #expect(failures[CardsSamples.ada.id] == .unavailable)
    #expect(failures[CardsSamples.bo.id] == .rejected(code: "FORBIDDEN", message: "SAML"))
  }

  @Test(arguments: [(100, true), (101, false)])
  func `of an answer a hundred errors are read`(count: Int, isRead: Bool) throws {
    let errors = Array(repeating: "{}", count: count - 1) + [#"{"type":"RESOURCE_LIMITS_EXCEEDED"}"#]
    let answer = try decoded(
      GraphQLDTO<GraphQLNodesDTO>.self,
      #"{"errors":[\#(errors.joined(separator: ","))]}"#
    )

    #expect(answer.isTooLarge == isRead)
  }

  @Test(arguments: [
    ("RESOURCE_LIMITS_EXCEEDED", true), ("MAX_NODE_LIMIT_EXCEEDED", true), ("SERVICE_UNAVAILABLE", false),
  ])
  func `an answer says whether it would have been too large`(type: String, isTooLarge: Bool) throws {
    let answer = try decoded(GraphQLDTO<GraphQLNodesDTO>.self, #"{"errors":[{"type":"\#(type)"}]}"#)

    #expect(answer.isTooLarge == isTooLarge)
  }

  @Test func `what has neither data nor errors is no answer`() {
    #expect(throws: DecodingError.self) { _ = try decoded(GraphQLDTO<GraphQLNodesDTO>.self, "{}") }
  }

  // MARK: - Accounts

  @Test func `a card of several has everything that the service says of the account`() throws {
    let languages = ##"{"edges":[{"size":1,"node":{"name":"Swift","color":"#123456"}}]}"##
    let nodes = [
      "null", #"{"__typename":"Organization","databaseId":5}"#,
      #"{"__typename":"User","databaseId":6,"login":"a/b"}"#,
      """
      {"__typename":"User","id":"MDQ6VXNlcjEwMDI=","login":"bo-k","name":"Bo","avatarUrl":\
      "https://pictures.example/u/1002","repositories":{"nodes":[{"languages":\(languages)}]}}
      """,
    ]

    let answer = try decoded(GraphQLCardsDTO.self, #"{"nodes":[\#(nodes.joined(separator: ","))]}"#)

    #expect(
      answer.cards == [
        Card(
          id: CardsSamples.bo.id,
          login: "bo-k",
          name: "Bo",
          avatar: WebLink("https://pictures.example/u/1002"),
          language: ProgrammingLanguage(name: "Swift", color: RGBColor("#123456")),
          kind: .user
        )
      ]
    )
  }

  @Test(arguments: [(200, "Swift"), (201, nil)] as [(Int, String?)])
  func `no language is the most used one where more repositories are sent than are read`(
    count: Int,
    language: String?
  ) throws {
    let repository = #"{"languages":{"edges":[{"size":1,"node":{"name":"Swift"}}]}}"#
    let repositories = Array(repeating: repository, count: count).joined(separator: ",")
    let owner = #"{"login":"bo-k","repositories":{"nodes":[\#(repositories)]}}"#

    let answer = try decoded(GraphQLLanguagesDTO.self, #"{"account":\#(owner)}"#)

    #expect(answer.mostUsed?.name == language)
  }

  @Test func `a card of several has no language where one cannot be read, and tells why`() throws {
    let languages = #"{"edges":[{"size":1,"node":{"name":"Swift"}},{"size":-1,"node":{"name":"C"}}]}"#
    let node =
      #"{"databaseId":1002,"login":"bo-k","repositories":{"nodes":[{"languages":\#(languages)}]}}"#

    let answer = try decoded(GraphQLCardsDTO.self, #"{"nodes":[\#(node)]}"#)

    #expect(answer.cards.map(\.language) == [nil])
    #expect(answer.cards.map(\.languageFailure) == [.malformed(.nothingUsable)])
  }

  @Test(arguments: ["account", "repositoryOwner", "user", "viewer"])
  func `the languages are found under each name that servers give the account`(name: String) throws {
    let edge = ##"{"size":1,"node":{"name":"Swift","color":"#123456"}}"##
    let owner = #"{"login":"bo-k","repositories":{"nodes":[{"languages":{"edges":[\#(edge)]}}]}}"#

    let answer = try decoded(GraphQLLanguagesDTO.self, #"{"\#(name)":\#(owner)}"#)

    #expect(answer.login == "bo-k")
    #expect(answer.mostUsed == ProgrammingLanguage(name: "Swift", color: RGBColor("#123456")))
  }

  @Test(arguments: [(0, nil), (1, "Swift")] as [(Int, String?)])
  func `a language without a byte of code is not used`(size: Int, language: String?) throws {
    let edge = #"{"size":\#(size),"node":{"name":"Swift"}}"#
    let owner = #"{"repositories":{"nodes":[{"languages":{"edges":[\#(edge)]}}]}}"#

    #expect(try decoded(GraphQLLanguagesDTO.self, #"{"account":\#(owner)}"#).mostUsed?.name == language)
  }

  @Test(
    arguments: [("User", .user), ("Organization", .organisation), ("Bot", .bot), ("Mannequin", nil)]
      as [(String, AccountKind?)]
  )
  func `an account has the kind that GitHub documents, or none`(type: String, kind: AccountKind?) throws {
    #expect(try decoded(AccountDTO.self, #"{"id":1,"login":"a","type":"\#(type)"}"#).kind == kind)
  }

  @Test(arguments: [
    ("a", true), (String(repeating: "a", count: 100), true), ("app[bot]", true), ("é", true), ("", false),
    (".", false), ("..", false), (String(repeating: "a", count: 101), false), ("a/b", false), ("a\\b", false),
    ("a b", false), ("a\u{1B}", false), ("a\u{202E}", false), ("a\u{2028}", false), ("a\u{2029}", false),
    ("a\u{378}", false),
  ])
  func `a login is one visible segment of a path of at most a hundred bytes`(text: String, isValid: Bool) {
    #expect(Login.isValid(text) == isValid)
  }

  @Test func `a color of the service goes before that of the table, which knows names in any letter case`() {
    #expect(LanguageColors.language("Swift", "#123456")?.color == RGBColor("#123456"))
    #expect(LanguageColors.language("SWIFT", nil)?.color == RGBColor("#F05138"))
    #expect(LanguageColors.color(of: "Quux") == nil)
  }

  // MARK: - Contributions

  @Test(
    arguments: [
      ("NONE", 0, ContributionLevel.none), ("FIRST_QUARTILE", 5, .low), ("SECOND_QUARTILE", 5, .medium),
      ("THIRD_QUARTILE", 5, .high), ("FOURTH_QUARTILE", 5, .highest),
    ] as [(String, Int, ContributionLevel)]
  )
  func `each level that GitHub documents is taken over`(
    name: String,
    count: Int,
    level: ContributionLevel
  ) throws {
    let day = #"{"date":"2026-03-01","contributionCount":\#(count),"contributionLevel":"\#(name)"}"#

    #expect(try decoded(DayDTO.self, day).day.level == level)
  }

  @Test func `each number of an answer is that of its kind`() throws {
    let contributions = try decoded(
      ContributionsDTO.self,
      """
      {"contributionCalendar":{"totalContributions":99,"weeks":[]},"totalCommitContributions":1,\
      "totalPullRequestReviewContributions":2,"totalIssueContributions":3,"totalPullRequestContributions":4,\
      "restrictedContributionsCount":5}
      """
    )

    #expect(contributions.total == 99)
    #expect(
      contributions.parts
        == ContributionParts(commits: 1, reviews: 2, issues: 3, pullRequests: 4, restricted: 5)
    )
  }

  @Test func `an account of which no type is told is counted, also with nothing`() throws {
    let (ada, bo) = (CardsSamples.ada.id, CardsSamples.bo.id)
    let node = #"{"databaseId":1001,"contributionsCollection":\#(GitHubPeer.totals(0))}"#
    let sent = try decoded(GraphQLDTO<GraphQLNodesDTO>.self, #"{"data":{"nodes":[\#(node),null]}}"#)

    let counted = try CountedMembers(sent, of: [ada, bo])

    #expect(counted.totals[ada]?.total == 0)
    #expect(!counted.isMissing(ada) && counted.isMissing(bo))
    #expect(counted.failures.isEmpty)
  }

  @Test(
    arguments: [
      ("7", true), ("{}", true), (#"{"__typename":"User","databaseId":"x"}"#, true), ("null", false),
      (#"{"__typename":"Organization"}"#, false), (#"{"__typename":"Mannequin"}"#, false),
    ]
  )
  func `an account that is missing may be in a node that cannot be read`(
    node: String,
    mayBeThere: Bool
  ) throws {
    let (ada, bo) = (CardsSamples.ada.id, CardsSamples.bo.id)
    let known = #"{"databaseId":1001,"contributionsCollection":\#(GitHubPeer.totals(7))}"#
    let sent = try decoded(
      GraphQLDTO<GraphQLNodesDTO>.self,
      #"{"data":{"nodes":[\#(known),\#(node)]}}"#
    )

    let counted = try CountedMembers(sent, of: [ada, bo])

    #expect(counted.totals[ada]?.total == 7)
    #expect(counted.failures[ada] == nil)
    #expect(counted.failures[bo] == (mayBeThere ? ServiceError.malformed(.nothingUsable) : nil))
  }

  @Test(arguments: [(120, 1, 120), (121, 1, 120), (1, 1000, 1000), (1, 1001, 1000)])
  func `a calendar has at most 120 weeks, and a week a thousand days`(weeks: Int, days: Int, read: Int) throws
  {
    let day = #"{"date":"2026-03-01","contributionCount":1}"#
    let week =
      #"{"contributionDays":[\#(Array(repeating: day, count: days).joined(separator: ","))]}"#
    let list = Array(repeating: week, count: weeks).joined(separator: ",")

    let contributions = try decoded(
      ContributionsDTO.self,
      #"{"contributionCalendar":{"weeks":[\#(list)]}}"#
    )

    #expect(contributions.days.count == read)
  }
}

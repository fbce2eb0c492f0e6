import Foundation
import Testing

@testable import Sandbox

@Suite struct GraphQLContributionsTests {
  private static let counts = """
    totalCommitContributions totalIssueContributions totalPullRequestContributions \
    totalPullRequestReviewContributions restrictedContributionsCount
    """
  private static let calendar = """
    contributionCalendar{totalContributions weeks{contributionDays\
    {date contributionCount contributionLevel weekday}}}
    """
  private static let tooLong = "The total time spanned by 'from' and 'to' must not exceed 1 year"

  private func collection(
    _ fields: String,
    from: String?,
    to: String?,
    login: String = "robin-marsh",
    now: Date = GraphQLProbe.now
  ) throws -> String {
    let bounds = [from.map { #"from:"\#($0)""# }, to.map { #"to:"\#($0)""# }].compactMap(\.self)
    let arguments = bounds.isEmpty ? "" : "(\(bounds.joined(separator: " ")))"
    let query = "{user(login:\"\(login)\"){c:contributionsCollection\(arguments){\(fields)}}}"
    return try GraphQLProbe.answer(query, now: now)
  }

  @Test(
    arguments: [
      (
        "robin-marsh",
        #"""
        {"data":{"user":{"c":{"contributionCalendar":{"totalContributions":36,\#
        "weeks":[{"contributionDays":[{"date":"2025-11-21","contributionCount":0,\#
        "contributionLevel":"NONE","weekday":5},{"date":"2025-11-22","contributionCount":0,\#
        "contributionLevel":"NONE","weekday":6}]},{"contributionDays":[{"date":"2025-11-23",\#
        "contributionCount":4,"contributionLevel":"FIRST_QUARTILE","weekday":0},\#
        {"date":"2025-11-24","contributionCount":9,"contributionLevel":"FOURTH_QUARTILE",\#
        "weekday":1},{"date":"2025-11-25","contributionCount":7,\#
        "contributionLevel":"THIRD_QUARTILE","weekday":2},{"date":"2025-11-26",\#
        "contributionCount":8,"contributionLevel":"THIRD_QUARTILE","weekday":3},\#
        {"date":"2025-11-27","contributionCount":4,"contributionLevel":"FIRST_QUARTILE",\#
        "weekday":4},{"date":"2025-11-28","contributionCount":4,\#
        "contributionLevel":"FIRST_QUARTILE","weekday":5},{"date":"2025-11-29",\#
        "contributionCount":0,"contributionLevel":"NONE","weekday":6}]},\#
        {"contributionDays":[{"date":"2025-11-30","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":0},{"date":"2025-12-01","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":1},{"date":"2025-12-02","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":2}]}]}}}}}
        """#
      ),
      (
        "hana-mori",
        #"""
        {"data":{"user":{"c":{"contributionCalendar":{"totalContributions":10,\#
        "weeks":[{"contributionDays":[{"date":"2025-11-21","contributionCount":5,\#
        "contributionLevel":"THIRD_QUARTILE","weekday":5},{"date":"2025-11-22",\#
        "contributionCount":0,"contributionLevel":"NONE","weekday":6}]},\#
        {"contributionDays":[{"date":"2025-11-23","contributionCount":1,\#
        "contributionLevel":"FIRST_QUARTILE","weekday":0},{"date":"2025-11-24",\#
        "contributionCount":4,"contributionLevel":"SECOND_QUARTILE","weekday":1},\#
        {"date":"2025-11-25","contributionCount":0,"contributionLevel":"NONE","weekday":2},\#
        {"date":"2025-11-26","contributionCount":0,"contributionLevel":"NONE","weekday":3},\#
        {"date":"2025-11-27","contributionCount":0,"contributionLevel":"NONE","weekday":4},\#
        {"date":"2025-11-28","contributionCount":0,"contributionLevel":"NONE","weekday":5},\#
        {"date":"2025-11-29","contributionCount":0,"contributionLevel":"NONE","weekday":6}]},\#
        {"contributionDays":[{"date":"2025-11-30","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":0},{"date":"2025-12-01","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":1},{"date":"2025-12-02","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":2}]}]}}}}}
        """#
      ),
      (
        "TobiAdeyemi",
        #"""
        {"data":{"user":{"c":{"contributionCalendar":{"totalContributions":31,\#
        "weeks":[{"contributionDays":[{"date":"2025-11-21","contributionCount":21,\#
        "contributionLevel":"FOURTH_QUARTILE","weekday":5},{"date":"2025-11-22",\#
        "contributionCount":0,"contributionLevel":"NONE","weekday":6}]},\#
        {"contributionDays":[{"date":"2025-11-23","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":0},{"date":"2025-11-24","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":1},{"date":"2025-11-25","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":2},{"date":"2025-11-26","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":3},{"date":"2025-11-27","contributionCount":0,"contributionLevel":"NONE",\#
        "weekday":4},{"date":"2025-11-28","contributionCount":2,\#
        "contributionLevel":"FIRST_QUARTILE","weekday":5},{"date":"2025-11-29",\#
        "contributionCount":0,"contributionLevel":"NONE","weekday":6}]},\#
        {"contributionDays":[{"date":"2025-11-30","contributionCount":2,\#
        "contributionLevel":"FIRST_QUARTILE","weekday":0},{"date":"2025-12-01",\#
        "contributionCount":6,"contributionLevel":"THIRD_QUARTILE","weekday":1},\#
        {"date":"2025-12-02","contributionCount":0,"contributionLevel":"NONE","weekday":2}]}]}}}}}
        """#
      ),
    ] as [(String, String)]
  )
  func `the days of a calendar have their counts and levels, in weeks from Sunday`(
    login: String,
    json: String
  ) throws {
    let answer = try collection(Self.calendar, from: "2025-11-21", to: "2025-12-02T23:59:59Z", login: login)

    #expect(answer == json)
  }

  @Test(
    arguments: [
      (
        "robin-marsh",
        #"""
        {"data":{"user":{"c":{"totalCommitContributions":829,"totalIssueContributions":131,\#
        "totalPullRequestContributions":217,"totalPullRequestReviewContributions":212,\#
        "restrictedContributionsCount":104}}}}
        """#
      ),
      (
        "hana-mori",
        #"""
        {"data":{"user":{"c":{"totalCommitContributions":532,"totalIssueContributions":75,\#
        "totalPullRequestContributions":112,"totalPullRequestReviewContributions":187,\#
        "restrictedContributionsCount":52}}}}
        """#
      ),
      (
        "TobiAdeyemi",
        #"""
        {"data":{"user":{"c":{"totalCommitContributions":378,"totalIssueContributions":60,\#
        "totalPullRequestContributions":114,"totalPullRequestReviewContributions":155,\#
        "restrictedContributionsCount":32}}}}
        """#
      ),
    ] as [(String, String)]
  )
  func `the contributions of a year are told by kind`(login: String, json: String) throws {
    #expect(try collection(Self.counts, from: nil, to: nil, login: login) == json)
  }

  @Test(
    arguments: [
      (nil, nil, "2024-12-02", "2025-12-01"), (nil, "2025-03-31", "2024-04-01", "2025-03-31"),
      ("2025-11-30", nil, "2025-11-30", "2025-12-01"),
      ("2025-11-30", "2025-11-30", "2025-11-30", "2025-11-30"),
      ("2024-11-30", "2025-12-01", "2024-11-30", "2025-12-01"),
      ("yesterday", "tomorrow", "2024-12-02", "2025-12-01"),
    ] as [(String?, String?, String, String)]
  )
  func `a period is the year up to today unless it says otherwise`(
    from: String?,
    to: String?,
    first: String,
    last: String
  ) throws {
    let fields = "contributionCalendar{weeks{contributionDays{date}}}"

    let answer = try collection(fields, from: from, to: to)

    let dates = answer.matches(of: /"date":"([0-9-]+)"/).map { String($0.1) }
    #expect(dates.first == first)
    #expect(dates.last == last)
  }

  @Test(
    arguments: [("2025-12-02", "2025-12-01"), ("2024-11-29", "2025-12-01"), ("2020-01-01", "2025-12-01")]
  )
  func `a period of more than 367 days, or with its end first, is null with an error`(
    from: String,
    to: String
  ) throws {
    let error = #"{"type":"VALIDATION","path":["user","c"],"message":"\#(Self.tooLong)"}"#

    let answer = try collection("totalCommitContributions", from: from, to: to)

    #expect(answer == #"{"data":{"user":{"c":null}},"errors":[\#(error)]}"#)
  }

  @Test func `an account with too much to count is asked for half a year at most`() throws {
    let account = AccountCatalogue.all.account(at: 13)
    #expect(account.kind == .user)
    let most = try collection(
      "totalCommitContributions",
      from: "2025-01-01",
      to: "2025-07-09",
      login: account.login
    )
    #expect(!most.contains("errors"))

    let more = try collection(
      "totalCommitContributions",
      from: "2025-01-01",
      to: "2025-07-10",
      login: account.login
    )

    let message = "Resource limits for this query exceeded."
    let error = #"{"type":"RESOURCE_LIMITS_EXCEEDED","path":["user","c"],"message":"\#(message)"}"#
    #expect(more == #"{"data":{"user":{"c":null}},"errors":[\#(error)]}"#)
  }

  @Test func `an error names the place among nodes`() throws {
    let account = AccountCatalogue.all.account(at: 13)
    let id = AccountDocument(account: account).nodeID
    let query = "{n:nodes(ids:$ids){contributionsCollection{totalCommitContributions}}}"

    let answer = try GraphQLProbe.answer(query, #"{"ids":["MDQ6VXNlcjY=","\#(id)"]}"#)

    #expect(answer.contains(#""path":["n","1","contributionsCollection"]"#))
    #expect(answer.contains(#"{"contributionsCollection":null}]}"#))
  }

  @Test func `an account that never contributes has nothing of each kind`() throws {
    let account = try #require(AccountCatalogue.all.account(id: 81))

    let answer = try collection(Self.counts, from: nil, to: nil, login: account.login)

    #expect(
      answer == #"""
        {"data":{"user":{"c":{"totalCommitContributions":0,"totalIssueContributions":0,\#
        "totalPullRequestContributions":0,"totalPullRequestReviewContributions":0,\#
        "restrictedContributionsCount":0}}}}
        """#
    )
  }
}

import CardsDomain
import CardsFakes
import DomainKernel
import Testing

@testable import CardsData

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What is usable of GitHub's answer about a year, and what is left out.
@Suite(.timeLimit(.minutes(5))) struct GitHubYearAnswerTests {
  @Test func `errors beside data leave what is usable`() async throws {
    let peer = try CardsPeer(.gitHub)
    let answer = GitHubPeer.calendar(1001, "ada-larsson", viewer: "ada-larsson", CardsPeer.year, 1)
    peer.gitHub.change {
      $0.scripts = [
        ("weeks", answer.dropLast() + #","errors":[{"type":"SERVICE_UNAVAILABLE","path":["viewer"]}]}"#)
      ]
    }
    #expect(try await statistics(peer).total == 365)
  }

  @Test(arguments: [
    (#"{"data":{"account":null},"errors":[{"type":"NOT_FOUND"}]}"#, ServiceError.notFound),
    (#"{"data":{"account":null}}"#, .notFound),
    (#"{"data":null,"errors":[{"type":"OOPS"}]}"#, .unavailable),
    (#"{"data":null,"errors":[{"message":"Oops"}]}"#, .serverError(status: nil, message: "Oops")),
    (#"{"data":null,"errors":[]}"#, .malformed(.nothingUsable)),
    (#"{"data":null,"errors":[{"message":"Oops"},{"type":"NOT_FOUND"}]}"#, .notFound),
    (
      #"{"data":{"viewer":{"login":"a"},"account":null},"errors":[{"type":"FORBIDDEN","message":"No right"}]}"#,
      .rejected(code: "FORBIDDEN", message: "No right")
    ),
    (
      #"{"data":{"account":{"databaseId":1001,"contributionsCollection":null}},"errors":[{"message":"Busy"}]}"#,
      .serverError(status: nil, message: "Busy")
    ),
    (
      #"{"data":{"account":{"__typename":"Bot","databaseId":1001}},"errors":[{"message":"Busy"}]}"#,
      .notFound
    ),
    (
      #"{"errors":[{"type":"INSUFFICIENT_SCOPES","message":"No scope"}]}"#,
      .rejected(code: "INSUFFICIENT_SCOPES", message: "No scope")
    ),
    (
      #"{"errors":[{"type":"RATE_LIMITED","message":"API rate limit exceeded for 198.51.100.7"}]}"#,
      .rateLimited(until: nil)
    ),
    (#"{"data":{"viewer":{"login":"a"},"user":null}}"#, .notFound),
    (#"{"data":{"account":{"__typename":"Organization","databaseId":1001}}}"#, .notFound),
    (#"{"data":{"viewer":{"login":"a"}}}"#, .malformed(.nothingUsable)),
    (#"{"data":{"account":7}}"#, .malformed(.nothingUsable)),
    (
      #"{"data":{"account":{"databaseId":null,"login":"x","contributionsCollection":{}}}}"#,
      .malformed(.nothingUsable)
    ),
    (
      #"{"data":{"account":{"databaseId":1001,"login":"x","contributionsCollection":null}}}"#,
      .malformed(.nothingUsable)
    ),
    (
      #"{"data":{"account":{"databaseId":1001,"login":"x"}},"errors":[{"type":"NOT_FOUND"}]}"#,
      .malformed(.nothingUsable)
    ),
    (
      #"{"data":{"account":{"databaseId":1001,"contributionsCollection":{"contributionCalendar":{"weeks":[]}}}}}"#,
      .malformed(.nothingUsable)
    ),
  ])
  func `an answer without contributions says why`(answer: String, error: ServiceError) async throws {
    let peer = try CardsPeer(.gitHub)
    peer.gitHub.change { $0.scripts = [("weeks", answer)] }
    await #expect(throws: ContributionsError.service(error)) { try await statistics(peer) }
  }

  @Test(arguments: [1, 2, 3, 53])
  func `days that are sent twice take the place of no other, however many are in a week`(
    weeks: Int
  ) async throws {
    let peer = try CardsPeer(.gitHub)
    let days = (0..<CardsPeer.year.count).flatMap { place in
      let day = #"{"date":"\#(CardsPeer.year.first.advanced(by: place))","contributionCount":1}"#
      return place % 10 == 0 ? [day, day] : [day]
    }
    let size = (days.count + weeks - 1) / weeks
    let sent = stride(from: 0, to: days.count, by: size).map { start in
      #"{"contributionDays":[\#(days[start..<min(start + size, days.count)].joined(separator: ","))]}"#
    }
    peer.gitHub.change {
      $0.scripts = [
        (
          "weeks",
          """
          {"data":{"account":{"databaseId":1001,"contributionsCollection":\
          {"contributionCalendar":{"weeks":[\(sent.joined(separator: ","))]}}}}}
          """
        )
      ]
    }

    let calendar = try await statistics(peer).calendar

    #expect(calendar.days.count == CardsPeer.year.count)
    #expect(calendar.total == CardsPeer.year.count)
  }

  @Test func `a right that is missing for one part leaves the others`() async throws {
    let peer = try CardsPeer(.gitHub)
    let answer = GitHubPeer.calendar(1001, "ada-larsson", viewer: "ada-larsson", CardsPeer.year, 1)
    peer.gitHub.change {
      $0.scripts = [("weeks", answer.dropLast() + #","errors":[{"type":"FORBIDDEN","path":["viewer"]}]}"#)]
    }
    #expect(try await statistics(peer).total == 365)
  }

  @Test func `a day with more contributions than anybody can have made leaves it and the total unknown`()
    async throws
  {
    let peer = try CardsPeer(.gitHub)
    let days = [
      #"{"date":"2026-02-27","contributionCount":687}"#,
      #"{"date":"2026-02-28","contributionCount":1099511627776}"#,
    ]
    let weeks = #"{"contributionDays":[\#(days.joined(separator: ","))]}"#
    let calendar = #"{"contributionCalendar":{"totalContributions":-1,"weeks":[\#(weeks)]}}"#
    let account = #"{"databaseId":1001,"contributionsCollection":\#(calendar)}"#
    peer.gitHub.change { $0.scripts = [("weeks", #"{"data":{"account":\#(account)}}"#)] }

    let statistics = try await statistics(peer)

    #expect(statistics.calendar == CardsSamples.calendar(from: "2026-02-27", [687]))
    #expect(statistics.total == nil)
    #expect(statistics.unreadableCount == 1)
  }

  @Test func `hostile days are left out and counted`() async throws {
    let peer = try CardsPeer(.gitHub)
    let days = [
      #"{"date":"2026-02-28","contributionCount":5}"#, #"{"date":"2026-02-28","contributionCount":5}"#,
      #"{"date":"2026-02-30","contributionCount":5}"#, #"{"date":"9999-12-31","contributionCount":5}"#,
      #"{"date":"2026-03-01","contributionCount":-5}"#, "null",
      #"{"date":"2026-02-27","contributionCount":"2"}"#,
    ]
    let weeks = #"{"contributionDays":[\#(days.joined(separator: ","))]}"#
    peer.gitHub.change {
      $0.scripts = [
        (
          "weeks",
          """
          {"data":{"viewer":{"login":"a\\u001b[2J"},"account":{"databaseId":1001,"contributionsCollection":\
          {"contributionCalendar":{"weeks":[null,\(weeks)]},"totalCommitContributions":-3}}}}
          """
        )
      ]
    }
    let statistics = try await statistics(peer)
    #expect(statistics.calendar == CardsSamples.calendar(from: "2026-02-27", [2, 5]))
    #expect(statistics.total == nil)
    // A week, and three days; the day that is far away can be read.
    #expect(statistics.unreadableCount == 4)
    #expect(statistics.parts == ContributionParts())
    #expect(statistics.viewer == nil)
  }

  @Test(arguments: [
    ("", 0), (#"{"contributionDays":null}"#, 1), ("{}", 1), (#"{"contributionDays":[]}"#, 0), ("null", 1),
  ])
  func `a week without a list of days counts as unreadable`(week: String, count: Int) async throws {
    let days = [
      #"{"date":"2026-02-27","contributionCount":2}"#, #"{"date":"2026-02-28","contributionCount":5}"#,
    ]
    let statistics = try await year(ofWeeks: [Self.week(days), week])

    #expect(statistics.calendar == CardsSamples.calendar(from: "2026-02-27", [2, 5]))
    #expect(statistics.unreadableCount == count)
    #expect(statistics.total == (count == 0 ? 7 : nil))
  }

  @Test(arguments: [
    ("2026-02-22", 1, 0), ("2026-02-23", 1, 1), ("2026-02-28", 1, 6), ("2026-02-23", 0, 1),
  ])
  func `days that are missing between others make a calendar incomplete`(
    next: String,
    count: Int,
    missing: Int
  ) async throws {
    let first = Self.week([#"{"date":"2026-02-21","contributionCount":1}"#])
    let second = Self.week([#"{"date":"\#(next)","contributionCount":\#(count)}"#])

    for between in ["", #"{"contributionDays":[]}"#] {
      let statistics = try await year(ofWeeks: [first, between, second])

      #expect(statistics.calendar.days.count == 2)
      #expect(statistics.unreadableCount == missing)
      #expect(statistics.total == (missing == 0 ? 1 + count : nil))
    }
  }

  private static func week(_ days: [String]) -> String {
    #"{"contributionDays":[\#(days.joined(separator: ","))]}"#
  }

  /// The contributions of an answer with these weeks; a blank one is not sent.
  private func year(ofWeeks weeks: [String]) async throws -> ContributionStatistics {
    let peer = try CardsPeer(.gitHub)
    let sent = weeks.filter { !$0.isEmpty }.joined(separator: ",")
    let account =
      #"{"databaseId":1001,"contributionsCollection":{"contributionCalendar":{"weeks":[\#(sent)]}}}"#
    peer.gitHub.change { $0.scripts = [("weeks", #"{"data":{"account":\#(account)}}"#)] }
    return try await statistics(peer)
  }

  @Test func `a level of GitHub is taken over, and one that it does not document is not`() async throws {
    let peer = try CardsPeer(.gitHub)
    let days = [
      ("2026-02-27", 1, "FOURTH_QUARTILE"), ("2026-02-28", 9, "FIRST_QUARTILE"), ("2026-03-01", 5, "X"),
    ]
    .map { #"{"date":"\#($0)","contributionCount":\#($1),"contributionLevel":"\#($2)"}"# }
    peer.gitHub.change {
      $0.scripts = [
        (
          "weeks",
          """
          {"data":{"viewer":{"login":"ada-larsson","databaseId":1001,"contributionsCollection":\
          {"contributionCalendar":{"weeks":[{"contributionDays":[\(days.joined(separator: ","))]}]}}}}}
          """
        )
      ]
    }
    // The peer does not know aliases either.
    #expect(try await statistics(peer).calendar.levels == [.highest, .low, .medium])
    #expect(peer.gitHub.queries.allSatisfy { $0.contains("contributionLevel") })
  }
}

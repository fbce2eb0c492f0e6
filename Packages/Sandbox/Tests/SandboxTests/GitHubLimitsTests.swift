import ClockFakes
import Foundation
import NetworkingKit
import Testing

@testable import Sandbox

@Suite struct GitHubLimitsTests {
  private let probe = GitHubProbe()
  private let token = GitHubToken.personal(for: "robin-marsh")?.text
  private let start = 1_764_547_200

  private func quota(_ answer: HTTPResponse) -> [String?] {
    ["limit", "remaining", "used", "reset"].map { answer.fields[HTTPField.Name("x-ratelimit-\($0)")] }
  }

  @Test func `a quota counts down from sixty, and says when it begins again`() async throws {
    let first = try await probe.get("/users")
    #expect(quota(first) == ["60", "59", "1", "\(start + 3_600)"])
    #expect(first.fields["x-ratelimit-resource"] == "core")
    probe.clock.advance(by: 90)
    #expect(quota(try await probe.get("/users/aster")) == ["60", "58", "2", "\(start + 3_600)"])
  }

  @Test func `errors and redirects count too`() async throws {
    let paths = ["/nothing", "/users/no-such-login", "/user", "/users/rmarsh"]
    for (count, path) in paths.enumerated() {
      #expect(quota(try await probe.get(path))[1] == String(59 - count), "\(path)")
    }
    let answer = try await probe.get("/users", token: "ghp_wrong")
    #expect(quota(answer) == ["60", "55", "5", "\(start + 3_600)"])
    #expect(quota(try await probe.get("/rate_limit", token: "ghp_wrong"))[1] == "54")
  }

  @Test func `the sixtieth request is answered, the sixty-first is not`() async throws {
    for _ in 1...59 { _ = try await probe.get("/users?per_page=1") }
    let sixtieth = try await probe.get("/users?per_page=1")
    #expect(sixtieth.status == .ok)
    #expect(quota(sixtieth)[1] == "0")
    for _ in 1...2 {
      let refused = try await probe.get("/users?per_page=1")
      #expect(refused.status == .forbidden)
      #expect(quota(refused) == ["60", "0", "60", "\(start + 3_600)"])
      #expect(refused.fields[.retryAfter] == nil)
      #expect(refused.fields[.etag] == nil)
      let message = try #require(try GitHubProbe.object(refused)["message"] as? String)
      #expect(message.hasPrefix("API rate limit exceeded for 198.51.100.23."))
    }
  }

  @Test func `a spent hour is over when its last second has passed`() async throws {
    let probe = GitHubProbe(limits: GitHubLimits(anonymousRequests: 1))
    _ = try await probe.get("/users")
    probe.clock.advance(by: 3_599)
    #expect(try await probe.get("/users").status == .forbidden)
    probe.clock.advance(by: 1)
    let answer = try await probe.get("/users")
    #expect(answer.status == .ok)
    #expect(quota(answer) == ["1", "0", "1", "\(start + 7_200)"])
  }

  @Test func `each account has a quota of its own, shared by its tokens`() async throws {
    let other = try #require(GitHubToken.personal(for: "aster")).text
    let second = try #require(GitHubToken.fineGrained(for: "robin-marsh")).text
    _ = try await probe.get("/users")
    #expect(quota(try await probe.get("/users", token: token)) == ["5000", "4999", "1", "\(start + 3_600)"])
    #expect(quota(try await probe.get("/users", token: second))[1] == "4998")
    #expect(quota(try await probe.get("/users", token: other))[1] == "4999")
    #expect(quota(try await probe.get("/users"))[1] == "58")
  }

  @Test func `the message about a spent quota of an account names the account, not an address`() async throws
  {
    let probe = GitHubProbe(limits: GitHubLimits(authenticatedRequests: 1))
    _ = try await probe.get("/user", token: token)
    let refused = try await probe.get("/user", token: token)
    #expect(refused.status == .forbidden)
    let message = try #require(try GitHubProbe.object(refused)["message"] as? String)
    #expect(message.hasPrefix("API rate limit exceeded for user ID 6."))
  }

  @Test func `304 costs nothing with a token, and a request without one`() async throws {
    let own = try await probe.get("/users", token: token)
    let foreign = try await probe.get("/users")
    let tags = try [own, foreign].map { try #require($0.fields[.etag]) }
    let free = try await probe.get("/users", token: token, fields: [.ifNoneMatch: tags[0]])
    #expect(free.status == .notModified)
    #expect(quota(free)[1] == "4999")
    let paid = try await probe.get("/users", fields: [.ifNoneMatch: tags[1]])
    #expect(paid.status == .notModified)
    #expect(quota(paid)[1] == "58")
  }

  @Test func `asking for the quota costs nothing and works without any left`() async throws {
    let probe = GitHubProbe(limits: GitHubLimits(anonymousRequests: 1))
    _ = try await probe.get("/users")
    let answer = try await probe.get("/rate_limit")
    #expect(answer.status == .ok)
    #expect(quota(answer) == ["1", "0", "1", "\(start + 3_600)"])
    let rate = try #require(try GitHubProbe.object(answer)["rate"] as? [String: Int])
    #expect(rate == ["limit": 1, "used": 1, "remaining": 0, "reset": start + 3_600])
  }

  @Test func `nine hundred requests a minute are answered, one more meets the secondary limit`() async throws
  {
    for _ in 1...900 {
      #expect(try await probe.get("/user/6", token: token, method: .head).status == .ok)
    }
    let refused = try await probe.get("/user/6", token: token)
    #expect(refused.status == .tooManyRequests)
    #expect(quota(refused)[1] == "4100")
    probe.clock.advance(by: 59)
    #expect(try await probe.get("/user/6", token: token).status == .forbidden)
    probe.clock.advance(by: 1)
    #expect(try await probe.get("/user/6", token: token).status == .ok)
  }

  @Test func `the secondary limit announces the waiting time in three ways, in turn`() async throws {
    let probe = GitHubProbe(limits: GitHubLimits(pointsPerMinute: 1))
    _ = try await probe.get("/users")
    probe.clock.advance(by: 18)
    var answers: [HTTPResponse] = []
    for _ in 1...4 { answers.append(try await probe.get("/users")) }
    #expect(answers.map(\.status.rawValue) == [429, 403, 403, 429])
    #expect(
      answers.map { $0.fields[.retryAfter] } == ["42", "Mon, 01 Dec 2025 00:01:00 GMT", nil, "42"]
    )
    for answer in answers {
      let message = try #require(try GitHubProbe.object(answer)["message"] as? String)
      #expect(message.contains("secondary rate limit"))
      #expect(quota(answer)[1] == "59")
    }
  }

  @Test func `a request that could change something costs five points`() async throws {
    let probe = GitHubProbe(limits: GitHubLimits(pointsPerMinute: 9))
    #expect(try await probe.get("/users", method: .post).status == .notFound)
    #expect(try await probe.get("/users", method: .post).status == .tooManyRequests)
    #expect(try await probe.get("/users").status == .ok)
  }

  @Test func `a query of GraphQL costs one point, although it is posted`() async throws {
    let probe = GitHubProbe(limits: GitHubLimits(pointsPerMinute: 2))
    var statuses: [Int] = []
    for _ in 1...3 {
      statuses.append(try await probe.get("/graphql", token: token, method: .post).status.rawValue)
    }

    #expect(statuses == [400, 400, 429])
  }

  @Test func `points are counted again when their minute is over, and not before`() async throws {
    let probe = GitHubProbe(limits: GitHubLimits(pointsPerMinute: 1))
    var statuses: [Int] = []
    for seconds in [0, 59.75, 0.25, 0] {
      probe.clock.advance(by: seconds)
      statuses.append(try await probe.get("/users").status.rawValue)
    }

    #expect(statuses == [200, 429, 200, 403])
  }

  @Test func `what is given back more than once is given back once`() {
    let quota = RequestQuota(limits: .documented)
    let now = Date(timeIntervalSince1970: 0)
    quota.refund(.anonymous)
    _ = quota.admit(.anonymous, points: 1, now: now)

    quota.refund(.anonymous)
    quota.refund(.anonymous)

    #expect(quota.state(of: .anonymous, now: now).used == 0)
    #expect(quota.state(of: .anonymous, now: now).remaining == 60)
  }

  @Test func `without a choice the limits are those that GitHub documents`() {
    let limits = GitHubLimits()

    #expect(limits == .documented)
    #expect(limits.anonymousRequests == 60)
    #expect(limits.authenticatedRequests == 5_000)
    #expect(limits.pointsPerMinute == 900)
  }

  @Test func `every answer has the media type of the service`() async throws {
    for path in ["/users", "/nothing", "/rate_limit"] {
      let answer = try await probe.get(path)
      #expect(answer.fields["X-GitHub-Media-Type"] == "github.v3; format=json")
    }
  }
}
